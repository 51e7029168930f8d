"""Reading the words of a board game's setup: plants, cities, fuel."""

from collections.abc import Mapping

from megavolt.core.errors import SetupError
from megavolt.data.maps import City
from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.state import State
from megavolt.parts import given
from megavolt.parts.given_deck import DeckWords
from megavolt.parts.words import plain

STEP3 = "step3"
DECK = DeckWords("deck", "step3_deck", STEP3, "low", "high")


def plants(r: Rules, value: object, key: str) -> list[int]:
    found = given.numbers(value, key)
    for plant in found:
        if plant not in r.plants:
            raise SetupError("setup_unknown_plant", key=key, plant=plant)
        if found.count(plant) > 1:
            raise SetupError("setup_plant_twice", key=key, plant=plant)
    return found


def hand(r: Rules, value: object, key: str, limit: int) -> tuple[int, ...]:
    """Plants that somebody owns, oldest first."""
    own = plants(r, value, key)
    if len(own) > limit:
        raise SetupError("setup_too_many_plants", key=key, count=len(own), most=limit)
    return tuple(own)


def is_called(place: City, word: str) -> bool:
    """Is this its id, or its name as the map prints it?"""
    return word == place.id or plain(word) == plain(place.name)


def city(r: Rules, value: object, key: str) -> int:
    if not isinstance(value, str):
        raise SetupError("setup_wrong_type", key=key)
    for index, place in enumerate(r.map.cities):
        if is_called(place, value):
            return index
    raise SetupError("setup_unknown_city", key=key, city=value[:40])


def city_in_play(r: Rules, s: State, value: object, key: str) -> int:
    found = city(r, value, key)
    if not s.network.in_play[found]:
        names = ", ".join([r.map.regions[i].id for i in s.regions]) or "-"
        raise SetupError(
            "setup_city_not_in_play", key=key, city=r.map.cities[found].id, regions=names
        )
    return found


def fuel_counts(r: Rules, value: object, key: str) -> dict[int, int]:
    """A table of fuels, each with a count."""
    if not isinstance(value, Mapping):
        raise SetupError("setup_wrong_type", key=key)
    found: dict[int, int] = {}
    for name, count in value.items():
        if name not in r.fuels:
            raise SetupError("setup_unknown_fuel", fuel=str(name)[:40], known=", ".join(r.fuels))
        fuel = r.fuels.index(name)
        total = r.figures.fuels[fuel].total
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= total:
            raise SetupError("setup_bad_stock", key=key, fuel=name, count=count, most=total)
        found[fuel] = count
    return found


def take_stock(r: Rules, s: State, seat: int, value: object, key: str) -> None:
    for fuel, count in fuel_counts(r, value, key).items():
        s.stock[seat * FUELS + fuel] = count
