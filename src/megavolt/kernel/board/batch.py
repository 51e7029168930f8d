"""Many games at once on the CPU: a row per game, advanced together."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.core.rng import MAX_PLAIN_STATE
from megavolt.games.board.state import OVER, State
from megavolt.kernel.board import entries
from megavolt.kernel.board.configuration import Configuration
from megavolt.kernel.board.observation import SEEN_WIDTH
from megavolt.kernel.board.playout import LIGHT, RANDOM
from megavolt.kernel.board.row import ACTOR, PHASE, ROUND, ROW_TYPE, STEP, WIDTH
from megavolt.kernel.board.space import ACTIONS, WORDS

MOST_MOVES = 1_000_000  # of a playout
POLICIES = {"random": RANDOM, "light": LIGHT}
_SMALL = 256  # fewer rows are not worth a second thread


@cache
def _threads(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="kernel")


class Batch:
    """`n` games of one configuration. `rows` and `bits` are plain arrays that callers may read.

    Rows are described in `row.py`, actions in `space.py`, observations in `observation.py`. With
    `auto_reset` a game that ends is followed by a new one at once: `ended` says where that
    happened in the last step, and `last_scores` what the scores were.
    """

    auto_reset = False

    def __init__(self, configuration: Configuration, n: int, threads: int | None = None) -> None:
        self.configuration = configuration
        self.n = n
        self.players = configuration.game.players
        self.threads = threads or os.cpu_count() or 1
        self.rows = np.zeros((n, WIDTH), ROW_TYPE)
        self.bits = np.zeros((n, WORDS), np.uint64)  # the mask of each game
        self.seeds = np.zeros(n, np.uint64)
        self.ended = np.zeros(n, np.bool_)
        self._scores = np.zeros((n, self.players * 3), np.int64)

    @staticmethod
    def new(
        game: Game[Any],
        n: int,
        seeds: Sequence[int] | NDArray[np.uint64] | None = None,
        threads: int | None = None,
        auto_reset: bool = False,
    ) -> "Batch":
        """New games; the same seed gives the same game as `game.new(seed)`."""
        if isinstance(seeds, Sequence) and max(seeds) > MAX_PLAIN_STATE:
            raise ValueError("a batch deals seeds below 2**64; for others there is of_states")
        batch = Batch(Configuration(game), n, threads)
        batch.auto_reset = auto_reset
        batch.seeds[:] = np.arange(n, dtype=np.uint64) if seeds is None else seeds
        batch.deal()
        return batch

    @staticmethod
    def of_states(game: Game[Any], states: Sequence[State], threads: int | None = None) -> "Batch":
        """Games that go on from states of the engine."""
        batch = Batch(Configuration(game), len(states), threads)
        for i, state in enumerate(states):
            batch.rows[i] = batch.configuration.row(state)
        batch.refresh()
        return batch

    def deal(self) -> None:
        """Begin every game anew from its seed."""
        self.each(entries.deal_rows, self.rows, self.seeds)
        self.refresh()

    def refresh(self) -> None:
        """Work out the masks anew, after `rows` was changed from outside."""
        self.each(entries.mask_rows, self.rows, self.bits)

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
        return self.rows[:, STEP].astype(np.int64)

    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self.rows[:, PHASE] == OVER)

    def step(self, actions: NDArray[Any]) -> None:
        """Make an action in each game; what is given for a game that is over is ignored."""
        chosen = np.ascontiguousarray(actions, np.int64)
        self._check(chosen)
        self.each(entries.step_rows, self.rows, chosen, self.bits)
        if self.auto_reset:
            arrays = (self.rows, self.bits, self.seeds, self._scores, self.ended)
            self.each(entries.reset_rows, *arrays, self.n)

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
        self.each(entries.play_rows, *arrays, POLICIES[policy], limit)
        self.refresh()
        return moves

    def observe(self, seat: int | str = "mover") -> NDArray[np.int16]:
        """What a seat sees of each game, or the seat to move; nothing hidden is in it."""
        seen = np.zeros((self.n, SEEN_WIDTH), np.int16)
        number = -1 if seat == "mover" else int(seat)
        self.each(entries.observe_rows, self.rows, number, seen)
        return seen

    def scores(self) -> NDArray[np.int64]:
        """By game and seat: cities supplied, money, cities connected (GRID-END-04)."""
        found = np.zeros((self.n, self.players * 3), np.int64)
        self.each(entries.score_rows, self.rows, found)
        return found.reshape(self.n, self.players, 3)

    @property
    def last_scores(self) -> NDArray[np.int64]:
        """Like `scores`, of the game that ended last in each row; with `auto_reset`."""
        return self._scores.reshape(self.n, self.players, 3)

    def outcome(self) -> NDArray[np.int64]:
        """By game and seat the rank, 1 for first; a tie shares a rank. 0 while a game goes on."""
        return np.where(self.over()[:, None], ranks(self.scores()), 0)

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


def ranks(scores: NDArray[np.int64]) -> NDArray[np.int64]:
    """GRID-END-04: by game and seat, 1 for first; a tie shares a rank."""
    key = (scores[:, :, 0] << 40) + (scores[:, :, 1] << 20) + scores[:, :, 2]
    better = key[:, None, :] > key[:, :, None]
    return np.asarray(1 + better.sum(axis=2), np.int64)
