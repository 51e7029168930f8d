"""Phase 2: fuel cards, what they cost, what is kept of them, and what becomes of the rest."""

from itertools import product
from typing import Any

import pytest

from megavolt.parts.storage import free_room
from tests.games.cards.table import Table

COLUMNS = (["coal-single"], ["coal1", "coal3", "gas2"], ["coal2", "oil3"], ["coal3", "uranium2"])


def market(
    plants: list[str], fuel: list[str] | None = None, money: int = 20, **options: Any
) -> Table:
    """Eva, last in order, begins."""
    table = Table(**options).order("ana", "bob", "eva").give("eva", money, plants, fuel or [])
    return table.columns(*COLUMNS).begin("fuel")


@pytest.mark.rule("CARD-FUEL-01")
def test_each_has_one_turn_last_in_order_first_and_nothing_is_refilled() -> None:
    table = market(["05c"])
    table.play("buy coal3 2")
    left = list(table.s.fuel.columns)
    movers = []
    while table.phase == "fuel":
        movers.append(table.mover)
        table.play("done")
        if table.phase == "fuel":
            assert table.s.fuel.columns == left
    assert movers == ["eva", "bob", "ana"]


@pytest.mark.rule("CARD-FUEL-02")
@pytest.mark.parametrize(
    ("word", "price"), [("coal-single 1", 1), ("coal3 2", 2), ("coal2 3", 3), ("coal3 4", 4)]
)
def test_a_card_costs_the_number_of_its_column_whatever_its_units(word: str, price: int) -> None:
    assert market(["05c"]).play(f"buy {word}").money("eva") == 20 - price


@pytest.mark.rule("CARD-FUEL-02")
def test_any_number_of_cards_one_after_another_none_included() -> None:
    table = market(["05c", "04b"]).play("buy coal3 2", "buy coal-single 1", "buy coal2 3")
    assert table.money("eva") == 20 - 6
    assert table.stock("eva") == {"coal": 6}
    assert market(["05c"]).play("done").stock("eva") == {}


@pytest.mark.rule("CARD-FUEL-03")
def test_what_cannot_be_paid_is_not_sold() -> None:
    table = market(["05c"], money=2)
    assert table.legal == ["done", "buy coal-single 1", "buy coal1 2", "buy coal3 2"]
    error = table.refused("buy coal2 3")
    assert (error.code, error.rule) == ("card_too_dear", "CARD-FUEL-02")


@pytest.mark.rule("CARD-FUEL-03")
def test_a_fuel_no_own_plant_burns_is_never_bought() -> None:
    table = market(["05c"])
    assert all("coal" in word or word == "done" for word in table.legal)
    error = table.refused("buy gas2 2")
    assert (error.code, error.rule) == ("no_plant_burns_it", "CARD-FUEL-03")


@pytest.mark.rule("CARD-FUEL-03")
def test_at_least_one_unit_must_fit() -> None:
    table = market(["03a"], ["coal1"])
    assert "buy coal3 2" in table.legal  # one of its three
    table = market(["03a"], ["coal2"])
    assert table.legal == ["done"]
    error = table.refused("buy coal1 2")
    assert (error.code, error.rule, error.facts["room"]) == ("stores_full", "CARD-FUEL-03", 2)


@pytest.mark.rule("CARD-FUEL-04")
def test_stock_for_later_rounds_up_to_twice_the_count() -> None:
    table = market(["12"]).play("buy coal3 2", "buy coal3 4")
    assert table.stock("eva") == {"coal": 6}
    assert table.legal == ["done"]


@pytest.mark.rule("CARD-FUEL-05")
def test_what_does_not_fit_is_turned_down_at_the_full_price() -> None:
    table = market(["03a"], ["coal1"]).play("buy coal3 4")
    assert table.store("eva") == ["coal1/1", "coal1/3"]
    assert table.money("eva") == 16
    assert table.facts("fuel") == [
        {
            "player": 2,
            "card": "coal3",
            "column": 4,
            "price": 4,
            "kept": 1,
            "surplus": 2,
            "placed": 2,
        }
    ]


@pytest.mark.rule("CARD-FUEL-06")
def test_a_surplus_unit_is_a_single_card_for_later_buyers() -> None:
    table = market(["03a"], ["coal1"]).give("bob", 1, ["12"]).play("buy coal3 2")
    assert table.column(1) == ["coal-single"] * 3
    assert table.single_supply()["coal"] == 0
    table.play("done", "buy coal-single 1")
    assert (table.store("bob"), table.money("bob")) == (["coal-single"], 0)


@pytest.mark.rule("CARD-FUEL-07")
def test_column_1_has_no_limit_and_stays_over_the_rounds() -> None:
    table = market(["03a", "03b", "04a"], ["coal1", "oil1", "gas1"])
    table.columns([], ["coal3", "gas3", "oil3"], [], []).begin("fuel")
    table.play("buy coal3 2", "buy gas3 2", "buy oil3 2")
    full = ["coal-single"] * 2 + ["gas-single"] * 2 + ["oil-single"] * 2
    assert table.column(1) == full
    table.pass_all().pass_all()
    assert table.s.round == 3
    assert table.column(1) == full
    assert table.give("eva", plants=[]).begin("fuel").refused("buy coal3 1").rule == "CARD-FUEL-07"


