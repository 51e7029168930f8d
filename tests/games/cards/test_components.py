"""Components, plants and stores: what there is, and what a plant burns and holds."""

from collections import Counter
from itertools import product

import pytest

from megavolt import OptionError, game
from megavolt.data import load_deck
from megavolt.games.cards.ending import best_income
from megavolt.games.cards.fuel_cards import UNITS
from megavolt.parts.storage import fits, free_room
from tests.games.cards.table import Table

DECK = load_deck("shipped")


# ---- components


@pytest.mark.rule("CARD-COMP-01")
def test_there_are_42_plants_of_two_backs_and_one_card_more() -> None:
    assert Counter(plant.size for plant in DECK.plants) == {"small": 13, "large": 29}
    table = Table()
    placed = [*table.row(), *table.stack_left(), *table.named(table.s.removed)]
    assert sorted(placed) == sorted([*(plant.id for plant in DECK.plants), "last"])


@pytest.mark.rule("CARD-COMP-02")
def test_there_are_51_fuel_cards() -> None:
    regular = Counter(card.kind for card in DECK.fuels if card.mark.endswith("-6"))
    assert regular == {"coal": 12, "gas": 10, "oil": 9, "uranium": 5}
    single = Counter(card.kind for card in DECK.fuels if card.mark == "single")
    assert single == {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}
    for mark in ("+", "++"):
        assert Counter(c.kind for c in DECK.fuels if c.mark == mark) == dict.fromkeys(regular, 1)
    assert len(DECK.fuels) == 51


@pytest.mark.rule("CARD-COMP-03")
def test_a_card_has_one_to_three_units_and_shows_what_is_left() -> None:
    assert {card.units for card in DECK.fuels} == {1, 2, 3}
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["04b"], ["coal3"])
    table.begin("bureaucracy").play("run 04b")
    assert table.store("ana") == ["coal1/3"]


@pytest.mark.rule("CARD-COMP-03")
def test_a_card_that_leaves_the_discards_is_back_at_its_maximum() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["03a"], ["coal1/3"])
    table.columns([], [], [], []).piles([], []).begin("bureaucracy")
    table.s.fuel.waiting = ()
    table.play("run 03a").pass_all()
    assert table.column(2) == ["coal3"]  # it was the only card to draw
    table.give("ana", 9, ["05c"], []).begin("fuel")
    while table.mover != "ana":
        table.play("done")
    table.play("buy coal3 2")
    assert table.store("ana") == ["coal3/3"]


@pytest.mark.rule("CARD-COMP-04")
def test_marks_are_spans_of_player_counts_and_a_single_card_has_one_unit() -> None:
    assert {card.mark for card in DECK.fuels} == {"2-6", "4-6", "5-6", "+", "++", "single"}
    assert {card.units for card in DECK.fuels if card.mark == "single"} == {1}
    assert [UNITS[kind * 4] for kind in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("CARD-COMP-05")
def test_small_plants_share_numbers_large_ones_do_not() -> None:
    small = Counter(plant.number for plant in DECK.plants if plant.size == "small")
    large = Counter(plant.number for plant in DECK.plants if plant.size == "large")
    assert max(small.values()) > 1
    assert set(large.values()) == {1}
    assert max((small + large).values()) <= 3


@pytest.mark.rule("CARD-COMP-05")
def test_four_plants_of_one_number_are_no_problem() -> None:
    # The rules must not rely on there being three at the most.
    plants = [
        {
            "id": plant.id,
            "number": 5 if plant.size == "small" else plant.number,
            "deck": plant.size,
            "fuel": plant.fuel,
            "units": plant.units,
            "income": plant.income,
            "source": "box",
        }
        for plant in DECK.plants
    ]
    table = Table(players=4, deck={"plants": {"list": plants}}, setup={"order": [2, 0, 3, 1]})
    for seat in (2, 0, 3, 1):
        assert table.s.actor == seat
        table.play(next(w for w in table.legal if w.endswith(" 5")))
        while table.s.auction.lot >= 0:
            table.play("pass")
    assert table.s.order == [1, 3, 0, 2]


@pytest.mark.rule("CARD-COMP-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_and_with_two_the_bank_joins(players: int) -> None:
    bank = Table(players=players).view(0)["bank"]
    assert (bank is not None) == (players == 2)


@pytest.mark.rule("CARD-COMP-06")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        game("cards", players=players)
    assert caught.value.code == "wrong_player_count"


# ---- plants


@pytest.mark.rule("CARD-PLANT-01")
def test_the_number_is_minimum_bid_place_and_weight() -> None:
    table = Table().market("09", "10", "12", "14", "16", "20", "22", "25").begin("auction")
    assert [table.minimum(plant) for plant in ("10", "12", "14")] == [10, 12, 14]
    seen = table.view(0)["market"]["current"][2]
    assert (seen["number"], seen["fuel"], seen["units"], seen["income"]) == (12, "coal", 3, 9)


@pytest.mark.rule("CARD-PLANT-02")
def test_a_plant_burns_exactly_its_count() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["04b"], ["coal1", "coal1", "coal1"])
    table.begin("bureaucracy").play("run 04b", "done")
    assert (table.stock("ana"), table.money("ana")) == ({"coal": 1}, 6)
    table.begin("bureaucracy")
    assert table.legal == ["done"]  # no part of the income for part of the fuel
    assert table.refused("run 04b").rule == "CARD-PLANT-02"


@pytest.mark.rule("CARD-PLANT-02")
def test_a_mix_that_is_not_the_count_is_no_way_to_run() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["07b"], ["gas3", "oil3"])
    table.begin("bureaucracy")
    for word in ("run 07b gas2", "run 07b gas3 oil1", "run 07b coal3"):
        error = table.refused(word)
        assert (error.code, error.rule) == ("wrong_burn", "CARD-PLANT-02")


