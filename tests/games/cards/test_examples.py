"""The worked examples of the ledger, one test each."""

from typing import Any

import pytest

from megavolt.games.cards.ending import best_income
from megavolt.games.cards.flow import begin_round, next_phase
from megavolt.games.cards.phase_bureaucracy import end as end_bureaucracy
from megavolt.games.cards.state import FUEL, OVER
from megavolt.parts.storage import fits
from tests.games.cards.table import NAMES, Table


def legal_stock(table: Table, who: str) -> bool:
    seat = NAMES.index(who)
    return fits(table.r.hybrid, table.s.stock, seat * 4, table.s.room[seat])


def runs(table: Table) -> list[str]:
    return [word for word in table.legal if word.startswith("run")]


@pytest.mark.rule("CARD-EX-01")
def test_plant_12() -> None:
    table = Table().market("12", "13", "14", "15").begin("auction")
    assert table.s.market.token == table.plant("12")
    table.s.market.token = -1
    assert table.minimum("12") == 12
    table.give("ana", plants=["12"], fuel=["coal3", "coal3"], money=0).order("ana", "bob", "eva")
    assert legal_stock(table, "ana")
    assert table.r.room_of((table.plant("12"),)) == (6, 0, 0, 0, 0)
    table.begin("bureaucracy").play("run 12", "burn")
    assert runs(table) == []  # once, whatever is left
    table.play("done")
    assert (table.money("ana"), table.stock("ana")) == (9, {"coal": 3})
    table.give("ana", fuel=["coal2"]).begin("bureaucracy")
    assert runs(table) == []


@pytest.mark.rule("CARD-EX-02")
@pytest.mark.parametrize(
    "fuel",
    [["gas3"], ["oil3"], ["gas2", "oil1"], ["gas1", "oil2"]],
)
def test_the_hybrid_07b_runs_on_any_mix(fuel: list[str]) -> None:
    table = Table().order("ana", "bob", "eva").give("ana", money=0, plants=["07b"], fuel=fuel)
    table.begin("bureaucracy").play("run 07b", "done")
    assert (table.money("ana"), table.stock("ana")) == (8, {})


@pytest.mark.rule("CARD-EX-02")
@pytest.mark.parametrize(
    ("fuel", "legal"),
    [
        (["gas3", "gas3"], True),
        (["oil3", "oil3"], True),
        (["gas2", "gas2", "oil2"], True),
        (["gas2", "gas2", "oil3"], False),
    ],
)
def test_the_hybrid_07b_holds_six_together(fuel: list[str], legal: bool) -> None:
    table = Table().give("ana", plants=["07b"], fuel=fuel)
    assert legal_stock(table, "ana") is legal


@pytest.mark.rule("CARD-EX-03")
def test_the_eco_plant_08a() -> None:
    table = Table().order("ana", "bob", "eva").give("ana", money=0, plants=["08a"])
    assert table.s.room[0] == (0, 0, 0, 0, 0)
    table.begin("bureaucracy").play("run 08a", "done")
    assert table.money("ana") == 6


@pytest.mark.rule("CARD-EX-04")
def test_the_opening_market() -> None:
    dealt = ["05c", "03b", "07b", "05a", "08a", "03a", "04b", "06a"]
    table = Table(setup={"market": dealt})
    assert table.current() == ["03b", "03a", "04b", "05c"]
    assert table.row()[4:] == ["05a", "06a", "07b", "08a"]
    assert table.token() == "03b"


@pytest.mark.rule("CARD-EX-05")
def test_two_players_and_the_bank() -> None:
    table = Table(players=2)
    view = table.view(0)
    assert [who["money"] for who in view["players"]] == [12, 12]
    assert view["bank"] is not None
    assert "money" not in view["bank"]
    assert len(table.row()) == 8
    assert (view["market"]["stack"], view["market"]["stack_back"]) == (28, "small")
    assert table.stack_left()[-1] == "last"
    assert [len(column["cards"]) for column in view["fuel"]["columns"]] == [0, 4, 4, 4]
    assert sum(view["fuel"]["singles"].values()) == 7
    assert view["fuel"]["discards"] == {"coal3": 1, "gas3": 1, "oil3": 1, "uranium2": 1}
    assert sum(view["fuel"]["waiting"].values()) == 4