@pytest.mark.rule("CARD-FUEL-08")
def test_with_the_printed_cards_alone_further_surplus_is_lost() -> None:
    table = market(["03a"], ["coal1"], singles="supply").singles(coal=1).play("buy coal3 2")
    assert table.column(1) == ["coal-single"] * 2  # the one there was, and the last of the supply
    assert table.single_supply()["coal"] == 0
    assert table.facts("fuel")[0]["surplus"] == 2
    assert table.facts("fuel")[0]["placed"] == 1


@pytest.mark.rule("CARD-FUEL-06", "CARD-FUEL-08")
def test_a_substitute_stands_in_where_the_supply_is_empty() -> None:
    table = market(["03a"], ["coal1"]).singles(coal=1).give("bob", 2, ["12"]).play("buy coal3 2")
    assert table.column(1) == ["coal-single"] * 3
    facts = table.facts("fuel")[0]
    assert (facts["surplus"], facts["placed"]) == (2, 2)
    assert table.view(0)["fuel"]["substitutes"]["coal"] == 1
    table.play("done", "buy coal-single 1", "buy coal-single 1")  # for sale like any other
    assert (table.store("bob"), table.money("bob")) == (["coal-single"] * 2, 0)


@pytest.mark.rule("CARD-FUEL-08")
def test_with_substitutes_nothing_is_lost() -> None:
    table = Table().order("ana", "bob", "eva").give("eva", 9, ["05a"])
    table.give("eva", fuel=["uranium1"]).columns([], ["uranium3"], [], []).begin("fuel")
    table.play("buy uranium3 2")
    assert table.column(1) == ["uranium-single"] * 2
    seen = table.view(0)["fuel"]
    assert (seen["singles"]["uranium"], seen["substitutes"]["uranium"]) == (0, 1)


@pytest.mark.rule("CARD-FUEL-09")
@pytest.mark.parametrize(
    ("first", "second", "store"),
    [
        ("coal3 2", "coal2 3", ["coal1/2", "coal3/3"]),
        ("coal2 3", "coal3 2", ["coal2/2", "coal2/3"]),
    ],
)
def test_the_order_of_buying_decides_which_is_turned_down(
    first: str, second: str, store: list[str]
) -> None:
    table = market(["04b"]).play(f"buy {first}", f"buy {second}")
    assert table.store("eva") == store


@pytest.mark.rule("CARD-FUEL-10")
def test_remainders_are_not_merged() -> None:
    table = market(["12"], ["coal1/3", "coal1/3"]).play("buy coal1 2")
    assert table.store("eva") == ["coal1/1", "coal1/3", "coal1/3"]


@pytest.mark.rule("CARD-FUEL-11")
def test_nothing_is_sold_swapped_or_thrown_away() -> None:
    table = market(["12"], ["coal1/3", "coal3"])
    assert {word.split()[0] for word in table.legal} == {"buy", "done"}
    error = table.refused("drop coal1/3")
    assert (error.code, error.rule) == ("nothing_to_drop", "CARD-FUEL-11")


def lack(stock: list[int], needs: tuple[int, ...]) -> int:
    """CARD-FUEL-12 to the letter."""
    coal, gas, oil, uranium = stock
    c, g, o, u, h = needs
    hybrid = max(0, h - max(0, gas - g) - max(0, oil - o))
    own = max(0, c - coal) + max(0, u - uranium) + max(0, g - gas) + max(0, o - oil)
    return own + hybrid


@pytest.mark.rule("CARD-FUEL-12")
@pytest.mark.parametrize("needs", [(1, 0, 0, 2, 0), (0, 2, 1, 0, 3), (2, 1, 0, 0, 2)])
def test_in_the_last_round_a_unit_must_lower_the_lack(needs: tuple[int, ...]) -> None:
    for stock in product(range(5), repeat=4):
        for kind in range(4):
            free, now = 0, list(stock)
            while True:
                more = list(now)
                more[kind] += 1
                if lack(more, needs) != lack(now, needs) - 1:
                    break
                free, now = free + 1, more
            assert free_room(kind, (1, 2), list(stock), 0, needs) == free


@pytest.mark.rule("CARD-FUEL-12")
def test_in_the_last_round_one_production_is_all_there_is_room_for() -> None:
    table = market(["12"]).begin("fuel", last=True)
    table.play("buy coal3 2")
    assert table.legal == ["done"]
    error = table.refused("buy coal2 3")
    assert (error.code, error.rule) == ("lacks_nothing", "CARD-FUEL-12")


@pytest.mark.rule("CARD-FUEL-13")
def test_in_the_last_round_units_beyond_the_lack_are_surplus() -> None:
    table = market(["04b"]).begin("fuel", last=True).play("buy coal3 2")
    assert table.store("eva") == ["coal2/3"]
    assert table.column(1) == ["coal-single"] * 2


@pytest.mark.rule("CARD-FUEL-14")
def test_in_the_last_round_stock_above_the_need_is_kept_and_nothing_bought() -> None:
    table = market(["04b"], ["coal3", "coal1"]).begin("fuel", last=True)
    assert table.legal == ["done"]
    assert table.play("done").stock("eva") == {"coal": 4}
