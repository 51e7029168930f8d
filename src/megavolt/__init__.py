"""Megavolt: the electricity board games, played, studied and mastered.

>>> import megavolt
>>> game = megavolt.game("recharged", players=4)
>>> state = game.new(seed=1)
>>> [game.word(a) for a in game.legal(state)][:2]
['open 3 1', 'open 3 2']
"""

from megavolt.core.errors import Illegal, MegavoltError, OptionError, RecordError, SetupError
from megavolt.core.game import Game, GameInfo, Outcome
from megavolt.core.match import Event, Match
from megavolt.core.registry import game, game_ids, game_info

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
