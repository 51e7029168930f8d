"""What a map file may say beyond the plain lists: editions, rules, colours, halves, limits."""

from pathlib import Path
from typing import Any

import pytest

from megavolt.data import DataError, load_map, printed_maps
from megavolt.data.maps import CITIES, COLORS, CONNECTIONS, REGIONS
from tests.data.tiny import TINY, broken, refusal, write

ALL_EDITIONS = 'editions = ["recharged", "classic"]\nrules_like = "germany"\n'


def line_of_cities(count: int) -> dict[str, Any]:
    """A map as data: cities in a row, in three regions, each joined to the next."""
    regions = ["left", "middle", "right"]
    return {
        "id": "row",
        "name": "Row",
        "regions": [{"id": name, "name": name} for name in regions],
        "cities": [
            {"id": f"c{i}", "name": f"C {i}", "region": regions[i * 3 // count], "lat": 0, "lon": 0}
            for i in range(count)
        ],
        "connections": [{"a": f"c{i - 1}", "b": f"c{i}", "cost": 5} for i in range(1, count)],
    }


def refused(data: dict[str, Any], edition: str = "recharged") -> tuple[str, object]:
    with pytest.raises(DataError) as caught:
        load_map(data, edition)
    assert caught.value.facts["file"] == "map"
    return caught.value.code, caught.value.facts["key"]


# ---- editions and rules


@pytest.mark.parametrize("source", ["germany", "nowhere.toml", {}])
def test_an_edition_there_is_not_is_refused_first(source: Any) -> None:
    with pytest.raises(DataError) as caught:
        load_map(source, "chess")
    assert (caught.value.code, caught.value.facts["key"]) == ("data_unknown_edition", "chess")
    assert caught.value.facts["known"] == "recharged, classic, deluxe"


@pytest.mark.parametrize(
    ("line", "code", "key"),
    [
        ("editions = []", "data_too_few", "editions"),
        ('editions = ["recharged", "chess"]', "data_bad_value", "editions[1]"),
        ('editions = ["recharged", "recharged"]', "data_duplicate", "editions[1]"),
        ('editions = ["recharged", 3]', "data_wrong_type", "editions[1]"),
        ('editions = "recharged"', "data_wrong_type", "editions"),
        ('editions = ["recharged", "classic"]\nrules_like = "europe"', "data_bad_value",
         "rules_like"),
        ('editions = ["recharged", "deluxe"]\nrules_like = "usa"', "data_bad_value", "rules_like"),
        ('editions = ["recharged", "classic"]\nrules_like = 3', "data_wrong_type", "rules_like"),
        ('rules_like = "atlantis"', "data_bad_value", "rules_like"),
        ('rules_like = "europe"', "data_wrong_edition", "editions"),
    ],
)  # fmt: skip
def test_editions_and_rules_must_fit(line: str, code: str, key: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, broken(ALL_EDITIONS, f"{line}\n")) == (code, key)


@pytest.mark.parametrize(
    ("like", "editions"),
    [("germany", ("recharged", "classic")), ("north-america", ("deluxe",))],
)
def test_a_map_is_for_the_editions_of_the_map_it_is_like(
    like: str, editions: tuple[str, ...]
) -> None:
    for edition in editions:
        board = load_map({**line_of_cities(9), "rules_like": like}, edition)
        assert (board.rules_like, board.editions) == (like, editions)


@pytest.mark.parametrize("edition", ["recharged", "classic", "deluxe"])
def test_any_map_of_an_edition_can_lend_its_rules(edition: str) -> None:
    for name in printed_maps(edition):
        assert load_map({**line_of_cities(9), "rules_like": name}, edition).rules_like == name


# ---- overlays


def test_an_overlay_may_change_one_thing_alone(tmp_path: Path) -> None:
    text = (
        TINY[: TINY.index("[overlay")]
        + "[overlay.recharged]\nadded = [{ a = 'a', b = 'c', cost = 9 }]"
    )
    assert (0, 2, 9) in load_map(write(tmp_path, text), "recharged").connections
    assert (0, 2, 9) not in load_map(write(tmp_path, text), "classic").connections


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ("[overlay.recharged]", "[overlay.deluxe]", "data_unknown_key", "overlay.deluxe"),
        ("[overlay.recharged]", "[overlay.chess]", "data_unknown_key", "overlay.chess"),
        ("[overlay.recharged]", "[[overlay]]", "data_wrong_type", "overlay"),
        ("[overlay.recharged]", "[overlay.recharged.added]", "data_wrong_type",
         "overlay.recharged.added"),
        ("from = 4, to = 5", "from = 4, to = 5, cost = 5", "data_unknown_key",
         "overlay.recharged.cost_changes[0].cost"),
        ("lat = 0, lon = 0", "lat = 0, lon = 0, region = 'north'", "data_unknown_key",
         "overlay.recharged.renames[0].region"),
        ("lat = 0, lon = 0", "lat = 99, lon = 0", "data_out_of_range",
         "overlay.recharged.renames[0].lat"),
        ("b = \"b\", from = 4, to = 5", "b = \"a\", from = 4, to = 5", "data_same_city",
         "overlay.recharged.cost_changes[0].b"),
    ],
)  # fmt: skip
def test_an_overlay_that_makes_no_sense_is_refused(
    old: str, new: str, code: str, key: str, tmp_path: Path
) -> None:
    assert refusal(tmp_path, broken(old, new)) == (code, key)


