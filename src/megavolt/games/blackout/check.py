"""The invariants of a state: what must hold at every moment of every game.

Networks and scores are worked out here once more, cell by cell and without masks, so that the
engine's fast versions have something plain to be compared with.
"""

from megavolt.games.blackout import scoring
from megavolt.games.blackout.geometry import (
    BIT,
    CELLS,
    KIND_OF,
    KINDS,
    QUAD,
    STRAIGHT,
    TILE_AT,
    TILES,
    WIDTH,
    E,
    N,
    S,
    W,
)
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import DISCARD, HANDS, NO_CONTRACT, OVER, TURN, State
from megavolt.games.blackout.wiring import Wiring

STEPS = (N, E, S, W)
OPPOSITE = {N: S, E: W, S: N, W: E}


def broken(r: Rules, s: State) -> list[str]:
    """The invariants that do not hold, in words."""
    return [
        *_pieces(r, s.wiring),
        *_marks(r, s.wiring),
        *_cards(r, s),
        *_flow(r, s),
        *_networks(r, s),
        *_scores(r, s),
    ]


def _pieces(r: Rules, w: Wiring) -> list[str]:
    problems = []
    lying = sum(BIT[cell] for cell in range(CELLS) if w.exits[cell])
    if sum(w.own) != lying or any(w.exits[c] and KIND_OF[w.exits[c]] < 0 for c in range(CELLS)):
        problems.append("a piece has no owner, several, or no known shape")
    if w.free != w.board.open & ~lying or lying & ~w.board.open:
        problems.append("pieces lie where no piece may lie")
    for seat, own in enumerate(w.own):
        if own & ~w.board.layable[seat]:
            problems.append(f"seat {seat} has a piece in an entry cell of another")
        for kind in range(KINDS):
            count = sum(1 for c in range(CELLS) if own & BIT[c] and KIND_OF[w.exits[c]] == kind)
            left = w.supply[seat * KINDS + kind]
            if left < 0 or left + count != r.piece_supply[kind]:
                problems.append(f"seat {seat}: {left} and {count} {r.piece_ids[kind]}")
    for kind, mask in ((STRAIGHT, w.straights), (QUAD, w.quads)):
        if mask != sum(BIT[c] for c in range(CELLS) if KIND_OF[w.exits[c]] == kind and w.exits[c]):
            problems.append(f"the mask of {r.piece_ids[kind]} is wrong")
    return problems


def _marks(r: Rules, w: Wiring) -> list[str]:
    problems = []
    if w.faulted & ~w.straights or w.insulated & ~w.straights:
        problems.append("a piece that is no straight is faulted or insulated")
    if w.faulted & w.insulated or w.faulted & w.carrying:
        problems.append("a piece is faulted that cannot be")
    if w.carrying != sum(w.transformers) or w.carrying & ~w.board.sites:
        problems.append("transformers stand off their sites, or two on one")
    for seat, mine in enumerate(w.transformers):
        if mine & ~w.own[seat] or mine.bit_count() > r.transformers:
            problems.append(f"seat {seat} has transformers on others' pieces, or too many")
    return problems


def _cards(r: Rules, s: State) -> list[str]:
    problems = []
    cards = [*s.deck, *s.discard, *(card for hand in s.hands for card in hand)]
    if s.task is not None and s.task.is_resource:
        cards.append(s.task.card)
    if sorted(cards) != r.resource_cards():
        problems.append("resource cards are not each in one place")
    contracts = [*s.contracts, *(c for done in s.completed for c in done)]
    contracts += [c for c in s.contract if c != NO_CONTRACT]
    if sorted(contracts) != r.contract_cards():
        problems.append("contracts are not each in one place")
    if len(s.under) > len(s.contracts):
        problems.append("more contracts were put under the deck than it has")
    special = [r.separator, r.mixed_in]
    if sorted([*s.breakdown, *s.aside]) != sorted([*r.breakdown_cards(), *special]):
        problems.append("breakdown cards are not each in one place")
    return problems


