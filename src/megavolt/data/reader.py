"""Reading values out of TOML: every value is checked, every error knows its file and key."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from megavolt.data.errors import DataError

MAX_BYTES = 1024 * 1024
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Reader:
    """A table of a data file, with the path that leads to it."""

    def __init__(self, file: str, values: Any, path: str = "") -> None:
        self.file = file
        self.path = path
        if not isinstance(values, Mapping):
            raise self.error("data_wrong_type", expected="table")
        self.values = values

    def error(self, code: str, key: str = "", **facts: object) -> DataError:
        return DataError(code, file=self.file, key=self._at(key), **facts)

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}".strip(".") or "-"

    def has(self, key: str) -> bool:
        return key in self.values

    def only(self, *known: str) -> None:
        """Refuse keys that mean nothing, most likely typing errors."""
        for key in self.values:
            if key not in known:
                raise self.error("data_unknown_key", key, known=", ".join(known))

    def get(self, key: str) -> Any:
        if key not in self.values:
            raise self.error("data_missing_key", key)
        return self.values[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.error("data_wrong_type", key, expected="text")
        return value

    def id(self, key: str) -> str:
        value = self.text(key)
        if not _ID.fullmatch(value):
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
            raise self.error("data_bad_value", key, value=value, known=", ".join(known))
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
        return Reader(self.file, self.get(key), self._at(key))

    def tables(self, key: str) -> Iterator["Reader"]:
        for i, value in enumerate(self.items(key)):
            yield Reader(self.file, value, self._at(f"{key}[{i}]"))


def parse(file: str, text: str) -> Reader:
    try:
        return Reader(file, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise DataError("data_not_toml", file=file, key="-", reason=str(problem)) from None


def read_path(path: str) -> Reader:
    """A user's own file."""
    try:
        if Path(path).stat().st_size > MAX_BYTES:
            raise DataError("data_too_big", file=path, key="-", limit=MAX_BYTES)
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError("data_not_toml", file=path, key="-", reason="not UTF-8 text") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise DataError("data_file_not_found", file=path, key="-", reason=reason) from None
    return parse(path, text)


@cache
def read_shipped(name: str) -> Reader:
    """A file that comes with the package."""
    return parse(name, files("megavolt.data").joinpath(name).read_text(encoding="utf-8"))
