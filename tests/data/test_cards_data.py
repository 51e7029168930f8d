"""The card game's data: the shipped deck is whole, and a user's is checked line by line."""

import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from megavolt.data import DataError, card_figures, demolition_cards, load_deck

TEXT = files("megavolt.data").joinpath("cards.toml").read_text(encoding="utf-8")
SHIPPED: dict[str, Any] = tomllib.loads(TEXT)


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data = deepcopy(SHIPPED)
    change(data)
    return data


def plant(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in data["plants"]["list"] if entry["id"] == name)


def fuel(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in data["fuels"]["list"] if entry["id"] == name)


def refused(data: dict[str, Any]) -> DataError:
    with pytest.raises(DataError) as caught:
        load_deck(data)
    return caught.value


# ---- the shipped deck


@pytest.mark.rule("CARD-COMP-01", "CARD-COMP-02")
def test_the_shipped_deck_is_whole() -> None:
    deck = load_deck("shipped")
    assert (len(deck.plants), len(deck.fuels), len(deck.demolition)) == (42, 51, 5)
    assert deck.source is None
    assert len({p.id for p in deck.plants}) == 42
    assert len({c.id for c in deck.fuels}) == 51


def test_every_entry_keeps_its_source() -> None:
    deck = load_deck("shipped")
    sources = {entry.source for entry in deck.plants} | {entry.source for entry in deck.fuels}
    assert {card.source for card in deck.demolition} <= sources
    assert sources == {
        "rulebook",
        "reconstructed",
        "found:gioco.sytes.net/funkenschlag_carte.htm",
    }
    known = {p.id: p.source for p in deck.plants}
    assert (known["12"], known["19"]) == ("rulebook", "reconstructed")


@pytest.mark.parametrize(
    ("players", "removed", "stack", "size"),
    [
        (2, (1, 5), 28, 4),
        (3, (2, 6), 26, 4),
        (4, (1, 3), 30, 5),
        (5, (0, 0), 34, 6),
        (6, (0, 0), 34, 6),
    ],
)
def test_the_figures_by_player_count(
    players: int, removed: tuple[int, int], stack: int, size: int
) -> None:
    figures = card_figures(players)
    assert (figures.removed_small, figures.removed_large) == removed
    assert (figures.stack, figures.column_size, figures.bank) == (stack, size, players == 2)
    # CARD-SETUP-12: 13 small plants less the market's eight and the removed, and 29 large ones.
    assert figures.stack == 13 - 8 + 29 - sum(removed)


def test_the_figures_are_those_of_the_ledger() -> None:
    figures = card_figures(4)
    assert figures.kinds == ("coal", "gas", "oil", "uranium")
    assert (figures.start_money, figures.plant_limit, figures.discount_minimum) == (12, 3, 1)
    assert (figures.storage_multiple, figures.storage_multiple_last_round) == (2, 1)
    assert (figures.current_size, figures.market_size) == (4, 8)
    assert figures.column_prices == (1, 2, 3, 4)
    assert figures.column_shifts == ((3, 2), (4, 2), (4, 3))
    assert (figures.guaranteed_income, figures.money_per_point) == (1, 10)


def test_the_ties_are_the_ones_the_engine_breaks() -> None:
    ties = SHIPPED["ties"]
    assert ties["order_bureaucracy"] == [
        "income_desc",
        "highest_plant_desc",
        "previous_order_reversed",
    ]
    assert ties["bank_hybrid"] == ["column_asc", "gas_before_oil", "units_asc"]
    assert ties["victory"] == ["points_desc", "cash_rest_desc", "highest_plant_desc", "shared"]


def test_no_such_player_count() -> None:
    with pytest.raises(DataError):
        card_figures(7)


@pytest.mark.rule("DEMO-01", "DEMO-02")
def test_the_demolition_stacks() -> None:
    assert demolition_cards("card_game") == ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4))
    assert len(demolition_cards("board_game")) == 6


# ---- a user's deck


def test_a_corrected_copy_of_the_whole_file_is_a_deck(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TEXT.replace('income =  9, source = "rulebook"', 'income = 10, source = "box"'))
    deck = load_deck(str(path))
    twelve = next(p for p in deck.plants if p.id == "12")
    assert (twelve.income, twelve.source) == (10, "box")
    assert deck.source is not None
    assert set(deck.source) == {"plants", "fuels", "demolition"}  # cards, no rules
    assert json.loads(json.dumps(deck.source)) == deck.source
    assert load_deck(deck.source).plants == deck.plants


def test_tables_that_are_left_out_are_the_shipped_ones() -> None:
    deck = load_deck({"fuels": SHIPPED["fuels"]})
    assert deck.plants == load_deck("shipped").plants
    assert deck.source is not None
    assert set(deck.source) == {"fuels"}


def test_a_deck_is_not_changed_by_its_giver_later() -> None:
    given = {"fuels": deepcopy(SHIPPED["fuels"])}
    deck = load_deck(given)
    given["fuels"]["list"].clear()
    assert deck.source is not None
    assert len(deck.source["fuels"]["list"]) == 51


