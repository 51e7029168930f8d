"""Games of many kinds as one long list of rows on the learner's device."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from megavolt.envs.vector import VectorEnv
from megavolt.training.kinds import Kind
from megavolt.training.tensors import Learner, Tensor

SEED_STEP = 1 << 40  # between the first seeds of two kinds


class Seen(NamedTuple):
    """What is seen of all games now."""

    seen: Tensor
    masks: Tensor
    movers: Tensor


class Ended(NamedTuple):
    """Where the last step ended a game, and how; by row and seat."""

    ended: Tensor
    shares: Tensor
    scores: Tensor
    rounds: Tensor


class Mixture:
    """As many games of each kind as their number allows; `kinds` says which a row is of."""

    def __init__(
        self, learner: Learner, kinds: Sequence[Kind], rows: int, seed: int, workers: int
    ) -> None:
        self.learner = learner
        self.places = learner.net.places
        each = max(1, rows // len(kinds))
        self.envs = [
            VectorEnv(kind.game(), each, seed + number * SEED_STEP, workers)
            for number, kind in enumerate(kinds)
        ]
        self.rows = each * len(kinds)
        numbers = np.repeat(np.arange(len(kinds)), each)
        self.kinds = self._there(numbers)
        self.players = learner.players[self.kinds]
        self._each = each

    def _there(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.learner.device)

    def look(self) -> Seen:
        rows = [
            self.learner.prepare(number, self._there(env.observations))
            for number, env in enumerate(self.envs)
        ]
        masks = self._there(np.concatenate([env.masks for env in self.envs]))
        movers = self._there(np.concatenate([env.movers for env in self.envs]))
        return Seen(torch.cat(rows), masks, movers)

    def step(self, actions: Tensor) -> Ended:
        chosen = actions.cpu().numpy()
        for number, env in enumerate(self.envs):
            env.step(chosen[number * self._each : (number + 1) * self._each])
        return Ended(
            self._there(np.concatenate([env.ended for env in self.envs])),
            self._seats("shares", np.float32),
            self._seats("scores", np.float32),
            self._there(np.concatenate([env.rounds for env in self.envs])),
        )

    def _seats(self, name: str, kind: Any) -> Tensor:
        """What each seat has; seats that nobody has hold 0."""
        found = np.zeros((self.rows, self.places), kind)
        for number, env in enumerate(self.envs):
            first = number * self._each
            found[first : first + self._each, : env.players] = getattr(env, name)
        return self._there(found)

    def snapshot(self) -> dict[str, NDArray[Any]]:
        found = {
            f"{number}.{name}": array
            for number, env in enumerate(self.envs)
            for name, array in env.snapshot().items()
        }
        return {"rows": np.array([self.rows, len(self.envs)]), **found}

    def fits(self, kept: dict[str, NDArray[Any]]) -> bool:
        """Is this a snapshot of as many games of as many kinds?"""
        return "rows" in kept and list(kept["rows"]) == [self.rows, len(self.envs)]

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for number, env in enumerate(self.envs):
            first = f"{number}."
            env.restore({k.removeprefix(first): v for k, v in kept.items() if k.startswith(first)})

    def close(self) -> None:
        for env in self.envs:
            env.close()


def by_seat(of_places: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """Values by place of each row's mover, turned so that they go by seat."""
    seats = torch.arange(of_places.shape[1], device=of_places.device)
    places = (seats - movers[:, None]) % players[:, None]
    found = torch.gather(of_places, 1, places)
    return torch.where(seats < players[:, None], found, 0.0)


def by_place(of_seats: Tensor, movers: Tensor, players: Tensor) -> Tensor:
    """Values by seat, turned so that they go by place of each row's mover."""
    places = torch.arange(of_seats.shape[1], device=of_seats.device)
    seats = (places + movers[:, None]) % players[:, None]
    found = torch.gather(of_seats, 1, seats)
    return torch.where(places < players[:, None], found, 0.0)
