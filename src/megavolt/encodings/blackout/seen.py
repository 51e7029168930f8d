"""What a seat sees and may do, straight from a state: the rows and masks of the wiring tile game.

A row is bytes, two for each integer, the lower one first. It takes from a state what `view.py`
shows the seat, and nothing else; tests make the same rows out of views.
"""

from typing import Any, Final

from megavolt.core.game import Game
from megavolt.encodings.blackout.columns import (
    ACTIONS,
    BREAKDOWNS,
    CONTRACTS,
    LAYOUT,
    RESOURCES,
    SEATS,
)
from megavolt.games.blackout import scoring
from megavolt.games.blackout.board import Board
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import CELLS, KINDS
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import DISCARD, NO_CONTRACT, NOTHING, State
from megavolt.games.blackout.wiring import Wiring

INT: Final = 2  # bytes of an integer
BYTES: Final = CELLS // 8  # of a mask of cells
MOST_BOARDS: Final = 4096  # kept at a time; one that is asked for again is made again


def _at(column: str) -> int:
    """Where a column begins, in bytes."""
    return LAYOUT.at(column) * INT


_PHASE: Final = _at("phase")
_PENDING: Final = _at("pending")
_ROUND: Final = _at("round")
_DARK: Final = _at("dark")
_MOVER: Final = _at("mover")
_TURN_OF: Final = _at("turn_of")
_TURN: Final = _at("turn")
_START: Final = _at("start")
_TENSION: Final = _at("tension")
_SPARE: Final = _at("spare")
_PER_TURN: Final = _at("per_turn")
_ACTED: Final = _at("acted")
_NEXT_DARK: Final = _at("next_dark")
_NEXT_TENSION: Final = _at("next_tension")
_NEXT_COUNT: Final = _at("next_count")
_COUNTED: Final = _at("counted")
_OWED: Final = _at("owed")
_TILES: Final = _at("tiles")
_SIDES: Final = _at("sides")
_ENTRIES: Final = _at("entries")
_TERRAIN: Final = _at("terrain")
_EXITS: Final = _at("exits")
_OWNER: Final = _at("owner")
_FAULTED: Final = _at("faulted")
_INSULATED: Final = _at("insulated")
_TRANSFORMER: Final = _at("transformer")
_LIVE: Final = _at("live")
_SUPPLY: Final = _at("supply")
_TRANSFORMERS: Final = _at("transformers")
_CARDS: Final = _at("cards")
_HAND: Final = _at("hand")
_HAS_CONTRACT: Final = _at("has_contract")
_CONTRACT: Final = _at("contract")
_COMPLETED: Final = _at("completed")
_UNSPENT: Final = _at("unspent")
_LATEST_COUNT: Final = _at("latest_count")
_CONNECTIONS: Final = _at("connections")
_STRUCTURES: Final = _at("structures")
_SCORE: Final = _at("score")
_SHARED: Final = _at("shared")
_RESOURCE_DECK: Final = _at("resource_deck")
_DISCARD: Final = _at("discard")
_CONTRACT_DECK: Final = _at("contract_deck")
_UNDER: Final = _at("under")
_OWN_UNDER: Final = _at("own_under")
_BREAKDOWN_DECK: Final = _at("breakdown_deck")
_BREAKDOWNS: Final = _at("breakdowns")
_LATEST_BREAKDOWN: Final = _at("latest_breakdown")
_CARD_DECK: Final = _at("card_deck")
_CARD: Final = _at("card")
_EFFECT: Final = _at("effect")
_NAMED: Final = _at("named")
_TASK_AT: Final = _at("at")
_DID: Final = _at("did")
_TOUCHED: Final = _at("touched")
_AREA: Final = _at("area")

_PARTS: Final = 5  # of a score: connections, zones, contracts, shared, total