def test_a_slip_in_one_edition_is_found_when_another_is_played(tmp_path: Path) -> None:
    expected = ("data_wrong_overlay", "overlay.recharged.cost_changes[0].from")
    assert refusal(tmp_path, broken("from = 4", "from = 3"), "classic") == expected


@pytest.mark.parametrize(
    ("second", "code", "key"),
    [
        ('from = "d", id = "dum"', "data_wrong_overlay", "renames[1].from"),
        ('from = "a", id = "dee"', "data_duplicate", "renames[1].id"),
        ('from = "a", id = "d"', "data_duplicate", "renames[1].id"),
    ],
)
def test_two_renames_must_not_meet(second: str, code: str, key: str, tmp_path: Path) -> None:
    first = 'id = "dee", name = "Dee", lat = 0, lon = 0 }'
    text = broken(first, f'{first}, {{ {second}, name = "X", lat = 0, lon = 0 }}')
    assert refusal(tmp_path, text) == (code, f"overlay.recharged.{key}")


def test_a_removal_that_cuts_the_map_is_refused(tmp_path: Path) -> None:
    text = broken('added = [{ a = "a", b = "c", cost = 9 }]', "")
    text = text.replace('region_adjacency = [["north", "middle"], ["middle", "south"]]\n', "")
    assert refusal(tmp_path, text) == ("data_not_connected", "cities[2]")


# ---- regions


@pytest.mark.rule("GRID-SET-02")
def test_a_region_that_only_hangs_together_through_another_is_refused(tmp_path: Path) -> None:
    # Without its neighbour in play, a city of it could not be reached.
    text = broken('{ a = "a", b = "b", cost = 4 }', '{ a = "a", b = "c", cost = 4 }')
    text = text[: text.index("[overlay")]
    assert refusal(tmp_path, text) == ("data_not_connected", "regions[0]")


def test_every_colour_can_be_had() -> None:
    data = line_of_cities(9)
    for color in COLORS:
        data["regions"][0]["color"] = color
        assert load_map(data, "classic").regions[0].color == color


@pytest.mark.parametrize("color", ["puce", "Red", "#ff0000", "red; x: url(a)"])
def test_another_colour_is_answered_with_those_there_are(color: str, tmp_path: Path) -> None:
    text = broken('color = "red"', f'color = "{color}"')
    assert refusal(tmp_path, text) == ("data_bad_value", "regions[1].color")


@pytest.mark.parametrize("pair", ['["north"]', '["north", "middle", "north"]', '"north"', "[1, 2]"])
def test_touching_regions_come_in_pairs(pair: str, tmp_path: Path) -> None:
    text = broken('[["north", "middle"], [', f"[{pair}, [")
    assert refusal(tmp_path, text) == ("data_wrong_adjacency", "region_adjacency[0]")


# ---- the halves of a large city


HALVES = 'metropolises = [{ name = "Cd", cities = ["c", "d"] }]\n'


