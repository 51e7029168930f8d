"""The one-more-round card, wherever it is drawn, and the last round."""

import pytest

from megavolt.games.cards.phase_bureaucracy import end as end_bureaucracy
from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]


def auction(*stack: str, row: list[str] | None = None) -> Table:
    table = Table().order("ana", "bob", "eva").market(*(row or ROW)).stack(*stack)
    for who in ("ana", "bob", "eva"):
        table.give(who, money=50)
    return table.begin("auction")


def needs_a_shuffle(table: Table, gaps: int = 1) -> Table:
    """Column 4 lacks cards, the draw pile is empty, the discards are not."""
    full = ["coal1", "coal2", "coal2", "coal3"]
    table.columns([], full, full, full[gaps:])
    return table.piles([], ["gas1"] * gaps)


@pytest.mark.rule("CARD-LAST-01")
def test_the_card_is_no_plant() -> None:
    table = auction("last", "30", row=["09", "10", "11", "13"]).play("open 10 10", "pass", "pass")
    assert table.row() == ["09", "11", "13", "last"]
    assert list(table.openings()) == ["09", "11", "13"]
    assert table.refused("open last 10").code == "no_such_plant"
    assert table.named((table.s.market.lowest(), table.s.market.highest())) == ["09", "13"]


@pytest.mark.rule("CARD-LAST-02")
def test_drawn_in_phase_1_it_is_the_rightmost_and_the_stack_is_shuffled() -> None:
    under = ["25", "26", "27", "28", "29", "31", "32", "33", "34"]
    table = auction("last", *under).play("open 10 10", "pass", "pass")
    assert table.row() == ["09", "11", "13", "14", "16", "17", "20", "last"]
    assert table.current() == ["09", "11", "13", "14"]
    assert sorted(table.stack_left()) == sorted(under)
    assert table.stack_left() != under
    top = table.stack_left()[0]
    table.play("open 11 11", "pass")
    assert table.row() == ["09", "13", "14", "16", "17", "20", top, "last"]


@pytest.mark.rule("CARD-LAST-03")
def test_at_the_end_of_that_phase_it_leaves_with_the_lowest_plant() -> None:
    table = auction("last", "30", "31", "32").play("open 09 1", "pass", "pass")
    table.play("pass", "pass")
    assert table.row() == ["11", "13", "14", "16", "17", "20"]
    assert table.gone() == ["10"]
    assert len(table.stack_left()) == 3
    assert not table.s.last  # the round goes on


@pytest.mark.rule("CARD-LAST-03")
def test_the_draw_for_the_discounted_plant_may_be_this_card() -> None:
    table = auction("last", "30", "31").play("pass", "pass", "pass")
    assert table.gone() == ["09", "10"]
    assert table.row() == ["11", "13", "14", "16", "17", "20"]


@pytest.mark.rule("CARD-LAST-04")
def test_drawn_in_step_3_it_leaves_at_once_and_the_tucked_plant_is_shuffled_in() -> None:
    under = ["25", "26", "27", "28", "29", "31"]
    tops = set()
    for seed in range(12):
        table = Table(seed=seed).market(*ROW).stack("last", *under)
        end_bureaucracy(table.r, table.s)
        assert table.row() == ["10", "11", "13", "14", "16", "17"]
        assert table.gone() == ["09"]
        assert sorted(table.stack_left()) == sorted(["20", *under])
        tops.add(table.stack_left()[0])
    assert len(tops) > 3


@pytest.mark.rule("CARD-LAST-05")
def test_drawn_in_step_2_it_leaves_at_once_and_step_3_is_skipped() -> None:
    table = needs_a_shuffle(Table().market(*ROW).stack("last", "30", "31"), gaps=2)
    end_bureaucracy(table.r, table.s)
    assert table.gone() == ["09", "10"]
    assert table.row() == ["11", "13", "14", "16", "17", "20"]
    assert len(table.column(4)) == 4  # the refilling went on
    assert sorted(table.stack_left()) == ["30", "31"]


@pytest.mark.rule("CARD-LAST-06")
def test_after_a_cut_in_phase_1_step_3_replaces_the_lowest_once() -> None:
    table = auction("last", "30", "31").play("open 09 1", "pass", "pass", "pass", "pass")
    row, top = table.row(), table.stack_left()[0]
    table.pass_all().pass_all()
    assert table.row() == [*row[1:], top]
    assert len(table.row()) == 6
    assert "tucked" not in table.kinds()


@pytest.mark.rule("CARD-LAST-07")
def test_the_round_of_the_card_is_played_in_full() -> None:
    table = needs_a_shuffle(auction("last", "30", "31", "32"))
    table.play("open 09 1", "pass", "pass", "pass", "pass").pass_all()
    assert table.phase == "bureaucracy"
    table.pass_all()
    kinds = table.kinds()
    assert kinds.count("income") == 3
    assert "order" in kinds[kinds.index("income") :]
    assert len(table.column(4)) == 4
    assert table.gone() == ["10", "11", "13"]  # by the cut, by the shuffle and by step 3
    assert len(table.row()) == 6
    assert (table.s.round, table.s.last) == (3, True)


@pytest.mark.rule("CARD-LAST-08")
def test_the_last_round_is_known_by_the_card_not_by_the_market() -> None:
    table = auction("30", "31", "last", row=ROW[:5])
    table.pass_all().pass_all().pass_all()
    assert not table.s.last  # five plants in the market, and the card still to come
    table = auction("last", row=ROW).play("open 09 1", "pass", "pass", "pass", "pass")
    table.s.market.row = table.s.market.row[:3]
    table.pass_all().pass_all()
    assert table.s.last


@pytest.mark.rule("CARD-LAST-09")
def test_in_the_last_round_all_are_current_and_sold_ones_replaced() -> None:
    table = auction("30", "31", row=ROW[:6]).begin("auction", last=True)
    assert table.current() == ROW[:6]
    table.play("open 16 16", "pass", "pass")
    assert table.row() == [*ROW[:5], "30"]
    assert "30" in table.openings()


@pytest.mark.rule("CARD-LAST-10")
def test_the_last_round_has_no_phase_3() -> None:
    table = auction("30", "31", row=ROW[:6]).begin("auction", last=True)
    order, money = table.order_names(), list(table.s.money)
    columns = list(table.s.fuel.columns)
    table.pass_all().pass_all()
    assert (table.phase, table.mover) == ("over", "nobody")
    assert (table.order_names(), table.s.money) == (order, money)
    assert table.s.fuel.columns == columns
    assert "income" not in table.kinds()
