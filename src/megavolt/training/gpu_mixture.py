"""Games of many kinds on a GPU, in the memory that the net reads."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from megavolt.envs.on_gpu import flags, ranking
from megavolt.kernel import new_cuda_mixture
from megavolt.kernel.parts.row import ACTOR, SEATS
from megavolt.training.kinds import Kind
from megavolt.training.mixture import Ended, Seen, first_seeds
from megavolt.training.tensors import Learner, Tensor

DEVICE = "cuda"


class GpuMixture:
    """As `mixture.Mixture`, but one launch steps all kinds, from one decision to the next.

    There is one part: nothing else could be done in the meantime.
    """

    parts = 1
    against_planner = False

    def __init__(self, learner: Learner, kinds: Mapping[int, Kind], rows: int, seed: int) -> None:
        self.learner = learner
        self._each = max(1, rows // len(kinds))
        self.rows = self._each * len(kinds)
        self.numbers = list(kinds)
        self.kinds = torch.tensor(self.numbers, device=DEVICE).repeat_interleave(self._each)
        self.kinds_of_part = self.kinds
        self.players = learner.players[self.kinds]
        games = [kind.game() for kind in kinds.values()]
        seeds = [first + np.arange(self._each) for first in first_seeds(self.numbers, seed)]
        self.games = new_cuda_mixture(games, self._each, np.concatenate(seeds).astype(np.uint64))
        self._rows = torch.as_tensor(self.games.rows, device=DEVICE)
        self._bits = torch.as_tensor(self.games.bits.view(np.int64), device=DEVICE)
        self._seen = torch.as_tensor(self.games.seen, device=DEVICE)
        self._scores = torch.as_tensor(self.games.scores, device=DEVICE)
        self._rounds = torch.as_tensor(self.games.rounds, device=DEVICE)
        self._ended = torch.as_tensor(self.games.ended.view(np.uint8), device=DEVICE)
        self._look = torch.compile(self._seen_now, dynamic=False)
        self._count = torch.compile(self._ended_now, dynamic=False)

    def rows_of(self, part: int) -> slice:
        return slice(0, self.rows)

    def look(self, part: int = 0) -> Seen:
        return Seen(*self._look())

    def _seen_now(self) -> tuple[Tensor, Tensor, Tensor]:
        # A copy in any case: a net may take observations as they are, and the next step is near.
        seen = self._seen.clone(memory_format=torch.contiguous_format)
        ready = self.learner.prepare(self.kinds, seen)
        return ready, flags(self._bits), self._rows[:, ACTOR].to(torch.int64)

    def begin(self, part: int, actions: Tensor) -> None:
        self.games.step(actions)

    def finish(self, part: int) -> Ended:
        return Ended(*self._count())

    def _ended_now(self) -> Ended:
        ending = self.games.family.ending
        scores = self._scores.reshape(self.rows, SEATS, ending.SCORES)
        seats = torch.arange(SEATS, device=DEVICE)
        key = torch.where(seats < self.players[:, None], ranking(scores, ending.RANKED), -1)
        first = (key == key.amax(1, keepdim=True)).float()
        shares = first / first.sum(1, keepdim=True)
        return Ended(self._ended.bool(), shares, scores[:, :, 0].float(), self._rounds.clone())

    def snapshot(self) -> dict[str, NDArray[Any]]:
        rows = np.ascontiguousarray(self.games.rows.copy_to_host())
        return {"gpu.kinds": np.array(self.numbers), "gpu.rows": rows} | {
            "gpu.seeds": self.games.seeds.copy_to_host()
        }

    def fits(self, kept: dict[str, NDArray[Any]]) -> bool:
        """Is this a snapshot of as many games of the same kinds?"""
        if "gpu.rows" not in kept or len(kept["gpu.rows"]) != self.rows:
            return False
        return list(kept["gpu.kinds"]) == self.numbers

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        self.games.rows.copy_to_device(np.asfortranarray(kept["gpu.rows"]))
        self.games.seeds.copy_to_device(np.ascontiguousarray(kept["gpu.seeds"]))
        self.games.refresh()

    def close(self) -> None:
        """There is nothing to end."""
