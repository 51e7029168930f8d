"""The two decks of plants."""

from pathlib import Path

import pytest

import megavolt.data.plants as module
from megavolt.data import DataError, Plant, figures, load_plants
from megavolt.data.reader import Reader, parse

DECKS = ["standard", "deluxe"]
NO_FUEL = {"ecological", "fusion"}
every_deck = pytest.mark.parametrize("deck", DECKS)


def plant(deck: str, number: int) -> Plant:
    return next(plant for plant in load_plants(deck).plants if plant.number == number)


@pytest.mark.rule("GRID-PLANT-01")
@every_deck
def test_forty_two_plants_ascend_by_number(deck: str) -> None:
    numbers = [plant.number for plant in load_plants(deck).plants]
    assert numbers == [*range(3, 41), 42, 44, 46, 50]


@pytest.mark.rule("GRID-PLANT-01")
@every_deck
def test_each_plant_supplies_one_to_seven_cities(deck: str) -> None:
    assert {plant.cities for plant in load_plants(deck).plants} == {1, 2, 3, 4, 5, 6, 7}


@every_deck
def test_just_the_plants_without_fuel_burn_nothing(deck: str) -> None:
    for plant in load_plants(deck).plants:
        assert (plant.units == 0) == (plant.fuel in NO_FUEL)


@every_deck
def test_thirteen_low_backs_from_03_to_15(deck: str) -> None:
    low = [plant.number for plant in load_plants(deck).plants if plant.back == "low"]
    assert low == list(range(3, 16))


@every_deck
def test_every_fuel_of_a_deck_is_burnt_by_some_plant(deck: str) -> None:
    cards = load_plants(deck)
    burnt = {plant.fuel for plant in cards.plants} - NO_FUEL - {"hybrid"}
    assert burnt == set(cards.fuels)


@pytest.mark.parametrize(
    ("deck", "pair"), [("standard", ("coal", "oil")), ("deluxe", ("gas", "oil"))]
)
def test_a_hybrid_burns_two_fuels(deck: str, pair: tuple[str, str]) -> None:
    assert load_plants(deck).hybrid == pair


@pytest.mark.rule("GRID-EX-08")
@pytest.mark.parametrize(
    "example",
    [
        Plant(14, "garbage", 2, 2, "low"),
        Plant(5, "hybrid", 2, 1, "low"),
        Plant(33, "ecological", 0, 4, "high"),
        Plant(20, "coal", 3, 5, "high"),
    ],
)
def test_a_plant_of_the_documents_is_as_they_say(example: Plant) -> None:
    assert plant("standard", example.number) == example


@pytest.mark.parametrize(
    ("deck", "last"),
    [
        ("standard", Plant(50, "fusion", 0, 6, "high")),
        ("deluxe", Plant(50, "uranium", 2, 7, "high")),
    ],
)
def test_the_highest_plant(deck: str, last: Plant) -> None:
    assert load_plants(deck).plants[-1] == last


@pytest.mark.parametrize("edition", ["recharged", "classic", "deluxe"])
def test_a_deck_burns_what_the_fuel_market_of_its_edition_sells(edition: str) -> None:
    table = figures(edition, "", 3)
    assert set(load_plants(table.plants).fuels) == {fuel.name for fuel in table.fuels}


def test_an_unknown_deck_is_answered_with_the_known_ones() -> None:
    with pytest.raises(DataError) as caught:
        load_plants("nuclear")
    assert (caught.value.code, caught.value.facts["known"]) == (
        "data_bad_value",
        "standard, deluxe",
    )


# ---- a deck that was typed wrong

SHIPPED = Path(module.__file__).with_name("plants-standard.toml").read_text(encoding="utf-8")
BROKEN = {
    "number twice": ("number = 4 ,", "number = 3 ,", "data_duplicate", "plants"),
    "number too high": ("number = 50,", "number = 51,", "data_out_of_range", "plants[41].number"),
    "no such fuel": ('"none-fusion"    ', '"peat"', "data_bad_value", "plants[41].fuel"),
    "fuel for nothing": ('"none-fusion"    , units = 0', '"none-fusion", units = 1',
                         "data_out_of_range", "plants[41].units"),
    "nothing to burn": ('number = 3 , fuel = "oil"            , units = 2',
                        'number = 3 , fuel = "oil", units = 0',
                        "data_out_of_range", "plants[0].units"),
    "low plant, high back": ('units = 2, cities = 3, back = "plug"',
                             'units = 2, cities = 3, back = "socket"',
                             "data_bad_value", "plants[12].back"),
    "unknown back": ('units = 2, cities = 3, back = "plug"',
                     'units = 2, cities = 3, back = "blue"', "data_bad_value", "plants[12].back"),
    "one hybrid fuel": ('hybrid_fuels = ["coal", "oil"]', 'hybrid_fuels = ["coal", "coal"]',
                        "data_bad_value", "hybrid_fuels"),
    "a card lost": ('  { number = 50, fuel = "none-fusion"    , units = 0, cities = 6, '
                    'back = "socket" },\n', "", "data_wrong_count", "plants"),
}  # fmt: skip


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the loader finds in the package instead of the real deck."""
    texts: dict[str, str] = {}

    def read(name: str) -> Reader:
        return parse(name, texts[name])

    monkeypatch.setattr(module, "read_shipped", read)
    return texts


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_deck_is_named(case: str, shipped: dict[str, str]) -> None:
    old, new, code, key = BROKEN[case]
    assert SHIPPED.count(old) == 1
    shipped["plants-standard.toml"] = SHIPPED.replace(old, new)
    with pytest.raises(DataError) as caught:
        load_plants("standard")
    facts = caught.value.facts
    assert (caught.value.code, facts["file"], facts["key"]) == (code, "plants-standard.toml", key)
