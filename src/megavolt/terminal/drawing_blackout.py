"""The board of the wiring tile game, drawn cell by cell.

A cell is three characters: what is there, whose it is, and a mark. A piece that is live for
whoever looks has the owner's sign as a capital letter; the panels stand at the rim. Above each
tile is its name, with the points of its zone.
"""

import re
from collections.abc import Callable, Collection, Sequence

from rich.text import Text

from megavolt.games.blackout.view_types import BlackoutView, PieceSeen, Side
from megavolt.terminal.layout import SEAT_COLOURS

SIZE = 12
TILE = 4
ACROSS = SIZE // TILE
CELL = 3
WIDTH = 3 + 2 + SIZE * CELL + 2 + 2  # row numbers, rim, cells, lines between tiles, rim
_BETWEEN = "┊"
_EMPTY = {".": "·", "t": "◇"}
_INVITING = {".": "○", "t": "◈"}  # where something can be installed now
_ARROWS = {"N": "▾", "S": "▴", "W": "▸", "E": "◂"}


class Drawing:
    """One position; `glyph` draws exits, `tags` has a sign per seat, `zones` a name per tile."""

    def __init__(
        self,
        view: BlackoutView,
        tags: Sequence[str],
        glyph: Callable[[str], str],
        zones: Sequence[str],
        inviting: Collection[str] = (),
    ) -> None:
        self.view = view
        self.tags = tags
        self.glyph = glyph
        self.zones = zones
        self.inviting = inviting
        self.pieces = {piece["cell"]: piece for piece in view["pieces"]}
        self.panels = {
            (panel["side"], cell): seat
            for seat, panel in enumerate(view["panels"])
            for cell in panel["cells"]
        }

    def lines(self) -> list[Text]:
        found = [self._across([self._number(col) for col in range(SIZE)])]
        for row in range(SIZE):
            if row % TILE == 0:
                found.append(self._names(row // TILE))
            found.append(self._row(row))
        return found + self._rim("S", SIZE - 1)

    def _number(self, col: int) -> Text:
        """The number of a column, and the panel above it."""
        number = Text(str(col), style="dim")
        number.append_text(self._panel("N", _name(0, col)))
        number.truncate(CELL, pad=True)
        return number

    def _names(self, row: int) -> Text:
        """The names of the tiles of a row; that of a tile which is struck stands out."""
        line = Text("     ", no_wrap=True)
        struck = self.view["card"]["area"] if self.view["card"] else None
        for place in range(row * ACROSS, (row + 1) * ACROSS):
            line.append(_BETWEEN if place % ACROSS else "", style="dim")
            line.append(
                f"{self.zones[place]:┈<{TILE * CELL}}",
                style="bold red" if place == struck else "dim",
            )
        return line

    def _row(self, row: int) -> Text:
        cells = [self._cell(row, col) for col in range(SIZE)]
        west = self._panel("W", _name(row, 0))
        east = self._panel("E", _name(row, SIZE - 1))
        return self._across(cells, f"{row:>2} ", west, east)

    def _across(
        self,
        cells: Sequence[Text],
        head: str = "   ",
        west: Text | None = None,
        east: Text | None = None,
    ) -> Text:
        line = Text(head, style="", no_wrap=True)
        line.stylize("dim")
        line.append_text(west or Text("  "))
        for col, cell in enumerate(cells):
            if col and col % TILE == 0:
                line.append(_BETWEEN, style="dim")
            line.append_text(cell)
        return line.append_text(east or Text("  "))

    # ---- panels

    def _rim(self, side: Side, row: int) -> list[Text]:
        """A line for the panels of that side, if there are any."""
        panels = [self._panel(side, _name(row, col)) for col in range(SIZE)]
        if not any(panel.plain.strip() for panel in panels):
            return []
        return [self._across([panel.append(" ") for panel in panels])]

    def _panel(self, side: Side, cell: str) -> Text:
        seat = self.panels.get((side, cell))
        if seat is None:
            return Text("  ")
        arrow, tag = _ARROWS[side], self.tags[seat]
        shown = f"{tag}{arrow}" if side == "W" else f"{arrow}{tag}"
        return Text(shown, style=f"bold {SEAT_COLOURS[seat]}")

    # ---- cells

    def _cell(self, row: int, col: int) -> Text:
        name, terrain = _name(row, col), self.view["cells"][row][col]
        piece = self.pieces.get(name)
        if piece is not None:
            return self._piece(piece, terrain)
        inviting = name in self.inviting
        there = (_INVITING if inviting else _EMPTY).get(terrain, terrain)
        style = "green" if inviting else "dim" if terrain in ".#" else "bold"
        return Text(f"{there:<{CELL}}", style=style)

    def _piece(self, piece: PieceSeen, terrain: str) -> Text:
        owner, looking = piece["player"], self.view["seat"]
        live = (owner if looking is None else looking) in piece["live"]
        tag = self.tags[owner] if live else self.tags[owner].lower()
        colour = SEAT_COLOURS[owner]
        text = Text(self.glyph(piece["exits"]) + tag, style=f"bold {colour}" if live else colour)
        return text.append(_mark(piece, terrain), style="bold red" if piece["faulted"] else "")


def _mark(piece: PieceSeen, terrain: str) -> str:
    if piece["faulted"]:
        return "!"
    if piece["transformer"]:
        return "*"
    if piece["insulated"]:
        return "+"
    return _EMPTY["t"] if terrain == "t" else " "


def _name(row: int, col: int) -> str:
    return f"r{row}c{col}"


def reading_order(cell: str) -> tuple[int, ...]:
    """Row and column: what cells are sorted by."""
    return tuple(map(int, re.findall(r"\d+", cell)))
