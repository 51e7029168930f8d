"""The round, and phase 1: who opens, who bids, who pays, and what a purchase brings."""

from typing import Any

import pytest

from megavolt.games.cards.state import AUCTION, FUEL
from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]


def auction(players: int = 3, round: int = 2, **options: Any) -> Table:
    """In the order of seats, 50 Elektro each, the token on 09."""
    table = Table(players=players, **options).order(*["ana", "bob", "eva", "kai"][:players])
    table.market(*ROW).stack("30", "31", "32", "33", "34", "last")
    for who in ["ana", "bob", "eva", "kai"][:players]:
        table.give(who, money=50)
    return table.begin("auction", round=round)


# ---- the round


@pytest.mark.rule("CARD-ROUND-01")
def test_a_round_has_three_phases_one_after_another() -> None:
    table = auction()
    phases: list[str] = []
    while table.s.round == 2:
        if not phases or phases[-1] != table.phase:
            phases.append(table.phase)
        table.play(next(w for w in table.legal if w in ("pass", "done")))
    assert phases == ["auction", "fuel", "bureaucracy"]
    assert (table.s.round, table.phase) == (3, "auction")


@pytest.mark.rule("CARD-ROUND-02", "CARD-FUEL-01")
def test_phases_1_and_3_run_in_order_and_phase_2_in_reverse() -> None:
    table = auction().order("eva", "ana", "bob").begin("auction")
    movers = []
    while table.s.round == 2:
        movers.append(table.mover)
        table.play(next(w for w in table.legal if w in ("pass", "done")))
    forward = ["eva", "ana", "bob"]
    assert movers == [*forward, *reversed(forward), *forward]


@pytest.mark.rule("CARD-ROUND-03")
def test_rounds_repeat_until_the_card_is_met_and_one_more_follows() -> None:
    table = auction()
    table.stack("30", "last")
    rounds = []
    while table.mover != "nobody":
        rounds.append((table.s.round, table.s.market.met, table.phase))
        table.play(next(w for w in table.legal if w in ("pass", "done")))
    # Round 2 draws plant 30 for the unsold 09, then in phase 3 the card.
    assert (2, False, "bureaucracy") in rounds
    assert {phase for n, met, phase in rounds if n == 3} == {"auction", "fuel"}
    assert max(rounds)[0] == 3


# ---- who does what


@pytest.mark.rule("CARD-AUC-01", "CARD-AUC-09")
def test_who_has_bought_neither_opens_nor_bids_again() -> None:
    table = auction().play("open 10 10", "pass", "pass")
    assert table.mover == "bob"
    table.play("open 11 11")
    assert table.mover == "eva"
    table.play("pass")
    assert table.mover == "eva"  # ana was not asked, bob has bought
    table.play("open 13 13")
    assert table.phase == "fuel"
    assert [len(own) for own in table.s.plants] == [1, 1, 1]


@pytest.mark.rule("CARD-AUC-02")
def test_the_first_in_order_opens_or_passes() -> None:
    table = auction()
    assert table.mover == "ana"
    assert {word.split()[0] for word in table.legal} == {"open", "pass"}
    assert table.refused("bid 12").code == "no_lot_to_bid_on"
    assert table.refused("buy coal3 2").rule == "CARD-AUC-02"


@pytest.mark.rule("CARD-AUC-03")
def test_only_plants_of_the_current_market_are_put_up() -> None:
    table = auction()
    assert list(table.openings()) == ["09", "10", "11", "13"]
    error = table.refused("open 14 20")
    assert (error.code, error.rule) == ("still_future", "CARD-AUC-03")
    assert table.refused("open 35 40").code == "not_in_market"


@pytest.mark.rule("CARD-AUC-03", "CARD-LAST-09")
def test_in_the_last_round_all_plants_are_current() -> None:
    table = auction().market("09", "10", "11", "13", "14", "16").begin("auction", last=True)
    assert list(table.openings()) == ["09", "10", "11", "13", "14", "16"]


@pytest.mark.rule("CARD-AUC-04")
def test_the_first_bid_is_from_the_minimum_to_all_money() -> None:
    table = auction().give("ana", money=15)
    assert table.openings()["10"] == [10, 11, 12, 13, 14, 15]
    assert table.openings()["09"] == list(range(1, 16))  # the discount token
    low, high = table.refused("open 10 9"), table.refused("open 10 16")
    assert (low.code, low.rule, low.facts["minimum"]) == ("bid_too_low", "CARD-AUC-04", 10)
    assert (high.code, high.rule) == ("bid_over_money", "CARD-AUC-04")


