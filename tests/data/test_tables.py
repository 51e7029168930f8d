"""The number tables: what the ledger says, edition by edition, in both readings."""

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import megavolt.data.tables as module
from megavolt.data import (
    DataError,
    Figures,
    FuelTable,
    TrustTable,
    edition_ids,
    figures,
    printed_maps,
)
from megavolt.data.reader import Reader, parse, read_shipped

COUNTS = [2, 3, 4, 5, 6]
BOARDS = [(edition, name) for edition in edition_ids() for name in printed_maps(edition)]
every_board = pytest.mark.parametrize(("edition", "name"), BOARDS)
every_edition = pytest.mark.parametrize("edition", edition_ids())


def by_count(edition: str, name: str, field: str, reading: str = "document") -> list[object]:
    return [getattr(figures(edition, name, count, reading), field) for count in COUNTS]


def fuel(table: Figures, name: str) -> FuelTable:
    return next(entry for entry in table.fuels if entry.name == name)


def starts(table: Figures) -> dict[str, tuple[int, ...]]:
    """Fuel -> the spaces that hold a token at the start, cheapest first."""
    return {entry.name: tuple(reversed(entry.spaces[: entry.start])) for entry in table.fuels}


def threes(lowest: int) -> tuple[int, ...]:
    return tuple(price for price in range(lowest, 9) for _ in range(3))


# ---- setup


@pytest.mark.rule("GRID-SET-02")
@every_board
def test_regions_in_play(edition: str, name: str) -> None:
    assert by_count(edition, name, "regions_in_play") == [3, 3, 4, 5, 5]


@pytest.mark.rule("GRID-SET-05")
@every_board
def test_players_start_with_50_elektro_and_22_houses(edition: str, name: str) -> None:
    table = figures(edition, name, 4)
    assert (table.start_money, table.houses) == (50, 22)


@every_edition
def test_a_step_opens_one_space_more(edition: str) -> None:
    table = figures(edition, "", 4)
    assert table.house_costs == (10, 15, 20)
    assert table.buildings_per_city == (1, 2, 3)


@every_edition
def test_a_plant_stores_twice_its_count(edition: str) -> None:
    assert figures(edition, "", 4).storage_factor == 2


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize("edition", ["recharged", "classic"])
@pytest.mark.parametrize("name", ["germany", "usa"])
@pytest.mark.parametrize("players", COUNTS)
def test_the_fuel_market_starts_as_the_ledger_says(edition: str, name: str, players: int) -> None:
    assert starts(figures(edition, name, players)) == {
        "coal": threes(1),
        "oil": threes(3),
        "garbage": threes(7),
        "uranium": (14, 16),
    }


@pytest.mark.rule("GRID-SET-07")
@pytest.mark.parametrize(
    ("name", "tokens"),
    [
        ("europe", {"coal": 23, "gas": 18, "oil": 16, "uranium": 4}),
        ("north-america", {"coal": 23, "gas": 18, "oil": 14, "uranium": 2}),
    ],
)
def test_the_deluxe_fuel_market_starts_by_map(name: str, tokens: dict[str, int]) -> None:
    table = figures("deluxe", name, 4)
    assert {entry.name: entry.start for entry in table.fuels} == tokens


@every_board
def test_spaces_run_from_the_dearest_and_hold_all_tokens(edition: str, name: str) -> None:
    for entry in figures(edition, name, 3).fuels:
        assert list(entry.spaces) == sorted(entry.spaces, reverse=True)
        assert len(entry.spaces) == entry.total


@pytest.mark.parametrize(
    ("edition", "name", "size", "aside"),
    [
        ("recharged", "germany", 8, 1),
        ("recharged", "usa", 8, 1),
        ("deluxe", "north-america", 8, 1),
        ("deluxe", "europe", 9, 0),
        ("classic", "germany", 8, 0),
    ],
)
def test_the_opening_market(edition: str, name: str, size: int, aside: int) -> None:
    table = figures(edition, name, 3)
    assert (table.market_size, table.current_size, table.set_aside) == (size, 4, aside)


