"""The text form of a match: a header of `key: value` lines, then one action per line.

docs/record.md describes it for readers written elsewhere.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

from megavolt.core.errors import MegavoltError, RecordError, file_trouble

FIRST_LINE = "megavolt record 1"
MAX_BYTES = 8 * 1024 * 1024
_KEYS = (
    "game", "rules", "seats", "options", "seed", "seed_hash", "setup", "reveals", "result", "moves",
    "digest",
)  # fmt: skip
T = TypeVar("T")
_REQUIRED = ("game", "rules", "seats", "seed", "moves")


@dataclass(frozen=True)
class Header:
    """What a match is made of besides its moves."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: Mapping[str, object]
    seed: int
    setup: Mapping[str, object]
    result: list[int] | None
    seed_hash: str = ""  # what was published before the first move; empty: nothing was
    reveals: Sequence[tuple[int, dict[str, object]]] = ()  # what was revealed, after which move


@dataclass(frozen=True)
class Record:
    """A parsed record: the header, and each move with its line number."""

    header: Header
    moves: tuple[tuple[int, str], ...]
    lines: Mapping[str, int]

    def line_of(self, key: str) -> int:
        return self.lines.get(key, 1)


def digest(words: Sequence[str]) -> str:
    """A short fingerprint of the moves, to distinguish a damaged file from an illegal one."""
    text = "\n".join(words)
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def write(header: Header, words: Sequence[str]) -> str:
    fields: dict[str, object] = {
        "game": header.game,
        "rules": header.rules,
        "seats": list(header.seats),
        "options": dict(header.options),
        "seed": header.seed,
    }
    if header.seed_hash:
        fields["seed_hash"] = header.seed_hash
    if header.setup:
        fields["setup"] = dict(header.setup)
    if header.reveals:
        fields["reveals"] = [list(reveal) for reveal in header.reveals]
    if header.result is not None:
        fields["result"] = header.result
    fields["moves"] = len(words)
    fields["digest"] = digest(words)
    head = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items()]
    return "\n".join([FIRST_LINE, *head, "", *words, ""])


def parse(text: str) -> Record:
    """Read a record; raises RecordError with the number of the line that is wrong."""
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    if lines[0].rstrip() != FIRST_LINE:
        raise RecordError("record_not_a_record", line=1, expected=FIRST_LINE)
    body = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    values: dict[str, object] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines[1:body], start=2):
        key, value = _field(number, line)
        if key in values:
            raise RecordError("record_key_twice", line=number, key=key)
        values[key], where[key] = value, number
    moves = tuple(_moves(lines, body))
    header = _header(values, where, body + 1)
    _check_reveals(header, where, len(moves))
    _check_moves(values, where, [word for _, word in moves], len(lines))
    return Record(header, moves, where)


def _field(number: int, line: str) -> tuple[str, object]:
    key, colon, rest = line.partition(":")
    key = key.strip()
    if not colon or key not in _KEYS:
        raise RecordError("record_unknown_key", line=number, key=key[:40], known=", ".join(_KEYS))
    try:
        return key, json.loads(rest)
    except (ValueError, RecursionError):
        raise RecordError("record_bad_value", line=number, key=key) from None


def _moves(lines: list[str], body: int) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines[body:], start=body + 1):
        word = line.partition("#")[0].strip()
        if word:
            yield number, word


def _header(values: Mapping[str, object], where: Mapping[str, int], end: int) -> Header:
    for key in _REQUIRED:
        if key not in values:
            raise RecordError("record_missing_key", line=end, key=key)
    return Header(
        game=_typed(values, where, "game", str),
        rules=_typed(values, where, "rules", int),
        seats=tuple(_typed(values, where, "seats", list)),
        options=_typed(values, where, "options", dict) if "options" in values else {},
        seed=_typed(values, where, "seed", int),
        setup=_typed(values, where, "setup", dict) if "setup" in values else {},
        result=_typed(values, where, "result", list) if "result" in values else None,
        seed_hash=_typed(values, where, "seed_hash", str) if "seed_hash" in values else "",
        reveals=_reveals(values, where),
    )


def _reveals(
    values: Mapping[str, object], where: Mapping[str, int]
) -> list[tuple[int, dict[str, object]]]:
    """Pairs of a number of moves and what became known after them, in the order of the moves."""
    if "reveals" not in values:
        return []
    found: list[tuple[int, dict[str, object]]] = []
    for pair in _typed(values, where, "reveals", list):
        if not _is_reveal(pair):
            raise RecordError("record_bad_value", line=where["reveals"], key="reveals")
        found.append((pair[0], pair[1]))
    return found


def _is_reveal(pair: object) -> bool:
    if not isinstance(pair, list) or len(pair) != 2 or isinstance(pair[0], bool):
        return False
    return isinstance(pair[0], int) and isinstance(pair[1], dict)


def _check_reveals(header: Header, where: Mapping[str, int], moves: int) -> None:
    after = [move for move, _ in header.reveals]
    if after != sorted(after) or any(not 0 <= move <= moves for move in after):
        raise RecordError("record_bad_value", line=where["reveals"], key="reveals")


def _typed(values: Mapping[str, object], where: Mapping[str, int], key: str, kind: type[T]) -> T:
    value = values[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError("record_bad_value", line=where[key], key=key)
    return value


def _check_moves(
    values: Mapping[str, object], where: Mapping[str, int], words: list[str], last: int
) -> None:
    count = _typed(values, where, "moves", int)
    if count != len(words):
        raise RecordError("record_moves_missing", line=last, expected=count, found=len(words))
    if "digest" in values and _typed(values, where, "digest", str) != digest(words):
        raise RecordError("record_damaged", line=where["digest"])


def error(parsed: Record, key: str, code: str, **facts: object) -> RecordError:
    return RecordError(code, line=parsed.line_of(key), **facts)


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Add the line number to any error raised inside."""
    try:
        yield
    except RecordError:
        raise
    except MegavoltError as problem:
        raise RecordError("record_line", line=line, problem=problem) from None


def read_file(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)  # some files never end
        if len(data) > MAX_BYTES:
            raise RecordError("record_too_big", line=1, file=str(path))
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("record_not_text", line=1, file=str(path)) from None
    except (OSError, ValueError) as problem:
        raise _file_error("file_unreadable", path, problem) from None


def write_file(path: Path, text: str) -> None:
    """Write beside the target and rename, so that a crash leaves the old file whole."""
    beside = path.with_name(f"{path.name[:200]}.{token_hex(4)}.tmp")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(path)
    except (OSError, ValueError) as problem:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise _file_error("file_unwritable", path, problem) from None


def _file_error(code: str, path: Path, problem: Exception) -> RecordError:
    return RecordError(code, line=0, file=str(path), reason=file_trouble(problem))
