"""Deluxe in phases 2 and 4: the discount of North America, the unsold plant of Europe."""

import pytest

from tests.games.board.table import Table
from tests.games.board.test_deluxe import MAPS, shown, table

# ---- passing, and a round without a sale


@pytest.mark.rule("GRID-AUC-09")
@pytest.mark.parametrize("board", MAPS)
def test_who_passes_instead_of_opening_is_out_of_the_round(board: str) -> None:
    t = table(board).begin("auction")
    assert "pass" in t.legal
    assert t.refused("pass 22").code == "pass_names_nothing"
    t.play("pass")
    assert t.mover == "bob"
    t.play("open 22 22")
    assert t.mover == "eva"  # not ana
    t.play("bid 23", "pass")
    assert (t.plants("eva"), t.mover) == ([22], "bob")
    t.play("open 23 23")
    assert t.phase == "fuel"
    assert t.plants("ana") == []


@pytest.mark.rule("GRID-AUC-11")
@pytest.mark.parametrize("board", MAPS)
def test_everyone_buys_in_round_one(board: str) -> None:
    t = table(board).begin("auction", round=1)
    assert "pass" not in t.legal
    assert t.refused("pass").code == "must_buy_in_round_one"


@pytest.mark.rule("GRID-AUC-13")
def test_in_europe_the_lowest_plant_leaves_when_nobody_buys() -> None:
    t = table("europe").begin("auction").pass_all()
    assert t.row() == [22, 23, 24, 25, 26, 27, 28, 29, 30]
    assert t.gone() == [21]
    assert t.kinds().count("nobody_bought") == 1
    assert t.stack() == [31, 32, 33, "step3", 34, 35]


@pytest.mark.rule("GRID-AUC-13")
@pytest.mark.parametrize("words", [("open 22 22", "pass", "pass"), ("pass", "pass", "open 23 23")])
def test_in_europe_it_stays_when_anybody_has_bought(words: tuple[str, ...]) -> None:
    t = table("europe").begin("auction").play(*words)
    if t.phase == "auction":
        t.pass_all()
    assert t.phase == "fuel"
    assert t.gone() == []
    assert (t.row()[0], len(t.row())) == (21, 9)


@pytest.mark.rule("GRID-AUC-13", "GRID-DISC-05")
def test_in_north_america_only_the_discounted_plant_leaves_when_nobody_buys() -> None:
    t = table("north-america").begin("auction").pass_all()
    assert t.row() == [22, 23, 24, 25, 26, 27, 28, 30]
    assert t.gone() == [21]
    assert t.facts("discount_unsold") == [{"plant": 21}]
    assert "nobody_bought" not in t.kinds()


@pytest.mark.rule("GRID-AUC-13", "GRID-TRUST-03")
def test_in_europe_a_plant_that_the_trust_takes_is_not_bought() -> None:
    t = table("europe", 2).begin("auction").pass_all()
    assert t.facts("trust_takes") == [{"plant": 24}]
    assert t.gone() == [21]
    assert len(t.row()) == 9


# ---- the discount token


@pytest.mark.rule("GRID-DISC-01", "GRID-AUC-03")
def test_in_north_america_the_lowest_plant_costs_one_at_least() -> None:
    t = table("north-america").begin("auction")
    assert t.token() == 21
    assert t.view(0)["market"]["discount"] == 21
    assert {plant: bids[0] for plant, bids in t.openings().items()} == {
        21: 1,
        22: 22,
        23: 23,
        24: 24,
    }
    t.play("open 21 1", "pass", "pass")
    assert (t.money("ana"), t.plants("ana")) == (299, [21])


@pytest.mark.rule("GRID-DISC-01", "GRID-AUC-03")
def test_in_europe_there_is_no_discount() -> None:
    t = table("europe").begin("auction")
    assert t.token() is None
    assert t.view(0)["market"]["discount"] is None
    assert {plant: bids[0] for plant, bids in t.openings().items()} == {
        plant: plant for plant in (21, 22, 23, 24)
    }
    assert t.refused("open 21 20").code == "bid_too_low"
    assert "discount" not in t.kinds()


