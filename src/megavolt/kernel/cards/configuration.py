"""A configuration of the card game for the kernel: its table, and the way to and from rows."""

from typing import Any

from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.state import State
from megavolt.kernel.cards import actions
from megavolt.kernel.cards.convert import row_of, state_of
from megavolt.kernel.cards.tables import table_of
from megavolt.kernel.parts.convert import Row


class Configuration:
    """All that is constant of a batch. `table` is what the compiled functions read."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, CardGame)
        self.game = game
        self.table = table_of(game.r, row_of(game.new(0)))

    def row(self, state: State) -> Row:
        return row_of(state)

    def state(self, row: NDArray[Any]) -> State:
        return state_of(self.game.r, row)

    def engine_action(self, state: State, action: int) -> int:
        return actions.to_engine(self.game.r, state, action)

    def action(self, state: State, engine_action: int) -> int | None:
        """None for an amount that the action space does not have."""
        return actions.from_engine(self.game.r, state, engine_action)
