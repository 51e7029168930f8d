"""Two players against the Bank: when it takes what, and what it leaves."""

import pytest

from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]


def auction(*stack: str, round: int = 2) -> Table:
    table = Table(players=2).order("ana", "bob").market(*ROW)
    table.stack(*(stack or ("30", "31", "32", "33", "34", "last")))
    return table.give("ana", 50).give("bob", 50).begin("auction", round=round)


def fuel(plants: list[str], *columns: list[str]) -> Table:
    """Bob, third in order, is done; the Bank has taken its fuel."""
    table = Table(players=2).order("ana", "bob").give("bank", plants=plants)
    return table.columns(*columns).begin("fuel").play("done")


# ---- plants


@pytest.mark.rule("CARD-BANK-01")
def test_the_setup_for_two_with_the_fuel_of_two_to_three() -> None:
    two, three = Table(players=2), Table(players=3)
    assert (two.r.figures.stack, two.r.column_size) == (28, three.r.column_size)
    assert two.r.in_play == three.r.in_play


@pytest.mark.rule("CARD-BANK-02")
def test_the_bank_is_always_second() -> None:
    # Its fuel is taken between place 3 and place 1, whoever holds them.
    for order in (("ana", "bob"), ("bob", "ana")):
        table = Table(players=2).order(*order).give("bank", plants=["03a"])
        table.columns([], ["coal1", "coal2"], [], []).begin("fuel")
        assert (table.mover, table.stock("bank")) == (order[1], {})
        table.play("done")
        assert (table.mover, table.stock("bank")) == (order[0], {"coal": 1})


@pytest.mark.rule("CARD-BANK-03")
def test_the_bank_has_no_money_and_never_bids() -> None:
    table = auction()
    assert len(table.s.money) == 2
    table.play("open 10 10")
    assert table.mover == "bob"
    table.play("pass")
    assert table.plants("bank") == ["14"]
    assert sum(table.s.money) == 90


@pytest.mark.rule("CARD-BANK-04")
@pytest.mark.parametrize("first", [["open 10 10", "pass"], ["open 10 10", "bid 11", "pass"]])
def test_it_takes_a_plant_right_after_the_first_purchase(first: list[str]) -> None:
    table = auction().play(*first)
    kinds = table.kinds()
    assert kinds[kinds.index("bought") :] == ["bought", "drawn", "bank_takes", "drawn"]
    table.play(next(iter(f"open {p} {b[0]}" for p, b in table.openings().items())))
    assert len(table.plants("bank")) == 1  # once in the phase


@pytest.mark.rule("CARD-BANK-04")
def test_or_after_the_first_pass_the_first_rounds_purchases_included() -> None:
    table = auction().play("pass")
    assert table.plants("bank") == ["13"]
    table = auction(round=1).play("open 10 10", "pass")
    assert table.plants("bank") == ["14"]
    table = auction().play("pass", "pass")
    assert len(table.plants("bank")) == 1


@pytest.mark.rule("CARD-BANK-05")
def test_it_takes_the_highest_of_the_current_market() -> None:
    assert auction().play("pass").plants("bank") == ["13"]
    table = auction().market(*ROW[:6]).begin("auction", last=True).play("pass")
    assert table.plants("bank") == ["16"]
    table = auction().market("09", "10").begin("auction").play("pass")
    assert table.plants("bank") == ["10"]
    table = auction().market().stack().begin("auction").play("pass")
    assert table.plants("bank") == []


@pytest.mark.rule("CARD-BANK-06")
def test_its_gap_is_filled_like_after_a_purchase() -> None:
    table = auction("03a", "31", "32", "last").play("pass")  # 03a undercuts the token
    assert (table.gone(), table.token()) == (["03a"], None)
    assert table.row()[-1] == "31"
    table = auction("last", "31", "32").play("pass")
    assert table.row()[-1] == "last"


@pytest.mark.rule("CARD-BANK-06")
def test_then_the_other_is_alone() -> None:
    table = auction().play("pass")
    assert table.mover == "bob"
    assert table.openings() == {"09": [1], "10": [10], "11": [11], "14": [14]}


@pytest.mark.rule("CARD-BANK-07", "DEMO-09")
def test_a_fourth_plant_pushes_the_oldest_out_whatever_its_worth() -> None:
    table = Table(players=2, demolition=True).order("ana", "bob").market(*ROW)
    table.stack("30", "31", "32", "last").give("bank", plants=["37", "03a", "04a"])
    table.give("ana", 50, ["03b", "04b", "05a"]).begin("auction").play("pass")
    assert table.plants("bank") == ["03a", "04a", "13"]
    assert table.gone() == ["37"]
    assert table.demolition["paid"] == 0


@pytest.mark.rule("CARD-BANK-08")
def test_the_new_order_compares_the_two_players_only() -> None:
    table = auction(round=1)
    table.play("open 10 10", "pass", "open 11 11")
    assert table.order_names() == ["bob", "ana"]
    assert table.facts("order")[-1] == {"order": [1, 0]}
    table = Table(players=2).order("ana", "bob").give("bank", plants=["37"]).begin("bureaucracy")
    table.play("done", "done")
    assert table.order_names() == ["bob", "ana"]  # equal in all: they change places


# ---- fuel


