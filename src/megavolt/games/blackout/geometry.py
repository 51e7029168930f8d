"""The grid and its shapes: cells as bits of an int, pieces as masks of exits, tables of both.

Cell [row, col] is number `row * 12 + col` and bit `1 << number` (BLK-TERM-01). A step north is a
shift by 12 to the right, a step west by 1; exits that point off the board are never recorded, so
that no shift wraps around an edge.
"""

from typing import Final

WIDTH: Final = 12
CELLS: Final = 144
FULL: Final = (1 << CELLS) - 1
BYTES: Final = CELLS // 8  # of a mask of cells
TILE: Final = 4  # cells along a side of a tile
TILES: Final = 9

# Exits (BLK-TERM-04).
N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8

# Kinds of piece, in the order of the data (BLK-TERM-03).
STRAIGHT: Final = 0
ELBOW: Final = 1
TRIPLE: Final = 2
QUAD: Final = 3
KINDS: Final = 4

# A shape is a kind in one orientation; SHAPE_MASKS gives its exits.
SHAPE_MASKS: Final = (5, 10, 3, 6, 12, 9, 7, 14, 13, 11, 15)
SHAPES: Final = 11
NONE: Final = -1


def _kind(exits: int) -> int:
    if exits in (5, 10):
        return STRAIGHT
    return {2: ELBOW, 3: TRIPLE, 4: QUAD}.get(exits.bit_count(), NONE)


KIND_OF: Final[list[int]] = [_kind(exits) for exits in range(16)]
SHAPE_OF: Final[list[int]] = [
    SHAPE_MASKS.index(exits) if exits in SHAPE_MASKS else NONE for exits in range(16)
]
BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]
# By byte of a mask: which of its bits are set. Compiled, a mask is gone through byte by byte: ints
# of 144 bits are objects, and each of the steps on them makes one.
BITS: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def _inner(cell: int) -> int:
    row, col = divmod(cell, WIDTH)
    exits = N | E | S | W
    if row == 0:
        exits &= ~N
    if row == WIDTH - 1:
        exits &= ~S
    if col == 0:
        exits &= ~W
    if col == WIDTH - 1:
        exits &= ~E
    return exits


INNER: Final[list[int]] = [_inner(cell) for cell in range(CELLS)]  # exits that stay on the board
TILE_AT: Final[list[int]] = [
    (cell // WIDTH) // TILE * 3 + (cell % WIDTH) // TILE for cell in range(CELLS)
]
TILE_MASK: Final[list[int]] = [
    sum(BIT[cell] for cell in range(CELLS) if TILE_AT[cell] == tile) for tile in range(TILES)
]

# ---- the action space: three words, a block a kind of action, then the cards

DONE: Final = 0
DRAW: Final = 1
EXCHANGE: Final = 2
INSTALL: Final = 3
REPLACE: Final = INSTALL + CELLS * SHAPES
ROTATE: Final = REPLACE + CELLS * SHAPES
FAULT: Final = ROTATE + CELLS * SHAPES
REPAIR: Final = FAULT + CELLS
TRANSFORMER: Final = REPAIR + CELLS
INSULATE: Final = TRANSFORMER + CELLS
REMOVE: Final = INSULATE + CELLS
USE: Final = REMOVE + CELLS  # then DISCARD, from `Rules.discard0`


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, in reading order."""
    cells: list[int] = []
    add_cells(cells, 0, mask)
    return cells


def add_cells(actions: list[int], block: int, mask: int) -> None:
    """The actions of a block with one action per cell."""
    if not mask:
        return
    found = mask.to_bytes(BYTES, "little")
    for i in range(BYTES):
        if found[i]:
            first = block + i * 8
            for bit in BITS[found[i]]:
                actions.append(first + bit)


# ---- laying and turning: the actions for a cell, worked out when first asked for

# By cell << 8 | exits << 4 | kinds. The lists are shared: they are read, never changed.
INSTALLS: Final[list[list[int] | None]] = [None] * (CELLS << 8)
REPLACEMENTS: Final[list[list[int] | None]] = [None] * (CELLS << 8)
# By exits of the old piece: the kinds it is not, a bit each.
OTHER_KINDS: Final[list[int]] = [15 & ~(1 << max(KIND_OF[exits], 0)) for exits in range(16)]
_TURNS: Final[list[list[int] | None]] = [None] * (CELLS << 4)


def lay_actions(block: int, key: int) -> list[int]:
    """Every piece of the kinds (a bit each) that has one of the exits, laid at the cell."""
    cell, exits, kinds = key >> 8, key >> 4 & 15, key & 15
    first = block + cell * SHAPES
    made = [
        first + shape
        for shape, mask in enumerate(SHAPE_MASKS)
        if mask & exits and kinds >> KIND_OF[mask] & 1
    ]
    (INSTALLS if block == INSTALL else REPLACEMENTS)[key] = made
    return made


def turn_actions(cell: int, exits: int) -> list[int]:
    """BLK-ACT-20: the other orientations of a piece."""
    key = cell << 4 | exits
    known = _TURNS[key]
    if known is not None:
        return known
    first = ROTATE + cell * SHAPES
    made = [
        first + shape
        for shape, mask in enumerate(SHAPE_MASKS)
        if mask != exits and KIND_OF[mask] == KIND_OF[exits]
    ]
    _TURNS[key] = made
    return made