@pytest.mark.rule("CARD-AUC-05")
def test_bidding_goes_clockwise_and_rises_by_at_least_1() -> None:
    table = auction(players=4).order("eva", "kai", "ana", "bob").begin("auction").give("kai", 14)
    table.play("open 10 12")
    assert table.mover == "kai"  # left of eva
    assert table.legal == ["pass", "bid 13", "bid 14"]
    assert table.refused("bid 12").code == "bid_too_low"
    assert table.refused("bid 15").rule == "CARD-AUC-05"
    table.play("bid 13")
    assert table.mover == "ana"
    table.play("bid 14")
    assert table.mover == "bob"
    table.play("pass", "pass")
    assert table.legal == ["pass"]  # kai has 14 and cannot raise


@pytest.mark.rule("CARD-AUC-05")
def test_an_answer_is_a_raise_or_a_pass_and_nothing_else() -> None:
    table = auction().play("open 10 10")
    assert table.refused("open 11 11").code == "lot_on_the_table"
    assert table.refused("done").code == "answer_the_bid"


@pytest.mark.rule("CARD-AUC-06")
def test_who_drops_out_is_asked_again_for_the_next_plant_only() -> None:
    table = auction().play("open 10 10", "pass", "bid 11", "bid 12")
    assert table.mover == "eva"  # not bob, who has dropped out
    table.play("pass")
    table.play("open 11 11")
    assert (table.mover, table.plants("ana")) == ("eva", ["10"])
    table.play("pass", "pass")  # bob buys, eva passes for the phase
    assert table.plants("bob") == ["11"]


@pytest.mark.rule("CARD-AUC-07")
def test_the_last_bidder_pays_the_last_bid() -> None:
    table = auction().play("open 10 10", "bid 14", "bid 20", "pass", "pass")
    assert (table.plants("eva"), table.money("eva")) == (["10"], 30)
    assert (table.money("ana"), table.money("bob")) == (50, 50)


@pytest.mark.rule("CARD-AUC-08")
def test_the_gap_is_filled_before_anything_else() -> None:
    table = auction().stack("12", "31", "last").play("open 10 10", "pass", "pass")
    assert table.row() == ["09", "11", "12", "13", "14", "16", "17", "20"]
    assert "12" in table.openings()
    assert table.kinds()[-2:] == ["bought", "drawn"]


@pytest.mark.rule("CARD-AUC-10")
def test_after_a_purchase_by_the_opener_the_next_in_order_has_the_turn() -> None:
    table = auction().order("ana", "eva", "bob").begin("auction")
    table.play("open 10 10", "pass", "pass")
    assert table.mover == "eva"


@pytest.mark.rule("CARD-AUC-11")
def test_an_opener_who_was_outbid_keeps_the_turn() -> None:
    table = auction().play("open 10 10", "bid 11", "pass", "pass")
    assert (table.plants("bob"), table.mover) == (["10"], "ana")
    assert "pass" in table.legal
    assert table.openings()


@pytest.mark.rule("CARD-AUC-12")
def test_who_passes_for_the_phase_is_out_of_it() -> None:
    table = auction().play("pass")
    assert table.mover == "bob"
    table.play("open 10 10")
    assert table.mover == "eva"
    table.play("pass")
    assert table.mover == "eva"  # ana is not asked
    table.play("pass")
    assert (table.phase, table.plants("ana")) == ("fuel", [])


@pytest.mark.rule("CARD-AUC-13")
def test_in_the_first_round_everybody_buys() -> None:
    table = auction(round=1)
    assert "pass" not in table.legal
    error = table.refused("pass")
    assert (error.code, error.rule) == ("must_buy_in_round_one", "CARD-AUC-13")
    table.play("open 10 10")
    assert "pass" in table.legal  # dropping out of an auction is another thing
    table.play("pass", "pass", "open 11 11", "pass", "open 13 13")
    assert [len(own) for own in table.s.plants] == [1, 1, 1]


@pytest.mark.rule("CARD-AUC-14")
def test_who_is_alone_pays_the_minimum() -> None:
    table = auction().play("pass", "pass")
    assert table.openings() == {"09": [1], "10": [10], "11": [11], "13": [13]}
    error = table.refused("open 10 12")
    assert (error.code, error.rule) == ("alone_pays_minimum", "CARD-AUC-14")
    table.play("open 10 10")
    assert table.money("eva") == 40


@pytest.mark.rule("CARD-AUC-15")
@pytest.mark.parametrize("round", [1, 2])
def test_who_can_pay_for_no_plant_has_only_the_pass(round: int) -> None:
    table = auction(round=round).give("ana", money=8)
    table.s.market.token = -1
    assert table.legal == ["pass"]
    assert table.play("pass").mover == "bob"


