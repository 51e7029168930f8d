"""What the board of the wiring tile game is made of: pieces, structures, tiles, panels.

What the ledger fixes (the grid, the four kinds of piece and of structure) is checked here.
"""

from dataclasses import dataclass
from typing import Final

from megavolt.data.blackout_cards import NOTES, Ids, distinct, ident, names
from megavolt.data.reader import Reader

# BLK-TERM-03, BLK-TERM-04: the kinds of piece and the exits of each orientation.
MASKS: Final = {
    "straight": (5, 10),
    "elbow": (3, 6, 12, 9),
    "triple": (7, 14, 13, 11),
    "quad": (15,),
}
STRUCTURES: Final = ("house", "building", "country", "factory")  # BLK-TERM-02
SIDES: Final = {"N": 1, "E": 2, "S": 4, "W": 8}
TILES: Final = 9
ACROSS: Final = 3
TILE_CELLS: Final = 4
CELLS_ACROSS: Final = ACROSS * TILE_CELLS
PLAYERS: Final = (2, 3, 4)


@dataclass(frozen=True)
class Piece:
    id: str
    name: dict[str, str]
    cost: int
    masks: tuple[int, ...]
    glyphs: tuple[str, ...]
    per_player: int


@dataclass(frozen=True)
class Structure:
    id: str
    symbol: str
    name: dict[str, str]
    points: int


@dataclass(frozen=True)
class Tile:
    id: str
    name: dict[str, str]
    zone_points: int
    rows: tuple[str, ...]


@dataclass(frozen=True)
class Placement:
    """A tile (by its place in the list) and its quarter-turns clockwise."""

    tile: int
    turns: int


@dataclass(frozen=True)
class Panel:
    """The side of the board a panel stands on, as an exit bit, and its entry cells."""

    side: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Laid:
    """A piece that lies on the board from the start (BLK-SETUP-14)."""

    seat: int
    cell: int
    exits: int


def must_be(t: Reader, key: str, expected: object) -> None:
    """A value that the engine supports in one form only: any other is refused, not ignored."""
    value = t.get(key)
    if value != expected or type(value) is not type(expected):
        raise t.error("data_unsupported", key, value=value, expected=expected)


# ---- pieces, structures, tiles


def read_pieces(top: Reader) -> tuple[Piece, ...]:
    pieces = tuple(_piece(t) for t in top.tables("piece"))
    if tuple(p.id for p in pieces) != tuple(MASKS):
        raise top.error("data_unsupported", "piece", expected=", ".join(MASKS))
    return pieces


def _piece(t: Reader) -> Piece:
    t.only("id", "name", "cost", "exits", "masks", "glyphs", "per_player", "can_fault", *NOTES)
    kind = t.choice("id", tuple(MASKS))
    must_be(t, "masks", list(MASKS[kind]))
    must_be(t, "exits", MASKS[kind][0].bit_count())
    must_be(t, "can_fault", kind == "straight")  # BLK-ACT-15
    piece = Piece(
        kind,
        names(t),
        t.whole("cost", 1, 99),
        MASKS[kind],
        t.texts("glyphs"),
        t.whole("per_player", 0, 144),
    )
    if len(piece.glyphs) != len(piece.masks):
        raise t.error(
            "data_wrong_count", "glyphs", count=len(piece.glyphs), expected=len(piece.masks)
        )
    return piece


def read_structures(top: Reader) -> tuple[Structure, ...]:
    found = []
    for t in top.tables("structure"):
        t.only("id", "symbol", "name", "points", *NOTES)
        kind = t.choice("id", STRUCTURES)
        must_be(t, "symbol", kind[0])
        found.append(Structure(kind, kind[0], names(t), t.whole("points", 0)))
    if tuple(s.id for s in found) != STRUCTURES:
        raise top.error("data_unsupported", "structure", expected=", ".join(STRUCTURES))
    return tuple(found)


