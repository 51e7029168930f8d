"""Megavolt: the electricity board games, played, studied and mastered.

>>> import megavolt
>>> game = megavolt.game("recharged", players=4)
>>> state = game.new(seed=1)
>>> [game.word(a) for a in game.legal(state)][:2]
['open 4 1', 'open 4 2']
"""

from megavolt.engine import choose_engine

choose_engine()  # before any engine module is imported

from megavolt.core.errors import (  # noqa: E402
    Illegal,
    MegavoltError,
    OptionError,
    RecordError,
    SetupError,
    describe_errors_with,
)
from megavolt.core.game import Game, GameInfo, Outcome  # noqa: E402
from megavolt.core.line import Event  # noqa: E402
from megavolt.core.match import Match  # noqa: E402
from megavolt.core.registry import game, game_ids, game_info  # noqa: E402

__all__ = [
    "Event",
    "Game",
    "GameInfo",
    "Illegal",
    "Match",
    "MegavoltError",
    "OptionError",
    "Outcome",
    "RecordError",
    "SetupError",
    "game",
    "game_ids",
    "game_info",
]


def _in_english(error: MegavoltError) -> str:
    from megavolt.locale import Translator  # it takes a while, and most programs need no sentence

    return Translator("en").error(error)


describe_errors_with(_in_english)
