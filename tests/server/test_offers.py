"""What a table can be made of, before there is one: options, maps, decks, ways to be told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Browser, browser

IBERIA = Path(__file__).resolve().parents[2] / "docs" / "examples" / "map-iberia.toml"
PLANT = """
[[plants.list]]
number = 3
"""


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as somebody:
        yield somebody.named("Ana")


def test_every_option_can_be_chosen(ana: Browser) -> None:
    for game in ana.get("/api/games")[1]:
        for option in game["options"]:
            assert option["default"] in option["choices"]
            assert len(option["choices"]) > 1 or option["also"], option["name"]


def test_a_shipped_map_is_told_with_its_regions(ana: Browser) -> None:
    status, found = ana.post("/api/maps", game="recharged", players=4, map="germany")
    assert (status, found["option"]) == (200, "germany")
    assert found["regions"] < len(found["map"]["regions"])
    assert all(region["name"] for region in found["map"]["regions"])


def test_a_table_is_played_on_a_map_of_ones_own(ana: Browser) -> None:
    text = IBERIA.read_text(encoding="utf-8")
    status, found = ana.post("/api/maps", game="recharged", players=2, text=text)
    assert (status, found["map"]["name"]) == (200, "Iberia")
    made = ana.table("recharged", "me", "greedy", options={"map": found["option"]}, start=True)
    static_data = ana.get(f"/api/tables/{made['table']}/static_data")[1]
    assert static_data["map"]["name"] == "Iberia"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"text": "regions = 3"}, "data_wrong_type"),
        ({"text": "no toml at all"}, "data_not_toml"),
        ({"map": "atlantis"}, "data_unknown_map"),
        ({"map": "../secret.toml"}, "record_names_a_file"),
    ],
)
def test_a_map_that_cannot_be_used_is_refused_in_words(
    ana: Browser, body: dict[str, str], code: str
) -> None:
    status, answer = ana.post("/api/maps", game="recharged", players=4, **body)
    assert (status, answer["error"]["code"]) == (400, code)
    assert answer["error"]["text"].endswith(".")


def test_all_mistakes_of_a_map_are_told_at_once(ana: Browser) -> None:
    text = IBERIA.read_text(encoding="utf-8").replace('b = "leon"', 'b = "lion"', 1)
    text = text.replace('region = "meseta"', 'region = "mesetta"', 1)
    answer = ana.post("/api/maps", game="recharged", players=4, text=text)[1]
    first, second = answer["error"]["text"].splitlines()
    assert first.startswith("map, line ")
    assert first.endswith("Did you mean “meseta”?")
    assert second.endswith("Did you mean “leon”?")


def test_what_may_not_be_meant_is_said_of_ones_own_map(ana: Browser) -> None:
    text = IBERIA.read_text(encoding="utf-8")
    found = ana.post("/api/maps", game="recharged", players=4, text=text)[1]
    assert any("connected for free" in remark for remark in found["remarks"])
    assert ana.post("/api/maps", game="recharged", players=4, map="usa")[1]["remarks"] == []


def test_a_deck_is_checked_before_it_is_played_with(ana: Browser) -> None:
    status, answer = ana.post("/api/decks", text=PLANT)
    assert (status, answer["error"]["code"]) == (400, "data_missing_key")
    status, answer = ana.post("/api/decks", text="[plants]\nsince = 2004-05-01\n")
    assert (status, answer["error"]["code"]) == (400, "data_unknown_key")
    status, found = ana.post("/api/decks", text="# as shipped\n")
    assert status == 200
    assert found["plants"] == 42
    ana.table("cards", "me", "greedy", options={"deck": found["option"]}, start=True)


def test_a_content_is_checked_before_it_is_played_with(ana: Browser) -> None:
    status, answer = ana.post("/api/contents", text="[game]\nrounds = 0\n")
    assert (status, answer["error"]["code"]) == (400, "data_missing_key")
    status, answer = ana.post("/api/contents", text='base = "zeroth"\n')
    assert status == 400
    status, found = ana.post("/api/contents", text="# as shipped\n")
    assert (status, found["contracts"] > 20) == (200, True)
    ana.table("blackout", "me", "greedy", options={"content": found["option"]}, start=True)


def test_the_regions_of_a_table_can_be_named_if_they_touch(ana: Browser) -> None:
    found = ana.post("/api/maps", game="recharged", players=3, map="usa")[1]
    ids = [region["id"] for region in found["map"]["regions"]]
    body = {"game": "recharged", "seats": ["me", "greedy", "greedy"]}
    few = {"map": "usa", "regions": ids[:1]}
    status, answer = ana.post("/api/tables", **body, options=few)
    assert (status, answer["error"]["code"]) == (400, "wrong_region_count")


def test_ways_to_be_told_are_those_of_the_server(ana: Browser) -> None:
    assert ana.get("/api/notices") == (200, {"email": False, "webhook": False})


def test_everybody_at_a_table_knows_its_host(ana: Browser) -> None:
    made = ana.table("blackout", "me", "open")
    bob = ana.another().named("Bob")
    _, position = bob.post(f"/api/tables/{made['table']}/join", link=made["join"])
    assert position["host"] == {"seat": 0, "name": "Ana"}
    assert ana.post(f"/api/tables/{made['table']}/leave")[1]["host"] == {
        "seat": None,
        "name": "Ana",
    }
