"""Who plays whom, where and with which seed: a pure function of the plan of an arena.

Nothing here knows how many workers there are, so the games are the same for any number of them.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations
from random import Random
from typing import Any

DEFAULT_LIMIT = 10.0  # seconds for a decision
DEFAULT_ROUNDS = 100  # far more than games need; those of random moves took 32 at most
_TRIES = 8  # line-ups to choose the evenest from, where not everybody sits at the table


@dataclass(frozen=True)
class ArenaPlan:
    """An arena: all that its games follow from."""

    game: str
    bots: tuple[str, ...]  # one may be named several times
    players: tuple[int, ...]  # player counts, played in turn
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    limit: float = DEFAULT_LIMIT  # seconds a bot may take for a decision
    rounds: int = DEFAULT_ROUNDS  # a game that goes beyond them is stopped, and nobody wins it
    rules: int = 0  # the version of the game's rules; games of two versions do not mix

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "ArenaPlan":
        return cls(**{**data, "bots": tuple(data["bots"]), "players": tuple(data["players"])})


@dataclass(frozen=True)
class Pairing:
    """One game to play."""

    number: int
    bots: tuple[str, ...]  # by seat
    seed: int


def schedule(plan: ArenaPlan) -> Iterator[Pairing]:
    """The games in order; those of a longer plan begin with those of a shorter one.

    They come in blocks of as many games as there are bots. In a block the bots form a ring, and
    each game seats the next stretch of it: so each bot sits once in each seat, however many bots
    there are for the seats. Player counts take turns block by block.
    """
    size = len(plan.bots)
    met: Counter[tuple[int, int]] = Counter()
    for block in range((plan.games + size - 1) // size):
        players = plan.players[block % len(plan.players)]
        ring = _ring(plan, block, players, met)
        for turn in range(min(size, plan.games - block * size)):
            number = block * size + turn
            seats = (ring[(turn + seat) % size] for seat in range(players))
            yield Pairing(number, tuple(plan.bots[i] for i in seats), game_seed(plan.seed, number))


def game_seed(seed: int, number: int) -> int:
    """The seed of a game, from that of the arena."""
    return _digest(f"megavolt-arena:{seed}:{number}") >> 1  # 63 bits: SQLite's largest


def _ring(plan: ArenaPlan, block: int, players: int, met: Counter[tuple[int, int]]) -> list[int]:
    """An order of the bots; where some stay away, one that brings together who met least."""
    size = len(plan.bots)
    tries = _TRIES if size > players else 1
    rings = [_shuffled(size, plan.seed, block, n) for n in range(tries)]
    best = min(rings, key=lambda ring: _crowding(ring, players, met))
    met.update(_meetings(best, players))
    return best


def _shuffled(size: int, seed: int, block: int, attempt: int) -> list[int]:
    ring = list(range(size))
    Random(_digest(f"megavolt-ring:{seed}:{block}:{attempt}")).shuffle(ring)
    return ring


def _crowding(ring: list[int], players: int, met: Counter[tuple[int, int]]) -> int:
    """How uneven meetings would be: pairs that have met often weigh more."""
    return sum(met[pair] for pair in _meetings(ring, players)) if len(ring) > players else 0


def _meetings(ring: list[int], players: int) -> list[tuple[int, int]]:
    """The pairs at one table in a block, each as often as it meets."""
    if len(ring) <= players:
        return []
    twice = ring + ring
    tables = (sorted(twice[turn : turn + players]) for turn in range(len(ring)))
    return [(a, b) for table in tables for a, b in combinations(table, 2)]


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