@pytest.mark.rule("CARD-EX-06")
def test_the_first_bid() -> None:
    setup = {"order": [0, 1, 2], "market": ["03a", "04a", "05a", "07a", "07b", "08a", "08b", "06a"]}
    table = Table(setup=setup)
    assert table.mover == "ana"
    assert table.openings()["05a"] == list(range(5, 13))
    table.play("open 05a 5")
    assert table.mover == "bob"


@pytest.mark.rule("CARD-EX-07")
@pytest.mark.parametrize(
    ("drawn", "row"),
    [
        ("06a", ["03a", "04a", "06a", "07a", "08a", "08b", "12", "14"]),
        ("07b", ["03a", "04a", "07a", "07b", "08a", "08b", "12", "14"]),
    ],
)
def test_a_sold_plant_is_replaced(drawn: str, row: list[str]) -> None:
    table = Table().market("03a", "04a", "05a", "07a", "08a", "08b", "12", "14")
    table.stack(drawn, "20", "last").order("ana", "bob", "eva").begin("auction")
    table.play("open 05a 5", "pass", "pass")
    assert table.row() == row
    assert table.token() == "03a"


@pytest.mark.rule("CARD-EX-08")
def test_a_plant_that_undercuts() -> None:
    table = Table().market("05a", "06a", "07a", "07b", "08a", "08b", "12", "14")
    table.stack("04a", "20", "21", "last").order("ana", "bob", "eva").begin("auction")
    table.play("open 06a 6", "pass", "pass")
    assert table.row() == ["05a", "07a", "07b", "08a", "08b", "12", "14", "20"]
    assert (table.gone(), table.token(), table.minimum("05a")) == (["04a"], None, 5)
    table.play("pass", "pass")
    assert "05a" in table.row()


@pytest.mark.rule("CARD-EX-09")
def test_the_one_more_round_card_in_phase_1() -> None:
    table = Table().market("12", "14", "16", "17", "20", "22", "25", "last")
    table.stack("30", "31", "32").order("ana", "bob", "eva").begin("auction")
    table.s.market.met = True
    table.s.market.token = -1
    table.play("pass", "pass", "pass")
    assert table.row() == ["14", "16", "17", "20", "22", "25"]
    assert table.gone() == ["12"]
    table.pass_all().pass_all()
    assert table.gone() == ["12", "14"]
    assert table.row() == ["16", "17", "20", "22", "25", "30"]
    assert table.s.last


def gosia(table: Table) -> Table:
    """Of the running example: two coal plants and a uranium plant."""
    return table.give("bob", money=20, plants=["03a", "04b", "05a"], fuel=["coal2"])


@pytest.mark.rule("CARD-EX-10")
@pytest.mark.parametrize(
    ("first", "second", "store"),
    [
        ("coal3 2", "coal2 2", ["coal1/2", "coal2/2", "coal3/3", "uranium1/1"]),
        ("coal2 2", "coal3 2", ["coal2/2", "coal2/2", "coal2/3", "uranium1/1"]),
    ],
)
def test_a_surplus_becomes_a_single_card(first: str, second: str, store: list[str]) -> None:
    table = gosia(Table(players=2)).order("ana", "bob")
    table.columns([], ["coal2", "coal3"], ["uranium1"], []).begin("fuel")
    table.play("buy uranium1 3", f"buy {first}", f"buy {second}")
    assert table.money("bob") == 20 - 7
    assert table.stock("bob") == {"coal": 6, "uranium": 1}
    assert table.store("bob") == store
    assert table.column(1) == ["coal-single"]


@pytest.mark.rule("CARD-EX-11")
@pytest.mark.parametrize(
    ("hybrid", "kept", "surplus"),
    [("07b", 2, ["gas-single"]), ("14", 1, ["gas-single", "gas-single"])],
)
def test_the_bank_buys_after_that(hybrid: str, kept: int, surplus: list[str]) -> None:
    table = Table(players=2).give("bank", plants=["07a", "04a", hybrid]).order("ana", "bob")
    table.columns(["coal-single"], ["gas2", "gas3"], ["oil1"], []).begin("fuel").play("done")
    assert table.facts("bank_fuel")[0]["cards"] == ["coal-single", "gas2", "gas3"]
    assert table.store("bank") == ["coal-single", "gas2/2", f"gas{kept}/3"]
    assert table.column(1) == surplus


