"""Many games at once, one class for all: on the kernel where there is one, else in processes."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.encodings import encoding_for
from megavolt.envs.backend import Arrays, Backend
from megavolt.kernel import check_kernel


class VectorEnv:
    """`n` games of one configuration; where one ends, the next begins at once.

    `observations`, `masks` and `movers` say what the seat to move sees and may do in each game;
    after a step, `ended` says where a game has ended, and `shares`, `scores` and `rounds` how the
    latest one did: the share of the win and the score of each seat, and its number of rounds.
    The arrays are the same ones all the time: a step overwrites them.

    `seed` and the following numbers are the seeds of the first games. `workers` are threads of the
    kernel or processes of the engine; with `device="cuda"` the arrays are torch tensors on a GPU.
    With `decisions_only` moves that leave no choice are made at once; the kernel cannot do that.
    """

    def __init__(
        self,
        game: Game[Any],
        n: int,
        seed: int = 0,
        workers: int = 1,
        device: str = "cpu",
        *,
        decisions_only: bool = False,
    ) -> None:
        if n < 1 or workers < 1:
            raise ValueError("at least one game and one worker are needed")
        self.game = game
        self.encoding = encoding_for(game)
        self.n = n
        self.players = game.players
        self.device = device
        if self.encoding.of_kernel:
            if decisions_only:
                raise ValueError("the kernel shows every move, not decisions only")
            self._backend = _on_kernel(game, n, seed, workers, device)
        else:
            self._backend = _in_processes(game, n, seed, workers, device, decisions_only)

    @property
    def _arrays(self) -> Arrays:
        return self._backend.arrays

    @property
    def observations(self) -> NDArray[np.int16]:
        """By game: what the seat to move sees, as the encoding of the family has it."""
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.uint8]:
        """By game and action: 1 if it is legal."""
        return self._arrays.masks

    @property
    def movers(self) -> NDArray[np.int64]:
        """By game: the seat to move."""
        return self._arrays.movers

    @property
    def ended(self) -> NDArray[np.bool_]:
        """By game: did the last step end one?"""
        return self._arrays.ended

    @property
    def shares(self) -> NDArray[np.float32]:
        """By game and seat, of the game that ended last: 1 for the winner, shared on a tie."""
        return self._arrays.shares

    @property
    def scores(self) -> NDArray[np.int32]:
        """By game and seat, of the game that ended last: what ranks go by first."""
        return self._arrays.scores

    @property
    def rounds(self) -> NDArray[np.int32]:
        """By game: the rounds that the game that ended last had."""
        return self._arrays.rounds

    def step(self, actions: Any) -> None:
        """Make an action in each game; they must be legal."""
        self.begin(actions)
        self.finish()

    def begin(self, actions: Any) -> None:
        """The first half of a step: where processes play, they go on while others are told."""
        self._backend.begin(actions)

    def finish(self) -> None:
        """The second half: wait for them. The arrays must not be looked at before."""
        self._backend.finish()

    def snapshot(self) -> dict[str, NDArray[Any]]:
        """All that is needed to go on from here in another process, as arrays."""
        return self._backend.snapshot()

    def restore(self, kept: dict[str, NDArray[Any]]) -> None:
        """Go on where a snapshot was taken."""
        self._backend.restore(kept)

    def close(self) -> None:
        """End the processes, if there are any."""
        self._backend.close()


def _in_processes(
    game: Game[Any], n: int, seed: int, workers: int, device: str, decisions_only: bool
) -> Backend:
    if device != "cpu":
        raise OptionError("env_on_processes", game=game.id)
    from megavolt.envs.processes import EngineGames, Play

    return EngineGames([game], n, [seed], workers, Play(decisions_only))


def _on_kernel(game: Game[Any], n: int, seed: int, workers: int, device: str) -> Backend:
    check_kernel(game.id, device)
    if device == "cuda":
        from megavolt.envs.on_gpu import GpuGames

        return GpuGames(game, n, seed)
    from megavolt.envs.on_kernel import KernelGames

    return KernelGames(game, n, seed, workers)
