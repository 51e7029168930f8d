"""Games of many configurations in one batch on a GPU, stepped from one decision to the next.

All configurations go into one launch: their tables lie side by side, and `kinds` says which one a
row is of. Where a game ends, the next begins at once; what leaves no choice is done on the way.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.kernel.cuda import BLOCK, Array
from megavolt.kernel.family import Family
from megavolt.kernel.gpu import cuda, kernel
from megavolt.kernel.parts.choosing import only_action
from megavolt.kernel.parts.row import PHASE, ROUND, ROW_TYPE, SEATS
from megavolt.kernel.parts.space import WORDS


class MixtureKernels(NamedTuple):
    """What runs on the GPU for a family, once per thread."""

    deal_rows: Any
    only_rows: Any
    advance_rows: Any


def mixture_kernels_of(family: Family) -> MixtureKernels:
    return MixtureKernels(_deal_rows(family), _only_rows(family), _advance_rows(family))


def _deal_rows(family: Family) -> Any:
    deal = family.deal

    @kernel
    def deal_rows(tables: Array, kinds: Array, rows: Array, seeds: Array) -> None:
        i = cuda.grid(1)
        if i < rows.shape[0]:
            deal.new_game(tables[kinds[i]], rows[i], seeds[i])

    return deal_rows


def _only_rows(family: Family) -> Any:
    flow = family.flow

    @kernel
    def only_rows(tables: Array, kinds: Array, rows: Array, masks: Array, actions: Array) -> None:
        """Work out what is legal, and the action where there is only one."""
        i = cuda.grid(1)
        if i < rows.shape[0]:
            flow.legal(tables[kinds[i]], rows[i], masks[i])
            actions[i] = only_action(masks[i])

    return only_rows


def _advance_rows(family: Family) -> Any:
    deal, flow, ending, over = family.deal, family.flow, family.ending, family.over
    observation = family.observation

    @kernel
    def advance_rows(  # noqa: PLR0913, PLR0917 - a GPU is handed arrays, not objects
        tables: Array,
        kinds: Array,
        rows: Array,
        actions: Array,
        masks: Array,
        seeds: Array,
        scores: Array,
        rounds: Array,
        ended: Array,
        seen: Array,
    ) -> None:
        """Make an action, -1 for none, and go on to the next decision."""
        i = cuda.grid(1)
        if i >= rows.shape[0]:
            return
        t = tables[kinds[i]]
        ended[i] = False
        action = actions[i]
        while action >= 0:
            flow.apply(t, rows[i], action)
            if rows[i, PHASE] == over:
                ended[i] = True
                rounds[i] = rows[i, ROUND]
                ending.score(t, rows[i], scores[i])
                seeds[i] += np.uint64(rows.shape[0])
                deal.new_game(t, rows[i], seeds[i])
            flow.legal(t, rows[i], masks[i])
            action = only_action(masks[i])
        observation.observe(t, rows[i], -1, seen[i])

    return advance_rows


class CudaMixture:
    """`each` games of every configuration; its arrays are device arrays.

    `scores` and `rounds` are those of the game that ended last in a row, `ended` says whether
    that was in the latest step.
    """

    family: ClassVar[Family]
    kernels: ClassVar[MixtureKernels]

    def __init__(self, games: Sequence[Game[Any]], each: int, seeds: NDArray[np.uint64]) -> None:
        tables = [self.family.configuration(game).table for game in games]
        stacked = np.zeros((len(tables), max(map(len, tables))), tables[0].dtype)
        for number, table in enumerate(tables):
            stacked[number, : len(table)] = table
        n = len(games) * each
        self.n = n
        self.tables = cuda.to_device(stacked)
        self.kinds = cuda.to_device(np.repeat(np.arange(len(games)), each))
        self.rows = cuda.device_array((n, self.family.width), ROW_TYPE, order="F")
        self.bits = cuda.device_array((n, WORDS), np.uint64, order="F")
        self.seen = cuda.device_array((n, self.family.observation.SEEN_WIDTH), np.int16, order="F")
        self.scores = cuda.to_device(np.zeros((n, SEATS * self.family.ending.SCORES), np.int64))
        self.actions = cuda.device_array(n, np.int64)
        self.rounds = cuda.to_device(np.zeros(n, np.int32))
        self.ended = cuda.device_array(n, np.bool_)
        self.seeds = cuda.to_device(seeds)
        self._launch(self.kernels.deal_rows, self.rows, self.seeds)
        self.refresh()

    def refresh(self) -> None:
        """Work out all that follows from the rows, up to the next decision in each."""
        self._launch(self.kernels.only_rows, self.rows, self.bits, self.actions)
        self.step(self.actions)

    def step(self, actions: Array) -> None:
        """Make an action in each game; they must be legal."""
        self._launch(
            self.kernels.advance_rows,
            self.rows,
            actions,
            self.bits,
            self.seeds,
            self.scores,
            self.rounds,
            self.ended,
            self.seen,
        )

    def _launch(self, function: Any, *arguments: Any) -> None:
        blocks = (self.n + BLOCK - 1) // BLOCK
        function[blocks, BLOCK](self.tables, self.kinds, *arguments)
