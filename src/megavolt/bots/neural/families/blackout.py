"""The wiring tile game: a small tower of convolutions reads the board cell by cell, a trunk all the
rest; each sees the other, and every action at a cell is scored by the tower at that cell."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.net import Outputs, Shapes, Size, layer, two_layers
from megavolt.bots.neural.ops import (
    Array,
    Constants,
    Ops,
    Weights,
    convolution,
    dense,
    relu,
    residual,
)
from megavolt.bots.neural.tokens import columns_of, outputs
from megavolt.core.game import Game
from megavolt.encodings.blackout.columns import (
    ACTIONS,
    LAYOUT,
    PER_BLOCK,
    RESOURCES,
    SEATS,
    SIDE,
    TILE_SIDE,
    WORDS,
)

CELLS: Final = SIDE * SIDE
AREAS: Final = SIDE // TILE_SIDE  # tiles along a side of the board
EXITS: Final = 4
TERRAINS: Final = 6  # other than empty
FLAGS: Final = ("faulted", "insulated", "transformer", "touched")
PER_CELL: Final = TERRAINS + EXITS + 3 * SEATS + len(FLAGS) + 2 * EXITS + 3
EARLY: Final = 2  # convolutions before the trunk, which sees what they make of the board
LATE: Final = 3  # and after it, which see the trunk
POOLED: Final = 7  # ways in which cells are taken together for the trunk

PLAIN: Final = WORDS + 2 * RESOURCES  # actions without a cell

# Columns that name something: their first and last value.
NAMES: Final = {
    "phase": (0, 4), "pending": (0, 13), "mover": (0, 3), "turn_of": (0, 3), "start": (0, 3),
    "players": (2, 4), "sides": (1, 4), "contract": (1, 64), "latest_breakdown": (1, 32),
    "card_deck": (1, 2), "card": (1, 32), "area": (1, 9),
}  # fmt: skip
_SCALES: Final = {
    "score": 20, "latest_count": 20, "resource_deck": 20, "contract_deck": 20, "shared": 10,
    "supply": 8, "connections": 8, "tiles": 16, "card": 32, "contract": 64,
    "latest_breakdown": 32,
}  # fmt: skip
_SCALE: Final = 4  # of all others
_column = columns_of(LAYOUT)
# What is not about cells.
FLAT: Final = (
    slice(0, LAYOUT.at("entries")),
    slice(LAYOUT.at("supply"), LAYOUT.at("touched")),
    slice(LAYOUT.at("area"), LAYOUT.at("area") + 1),
)


class BlackoutNet:
    """A token is a channel of the tower: as many stand for each cell."""

    actions = ACTIONS
    places = SEATS
    only_prepared: tuple[str, ...] = ()
    round_column = LAYOUT.at("round")
    size = Size(width=320, token=48)

    def __init__(self) -> None:
        scales = [np.full(c.width, 1 / _SCALES.get(c.name, _SCALE)) for c in LAYOUT.columns]
        of_all = np.concatenate(scales).astype(np.float32)
        self._scale = np.concatenate([of_all[part] for part in FLAT])

    # ---- sizes

    def shapes(self, size: Size) -> Shapes:
        shapes: Shapes = {}
        token, width = size.token, size.width
        layer(shapes, "cell", PER_CELL, token)
        shapes["position.b"] = (CELLS, token)
        for number in range(EARLY + LATE):
            layer(shapes, f"tower{number}", 9 * token, token)
        layer(shapes, "in", self._flat_width + POOLED * token, width)
        two_layers(shapes, "trunk", width, width, width)
        layer(shapes, "tell", width, token)
        layer(shapes, "judge", width + 3 * token, width)
        layer(shapes, "out-plain", width, PLAIN)
        layer(shapes, "out-cell", token, sum(PER_BLOCK))
        layer(shapes, "out-value", width, 2 * SEATS + 1)
        return shapes

    @property
    def _flat_width(self) -> int:
        named = (LAYOUT.width_of(name) * (1 + high - low) for name, (low, high) in NAMES.items())
        return len(self._scale) + sum(named)

    # ---- what a configuration adds

    def constants(self, game: Game[Any]) -> dict[str, NDArray[np.float32]]:
        """Nothing of its own: what cards and contracts ask for is learned."""
        return {"scale": self._scale, "numbers": np.arange(65, dtype=np.float32)}

    def worth_trying(self, round_number: int, actions: Sequence[int]) -> Sequence[int]:
        return actions

    def prepare(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        return seen

    # ---- the net

    def forward(self, ops: Ops, weights: Weights, constants: Constants, seen: Array) -> Outputs:
        cells = dense(weights, "cell", _cells(ops, constants, seen)) + weights["position.b"]
        for number in range(EARLY):
            cells = _convolved(ops, weights, number, cells)
        read = [self._globals(ops, constants, seen), *_pooled(ops, seen, relu(cells))]
        hidden = relu(dense(weights, "in", ops.join(read)))
        hidden = relu(residual(weights, "trunk", hidden))
        cells = cells + dense(weights, "tell", hidden)[:, None, :]
        for number in range(EARLY, EARLY + LATE):
            cells = _convolved(ops, weights, number, cells)
        return self._heads(ops, weights, seen, hidden, relu(cells))

    def _heads(
        self, ops: Ops, weights: Weights, seen: Array, hidden: Array, cells: Array
    ) -> Outputs:
        logits = _numbered(
            ops, dense(weights, "out-plain", hidden), dense(weights, "out-cell", cells)
        )
        own = _column(seen, "live") & 1
        judged = [hidden, cells.mean(1), ops.largest(cells, 1), _sum(ops, cells, own == 1) / 16]
        return outputs(weights, relu(dense(weights, "judge", ops.join(judged))), logits, SEATS)

    def _globals(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        """Everything but the cells, as figures and where it names something as one of several."""
        figures = ops.floats(ops.join([seen[:, part] for part in FLAT]))
        parts = [figures * constants["scale"]]
        for name, (low, high) in NAMES.items():
            column = ops.floats(_column(seen, name))
            named = column[:, :, None] == constants["numbers"][:, None, low : high + 1]
            parts.append(ops.floats(named).reshape(-1, column.shape[1] * (1 + high - low)))
        return ops.join(parts)


# ---- columns


def _cells(ops: Ops, constants: Constants, seen: Array) -> Array:
    """By cell: what is there, whose it is, where it leads, and what its tile is worth."""
    numbers = constants["numbers"][:, None, :]
    exits, live = _column(seen, "exits"), _column(seen, "live")
    ways = [exits >> k & 1 for k in range(EXITS)]
    powered = [live >> k & 1 for k in range(SEATS)]
    others = powered[1] | powered[2] | powered[3]
    flags = [
        *ways,
        *powered,
        *[way & powered[0] for way in ways],  # where the observer's lines can go on
        *[way & others for way in ways],
        *[_column(seen, name) for name in FLAGS],
    ]
    joined = ops.join([flag[:, :, None] for flag in flags])
    named = [
        ops.floats(_column(seen, name))[:, :, None] == numbers[:, :, 1 : 1 + many]
        for name, many in (("terrain", TERRAINS), ("owner", SEATS), ("entries", SEATS))
    ]
    return ops.join(
        [ops.floats(joined), *[ops.floats(each) for each in named], _tiles(ops, constants, seen)]
    )


def _tiles(ops: Ops, constants: Constants, seen: Array) -> Array:
    """By cell: the points of its tile's zone, is there a zone, and is it where a card acts?"""
    zones, areas = _column(seen, "zones"), constants["numbers"][:, 1 : 1 + AREAS * AREAS]
    of_tiles = [
        ops.floats(zones) / 4,
        ops.floats(zones > 0),
        ops.floats(ops.floats(_column(seen, "area")) == areas),
    ]
    board = ops.floats(_column(seen, "exits")).reshape(-1, AREAS, TILE_SIDE, AREAS, TILE_SIDE) * 0
    spread = [board + each.reshape(-1, AREAS, 1, AREAS, 1) for each in of_tiles]
    return ops.join([each.reshape(-1, CELLS, 1) for each in spread])


