"""The shipped maps are what the ledger and the sources say, and a user's map loads."""

from itertools import combinations
from pathlib import Path

import pytest

from megavolt.data import (
    DataError,
    MapData,
    edition_ids,
    load_map,
    map_ids,
    map_warnings,
    maps,
    printed_maps,
    reader,
)
from tests.data.tiny import TINY, broken, write

DATA = Path(maps.__file__).parent
PRINTED = [(edition, name) for edition in edition_ids() for name in printed_maps(edition)]
# Maps of no box are the same in every edition: one stands for all.
MADE = [("classic", name) for name in map_ids("classic") if name not in printed_maps()]
SHIPPED = [*PRINTED, *MADE]
every_printed = pytest.mark.parametrize(("edition", "name"), PRINTED)
every_shipped = pytest.mark.parametrize(("edition", "name"), SHIPPED)


def cost(board: MapData, a: str, b: str) -> int | None:
    ids = [city.id for city in board.cities]
    pair = tuple(sorted((ids.index(a), ids.index(b))))
    return next((price for x, y, price in board.connections if (x, y) == pair), None)


def named(board: MapData) -> dict[str, str]:
    return {city.id: city.name for city in board.cities}


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("recharged", ["germany", "usa"]),
        ("classic", ["germany", "usa"]),
        ("deluxe", ["europe", "north-america"]),
    ],
)
def test_each_edition_has_its_maps(edition: str, names: list[str]) -> None:
    assert printed_maps(edition) == names
    assert map_ids(edition)[: len(names)] == names


@every_shipped
def test_a_shipped_map_has_a_name_in_every_language(edition: str, name: str) -> None:
    assert set(load_map(name, edition).names) == {"en", "es", "pl"}


@every_shipped
def test_the_regions_of_a_shipped_map_have_names_in_every_language(edition: str, name: str) -> None:
    for region in load_map(name, edition).regions:
        assert set(region.names) == {"en", "es", "pl"}


@every_shipped
def test_a_shipped_map_brings_its_land(edition: str, name: str) -> None:
    land = load_map(name, edition).land
    assert land is not None
    assert land.home.startswith("M")


@every_shipped
def test_only_printed_maps_have_special_rules_by_themselves(edition: str, name: str) -> None:
    like = load_map(name, edition).rules_like
    assert like in ("", *printed_maps(edition)) if name not in printed_maps() else like == name