@pytest.mark.rule("GRID-SET-11")
@pytest.mark.parametrize("edition", ["recharged", "deluxe"])
def test_low_and_high_plants_are_removed(edition: str) -> None:
    assert by_count(edition, "", "removed_low") == [1, 2, 1, 0, 0]
    assert by_count(edition, "", "removed_high") == [5, 6, 3, 0, 0]
    assert by_count(edition, "", "removed_any") == [0, 0, 0, 0, 0]


@pytest.mark.rule("GRID-SET-13")
def test_classic_deals_plants_03_to_10_and_lays_13_on_the_deck() -> None:
    table = figures("classic", "germany", 4)
    assert table.fixed_market == (3, 4, 5, 6, 7, 8, 9, 10)
    assert table.deck_top == 13


@pytest.mark.rule("GRID-SET-13")
def test_classic_removes_plants_of_any_kind() -> None:
    assert by_count("classic", "", "removed_any") == [8, 8, 4, 0, 0]
    assert by_count("classic", "", "removed_low") == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("edition", ["recharged", "deluxe"])
def test_only_classic_has_a_fixed_market(edition: str) -> None:
    table = figures(edition, "", 4)
    assert (table.fixed_market, table.deck_top) == ((), 0)


# ---- limits and steps


@pytest.mark.parametrize(
    ("edition", "limits"),
    [("recharged", [3, 3, 3, 3, 3]), ("classic", [4, 3, 3, 3, 3]), ("deluxe", [3, 3, 3, 3, 3])],
)
def test_the_plant_limit(edition: str, limits: list[int]) -> None:
    assert by_count(edition, "", "plant_limit") == limits


@pytest.mark.rule("GRID-STEP-02")
@pytest.mark.parametrize(
    ("edition", "cities"),
    [("recharged", [7, 7, 7, 7, 6]), ("classic", [10, 7, 7, 7, 6]), ("deluxe", [7, 7, 7, 7, 6])],
)
def test_step_2_begins_at_this_many_cities(edition: str, cities: list[int]) -> None:
    assert by_count(edition, "", "step2_cities") == cities


@pytest.mark.rule("GRID-END-01")
@pytest.mark.parametrize(
    ("edition", "cities"),
    [
        ("recharged", [18, 17, 17, 15, 14]),
        ("classic", [21, 17, 17, 15, 15]),
        ("deluxe", [18, 17, 17, 15, 14]),
    ],
)
def test_the_game_ends_at_this_many_cities(edition: str, cities: list[int]) -> None:
    assert by_count(edition, "", "end_cities") == cities


@pytest.mark.parametrize(("edition", "name"), BOARDS)
def test_the_plant_lost_to_step_2_is_replaced_but_in_europe(edition: str, name: str) -> None:
    assert figures(edition, name, 4).step2_replaces == (name != "europe")


# ---- rules that only some editions or maps have


@every_board
def test_recharged_and_north_america_have_the_discount(edition: str, name: str) -> None:
    table = figures(edition, name, 4)
    discount = edition == "recharged" or name == "north-america"
    assert (table.discount, table.discount_minimum) == (discount, 1 if discount else 0)


@every_board
def test_classic_and_europe_remove_the_lowest_when_nobody_buys(edition: str, name: str) -> None:
    expected = edition == "classic" or name == "europe"
    assert figures(edition, name, 4).removes_lowest_unsold == expected


@every_board
def test_all_but_recharged_remove_overtaken_plants(edition: str, name: str) -> None:
    assert figures(edition, name, 4).removes_overtaken == (edition != "recharged")


@every_board
def test_only_the_recharged_usa_sells_coal_from_a_storage(edition: str, name: str) -> None:
    expected = 8 if (edition, name) == ("recharged", "usa") else 0
    assert figures(edition, name, 4).coal_storage_price == expected


