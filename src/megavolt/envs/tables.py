"""One game in play as integers: on the kernel where there is one, else on the engine."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.encodings import encoding_for
from megavolt.encodings.base import Encoding
from megavolt.kernel import check_kernel

Seen = NDArray[np.int16]
Mask = NDArray[np.int8]


class GameTable(Protocol):
    """A game that goes on by numbers of its encoding."""

    mover: int  # -1 at the end

    def new(self, seed: int) -> None: ...

    def observe(self, seat: int) -> Seen: ...

    def mask(self) -> Mask: ...

    def step(self, action: int) -> None: ...

    def shares(self) -> list[float]:
        """By seat at the end: 1 for the winner, shared on a tie."""


class EngineTable:
    """On the engine: `state` is the game's own, for bots that want to see it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.state: Any = None
        self.mover = -1
        self._choices: dict[int, int] = {}

    def new(self, seed: int) -> None:
        self.state = self.game.new(seed)
        self._look()

    def _look(self) -> None:
        self.mover = self.game.to_move(self.state)
        self._choices = self.encoding.choices(self.state) if self.mover >= 0 else {}

    def observe(self, seat: int) -> Seen:
        return self.encoding.observe(self.state, seat)

    def mask(self) -> Mask:
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[list(self._choices)] = 1
        return mask

    def step(self, action: int) -> None:
        if action not in self._choices:
            raise ValueError(f"action {action} is not legal")
        self.apply(self._choices[action])

    def apply(self, engine_action: int) -> None:
        self.game.apply(self.state, engine_action)
        self._look()

    def shares(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        won = 1 / len(outcome.winners)
        return [won if rank == 1 else 0.0 for rank in outcome.ranks]


def table_for(game: Game[Any]) -> tuple[Encoding, GameTable]:
    """The encoding of a game, and a table to play it at."""
    encoding = encoding_for(game)
    if encoding.of_kernel:
        from megavolt.envs.single_row import SingleRow

        check_kernel(game.id)
        return encoding, SingleRow(game)
    return encoding, EngineTable(encoding)
