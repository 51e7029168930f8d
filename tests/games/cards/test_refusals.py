"""Every obvious thing that cannot be done is refused with its reason and its rule."""

import pytest

from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]


def auction(round: int = 2) -> Table:
    table = Table().order("ana", "bob", "eva").market(*ROW).stack("30", "31", "32", "last")
    table.give("ana", 15, ["03a", "04a", "05a"]).give("bob", 50).give("eva", 50)
    return table.begin("auction", round=round)


def up() -> Table:
    return auction().play("open 10 10")


def scrapping() -> Table:
    return up().play("pass", "pass")


def losing() -> Table:
    table = auction().give("ana", fuel=["coal2", "gas1", "gas-single"])
    return table.give("ana", 15, ["03a", "04a", "05c"]).give("ana", fuel=["coal3", "coal2"])


def fuel(last: bool = False) -> Table:
    table = Table().order("ana", "bob", "eva").give("eva", 3, ["04b", "05a"], ["uranium2", "coal1"])
    table.columns(["gas-single"], ["coal3", "gas1"], ["uranium1", "coal2"], ["coal3"])
    return table.begin("fuel", last=last)


def running() -> Table:
    table = Table().order("ana", "bob", "eva").give("ana", 3, ["04b", "17"], ["coal1"])
    return table.begin("bureaucracy").play("run 17")


def burning() -> Table:
    table = Table().order("ana", "bob", "eva").give("ana", 3, ["04b"], ["coal1", "coal2", "gas1"])
    return table.begin("bureaucracy").play("run 04b")


def over() -> Table:
    return Table().begin("fuel", last=True).play("done", "done", "done")


CASES = [
    (auction, "bid 12", "no_lot_to_bid_on", "CARD-AUC-02"),
    (auction, "done", "wrong_phase", "CARD-AUC-02"),
    (auction, "run 17", "wrong_phase", "CARD-AUC-02"),
    (auction, "buy coal3 2", "wrong_phase", "CARD-AUC-02"),
    (auction, "scrap 03a", "scrap_only_after_buying", "DEMO-08"),
    (auction, "drop coal1/3", "nothing_to_drop", "CARD-FUEL-11"),
    (auction, "burn", "nothing_to_burn", "CARD-BUR-04"),
    (auction, "open 14 14", "still_future", "CARD-AUC-03"),
    (auction, "open 37 37", "not_in_market", "CARD-AUC-03"),
    (auction, "open 10 9", "bid_too_low", "CARD-AUC-04"),
    (auction, "open 09 0", "bid_too_low", "CARD-DISC-02"),
    (auction, "open 10 16", "bid_over_money", "CARD-AUC-04"),
    (up, "bid 10", "bid_too_low", "CARD-AUC-05"),
    (up, "bid 51", "bid_over_money", "CARD-AUC-05"),
    (up, "open 11 11", "lot_on_the_table", "CARD-AUC-05"),
    (up, "done", "answer_the_bid", "CARD-AUC-05"),
    (scrapping, "scrap 10", "scrap_newest", "CARD-AUC-17"),
    (scrapping, "scrap 17", "must_scrap", "CARD-AUC-17"),
    (scrapping, "pass", "must_scrap", "CARD-AUC-17"),
    (fuel, "buy coal1 2", "card_not_there", "CARD-FUEL-02"),
    (fuel, "buy coal1 1", "card_not_there", "CARD-FUEL-07"),
    (fuel, "buy coal-single 2", "card_not_there", "CARD-SETUP-17"),
    (fuel, "buy gas1 2", "no_plant_burns_it", "CARD-FUEL-03"),
    (fuel, "buy uranium1 3", "stores_full", "CARD-FUEL-03"),
    (fuel, "buy coal3 4", "card_too_dear", "CARD-FUEL-02"),
    (fuel, "pass", "wrong_phase", "CARD-FUEL-02"),
    (fuel, "drop coal1/1", "nothing_to_drop", "CARD-FUEL-11"),
    (running, "run 17", "already_ran", "CARD-PLANT-03"),
    (running, "run 04b", "not_enough_fuel", "CARD-PLANT-02"),
    (running, "run 12", "not_your_plant", "CARD-BUR-01"),
    (running, "run 07b", "not_your_plant", "CARD-BUR-01"),
    (running, "run 07b gas3", "not_your_plant", "CARD-BUR-01"),
    (running, "burn coal1/1", "nothing_to_burn", "CARD-BUR-04"),
    (running, "buy coal3 2", "wrong_phase", "CARD-BUR-01"),
    (burning, "burn coal3/3", "must_burn", "CARD-BUR-04"),
    (burning, "burn gas1/1", "must_burn", "CARD-BUR-04"),
    (burning, "done", "must_burn", "CARD-BUR-04"),
    (over, "done", "game_over", "CARD-END-01"),
    (over, "open 10 10", "game_over", "CARD-END-01"),
]


@pytest.mark.parametrize(("position", "word", "code", "rule"), CASES)
def test_what_cannot_be_done_is_refused(position, word, code, rule) -> None:  # type: ignore[no-untyped-def]
    error = position().refused(word)
    assert (error.code, error.rule) == (code, rule)


def test_the_first_round_has_no_pass() -> None:
    assert auction(round=1).refused("pass").rule == "CARD-AUC-13"


def test_alone_one_pays_the_minimum() -> None:
    table = auction().play("pass", "pass")
    error = table.refused("open 10 11")
    assert (error.code, error.rule, error.facts["minimum"]) == (
        "alone_pays_minimum",
        "CARD-AUC-14",
        10,
    )


def test_the_last_round_buys_no_stock() -> None:
    error = fuel(last=True).refused("buy uranium1 3")
    assert (error.code, error.rule) == ("lacks_nothing", "CARD-FUEL-12")
    assert error.facts == {"rule": "CARD-FUEL-12", "fuel": "uranium", "have": 2}


def test_a_choice_is_told_what_there_is_to_choose_from() -> None:
    error = burning().refused("done")
    assert error.facts["choices"] == "coal1/1, coal2/2"
    table = losing().play("open 10 10", "pass", "pass", "scrap 05c")
    assert table.refused("drop gas1/1").facts["choices"] == "coal2/2, coal3/3"


def test_refusals_speak_of_plants_by_their_ids() -> None:
    assert scrapping().refused("pass").facts["choices"] == "03a, 04a, 05a"
    assert auction().refused("open 14 14").facts["choices"] == "09, 10, 11, 13"