class Seen:
    """Rows and masks of a configuration."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, BlackoutGame)
        self.game = game
        self.r = game.r
        self._later = RESOURCES - len(self.r.resource_ids)  # room before the cards to discard
        self._signs = _signs(self.r)
        self._constant = [_constant(self.r, seat) for seat in range(self.r.players)]
        self._boards: dict[Board, tuple[bytes, bytes]] = {}

    def row(self, s: State, seat: int) -> bytearray:
        """What a seat sees."""
        row = bytearray(self._constant[seat])
        self._put_board(row, s.wiring.board)
        _put_flow(row, s, seat, self.r.players)
        _put_pieces(row, s.wiring, seat, self.r.players)
        _put_seats(row, self.r, s, seat)
        _put_scores(row, self.r, s, seat)
        _put_cards(row, s, seat, self.r.players)
        if s.task is not None:
            _put_task(row, s, seat, self.r.players)
        return row

    def _put_board(self, row: bytearray, board: Board) -> None:
        laid = self._boards.get(board)
        if laid is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            laid = self._boards[board] = _laid(self.r, board, self._signs)
        tiles, terrain = laid
        row[_TILES:_SIDES] = tiles
        row[_TERRAIN:_EXITS] = terrain

    def mask(self, s: State) -> bytearray:
        """By number of an action: 1 if it is legal."""
        mask = bytearray(ACTIONS)
        for action in self.game.legal(s):
            mask[self.number(action)] = 1
        return mask

    def number(self, action: int) -> int:
        """The number of an action of the engine."""
        return action + self._later if action >= self.r.discard0 else action

    def engine_action(self, number: int) -> int:
        """The engine's action with that number."""
        return number - self._later if number >= self.r.discard0 + self._later else number


# ---- what is constant


def _signs(r: Rules) -> bytes:
    """By sign of the terrain: its value."""
    signs = bytearray(256)
    symbols = [".", *(structure.symbol for structure in r.content.structures), "#", "t"]
    for value, sign in enumerate(symbols):
        signs[ord(sign)] = value
    return bytes(signs)


def _constant(r: Rules, seat: int) -> bytes:
    """A row with what never changes in a configuration."""
    row = bytearray(LAYOUT.width * INT)
    _put(row, _at("rounds"), r.rounds)
    _put(row, _at("players"), r.players)
    for who, panel in enumerate(r.panels):
        place = (who - seat) % r.players
        _put(row, _SIDES + place * INT, panel.side.bit_length())
        for cell in panel.cells:
            _put(row, _ENTRIES + cell * INT, place + 1)
    return bytes(row)


def _laid(r: Rules, board: Board, signs: bytes) -> tuple[bytes, bytes]:
    """Of a board: tiles, rotations and zones; the terrain."""
    ids = [r.tile_ids[placed.tile] for placed in board.layout]
    by_name = sorted(ids)
    numbers = [by_name.index(tile) + 1 for tile in ids]
    numbers += [placed.turns for placed in board.layout]
    numbers += board.zone_points
    tiles = bytearray(len(numbers) * INT)
    for i, number in enumerate(numbers):
        _put(tiles, i * INT, number)
    terrain = bytearray(CELLS * INT)
    terrain[::INT] = board.terrain.encode().translate(signs)
    return bytes(tiles), bytes(terrain)


# ---- writing into a row


def _put(row: bytearray, at: int, value: int) -> None:
    """An integer; where it is 0 the row has that already."""
    if value:
        row[at] = value & 255
        if not 0 <= value < 256:
            row[at + 1] = value >> 8 & 255


def _put_place(row: bytearray, at: int, who: int, seat: int, players: int) -> None:
    _put(row, at, (who - seat) % players if who >= 0 else -1)


def _put_counts(row: bytearray, at: int, cards: tuple[int, ...], kinds: int) -> None:
    """By kind of card: how many of them there are."""
    if not cards:
        return
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    for card in cards:
        _put(row, at + card * INT, counts[card])


# By byte of a mask: where its bits are, in bytes of a column.
_BITS: Final[list[list[int]]] = [
    [bit * INT for bit in range(8) if byte >> bit & 1] for byte in range(256)
]


def _places(cells: int) -> list[int]:
    """Where these cells are, in bytes of a column."""
    found: list[int] = []
    if not cells:
        return found
    mask = cells.to_bytes(BYTES, "little")
    for i in range(BYTES):
        if mask[i]:
            for bit in _BITS[mask[i]]:
                found.append(i * 8 * INT + bit)
    return found


# ---- the parts of a row


def _put_flow(row: bytearray, s: State, seat: int, players: int) -> None:
    _put(row, _PHASE, s.phase)
    if s.pending != NOTHING:
        _put(row, _PENDING, 1 if s.pending == DISCARD else s.pending + 1)
    _put(row, _ROUND, s.round)
    _put(row, _DARK, int(s.dark))
    _put_place(row, _MOVER, s.actor, seat, players)
    _put_place(row, _TURN_OF, s.seat, seat, players)
    _put(row, _TURN, s.turn)
    _put_place(row, _START, s.start, seat, players)
    _put(row, _TENSION, s.points)
    _put(row, _SPARE, s.spare)
    _put(row, _PER_TURN, s.per_turn)
    _put(row, _ACTED, int(s.acted))
    _put(row, _NEXT_DARK, int(s.dark_next))
    _put(row, _NEXT_TENSION, s.swing)
    _put(row, _NEXT_COUNT, int(s.count_due))
    _put(row, _COUNTED, s.counted)
    _put(row, _OWED, s.owed)