@pytest.mark.rule("CARD-EX-12")
def test_all_three_plants_run() -> None:
    table = Table().order("bob", "ana", "eva")
    table.give("bob", 0, ["03a", "04b", "05a"], ["coal2", "coal2", "coal2/3", "uranium1"])
    table.begin("bureaucracy")
    table.s.fuel.discards = [0] * 16
    table.play("run 05a", "run 03a", "burn coal2/2", "run 04b", "burn coal1/2", "burn coal2/2")
    assert table.discarded() == ["coal2", "uranium1"]
    assert table.store("bob") == ["coal1/2", "coal2/3"]
    table.play("done")
    assert table.money("bob") == 16


@pytest.mark.rule("CARD-EX-13")
def test_the_new_order_of_two() -> None:
    table = Table(players=2).order("ana", "bob")
    table.give("ana", plants=["06b", "08a"], fuel=["oil3"])
    table.give("bob", plants=["03a", "04b", "05a"], fuel=["coal3", "uranium1"])
    table.begin("bureaucracy").play("run 06b", "run 08a", "done")
    assert table.s.income[0] == 14
    table.play("run 05a", "run 03a", "run 04b", "done")
    assert table.s.income[1] == 16
    assert table.order_names() == ["bob", "ana"]


def example_14() -> Table:
    table = Table(players=2)
    table.columns([], ["coal1"], ["coal2", "gas3"], ["gas1", "gas2", "oil2", "uranium1"])
    return table.piles(["oil1", "coal3", "uranium2", "gas2", "oil3", "coal2"], [])


@pytest.mark.rule("CARD-EX-14")
def test_gaps_are_closed_from_dearer_columns() -> None:
    table = example_14()
    fuel = table.s.fuel
    moved = [table.cards(fuel.shift(source, target, 4)) for source, target in table.r.shifts]
    assert moved == [["coal2", "gas3"], ["gas1"], ["gas2", "oil2", "uranium1"]]
    assert table.column(3) == ["gas2", "oil2", "uranium1"]
    assert table.column(4) == []


@pytest.mark.rule("CARD-EX-15")
def test_then_gaps_are_filled_from_the_draw_pile() -> None:
    table = example_14()
    end_bureaucracy(table.r, table.s)
    assert table.column(2) == ["coal1", "coal2", "gas1", "gas3"]
    assert table.column(3) == ["gas2", "oil1", "oil2", "uranium1"]
    assert table.column(4) == ["coal3", "gas2", "oil3", "uranium2"]
    assert table.cards(table.s.fuel.draw) == ["coal2"]


@pytest.mark.rule("CARD-EX-16")
def test_the_one_more_round_card_in_step_3() -> None:
    table = Table().market("09", "10", "12", "14", "16", "20", "22", "25").stack("last", "30", "31")
    end_bureaucracy(table.r, table.s)
    assert table.row() == ["10", "12", "14", "16", "20", "22"]
    assert sorted(table.stack_left()) == ["25", "30", "31"]
    assert table.gone() == ["09"]
    begin_round(table.r, table.s)
    assert table.s.last
    assert table.current() == ["10", "12", "14", "16", "20", "22"]


def final(table: Table) -> Table:
    """The last round's fuel phase ends."""
    table.s.last = True
    table.s.phase = FUEL
    next_phase(table.r, table.s)
    assert table.s.phase == OVER
    return table


@pytest.mark.rule("CARD-EX-17")
def test_the_final_points() -> None:
    table = Table().give("ana", 23, ["11", "12", "19"], ["coal3", "uranium1"])
    assert best_income(table.r, table.s, 0) == 26
    outcome = final(table).match.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 28


@pytest.mark.rule("CARD-EX-18")
def test_what_counts_in_a_tie() -> None:
    table = Table().give("ana", 23, ["11", "12", "19"], ["coal3", "uranium1"])
    outcome = final(table).match.outcome()
    assert outcome is not None
    reasons = outcome.reasons[0]
    assert (reasons["points"], reasons["rest"], reasons["highest"]) == (28, 3, 19)