# ---- layers


def _convolved(ops: Ops, weights: Weights, number: int, cells: Array) -> Array:
    return cells + convolution(ops, weights, f"tower{number}", relu(cells))


def _sum(ops: Ops, cells: Array, which: Array) -> Array:
    """The sum of some cells."""
    return (cells * ops.floats(which)[:, :, None]).sum(1)


def _pooled(ops: Ops, seen: Array, cells: Array) -> list[Array]:
    """Cells taken together: all of them, one's own, the others', and those a card has been to."""
    live, owner = _column(seen, "live"), _column(seen, "owner")
    return [
        cells.mean(1),
        ops.largest(cells, 1),
        _sum(ops, cells, live & 1 == 1) / 16,
        _sum(ops, cells, live > 1) / 16,
        _sum(ops, cells, owner == 1) / 16,
        _sum(ops, cells, _column(seen, "entries") == 1) / 4,
        _sum(ops, cells, _column(seen, "touched") == 1) / 2,
    ]


def _numbered(ops: Ops, plain: Array, of_cells: Array) -> Array:
    """Logits in the order of the actions: the words, block by block the cells, then the cards."""
    parts, at = [plain[:, :WORDS]], 0
    for many in PER_BLOCK:
        parts.append(of_cells[:, :, at : at + many].reshape(-1, CELLS * many))
        at += many
    return ops.join([*parts, plain[:, WORDS:]])


FAMILY = BlackoutNet()
