"""A broken map file: each says which file, which key, and what is wrong there."""

from pathlib import Path

import pytest

from megavolt.data import DataError, load_map
from tests.data.tiny import TINY, broken, refusal, write

ENTRIES = {
    "unknown key": ('name = "Tiny"', 'name = "Tiny"\nnmae = "x"', "data_unknown_key", "nmae"),
    "no name": ('name = "Tiny"\n', "", "data_missing_key", "name"),
    "bad map id": ('id = "tiny"', 'id = "Tiny Map"', "data_bad_id", "id"),
    "id not ASCII": ('id = "a", name', 'id = "ä", name', "data_bad_id", "cities[0].id"),
    "rules of no map": ('"germany"', '"atlantis"', "data_bad_value", "rules_like"),
    "regions no list": ("regions = [\n", "regions = 3\nx = [\n", "data_unknown_key", "x"),
    "duplicate region": ('id = "south"', 'id = "north"', "data_duplicate", "regions[2].id"),
    "region key": ('color = "red"', 'colour = "red"', "data_unknown_key", "regions[1].colour"),
    "listed, not defined": ('cities = ["c"]', 'cities = ["c", "x"]', "data_unknown_city",
                            "regions[1].cities[1]"),
    "defined, not listed": ('["a", "b"]', '["a"]', "data_city_in_two_lists", "regions[0].cities"),
    "listed elsewhere": ('cities = ["c"]', 'cities = ["c", "d"]', "data_city_in_two_lists",
                         "regions[1].cities[1]"),
    "listed twice": ('cities = ["c"]', 'cities = ["c", "c"]', "data_duplicate",
                     "regions[1].cities[1]"),
    "duplicate city": ('id = "b", name', 'id = "a", name', "data_duplicate", "cities[1].id"),
    "no such region": ('region = "south"', 'region = "west"', "data_unknown_region",
                       "cities[3].region"),
    "too far north": ("lat = 3, lon = 1 }", "lat = 91, lon = 1 }", "data_out_of_range",
                      "cities[0].lat"),
    "too far east": ("lon = 2.5", "lon = 180.5", "data_out_of_range", "cities[1].lon"),
    "not a number": ("lon = 2.5", "lon = nan", "data_out_of_range", "cities[1].lon"),
    "text for a number": ("lon = 2.5", 'lon = "2.5"', "data_wrong_type", "cities[1].lon"),
    "number for a name": ('name = "Aa"', "name = 3", "data_wrong_type", "cities[0].name"),
    "empty name": ('name = "Aa"', 'name = " "', "data_wrong_type", "cities[0].name"),
    "unprintable name": ('name = "Aa"', 'name = "\\u001b[2J"', "data_wrong_type",
                         "cities[0].name"),
    "unknown city": ('b = "d", cost = 7', 'b = "x", cost = 7', "data_unknown_city",
                     "connections[2].b"),
    "to itself": ('b = "d", cost = 7', 'b = "c", cost = 7', "data_same_city", "connections[2].b"),
    "connection turned": ('a = "c", b = "d", cost = 7', 'a = "b", b = "a", cost = 7',
                          "data_duplicate", "connections[2]"),
    "no cost": (", cost = 7", "", "data_missing_key", "connections[2].cost"),
    "cost too high": ("cost = 7", "cost = 100", "data_out_of_range", "connections[2].cost"),
    "cost below nothing": ("cost = 7", "cost = -1", "data_out_of_range", "connections[2].cost"),
    "half a cost": ("cost = 7", "cost = 7.5", "data_wrong_type", "connections[2].cost"),
    "true for a cost": ("cost = 7", "cost = true", "data_wrong_type", "connections[2].cost"),
    "adjacency too long": ('["middle", "south"]]', '["middle", "south"], ["north", "south"]]',
                           "data_wrong_adjacency", "region_adjacency[2]"),
    "adjacency too short": (', ["middle", "south"]]', "]", "data_wrong_adjacency",
                            "region_adjacency"),
    "adjacency twice": ('["middle", "south"]]', '["middle", "north"]]', "data_wrong_adjacency",
                        "region_adjacency[1]"),
}  # fmt: skip


@pytest.mark.parametrize("case", ENTRIES)
def test_a_broken_entry_is_named(case: str, tmp_path: Path) -> None:
    old, new, code, key = ENTRIES[case]
    assert refusal(tmp_path, broken(old, new), "classic") == (code, key)


def test_a_list_of_regions_must_be_a_list(tmp_path: Path) -> None:
    start, end = TINY.index("regions = ["), TINY.index("region_adjacency")
    text = TINY[:start] + "regions = 3\n" + TINY[end:]
    assert refusal(tmp_path, text) == ("data_wrong_type", "regions")


