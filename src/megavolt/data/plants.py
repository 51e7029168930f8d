"""The plants of a deck."""

from dataclasses import dataclass

from megavolt.data.errors import DataError
from megavolt.data.reader import Reader, read_shipped

DECKS = ("standard", "deluxe")
_BACKS = {"plug": "low", "dark": "low", "socket": "high", "light": "high"}
_HIGHEST_LOW = 15  # GRID-SET-09: 03 to 15 have the low back
_NO_FUEL = {"none-ecological": "ecological", "none-fusion": "fusion"}


@dataclass(frozen=True, slots=True)
class Plant:
    number: int
    fuel: str  # a fuel, "hybrid", "ecological" or "fusion"
    units: int
    cities: int
    back: str  # "low" or "high"


@dataclass(frozen=True, slots=True)
class PlantDeck:
    id: str
    fuels: tuple[str, ...]
    hybrid: tuple[str, str]
    plants: tuple[Plant, ...]  # ascending


def load_plants(deck_id: str) -> PlantDeck:
    if deck_id not in DECKS:
        known = ", ".join(DECKS)
        raise DataError("data_bad_value", file="plants", key="-", value=deck_id, known=known)
    file = read_shipped(f"plants-{deck_id}.toml")
    fuels, hybrid = file.texts("fuels"), file.texts("hybrid_fuels")
    if len(hybrid) != 2 or len({*hybrid} & {*fuels}) != 2:
        value, known = ", ".join(hybrid), ", ".join(fuels)
        raise file.error("data_bad_value", "hybrid_fuels", value=value, known=known)
    plants = tuple(_plant(entry, fuels) for entry in file.tables("plants"))
    numbers = [plant.number for plant in plants]
    if numbers != sorted(set(numbers)):
        raise file.error("data_duplicate", "plants", value="number")
    if len(plants) != 42:
        raise file.error("data_wrong_count", "plants", count=len(plants), expected=42)
    return PlantDeck(file.id("id"), fuels, (hybrid[0], hybrid[1]), plants)


def _plant(entry: Reader, fuels: tuple[str, ...]) -> Plant:
    entry.only("number", "fuel", "units", "cities", "back")
    fuel = entry.choice("fuel", (*fuels, "hybrid", *_NO_FUEL))
    burns = fuel not in _NO_FUEL
    units = entry.whole("units", 1 if burns else 0, 3 if burns else 0)
    back = _BACKS[entry.choice("back", tuple(_BACKS))]
    number = entry.whole("number", 3, 50)
    if (back == "low") != (number <= _HIGHEST_LOW):
        right = [word for word, kind in _BACKS.items() if kind != back]
        raise entry.error(
            "data_bad_value", "back", value=entry.text("back"), known=", ".join(right)
        )
    return Plant(number, _NO_FUEL.get(fuel, fuel), units, entry.whole("cities", 1, 7), back)