def test_a_file_is_all_that_a_new_map_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A map put into the folder is offered, by its own names and with the rules it names."""
    for file in DATA.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    text = TINY.replace("name =", 'name_pl = "Mała"\nname =', 1)
    (tmp_path / "map-tiny.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(maps, "files", lambda package: tmp_path)
    monkeypatch.setattr(reader, "files", lambda package: tmp_path)
    maps.shipped_maps.cache_clear()
    try:
        assert map_ids("classic")[-1] == "tiny"
        board = load_map("tiny", "classic")
    finally:
        maps.shipped_maps.cache_clear()
    assert (board.names["pl"], board.rules_like, board.source) == ("Mała", "germany", None)


@pytest.mark.rule("GRID-SET-01")
@every_printed
def test_a_region_has_seven_cities(edition: str, name: str) -> None:
    board = load_map(name, edition)
    assert [len(region.cities) for region in board.regions] == [7] * len(board.regions)


@pytest.mark.rule("GRID-SET-01")
@every_printed
def test_there_are_six_regions_and_seven_in_deluxe(edition: str, name: str) -> None:
    assert len(load_map(name, edition).regions) == (7 if edition == "deluxe" else 6)


@every_shipped
def test_every_city_stands_in_the_region_that_lists_it(edition: str, name: str) -> None:
    board = load_map(name, edition)
    for number, region in enumerate(board.regions):
        assert {board.cities[city].region for city in region.cities} == {number}


@every_shipped
def test_connections_run_from_the_lower_index_and_stand_once(edition: str, name: str) -> None:
    pairs = [(a, b) for a, b, _ in load_map(name, edition).connections]
    assert all(a < b for a, b in pairs)
    assert len(set(pairs)) == len(pairs)


@every_shipped
def test_regions_touch_exactly_where_a_connection_joins_them(edition: str, name: str) -> None:
    board = load_map(name, edition)
    joined = {
        tuple(sorted((board.cities[a].region, board.cities[b].region)))
        for a, b, _ in board.connections
    }
    touching = {pair for pair in combinations(range(len(board.regions)), 2) if pair in joined}
    assert set(board.adjacency) == touching


@every_shipped
def test_shipped_regions_are_named_in_three_languages(edition: str, name: str) -> None:
    for region in load_map(name, edition).regions:
        assert sorted(region.names) == ["en", "es", "pl"]


@every_shipped
def test_a_shipped_map_needs_no_copy_in_records(edition: str, name: str) -> None:
    board = load_map(name, edition)
    assert (board.id, board.source) == (name, None)


@every_printed
def test_a_printed_map_follows_its_own_rules(edition: str, name: str) -> None:
    assert load_map(name, edition).rules_like == name


@pytest.mark.parametrize(
    ("edition", "name", "count"),
    [
        ("classic", "germany", 83),
        ("recharged", "germany", 83),
        ("classic", "usa", 87),
        ("recharged", "usa", 86),
        ("deluxe", "europe", 104),
        ("deluxe", "north-america", 99),
    ],
)
def test_a_map_has_all_its_connections(edition: str, name: str, count: int) -> None:
    assert len(load_map(name, edition).connections) == count


# ---- what the Recharged print changes


def test_recharged_renames_two_german_cities() -> None:
    classic, recharged = (
        named(load_map("germany", "classic")),
        named(load_map("germany", "recharged")),
    )
    assert classic.keys() - recharged.keys() == {"torgelow", "wiesbaden"}
    assert recharged.items() - classic.items() == {("stralsund", "Stralsund"), ("mainz", "Mainz")}


def test_a_renamed_city_keeps_its_connections() -> None:
    assert cost(load_map("germany", "recharged"), "frankfurt-m", "mainz") == 0
    assert cost(load_map("germany", "recharged"), "rostock", "stralsund") == 19


@pytest.mark.parametrize(
    ("name", "a", "b", "classic", "recharged"),
    [
        ("germany", "dortmund", "essen", 4, 5),
        ("germany", "mannheim", "saarbrucken", 11, 16),
        ("usa", "chicago", "omaha", 13, 12),
        ("usa", "houston", "santa-fe", 21, 20),
        ("usa", "boise", "cheyenne", 24, None),
        ("usa", "cincinnati", "raleigh", 15, None),
        ("usa", "knoxville", "raleigh", None, 11),
    ],
)
def test_recharged_changes_a_connection(
    name: str, a: str, b: str, classic: int | None, recharged: int | None
) -> None:
    assert cost(load_map(name, "classic"), a, b) == classic
    assert cost(load_map(name, "recharged"), a, b) == recharged


def test_the_usa_has_no_other_changes_of_cost() -> None:
    classic, recharged = load_map("usa", "classic"), load_map("usa", "recharged")
    assert len(set(classic.connections) - set(recharged.connections)) == 4
    assert len(set(recharged.connections) - set(classic.connections)) == 3


@pytest.mark.parametrize(
    ("edition", "name", "halves"),
    [
        ("deluxe", "north-america", ("new-york-1", "new-york-2")),
        ("deluxe", "north-america", ("mexico-city-1", "mexico-city-2")),
        ("classic", "germany", ("duisburg", "essen")),
    ],
)
def test_the_halves_of_a_metropolis_are_two_cities_joined_for_nothing(
    edition: str, name: str, halves: tuple[str, str]
) -> None:
    assert cost(load_map(name, edition), *halves) == 0


# ---- which map is meant


def test_an_unknown_map_is_answered_with_those_of_the_edition() -> None:
    with pytest.raises(DataError) as caught:
        load_map("atlantis", "recharged")
    assert caught.value.code == "data_unknown_map"
    assert caught.value.facts["file"] == "atlantis"
    assert caught.value.facts["known"] == ", ".join(map_ids("recharged"))


def test_a_map_of_another_edition_is_unknown() -> None:
    with pytest.raises(DataError) as caught:
        load_map("germany", "deluxe")
    assert caught.value.facts["known"] == ", ".join(map_ids("deluxe"))


# ---- a user's map


def test_a_users_map_stands_where_an_id_can(tmp_path: Path) -> None:
    board = load_map(write(tmp_path), "classic")
    assert [city.id for city in board.cities] == ["a", "b", "c", "d"]
    assert board.connections == ((0, 1, 4), (1, 2, 6), (2, 3, 7))
    assert board.adjacency == ((0, 1), (1, 2))
    assert board.rules_like == "germany"


def test_a_users_overlay_is_applied_to_its_edition_alone(tmp_path: Path) -> None:
    board = load_map(write(tmp_path), "recharged")
    assert [city.id for city in board.cities] == ["a", "b", "c", "dee"]
    assert sorted(board.connections) == [(0, 1, 5), (0, 2, 9), (2, 3, 7)]


def test_a_users_map_follows_no_special_rules_unless_it_says_so(tmp_path: Path) -> None:
    text = broken('rules_like = "germany"\n', "")
    assert load_map(write(tmp_path, text), "classic").rules_like == ""


def test_a_users_map_without_editions_serves_all(tmp_path: Path) -> None:
    text = broken('editions = ["recharged", "classic"]\nrules_like = "germany"\n', "")
    assert load_map(write(tmp_path, text), "deluxe").editions == edition_ids()


def test_the_list_of_touching_regions_may_be_left_out(tmp_path: Path) -> None:
    text = broken('region_adjacency = [["north", "middle"], ["middle", "south"]]\n', "")
    assert load_map(write(tmp_path, text), "classic").adjacency == ((0, 1), (1, 2))


def test_a_users_map_can_be_given_as_data(tmp_path: Path) -> None:
    from_file = load_map(write(tmp_path), "recharged")
    assert from_file.source is not None
    assert load_map(from_file.source, "recharged") == from_file


def test_two_loads_are_equal_and_share_nothing_that_can_change(tmp_path: Path) -> None:
    path = write(tmp_path)
    one, other = load_map(path, "recharged"), load_map(path, "recharged")
    assert one == other
    one.regions[0].names["en"] = "changed"
    assert other.regions[0].names["en"] == "North"
    assert load_map(path, "recharged") == other


def test_loading_a_shipped_map_again_gives_what_it_gave_before() -> None:
    load_map("usa", "recharged").regions[0].names["en"] = "changed"
    assert load_map("usa", "recharged").regions[0].names["en"] == "Northwest"


# ---- warnings


def codes(board: MapData) -> list[str]:
    return [code for code, _ in map_warnings(board)]


@every_shipped
def test_shipped_maps_are_warned_of_for_little(edition: str, name: str) -> None:
    seen = {"europe": "map_warn_crossing", "usa": "map_warn_detour"}.get(name, "")
    assert set(codes(load_map(name, edition))) <= {"map_warn_metropolis", seen}


def test_a_small_uneven_map_is_worth_a_look(tmp_path: Path) -> None:
    board = load_map(write(tmp_path), "classic")
    assert codes(board) == ["map_warn_unequal", "map_warn_few_regions", "map_warn_small"]


def test_a_free_connection_is_worth_a_look(tmp_path: Path) -> None:
    board = load_map(write(tmp_path, TINY.replace("cost = 7", "cost = 0")), "classic")
    assert ("map_warn_metropolis", {"pair": "Cc - Dd"}) in map_warnings(board)
