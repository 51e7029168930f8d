"""Games on the kernel, in this process; threads share the work."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.envs.backend import Arrays, shapes
from megavolt.kernel import new_batch
from megavolt.kernel.entries import flag_rows
from megavolt.kernel.parts.row import ACTOR, ROUND
from megavolt.kernel.parts.space import ACTIONS


class KernelGames:
    def __init__(self, game: Game[Any], n: int, seed: int, threads: int) -> None:
        seeds = np.arange(seed, seed + n, dtype=np.uint64)
        self.batch = new_batch(game, n, seeds, threads=threads, auto_reset=True)
        width = self.batch.family.observation.SEEN_WIDTH
        made = shapes(n, game.players, width, ACTIONS)
        self.arrays = Arrays(**{name: np.zeros(*shape) for name, shape in made.items()})
        self._look()

    def begin(self, actions: Any) -> None:
        batch, arrays = self.batch, self.arrays
        rounds = batch.rows[:, ROUND].copy()
        batch.step(np.asarray(actions))
        arrays.ended[:] = batch.ended
        if batch.ended.any():
            scores = batch.last_scores[batch.ended]
            first = batch.ranks(scores) == 1
            arrays.shares[batch.ended] = first / first.sum(axis=1, keepdims=True)
            arrays.scores[batch.ended] = scores[:, :, 0]
            arrays.rounds[batch.ended] = rounds[batch.ended]
        self._look()

    def _look(self) -> None:
        batch, arrays = self.batch, self.arrays
        batch.each(batch.entries.observe_rows, batch.rows, -1, arrays.observations)
        batch.each(flag_rows, batch.bits, arrays.masks)
        arrays.movers[:] = batch.rows[:, ACTOR]

    def finish(self) -> None:
        """There is nothing to wait for."""

    def snapshot(self) -> dict[str, NDArray[Any]]:
        return {"rows": self.batch.rows.copy(), "seeds": self.batch.seeds.copy()}

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        self.batch.rows[:] = kept["rows"]
        self.batch.seeds[:] = kept["seeds"]
        self.batch.refresh()
        self._look()

    def close(self) -> None:
        """There is nothing to end."""