BAD: list[tuple[Callable[[dict[str, Any]], object], str, str]] = [
    (lambda d: d.update(colour=1), "data_unknown_key", "colour"),
    (lambda d: d["constants"].update(start_money=13), "data_fixed_value", "constants.start_money"),
    (lambda d: d["constants"].pop("kinds"), "data_fixed_value", "constants.kinds"),
    (lambda d: d["counts"].update(plants_small=12), "data_fixed_value", "counts.plants_small"),
    (lambda d: d["setup"]["list"].pop(), "data_fixed_value", "setup.list"),
    (lambda d: d.update(plants=[]), "data_wrong_type", "plants"),
    (lambda d: d["plants"].pop("list"), "data_missing_key", "plants.list"),
    (lambda d: d["plants"].update(more=1), "data_unknown_key", "plants.more"),
    (lambda d: d["plants"].update(deck_source=7), "data_wrong_type", "plants.deck_source"),
    (lambda d: d["plants"]["list"].pop(), "data_wrong_count", "plants.list large"),
    (lambda d: plant(d, "03a").update(deck="large"), "data_wrong_count", "plants.list small"),
    (lambda d: plant(d, "12").update(deck="huge"), "data_bad_value", "plants.list[16].deck"),
    (lambda d: plant(d, "12").update(number=13), "data_duplicate", "plants.list large"),
    (lambda d: plant(d, "12").update(number=0), "data_out_of_range", "plants.list[16].number"),
    (lambda d: plant(d, "12").update(number="12"), "data_wrong_type", "plants.list[16].number"),
    (lambda d: plant(d, "12").update(id="13"), "data_duplicate", "plants.list[17].id"),
    (lambda d: plant(d, "12").update(id="No 12"), "data_bad_id", "plants.list[16].id"),
    (lambda d: plant(d, "12").update(fuel="wood"), "data_bad_value", "plants.list[16].fuel"),
    (lambda d: plant(d, "12").update(units=0), "data_out_of_range", "plants.list[16].units"),
    (lambda d: plant(d, "11").update(units=1), "data_out_of_range", "plants.list[15].units"),
    (lambda d: plant(d, "12").update(income=0), "data_out_of_range", "plants.list[16].income"),
    (lambda d: plant(d, "12").pop("source"), "data_missing_key", "plants.list[16].source"),
    (lambda d: plant(d, "12").update(source="?"), "data_bad_value", "plants.list[16].source"),
    (lambda d: plant(d, "12").update(cities=3), "data_unknown_key", "plants.list[16].cities"),
    (lambda d: d["fuels"]["list"].pop(0), "data_wrong_count", "fuels.list regular coal"),
    (lambda d: fuel(d, "C01").update(kind="gas"), "data_wrong_count", "fuels.list regular coal"),
    (lambda d: fuel(d, "C01").update(mark="+"), "data_wrong_count", "fuels.list regular coal"),
    (lambda d: fuel(d, "C01").update(mark="3-6"), "data_bad_value", "fuels.list[0].mark"),
    (lambda d: fuel(d, "C01").update(units=4), "data_out_of_range", "fuels.list[0].units"),
    (lambda d: fuel(d, "CS1").update(units=2), "data_out_of_range", "fuels.list[44].units"),
    (lambda d: fuel(d, "C01").update(id="C02"), "data_duplicate", "fuels.list[1].id"),
    (lambda d: d["demolition"]["card_game"].pop(), "data_wrong_count", "demolition.card_game"),
    (
        lambda d: d["demolition"]["card_game"][0].update(stays=True),
        "data_fixed_value",
        "demolition.card_game[0].stays",
    ),
    (
        lambda d: d["demolition"]["card_game"][1].update(card=3),
        "data_out_of_range",
        "demolition.card_game[1].card",
    ),
    (
        lambda d: d["demolition"]["card_game"][0].update(first=0),
        "data_out_of_range",
        "demolition.card_game[0].first",
    ),
]


@pytest.mark.parametrize(("change", "code", "key"), BAD)
def test_a_mistake_is_named_with_file_and_key(
    change: Callable[[dict[str, Any]], object], code: str, key: str
) -> None:
    error = refused(changed(change))
    assert (error.code, error.facts["key"]) == (code, key)
    assert error.facts["file"] == "deck"


def test_the_marks_must_fill_the_columns() -> None:
    def all_for_five(data: dict[str, Any]) -> None:
        for card in data["fuels"]["list"]:
            if card["mark"] == "2-6":
                card["mark"] = "5-6"

    error = refused(changed(all_for_five))
    assert (error.code, error.facts["key"]) == ("data_too_few", "fuels.list 2-6")
    assert (error.facts["count"], error.facts["expected"]) == (0, 12)


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("nowhere.toml", "data_file_not_found"),
        ("./nowhere", "data_file_not_found"),
        ("box", "data_unknown_deck"),
        ("", "data_unknown_deck"),
    ],
)
def test_a_deck_that_is_not_there(source: str, code: str) -> None:
    with pytest.raises(DataError) as caught:
        load_deck(source)
    assert caught.value.code == code


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[plants")
    with pytest.raises(DataError) as caught:
        load_deck(str(path))
    assert (caught.value.code, caught.value.facts["file"]) == ("data_not_toml", str(path))
