"""Randomness as one int inside a state: splitmix64, the same everywhere and forever."""

import hashlib

_MASK = 0xFFFF_FFFF_FFFF_FFFF


def seed_state(seed: int) -> int:
    """The generator's first state for a match seed; seeds of any size spread evenly."""
    digest = hashlib.sha256(f"megavolt:{seed}".encode()).digest()
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

    def next64(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E37_79B9_7F4A_7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

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
