"""The discount token: where it lies, what it makes cheap, and what takes it away."""

import pytest

from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]


def auction(*stack: str, row: list[str] | None = None, round: int = 2) -> Table:
    table = Table().order("ana", "bob", "eva").market(*(row or ROW)).stack(*stack)
    for who in ("ana", "bob", "eva"):
        table.give(who, money=50)
    return table.begin("auction", round=round)


@pytest.mark.rule("CARD-DISC-01")
def test_each_phase_1_begins_with_the_token_on_the_lowest_plant() -> None:
    table = auction("30", "31", "32", "33", "last")
    assert table.token() == "09"
    table.pass_all().pass_all().pass_all()
    assert (table.s.round, table.phase) == (3, "auction")
    assert table.token() == table.row()[0] != "09"


@pytest.mark.rule("CARD-DISC-01")
def test_of_equal_numbers_it_lies_on_the_leftmost() -> None:
    table = auction("30", "last", row=["05c", "05a", "05b", "10", "11", "13", "14", "16"])
    assert table.token() == "05c"


@pytest.mark.rule("CARD-DISC-01")
def test_the_last_round_has_the_token_too() -> None:
    table = auction("30", row=ROW[:6]).begin("auction", last=True)
    assert table.token() == "09"


@pytest.mark.rule("CARD-DISC-02")
def test_the_minimum_is_1_and_there_is_no_highest_bid() -> None:
    table = auction("30", "last")
    assert table.openings()["09"] == list(range(1, 51))
    assert table.refused("open 09 0").rule == "CARD-DISC-02"
    table.play("open 09 1", "bid 49", "bid 50", "pass", "pass")
    assert (table.plants("eva"), table.money("eva")) == (["09"], 0)


@pytest.mark.rule("CARD-DISC-03")
def test_after_the_sale_no_other_plant_gets_the_token_in_this_phase() -> None:
    table = auction("30", "03a", "31", "last").play("open 09 1", "pass", "pass")
    assert table.token() is None
    assert table.minimum("10") == 10
    table.play("open 10 10", "pass")
    assert (table.token(), table.row()[0], table.minimum("03a")) == (None, "03a", 3)


@pytest.mark.rule("CARD-DISC-03")
def test_the_bank_too_takes_the_token_off() -> None:
    table = Table(players=2).order("ana", "bob").market("09").stack("30", "31", "last")
    table.begin("auction").play("pass")
    assert (table.plants("bank"), table.token()) == (["09"], None)


@pytest.mark.rule("CARD-DISC-04")
def test_a_lower_plant_is_removed_and_another_drawn() -> None:
    table = auction("03a", "30", "31", "last").play("open 10 10", "pass", "pass")
    assert table.row() == ["09", "11", "13", "14", "16", "17", "20", "30"]
    assert (table.gone(), table.token()) == (["03a"], None)


@pytest.mark.rule("CARD-DISC-04")
def test_only_one_card_is_tested_there_is_no_chain() -> None:
    table = auction("03a", "04a", "31", "last").play("open 10 10", "pass", "pass")
    assert table.row()[:2] == ["04a", "09"]
    assert table.gone() == ["03a"]


@pytest.mark.rule("CARD-DISC-04")
def test_the_card_drawn_for_the_gap_may_be_the_one_more_round_card() -> None:
    table = auction("03a", "last", "31").play("open 10 10", "pass", "pass")
    assert table.row() == ["09", "11", "13", "14", "16", "17", "20", "last"]
    assert table.s.market.met


@pytest.mark.rule("CARD-DISC-05")
def test_an_unsold_discounted_plant_is_replaced_without_a_test() -> None:
    table = auction("30", "03a", "31", "last").play("open 10 10", "pass", "pass")
    table.play("pass", "pass")
    assert table.gone() == ["09"]
    assert table.row() == ["03a", "11", "13", "14", "16", "17", "20", "30"]
    assert table.token() is None


@pytest.mark.rule("CARD-DISC-06")
def test_a_plant_that_lost_the_token_costs_its_number_and_stays() -> None:
    table = auction("03a", "30", "04a", "31", "last").play("open 10 10", "pass", "pass")
    assert table.minimum("09") == 9
    table.play("open 11 11", "pass")  # 04a is drawn and not tested
    assert table.row()[0] == "04a"
    table.play("pass")
    assert table.gone() == ["03a"]
    assert table.row()[:2] == ["04a", "09"]
