"""Bots that are not built in: of other packages (entry point group `megavolt.bots`), or in a file.

Nothing is looked for or imported before somebody asks for a name that no built-in bot has.
"""

from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Any

from megavolt.bots import files
from megavolt.bots.base import Bot, described
from megavolt.core.errors import OptionError, UsageError
from megavolt.core.game import Game
from megavolt.core.registry import game_info

GROUP = "megavolt.bots"
Factory = Callable[..., Any]  # called with the game, and with the detail where one is given
Origin = EntryPoint | files.FileBot


def find(name: str, built_in: Collection[str]) -> Origin:
    """Where the bot of that name is; raises OptionError with all the names there are."""
    if files.split(name) is not None:
        return files.FileBot.named(name)
    points = {point.name.lower(): point for point in entry_points(group=GROUP)}
    if name not in points:
        known = ", ".join([*built_in, *sorted(points.keys() - set(built_in))])
        raise UsageError("unknown_bot", bot=name[:60], known=known)
    return points[name]


def load(origin: Origin, game_id: str) -> Factory:
    """The class or function that is meant, once it is known to play that game."""
    try:
        factory: Any = origin.load()
    except UsageError:
        raise
    except (Exception, SystemExit) as problem:  # third-party code: anything can be wrong with it
        raise _broken(origin, described(problem)) from problem
    if not callable(factory):
        raise _broken(origin, "not_callable")
    if not _plays(factory, game_id):
        raise UsageError("bot_not_for_game", bot=origin.name, game=game_id)
    return factory  # type: ignore[no-any-return]


def _plays(factory: Factory, game_id: str) -> bool:
    """A bot may list ids or families in `games`; one that lists nothing plays everything."""
    games = getattr(factory, "games", None)
    if not isinstance(games, list | tuple | set | frozenset):
        return True
    return game_id in games or game_info(game_id).family in games


def make(origin: Origin, game: Game[Any], detail: str) -> Bot:
    factory = load(origin, game.id)
    try:
        bot: Bot = factory(*arguments(factory, game, detail))
    except (Exception, SystemExit) as problem:
        raise _broken(origin, described(problem)) from problem
    if not callable(getattr(bot, "choose", None)):
        raise _broken(origin, "no_choose")
    return bot


def arguments(factory: Factory, game: Game[Any], detail: str = "") -> tuple[object, ...]:
    """The game and the detail; a class without `__init__` takes neither."""
    if detail:
        return game, detail
    try:
        signature(factory).bind(game)
    except TypeError:
        return ()
    except ValueError:  # nothing is known about what is written in C
        return (game,)
    return (game,)


def _broken(origin: Origin, reason: str) -> OptionError:
    facts = {"bot": _called(origin), "entry": origin.value, "reason": reason[:300]}
    return UsageError("bot_broken", **facts)


def _called(origin: Origin) -> str:
    """As it was asked for: a file that cannot be imported does not say what is in it."""
    return origin.name if isinstance(origin, EntryPoint) else origin.wanted or origin.file