@pytest.mark.rule("GRID-BUILD-06")
def test_the_halves_of_a_metropolis_are_joined_for_nothing(tmp_path: Path) -> None:
    free = TINY.replace("cost = 7", "cost = 0")
    load_map(write(tmp_path, HALVES + free), "recharged")
    assert refusal(tmp_path, HALVES + TINY) == ("data_bad_value", "metropolises[0].cities")


@pytest.mark.parametrize(
    ("entry", "code", "key"),
    [
        ('name = "Cd", cities = ["c", "x"]', "data_unknown_city", "cities[1]"),
        ('name = "Cd", cities = ["c"]', "data_wrong_count", "cities"),
        ('name = "Cd", cities = ["c", "c"]', "data_bad_value", "cities"),
        ('name = "Cd", cities = "cd"', "data_wrong_type", "cities"),
        ('cities = ["c", "d"]', "data_missing_key", "name"),
        ('name = "Cd", cities = ["c", "d"], cost = 0', "data_unknown_key", "cost"),
    ],
)
def test_a_broken_metropolis_is_named(entry: str, code: str, key: str, tmp_path: Path) -> None:
    text = f"metropolises = [{{ {entry} }}]\n" + TINY.replace("cost = 7", "cost = 0")
    assert refusal(tmp_path, text) == (code, f"metropolises[0].{key}")


# ---- limits


@pytest.mark.parametrize(
    ("key", "limits"), [("regions", REGIONS), ("cities", CITIES), ("connections", CONNECTIONS)]
)
def test_there_are_neither_too_few_nor_too_many(key: str, limits: tuple[int, int]) -> None:
    for count in (limits[0] - 1, limits[1] + 1):
        data = line_of_cities(9)
        data[key] = (data[key] * (count // len(data[key]) + 1))[:count]
        assert refused(data) == ("data_map_size", key)


def test_a_map_as_large_as_may_be_loads() -> None:
    data = line_of_cities(CITIES[1])
    pairs = [(a, b) for a in range(CITIES[1]) for b in range(a + 2, CITIES[1])]
    missing = CONNECTIONS[1] - len(data["connections"])
    data["connections"] += [{"a": f"c{a}", "b": f"c{b}", "cost": 0} for a, b in pairs[:missing]]
    assert len(load_map(data, "recharged").connections) == CONNECTIONS[1]


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ('id = "tiny"', f'id = "{"t" * 61}"', "data_bad_id", "id"),
        ('name = "Tiny"', f'name = "{"T" * 61}"', "data_wrong_type", "name"),
        ('name = "Aa"', f'name = "{"A" * 61}"', "data_wrong_type", "cities[0].name"),
        ('name = "North"', f'name = "{"N" * 61}"', "data_wrong_type", "regions[0].name"),
        ('name_pl = "Północ"', 'name_pl = ""', "data_wrong_type", "regions[0].name_pl"),
    ],
)
def test_names_are_short(old: str, new: str, code: str, key: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, broken(old, new)) == (code, key)


def test_a_connection_has_no_other_keys(tmp_path: Path) -> None:
    text = broken("cost = 7", "cost = 7, kind = 'sea'")
    assert refusal(tmp_path, text) == ("data_unknown_key", "connections[2].kind")


@pytest.mark.parametrize("word", ["-", "a--b", "-a", "a-", "a_b", "A", "a b", "ł", "a\u0301"])
def test_an_id_is_words_of_ascii(word: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, broken('id = "tiny"', f'id = "{word}"')) == ("data_bad_id", "id")


# ---- what is carried on


def test_notes_are_neither_read_nor_carried(tmp_path: Path) -> None:
    notes = '\n[[disputes]]\nsettled = 2024-05-01\nby = { anyone = ["a", 1.5] }\n'
    source = load_map(write(tmp_path, TINY + notes), "recharged").source
    assert source == load_map(write(tmp_path), "recharged").source
    assert source is not None
    assert "disputes" not in source


def test_the_carried_map_is_apart_from_what_was_given() -> None:
    data = line_of_cities(9)
    source = load_map(data, "recharged").source
    data["cities"][0]["name"] = "Changed"
    data["connections"].clear()
    assert source == line_of_cities(9)