def read_tiles(top: Reader) -> tuple[Tile, ...]:
    tiles = tuple(_tile(t) for t in top.tables("tile"))
    distinct(top, "tile", [tile.id for tile in tiles])
    if len(tiles) != TILES:  # BLK-SETUP-02
        raise top.error("data_wrong_count", "tile", count=len(tiles), expected=TILES)
    return tiles


def _tile(t: Reader) -> Tile:
    t.only("id", "name", "zone_points", "rows", *NOTES)
    tile = Tile(ident(t), names(t), t.whole("zone_points", 0), t.texts("rows"))
    rows = tile.rows
    if [len(row) for row in rows] != [TILE_CELLS] * TILE_CELLS:
        raise t.error("data_tile_size", "rows", expected=TILE_CELLS)
    wrong = set("".join(rows)) - set(".t#hbcf")
    if wrong:
        raise t.error("data_bad_value", "rows", value=min(wrong), known=". t # h b c f")
    sides = [rows[0][1:3], rows[3][1:3], rows[1][0] + rows[2][0], rows[1][3] + rows[2][3]]
    if set("".join(sides)) - set(".t"):  # BLK-BOARD-01
        raise t.error("data_tile_sides", "rows")
    diagonals = (rows[1][1] + rows[2][2], rows[1][2] + rows[2][1])
    if all(set(pair) - set(".t") for pair in diagonals):
        raise t.error("data_tile_inside", "rows")
    sites = "".join(rows).count("t")
    if sites != tile.zone_points:  # BLK-BOARD-05
        raise t.error("data_tile_sites", "zone_points", value=tile.zone_points, sites=sites)
    return tile


# ---- the board


