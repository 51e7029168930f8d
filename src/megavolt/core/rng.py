"""Randomness as one int inside a state, the same everywhere and forever.

A state below 2**64 is that of splitmix64. Who knows it, or tries out all of them, knows every card
to come. So a match whose seed is larger than that, as a server draws them, has a keyed generator:
its state is `key << 64 | drawn`, a secret of 128 bits and the number of words drawn so far.
"""

import hashlib
import struct
from typing import Final

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
MAX_STATE: Final = 2**192 - 1  # of a keyed generator
MAX_PLAIN_STATE: Final = _MASK  # of splitmix64


def seed_state(seed: int, keyed: bool = False) -> int:
    """The generator's first state for a match seed; seeds of any size spread evenly.

    With `keyed`, a seed of more than 64 bits gives a keyed generator. A smaller one never does: no
    generator can hold more secret bits than its seed.
    """
    digest = hashlib.sha256(f"megavolt:{seed}".encode()).digest()
    if keyed and seed > _MASK:
        return int.from_bytes(digest[:16], "big") << 64
    return int.from_bytes(digest[:8], "big")


def seed_hash(seed: int) -> str:
    """What can be published before a game and checked against the seed after it."""
    return hashlib.sha256(f"megavolt-seed:{seed}".encode()).hexdigest()


class Rng:
    """A generator over an int `state`, the same on every machine: `Rng(rng.getrandbits(64))`.

    `Game.determinize` takes one. Engine states keep theirs as an int: `rng = Rng(s.rng); …;
    s.rng = rng.state`.
    """

    def __init__(self, state: int) -> None:
        self.state = state
        self._block = 0  # which eight words of a keyed generator are at hand
        self._words: tuple[int, ...] = ()

    @property
    def keyed(self) -> bool:
        """Does it hold a secret of 128 bits?"""
        return self.state > _MASK

    def next64(self) -> int:
        """The next 64 random bits."""
        if self.state > _MASK:
            return self._next_keyed()
        self.state = (self.state + 0x9E37_79B9_7F4A_7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def _next_keyed(self) -> int:
        """Word i is the (i % 8)th of BLAKE2b over the key and i // 8."""
        state = self.state
        if state >> 3 != self._block:
            self._block = state >> 3
            text = (state & _MASK) >> 3 << 128 | state >> 64
            digest = hashlib.blake2b(text.to_bytes(24, "little"), digest_size=64).digest()
            self._words = struct.unpack("<8Q", digest)
        self.state = state + 1
        return self._words[state & 7]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        limit = (_MASK + 1) // n * n
        value = self.next64()
        while value >= limit:
            value = self.next64()
        return value % n

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
