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
PART_STEP = SEED_STEP // 2  # and between those of two parts


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
    """As many games of each kind as their number allows; `kinds` says which a row is of.

    Where processes play them, they are in two parts with the same kinds: while one part is played,
    the net looks at the other.
    """

    def __init__(
        self, learner: Learner, kinds: Mapping[int, Kind], rows: int, seed: int, workers: int
    ) -> None:
        self.learner = learner
        self.places = learner.net.places
        self.numbers = list(kinds)
        self.parts = 1
        if workers > 1 and not _of_kernel(kinds):
            self.parts = 2
            workers = max(2, -(-workers // len(kinds)))  # all kinds play at the same time
        self._each = max(1, rows // (len(kinds) * self.parts))
        self.envs = [
            _new_env(kind, self._each, first + part * PART_STEP, workers)
            for part in range(self.parts)
            for first, kind in zip(first_seeds(self.numbers, seed), kinds.values(), strict=True)
        ]
        self.rows = self._each * len(self.envs)
        numbers = torch.tensor(self.numbers, device=learner.device)
        self.kinds_of_part = numbers.repeat_interleave(self._each)
        self.kinds = self.kinds_of_part.repeat(self.parts)
        self.players = learner.players[self.kinds]
        self._pinned = _pinned(self.envs) if learner.device == "cuda" else []

    def _envs(self, part: int) -> list[VectorEnv]:
        many = len(self.numbers)
        return self.envs[part * many : (part + 1) * many]

    def rows_of(self, part: int) -> slice:
        many = len(self.kinds_of_part)
        return slice(part * many, (part + 1) * many)

    def _there(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.learner.device)

    def _all(self, name: str, part: int) -> Tensor:
        """An array of all games of a part, as a new tensor."""
        return torch.cat([self._there(getattr(env, name)) for env in self._envs(part)])

    def look(self, part: int = 0) -> Seen:
        ready = self.learner.prepare(self.kinds_of_part, self._all("observations", part))
        return Seen(ready, self._all("masks", part), self._all("movers", part))

    def begin(self, part: int, actions: Tensor) -> None:
        """Make an action in each game of a part, those of all kinds at the same time."""
        envs = self._envs(part)
        for env, chosen in zip(envs, np.split(actions.cpu().numpy(), len(envs)), strict=True):
            env.begin(chosen)

    def finish(self, part: int) -> Ended:
        """Wait for what was begun."""
        for env in self._envs(part):
            env.finish()
        shares, scores = self._seats("shares", part), self._seats("scores", part)
        return Ended(self._all("ended", part), shares, scores, self._all("rounds", part))

    def _seats(self, name: str, part: int) -> Tensor:
        """What each seat has; seats that nobody has hold 0."""
        found = [self._there(getattr(env, name)).float() for env in self._envs(part)]
        return torch.cat([pad(each, (0, self.places - each.shape[1])) for each in found])

    def _named(self) -> dict[str, VectorEnv]:
        """The games by what they are called in a snapshot."""
        names = [f"{number}.{part}." for part in range(self.parts) for number in self.numbers]
        return dict(zip(names, self.envs, strict=True))

    def snapshot(self) -> dict[str, NDArray[Any]]:
        found = {}
        for first, env in self._named().items():
            found[f"{first}games"] = np.array(env.n)
            found |= {f"{first}{name}": array for name, array in env.snapshot().items()}
        return found

    def fits(self, kept: dict[str, NDArray[Any]]) -> bool:
        """Is this a snapshot of as many games of the same kinds?"""
        return all(kept.get(f"{first}games", 0) == env.n for first, env in self._named().items())

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for first, env in self._named().items():
            env.restore({k.removeprefix(first): v for k, v in kept.items() if k.startswith(first)})

    def close(self) -> None:
        for address in self._pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        for env in self.envs:
            env.close()


def _of_kernel(kinds: Mapping[int, Kind]) -> bool:
    return all(encoding_for(kind.game()).of_kernel for kind in kinds.values())


def _pinned(envs: Sequence[VectorEnv]) -> list[int]:
    """Keep what goes to the GPU at each step at its place in memory: it is copied faster then.

    Returns the addresses of what was kept; what could not be is copied as usual.
    """
    arrays: list[Any] = [array for env in envs for array in (env.observations, env.masks)]
    cuda = torch.cuda.cudart()
    return [
        array.ctypes.data
        for array in arrays
        if int(cuda.cudaHostRegister(array.ctypes.data, array.nbytes, 0)) == 0
    ]


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