def _put_pieces(row: bytearray, w: Wiring, seat: int, players: int) -> None:
    row[_EXITS:_OWNER:INT] = w.exits
    for place in range(players):
        who = (seat + place) % players
        for at in _places(w.own[who]):
            row[_OWNER + at] = place + 1
        for at in _places(w.live[who]):
            row[_LIVE + at] |= 1 << place
    for at in _places(w.faulted):
        row[_FAULTED + at] = 1
    for at in _places(w.insulated):
        row[_INSULATED + at] = 1
    for at in _places(w.carrying):
        row[_TRANSFORMER + at] = 1


def _put_seats(row: bytearray, r: Rules, s: State, seat: int) -> None:
    w, players = s.wiring, r.players
    for place in range(players):
        who, at = (seat + place) % players, place * INT
        for kind in range(KINDS):
            _put(row, _SUPPLY + (place * KINDS + kind) * INT, w.supply[who * KINDS + kind])
        _put(row, _TRANSFORMERS + at, r.transformers - w.transformers[who].bit_count())
        _put(row, _CARDS + at, len(s.hands[who]))
        _put(row, _HAS_CONTRACT + at, int(s.contract[who] != NO_CONTRACT))
        _put_counts(row, _COMPLETED + at * CONTRACTS, s.completed[who], CONTRACTS)
        _put(row, _UNSPENT + at, s.unspent[who])
        _put(row, _LATEST_COUNT + at, s.interim[who])


def _put_scores(row: bytearray, r: Rules, s: State, seat: int) -> None:
    shared = scoring.shared_points(r, s)
    for place in range(r.players):
        who = (seat + place) % r.players
        together = 0
        for index, points in enumerate(shared):
            _put(row, _SHARED + (index * SEATS + place) * INT, points[who])
            together += points[who]
        connected = s.wiring.tally(who)
        for kind in range(KINDS):
            _put(row, _STRUCTURES + (place * KINDS + kind) * INT, connected.structures[kind])
        _put(row, _CONNECTIONS + place * INT, sum(n for n in connected.connections))
        connections = scoring.points_of(r, connected)
        zones, contracts = scoring.zone_points(s, who), scoring.contract_points(r, s, who)
        at = _SCORE + place * _PARTS * INT
        _put(row, at, connections)
        _put(row, at + INT, zones)
        _put(row, at + 2 * INT, contracts)
        _put(row, at + 3 * INT, together)
        _put(row, at + 4 * INT, connections + zones + contracts + together)


def _put_cards(row: bytearray, s: State, seat: int, players: int) -> None:
    """Decks by size, what lies open by kind, and what the seat holds or has seen itself."""
    _put_counts(row, _HAND, s.hands[seat], RESOURCES)
    _put(row, _CONTRACT, s.contract[seat] + 1)  # NO_CONTRACT is -1
    _put(row, _RESOURCE_DECK, len(s.deck))
    _put_counts(row, _DISCARD, s.discard, RESOURCES)
    _put(row, _CONTRACT_DECK, len(s.contracts))
    _put_under(row, s, seat, players)
    _put(row, _BREAKDOWN_DECK, len(s.breakdown) - s.revealed)
    if s.revealed:
        _put_counts(row, _BREAKDOWNS, s.breakdown[: s.revealed], BREAKDOWNS)
        _put(row, _LATEST_BREAKDOWN, s.breakdown[s.revealed - 1] + 1)


def _put_under(row: bytearray, s: State, seat: int, players: int) -> None:
    """Contracts that players put under the deck: everybody's by number, one's own by kind."""
    first = len(s.contracts) - len(s.under)
    for i, who in enumerate(s.under):
        row[_UNDER + (who - seat) % players * INT] += 1
        if who == seat:
            row[_OWN_UNDER + s.contracts[first + i] * INT] += 1


def _put_task(row: bytearray, s: State, seat: int, players: int) -> None:
    """The card being carried out, and how far it has come."""
    task = s.task
    assert task is not None
    _put(row, _CARD_DECK, 1 if task.is_resource else 2)
    _put(row, _CARD, task.card + 1)
    _put(row, _EFFECT, task.effect)
    for who in range(players):
        if task.named >> who & 1:
            _put(row, _NAMED + (who - seat) % players * INT, 1)
    _put(row, _TASK_AT, task.at)
    _put(row, _DID, task.did)
    for at in _places(task.touched):
        row[_TOUCHED + at] = 1
    _put(row, _AREA, task.area + 1)  # NO_TILE is -1
