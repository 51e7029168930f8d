"""The land that a map file brings: coasts and borders, as the browser draws them."""

import re
from dataclasses import dataclass
from functools import lru_cache

from megavolt.data.reader import Reader

MAX_PATH = 150_000  # characters
_STEP = r"-?\d{1,6}[ ,]?-?\d{1,6}"
# Nothing but numbers: the browser draws these texts as they are.
_PATH = re.compile(rf"(?:M{_STEP}l(?:[ ]?{_STEP})*+z?)*+")


@dataclass(frozen=True, slots=True)
class Land:
    """SVG paths in steps from the centre, on the plane of equal areas that touches it there."""

    center: tuple[float, float]  # degrees east and north
    unit: float  # kilometres per step
    land: str  # all land in sight
    home: str  # the countries played in, closed
    borders: str  # lines between countries, open


def read_land(entry: Reader) -> Land:
    entry.only("center", "unit", "land", "home", "borders")
    paths = [_path(entry, key) for key in ("land", "home", "borders")]
    return Land(_center(entry), entry.number("unit", 0.001, 100), *paths)


def _center(entry: Reader) -> tuple[float, float]:
    values = entry.items("center")
    if len(values) != 2:
        raise entry.error("data_wrong_count", "center", count=len(values), expected="2")
    pair = Reader(entry.file, dict(zip(("[0]", "[1]"), values, strict=True)), entry.at("center"))
    return pair.number("[0]", -180, 180), pair.number("[1]", -90, 90)


@lru_cache(maxsize=32)  # a map is loaded for every game, and its land stays the same
def _is_path(value: str) -> bool:
    return _PATH.fullmatch(value) is not None


def _path(entry: Reader, key: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str) or len(value) > MAX_PATH or not _is_path(value):
        raise entry.error("data_wrong_type", key, expected="path of whole steps")
    return value
