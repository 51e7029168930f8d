"""Bots of other packages, found by the entry point group `megavolt.bots`.

Nothing is looked for or imported before somebody asks for a name that no built-in bot has.
"""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from megavolt.bots.base import Bot
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import game_info

GROUP = "megavolt.bots"
Factory = Callable[..., Any]  # called with the game, and with the detail where one is given


def plugin_names() -> list[str]:
    return sorted({point.name.lower() for point in entry_points(group=GROUP)})


def find_plugin(name: str) -> EntryPoint | None:
    points = entry_points(group=GROUP)
    return next((point for point in points if point.name.lower() == name), None)


def load_plugin(point: EntryPoint, game_id: str) -> Factory:
    """The class or function an entry point names, once it is known to play that game."""
    try:
        factory = point.load()
    except (Exception, SystemExit) as problem:  # code of others: anything can be wrong with it
        raise _broken(point, problem) from problem
    if not callable(factory):
        raise OptionError("bot_broken", bot=point.name, entry=point.value, reason="not callable")
    games = getattr(factory, "games", None)  # ids or families; without it, every game
    if games is not None and not {game_id, game_info(game_id).family} & set(games):
        raise OptionError("bot_not_for_game", bot=point.name, game=game_id)
    return factory  # type: ignore[no-any-return]


def make_plugin(point: EntryPoint, game: Game[Any], detail: str) -> Bot:
    factory = load_plugin(point, game.id)
    try:
        bot: Bot = factory(game, detail) if detail else factory(game)
    except (Exception, SystemExit) as problem:
        raise _broken(point, problem) from problem
    if not callable(getattr(bot, "choose", None)):
        raise OptionError(
            "bot_broken", bot=point.name, entry=point.value, reason="no method choose"
        )
    return bot


def _broken(point: EntryPoint, problem: BaseException) -> OptionError:
    reason = f"{type(problem).__name__}: {problem}"[:200]
    return OptionError("bot_broken", bot=point.name, entry=point.value, reason=reason)
