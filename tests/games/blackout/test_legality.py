"""What is legal, worked out once more by the words of the rules, cell by cell, with no masks."""

from random import Random

import pytest

from megavolt.core.game import NOBODY
from megavolt.data.blackout import FIRST, THIRD
from megavolt.games.blackout import targets
from megavolt.games.blackout.check import OPPOSITE, STEPS, flood, neighbour
from megavolt.games.blackout.game import INFO, BlackoutGame
from megavolt.games.blackout.geometry import BIT, CELLS, KIND_OF, SHAPE_MASKS
from megavolt.games.blackout.notation import cell_name, exits_name
from megavolt.games.blackout.phase_turn import purse
from megavolt.games.blackout.state import OVER, TURN, State
from megavolt.games.blackout.wiring import Wiring

OPTIONS = {option.name: option.default for option in INFO.options}
BOTH = pytest.mark.parametrize("content", [FIRST, THIRD])


def made(players: int, content: str) -> BlackoutGame:
    return BlackoutGame(players, {**OPTIONS, "content": content})


def joined(w: Wiring, seat: int, live: set[int], cell: int, exits: int) -> bool:
    """BLK-ACT-10, word by word."""
    if w.board.entry[seat] >> cell & 1 and exits & w.board.side[seat]:
        return True  # (a)
    for side in STEPS:
        other = neighbour(cell, side)
        if other < 0 or not exits & side or not w.exits[other] & OPPOSITE[side]:
            continue
        works = not w.faulted >> other & 1
        if works and (other in live or w.own[seat] >> other & 1):
            return True  # (b), (c)
    return False


def laid(w: Wiring, seat: int, points: int, costs: list[int]) -> set[str]:
    """BLK-ACT-07, BLK-ACT-08, BLK-ACT-09, BLK-ACT-10: every install, as words."""
    live = flood(w, seat)
    found = set()
    for cell in range(CELLS):
        if w.exits[cell] or w.board.terrain[cell] not in ".t":
            continue
        if any(entry >> cell & 1 for who, entry in enumerate(w.board.entry) if who != seat):
            continue
        for exits in SHAPE_MASKS:
            kind = KIND_OF[exits]
            if costs[kind] > points or not w.supply[seat * 4 + kind]:
                continue
            if joined(w, seat, live, cell, exits):
                found.add(f"install {cell_name(cell)} {exits_name(exits)}")
    return found


def replaced(w: Wiring, seat: int, points: int, costs: list[int]) -> set[str]:
    """BLK-ACT-11, BLK-ACT-12, BLK-ACT-13: every replacement, judged with the old piece really
    gone.
    """
    found = set()
    for cell in range(CELLS):
        if not w.own[seat] >> cell & 1:
            continue
        without = w.clone()
        without.take(seat, cell)
        live = flood(without, seat)
        for exits in SHAPE_MASKS:
            kind = KIND_OF[exits]
            if kind == KIND_OF[w.exits[cell]] or costs[kind] > points:
                continue
            if w.supply[seat * 4 + kind] and joined(without, seat, live, cell, exits):
                found.add(f"replace {cell_name(cell)} {exits_name(exits)}")
    return found


def has_fuse(game: BlackoutGame, cell: int) -> bool:
    """BLK-ACT-16: all contents but the first have a fuse at each panel."""
    is_entry = any(cell in panel.cells for panel in game.r.panels)
    return game.options["content"] != FIRST and is_entry


