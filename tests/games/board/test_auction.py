"""Phase 2: who opens, who bids, and who pays what. Passing has its own file."""

from itertools import permutations
from typing import Any

import pytest

from megavolt.games.board.state import AUCTION
from megavolt.parts.auction import NO_LOT
from tests.games.board.table import NAMES, Table

EDITIONS = ["recharged", "classic"]
ROW = (3, 4, 5, 6, 7, 8, 9, 10)
DECK = (20, 21, 22, 23, 24, 25, "step3", 30)


def auction(
    edition: str = "recharged",
    players: int = 3,
    order: list[str] | None = None,
    round: int = 2,
    **options: Any,
) -> Table:
    """A phase 2 with plants 03 to 10 in the market, 20 to 25 on the deck, 50 Elektro each."""
    table = Table(edition, players, **options).order(*(order or NAMES[:players]))
    return table.market(*ROW).deck(*DECK).begin("auction", round)


def bidders(table: Table) -> list[str]:
    """Everyone asked drops out: who was asked, in turn, until the lot was gone."""
    asked = []
    lot = table.s.auction.lot
    while lot != NO_LOT and table.s.auction.lot == lot:
        asked.append(table.mover)
        table.play("pass")
    return asked


# ---- in order, each player opens or passes


@pytest.mark.rule("GRID-AUC-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [["eva", "ana", "bob"], ["bob", "eva", "ana"]])
def test_players_open_in_order(edition: str, order: list[str]) -> None:
    table = auction(edition, order=order)
    openers = []
    for plant in (4, 5, 6):
        openers.append(table.mover)
        table.play(f"open {plant} {plant}")
        while table.s.auction.lot == plant:
            table.play("pass")
    assert openers == order
    assert table.phase == "fuel"


@pytest.mark.rule("GRID-AUC-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opener_opens_or_passes_and_nothing_else(edition: str) -> None:
    table = auction(edition)
    assert {word.split()[0] for word in table.legal} == {"open", "pass"}


@pytest.mark.rule("GRID-AUC-01", "GRID-AUC-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nobody_buys_two_plants_a_round(edition: str, players: int) -> None:
    table = auction(edition, players)
    turn = 0
    while table.s.phase == AUCTION:
        turn += 1
        table.play(table.legal[turn * 11 % len(table.legal)])
    assert max(len(plants) for plants in table.s.plants) == 1
    buyers = [fact["player"] for fact in table.facts("bought")]
    assert len(set(buyers)) == len(buyers) > 1


@pytest.mark.rule("GRID-AUC-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_bought_as_a_rival_is_passed_over_as_opener(edition: str) -> None:
    table = auction(edition, order=["ana", "bob", "eva"])
    table.play("open 4 4", "bid 5", "pass", "pass")  # bob outbids ana and eva
    assert table.plants("bob") == [4]
    table.play("open 5 5", "pass")  # ana opens again and buys
    assert table.mover == "eva"


# ---- what can be opened


@pytest.mark.rule("GRID-AUC-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round", [1, 2])
def test_only_the_current_market_can_be_opened(edition: str, round: int) -> None:
    assert sorted(auction(edition, round=round).openings()) == [3, 4, 5, 6]


@pytest.mark.rule("GRID-AUC-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("plant", [7, 10])
def test_a_future_plant_is_refused(edition: str, plant: int) -> None:
    error = auction(edition).refused(f"open {plant} {plant}")
    assert (error.code, error.rule) == ("still_future", "GRID-AUC-02")


@pytest.mark.rule("GRID-AUC-02", "GRID-STEP-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_step_3_card_takes_a_place_but_cannot_be_opened(edition: str) -> None:
    table = Table(edition, 4).order(*NAMES[:4]).market(20, 25, 30, 31).deck("step3", 40, 42, 44)
    table.begin("auction").play("open 20 20", "pass", "pass", "pass")
    assert table.stack().count("step3") == 0
    assert sorted(table.openings()) == [25, 30, 31]


@pytest.mark.rule("GRID-AUC-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_short_market_offers_what_it_has(edition: str) -> None:
    table = Table(edition, 3).step(3).order("ana", "bob", "eva").market(31, 36).deck()
    assert sorted(table.begin("auction").openings()) == [31, 36]


@pytest.mark.rule("GRID-AUC-02", "GRID-AUC-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_market_all_can_only_pass(edition: str) -> None:
    table = Table(edition, 3).step(3).order("ana", "bob", "eva").market().deck().begin("auction")
    assert table.legal == ["pass"]
    assert table.pass_all().phase == "fuel"


# ---- bids


@pytest.mark.rule("GRID-AUC-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opener_bids_from_the_number_up_to_all_the_money(edition: str) -> None:
    table = auction(edition).give("ana", money=9)
    assert table.openings()[5] == [5, 6, 7, 8, 9]
    assert table.openings()[6] == [6, 7, 8, 9]


@pytest.mark.rule("GRID-AUC-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plant_one_cannot_pay_cannot_be_opened(edition: str) -> None:
    table = auction(edition).give("ana", money=5)
    assert table.openings()[5] == [5]
    assert 6 not in table.openings()
    error = table.refused("open 6 6")
    assert (error.code, error.rule) == ("bid_over_money", "GRID-AUC-03")


@pytest.mark.rule("GRID-AUC-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_raise_goes_above_the_bid_up_to_the_bidders_own_money(edition: str) -> None:
    table = auction(edition).give("bob", money=14).play("open 5 10")
    assert table.legal == ["pass", "bid 11", "bid 12", "bid 13", "bid 14"]


@pytest.mark.rule("GRID-AUC-03")
@pytest.mark.parametrize("money", [0, 9, 10])
def test_who_cannot_raise_can_only_drop_out(money: int) -> None:
    assert auction().give("bob", money=money).play("open 5 10").legal == ["pass"]


@pytest.mark.rule("GRID-AUC-03")
def test_all_the_money_can_be_bid_and_is_paid() -> None:
    table = auction().play("open 5 49", "bid 50", "pass", "pass")
    assert table.money("bob") == 0
    assert table.plants("bob") == [5]


@pytest.mark.rule("GRID-AUC-03")
def test_hidden_money_limits_bids_all_the_same_and_is_shown_to_its_owner_alone() -> None:
    table = auction(hidden_money=True).give("bob", money=12).play("open 5 10")
    assert table.legal == ["pass", "bid 11", "bid 12"]
    assert [p["money"] for p in table.view(1)["players"]] == [None, 12, None]
    assert [p["money"] for p in table.view(-1)["players"]] == [None] * 3
    assert [p["money"] for p in auction().view(1)["players"]] == [50, 50, 50]


# ---- clockwise


@pytest.mark.rule("GRID-AUC-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", list(permutations(NAMES[:4])))
def test_bidding_goes_clockwise_by_seat_whatever_the_order(
    edition: str, order: tuple[str, ...]
) -> None:
    table = auction(edition, 4, order=list(order)).play("open 4 4")
    opener = NAMES.index(order[0])
    assert bidders(table) == [NAMES[(opener + i) % 4] for i in (1, 2, 3)]


@pytest.mark.rule("GRID-AUC-04")
@pytest.mark.parametrize(
    ("players", "order", "asked"),
    [
        (2, ["bob", "ana"], ["ana"]),
        (5, ["eva", "lea", "ana", "kai", "bob"], ["kai", "lea", "ana", "bob"]),
        (6, ["max", "eva", "ana", "lea", "kai", "bob"], ["ana", "bob", "eva", "kai", "lea"]),
    ],
)
def test_it_goes_round_the_whole_table(players: int, order: list[str], asked: list[str]) -> None:
    assert bidders(auction("classic", players, order=order).play("open 4 4")) == asked


@pytest.mark.rule("GRID-AUC-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_raising_goes_on_round_the_table_until_one_is_left(edition: str) -> None:
    table = auction(edition, order=["bob", "ana", "eva"]).play("open 5 5")
    turns = []
    for word in ("bid 6", "bid 7", "bid 8", "bid 9", "pass", "bid 10", "pass"):
        turns.append(table.mover)
        assert table.plants("bob") == []
        table.play(word)
    assert turns == ["eva", "ana", "bob", "eva", "ana", "bob", "eva"]
    assert table.plants("bob") == [5]
    assert table.money("bob") == 40


@pytest.mark.rule("GRID-AUC-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_winner_pays(edition: str) -> None:
    table = auction(edition).play("open 5 5", "bid 8", "bid 11", "pass", "pass")
    assert [table.money(who) for who in ("ana", "bob", "eva")] == [50, 50, 39]
    assert table.plants("eva") == [5]
    assert table.facts("bought") == [{"player": 2, "plant": 5, "price": 11}]


@pytest.mark.rule("GRID-AUC-04")
def test_who_dropped_out_is_not_asked_again_for_this_plant() -> None:
    table = auction().play("open 5 5", "pass", "bid 6", "bid 7")  # bob dropped out
    assert table.mover == "eva"
    assert table.play("bid 8").mover == "ana"


@pytest.mark.rule("GRID-AUC-04", "GRID-AUC-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_a_plant_is_not_asked(edition: str) -> None:
    table = auction(edition, 4).play("open 4 4", "pass", "bid 5", "pass", "pass")  # eva buys
    assert bidders(table.play("open 5 5")) == ["bob", "kai"]


@pytest.mark.rule("GRID-AUC-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_dropped_out_may_bid_for_the_next_plant(edition: str) -> None:
    table = auction(edition).play("open 4 4", "pass", "pass")  # bob and eva dropped out
    table.play("open 5 5")
    assert table.mover == "eva"
    table.play("bid 6", "pass")
    assert table.plants("eva") == [5]


@pytest.mark.rule("GRID-AUC-05", "GRID-AUC-07")
def test_an_opener_who_was_outbid_and_dropped_out_may_bid_on() -> None:
    table = auction().play("open 4 4", "bid 5", "pass", "pass")  # bob outbids ana
    assert table.play("open 5 5").mover == "eva"
    table.play("bid 6")
    assert table.mover == "ana"
    assert "bid 7" in table.legal


# ---- the replacement


@pytest.mark.rule("GRID-AUC-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bought_plant_is_replaced_at_once_by_exactly_one(edition: str) -> None:
    table = auction(edition).play("open 4 4", "pass", "pass")
    assert table.row() == [3, 5, 6, 7, 8, 9, 10, 20]
    assert table.stack() == [21, 22, 23, 24, 25, "step3", 30]


@pytest.mark.rule("GRID-AUC-06", "GRID-SET-14")
def test_the_replacement_is_sorted_in_and_can_be_opened_next() -> None:
    table = Table("classic", 3).order("ana", "bob", "eva").market(4, 5, 7, 9, 15, 16, 17, 18)
    table.deck(6, 20, "step3").begin("auction").play("open 4 4", "pass", "pass")
    assert table.row() == [5, 6, 7, 9, 15, 16, 17, 18]
    assert sorted(table.openings()) == [5, 6, 7, 9]


@pytest.mark.rule("GRID-AUC-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_drawn_before_the_plant_is_sold(edition: str) -> None:
    table = auction(edition).play("open 4 4", "bid 5", "bid 6")
    assert table.row() == list(ROW)
    assert len(table.stack()) == len(DECK)


@pytest.mark.rule("GRID-AUC-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_deck_the_market_shrinks(edition: str) -> None:
    table = Table(edition, 3).step(3).order("ana", "bob", "eva").market(31, 36, 40).deck()
    table.begin("auction").play("open 36 36", "pass", "pass")
    assert table.row() == [31, 40]
    assert sorted(table.openings()) == [31, 40]


@pytest.mark.rule("GRID-AUC-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_short_market_is_not_filled_up(edition: str) -> None:
    table = Table(edition, 3).step(3).order("ana", "bob", "eva").market(31, 36, 38).deck(40, 42)
    table.begin("auction").play("open 36 36", "pass", "pass")
    assert table.row() == [31, 38, 40]
    assert table.stack() == [42]


@pytest.mark.rule("GRID-AUC-06")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_purchase_costs_the_deck_one_card(edition: str, players: int) -> None:
    table = Table(edition, players).order(*NAMES[:players]).market(*ROW)
    table.deck(*range(20, 40), "step3").begin("auction", round=1)
    sizes = []
    while table.s.phase == AUCTION:
        sizes.append((len(table.row()), len(table.stack()), len(table.facts("bought"))))
        table.play(table.legal[-1] if table.s.auction.lot < 0 else "pass")
    assert {row for row, _, _ in sizes} == {8}
    assert {stack + bought for _, stack, bought in sizes} == {21}
    assert len(table.facts("bought")) == players


# ---- who opens next


@pytest.mark.rule("GRID-AUC-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_an_opener_wins_the_next_in_order_opens(edition: str) -> None:
    table = auction(edition, order=["bob", "eva", "ana"]).play("open 4 4", "pass", "pass")
    assert table.mover == "eva"


@pytest.mark.rule("GRID-AUC-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_another_wins_the_same_opener_acts_again(edition: str) -> None:
    table = auction(edition, 4, order=["bob", "eva", "ana", "kai"])
    table.play("open 4 4", "bid 5", "pass", "pass", "pass")  # eva outbids bob
    assert table.plants("eva") == [4]
    assert table.mover == "bob"
    assert {word.split()[0] for word in table.legal} == {"open", "pass"}


@pytest.mark.rule("GRID-AUC-07")
def test_an_opener_may_lose_several_times_and_still_acts() -> None:
    table = auction("recharged", 4).play("open 4 4", "bid 5", "pass", "pass", "pass")  # bob
    table.play("open 5 5", "bid 6", "pass", "pass")  # eva
    table.play("open 6 6", "bid 7", "pass")  # kai
    assert table.mover == "ana"
    assert table.play("pass").phase == "fuel"


@pytest.mark.rule("GRID-AUC-07", "GRID-AUC-12")
def test_those_in_the_order_who_are_out_are_skipped() -> None:
    table = auction("recharged", 4).play("pass")  # ana is out
    table.play("open 4 4", "bid 5", "pass", "pass")  # eva outbids bob
    table.play("open 5 5", "pass")  # bob buys, against kai
    assert table.mover == "kai"


# ---- the last one left


@pytest.mark.rule("GRID-AUC-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round", [1, 2])
def test_the_last_player_left_pays_the_minimum(edition: str, round: int) -> None:
    table = auction(edition, round=round)
    table.play("open 4 4", "pass", "pass", "open 5 5", "pass")
    assert table.mover == "eva"
    assert {p: bids for p, bids in table.openings().items() if p != 3} == {6: [6], 7: [7], 8: [8]}
    table.play("open 8 8")
    assert table.money("eva") == 42
    assert table.phase == "fuel"


@pytest.mark.rule("GRID-AUC-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_a_rival_left_the_opener_may_bid_more(edition: str) -> None:
    table = auction(edition).play("open 4 4", "pass", "pass")
    assert table.openings()[5] == list(range(5, 51))


@pytest.mark.rule("GRID-AUC-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_being_last_because_the_others_passed_is_being_last(edition: str) -> None:
    table = auction(edition, quick_pass=True) if edition == "classic" else auction(edition)
    table.play("pass", "pass")
    assert table.mover == "eva"
    assert table.openings()[4] == [4]


@pytest.mark.rule("GRID-AUC-08")
def test_the_last_player_who_cannot_pay_the_minimum_passes() -> None:
    table = auction("classic", quick_pass=True).give("eva", money=2).play("pass", "pass")
    assert table.legal == ["pass"]


@pytest.mark.rule("GRID-AUC-08", "GRID-AUC-10")
def test_the_last_one_to_whom_a_plant_is_passed_on_pays_the_minimum() -> None:
    # Ana's pass takes her out of the round: bob is the last player left and has no rival.
    table = auction("classic", 2).play("pass 5")
    assert table.mover == "bob"
    assert table.legal == ["pass", "bid 5"]
