"""A map is made from the name of a place: the same each time, and one that can be played."""

import tomllib
from itertools import combinations

import pytest

from megavolt.core.errors import UsageError
from megavolt.core.registry import make_game
from megavolt.core.rng import Rng, seed_state
from megavolt.data import MapData, load_map
from megavolt.workshop import Wanted, find_area, make_map, map_text
from megavolt.workshop.atlas import atlas, city_names
from megavolt.workshop.choose import choose, middle, without_outliers
from megavolt.workshop.costs import without_detours
from megavolt.workshop.errors import WorkshopError
from megavolt.workshop.measure import measure
from megavolt.workshop.places import slug
from megavolt.workshop.plane import Plane, cross


def made(*places: str, **knobs: object) -> MapData:
    data = make_map(find_area(places), Wanted(**knobs))  # type: ignore[arg-type]
    return load_map(tomllib.loads(map_text(data)), "recharged")


@pytest.fixture(scope="module")
def poland() -> MapData:
    return made("Poland")


def test_regions_are_of_equal_size(poland: MapData) -> None:
    assert [len(region.cities) for region in poland.regions] == [7] * 6


def test_the_capital_is_there_and_so_are_the_names(poland: MapData) -> None:
    assert {"warsaw", "krakow", "lodz", "wroclaw", "szczecin"} <= {c.id for c in poland.cities}
    assert poland.names == {"en": "Poland", "es": "Polonia", "pl": "Polska"}
    assert all(set(region.names) == {"en", "es", "pl"} for region in poland.regions)


def test_no_two_connections_cross(poland: MapData) -> None:
    plane = Plane(19, 52)
    at = [plane.at(city.lon, city.lat) for city in poland.cities]
    lines = [(at[a], at[b]) for a, b, _ in poland.connections]
    assert not [pair for pair in combinations(lines, 2) if cross(*pair[0], *pair[1])]


def test_costs_are_those_of_a_printed_map(poland: MapData) -> None:
    costs = [cost for *_, cost in poland.connections]
    assert 10.2 <= sum(costs) / len(costs) <= 12.5
    assert costs.count(0) <= 3
    assert max(costs) <= 30


def test_it_brings_its_coast(poland: MapData) -> None:
    assert poland.land is not None
    assert poland.land.home.startswith("M")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", ["recharged", "classic", "deluxe"])
def test_any_number_can_play_on_it(poland: MapData, edition: str, players: int) -> None:
    assert make_game(edition, players, {"map": poland.source}).players == players


def test_one_seed_is_one_map(poland: MapData) -> None:
    assert made("polska") == poland


@pytest.mark.slow
def test_knobs() -> None:
    board = made("benelux", cities=49, cost=1.5)
    costs = [cost for *_, cost in board.connections]
    assert (len(board.cities), len(board.regions)) == (49, 7)
    assert sum(costs) / len(costs) > 14


@pytest.mark.parametrize(
    ("places", "capital"),
    [
        (["Spain, Portugal"], "lisbon"),
        (["Bavaria"], "munich"),
        (["Kraje nordyckie"], "helsinki"),
        (["US"], "chicago"),
    ],
)
def test_places_by_any_name(places: list[str], capital: str) -> None:
    where = find_area(places)
    assert capital in {slug(place.name) for place in where.places[:60]}
    assert len(where.places) > 42


@pytest.mark.slow
def test_a_part_of_a_country() -> None:
    assert {"Munich", "Regensburg", "Würzburg"} <= {city.name for city in made("Bavaria").cities}


@pytest.mark.parametrize(
    ("country", "gone", "stays"),
    [("spain", "Las Palmas de Gran Canaria", "Palma"), ("us", "Honolulu", "Seattle")],
)
def test_far_islands_of_few_people_are_left_out(country: str, gone: str, stays: str) -> None:
    places = list(find_area([country]).places)
    kept = {place.name for place in without_outliers(places[:400], middle(places[:126]))}
    assert gone in {place.name for place in places[:400]}
    assert stays in kept
    assert gone not in kept