@pytest.mark.rule("CARD-PLANT-03")
def test_a_plant_produces_once_a_round_for_the_printed_income() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["03a"], ["coal2"])
    table.begin("bureaucracy").play("run 03a")
    assert table.legal == ["done"]
    assert table.refused("run 03a").code == "already_ran"
    table.play("done")
    assert table.money("ana") == 4


@pytest.mark.rule("CARD-PLANT-04")
def test_a_hybrid_burns_any_mix_of_gas_and_oil() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["07b"], ["gas3", "oil3", "coal3"])
    table.begin("bureaucracy")
    ways = {"run 07b gas3", "run 07b gas2 oil1", "run 07b gas1 oil2", "run 07b oil3", "run 07b"}
    assert set(table.legal) == {*ways, "done"}
    table.play("run 07b gas1 oil2")
    assert table.stock("ana") == {"coal": 3, "gas": 2, "oil": 1}


@pytest.mark.rule("CARD-PLANT-05")
@pytest.mark.parametrize(
    ("plant", "room"),
    [
        ("12", (6, 0, 0, 0, 0)),
        ("08b", (0, 6, 0, 0, 0)),
        ("05b", (0, 0, 4, 0, 0)),
        ("36", (0, 0, 0, 4, 0)),
        ("14", (0, 0, 0, 0, 4)),
    ],
)
def test_a_plant_gives_room_for_twice_its_count(plant: str, room: tuple[int, ...]) -> None:
    table = Table().give("ana", plants=[plant])
    assert table.s.room[0] == room


@pytest.mark.rule("CARD-PLANT-06")
def test_an_eco_plant_needs_nothing_and_holds_nothing() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", 0, ["17"])
    assert sum(table.s.room[0]) == 0
    table.begin("bureaucracy")
    assert "run 17" in table.legal


def rooms() -> list[tuple[int, ...]]:
    return [(2, 0, 0, 0, 0), (0, 2, 2, 0, 0), (0, 2, 0, 2, 4), (4, 0, 0, 0, 2), (0, 2, 4, 0, 2)]


@pytest.mark.rule("CARD-PLANT-07")
@pytest.mark.parametrize("room", rooms())
def test_a_stock_is_legal_by_the_formula(room: tuple[int, ...]) -> None:
    c, g, o, u, h = room
    for stock in product(range(6), repeat=4):
        coal, gas, oil, uranium = stock
        legal = coal <= c and uranium <= u and max(0, gas - g) + max(0, oil - o) <= h
        assert fits((1, 2), list(stock), 0, room) is legal
        if not legal:
            continue
        for kind in range(4):  # what still may be added, one unit after another
            free = free_room(kind, (1, 2), list(stock), 0, room)
            full, over = list(stock), list(stock)
            full[kind] += free
            over[kind] += free + 1
            assert fits((1, 2), full, 0, room)
            assert not fits((1, 2), over, 0, room)


@pytest.mark.rule("CARD-PLANT-08")
def test_one_card_feeds_several_plants_and_one_plant_burns_several_cards() -> None:
    table = Table().order("ana", "bob", "eva")
    table.give("ana", 0, ["03a", "04b", "05c"], ["coal3", "coal3"])
    table.begin("bureaucracy")
    table.play("run 03a", "run 04b", "burn coal2/3", "burn coal1/3", "run 05c")
    assert (table.s.earned, table.store("ana")) == (4 + 6 + 7, [])


@pytest.mark.rule("CARD-PLANT-08")
def test_a_hybrid_full_of_one_fuel_blocks_nothing() -> None:
    # In one store only totals count: gas may stand for the hybrid's room or for the gas plant's.
    table = Table().give("ana", 0, ["04a", "07b"], ["gas3", "gas3", "gas2"])
    assert fits(table.r.hybrid, table.s.stock, 0, table.s.room[0])
    assert best_income(table.r, table.s, 0) == 5 + 8
