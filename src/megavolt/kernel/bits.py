"""Sets as bits: words of 64, and their form in a row, 16 bits per column."""

from importlib import import_module
from typing import Any, Final

import numpy as np

from megavolt.kernel.device import COMPILED, Ints, apart, device, numba

ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)
_16: Final = np.uint64(16)
_32: Final = np.uint64(32)
_48: Final = np.uint64(48)
_LOW: Final = np.uint64(0xFFFF)


@device
def bit(number: int) -> np.uint64:
    return ONE << np.uint64(number)


@device
def has(word: np.uint64, number: int) -> bool:
    return bool((word >> np.uint64(number)) & ONE)


def _count(typing: Any, word: Any) -> Any:
    """The processor's own instruction, on a CPU or a GPU."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.types.int64(numba.types.uint64), generate


def _count_plainly(word: np.uint64) -> int:
    return int(word).bit_count()


_bits_set: Any = import_module("numba.extending").intrinsic(_count) if COMPILED else _count_plainly


@device
def count(word: np.uint64) -> int:
    """How many bits are set."""
    return _bits_set(word)  # type: ignore[no-any-return]


@device
def lowest(word: np.uint64) -> int:
    """The number of the lowest bit set; there is one."""
    return count((word & (~word + ONE)) - ONE)


@device
def nth(word: np.uint64, n: int) -> int:
    """The number of the n-th bit set, from 0; there are so many."""
    apart()
    for _ in range(n):
        word &= word - ONE
    return lowest(word)


@device
def get64(row: Ints, at: int) -> np.uint64:
    """A word from four columns, the lowest bits first."""
    low = np.uint64(row[at] & 0xFFFF) | np.uint64(row[at + 1] & 0xFFFF) << _16
    high = np.uint64(row[at + 2] & 0xFFFF) | np.uint64(row[at + 3] & 0xFFFF) << _16
    return low | high << _32


@device
def put64(row: Ints, at: int, word: np.uint64) -> None:
    row[at] = np.int64(word & _LOW)  # type: ignore[assignment]
    row[at + 1] = np.int64((word >> _16) & _LOW)  # type: ignore[assignment]
    row[at + 2] = np.int64((word >> _32) & _LOW)  # type: ignore[assignment]
    row[at + 3] = np.int64(word >> _48)  # type: ignore[assignment]


@device
def has_bit(row: Ints, at: int, number: int) -> bool:
    """Is a number in the set of four columns?"""
    return (row[at + (number >> 4)] >> (number & 15)) & 1 == 1


@device
def add_bit(row: Ints, at: int, number: int) -> None:
    row[at + (number >> 4)] |= 1 << (number & 15)


@device
def drop_bit(row: Ints, at: int, number: int) -> None:
    row[at + (number >> 4)] &= ~(1 << (number & 15))
