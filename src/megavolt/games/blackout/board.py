"""The board of one game: the tiles as they lie, as masks of cells. Constant once laid out."""

from collections.abc import Sequence
from typing import Final

from megavolt.data.blackout import Panel, Placement
from megavolt.games.blackout.geometry import BIT, CELLS, FULL, TILE, TILE_MASK, WIDTH
from megavolt.games.blackout.rules import Rules

SYMBOLS: Final = "hbcf"  # the structures, in the order of the data
OPEN: Final = ".t"
ALL: Final = OPEN + "#" + SYMBOLS
_KINDS: Final = bytes.maketrans(SYMBOLS.encode(), bytes(range(len(SYMBOLS))))


class Board:
    """Terrain, zones and panels (BLK-TERM-02, BLK-BOARD-02, BLK-SETUP-05)."""

    def __init__(
        self,
        terrain: str,
        layout: tuple[Placement, ...],
        zone_points: Sequence[int],
        panels: Sequence[Panel],
        entry_faults: bool = True,
    ) -> None:
        self.terrain = terrain  # one symbol per cell, in reading order
        self.layout = layout
        self.zone_points = list(zone_points)  # by position
        self.open = _mask(terrain, OPEN)
        self.sites = _mask(terrain, "t")
        self.structure = [_mask(terrain, symbol) for symbol in SYMBOLS]
        self.structures = sum(self.structure)
        # Cells whose north, east, south or west neighbour is a structure. Around an edge they are
        # wrong, but no piece has an exit there (`Wiring.exit_n` and so on).
        self.south_of = self.structures << WIDTH & FULL
        self.west_of = self.structures >> 1
        self.north_of = self.structures >> WIDTH
        self.east_of = self.structures << 1 & FULL
        self.beside = self.south_of | self.west_of | self.north_of | self.east_of
        self.kind_at = terrain.encode().translate(_KINDS)  # by cell with a structure: its kind
        self.side = [panel.side for panel in panels]
        self.entry = [sum(BIT[cell] for cell in panel.cells) for panel in panels]
        entries = sum(self.entry)
        self.fused = 0 if entry_faults else entries  # BLK-ACT-16: nothing there can be faulted
        # BLK-BOARD-06: where each seat may lay, if nothing lies there
        self.layable = [self.open & ~(entries ^ entry) for entry in self.entry]
        self.panel_side = [0] * CELLS  # by entry cell: the exit that joins its panel
        for panel in panels:
            for cell in panel.cells:
                self.panel_side[cell] = panel.side

    def zone_of_tile(self, tile: int) -> int:
        """The cells of the tile with that number in the data; none if it does not lie here."""
        for position, placement in enumerate(self.layout):
            if placement.tile == tile:
                return TILE_MASK[position]
        return 0


def _mask(terrain: str, symbols: str) -> int:
    """The cells with one of the symbols: the text, backwards, read as a binary number."""
    digits = {ord(symbol): "1" if symbol in symbols else "0" for symbol in ALL}
    return int(terrain[::-1].translate(digits), 2)


def lay_out(r: Rules, layout: tuple[Placement, ...]) -> Board:
    """The board of nine tiles in reading order, each turned clockwise."""
    rows = [""] * WIDTH
    for position, placement in enumerate(layout):
        top = position // 3 * TILE
        for row, cells in enumerate(r.tile_rows[placement.tile][placement.turns]):
            rows[top + row] += cells
    points = [r.content.tiles[placement.tile].zone_points for placement in layout]
    return Board("".join(rows), layout, points, r.panels, r.entry_faults)
