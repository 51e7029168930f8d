"""Two players against the Trust, for tests: a table whose preparation is played by name."""

from typing import Any, Literal

from megavolt.games.board.view_types import TrustSeen
from tests.games.board.table import Table

BOARDS = [
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("deluxe", "europe"),
    ("deluxe", "north-america"),
]
REGIONS = {
    "germany": ["west", "southwest", "northwest"],
    "usa": ["northwest", "midwest", "northeast"],
    "europe": ["northwest", "southwest", "central"],
    "north-america": ["central", "great-lakes", "south"],
}
# Six cities of the Trust for each map, each next to one before it.
SIX = {
    "germany": ["essen", "duisburg", "dusseldorf", "koln", "aachen", "trier"],
    "usa": ["detroit", "buffalo", "pittsburgh", "new-york", "philadelphia", "washington"],
    "europe": ["paris", "lyon", "marseille", "bordeaux", "barcelona", "madrid"],
    "north-america": [
        "chicago",
        "milwaukee",
        "indianapolis",
        "st-louis",
        "kansas-city",
        "memphis",
    ],
}
SEATS = (0, 1, -1)  # all who look: both players and a spectator


class Watched(Table):
    """A table at which the invariants are looked at after every move."""

    def play(self, *words: str) -> Table:
        for word in words:
            super().play(word)
            assert self.game.check(self.s) == []
        return self


def unprepared(game: str = "recharged", map: str = "germany", **options: Any) -> Table:
    """Two players, ana first in the order, and nothing decided yet."""
    options.setdefault("regions", REGIONS[map])
    setup = {"order": options.pop("order", [0, 1])}
    return Watched(game, 2, setup=setup, map=map, **options)


def duel(game: str = "recharged", map: str = "germany", **options: Any) -> Table:
    """The six cities of the Trust are placed; ana is first in the order."""
    table = unprepared(game, map, **options)
    for city in SIX[map]:
        table.play(f"place {city}")
    return table


def trust_has(table: Table, *plants: int) -> Table:
    """Give the Trust plants, wherever they were. To be called after `market` and `deck`."""
    s = table.s
    s.market.row = tuple(p for p in s.market.row if p not in plants)
    s.market.stack = tuple(p for p in s.market.stack if p not in plants)
    s.removed = tuple(p for p in s.removed if p not in plants)
    s.trust_plants = plants
    return table


def trust(table: Table) -> TrustSeen:
    """The Trust as everyone sees it."""
    first, *others = [table.view(seat)["trust"] for seat in SEATS]
    assert all(seen == first for seen in others)
    assert first is not None
    return first


def trust_plants(table: Table) -> list[int]:
    return [plant["number"] for plant in trust(table)["plants"]]


def trust_stock(table: Table) -> dict[str, int]:
    """The fuel of the Trust, what it has none of left out."""
    return {fuel: count for fuel, count in trust(table)["stock"].items() if count}


def spaces(table: Table, city: str) -> list[int | Literal["trust"] | None]:
    """Who has the spaces 10, 15 and 20 of a city, as everyone sees it."""
    seen = [table.view(seat)["cities"][city]["spaces"] for seat in SEATS]
    assert seen[0] == seen[1] == seen[2]
    return seen[0]


def open_cities(table: Table) -> list[str]:
    """The cities in play where nobody has a house and no start is marked."""
    cities = table.view(-1)["cities"]
    empty = [None, None, None]
    return [c for c, seen in cities.items() if seen["spaces"] == empty and not seen["marked"]]


def near(table: Table, cities: list[str]) -> set[str]:
    """The cities in play that are connected with one of these, read off the map."""
    ids = [city.id for city in table.r.map.cities]
    in_play = set(table.view(-1)["cities"])
    found = set()
    for a, b, _ in table.r.map.connections:
        if ids[a] in cities:
            found.add(ids[b])
        if ids[b] in cities:
            found.add(ids[a])
    return found & in_play