@pytest.mark.rule("CARD-EX-19")
def test_demolition_pays_the_first_and_then_the_others() -> None:
    table = Table(demolition=True).order("ana", "bob", "eva")
    table.market("09", "10", "11", "13", "14", "16", "20", "22").stack("30", "31", "32", "last")
    table.give("ana", 40, ["03a", "03b", "04a"]).give("bob", 40, ["04b", "05a", "05b"])
    table.begin("auction", round=4)
    table.play("open 10 10", "pass", "pass", "scrap 03a")
    assert table.money("ana") == 40 - 10 + 1
    table.play("open 11 11", "pass", "scrap 04b")
    assert table.money("bob") == 40 - 11 + 0
    assert table.demolition["card"] == 1
    table.play("pass")
    assert table.demolition["card"] == 2


@pytest.mark.rule("CARD-EX-20")
def test_the_order_after_the_first_auction() -> None:
    setup = {
        "order": [0, 1, 2, 3],
        "market": ["03a", "03b", "04a", "04b", "05a", "05b", "05c", "07a"],
    }
    table = Table(players=4, setup=setup)
    table.market("05a", "05b", "05c", "07a", "07b", "08a", "08b", "09").begin("auction", round=1)
    table.play("open 05a 12", "pass", "pass", "pass")  # ana
    table.play("open 07a 12", "pass", "pass")  # bob
    table.play("open 05b 12", "pass")  # eva
    table.play("open 05c 5")  # kai, alone
    assert table.order_names() == ["bob", "kai", "eva", "ana"]


@pytest.mark.rule("CARD-EX-21")
def test_equal_incomes() -> None:
    table = Table().order("ana", "bob", "eva")
    table.give("ana", plants=["07a"]).give("bob", plants=["07b"]).give("eva", plants=["08a"])
    table.begin("bureaucracy")
    table.s.income = [11, 11, 11]
    end_bureaucracy(table.r, table.s)
    assert table.order_names() == ["eva", "bob", "ana"]


@pytest.mark.rule("CARD-EX-22")
def test_an_equal_number_is_not_lower() -> None:
    table = Table().market("06a", "07a", "07b", "08a", "08b", "12", "14", "16")
    table.stack("06b", "20", "last").order("ana", "bob", "eva").begin("auction")
    table.play("open 07a 7", "pass", "pass")
    assert table.row()[:2] == ["06a", "06b"]
    assert (table.token(), table.gone()) == ("06a", [])


@pytest.mark.rule("CARD-EX-23")
def test_the_lack_of_the_last_round() -> None:
    table = Table().give("eva", 20, ["13", "23", "14"], ["gas2", "oil1"]).order("ana", "bob", "eva")
    table.columns([], ["oil3", "gas1"], ["oil1"], []).begin("fuel", last=True)
    table.play("buy oil3 2")
    assert table.stock("eva") == {"gas": 2, "oil": 3}
    assert table.column(1) == ["oil-single"]
    assert table.legal == ["done"]
    assert table.refused("buy gas1 2").rule == "CARD-FUEL-12"
    assert table.refused("buy oil1 3").rule == "CARD-FUEL-12"


@pytest.mark.rule("CARD-EX-24")
@pytest.mark.parametrize(
    ("options", "column"), [({}, ["uranium-single"]), ({"singles": "supply"}, [])]
)
def test_no_single_card_left(options: dict[str, Any], column: list[str]) -> None:
    table = Table(**options).give("eva", 20, ["05a"], ["uranium1"])
    table.order("ana", "bob", "eva").columns([], ["uranium2"], [], []).singles(uranium=0)
    table.begin("fuel").play("buy uranium2 2")
    assert table.store("eva") == ["uranium1/1", "uranium1/2"]
    assert table.column(1) == column
    assert table.view(0)["fuel"]["substitutes"]["uranium"] == len(column)


@pytest.mark.rule("CARD-EX-25")
def test_fuel_lost_with_a_plant() -> None:
    table = Table().order("ana", "bob", "eva")
    table.market("06a", "07a", "07b", "08b", "12", "14", "16", "17").stack("20", "last")
    table.give("ana", 20, ["03a", "04b", "08a"], ["coal3", "coal3"]).begin("auction", round=4)
    before = [table.column(c) for c in (1, 2, 3, 4)]
    table.s.fuel.discards = [0] * 16
    table.play("open 06a 6", "pass", "pass", "scrap 04b")
    while table.mover == "ana":  # the first unit is taken from either, the rest from that card
        table.play(next(w for w in table.legal if w.startswith("drop")))
    assert table.store("ana") in (["coal2/3"], ["coal1/3", "coal1/3"])
    assert table.stock("ana") == {"coal": 2}
    assert [table.column(c) for c in (1, 2, 3, 4)] == before


