"""Where games are saved, and who of their players are bots.

A save is a record; which seats bots play is kept in a comment after its moves, so that any
reader of records reads it.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from megavolt.bots import check_spec
from megavolt.bots.specs import runs_program
from megavolt.core import record
from megavolt.core.errors import OptionError, RecordError, UsageError, file_trouble
from megavolt.core.match import Match
from megavolt.terminal.user_files import UserFiles, folder

SUFFIX = ".megavolt"
_BOTS = "# bots: "


def _none_yet(folder: str) -> RecordError:
    return RecordError("no_saved_game", line=0, folder=folder)


SAVES = UserFiles("", SUFFIX, _none_yet)


def write(path: Path, match: Match, bots: Mapping[int, str]) -> None:
    """Save a match with its bots; the file is complete or unchanged."""
    if path.parent == folder():
        _make_folder(path)
    else:
        SAVES.remember(path)
    comment = f"{_BOTS}{json.dumps({str(seat): level for seat, level in bots.items()})}\n"
    record.write_file(path, match.record() + (comment if bots else ""))


def _make_folder(path: Path) -> None:
    """The user's own folder is made when it is needed; any other must be there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise RecordError(
            "file_unwritable", line=0, file=str(path), reason=file_trouble(problem)
        ) from None


def load(path: Path) -> tuple[Match, dict[int, str]]:
    """The match, and by seat the bots that are to play on.

    A bot may be a program (`cmd:…`); the caller must not start it just because a file says so.
    """
    text = record.read_file(path)
    match = Match.from_record(text)
    named = _named(text)
    return match, {
        seat: spec
        for seat, spec in named.items()
        if 0 <= seat < len(match.seats) and _is_bot(spec, match.game.id)
    }


def check_no_programs(bots: Mapping[int, str]) -> None:
    """A file from elsewhere must not make its reader run programs."""
    for spec in bots.values():
        if runs_program(spec):
            raise UsageError("save_names_program", bot=spec[:120])


def _named(text: str) -> dict[int, str]:
    """The bots a save names; a comment that makes no sense is ignored."""
    lines = [line for line in text.splitlines() if line.startswith(_BOTS)]
    try:
        named = json.loads(lines[-1].removeprefix(_BOTS)) if lines else {}
        return {int(seat): str(level) for seat, level in named.items()}
    except (ValueError, AttributeError, RecursionError):
        return {}


def _is_bot(spec: str, game_id: str) -> bool:
    """A program counts, found here or not: whose seat it is must be asked, not forgotten."""
    try:
        return runs_program(spec) or bool(check_spec(spec, game_id))
    except OptionError:
        return False
