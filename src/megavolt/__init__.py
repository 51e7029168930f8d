"""Megavolt: the electricity board games, played, studied and mastered.

>>> import megavolt
>>> game = megavolt.game("recharged", players=4)
>>> state = game.new(seed=1)
>>> [game.word(a) for a in game.legal(state)][:2]
['open 4 1', 'open 4 2']
"""

from megavolt.engine import choose_engine

choose_engine()  # before any engine module is imported

from megavolt.core.advice import Advice, advise_with  # noqa: E402
from megavolt.core.errors import (  # noqa: E402
    Illegal,
    MegavoltError,
    OptionError,
    RecordError,
    SetupError,
    describe_errors_with,
)
from megavolt.core.game import NOBODY, Game, GameInfo, Option, Outcome  # noqa: E402
from megavolt.core.line import Event  # noqa: E402
from megavolt.core.match import Match  # noqa: E402
from megavolt.core.registry import game, game_ids, game_info  # noqa: E402
from megavolt.core.rng import Rng  # noqa: E402
from megavolt.core.view_types import Facts, View  # noqa: E402

__all__ = [
    "NOBODY",
    "Advice",
    "Event",
    "Facts",
    "Game",
    "GameInfo",
    "Illegal",
    "Match",
    "MegavoltError",
    "Option",
    "OptionError",
    "Outcome",
    "RecordError",
    "Rng",
    "SetupError",
    "View",
    "game",
    "game_ids",
    "game_info",
]


def _in_english(error: MegavoltError) -> str:
    from megavolt.locale import Translator  # it takes a while, and most programs need no sentence

    return Translator("en").error(error)


describe_errors_with(_in_english)


def _advice(match: Match, budget: str, seed: int) -> list[Advice]:
    from megavolt.bots.advice import advise_match

    return advise_match(match, budget, seed)


def _sentence(advice: Advice, lang: str) -> str:
    from megavolt.bots.advice import sentence

    return sentence(advice, lang)


advise_with(_advice, _sentence)
