"""Phase 2: passing, round one, where nobody may, and rounds in which nobody buys."""

from typing import Any

import pytest

from megavolt.games.board.state import AUCTION
from tests.games.board.table import NAMES, Table
from tests.games.board.test_auction import DECK, EDITIONS, ROW, auction, bidders


def passing(table: Table) -> str:
    """A word to pass with instead of opening."""
    return next(word for word in table.legal if word.startswith("pass"))


# ---- passing instead of opening


@pytest.mark.rule("GRID-AUC-09")
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_a_pass_takes_a_player_out_of_all_auctions_of_the_round(board: str) -> None:
    table = auction("recharged", 4, map=board).play("pass")
    assert table.mover == "bob"
    assert bidders(table.play("open 4 4")) == ["eva", "kai"]
    assert bidders(table.play("open 5 5")) == ["kai"]
    assert table.play("open 6 6").phase == "fuel"
    assert table.plants("ana") == []


@pytest.mark.rule("GRID-AUC-09")
def test_a_pass_names_no_plant() -> None:
    table = auction("recharged")
    assert [word for word in table.legal if "pass" in word] == ["pass"]
    error = table.refused("pass 4")
    assert (error.code, error.rule) == ("pass_names_nothing", "GRID-AUC-09")


@pytest.mark.rule("GRID-AUC-01", "GRID-AUC-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_next_round_everybody_is_asked_again_in_order(edition: str) -> None:
    table = auction(edition, order=["eva", "ana", "bob"])
    table.play("open 4 4", "pass", "pass").pass_all()  # eva bought, ana and bob passed
    table.pass_all().pass_all().pass_all()
    assert (table.phase, table.s.round) == ("auction", 3)
    openers = []
    for left in (2, 1, 0):
        openers.append(table.mover)
        plant = table.row()[1]
        assert len(bidders(table.play(f"open {plant} {plant}"))) == left
    assert openers == ["eva", "ana", "bob"]


@pytest.mark.rule("GRID-AUC-10")
def test_a_classic_pass_names_a_plant_of_the_current_market() -> None:
    table = auction("classic")
    assert [word for word in table.legal if "pass" in word] == [
        "pass 3",
        "pass 4",
        "pass 5",
        "pass 6",
    ]


@pytest.mark.rule("GRID-AUC-10")
@pytest.mark.parametrize("order", [["ana", "bob", "eva"], ["eva", "bob", "ana"]])
def test_the_others_may_bid_for_the_named_plant_clockwise(order: list[str]) -> None:
    table = auction("classic", order=order).play("pass 5")
    opener = NAMES.index(order[0])
    assert bidders(table) == [NAMES[(opener + 1) % 3], NAMES[(opener + 2) % 3]]


@pytest.mark.rule("GRID-AUC-10", "GRID-AUC-03")
def test_the_named_plant_is_bid_for_from_the_minimum() -> None:
    table = auction("classic").give("bob", money=7).play("pass 5")
    assert table.legal == ["pass", "bid 5", "bid 6", "bid 7"]
    table.play("bid 5")
    assert table.legal[:2] == ["pass", "bid 6"]


@pytest.mark.rule("GRID-AUC-10")
def test_a_named_plant_can_be_had_by_whoever_bids_last() -> None:
    table = auction("classic").play("pass 5", "pass", "bid 5")
    assert table.plants("eva") == [5]
    assert table.money("eva") == 45
    assert 5 not in table.row()
    assert table.mover == "bob"


@pytest.mark.rule("GRID-AUC-10")
def test_bidding_for_a_named_plant_goes_on_among_the_others() -> None:
    table = auction("classic", 4).play("pass 5", "bid 5", "bid 6", "pass")  # bob, eva, kai
    assert table.mover == "bob"
    table.play("bid 7", "pass")
    assert table.plants("bob") == [5]
    assert table.money("bob") == 43
    assert table.mover == "eva"


@pytest.mark.rule("GRID-AUC-10")
def test_a_named_plant_nobody_bids_for_stays() -> None:
    table = auction("classic").play("pass 5", "pass", "pass")
    assert table.row() == list(ROW)
    assert len(table.stack()) == len(DECK)
    assert table.facts("unsold") == [{"plant": 5}]
    assert table.mover == "bob"


@pytest.mark.rule("GRID-AUC-10", "GRID-AUC-05")
def test_who_does_not_want_a_named_plant_stays_in_the_round() -> None:
    table = auction("classic").play("pass 5", "pass", "pass")
    assert sorted(table.openings()) == [3, 4, 5, 6]
    assert bidders(table.play("open 4 4")) == ["eva"]


@pytest.mark.rule("GRID-AUC-10", "GRID-AUC-12")
def test_who_passed_on_a_plant_bids_for_nothing_more() -> None:
    table = auction("classic", 4).play("pass 5", "pass", "pass", "pass")
    assert bidders(table.play("open 4 4")) == ["eva", "kai"]
    assert bidders(table.play("pass 5")) == ["kai"]
    table.play("pass")
    assert table.plants("ana") == []
    assert table.phase == "fuel"


@pytest.mark.rule("GRID-AUC-10", "GRID-AUC-07")
def test_after_a_pass_the_next_in_order_opens_whoever_bought() -> None:
    table = auction("classic", 4, order=["eva", "kai", "ana", "bob"])
    table.play("pass 4", "pass", "pass", "bid 4")  # kai and ana pass, bob buys
    assert table.plants("bob") == [4]
    assert table.mover == "kai"


@pytest.mark.rule("GRID-AUC-10", "GRID-AUC-08")
def test_the_last_player_left_names_nobody_a_plant() -> None:
    table = auction("classic", 2).play("open 4 4", "pass")
    assert [word for word in table.legal if "pass" in word] == ["pass"]
    error = table.refused("pass 5")
    assert (error.code, error.rule) == ("nobody_to_pass_to", "GRID-AUC-08")


@pytest.mark.rule("GRID-AUC-10")
def test_quick_pass_passes_without_naming() -> None:
    table = auction("classic", quick_pass=True)
    assert [word for word in table.legal if "pass" in word] == ["pass"]
    assert table.play("pass").mover == "bob"
    assert bidders(table.play("open 4 4")) == ["eva"]


# ---- round one


@pytest.mark.rule("GRID-AUC-11")
@pytest.mark.parametrize(
    ("edition", "options"), [("recharged", {}), ("classic", {}), ("classic", {"quick_pass": True})]
)
def test_in_round_one_everyone_must_buy(edition: str, options: dict[str, Any]) -> None:
    table = auction(edition, round=1, **options)
    for _ in range(3):
        assert {word.split()[0] for word in table.legal} == {"open"}
        assert table.refused("pass").code == "must_buy_in_round_one"
        error = table.refused("pass 4")
        assert (error.code, error.rule) == ("must_buy_in_round_one", "GRID-AUC-11")
        table.play(table.legal[0])
        while table.s.phase == AUCTION and table.s.auction.lot >= 0:
            table.play("pass")
    assert [len(plants) for plants in table.s.plants] == [1, 1, 1]


@pytest.mark.rule("GRID-AUC-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_dropping_out_of_an_auction_is_allowed_in_round_one(edition: str) -> None:
    table = auction(edition, round=1).play("open 4 4")
    assert table.legal[0] == "pass"
    assert table.play("pass").mover == "eva"


@pytest.mark.rule("GRID-AUC-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 6])
def test_an_outbid_opener_of_round_one_must_open_again_to_the_last(
    edition: str, players: int
) -> None:
    table = auction(edition, players, round=1)
    for left in range(players - 1, 0, -1):
        plant = table.row()[1]
        table.play(f"open {plant} {plant}", f"bid {plant + 1}", *["pass"] * left)
    assert table.mover == "ana"
    assert table.plants("ana") == []
    assert {word.split()[0] for word in table.legal} == {"open"}


@pytest.mark.rule("GRID-AUC-14", "GRID-AUC-11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_plant_of_round_one_is_affordable_for_who_has_none(
    edition: str, players: int
) -> None:
    for seed in range(6):
        table = Table(edition, players, seed=seed)
        while table.s.phase == AUCTION:
            if table.s.auction.lot < 0:
                assert sorted(table.openings()) == table.row()[:4]
                assert table.money(table.mover) == 50
            table.play(table.legal[seed * 7 % len(table.legal)])


@pytest.mark.rule("GRID-AUC-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_even_the_dearest_plants_can_be_paid_in_round_one(edition: str) -> None:
    table = Table(edition, 3).order("ana", "bob", "eva").market(42, 44, 46, 50).deck("step3")
    assert 50 in table.begin("auction", round=1).openings()[50]


# ---- out for the round


@pytest.mark.rule("GRID-AUC-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_buyers_and_passers_neither_open_nor_bid_again(edition: str) -> None:
    table = auction(edition, 4)
    table.play("open 4 4", "pass", "pass", "pass")  # ana buys
    table.play(passing(table))  # bob is out
    while table.s.auction.lot >= 0:
        table.play("pass")
    movers = {table.mover}
    plant = table.row()[1]
    table.play(f"open {plant} {plant}")
    while table.s.auction.lot >= 0:
        movers.add(table.mover)
        table.play(table.legal[1] if table.s.auction.bid < 12 else "pass")
    assert movers == {"eva", "kai"}


# ---- nobody buys


@pytest.mark.rule("GRID-AUC-13")
@pytest.mark.parametrize("quick_pass", [False, True])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_if_nobody_buys_the_lowest_plant_leaves_and_is_replaced(
    players: int, quick_pass: bool
) -> None:
    table = auction("classic", players, quick_pass=quick_pass).pass_all()
    assert table.phase == "fuel"
    assert table.row() == [4, 5, 6, 7, 8, 9, 10, 20]
    assert table.stack() == [21, 22, 23, 24, 25, "step3", 30]
    assert table.gone() == [3]


@pytest.mark.rule("GRID-AUC-13")
def test_if_anybody_buys_the_lowest_plant_stays() -> None:
    table = auction("classic").play("open 5 5", "pass", "pass").pass_all()
    assert table.row() == [3, 4, 6, 7, 8, 9, 10, 20]
    assert table.gone() == []


@pytest.mark.rule("GRID-AUC-13", "GRID-AUC-10")
def test_a_purchase_after_a_named_pass_is_a_purchase() -> None:
    table = auction("classic").play("pass 5", "bid 5", "pass").pass_all()
    assert table.plants("bob") == [5]
    assert 3 in table.row()


@pytest.mark.rule("GRID-AUC-13")
def test_last_rounds_purchases_do_not_count() -> None:
    table = auction("classic").play("open 5 5", "pass", "pass").pass_all()
    table.begin("auction", round=3).pass_all()
    assert table.gone() == [3]


@pytest.mark.rule("GRID-AUC-13")
def test_with_nothing_left_to_draw_the_market_shrinks() -> None:
    table = Table("classic", 3).step(3).order("ana", "bob", "eva").market(31, 36).deck()
    assert table.begin("auction").pass_all().row() == [36]


@pytest.mark.rule("GRID-AUC-13", "GRID-STEP-06")
def test_step_3_can_come_with_that_replacement() -> None:
    table = Table("classic", 3).step(2).order("ana", "bob", "eva").market(*ROW)
    table.deck("step3", 30, 31).begin("auction").pass_all()
    assert table.s.step == 3
    assert table.row() == [5, 6, 7, 8, 9, 10]
    assert sorted(table.stack(), key=str) == [30, 31]


@pytest.mark.rule("GRID-AUC-13", "GRID-DISC-05")
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_recharged_loses_only_its_discounted_plant(board: str) -> None:
    table = auction("recharged", map=board).pass_all()
    assert table.gone() == [3]
    assert table.row() == [4, 5, 6, 7, 8, 9, 10, 20]
    assert "nobody_bought" not in table.kinds()
