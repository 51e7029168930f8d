"""Chance: the engine's generator over the columns of a row."""

from typing import Final

import numpy as np

from megavolt.kernel.bits import get64, put64
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.keyed import KEYED, next_keyed

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
    if row[at + KEYED]:
        return next_keyed(row, at)
    state = advance(get64(row, at))
    put64(row, at, state)
    return mixed(state)


@device
def below(row: Ints, at: int, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely."""
    apart()
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


# ---- from a seed to the first state: SHA-256 of "megavolt:SEED", of which 64 bits are taken

WORK: Final = 32  # columns that `seed_state` works in
_PREFIX: Final = (109, 101, 103, 97, 118, 111, 108, 116, 58)  # "megavolt:"
_32BITS: Final = np.uint64(0xFFFF_FFFF)
_TEN: Final = np.uint64(10)
_16: Final = np.uint64(16)


@device
def seed_state(t: Ints, constants: int, seed: np.uint64, work: Ints, at: int) -> np.uint64:
    """`core.rng.seed_state`; the 64 constants of SHA-256 lie in the table."""
    _write_message(seed, work, at)
    a, b = np.uint64(0x6A09E667), np.uint64(0xBB67AE85)
    c, d = np.uint64(0x3C6EF372), np.uint64(0xA54FF53A)
    e, f = np.uint64(0x510E527F), np.uint64(0x9B05688C)
    g, h = np.uint64(0x1F83D9AB), np.uint64(0x5BE0CD19)
    for i in range(64):
        word = _next_word(work, at, i)
        mix = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        choice = (e & f) ^ (~e & g)
        constant = np.uint64(t[constants + i]) & _32BITS
        first = h + mix + choice + constant + word
        mix = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
        second = mix + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f = g, f, e
        e = (d + first) & _32BITS
        d, c, b = c, b, a
        a = (first + second) & _32BITS
    high = (a + np.uint64(0x6A09E667)) & _32BITS
    return high << _32 | ((b + np.uint64(0xBB67AE85)) & _32BITS)


@device
def _turned(word: np.uint64, by: int) -> np.uint64:
    """The 32 bits of a word, turned to the right."""
    return (word >> np.uint64(by) | word << np.uint64(32 - by)) & _32BITS


@device
def _write_message(seed: np.uint64, work: Ints, at: int) -> None:
    """One block of SHA-256, two bytes per column."""
    for column in range(WORK):
        work[at + column] = 0
    length = len(_PREFIX)
    for i in range(length):
        _put_byte(work, at, i, _PREFIX[i])
    power = np.uint64(1)
    while seed // power >= _TEN:
        power *= _TEN
    while power:
        _put_byte(work, at, length, np.int64(seed // power % _TEN) + 48)  # type: ignore[arg-type]
        power //= _TEN
        length += 1
    _put_byte(work, at, length, 0x80)
    work[at + WORK - 1] = length * 8


@device
def _put_byte(work: Ints, at: int, place: int, byte: int) -> None:
    work[at + (place >> 1)] |= byte << 8 if place & 1 == 0 else byte


@device
def _word(work: Ints, at: int, i: int) -> np.uint64:
    column = at + (i & 15) * 2
    return np.uint64(work[column] & 0xFFFF) << _16 | np.uint64(work[column + 1] & 0xFFFF)


@device
def _next_word(work: Ints, at: int, i: int) -> np.uint64:
    """The word for a round; after the first 16 each replaces the one 16 rounds before."""
    if i < 16:
        return _word(work, at, i)
    early, late = _word(work, at, i + 1), _word(work, at, i + 14)
    mix = _turned(early, 7) ^ _turned(early, 18) ^ (early >> np.uint64(3))
    mix += _turned(late, 17) ^ _turned(late, 19) ^ (late >> np.uint64(10))
    word = (_word(work, at, i) + mix + _word(work, at, i + 9)) & _32BITS
    column = at + (i & 15) * 2
    work[column] = np.int64(word >> _16)  # type: ignore[assignment]
    work[column + 1] = np.int64(word & np.uint64(0xFFFF))  # type: ignore[assignment]
    return word
