"""The same games on an NVIDIA GPU: the same functions, compiled by numba-cuda, a thread per game.

A fused playout copies its row into the thread's own memory and back. Rows lie in memory column by
column, so that threads side by side read side by side. Imported only where a GPU is asked for.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.games.board.state import OVER
from megavolt.kernel.board import deal, ending, flow, observation, playout
from megavolt.kernel.board.choosing import random_action
from megavolt.kernel.board.configuration import Configuration
from megavolt.kernel.board.observation import SEEN_WIDTH
from megavolt.kernel.board.row import PHASE, ROW_TYPE, WIDTH
from megavolt.kernel.board.space import WORDS
from megavolt.kernel.gpu import cuda, kernel

BLOCK: Final = 128  # threads of a block
Array = Any


@kernel
def deal_kernel(t: Array, rows: Array, seeds: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        deal.new_game(t, rows[i], seeds[i])


@kernel
def mask_kernel(t: Array, rows: Array, masks: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        flow.legal(t, rows[i], masks[i])


@kernel
def step_kernel(t: Array, rows: Array, actions: Array, masks: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        if rows[i, PHASE] != OVER:
            flow.apply(t, rows[i], actions[i])
        flow.legal(t, rows[i], masks[i])


@kernel
def reset_kernel(t: Array, rows: Array, masks: Array, seeds: Array, ended: Array) -> None:
    """Begin a new game, with a seed of its own, in each row whose game is over."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        ended[i] = rows[i, PHASE] == OVER
        if ended[i]:
            seeds[i] += np.uint64(rows.shape[0])
            deal.new_game(t, rows[i], seeds[i])
            flow.legal(t, rows[i], masks[i])


@kernel
def observe_kernel(t: Array, rows: Array, seat: int, seen: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        observation.observe(t, rows[i], seat, seen[i])


@kernel
def score_kernel(t: Array, rows: Array, scores: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        ending.score(t, rows[i], scores[i])


@kernel
def random_kernel(masks: Array, chances: Array, actions: Array) -> None:
    """A random legal action for each game, -1 where there is none."""
    i = cuda.grid(1)
    if i < masks.shape[0]:
        actions[i] = random_action(masks[i], chances, i)


@kernel
def play_kernel(
    t: Array, rows: Array, chances: Array, moves: Array, policy: int, limit: int
) -> None:
    i = cuda.grid(1)
    if i >= rows.shape[0]:
        return
    row = cuda.local.array(WIDTH, ROW_TYPE)
    mask = cuda.local.array(WORDS, np.uint64)
    for column in range(WIDTH):
        row[column] = rows[i, column]
    moves[i] = playout.play(t, row, mask, chances[i], policy, limit)
    for column in range(WIDTH):
        rows[i, column] = row[column]


class CudaBatch:
    """`n` games on the GPU. Its arrays are device arrays: torch, CuPy and JAX use them in place."""

    def __init__(self, configuration: Configuration, n: int) -> None:
        self.configuration = configuration
        self.n = n
        self.table = cuda.to_device(configuration.table)
        self.rows = cuda.device_array((n, WIDTH), ROW_TYPE, order="F")
        self.bits = cuda.device_array((n, WORDS), np.uint64, order="F")
        self.seen = cuda.device_array((n, SEEN_WIDTH), np.int16, order="F")
        self.scores = cuda.device_array((n, configuration.game.players * 3), np.int64)
        self.actions = cuda.device_array(n, np.int64)
        self.moves = cuda.device_array(n, np.int64)
        self.ended = cuda.device_array(n, np.bool_)
        self.seeds = cuda.device_array(n, np.uint64)

    @staticmethod
    def new(game: Game[Any], n: int, seeds: NDArray[np.uint64]) -> "CudaBatch":
        """New games; the same seed gives the same game as on the CPU."""
        batch = CudaBatch(Configuration(game), n)
        batch.deal(seeds)
        return batch

    def deal(self, seeds: NDArray[np.uint64]) -> None:
        self.seeds.copy_to_device(seeds)
        self._launch(deal_kernel, self.rows, self.seeds)
        self.refresh()

    def refresh(self) -> None:
        """Work out the masks anew."""
        self._launch(mask_kernel, self.rows, self.bits)

    def step(self, actions: Array) -> None:
        """Make an action in each game that is not over; they must be legal."""
        self._launch(step_kernel, self.rows, actions, self.bits)

    def reset(self) -> None:
        """Begin new games where they are over; `ended` says where."""
        self._launch(reset_kernel, self.rows, self.bits, self.seeds, self.ended)

    def observe(self, seat: int = -1) -> Array:
        """What a seat sees of each game, or with -1 the seat to move."""
        self._launch(observe_kernel, self.rows, seat, self.seen)
        return self.seen

    def score(self) -> Array:
        """By game, for each seat: cities supplied, money, cities connected."""
        self._launch(score_kernel, self.rows, self.scores)
        return self.scores

    @staticmethod
    def generators(states: NDArray[np.uint64]) -> Array:
        """Generators on the device, for random choices: one state per game."""
        return cuda.to_device(states)

    def choose_at_random(self, chances: Array) -> Array:
        """A random legal action for each game, drawn from generators on the device."""
        random_kernel[self._blocks, BLOCK](self.bits, chances, self.actions)
        return self.actions

    def playout(self, chances: Array, limit: int, policy: int = playout.RANDOM) -> Array:
        """Play every game to its end in one launch; how many moves were made in each."""
        self._launch(play_kernel, self.rows, chances, self.moves, policy, limit)
        return self.moves

    @staticmethod
    def synchronize() -> None:
        """Wait until the GPU has done what it was told."""
        cuda.synchronize()

    @property
    def _blocks(self) -> int:
        return (self.n + BLOCK - 1) // BLOCK

    def _launch(self, function: Any, *arguments: Any) -> None:
        function[self._blocks, BLOCK](self.table, *arguments)
