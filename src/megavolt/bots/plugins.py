"""Bots of other packages, found by the entry point group `megavolt.bots`.

Nothing is looked for or imported before somebody asks for a name that no built-in bot has.
"""

from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from megavolt.bots.base import Bot
from megavolt.core.errors import OptionError, UsageError
from megavolt.core.game import Game
from megavolt.core.registry import game_info

GROUP = "megavolt.bots"
Factory = Callable[..., Any]  # called with the game, and with the detail where one is given


def find_plugin(name: str, built_in: Collection[str]) -> EntryPoint:
    """The entry point of that name; raises OptionError with all the names there are."""
    points = {point.name.lower(): point for point in entry_points(group=GROUP)}
    if name not in points:
        known = ", ".join([*built_in, *sorted(points.keys() - set(built_in))])
        raise UsageError("unknown_bot", bot=name[:60], known=known)
    return points[name]


def load_plugin(point: EntryPoint, game_id: str) -> Factory:
    """The class or function an entry point names, once it is known to play that game."""
    try:
        factory = point.load()
    except (Exception, SystemExit) as problem:  # third-party code: anything can be wrong with it
        raise _broken(point, problem) from problem
    if not callable(factory):
        raise UsageError("bot_broken", bot=point.name, entry=point.value, reason="not_callable")
    if not _plays(factory, game_id):
        raise UsageError("bot_not_for_game", bot=point.name, game=game_id)
    return factory  # type: ignore[no-any-return]


def _plays(factory: Factory, game_id: str) -> bool:
    """A bot may list ids or families in `games`; one that lists nothing plays everything."""
    games = getattr(factory, "games", None)
    if not isinstance(games, list | tuple | set | frozenset):
        return True
    return game_id in games or game_info(game_id).family in games


def make_plugin(point: EntryPoint, game: Game[Any], detail: str) -> Bot:
    factory = load_plugin(point, game.id)
    try:
        bot: Bot = factory(game, detail) if detail else factory(game)
    except (Exception, SystemExit) as problem:
        raise _broken(point, problem) from problem
    if not callable(getattr(bot, "choose", None)):
        raise UsageError("bot_broken", bot=point.name, entry=point.value, reason="no_choose")
    return bot


def _broken(point: EntryPoint, problem: BaseException) -> OptionError:
    reason = f"{type(problem).__name__}: {problem}"[:200]
    return UsageError("bot_broken", bot=point.name, entry=point.value, reason=reason)