@pytest.mark.slow
def test_a_rectangle() -> None:
    where = find_area([], "Middle", (5.0, 45.0, 15.0, 50.0))
    board = load_map(make_map(where, Wanted()), "classic")
    assert board.name == "Middle"
    assert all(5 <= city.lon <= 15 and 44.9 <= city.lat <= 50.1 for city in board.cities)


@pytest.mark.parametrize(
    ("places", "code", "fact"),
    [
        (["Polnd"], "map_unknown_place", {"near": "Poland"}),
        (["Qqqq"], "map_unknown_place", {"near": "none"}),
        (["日本"], "map_unknown_place", {"near": "none"}),
        (["Liechtenstein"], "map_too_few_cities", {"needed": 42}),
        (["Vatican City"], "map_too_few_cities", {"needed": 42}),
    ],
)
def test_what_cannot_be_made_is_explained(
    places: list[str], code: str, fact: dict[str, object]
) -> None:
    with pytest.raises(WorkshopError) as caught:
        made(*places)
    assert caught.value.code == code
    shown = {key: str(value) for key, value in caught.value.facts.items()}
    assert all(str(value) in shown[key] for key, value in fact.items())


def test_a_number_of_cities_that_regions_cannot_share() -> None:
    with pytest.raises(WorkshopError, match="40"):
        made("Poland", cities=40)


def test_cities_have_the_names_of_each_language(poland: MapData) -> None:
    capital = next(city for city in poland.cities if city.id == "warsaw")
    assert capital.names == {"en": "Warsaw", "es": "Varsovia", "pl": "Warszawa"}


def test_every_name_in_the_table_is_of_a_city() -> None:
    known = {(place.country, place.name) for place in atlas().places}
    listed = [
        (country, names.get("en", name))
        for country, cities in city_names().items()
        for name, names in cities.items()
    ]
    assert [entry for entry in listed if entry not in known] == []


@pytest.mark.parametrize(
    ("country", "city"), [("Brazil", "São Paulo"), ("Finland", "Helsinki"), ("India", "Mumbai")]
)
def test_the_largest_city_is_there_whatever_its_suburbs(country: str, city: str) -> None:
    places = list(find_area([country]).places)[:400]
    chosen = choose(places, middle(places[:126]), 42, 0.6, Rng(seed_state(0)))
    assert city in {one.name for one in chosen}


@pytest.mark.slow
def test_wanted_cities_and_unwanted_ones() -> None:
    board = made("Poland", include=("Toruń",), without=("Zakopane", "Suwalki"))
    names = {city.name for city in board.cities}
    assert "Toruń" in names
    assert not {"Zakopane", "Suwałki"} & names


def test_a_wanted_city_that_does_not_exist() -> None:
    with pytest.raises(WorkshopError) as caught:
        made("Poland", include=("Toruun",))
    assert (caught.value.code, caught.value.facts["near"]) == ("map_unknown_city", "torun")


def test_no_connection_is_dearer_than_a_detour_and_none_gets_cheaper_than_it() -> None:
    """Two ways from the halves of a city to a third: neither undercuts the other."""
    links = [(0, 1, 0), (0, 2, 9), (1, 2, 8), (2, 3, 5)]
    assert without_detours(links, 4) == [(0, 1, 0), (0, 2, 8), (1, 2, 8), (2, 3, 5)]


def test_a_map_of_nowhere() -> None:
    with pytest.raises(UsageError) as caught:
        find_area([""])
    assert caught.value.code == "map_nowhere"


def test_a_long_country_has_regions_with_neighbours_and_no_far_rocks() -> None:
    vietnam = made("vietnam")
    assert "Hoàng Sa" not in {city.name for city in vietnam.cities}  # hardly anybody lives there
    assert measure(vietnam).figures["lonely"] <= 1


def test_a_small_country_can_have_fewer_cities() -> None:
    with pytest.raises(WorkshopError) as caught:
        made("malawi")
    assert caught.value.facts["fewer"] == "35"
    assert len(made("malawi", cities=35).cities) == 35
