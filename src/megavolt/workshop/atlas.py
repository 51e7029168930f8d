"""The world that maps are made from: countries of Natural Earth, cities of GeoNames.

The file is made by script/atlas. Natural Earth is in the public domain; the cities are
GeoNames' (geonames.org), under CC BY 4.0.
"""

import gzip
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

CREDIT = "Cities: GeoNames (CC BY 4.0). Land: Natural Earth (public domain)."


@dataclass(frozen=True, slots=True)
class Place:
    """A city of the atlas."""

    name: str
    lat: float
    lon: float
    people: int
    country: str  # its code
    part: str  # of the country, in English; "" where it is not known
    names: Mapping[str, str]  # by language, where it has another name


@dataclass(frozen=True, slots=True)
class Country:
    code: str
    names: dict[str, str]  # by language
    rings: tuple[tuple[int, ...], ...]  # arcs in a row; ~n is arc n the other way round


class Atlas:
    def __init__(self, data: dict[str, Any]) -> None:
        self.arcs = [_degrees(arc, data["degree"]) for arc in data["arcs"]]
        self.countries = {entry["code"]: _country(entry) for entry in data["countries"]}
        parts = [(code, part) for code, part, count in data["parts"] for _ in range(count)]
        columns = zip(data["names"], data["lats"], data["lons"], data["people"], parts, strict=True)
        self.places = [
            _place(name, (lat / 100, lon / 100), people * 100, *part)
            for name, lat, lon, people, part in columns
        ]

    def outline(self, ring: tuple[int, ...]) -> list[tuple[float, float]]:
        """A ring as degrees east and north; its first point is not repeated."""
        points: list[tuple[float, float]] = []
        for n in ring:
            points += self.arc(n)[:-1]
        return points

    def arc(self, n: int) -> list[tuple[float, float]]:
        return self.arcs[n] if n >= 0 else self.arcs[~n][::-1]

    def neighbours(self, codes: set[str]) -> list[str]:
        """The countries that share a border with some."""
        own = {_plain(n) for code in codes for ring in self.countries[code].rings for n in ring}
        return [
            code
            for code, country in self.countries.items()
            if code not in codes and any(_plain(n) in own for ring in country.rings for n in ring)
        ]


def _place(name: str, at: tuple[float, float], people: int, country: str, part: str) -> Place:
    names = city_names().get(country, {}).get(name, {})
    others = {lang: text for lang, text in names.items() if lang != "en"}
    return Place(names.get("en", name), *at, people, country, part, others)


def _plain(n: int) -> int:
    return max(n, ~n)


def _degrees(steps: list[int], degree: int) -> list[tuple[float, float]]:
    x = y = 0
    points = []
    for n in range(0, len(steps), 2):
        x, y = x + steps[n], y + steps[n + 1]
        points.append((x / degree, y / degree))
    return points


def _country(entry: dict[str, Any]) -> Country:
    names = dict(zip(("en", "es", "pl"), entry["names"], strict=True))
    return Country(entry["code"], names, tuple(tuple(ring) for ring in entry["rings"]))


@cache
def city_names() -> dict[str, dict[str, dict[str, str]]]:
    """By country and by the name that GeoNames gives a city: what it is called, by language."""
    return tomllib.loads(files("megavolt.workshop").joinpath("city_names.toml").read_text("utf-8"))


@cache
def atlas() -> Atlas:
    packed = files("megavolt.workshop").joinpath("atlas.json.gz").read_bytes()
    return Atlas(json.loads(gzip.decompress(packed)))
