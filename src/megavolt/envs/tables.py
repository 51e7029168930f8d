"""One game in play as integers: on the kernel where there is one, else on the engine."""

from typing import Any, Protocol

from megavolt.core.game import Game
from megavolt.encodings import encoding_for
from megavolt.encodings.base import Encoding, Mask, Observation
from megavolt.kernel import check_kernel


class GameTable(Protocol):
    """A game that goes on by numbers of its encoding."""

    mover: int  # -1 at the end

    def new(self, seed: int) -> None: ...

    def observe(self, seat: int) -> Observation: ...

    def mask(self) -> Mask:
        """1 for each legal action; the same array until the next step."""

    def step(self, action: int) -> None: ...

    def shares(self) -> list[float]:
        """By seat at the end: 1 for the winner, shared on a tie."""


class EngineTable:
    """On the engine: `state` is the game's own, for bots that want to see it.

    What is legal is worked out once for each state, when it is first asked for.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.state: Any = None
        self.mover = -1
        self._mask: Mask | None = None

    def new(self, seed: int) -> None:
        self.state = self.game.new(seed)
        self.mover = self.game.to_move(self.state)
        self._mask = None

    def observe(self, seat: int) -> Observation:
        return self.encoding.observe(self.state, seat)

    def mask(self) -> Mask:
        if self._mask is None:
            self._mask = self.encoding.mask(self.state)
        return self._mask

    def step(self, action: int) -> None:
        if not 0 <= action < self.encoding.actions or not self.mask()[action]:
            raise ValueError(f"action {action} is not legal")
        self.apply(self.encoding.engine_action(self.state, action))

    def apply(self, engine_action: int) -> None:
        game, state = self.game, self.state
        game.apply(state, engine_action)
        self.mover = game.to_move(state)
        self._mask = None

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
