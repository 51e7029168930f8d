"""Positions in files: `megavolt position` writes them, `megavolt play --from` begins there."""

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from megavolt.core import record
from megavolt.core.errors import Illegal, SetupError
from megavolt.core.match import Match, check_no_files
from megavolt.data.reader import syntax_place
from megavolt.terminal.arguments import seat_of
from megavolt.terminal.saves import SAVES
from megavolt.terminal.user_terminal import UserTerminal

KEYS = ("game", "players", "seats", "options", "seed", "setup")


@dataclass(frozen=True)
class Start:
    """A position with the game it belongs to, as a file gives it."""

    game: str
    seats: list[str] = field(default_factory=list)  # names, or bots as `bot:greedy`; empty: open
    players: int | None = None
    options: dict[str, object] = field(default_factory=dict)
    seed: int | None = None
    setup: dict[str, object] = field(default_factory=dict)


# ---- reading


def read(path: Path) -> Start:
    """A file with a position, JSON or TOML, or a record: then where it ends."""
    text = record.read_file(path)
    if text.startswith(record.FIRST_LINE):
        return start_of(Match.from_record(text))
    try:
        data = _known(tomllib.loads(text)) if path.suffix == ".toml" else json.loads(text)
    except (ValueError, RecursionError) as problem:
        reason, row, column = syntax_place(problem)
        place = {"reason": reason, "row": row, "column": column}
        raise SetupError("position_unreadable", file=str(path), **place) from None
    return _checked(path, data)


def _known(value: object) -> object:
    """TOML has no `null`: there `"?"` is what nobody knows."""
    if isinstance(value, dict):
        return {key: _known(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_known(item) for item in value]
    return None if value == "?" else value


def start_of(match: Match, seat: int | None = None) -> Start:
    return Start(
        game=match.game.id,
        seats=list(match.seats),
        options=dict(match.game.options),
        setup=match.position(seat),
    )


def _checked(path: Path, data: object) -> Start:
    if not isinstance(data, dict):
        raise SetupError("position_not_object", file=str(path))
    for key in data:
        if key not in KEYS:
            known = ", ".join(KEYS)
            raise SetupError("position_unknown_key", file=str(path), key=str(key)[:40], known=known)
    kinds = {
        "game": str,
        "seats": list,
        "options": dict,
        "setup": dict,
        "players": int,
        "seed": int,
    }
    for key, kind in kinds.items():
        value = data.get(key)
        if key in data and (not isinstance(value, kind) or isinstance(value, bool)):
            raise SetupError("position_bad_value", file=str(path), key=key)
    if "game" not in data:
        raise SetupError("position_bad_value", file=str(path), key="game")
    if not all(isinstance(name, str) for name in data.get("seats", [])):
        raise SetupError("position_bad_value", file=str(path), key="seats")
    check_no_files(data.get("options", {}))
    return Start(**data)


# ---- writing


def position(terminal: UserTerminal, path: Path, at: int | None, seat: str | None) -> int:
    """Print the position of a saved game after so many moves, or at its end."""
    match = Match.load(SAVES.find(str(path)))
    last = len(match.actions)
    if at is not None and not 0 <= at <= last:
        raise Illegal("no_such_move", number=at, last=last)
    past = match if at is None else match.at(at)
    terminal.out.print(Text(written(start_of(past, seat_of(match.seats, seat)))), soft_wrap=True)
    return 0


def written(start: Start) -> str:
    """JSON with one entry of the setup on each line, to be read and changed by hand."""
    head = {"game": start.game, "seats": start.seats, "options": start.options}
    lines = [f'  "{key}": {_json(value)},' for key, value in head.items()]
    setup = [f'    "{key}": {_json(value)}' for key, value in start.setup.items()]
    return "\n".join(["{", *lines, '  "setup": {', ",\n".join(setup), "  }", "}"])


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
