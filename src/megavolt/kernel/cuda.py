"""The same games on an NVIDIA GPU: the same functions, compiled by numba-cuda, a thread per game.

A fused playout copies its row into the thread's own memory and back. Rows lie in memory column by
column, so that threads side by side read side by side. Imported only where a GPU is asked for.
"""

from typing import Any, ClassVar, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.kernel.chance import advance
from megavolt.kernel.family import Family
from megavolt.kernel.gpu import crowded_kernel, cuda, kernel
from megavolt.kernel.memory import local_memory, row_of, table_memory
from megavolt.kernel.parts.choosing import random_action
from megavolt.kernel.parts.row import PHASE, ROW_TYPE
from megavolt.kernel.parts.space import WORDS
from megavolt.kernel.playout import RANDOM

BLOCK: Final = 128  # threads of a block
WARP: Final = 0xFFFF_FFFF  # all threads of a warp
Array = Any


class Kernels(NamedTuple):
    """What runs on the GPU for a family, once per thread."""

    deal_rows: Any
    mask_rows: Any
    step_rows: Any
    reset_rows: Any
    observe_rows: Any
    score_rows: Any
    play_rows: Any


def kernels_of(family: Family) -> Kernels:
    """As `entries.entries_of`, a thread per row."""
    return Kernels(
        _deal_rows(family),
        _mask_rows(family),
        _step_rows(family),
        _reset_rows(family),
        _observe_rows(family),
        _score_rows(family),
        _play_rows(family),
    )


def _deal_rows(family: Family) -> Any:
    deal = family.deal

    @kernel
    def deal_rows(t: Array, rows: Array, seeds: Array) -> None:
        i = cuda.grid(1)
        if i < rows.shape[0]:
            deal.new_game(table_memory(t), row_of(rows, i), seeds[i])

    return deal_rows


def _mask_rows(family: Family) -> Any:
    flow = family.flow

    @kernel
    def mask_rows(t: Array, rows: Array, masks: Array) -> None:
        i = cuda.grid(1)
        if i < rows.shape[0]:
            flow.legal(table_memory(t), row_of(rows, i), row_of(masks, i))

    return mask_rows


def _step_rows(family: Family) -> Any:
    flow, over = family.flow, family.over

    @kernel
    def step_rows(t: Array, rows: Array, actions: Array, masks: Array) -> None:
        i = cuda.grid(1)
        if i < rows.shape[0]:
            table, row = table_memory(t), row_of(rows, i)
            if row[PHASE] != over:
                flow.apply(table, row, actions[i])
            flow.legal(table, row, row_of(masks, i))

    return step_rows


def _reset_rows(family: Family) -> Any:
    deal, flow, over = family.deal, family.flow, family.over

    @kernel
    def reset_rows(t: Array, rows: Array, masks: Array, seeds: Array, ended: Array) -> None:
        """Begin a new game, with a seed of its own, in each row whose game is over."""
        i = cuda.grid(1)
        if i < rows.shape[0]:
            ended[i] = rows[i, PHASE] == over
            if ended[i]:
                seeds[i] += np.uint64(rows.shape[0])
                table, row = table_memory(t), row_of(rows, i)
                deal.new_game(table, row, seeds[i])
                flow.legal(table, row, row_of(masks, i))

    return reset_rows


def _observe_rows(family: Family) -> Any:
    observation = family.observation

    @kernel
    def observe_rows(t: Array, rows: Array, seat: int, seen: Array) -> None:
        i = cuda.grid(1)
        if i < rows.shape[0]:
            observation.observe(table_memory(t), row_of(rows, i), seat, row_of(seen, i))

    return observe_rows


def _score_rows(family: Family) -> Any:
    ending = family.ending

    @kernel
    def score_rows(t: Array, rows: Array, scores: Array) -> None:
        i = cuda.grid(1)
        if i < rows.shape[0]:
            ending.score(table_memory(t), row_of(rows, i), scores[i])

    return score_rows


@kernel
def choose_rows(masks: Array, chances: Array, actions: Array) -> None:
    """A random legal action for each game, -1 where there is none."""
    i = cuda.grid(1)
    if i < masks.shape[0]:
        actions[i] = random_action(row_of(masks, i), chances, i)


