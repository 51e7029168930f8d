"""Chance: the engine's generator over the columns of a row."""

from typing import Final

import numpy as np

from megavolt.kernel.bits import get64, put64
from megavolt.kernel.device import Ints, device

_STEP: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_MIX1: Final = np.uint64(0xBF58_476D_1CE4_E5B9)
_MIX2: Final = np.uint64(0x94D0_49BB_1331_11EB)
_MOST: Final = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
_27: Final = np.uint64(27)
_30: Final = np.uint64(30)
_31: Final = np.uint64(31)
_32: Final = np.uint64(32)


@device
def advance(state: np.uint64) -> np.uint64:
    """The next state of splitmix64."""
    return state + _STEP


@device
def mixed(state: np.uint64) -> np.uint64:
    """The 64 random bits of a state of splitmix64."""
    z = (state ^ (state >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    return z ^ (z >> _31)


@device
def next64(row: Ints, at: int) -> np.uint64:
    """The next 64 random bits of the generator kept from column `at` on."""
    state = advance(get64(row, at))
    put64(row, at, state)
    return mixed(state)


@device
def below(row: Ints, at: int, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely."""
    size = np.uint64(n)
    excess = (_MOST % size + np.uint64(1)) % size  # of 2**64, over a multiple of n
    value = next64(row, at)
    while value > _MOST - excess:
        value = next64(row, at)
    return np.int64(value % size)  # type: ignore[return-value]


@device
def shuffle(row: Ints, at: int, first: int, n: int) -> None:
    """Fisher-Yates over n columns from `first` on."""
    for i in range(n - 1, 0, -1):
        j = below(row, at, i + 1)
        row[first + i], row[first + j] = row[first + j], row[first + i]


@device
def pick(random: np.uint64, n: int) -> int:
    """A whole number from 0 to n - 1 out of 64 random bits, for playouts: no loop, a tiny bias."""
    return np.int64(((random >> _32) * np.uint64(n)) >> _32)  # type: ignore[return-value]