@pytest.mark.rule("GRID-DISC-02")
def test_when_the_discounted_plant_is_sold_the_token_is_set_aside() -> None:
    t = table("north-america").begin("auction").play("open 21 1", "pass", "pass")
    assert t.token() is None
    assert min(bids[0] for bids in t.openings().values()) == 22
    t.pass_all()
    assert t.row() == [22, 23, 24, 25, 26, 27, 28, 30]
    assert t.gone() == []
    t.begin("auction", round=3)
    assert t.token() == 22


@pytest.mark.rule("GRID-DISC-03", "GRID-DISC-04", "GRID-DISC-06")
def test_in_north_america_a_lower_plant_leaves_and_another_is_drawn() -> None:
    t = table("north-america").deck(13, 12, 30, "step3").begin("auction")
    t.play("open 22 22", "pass", "pass")
    assert t.facts("undercut") == [{"plant": 13}]
    assert t.row() == [12, 21, 23, 24, 25, 26, 27, 28]  # once only: 12 stays
    assert t.gone() == [13]
    assert t.openings()[21][0] == 21
    t.pass_all()
    assert t.gone() == [13]


@pytest.mark.rule("GRID-DISC-03")
def test_in_europe_a_lower_plant_comes_to_the_market() -> None:
    t = table("europe").deck(13, 12, 30, "step3").begin("auction")
    t.play("open 22 22", "pass", "pass")
    assert t.row() == [13, 21, 23, 24, 25, 26, 27, 28, 29]
    assert t.gone() == []


# ---- overtaken plants


def overtaking(board: str, lowest: int, cities: int) -> Table:
    """Phase 4: eva, to move, is one city short of the lowest plant's number."""
    t = table(board)
    row = [lowest, *t.row()[1:]]
    return t.market(*row).deck(30, 31, 32, "step3").settle("eva", cities).begin("building")


def build_any(t: Table) -> Table:
    return t.play(next(word for word in t.legal if word.startswith("build")))


@pytest.mark.rule("GRID-BUILD-09")
@pytest.mark.parametrize("board", MAPS)
def test_a_plant_that_the_leader_reaches_leaves_and_is_replaced(board: str) -> None:
    t = overtaking(board, 5, 3)
    build_any(t)
    assert (t.count("eva"), t.row()[0], t.gone()) == (4, 5, [])
    size = len(t.row())
    build_any(t)
    assert (t.count("eva"), t.row()[0], t.gone()) == (5, 22, [5])
    assert (len(t.row()), t.row()[-1]) == (size, 30)
    assert t.facts("overtaken") == [{"plant": 5}]


@pytest.mark.rule("GRID-BUILD-09")
@pytest.mark.parametrize("board", MAPS)
def test_what_comes_for_it_leaves_too_if_it_is_reached(board: str) -> None:
    t = overtaking(board, 5, 4).deck(4, 3, 6, 30, "step3")
    build_any(t)
    assert t.gone() == [3, 4, 5]
    assert shown(t)[0] == [6, 22, 23, 24]
    build_any(t)
    assert t.gone() == [3, 4, 5, 6]


@pytest.mark.rule("GRID-BUILD-09")
@pytest.mark.parametrize("board", MAPS)
def test_only_the_leader_counts(board: str) -> None:
    t = overtaking(board, 9, 4).settle("ana", 8)
    build_any(t)
    assert t.count("eva") == 5
    assert t.gone() == []
    t.play("done", "done")
    build_any(t)
    assert (t.count("ana"), t.gone()) == (9, [9])


@pytest.mark.rule("GRID-BUILD-09", "GRID-AUC-06")
@pytest.mark.parametrize("board", MAPS)
def test_a_reached_plant_drawn_in_phase_two_leaves_at_once(board: str) -> None:
    t = table(board).settle("bob", 4).deck(4, 30, 31, "step3")
    t.begin("auction").play("open 21 21", "pass", "pass")
    assert t.gone() == [4]
    assert (t.row()[0], t.row()[-1]) == (22, 30)
