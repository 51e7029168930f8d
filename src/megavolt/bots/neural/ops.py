"""The few operations a net needs, on numpy arrays; training has the same on torch tensors.

A net is written once, in terms of these: what was trained is what plays.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Any, Protocol

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

Array = Any  # numpy or torch
Weights = dict[str, Array]
Constants = dict[str, Array]


class Ops(Protocol):
    def floats(self, x: Array) -> Array: ...

    def integers(self, x: Array) -> Array: ...

    def join(self, parts: Sequence[Array]) -> Array: ...

    def largest(self, x: Array, axis: int) -> Array: ...

    def least(self, x: Array, axis: int) -> Array: ...

    def where(self, condition: Array, x: Array, y: Array) -> Array: ...

    def take(self, x: Array, at: Array) -> Array: ...

    def put(self, x: Array, at: Array, many: int) -> Array: ...

    def log1p(self, x: Array) -> Array: ...

    def ascending(self, x: Array) -> Array: ...

    def cumulated(self, x: Array) -> Array: ...

    def convolve(self, x: Array, kernel: Array) -> Array: ...


class NumpyOps:
    """On numpy arrays."""

    def floats(self, x: Array) -> Array:
        return x.astype(np.float32)

    def integers(self, x: Array) -> Array:
        return x.astype(np.int16)

    def join(self, parts: Sequence[Array]) -> Array:
        return np.concatenate(parts, axis=-1)

    def largest(self, x: Array, axis: int) -> Array:
        return x.max(axis=axis)

    def least(self, x: Array, axis: int) -> Array:
        return x.min(axis=axis)

    def where(self, condition: Array, x: Array, y: Array) -> Array:
        return np.where(condition, x, y)

    def take(self, x: Array, at: Array) -> Array:
        """By row of `x` [rows, tokens, width] those tokens that a row of `at` names."""
        if len(x) == 1:
            return x[0][at.astype(np.int64)]
        return np.take_along_axis(x, at[:, :, None].astype(np.int64), axis=1)

    def put(self, x: Array, at: Array, many: int) -> Array:
        """Rows of `many` values: those of a row of `x` where the row of `at` says, else 0."""
        found = np.zeros((len(x), many), x.dtype)
        np.put_along_axis(found, at.astype(np.int64), x, axis=1)
        return found

    def log1p(self, x: Array) -> Array:
        return np.log1p(x)

    def ascending(self, x: Array) -> Array:
        return np.sort(x, axis=-1)

    def cumulated(self, x: Array) -> Array:
        """Sums of the first, of the first two, and so on."""
        return np.cumsum(x, axis=-1)

    def convolve(self, x: Array, kernel: Array) -> Array:
        """`x` [rows, cells, width] is a square board; `kernel` [9 * width, outside] takes a cell
        with its eight neighbours, row by row. Beyond the edges everything is 0.
        """
        rows, cells, width = x.shape
        side = isqrt(cells)
        padded = np.zeros((rows, side + 2, side + 2, width), x.dtype)
        padded[:, 1:-1, 1:-1] = x.reshape(rows, side, side, width)
        around = sliding_window_view(padded, (3, 3), (1, 2)).transpose(0, 1, 2, 4, 5, 3)
        return around.reshape(rows, cells, 9 * width) @ kernel


def relu(x: Array) -> Array:
    return x.clip(0)


def dense(weights: Weights, name: str, x: Array) -> Array:
    return x @ weights[f"{name}.w"] + weights[f"{name}.b"]


def convolution(ops: Ops, weights: Weights, name: str, x: Array) -> Array:
    """A dense layer that takes each cell of a square board with its neighbours."""
    return ops.convolve(x, weights[f"{name}.w"]) + weights[f"{name}.b"]


def mlp(weights: Weights, name: str, x: Array) -> Array:
    """Two layers with a bend after each."""
    return relu(dense(weights, f"{name}.2", relu(dense(weights, f"{name}.1", x))))


def residual(weights: Weights, name: str, x: Array) -> Array:
    inner = relu(dense(weights, f"{name}.1", x))
    return x + dense(weights, f"{name}.2", inner)
