"""A net that takes an observation as a list of figures, for families without a net of their own."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.net import Outputs, Shapes, Size, layer, two_layers
from megavolt.bots.neural.ops import Array, Constants, Ops, Weights, dense, relu, residual
from megavolt.core.game import Game
from megavolt.kernel.layout import Layout

NARROW = 96  # the last layer before a great many actions
MANY = 2000
LARGE = ("money", "production", "income", "earned", "bid", "minimum", "score")


Names = dict[str, tuple[int, int]]  # by column: how many values there are, columns per group


class FlatNet:
    """Each column is taken as a figure and, where it names something, as one of several.

    Columns of a group, such as a player's plants, are taken together: their order means nothing.
    """

    only_prepared: tuple[str, ...] = ()

    def __init__(self, layout: Layout, actions: int, places: int, names: Names) -> None:
        self.actions = actions
        self.places = places
        self.round_column = layout.at("round")
        self.size = Size(width=256)
        self.columns = layout.width
        self._names = [
            (layout.at(n), layout.width_of(n), *names_of) for n, names_of in names.items()
        ]
        self._scale = np.full(layout.width, 0.2, np.float32)
        for column in layout.columns:
            if column.name in LARGE:
                at = layout.at(column.name)
                self._scale[at : at + column.width] = 0.05

    @property
    def _inside(self) -> int:
        named = (width // group * many for _, width, many, group in self._names)
        return self.columns + sum(named)

    def shapes(self, size: Size) -> Shapes:
        shapes: Shapes = {}
        layer(shapes, "in", self._inside, size.width)
        two_layers(shapes, "trunk", size.width, size.width, size.width)
        if self.actions > MANY:
            layer(shapes, "narrow", size.width, NARROW)
        layer(shapes, "out", NARROW if self.actions > MANY else size.width, self.actions)
        layer(shapes, "out-value", size.width, 2 * self.places + 1)
        return shapes

    def constants(self, game: Game[Any]) -> dict[str, NDArray[np.float32]]:
        most = max([many for _, _, many, _ in self._names], default=1)
        return {"scale": self._scale, "numbers": np.arange(most, dtype=np.float32)}

    def worth_trying(self, round_number: int, actions: Sequence[int]) -> Sequence[int]:
        return actions

    def prepare(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        return seen

    def forward(self, ops: Ops, weights: Weights, constants: Constants, seen: Array) -> Outputs:
        figures = ops.floats(seen)
        parts = [figures * constants["scale"]]
        for at, width, many, group in self._names:
            column = figures[:, at : at + width].reshape(-1, width // group, group, 1)
            here = column == constants["numbers"][:, None, None, :many]
            parts.append(ops.floats(here.any(2)).reshape(-1, width // group * many))
        hidden = relu(dense(weights, "in", ops.join(parts)))
        hidden = relu(residual(weights, "trunk", hidden))
        last = relu(dense(weights, "narrow", hidden)) if self.actions > MANY else hidden
        rest = dense(weights, "out-value", hidden)
        places = self.places
        return Outputs(
            dense(weights, "out", last), rest[:, :places], rest[:, places:-1], rest[:, -1]
        )
