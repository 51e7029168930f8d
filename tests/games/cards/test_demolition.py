"""The demolition variant: who is paid for removing a plant, and when the top card changes."""

from typing import Any

import pytest

from megavolt import Match
from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng
from megavolt.core.view_types import own_view
from megavolt.data import demolition_cards
from megavolt.games.board.view_types import BoardView
from tests.conformance import random_choice
from tests.games.cards.table import Table

ROW = ["09", "10", "11", "13", "14", "16", "17", "20"]
OLD = {"ana": ["03a", "03b", "04a"], "bob": ["04b", "05a", "05b"], "eva": ["05c", "06a", "06b"]}


def auction(players: int = 3, card: int = 1, **options: Any) -> Table:
    """Everyone has three plants and 50 Elektro."""
    table = Table(players=players, demolition=True, **options)
    who = ["ana", "bob", "eva"][:players]
    table.order(*who).market(*ROW).stack("30", "31", "32", "33", "34", "last")
    for name in who:
        table.give(name, 50, OLD[name])
    assert table.s.demolition is not None
    table.s.demolition.top = card - 1
    return table.begin("auction", round=4)


def card(table: Table) -> int:
    return table.demolition["card"]


@pytest.mark.rule("DEMO-01")
def test_the_variant_is_an_option_and_its_cards_lie_open_ascending() -> None:
    assert Table().view(0)["demolition"] is None
    table = Table(demolition=True)
    assert table.view(0)["demolition"] == {"card": 1, "first": 1, "others": 0, "paid": 0}
    assert (len(table.r.demolition), len(demolition_cards("board_game"))) == (5, 6)


@pytest.mark.rule("DEMO-02")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_card_shows_two_payments(number: int) -> None:
    seen = auction(card=number).demolition
    assert (seen["first"], seen["others"]) == (number, number - 1)


@pytest.mark.rule("DEMO-03")
def test_the_first_is_paid_the_first_amount_and_later_ones_the_other() -> None:
    table = auction(card=3)
    table.play("open 10 10", "pass", "pass", "scrap 03a")
    table.play("open 11 11", "pass", "scrap 04b", "open 13 13", "scrap 05c")
    assert [fact["pay"] for fact in table.facts("demolished")] == [3, 2, 2]
    assert table.s.money == [43, 41, 39]


@pytest.mark.rule("DEMO-03")
def test_who_stays_within_the_limit_is_paid_nothing() -> None:
    table = auction(card=3).give("ana", 50, ["03a"])
    table.play("open 10 10", "pass", "pass")
    assert table.money("ana") == 40


@pytest.mark.rule("DEMO-04")
def test_the_payment_comes_after_the_price_and_cannot_be_bid() -> None:
    table = auction(card=5).give("ana", money=10)
    assert table.openings()["10"] == [10]
    table.play("open 10 10", "pass", "pass")
    assert table.money("ana") == 0
    assert table.play("scrap 03a").money("ana") == 5


@pytest.mark.rule("DEMO-04")
def test_in_the_last_round_it_counts_for_points() -> None:
    table = auction(card=5).give("ana", money=15).market(*ROW[:6]).begin("auction", last=True)
    table.play("open 10 10", "pass", "pass", "scrap 03a", "pass", "pass").pass_all()
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.reasons[0]["money"] == 10
    assert outcome.scores[0] - outcome.reasons[0]["production"] == 1


@pytest.mark.rule("DEMO-05", "DEMO-06")
def test_the_top_card_changes_at_the_end_of_the_phase_only() -> None:
    table = auction()
    table.play("open 10 10", "pass", "pass", "scrap 03a", "open 11 11", "pass", "scrap 04b")
    assert card(table) == 1
    table.play("pass")
    assert (table.phase, card(table)) == ("fuel", 2)
    assert table.facts("demolition_card") == [{"card": 2}]


@pytest.mark.rule("DEMO-06")
def test_without_a_payment_the_top_card_stays() -> None:
    table = auction().play("pass", "pass", "pass")
    assert (table.phase, card(table)) == ("fuel", 1)


@pytest.mark.rule("DEMO-07")
def test_the_last_card_is_never_removed() -> None:
    table = auction(card=5).play("open 10 10", "pass", "pass", "scrap 03a", "pass", "pass")
    assert (table.phase, card(table)) == ("fuel", 5)
    table.pass_all().pass_all()
    assert table.demolition["paid"] == 0


@pytest.mark.rule("DEMO-08")
def test_nobody_removes_a_plant_without_buying_one() -> None:
    table = auction()
    assert not [word for word in table.legal if word.startswith("scrap")]
    assert table.refused("scrap 03a").rule == "DEMO-08"


@pytest.mark.rule("DEMO-08")
def test_the_first_payment_is_in_round_4_at_the_earliest() -> None:
    for seed in range(6):
        match = Match.new("cards", ["a", "b", "c"], seed, {"demolition": True})
        rng, earliest = Rng(seed), 99
        while not match.over:
            action = random_choice(match.game, match.game.legal(match.state), rng)
            match.play(match.game.word(action))
            if any(event.kind == "demolished" for event in match.events):
                earliest = match.state.round
                break
        assert earliest >= 4


@pytest.mark.rule("DEMO-09")
def test_the_bank_is_neither_paid_nor_the_first() -> None:
    table = auction(players=2, card=3).give("bank", plants=["12", "15", "18"])
    table.play("pass")
    assert table.facts("bank_scraps") == [{"plant": "12"}]
    table.play("open 10 10", "scrap 04b")
    assert table.facts("demolished") == [{"player": 1, "pay": 3}]


@pytest.mark.rule("DEMO-09")
def test_plants_removed_from_the_market_are_not_paid() -> None:
    table = auction(card=3).play("pass", "pass", "pass")  # the discounted plant leaves
    assert table.gone() == ["09"]
    assert (card(table), table.facts("demolished")) == (3, [])


@pytest.mark.rule("DEMO-10")
def test_in_the_board_game_the_new_card_shows_before_fuel_is_bought() -> None:
    match = Match.new("recharged", ["a", "b", "c"], 3, {"demolition": True})
    rng = Rng(3)
    while match.game.to_move(match.state) != NOBODY:
        action = random_choice(match.game, match.game.legal(match.state), rng)
        match.play(match.game.word(action))
        if match.events and match.events[-1].kind == "demolition_card":
            break
    assert match.view(0)["phase"] == "fuel"
    assert own_view(BoardView, match.view(0))["demolition"] == {
        "card": 2,
        "first": 4,
        "others": 2,
        "paid": 0,
    }