def test_three_regions_are_the_least(tmp_path: Path) -> None:
    text = broken('  { id = "south", name = "South", color = "blue", cities = ["d"] },\n', "")
    text = text.replace('region = "south"', 'region = "middle"')
    text = text.replace('cities = ["c"]', 'cities = ["c", "d"]')
    assert refusal(tmp_path, text, "classic") == ("data_map_size", "regions")


def test_a_region_needs_a_city(tmp_path: Path) -> None:
    text = broken('id = "middle", name = "Middle", color = "red", cities = ["c"]',
                  'id = "middle", name = "Middle", cities = []')  # fmt: skip
    text = text.replace('region = "middle"', 'region = "south"')
    text = text.replace('cities = ["d"]', 'cities = ["c", "d"]')
    assert refusal(tmp_path, text, "classic") == ("data_too_few", "regions[1].cities")


def test_a_city_no_path_leads_to_is_named(tmp_path: Path) -> None:
    text = broken('  { a = "c", b = "d", cost = 7 },\n', "")
    text = text.replace('region_adjacency = [["north", "middle"], ["middle", "south"]]\n', "")
    assert refusal(tmp_path, text, "classic") == ("data_not_connected", "cities[3]")


OVERLAY = {
    "unknown key": ("removed = [{", "removd = [{", "data_unknown_key", "removd"),
    "wrong old cost": ("from = 4", "from = 3", "data_wrong_overlay", "cost_changes[0].from"),
    "change of nothing": ('a = "a", b = "b", from', 'a = "a", b = "d", from',
                          "data_wrong_overlay", "cost_changes[0].from"),
    "new cost too high": ("to = 5", "to = 100", "data_out_of_range", "cost_changes[0].to"),
    "removes another cost": ('b = "c", cost = 6 }]', 'b = "c", cost = 5 }]',
                             "data_wrong_overlay", "removed[0].cost"),
    "removes nothing": ('removed = [{ a = "b"', 'removed = [{ a = "d"', "data_wrong_overlay",
                        "removed[0].cost"),
    "adds what is there": ('added = [{ a = "a", b = "c"', 'added = [{ a = "d", b = "c"',
                           "data_duplicate", "added[0]"),
    "adds an unknown city": ('added = [{ a = "a"', 'added = [{ a = "x"', "data_unknown_city",
                             "added[0].a"),
    "renames nobody": ('from = "d"', 'from = "x"', "data_wrong_overlay", "renames[0].from"),
    "renames to a taken id": ('id = "dee"', 'id = "a"', "data_duplicate", "renames[0].id"),
}  # fmt: skip


@pytest.mark.parametrize("case", OVERLAY)
def test_a_broken_overlay_entry_is_named(case: str, tmp_path: Path) -> None:
    old, new, code, key = OVERLAY[case]
    assert refusal(tmp_path, broken(old, new)) == (code, f"overlay.recharged.{key}")


def test_an_edition_the_map_is_not_made_for_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, TINY, "deluxe") == ("data_wrong_edition", "editions")


# ---- the file itself


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere.toml")
    with pytest.raises(DataError) as caught:
        load_map(path, "recharged")
    assert (caught.value.code, caught.value.facts["file"]) == ("data_file_not_found", path)


@pytest.mark.parametrize("name", ["", "folder.toml"])
def test_a_folder_is_no_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(DataError) as caught:
        load_map(f"{tmp_path}/{name}", "recharged")
    assert caught.value.code == "data_file_not_found"


@pytest.mark.parametrize("path", ["a\0/b.toml", "/" + "a" * 5000 + ".toml"])
def test_a_path_no_system_knows_is_no_file(path: str) -> None:
    with pytest.raises(DataError) as caught:
        load_map(path, "recharged")
    assert caught.value.code == "data_file_not_found"


@pytest.mark.parametrize("text", ["id = ", "[[[", "a = 1\na = 2", "x = " + "[" * 50_000])
def test_what_is_not_toml_says_why(text: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, text) == ("data_not_toml", "-")


def test_text_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_bytes(TINY.encode("latin-1", "replace"))
    with pytest.raises(DataError) as caught:
        load_map(str(path), "recharged")
    assert (caught.value.code, caught.value.facts["reason"]) == ("data_not_toml", "not_text")


def test_a_file_over_a_mebibyte_is_refused_unread(tmp_path: Path) -> None:
    path = write(tmp_path, TINY + "#" * 1024 * 1024)
    with pytest.raises(DataError) as caught:
        load_map(path, "recharged")
    assert (caught.value.code, caught.value.facts["limit"]) == ("data_too_big", 1024 * 1024)
