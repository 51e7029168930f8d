"""Many games at once on the CPU: a row per game, advanced together."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.core.rng import MAX_PLAIN_STATE
from megavolt.kernel.entries import Entries
from megavolt.kernel.family import Family
from megavolt.kernel.parts.row import ACTOR, PHASE, ROUND, ROW_TYPE
from megavolt.kernel.parts.space import ACTIONS, WORDS
from megavolt.kernel.playout import LIGHT, RANDOM

MOST_MOVES = 1_000_000  # of a playout
POLICIES = {"random": RANDOM, "light": LIGHT}
_SMALL = 256  # fewer rows are not worth a second thread


@cache
def _threads(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="kernel")


class Batch:
    """`n` games of one configuration. `rows` and `bits` are plain arrays that callers may read.

    Rows are described in `row.py`, actions in `space.py`, observations in `observation.py`, each in
    `parts` and in the family that a batch is of. With
    `auto_reset` a game that ends is followed by a new one at once: `ended` says where that
    happened in the last step, and `last_scores` what the scores were.
    """

    family: ClassVar[Family]
    entries: ClassVar[Entries]
    auto_reset = False

    def __init__(self, configuration: Any, n: int, threads: int | None = None) -> None:
        self.configuration = configuration
        self.n = n
        self.players = configuration.game.players
        self.threads = threads or os.cpu_count() or 1
        self.rows = np.zeros((n, self.family.width), ROW_TYPE)
        self.bits = np.zeros((n, WORDS), np.uint64)  # the mask of each game
        self.seeds = np.zeros(n, np.uint64)
        self.ended = np.zeros(n, np.bool_)
        self._scores = self._no_scores()

    @classmethod
    def new(
        cls,
        game: Game[Any],
        n: int,
        seeds: Sequence[int] | NDArray[np.uint64] | None = None,
        threads: int | None = None,
        auto_reset: bool = False,
    ) -> Self:
        """New games; the same seed gives the same game as `game.new(seed)`."""
        if isinstance(seeds, Sequence) and max(seeds) > MAX_PLAIN_STATE:
            raise ValueError("a batch deals seeds below 2**64; for others there is of_states")
        batch = cls(cls.family.configuration(game), n, threads)
        batch.auto_reset = auto_reset
        batch.seeds[:] = np.arange(n, dtype=np.uint64) if seeds is None else seeds
        batch.deal()
        return batch

    @classmethod
    def of_states(cls, game: Game[Any], states: Sequence[Any], threads: int | None = None) -> Self:
        """Games that go on from states of the engine."""
        batch = cls(cls.family.configuration(game), len(states), threads)
        for i, state in enumerate(states):
            batch.rows[i] = batch.configuration.row(state)
        batch.refresh()
        return batch

    def deal(self) -> None:
        """Begin every game anew from its seed."""
        self.each(self.entries.deal_rows, self.rows, self.seeds)
        self.refresh()

    def refresh(self) -> None:
        """Work out the masks anew, after `rows` was changed from outside."""
        self.each(self.entries.mask_rows, self.rows, self.bits)

    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game; none where it is over."""
        flat = np.unpackbits(self.bits.view(np.uint8), axis=1, bitorder="little")
        return flat.view(np.bool_)

    def movers(self) -> NDArray[Any]:
        """The seat to move in each game, -1 where it is over."""
        return self.rows[:, ACTOR].astype(np.int64)

    def rounds(self) -> NDArray[Any]:
        return self.rows[:, ROUND].astype(np.int64)

    def steps(self) -> NDArray[Any]:
        """The step of each game, 0 where a family has none."""
        return np.zeros(self.n, np.int64)

    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self.rows[:, PHASE] == self.family.over)

    def step(self, actions: NDArray[Any]) -> None:
        """Make an action in each game; what is given for a game that is over is ignored."""
        chosen = np.ascontiguousarray(actions, np.int64)
        self._check(chosen)
        self.each(self.entries.step_rows, self.rows, chosen, self.bits)
        if self.auto_reset:
            arrays = (self.rows, self.bits, self.seeds, self._scores, self.ended)
            self.each(self.entries.reset_rows, *arrays, self.n)

    def _check(self, actions: NDArray[np.int64]) -> None:
        if actions.shape != (self.n,):
            raise ValueError(f"one action per game is needed: {self.n}, not {actions.shape}")
        known = (actions >= 0) & (actions < ACTIONS)
        inside = np.where(known, actions, 0)
        word = self.bits[np.arange(self.n), inside >> 6]
        legal = (word >> (inside & 63).astype(np.uint64)) & np.uint64(1) == 1
        wrong = np.flatnonzero(~(legal & known) & ~self.over())
        if len(wrong):
            game = int(wrong[0])
            raise ValueError(f"action {actions[game]} is not legal in game {game}")

    def playout(
        self, policy: str = "random", seed: int = 0, limit: int = MOST_MOVES
    ) -> NDArray[np.int64]:
        """Play every game to its end in one call; how many moves were made in each."""
        moves = np.zeros(self.n, np.int64)
        chances = np.arange(self.n, dtype=np.uint64) + (np.uint64(seed) << np.uint64(32))
        arrays = (self.rows, self.bits, chances, moves)
        self.each(self.entries.play_rows, *arrays, POLICIES[policy], limit)
        self.refresh()
        return moves

    def observe(self, seat: int | str = "mover") -> NDArray[np.int16]:
        """What a seat sees of each game, or the seat to move; nothing hidden is in it."""
        seen = np.zeros((self.n, self.family.observation.SEEN_WIDTH), np.int16)
        number = -1 if seat == "mover" else int(seat)
        self.each(self.entries.observe_rows, self.rows, number, seen)
        return seen

    def scores(self) -> NDArray[np.int64]:
        """By game and seat what `outcome` goes by; `ending.py` says what it is."""
        found = self._no_scores()
        self.each(self.entries.score_rows, self.rows, found)
        return self._by_seat(found)

    @property
    def last_scores(self) -> NDArray[np.int64]:
        """Like `scores`, of the game that ended last in each row; with `auto_reset`."""
        return self._by_seat(self._scores)

    def _no_scores(self) -> NDArray[np.int64]:
        return np.zeros((self.n, self.players * self.family.ending.SCORES), np.int64)

    def _by_seat(self, scores: NDArray[np.int64]) -> NDArray[np.int64]:
        return scores.reshape(self.n, self.players, self.family.ending.SCORES)

    def outcome(self) -> NDArray[np.int64]:
        """By game and seat the rank, 1 for first; a tie shares a rank. 0 while a game goes on."""
        return np.where(self.over()[:, None], self.ranks(self.scores()), 0)

    def ranks(self, scores: NDArray[np.int64]) -> NDArray[np.int64]:
        """By game and seat, 1 for first; a tie shares a rank."""
        key = np.zeros(scores.shape[:2], np.int64)
        for column in self.family.ending.RANKED:
            key = (key << 20) + scores[:, :, column]
        better = key[:, None, :] > key[:, :, None]
        return np.asarray(1 + better.sum(axis=2), np.int64)

    def each(self, entry: Callable[..., None], *arguments: Any) -> None:
        """Call a compiled function over all rows, in several threads where it pays."""
        threads = min(self.threads, max(self.n // _SMALL, 1))
        if threads == 1:
            entry(self.configuration.table, *arguments)
            return
        cuts = [self.n * k // threads for k in range(threads + 1)]
        parts = [
            _threads(self.threads).submit(entry, self.configuration.table, *_cut(arguments, *ends))
            for ends in pairwise(cuts)
        ]
        for part in parts:
            part.result()


def _cut(arguments: tuple[Any, ...], first: int, end: int) -> list[Any]:
    """The part of each array from one row to before another; numbers as they are."""
    return [a[first:end] if isinstance(a, np.ndarray) else a for a in arguments]