@pytest.mark.rule("CARD-EX-25")
def test_of_the_lost_fuel_one_card_is_discarded_and_the_other_shows_2() -> None:
    table = Table().order("ana", "bob", "eva")
    table.market("06a", "07a", "07b", "08b", "12", "14", "16", "17").stack("20", "last")
    table.give("ana", 20, ["03a", "04b", "08a"], ["coal3", "coal3"]).begin("auction", round=4)
    table.s.fuel.discards = [0] * 16
    table.play("open 06a 6", "pass", "pass", "scrap 04b", "drop coal2/3", "drop coal1/3")
    assert table.store("ana") == ["coal2/3"]
    assert table.discarded() == ["coal3"]


@pytest.mark.rule("CARD-EX-26")
def test_the_bank_comes_between_the_two() -> None:
    table = Table(players=2).order("ana", "bob")
    table.market("06a", "07a", "07b", "08b", "12", "14", "16", "17").stack("20", "21", "22", "last")
    table.give("ana", 30).give("bob", 30).begin("auction")
    table.play("open 07a 7", "bid 8", "pass")
    assert table.plants("bob") == ["07a"]
    assert table.plants("bank") == ["12"]
    assert table.row() == ["06a", "07b", "08b", "14", "16", "17", "20", "21"]
    assert table.mover == "ana"
    assert table.openings() == {"06a": [1], "07b": [7], "08b": [8], "14": [14]}
    assert "pass" in table.legal


@pytest.mark.rule("CARD-EX-27")
def test_the_bank_removes_its_oldest_plant() -> None:
    table = Table(players=2).give("bank", plants=["12", "05a", "09"]).order("ana", "bob")
    table.market("06a", "07a", "07b", "10", "14", "16", "17", "20").stack("21", "22", "last")
    table.begin("auction").play("pass")
    assert table.plants("bank") == ["05a", "09", "10"]
    assert table.gone() == ["12"]


@pytest.mark.rule("CARD-EX-28")
def test_the_first_shuffle() -> None:
    table = Table().market("09", "10", "12", "14", "16", "20", "22", "25").stack("11", "31", "last")
    full = ["coal1", "coal2", "coal2", "coal3"]
    table.columns([], full, full, ["gas1", "gas2"])
    discards = ["coal3", "gas3", "oil3", "uranium2", "coal1", "oil1", "oil2", "gas2", "gas3"]
    table.piles([], discards)
    end_bureaucracy(table.r, table.s)
    assert len(table.s.fuel.draw) == 7
    assert len(table.column(4)) == 4
    seen = sorted([*table.cards(table.s.fuel.draw), *table.column(4)])
    assert seen == sorted([*discards, "gas1", "gas2"])
    assert table.discarded() == ["coal3", "gas3", "oil3", "uranium3"]
    assert table.s.fuel.waiting == ()
    assert "09" in table.gone()
    assert "11" in table.row()


@pytest.mark.rule("CARD-EX-29")
def test_a_tie_down_to_the_highest_plant() -> None:
    table = Table(players=2)
    table.give("ana", 27, ["25", "22", "08a"], ["coal2"])  # 12 + 10 + 6
    table.give("bob", 17, ["31", "29"], ["gas2", "oil3"])  # 14 + 15
    outcome = final(table).match.outcome()
    assert outcome is not None
    assert outcome.scores == (30, 30)
    assert [reason["rest"] for reason in outcome.reasons] == [7, 7]
    assert [reason["highest"] for reason in outcome.reasons] == [25, 31]
    assert outcome.ranks == (2, 1)


@pytest.mark.rule("CARD-EX-30")
def test_gas_serves_the_hybrids_first() -> None:
    table = Table(players=2).give("bank", plants=["04a", "03b", "07b"]).order("ana", "bob")
    table.columns([], ["gas3", "oil3"], ["gas1"], ["oil1"]).begin("fuel").play("done")
    assert table.store("bank") == ["gas3/3", "oil2/3"]
    assert table.column(1) == ["oil-single"]
    assert (table.column(3), table.column(4)) == (["gas1"], ["oil1"])