@every_board
def test_only_on_recharged_germany_a_plant_stops_uranium(edition: str, name: str) -> None:
    expected = 39 if (edition, name) == ("recharged", "germany") else 0
    assert figures(edition, name, 4).uranium_stop_plant == expected


@pytest.mark.parametrize("edition", edition_ids())
def test_a_map_without_special_rules_has_the_first_maps_tables(edition: str) -> None:
    plain, first = figures(edition, "", 4), figures(edition, printed_maps(edition)[0], 4)
    assert (plain.fuels, plain.market_size) == (first.fuels, first.market_size)
    assert (plain.coal_storage_price, plain.uranium_stop_plant) == (0, 0)


@pytest.mark.parametrize("edition", ["recharged", "deluxe"])
def test_two_players_meet_the_trust(edition: str) -> None:
    trust = TrustTable(houses=16, plant_limit=3)
    assert by_count(edition, "", "trust") == [trust, None, None, None, None]


def test_classic_has_no_trust() -> None:
    assert by_count("classic", "", "trust") == [None] * 5


# ---- refill


@pytest.mark.parametrize(
    ("players", "refills"),
    [
        (2, {"coal": (3, 4, 3), "oil": (2, 2, 4), "garbage": (1, 2, 3), "uranium": (1, 1, 1)}),
        (3, {"coal": (4, 5, 3), "oil": (2, 3, 4), "garbage": (1, 2, 3), "uranium": (1, 1, 1)}),
        (4, {"coal": (5, 6, 4), "oil": (3, 4, 5), "garbage": (2, 3, 4), "uranium": (1, 2, 2)}),
        (5, {"coal": (5, 7, 5), "oil": (4, 5, 6), "garbage": (3, 3, 5), "uranium": (2, 3, 2)}),
        (6, {"coal": (7, 9, 6), "oil": (5, 6, 7), "garbage": (3, 5, 6), "uranium": (2, 3, 3)}),
    ],
)
def test_the_standard_refill(players: int, refills: dict[str, tuple[int, int, int]]) -> None:
    for edition, name in BOARDS[:4]:
        table = figures(edition, name, players)
        assert {entry.name: entry.refill for entry in table.fuels} == refills


def test_the_deluxe_maps_refill_differently() -> None:
    europe, america = figures("deluxe", "europe", 6), figures("deluxe", "north-america", 6)
    assert fuel(europe, "coal").refill == (5, 10, 5)
    assert fuel(america, "coal").refill == (5, 8, 5)


# ---- income, and the two readings (decision D2)

STANDARD = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145,
            148, 150)  # fmt: skip
DOCUMENT = (10, 20, 29, 38, 46, 54, 61, 68, 74, 80, 85, 90, 94, 98, 101, 104, 106, 108, 110,
            111, 112)  # fmt: skip


@pytest.mark.parametrize("edition", ["recharged", "deluxe"])
@pytest.mark.parametrize("reading", ["document", "print"])
def test_recharged_and_deluxe_pay_by_the_printed_table(edition: str, reading: str) -> None:
    assert by_count(edition, "", "income", reading) == [STANDARD] * 5


def test_classic_pays_by_the_document_or_by_the_print() -> None:
    assert figures("classic", "germany", 3, "document").income == DOCUMENT
    assert figures("classic", "germany", 3, "print").income == STANDARD


def test_six_cities_pay_73_and_61_by_the_classic_document() -> None:
    assert figures("recharged", "germany", 4).income[6] == 73
    assert figures("classic", "germany", 4).income[6] == 61


@pytest.mark.rule("GRID-END-05")
@pytest.mark.parametrize("reading", ["document", "print"])
def test_classic_with_two_players_pays_150_for_twenty(reading: str) -> None:
    assert figures("classic", "germany", 2, reading).income[20:] == (150,)


@pytest.mark.rule("GRID-END-05")
def test_the_rest_of_the_two_player_table_is_the_documents() -> None:
    assert figures("classic", "germany", 2).income[:20] == DOCUMENT[:20]


