"""Reading values out of TOML: every value is checked, every error knows its file and key."""

import errno
import os
import re
import stat
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from megavolt.core.errors import file_trouble
from megavolt.data.errors import DataError, check_all
from megavolt.data.lines import Lines

T = TypeVar("T")
MAX_BYTES = 1024 * 1024
MAX_NAME = 60  # characters of an id or a name
_PLACE = re.compile(r"line (\d+),? column (\d+)")  # in what the parsers say
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# No data file nests 50 tables in one key, and the time to parse such a key grows with its square.
_LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){50}""")


class Reader:
    """A table of a data file, with the path that leads to it."""

    def __init__(self, file: str, values: Any, path: str = "", lines: Lines | None = None) -> None:
        self.file = file
        self.path = path
        self.lines = lines
        if not isinstance(values, Mapping):
            raise self.error("data_wrong_type", expected="table")
        self.values = values

    def error(self, code: str, key: str = "", **facts: object) -> DataError:
        shown = {name: _shown(fact) for name, fact in facts.items()}
        line = self.lines.of(self.at(key)) if self.lines else 0
        if line:
            shown["line"] = line
        return DataError(code, file=self.file, key=_shown(self.at(key)), **shown)

    def at(self, key: str) -> str:
        return f"{self.path}.{key}".strip(".") or "-"

    def has(self, key: str) -> bool:
        return key in self.values

    def only(self, *known: str) -> None:
        """Refuse unknown keys, most likely typing errors."""
        names = ", ".join(known)
        check_all(
            partial(self._refuse, "data_unknown_key", key, key, known, known=names)
            for key in self.values
            if key not in known
        )

    def _refuse(
        self, code: str, key: str, typed: str, among: Iterable[str], /, **facts: object
    ) -> None:
        raise self.unknown(code, key, typed, among, **facts)

    def unknown(
        self, code: str, key: str, typed: str, among: Iterable[str], /, **facts: object
    ) -> DataError:
        """A name that is not one of those known; one that is nearly the same may be meant."""
        near = get_close_matches(str(typed)[:MAX_NAME], list(among), n=1)
        if near:
            facts["near"] = near[0]
        return self.error(code, key, **facts)

    def get(self, key: str) -> Any:
        if key not in self.values:
            raise self.error("data_missing_key", key)
        return self.values[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.error("data_wrong_type", key, expected="text")
        return value

    def name(self, key: str) -> str:
        """A text short enough for a map or a column of a table."""
        value = self.text(key)
        if len(value) > MAX_NAME:
            expected = f"text of at most {MAX_NAME} characters"
            raise self.error("data_wrong_type", key, expected=expected)
        return value

    def id(self, key: str) -> str:
        value = self.text(key)
        if len(value) > MAX_NAME or not _ID.fullmatch(value):
            raise self.error("data_bad_id", key, value=value)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.error("data_wrong_type", key, expected="true or false")
        return value

    def whole(self, key: str, minimum: int = 0, maximum: int = 1_000_000) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error("data_wrong_type", key, expected="whole number")
        return int(self._in_range(key, value, minimum, maximum))

    def number(self, key: str, minimum: float, maximum: float) -> float:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error("data_wrong_type", key, expected="number")
        return float(self._in_range(key, value, minimum, maximum))

    def _in_range(self, key: str, value: Any, minimum: float, maximum: float) -> Any:
        if not minimum <= value <= maximum:
            raise self.error(
                "data_out_of_range", key, value=value, minimum=minimum, maximum=maximum
            )
        return value

    def choice(self, key: str, known: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in known:
            names = ", ".join(known)
            raise self.unknown("data_bad_value", key, value, known, value=value, known=names)
        return value

    def items(self, key: str) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.error("data_wrong_type", key, expected="list")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        values = self.items(key)
        for i, value in enumerate(values):
            if not isinstance(value, str):
                raise self.error("data_wrong_type", f"{key}[{i}]", expected="text")
        return tuple(values)

    def ints(self, key: str) -> tuple[int, ...]:
        values = self.items(key)
        for i, value in enumerate(values):
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.error("data_wrong_type", f"{key}[{i}]", expected="whole number")
        return tuple(values)

    def table(self, key: str) -> "Reader":
        return Reader(self.file, self.get(key), self.at(key), self.lines)

    def tables(self, key: str) -> Iterator["Reader"]:
        for i, value in enumerate(self.items(key)):
            yield Reader(self.file, value, self.at(f"{key}[{i}]"), self.lines)

    def each(self, key: str, read: Callable[["Reader"], T]) -> list[T]:
        """Every entry of a list read; all that is wrong in any of them is raised at once."""
        values = self.items(key)
        return check_all(partial(self._entry, key, i, read) for i in range(len(values)))

    def _entry(self, key: str, i: int, read: Callable[["Reader"], T]) -> T:
        return read(Reader(self.file, self.items(key)[i], self.at(f"{key}[{i}]"), self.lines))


def _shown(fact: object) -> object:
    """A value from a file, fit for a sentence: not too long, and without control characters."""
    if isinstance(fact, int) and fact.bit_length() > 64:
        return f"{'-' if fact < 0 else ''}2^{fact.bit_length() - 1}…"
    if not isinstance(fact, str):
        return fact
    plain = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in fact[:200])
    return plain if len(fact) <= 200 else f"{plain}…"


def parse(file: str, text: str) -> Reader:
    if _LONG_KEY.search(text):
        raise _not_toml(file, "long_key")
    try:
        return Reader(file, tomllib.loads(text), lines=Lines(text))
    except (ValueError, RecursionError) as problem:  # a number may be too long even for an int
        raise _not_toml(file, *syntax_place(problem)) from None


def syntax_place(problem: Exception) -> tuple[str, int, int]:
    """Why TOML or JSON cannot be read, and the line and column if its parser says them."""
    place = _PLACE.search(str(problem))
    return ("broken", 0, 0) if place is None else ("syntax", int(place[1]), int(place[2]))


def read_path(path: str) -> Reader:
    """A user's own file."""
    try:
        return parse(path, _bytes_of(path).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise _not_toml(path, "not_text") from None
    except (OSError, ValueError) as problem:
        reason = file_trouble(problem)
        raise DataError("data_file_not_found", file=path, key="-", reason=reason) from None


def _not_toml(file: str, reason: str, row: int = 0, column: int = 0) -> DataError:
    return DataError("data_not_toml", file=file, key="-", reason=reason, row=row, column=column)


def _bytes_of(path: str) -> bytes:
    """A regular file's content; a pipe or a device could keep us reading forever."""
    mode = Path(path).stat().st_mode
    if not stat.S_ISREG(mode):
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
        raise OSError(number, os.strerror(number))
    with Path(path).open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise DataError("data_too_big", file=path, key="-", limit=MAX_BYTES)
    return content


@cache
def read_shipped(name: str) -> Reader:
    """A file that comes with the package."""
    return parse(name, files("megavolt.data").joinpath(name).read_text(encoding="utf-8"))
