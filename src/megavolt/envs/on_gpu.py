"""Games on the kernel on a GPU: the arrays of the kernel as torch tensors, without a copy."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.envs.backend import Arrays
from megavolt.kernel import new_cuda_batch
from megavolt.kernel.parts.row import ACTOR, ROUND

DEVICE = "cuda"


class GpuGames:
    def __init__(self, game: Game[Any], n: int, seed: int) -> None:
        self.players = game.players
        self.batch = new_cuda_batch(game, n, np.arange(seed, seed + n, dtype=np.uint64))
        self._rows = _shared(self.batch.rows)
        self._bits = _shared(self.batch.bits.view(np.int64))
        self._seen = _shared(self.batch.seen)
        self._scores = _shared(self.batch.scores)
        self._ended = _shared(self.batch.ended.view(np.uint8))
        zeros = {"device": DEVICE}
        self.shares = torch.zeros((n, self.players), dtype=torch.float32, **zeros)
        self.scores = torch.zeros((n, self.players), dtype=torch.int32, **zeros)
        self.rounds = torch.zeros(n, dtype=torch.int32, **zeros)
        self.ended = torch.zeros(n, dtype=torch.bool, **zeros)
        self._look()

    def begin(self, actions: Any) -> None:
        """Actions are a tensor of 64-bit integers on the GPU; they are not checked there."""
        rounds = self._rows[:, ROUND].to(torch.int32)
        self.batch.step(actions.contiguous())
        self.batch.score()
        self.batch.reset()
        self._count(rounds)
        self._look()

    def _count(self, rounds: Any) -> None:
        """What the games that have just ended came to."""
        self.ended = self._ended.to(torch.bool)
        ending = self.batch.family.ending
        scores = self._scores.reshape(len(rounds), self.players, ending.SCORES)
        key = ranking(scores, ending.RANKED)
        first = (key == key.amax(1, keepdim=True)).to(torch.float32)
        over = self.ended[:, None]
        self.shares = torch.where(over, first / first.sum(1, keepdim=True), self.shares)
        self.scores = torch.where(over, scores[:, :, 0].to(torch.int32), self.scores)
        self.rounds = torch.where(self.ended, rounds, self.rounds)

    def _look(self) -> None:
        self.batch.observe()
        self.arrays = Arrays(
            self._seen,
            flags(self._bits),
            self._rows[:, ACTOR].to(torch.int64),
            self.ended,
            self.shares,
            self.scores,
            self.rounds,
        )

    def finish(self) -> None:
        """There is nothing to wait for."""

    def snapshot(self) -> dict[str, NDArray[Any]]:
        rows = np.ascontiguousarray(self.batch.rows.copy_to_host())
        return {"rows": rows, "seeds": self.batch.seeds.copy_to_host()}

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        self.batch.rows.copy_to_device(np.asfortranarray(kept["rows"]))
        self.batch.seeds.copy_to_device(np.ascontiguousarray(kept["seeds"]))
        self.batch.refresh()
        self._look()

    def close(self) -> None:
        """There is nothing to end."""


def ranking(scores: Any, columns: Sequence[int]) -> Any:
    """By game and seat, a number that is the higher the better; the first column counts most."""
    key = torch.zeros_like(scores[:, :, 0])
    for column in columns:
        key = (key << 20) + scores[:, :, column]
    return key


def flags(bits: Any) -> Any:
    """Masks of 64-bit words as a byte per action."""
    numbers = torch.arange(64, device=bits.device)
    return ((bits[:, :, None] >> numbers) & 1).to(torch.uint8).flatten(1)


def _shared(array: Any) -> Any:
    """The same memory as a tensor."""
    return torch.as_tensor(array, device=DEVICE)
