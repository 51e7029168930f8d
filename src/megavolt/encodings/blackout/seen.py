"""Rows and masks of a configuration of the wiring tile game, straight from its states."""

from typing import Any, Final

from megavolt.core.game import Game
from megavolt.encodings.blackout.columns import ACTIONS, LAYOUT, RESOURCES
from megavolt.encodings.blackout.row import INT, Laid, Row
from megavolt.games.blackout.board import Board
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import CELLS
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import DISCARD, State

# Kept at a time; one that is asked for again is made again.
MOST_BOARDS: Final = 4096
MOST_STATES: Final = 1024  # of some 40 kB, with a row for each of four seats


class Seen:
    """What is the same for all states: constants, boards, numbers of actions."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, BlackoutGame)
        self.game = game
        self.r = game.r
        self._later = RESOURCES - len(self.r.resource_ids)  # room before the cards to discard
        self._signs = _signs(self.r)
        self._constant = [_constant(self.r, seat) for seat in range(self.r.players)]
        self._boards: dict[Board, Laid] = {}
        self._rows: dict[int, list[Row | None]] = {}  # by `id` of a state, then by seat

    def row(self, s: State, seat: int) -> bytearray:
        """What a seat sees.

        A state is one object from the first move to the last, so that the row it had before needs
        few changes. One that has the place in memory of another finds that one's row, which is
        right too, since a row compares everything.
        """
        rows = self._rows.get(id(s))
        if rows is None:
            if len(self._rows) >= MOST_STATES:
                self._rows.clear()
            rows = self._rows[id(s)] = [None] * self.r.players
        row = rows[seat]
        if row is None:
            row = rows[seat] = self.new_row(seat)
        return self.update(row, s)

    def new_row(self, seat: int) -> Row:
        return Row(self.r, seat, self._constant[seat])

    def update(self, row: Row, s: State) -> bytearray:
        """The row made that of a state: a copy, which stays as it is."""
        board = s.wiring.board
        if row.board is not board:
            row.lay(self._laid(board))
        row.update(s)
        return row.row[:]

    def _laid(self, board: Board) -> Laid:
        laid = self._boards.get(board)
        if laid is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            laid = self._boards[board] = _laid(self.r, board, self._signs)
        return laid

    def mask(self, s: State) -> bytearray:
        """By number of an action: 1 if it is legal."""
        mask = bytearray(ACTIONS)
        # Objects, not ints: compiled, each would be unpacked and packed again.
        legal: list[Any] = self.game.legal(s)
        if s.pending == DISCARD:
            legal = [self.number(action) for action in legal]
        for action in legal:
            mask[action] = 1
        return mask

    def number(self, action: int) -> int:
        """The number of an action of the engine."""
        return action + self._later if action >= self.r.discard0 else action

    def engine_action(self, number: int) -> int:
        """The engine's action with that number."""
        return number - self._later if number >= self.r.discard0 + self._later else number


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
    _set(row, LAYOUT.at("rounds"), r.rounds)
    _set(row, LAYOUT.at("players"), r.players)
    for who, panel in enumerate(r.panels):
        place = (who - seat) % r.players
        _set(row, LAYOUT.at("sides") + place, panel.side.bit_length())
        for cell in panel.cells:
            _set(row, LAYOUT.at("entries") + cell, place + 1)
    return bytes(row)


def _laid(r: Rules, board: Board, signs: bytes) -> Laid:
    ids = [r.tile_ids[placed.tile] for placed in board.layout]
    by_name = sorted(ids)
    numbers = [by_name.index(tile) + 1 for tile in ids]
    numbers += [placed.turns for placed in board.layout]
    numbers += board.zone_points
    tiles = bytearray(len(numbers) * INT)
    for i, number in enumerate(numbers):
        _set(tiles, i, number)
    terrain = bytearray(CELLS * INT)
    terrain[::INT] = board.terrain.encode().translate(signs)
    return Laid(board, bytes(tiles), bytes(terrain))


def _set(row: bytearray, at: int, value: int) -> None:
    row[at * INT : (at + 1) * INT] = value.to_bytes(INT, "little")
