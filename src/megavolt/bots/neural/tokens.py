"""What nets share: a small net reads each thing of a kind and makes a token of it, a
trunk puts tokens together, and an action about a thing is scored by looking at its token again."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.net import Outputs, Shapes, layer, two_layers
from megavolt.bots.neural.ops import Array, Ops, Weights, dense, relu, residual
from megavolt.kernel.layout import Layout

BLOCKS: Final = 2  # of the trunk


# ---- sizes


def trunk_shapes(shapes: Shapes, inside: int, width: int, places: int) -> None:
    """A trunk, and what it says of every place: its share of the win, its score; rounds left."""
    layer(shapes, "in", inside, width)
    for block in range(BLOCKS):
        two_layers(shapes, f"trunk{block}", width, width, width)
    layer(shapes, "out-value", width, 2 * places + 1)


def pointer_shapes(shapes: Shapes, head: str, width: int, token: int, asked: int) -> None:
    layer(shapes, f"ask-{head}", width, token)
    layer(shapes, f"key-{head}", token, token)
    layer(shapes, f"out-{head}", token, asked)


# ---- layers


def trunk(weights: Weights, x: Array) -> Array:
    hidden = relu(dense(weights, "in", x))
    for block in range(BLOCKS):
        hidden = residual(weights, f"trunk{block}", hidden)
    return relu(hidden)


def pointed(weights: Weights, head: str, hidden: Array, tokens: Array) -> Array:
    """What is asked about each of the tokens, with all that the trunk knows."""
    asked = dense(weights, f"ask-{head}", hidden)[:, None, :]
    return dense(weights, f"out-{head}", relu(dense(weights, f"key-{head}", tokens) + asked))


def outputs(weights: Weights, hidden: Array, logits: Array, places: int) -> Outputs:
    rest = dense(weights, "out-value", hidden)
    return Outputs(logits, rest[:, :places], rest[:, places:-1], rest[:, -1])


# ---- features


def columns_of(layout: Layout) -> Callable[[Array, str], Array]:
    """A function that takes the columns of a name out of observations."""
    where = {c.name: slice(layout.at(c.name), layout.at(c.name) + c.width) for c in layout.columns}

    def columns(figures: Array, name: str) -> Array:
        return figures[:, where[name]]

    return columns


def one_of(ops: Ops, numbers: Array, column: Array, many: int) -> Array:
    return ops.floats(column == numbers[:, :many])


def place_in_order(ops: Ops, order: Array, places: Array, seated: Array) -> Array:
    """By place, when its turn is: from 0 on."""
    in_turn = (order[:, :, None] == places[:, None, :]) & seated[:, :, None]
    return (ops.floats(in_turn) * places[:, :, None]).sum(1)


def beside(ops: Ops, singles: Sequence[Array], *parts: Array) -> Array:
    """Features of tokens: single figures, one each, and parts of several."""
    return ops.join([*[single[:, :, None] for single in singles], *parts])


# ---- constants


def padded(values: Any, shape: tuple[int, ...]) -> NDArray[np.float32]:
    found = np.zeros(shape, np.float32)
    if len(values):
        given = np.asarray(values, np.float32)
        found[: len(given)] = given
    return found
