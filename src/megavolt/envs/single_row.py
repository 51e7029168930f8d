"""One game on the kernel: a batch of one row, without the checks that a batch of many needs."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.kernel import new_batch
from megavolt.kernel.entries import flag_rows
from megavolt.kernel.parts.row import ACTOR
from megavolt.kernel.parts.space import ACTIONS


class SingleRow:
    """See GameTable. The arrays it gives are new ones each time."""

    def __init__(self, game: Game[Any]) -> None:
        self._batch = new_batch(game, 1, [0], threads=1)
        self._table = self._batch.configuration.table
        self._entries = self._batch.entries
        self._width = self._batch.family.observation.SEEN_WIDTH
        self._action = np.zeros(1, np.int64)
        self.mover = -1
        self._flags = np.zeros((1, ACTIONS), np.int8)

    def new(self, seed: int) -> None:
        self._batch.seeds[0] = seed
        self._batch.deal()
        self._look()

    def _look(self) -> None:
        self.mover = int(self._batch.rows[0, ACTOR])
        self._flags = np.zeros((1, ACTIONS), np.int8)
        flag_rows(self._table, self._batch.bits, self._flags)

    def observe(self, seat: int) -> NDArray[np.int16]:
        seen = np.zeros((1, self._width), np.int16)
        self._entries.observe_rows(self._table, self._batch.rows, seat, seen)
        return np.asarray(seen[0])

    def mask(self) -> NDArray[np.int8]:
        return np.asarray(self._flags[0])

    def step(self, action: int) -> None:
        if not 0 <= action < ACTIONS or not self._flags[0, action]:
            raise ValueError(f"action {action} is not legal")
        self._action[0] = action
        self._entries.step_rows(self._table, self._batch.rows, self._action, self._batch.bits)
        self._look()

    def shares(self) -> list[float]:
        first = self._batch.ranks(self._batch.scores())[0] == 1
        return [float(share) for share in first / first.sum()]
