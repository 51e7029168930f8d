"""Games of many kinds as one long list of rows, played on the CPU."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import pad

from megavolt.core.game import Game
from megavolt.encodings import encoding_for
from megavolt.envs.backend import Backend
from megavolt.envs.on_kernel import KernelGames
from megavolt.envs.processes import EngineGames, Play
from megavolt.kernel import check_kernel
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
    the net looks at the other. Against the planner the net has one seat of each game.
    """

    def __init__(
        self,
        learner: Learner,
        kinds: Mapping[int, Kind],
        rows: int,
        seed: int,
        workers: int,
        planner: bool = False,
    ) -> None:
        self.learner = learner
        self.places = learner.net.places
        self.numbers = list(kinds)
        self.against_planner = planner
        games = [kind.game() for kind in kinds.values()]
        on_kernel = encoding_for(games[0]).of_kernel and not planner
        self.parts = 1 if on_kernel or workers == 1 else 2
        each = max(1, rows // (len(kinds) * self.parts))
        self._played: list[list[Backend]] = []  # by part; all kinds there have as many rows
        for part in range(self.parts):
            seeds = [first + part * PART_STEP for first in first_seeds(self.numbers, seed)]
            if on_kernel:
                self._played.append(_on_kernel(games, each, seeds, workers))
            else:
                play = Play(decisions_only=True, planner=planner)
                self._played.append([EngineGames(games, each, seeds, workers, play)])
        self.rows = each * len(kinds) * self.parts
        numbers = torch.tensor(self.numbers, device=learner.device)
        self.kinds_of_part = numbers.repeat_interleave(each)
        self.kinds = self.kinds_of_part.repeat(self.parts)
        self.players = learner.players[self.kinds]
        self._pinned = _pinned(self._played) if learner.device == "cuda" else []

    def rows_of(self, part: int) -> slice:
        many = len(self.kinds_of_part)
        return slice(part * many, (part + 1) * many)

    def _there(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(array).to(self.learner.device)

    def _all(self, name: str, part: int) -> Tensor:
        """An array of all games of a part, as a new tensor."""
        return torch.cat([self._there(getattr(games.arrays, name)) for games in self._played[part]])

    def look(self, part: int = 0) -> Seen:
        ready = self.learner.prepare(self.kinds_of_part, self._all("observations", part))
        return Seen(ready, self._all("masks", part), self._all("movers", part))

    def begin(self, part: int, actions: Tensor) -> None:
        """Make an action in each game of a part, those of all kinds at the same time."""
        played = self._played[part]
        for games, chosen in zip(played, np.split(actions.cpu().numpy(), len(played)), strict=True):
            games.begin(chosen)

    def finish(self, part: int) -> Ended:
        """Wait for what was begun."""
        for games in self._played[part]:
            games.finish()
        shares, scores = self._seats("shares", part), self._seats("scores", part)
        return Ended(self._all("ended", part), shares, scores, self._all("rounds", part))

    def _seats(self, name: str, part: int) -> Tensor:
        """What each seat has; seats that nobody has hold 0."""
        found = [self._there(getattr(g.arrays, name)).float() for g in self._played[part]]
        return torch.cat([pad(each, (0, self.places - each.shape[1])) for each in found])

    def _named(self) -> dict[str, Backend]:
        """The games by what they are called in a snapshot."""
        kinds = "+".join(map(str, self.numbers))
        name = f"{'planner' if self.against_planner else 'self'}.{kinds}"
        return {
            f"{name}.{part}.{i}.": games
            for part, played in enumerate(self._played)
            for i, games in enumerate(played)
        }

    def snapshot(self) -> dict[str, NDArray[Any]]:
        found = {}
        for first, games in self._named().items():
            found[f"{first}games"] = np.array(len(games.arrays.movers))
            found |= {f"{first}{name}": array for name, array in games.snapshot().items()}
        return found

    def fits(self, kept: dict[str, NDArray[Any]]) -> bool:
        """Is this a snapshot of as many games of the same kinds?"""
        named = self._named().items()
        return all(kept.get(f"{first}games", 0) == len(g.arrays.movers) for first, g in named)

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        for first, games in self._named().items():
            own = {k.removeprefix(first): v for k, v in kept.items() if k.startswith(first)}
            games.restore(own)

    def close(self) -> None:
        for address in self._pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        for played in self._played:
            for games in played:
                games.close()


def _on_kernel(
    games: Sequence[Game[Any]], each: int, seeds: Sequence[int], threads: int
) -> list[Backend]:
    check_kernel(games[0].id)
    return [KernelGames(game, each, seed, threads) for game, seed in zip(games, seeds, strict=True)]


def _pinned(parts: Sequence[Sequence[Backend]]) -> list[int]:
    """Keep what goes to the GPU at each step at its place in memory: it is copied faster then.

    Returns the addresses of what was kept; what could not be is copied as usual.
    """
    arrays: list[Any] = [
        array
        for played in parts
        for games in played
        for array in (games.arrays.observations, games.arrays.masks)
    ]
    cuda = torch.cuda.cudart()
    return [
        array.ctypes.data
        for array in arrays
        if int(cuda.cudaHostRegister(array.ctypes.data, array.nbytes, 0)) == 0
    ]


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
