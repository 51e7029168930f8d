"""What a client draws a table with."""

from pathlib import Path

import pytest

from megavolt.core.registry import make_game
from megavolt.data import map_ids
from megavolt.locale import LANGUAGES
from megavolt.server.tables.static_data import static_data
from tests.server.client import browser


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_has_its_map_with_names_in_the_language(lang: str) -> None:
    found = static_data(make_game("classic", 3, {"map": "germany"}), lang)
    regions = {region["id"]: region["name"] for region in found["map"]["regions"]}
    assert regions["west"] == {"en": "West", "es": "Oeste", "pl": "Zachód"}[lang]
    assert found["names"]["city"]["munchen"] == "München"
    assert all(isinstance(cost, int) for _, _, cost in found["map"]["connections"])
    assert found["figures"]["house_costs"] == (10, 15, 20)


def test_the_wiring_game_has_its_content_in_one_language() -> None:
    found = static_data(make_game("blackout", 2, {}), "pl")
    card = next(c for c in found["figures"]["resources"] if c["id"] == "overtime")
    assert card["name"] == found["names"]["card"]["overtime"] == "Nadgodziny"
    assert isinstance(card["text"], str)


def test_the_static_data_of_a_table_is_sent_to_those_who_may_see_it(tmp_path: Path) -> None:
    with browser(tmp_path) as ana:
        made = ana.named("Ana").table("cards", "me", "random")
        status, found = ana.get(f"/api/tables/{made['table']}/static_data")
        assert (status, found["map"]) == (200, None)
        assert found["figures"]["column_prices"] == [1, 2, 3, 4]
        stranger = ana.another()
        assert stranger.get(f"/api/tables/{made['table']}/static_data")[0] == 403


def test_maps_can_be_chosen_from(tmp_path: Path) -> None:
    with browser(tmp_path) as ana:
        games = {game["id"]: game for game in ana.get("/api/games")[1]}
        options = {option["name"]: option for option in games["deluxe"]["options"]}
        assert options["map"]["choices"] == map_ids("deluxe")
        assert options["map"]["printed"] == ["europe", "north-america"]
        assert options["regions"]["printed"] == []
        assert options["map"]["names"]["europe"] == {"en": "Europe", "es": "Europa", "pl": "Europa"}
        assert options["map"]["text"] == "Map"