@pytest.mark.rule("CARD-BANK-09")
def test_one_production_of_all_its_plants_in_the_last_round_too() -> None:
    for last in (False, True):
        table = Table(players=2).order("ana", "bob").give("bank", plants=["12", "05b", "36"])
        table.columns([], ["coal3", "coal3"], ["oil2", "oil2"], ["uranium2", "uranium2"])
        table.begin("fuel", last=last).play("done")
        assert table.stock("bank") == {"coal": 3, "oil": 2, "uranium": 2}


@pytest.mark.rule("CARD-BANK-10")
def test_cheapest_column_first_then_the_fewest_units() -> None:
    table = fuel(["12"], ["coal-single"], ["coal3"], ["coal1"], [])
    assert table.facts("bank_fuel")[0]["cards"] == ["coal-single", "coal3"]
    table = fuel(["12"], [], ["coal2", "coal1"], ["coal1"], [])
    assert table.facts("bank_fuel")[0]["cards"] == ["coal1", "coal2"]


@pytest.mark.rule("CARD-BANK-11")
def test_hybrids_use_what_is_over_then_the_cheapest_gas_before_oil() -> None:
    table = fuel(["04a", "07b"], [], ["gas3"], ["oil1", "gas1"], [])  # gas 3: one plant, two over
    assert table.facts("bank_fuel")[0]["cards"] == ["gas3", "gas1"]
    table = fuel(["07b"], [], ["oil2"], ["gas1", "oil1"], [])
    assert table.facts("bank_fuel")[0]["cards"] == ["oil2", "gas1"]
    table = fuel(["07b"], [], ["oil1", "gas3", "gas2"], [], [])
    assert table.facts("bank_fuel")[0]["cards"] == ["gas2", "gas3"]


@pytest.mark.rule("CARD-BANK-12")
def test_the_surplus_comes_off_the_card_taken_last() -> None:
    table = fuel(["04a", "03b", "14"], [], ["gas3", "oil3"], [], [])  # over: 2 gas, 2 oil; need 2
    assert table.store("bank") == ["gas3/3", "oil1/3"]
    assert table.column(1) == ["oil-single", "oil-single"]


@pytest.mark.rule("CARD-BANK-12")
def test_then_off_the_one_before_it_as_far_as_it_is_not_needed() -> None:
    table = fuel(["04a", "03b"], [], ["gas3", "oil3"], [], [])
    assert table.store("bank") == ["gas1/3", "oil1/3"]
    assert table.column(1) == ["gas-single"] * 2 + ["oil-single"] * 2


@pytest.mark.rule("CARD-BANK-12", "CARD-FUEL-08")
@pytest.mark.parametrize(("singles", "placed"), [("unlimited", 2), ("supply", 1)])
def test_the_surplus_of_the_bank_where_single_cards_run_out(singles: str, placed: int) -> None:
    table = Table(players=2, singles=singles).order("ana", "bob").give("bank", plants=["05a"])
    table.singles(uranium=1).columns([], ["uranium3"], [], []).begin("fuel").play("done")
    assert table.column(1) == ["uranium-single"] * placed
    facts = table.facts("bank_fuel")[0]
    assert (facts["surplus"], facts["placed"]) == ({"uranium": 2}, {"uranium": placed})


@pytest.mark.rule("CARD-BANK-13")
def test_it_never_takes_its_own_surplus_back() -> None:
    # The gas surplus of two would be cheaper for the hybrid than anything else; it counts anyway,
    # and single cards are laid down only when the Bank has finished.
    table = fuel(["05b", "14"], [], ["oil3"], ["gas1"], [])
    assert table.facts("bank_fuel")[0]["cards"] == ["oil3", "gas1"]
    assert table.column(1) == []
    table = fuel(["05b", "03a", "14"], [], ["oil3", "coal3"], ["gas2"], [])
    assert table.facts("bank_fuel")[0]["cards"] == ["coal3", "oil3", "gas2"]
    assert table.column(1) == ["coal-single", "coal-single", "gas-single"]


@pytest.mark.rule("CARD-BANK-14")
def test_of_a_short_fuel_it_takes_all_even_if_that_feeds_nothing() -> None:
    table = fuel(["12", "29"], ["oil-single"], ["coal1"], [], ["coal1"])
    assert table.stock("bank") == {"coal": 2, "oil": 1}
    assert [table.column(c) for c in (1, 2, 3, 4)] == [[], [], [], []]


@pytest.mark.rule("CARD-BANK-15")
def test_in_phase_3_it_gives_up_all_its_fuel() -> None:
    table = fuel(["12"], ["coal-single"], ["coal3"], [], [])
    table.s.fuel.discards = [0] * 16
    table.play("done")
    assert table.phase == "bureaucracy"
    assert table.store("bank") == []
    # One single card back; two were laid in column 1 for the surplus of one: it kept two of three.
    assert table.discarded() == ["coal3"]
    assert table.single_supply()["coal"] + table.column(1).count("coal-single") == 3


@pytest.mark.rule("CARD-BANK-16")
def test_the_bank_does_not_score() -> None:
    table = Table(players=2).give("bank", plants=["37", "36", "35"]).begin("fuel", last=True)
    table.play("done", "done")
    outcome = table.match.outcome()
    assert outcome is not None
    assert len(outcome.ranks) == 2
    assert 1 in outcome.ranks