def read_fixed_layout(top: Reader, ids: Ids) -> tuple[Placement, ...]:
    board = top.table("board")
    geometry = ("tiles_across", "tiles_down", "cells_per_tile")
    board.only("centre_tile", "layout", "fixed_layout", *geometry, *NOTES)
    must_be(board, "tiles_across", ACROSS)
    must_be(board, "tiles_down", ACROSS)
    must_be(board, "cells_per_tile", TILE_CELLS)
    must_be(board, "layout", "shuffled")
    centre = ids.tiles.index(board.choice("centre_tile", ids.tiles))
    placed = [_placement(t, i, ids) for i, t in enumerate(board.tables("fixed_layout"))]
    if sorted(p.tile for p in placed) != list(range(TILES)):
        raise board.error("data_layout_tiles", "fixed_layout")
    if placed[TILES // 2].tile != centre:
        raise board.error("data_layout_centre", "fixed_layout", tile=ids.tiles[centre])
    return tuple(placed)


def _placement(t: Reader, position: int, ids: Ids) -> Placement:
    t.only("position", "tile", "rotation")
    must_be(t, "position", position)
    tile = ids.tiles.index(t.choice("tile", ids.tiles))
    rotation = t.whole("rotation", 0, 270)
    if rotation % 90:
        raise t.error("data_bad_value", "rotation", value=rotation, known="0, 90, 180, 270")
    return Placement(tile, rotation // 90)


def read_panels(top: Reader) -> dict[int, tuple[Panel, ...]]:
    """BLK-SETUP-05: by the number of players, the panel of each seat."""
    found: dict[int, tuple[Panel, ...]] = {}
    for t in top.tables("panel_layout"):
        t.only("players", "seats", *NOTES)
        players = t.whole("players", PLAYERS[0], PLAYERS[-1])
        seats = list(t.tables("seats"))
        if len(seats) != players:
            raise t.error("data_wrong_count", "seats", count=len(seats), expected=players)
        found[players] = tuple(_panel(seat, i) for i, seat in enumerate(seats))
        cells = [cell for panel in found[players] for cell in panel.cells]
        if len(set(cells)) != len(cells):
            raise t.error("data_panel_cells", "seats")
    if tuple(sorted(found)) != PLAYERS:
        raise top.error("data_panel_players", "panel_layout", expected="2, 3, 4")
    return found


def _panel(t: Reader, seat: int) -> Panel:
    t.only("seat", "side", "cells")
    must_be(t, "seat", seat)
    side = t.choice("side", tuple(SIDES))
    pairs = _pairs(t)
    last = CELLS_ACROSS - 1
    at_side = {
        "N": [(0, c) for _, c in pairs],
        "S": [(last, c) for _, c in pairs],
        "E": [(r, last) for r, _ in pairs],
        "W": [(r, 0) for r, _ in pairs],
    }[side]
    inside = all(0 <= row <= last and 0 <= col <= last for row, col in pairs)
    # The middle cells of a tile side are always open (BLK-BOARD-01); corners need not be.
    open_in_any_layout = all((col if side in "NS" else row) % 4 in (1, 2) for row, col in pairs)
    if len(pairs) != 2 or list(pairs) != at_side or not inside or not open_in_any_layout:
        raise t.error("data_panel_cells", "cells")
    return Panel(SIDES[side], tuple(row * CELLS_ACROSS + col for row, col in pairs))


def _pairs(t: Reader) -> tuple[tuple[int, int], ...]:
    found = []
    for i, value in enumerate(t.items("cells")):
        found.append(_pair(t, f"cells[{i}]", value))
    return tuple(found)


def _pair(t: Reader, key: str, value: object) -> tuple[int, int]:
    if not isinstance(value, list) or [type(v) for v in value] != [int, int]:
        raise t.error("data_wrong_type", key, expected="[row, col]")
    return value[0], value[1]


# ---- pieces laid from the start


def read_laid(top: Reader, tiles: tuple[Tile, ...]) -> dict[int, tuple[Laid, ...]]:
    """BLK-SETUP-14: by the number of players, the pieces that lie on the board from the start."""
    found: dict[int, tuple[Laid, ...]] = dict.fromkeys(PLAYERS, ())
    if not top.has("laid"):
        return found
    centre = tiles[[tile.id for tile in tiles].index(top.table("board").text("centre_tile"))]
    for t in top.tables("laid"):
        t.only("players", "pieces", *NOTES)
        players = t.whole("players", PLAYERS[0], PLAYERS[-1])
        found[players] = tuple(_laid(piece, players, centre) for piece in t.tables("pieces"))
        cells = [piece.cell for piece in found[players]]
        if len(set(cells)) != len(cells):
            raise t.error("data_laid_cells", "pieces")
    return found


def _laid(t: Reader, players: int, centre: Tile) -> Laid:
    t.only("seat", "cell", "exits")
    seat = t.whole("seat", 0, players - 1)
    row, col = _pair(t, "cell", t.get("cell"))
    sides = t.text("exits").upper()
    exits = sum(SIDES.get(side, 0) for side in set(sides))
    if exits not in [mask for masks in MASKS.values() for mask in masks] or set(sides) - set(SIDES):
        raise t.error("data_bad_value", "exits", value=t.get("exits"), known="NS, NE, NES, NESW")
    if not _is_open_in_any_layout(row, col, centre):
        raise t.error("data_laid_cells", "cell")
    return Laid(seat, row * CELLS_ACROSS + col, exits)


def _is_open_in_any_layout(row: int, col: int, centre: Tile) -> bool:
    """BLK-BOARD-01: the middle of a tile's sides, and what the tile in the middle leaves open."""
    last = CELLS_ACROSS - 1
    if not (0 < row < last and 0 < col < last):
        return False  # a panel may stand there
    y, x = row % TILE_CELLS, col % TILE_CELLS
    if row // TILE_CELLS == col // TILE_CELLS == ACROSS // 2:
        end = TILE_CELLS - 1
        turned = ((y, x), (x, end - y), (end - y, end - x), (end - x, y))
        return all(centre.rows[a][b] in ".t" for a, b in turned)
    return (y in (0, TILE_CELLS - 1)) != (x in (0, TILE_CELLS - 1))
