"""The same games on an NVIDIA GPU: the same functions, compiled by numba-cuda, a thread per game.

A fused playout copies its row into the thread's own memory and back. Rows lie in memory column by
column, so that threads side by side read side by side. Imported only where a GPU is asked for.
"""

from typing import Any, Final

import numpy as np
from numba import cuda, int16, uint64
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.games.board.state import OVER
from megavolt.kernel.board import deal, flow, playout
from megavolt.kernel.board.configuration import Configuration, chances
from megavolt.kernel.board.row import PHASE, ROW_TYPE, WIDTH
from megavolt.kernel.board.space import WORDS

BLOCK: Final = 128  # threads of a block
Array = Any


@cuda.jit
def deal_kernel(t: Array, rows: Array, chances: Array) -> None:
    i = cuda.grid(1)
    if i < chances.shape[0]:
        deal.new_game(t, rows[i], chances[i])


@cuda.jit
def mask_kernel(t: Array, rows: Array, masks: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        flow.legal(t, rows[i], masks[i])


@cuda.jit
def step_kernel(t: Array, rows: Array, actions: Array, masks: Array) -> None:
    i = cuda.grid(1)
    if i < rows.shape[0]:
        if rows[i, PHASE] != OVER:
            flow.apply(t, rows[i], actions[i])
        flow.legal(t, rows[i], masks[i])


@cuda.jit
def random_kernel(masks: Array, chances: Array, actions: Array) -> None:
    """A random legal action for each game, -1 where there is none."""
    i = cuda.grid(1)
    if i < masks.shape[0]:
        actions[i] = playout.random_action(masks[i], chances, i)


@cuda.jit
def play_kernel(t: Array, rows: Array, chances: Array, moves: Array, limit: int) -> None:
    i = cuda.grid(1)
    if i >= rows.shape[0]:
        return
    row = cuda.local.array(WIDTH, int16)
    mask = cuda.local.array(WORDS, uint64)
    for column in range(WIDTH):
        row[column] = rows[i, column]
    moves[i] = playout.play_at_random(t, row, mask, chances[i], limit)
    for column in range(WIDTH):
        rows[i, column] = row[column]


class CudaBatch:
    """`n` games on the GPU. `rows`, `bits` and `actions` are device arrays: torch, CuPy and JAX
    use them in place.
    """

    def __init__(self, configuration: Configuration, n: int) -> None:
        self.configuration = configuration
        self.n = n
        self.blocks = (n + BLOCK - 1) // BLOCK
        self.table = cuda.to_device(configuration.table)
        self.rows = cuda.device_array((n, WIDTH), ROW_TYPE, order="F")
        self.bits = cuda.device_array((n, WORDS), np.uint64, order="F")
        self.actions = cuda.device_array(n, np.int64)
        self.moves = cuda.device_array(n, np.int64)

    @staticmethod
    def new(game: Game[Any], n: int, seeds: NDArray[np.uint64]) -> "CudaBatch":
        batch = CudaBatch(Configuration(game), n)
        batch.deal(chances(seeds))
        return batch

    def deal(self, first: NDArray[np.uint64]) -> None:
        """New games from the first states of their generators."""
        deal_kernel[self.blocks, BLOCK](self.table, self.rows, cuda.to_device(first))
        self.refresh()

    def refresh(self) -> None:
        """Work out the masks anew."""
        mask_kernel[self.blocks, BLOCK](self.table, self.rows, self.bits)

    def step(self, actions: Array) -> None:
        """Make an action in each game that is not over; they must be legal."""
        step_kernel[self.blocks, BLOCK](self.table, self.rows, actions, self.bits)

    def choose_at_random(self, chances: Array) -> Array:
        """A random legal action for each game, drawn from generators on the device."""
        random_kernel[self.blocks, BLOCK](self.bits, chances, self.actions)
        return self.actions

    def playout(self, chances: Array, limit: int) -> Array:
        """Random moves to the end of every game; how many were made in each."""
        play_kernel[self.blocks, BLOCK](self.table, self.rows, chances, self.moves, limit)
        return self.moves

    def synchronize(self) -> None:
        cuda.synchronize()