@pytest.mark.rule("CARD-AUC-15")
def test_with_the_shipped_deck_everybody_can_buy_at_first() -> None:
    for players in (2, 3, 4, 5, 6):
        for seed in range(20):
            table = Table(players=players, seed=seed)
            while table.s.phase == AUCTION:
                assert table.s.auction.lot >= 0 or table.legal[0].startswith("open")
                table.play(table.legal[-1])
            assert all(len(own) == 1 for own in table.s.plants)


@pytest.mark.rule("CARD-AUC-16")
def test_the_phase_ends_when_all_have_bought_or_passed() -> None:
    table = auction().play("open 10 10", "pass", "pass", "pass")
    assert table.s.phase == AUCTION
    table.play("pass")
    assert table.s.phase == FUEL


# ---- a plant too many


def rich(*plants: str, fuel: list[str] | None = None) -> Table:
    table = auction().give("ana", 50, list(plants), fuel or [])
    return table.play("open 10 10", "pass", "pass")


@pytest.mark.rule("CARD-AUC-17")
def test_a_fourth_plant_makes_the_buyer_remove_an_older_one() -> None:
    table = rich("03a", "04a", "05a")
    assert table.mover == "ana"
    assert table.legal == ["scrap 03a", "scrap 04a", "scrap 05a"]
    error = table.refused("scrap 10")
    assert (error.code, error.rule) == ("scrap_newest", "CARD-AUC-17")
    assert table.refused("open 11 11").code == "must_scrap"
    table.play("scrap 04a")
    assert table.plants("ana") == ["03a", "05a", "10"]
    assert table.gone() == ["04a"]
    assert table.mover == "bob"


@pytest.mark.rule("CARD-AUC-17")
def test_a_third_plant_is_within_the_limit() -> None:
    assert rich("03a", "04a").mover == "bob"


@pytest.mark.rule("CARD-AUC-18")
def test_fuel_that_fits_stays() -> None:
    table = rich("03a", "04b", "05a", fuel=["coal3", "coal1", "uranium2"]).play("scrap 03a")
    assert table.stock("ana") == {"coal": 4, "uranium": 2}
    assert table.mover == "bob"


@pytest.mark.rule("CARD-AUC-18")
def test_all_of_a_fuel_no_plant_burns_is_lost_without_a_question() -> None:
    table = rich("03a", "04a", "05a", fuel=["coal2/3", "gas-single", "gas1"])
    table.s.fuel.discards = [0] * 16
    columns = [table.column(c) for c in (1, 2, 3, 4)]
    table.play("scrap 04a")
    assert table.stock("ana") == {"coal": 2}
    assert table.discarded() == ["gas1"]
    assert table.single_supply()["gas"] == 3  # two and the one that came back
    assert [table.column(c) for c in (1, 2, 3, 4)] == columns


@pytest.mark.rule("CARD-AUC-18")
def test_the_owner_chooses_the_card_to_turn_down() -> None:
    table = rich("03a", "04b", "05a", fuel=["coal1", "coal2/3", "coal3"]).play("scrap 03a")
    assert table.legal == ["drop coal1/1", "drop coal2/3", "drop coal3/3"]
    error = table.refused("pass")
    assert (error.code, error.rule) == ("must_drop", "CARD-AUC-18")
    table.play("drop coal3/3")
    assert table.store("ana") == ["coal1/1", "coal2/3", "coal2/3"]
    assert table.legal == ["drop coal1/1", "drop coal2/3"]  # alike cards are one choice
    table.play("drop coal1/1")
    assert (table.stock("ana"), table.mover) == ({"coal": 4}, "bob")  # and no more than needed


@pytest.mark.rule("CARD-AUC-18")
def test_the_owner_chooses_between_gas_and_oil() -> None:
    table = rich("07b", "14", "05a", fuel=["gas3", "gas2", "oil3", "oil2"])
    table.play("scrap 07b")  # 14 holds four of the ten
    assert table.legal == ["drop gas2/2", "drop gas3/3", "drop oil2/2", "drop oil3/3"]
    table.play("drop gas2/2", "drop gas1/2", "drop oil2/2", "drop oil1/2", "drop gas3/3")
    assert table.stock("ana") == {"gas": 2, "oil": 3}
    assert set(table.legal) == {"drop gas2/3", "drop oil3/3"}
    table.play("drop oil3/3")
    assert (table.stock("ana"), table.mover) == ({"gas": 2, "oil": 2}, "bob")


