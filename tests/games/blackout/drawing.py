"""Boards drawn as the ledger draws them, turned into the wiring of a game.

`.` open, `t` open with a site, `#` blocked, `h b c f` structures; a piece is its owner's letter and
its shape, then `!` faulted, `+` insulated, `*` carrying its owner's transformer; `A` to `D` are
panels; `_` is outside. [row, col] of the drawing is [row, col] of the board.
"""

from megavolt.data.blackout import Panel, Placement
from megavolt.games.blackout.board import Board
from megavolt.games.blackout.geometry import CELLS, TILE_AT, TILES, WIDTH, E, N, S, W
from megavolt.games.blackout.notation import parse_cell, parse_exits
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.wiring import Wiring

SEATS = "abcd"
PANELS = "ABCD"
AROUND = ((-1, 0, S), (0, 1, W), (1, 0, N), (0, -1, E))  # the exit that points back


class Drawing:
    """A drawing, read: terrain, panels and pieces."""

    def __init__(self, text: str, sites: str = "") -> None:
        self.grid = [line.split() for line in text.strip().splitlines()]
        self.marked = {parse_cell(name) for name in sites.split()}
        self.terrain = ["#"] * CELLS
        self.pieces: list[tuple[int, str]] = []
        self.panels: dict[int, Panel] = {}
        for row, line in enumerate(self.grid):
            for col, token in enumerate(line):
                self._read(row, col, token)

    def _read(self, row: int, col: int, token: str) -> None:
        cell = row * WIDTH + col
        if token in PANELS:
            self.panels[PANELS.index(token)] = self._panel(row, col)
        elif token != "_" and len(token) == 1:
            self.terrain[cell] = token
        elif len(token) > 1:
            self.terrain[cell] = "t" if "*" in token or cell in self.marked else "."
            self.pieces.append((cell, token))

    def _panel(self, row: int, col: int) -> Panel:
        """A panel is joined to the pieces next to it; in a drawing they lie on one side of it."""
        found = []
        for down, right, back in AROUND:
            token = self._token(row + down, col + right)
            if token in (".", "t") or len(token) > 1:
                found.append((back, (row + down) * WIDTH + col + right))
        ((side, cell),) = found
        return Panel(side, (cell,))

    def _token(self, row: int, col: int) -> str:
        if 0 <= row < len(self.grid) and 0 <= col < len(self.grid[row]):
            return self.grid[row][col]
        return "_"

    def board(self, players: int, zones: dict[int, int]) -> Board:
        """Zones are worth as many points as they have sites, unless told otherwise."""
        terrain = "".join(self.terrain)
        points = [0] * TILES
        for cell, symbol in enumerate(terrain):
            points[TILE_AT[cell]] += symbol == "t"
        for zone, worth in zones.items():
            points[zone] = worth
        layout = tuple(Placement(tile, 0) for tile in range(TILES))
        nowhere = Panel(N, ())
        panels = [self.panels.get(seat, nowhere) for seat in range(players)]
        return Board(terrain, layout, points, panels)

    def wiring(self, r: Rules, zones: dict[int, int]) -> Wiring:
        wiring = Wiring.fresh(r.players, self.board(r.players, zones), r.piece_supply)
        for cell, token in self.pieces:
            wiring.put(SEATS.index(token[0]), cell, parse_exits(token[1]))
        for cell, token in self.pieces:
            if "*" in token:
                wiring.add_transformer(SEATS.index(token[0]), cell)
            if "+" in token:
                wiring.insulate(cell)
            if "!" in token:
                wiring.fault(cell)
        return wiring
