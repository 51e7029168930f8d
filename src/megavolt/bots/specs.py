"""How a bot is named: `greedy`, `search:200ms`, `cmd:./mybot --fast`, `volta.py:Volta`, or as a
plugin is called."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from megavolt.bots import files
from megavolt.bots.base import Bot
from megavolt.bots.external import ExternalBot, program_of
from megavolt.bots.families import bot_family
from megavolt.bots.neural.shipped import PACKAGE, is_installed, plays_here
from megavolt.core.errors import OptionError, UsageError
from megavolt.core.game import Game
from megavolt.core.registry import game_ids, game_info

# name -> module with `make(game)`; a greedy bot is each family's own.
_MODULES = {
    "random": "megavolt.bots.random_bot",
    "greedy": "",
    "planner": "megavolt.bots.planner",
    "neural": "megavolt.bots.neural.bot",
    "search": "megavolt.bots.search",
}
# What may follow the colon, for bots whose `make` takes it, and how that is explained to people.
_DETAILS = {
    "search": (
        re.compile(
            r"([1-9][0-9]{0,8}(ms|s)?|[0-9]{1,5}\.[0-9]{1,3}s)(\*[1-9][0-9]?)?(:plain|:.+\.npz)?"
        ),
        "400, 200ms, 2s, 2s*4, 2s:plain, 2s:FILE.npz",
    ),
    "neural": (
        re.compile(r"(easy|club|master)(:.+\.npz)?|.+\.npz"),
        "easy, club, master, FILE.npz, club:FILE.npz",
    ),
}
# Built-in bots that judge by a policy, which a game of another package need not have.
_BY_POLICY = ("planner", "search")
PROGRAM = "cmd"
NEURAL = "neural"
_NEURAL_LEVELS = [f"{NEURAL}:{level}" for level in ("easy", "club", "master")]


class Spec(NamedTuple):
    """A name and what follows its colon."""

    name: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name}:{self.detail}" if self.detail else self.name


def bot_names(game_id: str | None = None) -> list[str]:
    """The built-in bots, those that play a game if one is given; the weakest first."""
    return [name for name in _MODULES if _is_offered(name, game_id)]


def bot_levels(game_id: str | None = None) -> list[str]:
    """What a table offers: the built-in bots as levels; one that learned has several."""
    names = bot_names(game_id)
    learned = NEURAL in names or (game_id is None and any(map(_shipped, game_ids())))
    others = [name for name in names if name != NEURAL]
    return [*others[:-1], *_NEURAL_LEVELS, others[-1]] if learned else others


def _is_offered(name: str, game_id: str | None) -> bool:
    """Can it be chosen from a list? A bot that learned, only where a net of it is at hand."""
    if name == NEURAL and not _shipped(game_id):
        return False
    return game_id is None or _plays(name, game_id)


def _shipped(game_id: str | None) -> bool:
    return game_id is not None and plays_here(game_info(game_id).family)


def nearest_bot(name: str, game_id: str) -> str:
    """That built-in bot, or the strongest there is where a game does not have it."""
    names = bot_levels(game_id)
    return name if name in names else names[-1]


def read_spec(text: str) -> Spec:
    """Names are taken in any case; files and what follows the colon stay as they are written."""
    in_file = files.split(text.strip())
    if in_file is not None:
        return Spec(*in_file)
    name, colon, detail = text.partition(":")
    name, detail = name.strip().lower(), detail.strip()
    if colon and not detail:
        raise UsageError("bot_without_detail", bot=name[:60])
    return Spec(name, detail)


def is_built_in(text: str) -> bool:
    return read_spec(text).name in _MODULES


def runs_program(text: str) -> bool:
    """Does it use what is somewhere on this machine: a program, or a file?"""
    spec = read_spec(text)
    if spec.name == PROGRAM or (spec.name in _DETAILS and spec.detail.endswith(".npz")):
        return True
    return files.split(text.strip()) is not None


def short_name(text: str) -> str:
    """What a bot is called at a table: one in a file by its class, any other by its spec."""
    spec = read_spec(text)
    if files.split(text.strip()) is None:
        return str(spec)
    own = files.FileBot.named(spec.name)
    return str(Spec(own.wanted or Path(own.file).stem, spec.detail))


def check_spec(text: str, game_id: str) -> str:
    """The spec as it is best written; raises OptionError if it names no bot for that game."""
    spec = read_spec(text)
    if spec.name == PROGRAM:
        program_of(spec.detail)
    elif spec.name in _MODULES:
        _check_built_in(spec, game_id)
    else:
        spec = _check_other(spec, game_id)
    return str(spec)


def _check_other(spec: Spec, game_id: str) -> Spec:
    from megavolt.bots import plugins  # slow to import, and most bots are built in

    origin = plugins.find(spec.name, _MODULES)
    plugins.load(origin, game_id)
    return Spec(origin.name, spec.detail) if isinstance(origin, files.FileBot) else spec


def make_bot(text: str, game: Game[Any]) -> Bot:
    """The bot a spec names, for that configuration of a game."""
    spec = read_spec(text)
    if spec.name == PROGRAM:
        return ExternalBot(program_of(spec.detail), game)
    if spec.name not in _MODULES:
        from megavolt.bots import plugins

        return plugins.make(plugins.find(spec.name, _MODULES), game, spec.detail)
    _check_built_in(spec, game.id)
    make = _maker(spec.name, game.id)
    bot: Bot = make(game, spec.detail) if spec.name in _DETAILS else make(game)
    return bot


def _maker(name: str, game_id: str) -> Any:
    """Makes a built-in bot that plays the game."""
    if name == "greedy":
        return bot_family(game_id).greedy
    if name == NEURAL and not is_installed():
        raise OptionError("neural_no_package", package=PACKAGE)
    return import_module(_MODULES[name]).make


def _check_built_in(spec: Spec, game_id: str) -> None:
    """Does this bot play the game, and does its detail make sense?"""
    if spec.detail and spec.name not in _DETAILS:
        raise UsageError("bot_takes_no_detail", bot=spec.name, detail=spec.detail[:60])
    if spec.detail and not _DETAILS[spec.name][0].fullmatch(spec.detail):
        form = _DETAILS[spec.name][1]
        raise UsageError("bot_bad_detail", bot=spec.name, detail=spec.detail[:60], form=form)
    if not _plays(spec.name, game_id):
        raise UsageError("bot_not_for_game", bot=spec.name, game=game_id)


def _plays(name: str, game_id: str) -> bool:
    """Does a built-in bot play that game?"""
    if name == "greedy":
        return bot_family(game_id).greedy is not None
    return name not in _BY_POLICY or bot_family(game_id).policy is not None
