"""A configuration of the board game for the kernel: its table, and the way to and from rows."""

from typing import Any

from numpy.typing import NDArray

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import State
from megavolt.kernel.board import actions
from megavolt.kernel.board.convert import row_of, state_of
from megavolt.kernel.board.row import CITIES
from megavolt.kernel.board.tables import networks, table_of
from megavolt.kernel.parts.convert import Row


class Configuration:
    """All that is constant of a batch. `table` is what the compiled functions read."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, BoardGame)
        if game.r.cities > CITIES:
            raise OptionError("kernel_map_too_large", cities=game.r.cities, most=CITIES)
        self.game = game
        self.networks = networks(game.r)
        template = row_of(game.new(0), self.networks)
        self.table = table_of(game.r, game.chosen_regions, template)

    def row(self, state: State) -> Row:
        return row_of(state, self.networks)

    def state(self, row: NDArray[Any]) -> State:
        return state_of(self.game.r, row, self.networks)

    def engine_action(self, state: State, action: int) -> int:
        return actions.to_engine(self.game.r, state, action)

    def action(self, state: State, engine_action: int) -> int | None:
        """None for an amount that the action space does not have."""
        return actions.from_engine(self.game.r, state, engine_action)
