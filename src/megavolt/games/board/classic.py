"""The 2004 edition: fixed opening market, overtaken plants leave, a pass names a plant."""

from collections.abc import Mapping

from megavolt.core.game import Option
from megavolt.games.board.deal import deal_fixed_row
from megavolt.games.board.edition import DEMOLITION, FIGURES, HIDDEN_MONEY, REGIONS, Edition
from megavolt.games.board.game import BoardGame, board_info

EDITION = Edition(
    id="classic",
    players_min=2,
    options=(
        Option("map", "germany"),
        REGIONS,
        DEMOLITION,
        FIGURES,
        HIDDEN_MONEY,
        Option("quick_pass", False, (False, True)),
    ),
    deal=deal_fixed_row,
    names_plant_on_pass=True,
    trust_for_two=False,
)
INFO = board_info(EDITION)


def make(players: int, options: Mapping[str, object], rules: int) -> BoardGame:
    return BoardGame(EDITION, players, options, rules)
