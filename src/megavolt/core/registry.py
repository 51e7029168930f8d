"""The games there are, by id: the built-in ones, named here and nowhere else, and those of
installed packages, found by the entry point group `megavolt.games`."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any

from megavolt.core.errors import OptionError, UsageError
from megavolt.core.game import Game, GameInfo
from megavolt.core.plain import copied, copied_table

GROUP = "megavolt.games"
PLAIN = "plain"  # the family whose parts serve every game that brings only the contract
# id -> module that holds `INFO: GameInfo` and `make(players, options, rules) -> Game`.
_MODULES: dict[str, str] = {
    "recharged": "megavolt.games.board.recharged",
    "classic": "megavolt.games.board.classic",
    "deluxe": "megavolt.games.board.deluxe",
    "cards": "megavolt.games.cards.game",
    "blackout": "megavolt.games.blackout.game",
}


def game_ids() -> list[str]:
    """Every game that can be made; an installed one that does not load is left out."""
    return [*_MODULES, *(name for name in sorted(_points()) if not isinstance(_load(name), str))]


@cache
def _points() -> dict[str, EntryPoint]:
    """The games of other packages; a built-in one cannot be replaced."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: point for name, point in found.items() if name not in _MODULES}


@cache
def _load(name: str) -> Any:
    """The module of an installed game, or what is wrong with it: it is third-party code."""
    try:
        module = _points()[name].load()
        if module.INFO.id == name and callable(module.make):
            return module
        return f"INFO.id is {module.INFO.id!r}"
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"[:200]


def game_info(game_id: str) -> GameInfo:
    """What is known of a game before a configuration of it exists: players, options, rules."""
    return _module(game_id).INFO  # type: ignore[no-any-return]


def family_part(package: str, game_id: str) -> Any:
    """What the family of a game brings to a layer, or what the plain family does.

    A package such as `megavolt.bots.families` has a module per family, named like it; the part is
    the module's `FAMILY`.
    """
    family = game_info(game_id).family
    known = family.isidentifier() and find_spec(f"{package}.{family}") is not None
    return import_module(f"{package}.{family if known else PLAIN}").FAMILY


def game(game_id: str, players: int = 4, **options: object) -> Game[Any]:
    """A configuration of a game: `game("recharged", players=4, map="usa")`."""
    return make_game(game_id, players, options)


def make_game(
    game_id: str, players: int, options: Mapping[str, object], rules: int | None = None
) -> Game[Any]:
    """A configuration of a game; `rules` is the version it was begun with, None the newest."""
    info = game_info(game_id)
    check_players(info, players)
    _check_options(info, options)
    version = info.rules if rules is None else rules
    if not info.plays(version):
        raise OptionError("unknown_rules", game=info.id, rules=version, known=info.known_rules)
    full = copied_table({o.name: options.get(o.name, o.default_in(version)) for o in info.options})
    return _module(game_id).make(players, full, version)  # type: ignore[no-any-return]


def _module(game_id: str) -> Any:
    if game_id in _MODULES:
        return import_module(_MODULES[game_id])
    if game_id not in _points():
        raise UsageError("unknown_game", game=game_id, known=", ".join(game_ids()))
    module = _load(game_id)
    if isinstance(module, str):
        entry = _points()[game_id].value
        raise OptionError("game_broken", game=game_id, entry=entry, reason=module)
    return module


def check_players(info: GameInfo, players: object) -> None:
    if isinstance(players, int) and info.players_min <= players <= info.players_max:
        return
    raise UsageError(
        "wrong_player_count",
        game=info.id,
        players=players,
        minimum=info.players_min,
        maximum=info.players_max,
    )


def _check_options(info: GameInfo, options: Mapping[str, object]) -> None:
    known = {o.name: o for o in info.options}
    for name, value in options.items():
        if name not in known:
            raise UsageError(
                "unknown_option", game=info.id, option=name, known=", ".join(known) or "-"
            )
        _check_plain(info, name, value)
        choices = known[name].choices
        if choices and not any(
            value is c or (value == c and type(value) is type(c)) for c in choices
        ):
            shown = ", ".join(c if isinstance(c, str) else json.dumps(c) for c in choices)
            raise UsageError("bad_option", game=info.id, option=name, value=value, choices=shown)


def _check_plain(info: GameInfo, name: str, value: object) -> None:
    """A record must be able to store it."""
    try:
        copied(value)
    except ValueError:
        kind = type(value).__name__
        raise UsageError(
            "bad_option", game=info.id, option=name, value=kind, choices="JSON"
        ) from None
