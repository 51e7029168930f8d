"""The 2020 edition: Germany and USA, discount token, coal storage, no overtaken plants."""

from collections.abc import Mapping

from megavolt.core.game import Option
from megavolt.games.board.deal import deal_by_backs
from megavolt.games.board.edition import DEMOLITION, FIGURES, HIDDEN_MONEY, REGIONS, Edition
from megavolt.games.board.game import BoardGame, board_info

EDITION = Edition(
    id="recharged",
    players_min=2,
    options=(
        Option("map", "germany"),
        REGIONS,
        Option("start_cities", False, (False, True)),
        DEMOLITION,
        FIGURES,
        HIDDEN_MONEY,
    ),
    deal=deal_by_backs,
    names_plant_on_pass=False,
    trust_for_two=True,
)
INFO = board_info(EDITION)


def make(players: int, options: Mapping[str, object], rules: int) -> BoardGame:
    return BoardGame(EDITION, players, options, rules)