def test_six_in_classic_end_at_15_or_in_print_at_14() -> None:
    assert by_count("classic", "", "end_cities", "document") == [21, 17, 17, 15, 15]
    assert by_count("classic", "", "end_cities", "print") == [21, 17, 17, 15, 14]


def test_recharged_garbage_starts_in_7_to_8_or_in_print_in_6_to_8() -> None:
    assert starts(figures("recharged", "usa", 4, "document"))["garbage"] == threes(7)
    assert starts(figures("recharged", "usa", 4, "print"))["garbage"] == threes(6)


def test_the_reading_touches_nothing_else() -> None:
    document, printed = (figures("deluxe", "europe", 4, word) for word in ("document", "print"))
    assert document == printed


# ---- what cannot be asked


@pytest.mark.parametrize(
    ("asked", "code", "key"),
    [
        (("nope", "germany", 3, "document"), "data_unknown_edition", "nope"),
        (("recharged", "germany", 3, "guess"), "data_bad_value", "figures"),
        (("recharged", "germany", 1, "document"), "data_out_of_range", "players"),
        (("recharged", "germany", 7, "document"), "data_out_of_range", "players"),
        (("recharged", "europe", 3, "document"), "data_unknown_map", "-"),
        (("classic", "plant_market", 3, "document"), "data_unknown_map", "-"),
        (("deluxe", "usa", 3, "document"), "data_unknown_map", "-"),
    ],
)
def test_what_is_not_in_the_tables_is_refused(
    asked: tuple[str, str, int, str], code: str, key: str
) -> None:
    with pytest.raises(DataError) as caught:
        figures(*asked)
    assert (caught.value.code, caught.value.facts["key"]) == (code, key)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("oil = { from = 3, to = 8, tokens = 18 }", "oil = { from = 3, to = 8, tokens = 17 }",
         "initial_fill.classic.oil.tokens"),
        ("oil = { from = 3, to = 8, tokens = 18 }", "oil = { from = 3, to = 7, tokens = 15 }",
         "initial_fill.classic.oil.tokens"),
        ("oil = [3, 4, 5]", "oil = [3, 4]", "resupply.standard.4.oil"),
    ],
)  # fmt: skip
def test_a_table_that_does_not_add_up_is_refused(
    old: str, new: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Path(module.__file__).with_name("tables.toml").read_text(encoding="utf-8")
    assert old in text

    def read(name: str) -> Reader:
        return parse(name, text.replace(old, new))

    monkeypatch.setattr(module, "read_shipped", read)
    with pytest.raises(DataError) as caught:
        figures("classic", "germany", 4)
    assert (caught.value.code, caught.value.facts["key"]) == ("data_wrong_count", key)


# ---- nothing stands there in vain


class Recording(Mapping[str, Any]):
    """A table that notes which of its keys were read."""

    def __init__(self, values: dict[str, Any], path: str, read: set[str]) -> None:
        self.table, self.path, self.read = values, path, read

    def __getitem__(self, key: str) -> Any:
        value, path = self.table[key], f"{self.path}{key}"
        if isinstance(value, dict):
            return Recording(value, f"{path}.", self.read)
        self.read.add(path)
        return value

    def __contains__(self, key: object) -> bool:
        return key in self.table

    def __iter__(self) -> Iterator[str]:
        return iter(self.table)

    def __len__(self) -> int:
        return len(self.table)


def keys(table: dict[str, Any], path: str = "") -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from keys(value, f"{path}{key}.")
        else:
            yield f"{path}{key}"


def test_every_key_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    file = read_shipped("tables.toml")
    values = {key: value for key, value in file.values.items() if key != "disputes"}  # notes
    read: set[str] = set()
    recording = Reader(file.file, Recording(values, "", read))
    monkeypatch.setattr(module, "read_shipped", lambda name: recording)
    for edition, players, reading in product(edition_ids(), COUNTS, ("document", "print")):
        for name in ("", *printed_maps(edition)):
            figures(edition, name, players, reading)
    assert sorted(set(keys(values)) - read) == []