def _flow(r: Rules, s: State) -> list[str]:
    problems = []
    if min(s.points, s.per_turn, s.owed, s.spare, *s.unspent) < 0:
        problems.append("tension points or cards owed are negative")
    if not 1 <= s.round <= r.rounds:
        problems.append(f"round {s.round}")
    if (s.owed > 0) != (s.pending == DISCARD):
        problems.append("cards are owed and not asked for, or the other way round")
    if (s.actor < 0) != (s.phase == OVER):
        problems.append("nobody is to move, or somebody in a game that is over")
    if s.phase == TURN and s.revealed != s.round - 1:
        problems.append(f"{s.revealed} breakdown cards revealed in round {s.round}")
    if not hands_filled(r, s):
        problems.append("a hand does not have its size at the end of a round")
    return problems


def hands_filled(r: Rules, s: State) -> bool:
    """BLK-ROUND-09: after the hands of the last round, each has its size if there were cards."""
    short = len(s.deck) + len(s.discard) == 0
    return s.phase <= HANDS or short or all(len(hand) == r.hand_size for hand in s.hands)


# ---- the plain ways


def flood(w: Wiring, seat: int) -> set[int]:
    """BLK-NET-01, cell by cell."""
    barred = {c for c in range(CELLS) if w.carrying >> c & 1 and not w.transformers[seat] >> c & 1}
    works = {c for c in range(CELLS) if w.exits[c] and not w.faulted >> c & 1} - barred
    entries = [c for c in works if w.board.entry[seat] >> c & 1]
    todo = [c for c in entries if w.exits[c] & w.board.side[seat]]
    reached = set(todo)
    while todo:
        cell = todo.pop()
        for side in STEPS:
            other = neighbour(cell, side)
            if other not in works or other in reached:
                continue
            if w.exits[cell] & side and w.exits[other] & OPPOSITE[side]:
                reached.add(other)
                todo.append(other)
    return reached


def neighbour(cell: int, side: int) -> int:
    """The cell next to another one, -1 off the board."""
    row, col = divmod(cell, WIDTH)
    row += {N: -1, S: 1}.get(side, 0)
    col += {W: -1, E: 1}.get(side, 0)
    return row * WIDTH + col if 0 <= row < WIDTH and 0 <= col < WIDTH else -1


def _networks(r: Rules, s: State) -> list[str]:
    problems = []
    for seat in range(r.players):
        if s.wiring.live[seat] != sum(BIT[cell] for cell in flood(s.wiring, seat)):
            problems.append(f"the network of seat {seat} is not what a flood finds")
    return problems


def recount(r: Rules, s: State, seat: int) -> int:
    """The points of a player so far, cell by cell (BLK-SCORE-01, BLK-SCORE-02, BLK-SCORE-03,
    BLK-SCORE-04, BLK-SCORE-05, BLK-SCORE-06).
    """
    w = s.wiring
    worth = {structure.symbol: structure.points for structure in r.content.structures}
    points = 0
    for cell in flood(w, seat):
        if w.own[seat] >> cell & 1:
            around = [neighbour(cell, side) for side in STEPS if w.exits[cell] & side]
            points += sum(worth.get(w.board.terrain[other], 0) for other in around if other >= 0)
    for tile in range(TILES):
        standing = [c for c in range(CELLS) if w.carrying >> c & 1 and TILE_AT[c] == tile]
        for cell in standing:
            if w.transformers[seat] >> cell & 1:
                points += w.board.zone_points[tile] // len(standing)
    return points + sum(r.contract_points[c] for c in s.completed[seat])


def _is_tallied(w: Wiring, seat: int) -> bool:
    """Is what is kept of a player's connections still true?"""
    kept, mine = w.tally(seat), w.connected(seat)
    structures = [(mine & cells).bit_count() for cells in w.board.structure]
    return kept.structures == structures and sum(kept.connections) == w.connections(seat)


def _scores(r: Rules, s: State) -> list[str]:
    problems = []
    for seat in range(r.players):
        if scoring.count(r, s, seat) != recount(r, s, seat):
            problems.append(f"the points of seat {seat} do not match a recount")
        if not _is_tallied(s.wiring, seat):
            problems.append(f"the tally of seat {seat} does not match its connections")
        if s.wiring.connected(seat) & ~s.wiring.board.structures:
            problems.append(f"seat {seat} connects what is no structure")
    return problems
