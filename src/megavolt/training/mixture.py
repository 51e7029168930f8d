"""Games of many kinds as one long list of rows, played on the CPU."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import pad

from megavolt.encodings import encoding_for
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
        self, learner: Learner, kinds: Mapping[int, Kind], rows: int, seed: int, workers: int
    ) -> None:
        self.learner = learner
        self.places = learner.net.places
        self.numbers = list(kinds)
        each = max(1, rows // len(kinds))
        seeds = first_seeds(self.numbers, seed)
        self.envs = [
            _new_env(kind, each, first, workers)
            for first, kind in zip(seeds, kinds.values(), strict=True)
        ]
        self.rows = each * len(kinds)
        self.kinds = torch.tensor(self.numbers, device=learner.device).repeat_interleave(each)
        self.players = learner.players[self.kinds]
        self._each = each

    def _there(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.learner.device)

    def _all(self, name: str) -> Tensor:
        """An array of all games, as a new tensor."""
        return torch.cat([self._there(getattr(env, name)) for env in self.envs])

    def look(self) -> Seen:
        ready = self.learner.prepare(self.kinds, self._all("observations"))
        return Seen(ready, self._all("masks"), self._all("movers"))

    def step(self, actions: Tensor) -> Ended:
        """All kinds at the same time: where processes play them, all are told before any is
        waited for.
        """
        made = actions.cpu().numpy()
        for env, chosen in zip(self.envs, np.split(made, len(self.envs)), strict=True):
            env.begin(chosen)
        for env in self.envs:
            env.finish()
        shares, scores = self._seats("shares"), self._seats("scores")
        return Ended(self._all("ended"), shares, scores, self._all("rounds"))

    def _seats(self, name: str) -> Tensor:
        """What each seat has; seats that nobody has hold 0."""
        found = [self._there(getattr(env, name)).float() for env in self.envs]
        return torch.cat([pad(each, (0, self.places - each.shape[1])) for each in found])

    def snapshot(self) -> dict[str, NDArray[Any]]:
        found = {f"{number}.games": np.array(self._each) for number in self.numbers}
        for number, env in zip(self.numbers, self.envs, strict=True):
            found |= {f"{number}.{name}": array for name, array in env.snapshot().items()}
        return found

    def fits(self, kept: dict[str, NDArray[Any]]) -> bool:
        """Is this a snapshot of as many games of the same kinds?"""
        return all(kept.get(f"{number}.games", 0) == self._each for number in self.numbers)

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for number, env in zip(self.numbers, self.envs, strict=True):
            first = f"{number}."
            env.restore({k.removeprefix(first): v for k, v in kept.items() if k.startswith(first)})

    def close(self) -> None:
        for env in self.envs:
            env.close()


def _new_env(kind: Kind, games: int, seed: int, workers: int) -> VectorEnv:
    """Games in processes go from one decision to the next, as no net is needed in between."""
    game = kind.game()
    decisions_only = not encoding_for(game).of_kernel
    return VectorEnv(game, games, seed, workers, decisions_only=decisions_only)


def first_seeds(kinds: Sequence[int], seed: int) -> list[int]:
    """The seed of the first game of each kind."""
    return [seed + number * SEED_STEP for number in kinds]


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
