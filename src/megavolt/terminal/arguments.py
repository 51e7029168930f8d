"""Turns what people write on the command line into seats, options and setups."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from megavolt.bots import check_spec, nearest_bot
from megavolt.bots.base import BOT_NAMES
from megavolt.core import record
from megavolt.core.errors import SetupError, UsageError
from megavolt.core.game import GameInfo
from megavolt.core.registry import game_info
from megavolt.data.reader import syntax_place
from megavolt.terminal.choices import fold

DEFAULT_PLAYERS = 4
# `true` and `false` are what records hold; these are understood too.
_YES_AND_NO = {
    **dict.fromkeys(("yes", "y", "on", "1", "si", "tak", "t"), True),
    **dict.fromkeys(("no", "n", "off", "0", "nie"), False),
}


@dataclass
class Seats:
    """The names by seat, and the bot of each seat that one plays, as a spec."""

    names: list[str] = field(default_factory=list)
    bots: dict[int, str] = field(default_factory=dict)

    def add(self, name: str) -> None:
        self.names.append(name)

    def add_bot(self, level: str, people: Sequence[str]) -> None:
        taken = {*self.names, *people}
        free = [name for name in BOT_NAMES if name not in taken]
        self.bots[len(self.names)] = level
        self.names.append(free[0] if free else f"bot {len(self.names) + 1}")


def default_bot(game_id: str) -> str:
    """The best bot there is for a game without being asked."""
    return nearest_bot("greedy", game_id)


def seats_from_list(game_id: str, text: str) -> Seats:
    """`Ana,bot:greedy,bot:search:200ms,Eva`."""
    return seats_from_entries(game_id, [entry.strip() for entry in text.split(",")])


def seats_from_entries(game_id: str, entries: Sequence[str]) -> Seats:
    people = [entry for entry in entries if not entry.lower().startswith("bot:")]
    seats = Seats()
    for entry in entries:
        if entry.lower().startswith("bot:"):
            seats.add_bot(check_spec(entry[4:], game_id), people)
        else:
            seats.add(entry)
    return seats


def seats_from_options(
    game_id: str, people: Sequence[str], bots: Sequence[str], players: int | None
) -> Seats:
    """People first, then the bots that were named, then as many more as the table needs."""
    named = len(people) + len(bots)
    total = players
    if total is None:
        total = named if bots else max(named, usual_players(game_id))
    if named > total:
        raise UsageError("too_many_seats", named=named, players=total)
    levels = [check_spec(level, game_id) for level in bots] or [default_bot(game_id)]
    seats = Seats()
    for name in people:
        seats.add(name)
    for number in range(total - len(people)):
        seats.add_bot(levels[number % len(levels)], people)
    return seats


def seat_of(names: Sequence[str], wanted: str | None) -> int | None:
    """The seat a person means by a name, or by its number from 1."""
    if wanted is None:
        return None
    for seat, name in enumerate(names):
        if fold(name) == fold(wanted):
            return seat
    if wanted.isdecimal() and 1 <= int(wanted[:4]) <= len(names):
        return int(wanted[:4]) - 1
    raise UsageError("no_such_seat", seat=wanted[:40], known=", ".join(names))


def usual_players(game_id: str) -> int:
    info = game_info(game_id)
    return min(max(DEFAULT_PLAYERS, info.players_min), info.players_max)


# ---- options of a game


def options_from(game_id: str, texts: Sequence[str], **named: str | None) -> dict[str, object]:
    """`key=value` texts, as the game takes them, and those that have a flag of their own."""
    info = game_info(game_id)
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UsageError("option_form", text=text[:60])
        options[name.strip()] = _option_value(info, name.strip(), value.strip())
    return {**options, **{name: value for name, value in named.items() if value is not None}}


def _option_value(info: GameInfo, name: str, text: str) -> object:
    choices = next((o.choices for o in info.options if o.name == name), ())
    for choice in choices:
        if str(choice).lower() == text.lower():
            return choice
    if True in choices and fold(text) in _YES_AND_NO:
        return _YES_AND_NO[fold(text)]
    if "," in text or text.startswith("["):
        return _listed(text)
    if not choices and text.isdecimal() and len(text) < 8:
        return int(text)
    return text


def written(value: object) -> str:
    """A value as an option takes it and a record holds it: `true`, not `True`."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _listed(text: str) -> list[object]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return [part.strip() for part in text.strip("[]").split(",")]
    return value if isinstance(value, list) else [value]


# ---- a setup


def setup_from(path: Path | None) -> dict[str, object]:
    """A first position given as a JSON file."""
    if path is None:
        return {}
    try:
        value = json.loads(record.read_file(path))
    except (ValueError, RecursionError) as problem:
        reason, row, column = syntax_place(problem)
        place = {"reason": reason, "row": row, "column": column}
        raise SetupError("setup_not_json", file=str(path), **place) from None
    if not isinstance(value, dict):
        raise SetupError("setup_not_object", file=str(path))
    return value


def player_counts(text: str) -> tuple[int, ...]:
    """`4`, `2-6` or `2,4,5`."""
    found: list[int] = []
    for part in text.split(","):
        match = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", part.strip(), re.ASCII)
        if match is None or int(match[2] or match[1]) < int(match[1]):
            raise UsageError("arena_bad_players", text=text[:40])
        found += range(int(match[1]), int(match[2] or match[1]) + 1)
    return tuple(dict.fromkeys(found))
