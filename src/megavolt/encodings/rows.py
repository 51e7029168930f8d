"""Encodings that are the observation and the action space of a family's kernel.

Where Numba is not installed, the kernel's functions are plain Python, which is quicker with lists
than with arrays.
"""

from typing import Any

import numpy as np

from megavolt.core.game import Game
from megavolt.encodings.base import Mask, Observation
from megavolt.kernel.batch import Batch
from megavolt.kernel.device import COMPILED
from megavolt.kernel.parts.space import ACTIONS


class KernelEncoding:
    """A state of the engine becomes a row of the kernel, and what is asked is worked out there."""

    actions = ACTIONS
    of_kernel = True

    def __init__(self, game: Game[Any], batch: type[Batch]) -> None:
        self.game = game
        self.configuration: Any = batch.family.configuration(game)
        self._entries = batch.entries
        self._width = batch.family.observation.SEEN_WIDTH
        self._table = self._read(self.configuration.table)

    def _read(self, array: Any) -> Any:
        return array if COMPILED else array.tolist()

    def observe(self, state: Any, seat: int) -> Observation:
        seen = self._read(np.zeros((1, self._width), np.int16))
        rows = self._read(self.configuration.row(state)[None])
        self._entries.observe_rows(self._table, rows, seat, seen)
        return np.asarray(seen[0], np.int16)

    def mask(self, state: Any) -> Mask:
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(self.choices(state))] = 1
        return mask

    def choices(self, state: Any) -> dict[int, int]:
        """From the engine's list: a setup may be of regions that the kernel's table lacks."""
        numbers = {self.configuration.action(state, a): a for a in self.game.legal(state)}
        return {number: numbers[number] for number in sorted(numbers.keys() - {None})}

    def engine_action(self, state: Any, number: int) -> int:
        action: int = self.configuration.engine_action(state, number)
        return action