@pytest.mark.rule("CARD-AUC-18")
def test_only_the_kind_that_is_over_its_room_can_go() -> None:
    table = rich("07b", "04a", "05a", fuel=["gas3", "gas3", "gas2"])  # 2 + 6 of gas
    table.play("scrap 04a")
    assert table.legal == ["drop gas2/2", "drop gas3/3"]
    table.play("drop gas2/2", "drop gas1/2")
    assert (table.store("ana"), table.mover) == (["gas3/3", "gas3/3"], "bob")


@pytest.mark.rule("CARD-AUC-18")
def test_without_a_hybrid_left_gas_and_oil_go_as_they_must() -> None:
    table = rich("07b", "04a", "03b", fuel=["gas3", "oil3"]).play("scrap 07b")
    assert (table.stock("ana"), table.mover) == ({"gas": 2, "oil": 2}, "bob")
    assert table.facts("lost") == [
        {"player": 0, "fuel": "gas", "count": 1},
        {"player": 0, "fuel": "oil", "count": 1},
    ]


@pytest.mark.rule("CARD-AUC-18")
def test_the_room_of_a_hybrid_is_for_gas_and_oil_only() -> None:
    table = rich("07b", "03a", "05c", fuel=["coal3", "gas2"]).play("scrap 05c")
    assert (table.store("ana"), table.mover) == (["coal2/3", "gas2/2"], "bob")


@pytest.mark.rule("CARD-AUC-18")
def test_what_must_go_of_gas_goes_before_the_owner_chooses() -> None:
    table = rich("33", "07b", "05a", fuel=["gas3", "gas3", "gas2", "oil1"]).play("scrap 33")
    # Of 8 gas and 1 oil six may stay: two gas go in any case, the third unit is a choice.
    table.play("drop gas2/2", "drop gas1/2")
    assert set(table.legal) == {"drop gas3/3", "drop oil1/1"}
    table.play("drop oil1/1")
    assert (table.stock("ana"), table.mover) == ({"gas": 6}, "bob")


@pytest.mark.rule("CARD-AUC-18")
def test_the_new_plant_counts_for_what_fits() -> None:
    table = auction().give("ana", 50, ["03a", "04b", "05c"], ["coal3", "coal3"])
    table.market("12", "13", "14", "16").begin("auction").play("open 12 12", "pass", "pass")
    table.play("scrap 05c")
    assert (table.stock("ana"), table.mover) == ({"coal": 6}, "bob")


# ---- the stack, and the end of the phase


@pytest.mark.rule("CARD-AUC-19")
def test_with_an_empty_stack_the_market_shrinks() -> None:
    table = auction().stack().play("open 10 10", "pass", "pass")
    assert table.row() == ["09", "11", "13", "14", "16", "17", "20"]
    assert table.current() == ["09", "11", "13", "14"]


@pytest.mark.rule("CARD-AUC-20")
def test_what_happens_at_the_end_of_the_phase_and_when() -> None:
    table = auction(round=1, demolition=True).stack("last", "30", "31", "32")
    table.give("ana", 50, ["03a", "04a", "05a"])
    table.play("open 10 10", "pass", "pass", "scrap 03a", "open 11 11", "pass", "open 13 13")
    kinds = table.kinds()
    end = kinds[kinds.index("discount_unsold") :]
    assert end == ["discount_unsold", "drawn", "cut", "removed", "demolition_card", "order"]


@pytest.mark.rule("CARD-AUC-21")
def test_after_the_first_phase_1_the_order_is_set_by_the_plants_bought() -> None:
    table = auction(round=1)
    table.play("open 10 10", "pass", "pass", "open 13 13", "pass", "open 11 11")
    assert table.order_names() == ["bob", "eva", "ana"]
    assert table.mover == "ana"  # phase 2 already goes by it, last first


@pytest.mark.rule("CARD-AUC-21")
def test_two_equals_change_places() -> None:
    table = auction(round=1).market("05a", "05b", "09", "10", "11", "13", "14", "16")
    table.begin("auction", round=1)
    table.play("open 05b 5", "pass", "pass", "open 09 9", "pass", "open 05a 1")
    assert table.order_names() == ["bob", "eva", "ana"]


@pytest.mark.rule("CARD-AUC-21")
def test_of_three_equals_the_first_and_the_third_do() -> None:
    table = auction(round=1).market("05a", "05b", "05c", "10", "11", "13", "14", "16")
    table.begin("auction", round=1)
    table.play("open 05b 5", "pass", "pass", "open 05c 5", "pass", "open 05a 1")
    assert table.order_names() == ["eva", "bob", "ana"]


@pytest.mark.rule("CARD-AUC-21")
def test_in_later_rounds_phase_1_leaves_the_order_alone() -> None:
    table = auction(round=2)
    table.play("open 10 10", "pass", "pass", "open 13 13", "pass", "open 11 11")
    assert table.order_names() == ["ana", "bob", "eva"]