def done_to_pieces(game: BlackoutGame, s: State, seat: int, points: int) -> set[str]:
    """BLK-ACT-15, BLK-ACT-16, BLK-ACT-17, BLK-ACT-18, BLK-ACT-19, BLK-ACT-20, BLK-ACT-21,
    BLK-ACT-22, BLK-ACT-23, BLK-ACT-24: faults, repairs, rotations and transformers.
    """
    w, found, live = s.wiring, set(), flood(s.wiring, seat)
    for cell in range(CELLS):
        exits, name = w.exits[cell], cell_name(cell)
        carries, faulted = w.carrying >> cell & 1, w.faulted >> cell & 1
        own = w.own[seat] >> cell & 1
        if faulted and points >= 1:
            found.add(f"repair {name}")
        protected = w.insulated >> cell & 1 or has_fuse(game, cell)
        if exits in (5, 10) and not (carries or faulted or protected) and points >= 2:
            found.add(f"fault {name}")
        if cell in live and not carries and points >= 2:
            turned = [e for e in SHAPE_MASKS if KIND_OF[e] == KIND_OF[exits] and e != exits]
            found |= {f"rotate {name} {exits_name(e)}" for e in turned}
        row, col = divmod(cell, 12)
        worth = w.board.zone_points[row // 4 * 3 + col // 4]
        free_site = w.board.terrain[cell] == "t" and not carries
        affordable = w.transformers[seat].bit_count() < 3 and worth <= points
        if cell in live and own and free_site and affordable:
            found.add(f"transformer {name}")
    return found


def by_the_words(game: BlackoutGame, s: State) -> set[str]:
    points, costs = purse(s), [1, 2, 3, 4]
    w = s.wiring
    found = laid(w, s.seat, points, costs) | replaced(w, s.seat, points, costs)
    found |= done_to_pieces(game, s, s.seat, points)
    if points >= 1 and (s.deck or s.discard):
        found.add("draw")
    return {*found, "done"}


@pytest.mark.rule("BLK-TURN-05", "BLK-ACT-10", "BLK-ACT-13", "BLK-ACT-16", "BLK-ACT-20")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
@BOTH
def test_the_legal_list_is_what_the_rules_say(players: int, seed: int, content: str) -> None:
    game, random = made(players, content), Random(seed)
    state = game.new(seed)
    looked = 0
    while game.to_move(state) != NOBODY:
        legal = game.legal(state)
        if state.phase == TURN and not state.pending:
            words = {game.word(action) for action in legal}
            cards = {word for word in words if word.startswith("use")}
            assert words - cards == by_the_words(game, state)
            looked += 1
        # Building is preferred, so that networks grow into each other.
        builds = [action for action in legal if game.word(action).startswith("install")]
        game.apply(state, random.choice(builds if builds and random.random() < 0.6 else legal))
    assert state.phase == OVER
    assert looked > 30


def crowded(game: BlackoutGame, seed: int) -> State:
    """A board on which everybody's wiring is mixed up, from a supply without end."""
    random, state = Random(seed), game.new(seed)
    w = state.wiring
    w.supply = [CELLS] * len(w.supply)
    for cell in range(CELLS):
        seat = random.randrange(game.players)
        for who, entry in enumerate(w.board.entry):
            seat = who if entry & BIT[cell] else seat
        exits = random.choice([*SHAPE_MASKS, *SHAPE_MASKS[6:], *[15] * 12])
        if w.free & w.board.layable[seat] & BIT[cell] and random.random() < 0.85:
            w.put(seat, cell, exits)
    for cell in random.sample(range(CELLS), 40):
        owner = w.owner_of(cell)
        if owner < 0:
            continue
        if w.board.sites & BIT[cell] and w.transformers[owner].bit_count() < 3:
            w.add_transformer(owner, cell)
        elif targets.faultable(w) & BIT[cell] and random.random() < 0.5:
            w.fault(cell)
    return state


@pytest.mark.rule("BLK-ACT-10", "BLK-ACT-13", "BLK-NET-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@BOTH
def test_the_legal_list_is_right_where_wiring_is_mixed_up(players: int, content: str) -> None:
    game = made(players, content)
    doubtful = 0
    for seed in range(30):
        state = crowded(game, seed)
        for seat in range(players):
            state.seat = state.actor = seat
            words = {game.word(action) for action in game.legal(state)}
            assert {w for w in words if not w.startswith("use")} == by_the_words(game, state)
            strange = state.wiring.live[seat] & ~state.wiring.own[seat]
            doubtful += strange.bit_count()
            check_can_replace(state.wiring, seat)
    assert doubtful > 100


def check_can_replace(w: Wiring, seat: int) -> None:
    for kinds in (0, 1, 2, 4, 8, 7, 15):
        found: list[int] = []
        targets.add_replacements(found, w, seat, kinds)
        assert targets.can_replace(w, seat, kinds) is bool(found)


@pytest.mark.parametrize("seed", range(4))
@BOTH
def test_whether_anything_can_be_replaced_agrees_with_the_list(seed: int, content: str) -> None:
    game, random = made(4, content), Random(seed)
    state = game.new(seed)
    while game.to_move(state) != NOBODY:
        for seat in range(4):
            check_can_replace(state.wiring, seat)
        game.apply(state, random.choice(game.legal(state)))
