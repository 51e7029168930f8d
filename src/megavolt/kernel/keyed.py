"""The keyed generator of `core.rng`, which states of secret seeds have: BLAKE2b of key and count.

Only three of the sixteen words of its message are not 0, and it is one block. No words are kept
for the next call: chance is drawn seldom after the deal.
"""

from typing import Final

import numpy as np

from megavolt.kernel.bits import ONE, ZERO, get64, put64
from megavolt.kernel.device import Ints, apart, device

KEY: Final = 4  # columns after those of the count, 128 bits
KEYED: Final = 12  # the column after these: 1 if the generator is keyed

Words16 = tuple[np.uint64, ...]

_START: Final = (
    np.uint64(0x6A09_E667_F3BC_C908),
    np.uint64(0xBB67_AE85_84CA_A73B),
    np.uint64(0x3C6E_F372_FE94_F82B),
    np.uint64(0xA54F_F53A_5F1D_36F1),
    np.uint64(0x510E_527F_ADE6_82D1),
    np.uint64(0x9B05_688C_2B3E_6C1F),
    np.uint64(0x1F83_D9AB_FB41_BD6B),
    np.uint64(0x5BE0_CD19_137E_2179),
)
_SIZES: Final = np.uint64(0x0101_0040)  # 64 bytes of digest, no key of BLAKE2b's own
_LENGTH: Final = np.uint64(24)  # bytes of the message
_ALL: Final = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
_DIGIT: Final = np.uint64(15)
# By round, which words of the message go where: a hexadecimal digit each, the first one last.
_ORDERS: Final = (
    np.uint64(0xFEDC_BA98_7654_3210),
    np.uint64(0x357B_20C1_6DF9_84AE),
    np.uint64(0x4917_63EA_DF25_0C8B),
    np.uint64(0x8F04_A562_EBCD_1397),
    np.uint64(0xD386_CB1E_FA42_7509),
    np.uint64(0x91EF_57D4_38B0_A6C2),
    np.uint64(0xB829_3670_A4DE_F15C),
    np.uint64(0xA268_4F05_931C_E7BD),
    np.uint64(0x5A41_7D2C_803B_9EF6),
    np.uint64(0x0DC3_E9BF_5167_482A),
    np.uint64(0xFEDC_BA98_7654_3210),
    np.uint64(0x357B_20C1_6DF9_84AE),
)


@device
def next_keyed(row: Ints, at: int) -> np.uint64:
    """Word i is the (i % 8)th of BLAKE2b over the key and i // 8."""
    apart()
    drawn = get64(row, at)
    put64(row, at, drawn + ONE)
    low, high = get64(row, at + KEY), get64(row, at + KEY + 4)
    number = np.int64(drawn & np.uint64(7))
    return _digest_word(low, high, drawn >> np.uint64(3), number)  # type: ignore[arg-type]


@device
def _digest_word(low: np.uint64, high: np.uint64, block: np.uint64, number: int) -> np.uint64:
    s0, s1, s2, s3, s4, s5, s6, s7 = _START
    first = s0 ^ _SIZES
    v: Words16 = (
        first,
        s1,
        s2,
        s3,
        s4,
        s5,
        s6,
        s7,
        s0,
        s1,
        s2,
        s3,
        s4 ^ _LENGTH,
        s5,
        s6 ^ _ALL,
        s7,
    )
    for order in _ORDERS:
        v = _round(v, order, low, high, block)
    return (first if number == 0 else _START[number]) ^ v[number] ^ v[number + 8]


@device
def _round(v: Words16, order: np.uint64, x: np.uint64, y: np.uint64, z: np.uint64) -> Words16:
    """The four columns of a square of four by four, then its four diagonals."""
    v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15 = v
    v0, v4, v8, v12 = _mix(v0, v4, v8, v12, _word(order, 0, x, y, z), _word(order, 1, x, y, z))
    v1, v5, v9, v13 = _mix(v1, v5, v9, v13, _word(order, 2, x, y, z), _word(order, 3, x, y, z))
    v2, v6, v10, v14 = _mix(v2, v6, v10, v14, _word(order, 4, x, y, z), _word(order, 5, x, y, z))
    v3, v7, v11, v15 = _mix(v3, v7, v11, v15, _word(order, 6, x, y, z), _word(order, 7, x, y, z))
    v0, v5, v10, v15 = _mix(v0, v5, v10, v15, _word(order, 8, x, y, z), _word(order, 9, x, y, z))
    v1, v6, v11, v12 = _mix(v1, v6, v11, v12, _word(order, 10, x, y, z), _word(order, 11, x, y, z))
    v2, v7, v8, v13 = _mix(v2, v7, v8, v13, _word(order, 12, x, y, z), _word(order, 13, x, y, z))
    v3, v4, v9, v14 = _mix(v3, v4, v9, v14, _word(order, 14, x, y, z), _word(order, 15, x, y, z))
    return v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15


@device
def _word(order: np.uint64, place: int, x: np.uint64, y: np.uint64, z: np.uint64) -> np.uint64:
    """The word of the message for a place of a round; all after the third are 0."""
    number = (order >> np.uint64(4 * place)) & _DIGIT
    if number == 0:
        return x
    if number == 1:
        return y
    return z if number == 2 else ZERO


@device
def _mix(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64, x: np.uint64, y: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    apart()
    a = a + b + x
    d = _turned(d ^ a, 32)
    c = c + d
    b = _turned(b ^ c, 24)
    a = a + b + y
    d = _turned(d ^ a, 16)
    c = c + d
    b = _turned(b ^ c, 63)
    return a, b, c, d


@device
def _turned(word: np.uint64, by: int) -> np.uint64:
    """The 64 bits of a word, turned to the right."""
    return word >> np.uint64(by) | word << np.uint64(64 - by)
