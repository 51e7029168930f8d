"""What a bot is, and how one is found by its name."""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from megavolt.core.errors import OptionError
from megavolt.core.game import Game, View
from megavolt.core.registry import game_info

# name -> module; `{family}` is filled in where each family of games has its own.
_MODULES = {
    "random": "megavolt.bots.random_bot",
    "greedy": "megavolt.bots.greedy_{family}",
    "planner": "megavolt.bots.planner",
    "search": "megavolt.bots.search",
}


class Bot(Protocol):
    """Sees a view and the legal words, answers with one of the words."""

    def choose(self, view: View, legal: list[str], rng: Random) -> str: ...


def bot_names() -> list[str]:
    return list(_MODULES)


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot of that name for that configuration of a game."""
    bot: Bot = bot_module(name, game.id).make(game)
    return bot


def bot_module(name: str, game_id: str) -> Any:
    """Where the bot is made; raises OptionError if there is none of that name."""
    if name not in _MODULES:
        raise OptionError("unknown_bot", bot=name, known=", ".join(_MODULES))
    return import_module(_MODULES[name].format(family=game_info(game_id).family))