def _play_rows(family: Family) -> Any:
    playout, width, over = family.playout, family.width, family.over

    @crowded_kernel
    def play_rows(
        t: Array, rows: Array, chances: Array, moves: Array, policy: int, limit: int
    ) -> None:
        """Whole games. Of a warp, those in its commonest phase move: they need the same code."""
        i = cuda.grid(1)
        own = cuda.local.array(width, ROW_TYPE)
        mask = cuda.local.array(WORDS, np.uint64)
        chance, made, phase = np.uint64(0), 0, over
        if i < rows.shape[0]:
            for column in range(width):
                own[column] = rows[i, column]
            chance, phase = chances[i], own[PHASE]
        while cuda.any_sync(WARP, phase != over):
            chosen, most = over, 0
            for one in range(1, over):
                voters = cuda.popc(cuda.ballot_sync(WARP, phase == one))
                if voters > most:
                    chosen, most = one, voters
            if phase == chosen:
                chance = advance(chance)
                playout.move(table_memory(t), local_memory(own), local_memory(mask), chance, policy)
                made += 1
                phase = own[PHASE] if made < limit else over
        if i < rows.shape[0]:
            moves[i] = made
            for column in range(width):
                rows[i, column] = own[column]

    return play_rows


class CudaBatch:
    """`n` games on the GPU. Its arrays are device arrays: torch, CuPy and JAX use them in place."""

    family: ClassVar[Family]
    kernels: ClassVar[Kernels]

    def __init__(self, configuration: Any, n: int) -> None:
        self.configuration = configuration
        self.n = n
        self.table = cuda.to_device(configuration.table)
        self.rows = cuda.device_array((n, self.family.width), ROW_TYPE, order="F")
        self.bits = cuda.device_array((n, WORDS), np.uint64, order="F")
        self.seen = cuda.device_array((n, self.family.observation.SEEN_WIDTH), np.int16, order="F")
        scores = configuration.game.players * self.family.ending.SCORES
        self.scores = cuda.device_array((n, scores), np.int64)
        self.actions = cuda.device_array(n, np.int64)
        self.moves = cuda.device_array(n, np.int64)
        self.ended = cuda.device_array(n, np.bool_)
        self.seeds = cuda.device_array(n, np.uint64)

    @classmethod
    def new(cls, game: Game[Any], n: int, seeds: NDArray[np.uint64]) -> Self:
        """New games; the same seed gives the same game as on the CPU."""
        batch = cls(cls.family.configuration(game), n)
        batch.deal(seeds)
        return batch

    def deal(self, seeds: NDArray[np.uint64]) -> None:
        self.seeds.copy_to_device(seeds)
        self._launch(self.kernels.deal_rows, self.rows, self.seeds)
        self.refresh()

    def refresh(self) -> None:
        """Work out the masks anew."""
        self._launch(self.kernels.mask_rows, self.rows, self.bits)

    def step(self, actions: Array) -> None:
        """Make an action in each game that is not over; they must be legal."""
        self._launch(self.kernels.step_rows, self.rows, actions, self.bits)

    def reset(self) -> None:
        """Begin new games where they are over; `ended` says where."""
        self._launch(self.kernels.reset_rows, self.rows, self.bits, self.seeds, self.ended)

    def observe(self, seat: int = -1) -> Array:
        """What a seat sees of each game, or with -1 the seat to move."""
        self._launch(self.kernels.observe_rows, self.rows, seat, self.seen)
        return self.seen

    def score(self) -> Array:
        """By game, for each seat what `outcome` goes by; `ending.py` says what it is."""
        self._launch(self.kernels.score_rows, self.rows, self.scores)
        return self.scores

    @staticmethod
    def generators(states: NDArray[np.uint64]) -> Array:
        """Generators on the device, for random choices: one state per game."""
        return cuda.to_device(states)

    def choose_at_random(self, chances: Array) -> Array:
        """A random legal action for each game, drawn from generators on the device."""
        choose_rows[self._blocks, BLOCK](self.bits, chances, self.actions)
        return self.actions

    def playout(self, chances: Array, limit: int, policy: int = RANDOM) -> Array:
        """Play every game to its end in one launch; how many moves were made in each."""
        self._launch(self.kernels.play_rows, self.rows, chances, self.moves, policy, limit)
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
