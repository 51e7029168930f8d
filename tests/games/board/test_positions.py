"""Positions of the board game typed by hand, decks known in part, and what does not fit."""

from typing import Any

import pytest

from megavolt import Match, SetupError
from megavolt.core.game import NOBODY
from megavolt.core.view_types import own_view
from megavolt.games.board.view_types import BoardView
from tests.games.board.table import Table

NAMES = ["Ana", "Bob", "Eva"]
TYPED: dict[str, Any] = {
    "round": 4,
    "phase": "building",
    "money": [40, 62, 31],
    "plants": [[5, 13], [8, 20], [10, 16]],
    "cities": [["essen", "duisburg", "dusseldorf"], ["kassel", "dortmund"], ["berlin", "leipzig"]],
    "market": [11, 12, 17, 18, 21, 24, 27, 31],
}


def match(seed: int = 1, game: str = "recharged", seats: int = 3, **changes: Any) -> Match:
    setup = {**TYPED, **changes}
    return Match.new(game, NAMES[:seats], seed, {}, {k: v for k, v in setup.items() if v != "-"})


def seen(match: Match, seat: int) -> BoardView:
    return own_view(BoardView, match.view(seat))


def refused(**changes: Any) -> SetupError:
    with pytest.raises(SetupError) as caught:
        match(**changes)
    return caught.value


# ---- what is left out


def test_the_least_that_a_person_must_type_is_enough() -> None:
    typed = match()
    view = seen(typed, NOBODY)
    assert [who["money"] for who in view["players"]] == [40, 62, 31]
    assert [plant["number"] for plant in view["market"]["current"]] == [11, 12, 17, 18]
    assert {"northeast", "west", "east"} == set(view["regions"])
    assert (view["step"], view["phase"], view["round"]) == (1, "building", 4)
    assert typed.game.check(typed.state) == []


@pytest.mark.rule("GRID-ORDER-01")
def test_without_an_order_cities_and_plants_tell_it() -> None:
    assert seen(match(), NOBODY)["order"] == [0, 1, 2]
    assert seen(match(plants=[[5], [8], [10, 50]]), NOBODY)["order"] == [0, 2, 1]


@pytest.mark.parametrize(
    ("phase", "first"), [("auction", 0), ("fuel", 2), ("building", 2), ("bureaucracy", 0)]
)
def test_without_to_move_the_phase_begins(phase: str, first: int) -> None:
    assert match(phase=phase).to_move == first


@pytest.mark.rule("GRID-DISC-01")
def test_the_discount_token_lies_on_the_lowest_plant_until_somebody_has_bought() -> None:
    assert seen(match(phase="auction"), 0)["market"]["discount"] == 11
    bought = match(phase="auction", auction={"bought": [0]})
    assert seen(bought, 0)["market"]["discount"] is None
    assert bought.to_move == 1


def test_a_lot_with_a_bid_is_answered_clockwise() -> None:
    lot = match(phase="auction", auction={"lot": 17, "bid": 20, "leader": 2})
    assert lot.to_move == 0
    assert lot.legal()[:2] == ["pass", "bid 21"]


def test_houses_can_be_given_by_city() -> None:
    houses = {"essen": [1, None, None], "kassel": [0]}
    typed = match(cities="-", houses=houses)
    assert [who["cities"] for who in seen(typed, 0)["players"]] == [["kassel"], ["essen"], []]


def test_two_houses_in_a_city_are_step_2() -> None:
    typed = match(cities=[["essen"], ["essen"], ["kassel"]])
    assert seen(typed, 0)["step"] == 2
    assert seen(typed, 0)["cities"]["essen"]["spaces"] == [0, 1, None]


def test_what_is_nowhere_else_is_in_the_supply() -> None:
    typed = match(stock=[{"coal": 2}, {}, {}], fuel={"coal": 10})
    assert seen(typed, 0)["fuel"]["coal"]["supply"] == 24 - 2 - 10


# ---- in the middle of a decision


@pytest.mark.parametrize("played", range(6))
def test_while_a_plant_and_fuel_are_given_up(played: int) -> None:
    table = Table("recharged", 3, demolition=True).order("ana", "bob", "eva")
    table.give("ana", money=100, plants=[5, 12, 14], fuel={"coal": 4, "oil": 4})
    table.market(21, 22, 23, 24, 25, 26, 27, 28).deck(30, 31, 32, "step3").begin("auction")
    words = ["open 22 22", "pass", "pass", "scrap 5", "drop coal"]
    table.play(*words[:played])
    again = table.game.new(9, table.game.position(table.s))
    assert table.game.key(again) == table.game.key(table.s)
    assert table.game.legal(again) == table.game.legal(table.s)
    for seat in (NOBODY, 0, 1, 2):
        seen = table.game.new(9, table.game.position(table.s, seat))
        assert table.game.view(seen, seat) == table.game.view(table.s, seat)


# ---- a deck known in part


def test_the_next_cards_of_a_deck() -> None:
    decks: list[list[object]] = [[14, 20], [14, 20, "..."]]
    for deck in decks:
        stacks = [Table("recharged", 3, seed=seed, setup={"deck": deck}).stack() for seed in (1, 2)]
        assert [stack[:2] for stack in stacks] == [[14, 20]] * 2
        assert [stack[-1] for stack in stacks] == ["step3"] * 2
        assert stacks[0] != stacks[1]
        assert len(stacks[0]) == len(Table("recharged", 3).stack())


def test_a_deck_that_goes_on_after_the_step_3_card() -> None:
    table = Table("classic", 3, setup={"deck": [20, "step3", 25, "..."]})
    assert table.stack()[:3] == [20, "step3", 25]
    assert len(table.stack()) > 20
    assert table.game.check(table.s) == []


def test_plants_that_are_gone_are_not_in_the_deck() -> None:
    typed = match(gone=[3, 4, 6, 7, 9])
    assert not {3, 4, 6, 7, 9} & {*typed.state.market.stack, *typed.state.removed}
    assert seen(typed, 0)["market"]["gone"] == [3, 4, 6, 7, 9]


def test_a_whole_deck_in_the_middle_of_a_game_leaves_the_others_out() -> None:
    typed = match(deck=[30, 32, "step3"])
    assert typed.position()["deck"] == [30, 32, "step3"]
    assert typed.game.check(typed.state) == []


# ---- what becomes known later


def test_revealed_cards_come_next() -> None:
    typed = match(phase="auction", deck=[33])
    typed.reveal({"deck": [33, 26, 14]})
    assert typed.position()["deck"][:3] == [33, 26, 14]  # type: ignore[index]
    typed.play("open 12 12")
    typed.play("pass")
    typed.play("pass")
    assert 33 in [plant["number"] for plant in seen(typed, 0)["market"]["future"]]
    assert typed.position()["deck"][:2] == [26, 14]  # type: ignore[index]


def test_a_card_thought_removed_takes_the_place_of_another() -> None:
    typed = match()
    before = seen(typed, 0)
    for plant in typed.state.removed:
        typed.reveal({"deck": [typed.state.market.stack[0], plant]})
        assert plant == typed.state.market.stack[1]
        assert typed.game.check(typed.state) == []
        assert typed.view(0) == before


@pytest.mark.parametrize("card", [11, 5, 3])
def test_a_card_seen_elsewhere_is_not_next(card: int) -> None:
    typed = match(gone=[3])
    key = typed.game.key(typed.state)
    with pytest.raises(SetupError) as caught:
        typed.reveal({"deck": [card]})
    assert (caught.value.code, caught.value.facts["card"]) == ("reveal_seen_elsewhere", card)
    assert typed.game.key(typed.state) == key
    assert typed.reveals == []


def test_the_back_of_the_next_card_may_be_another_than_the_seed_guessed() -> None:
    typed = match(deck_back="low")
    for card, back in ((30, "high"), (14, "low")):
        typed.reveal({"deck": [card]})
        assert seen(typed, 0)["market"]["deck_back"] == back
        assert typed.game.check(typed.state) == []


def test_what_everyone_saw_go_under_the_deck_stays_there() -> None:
    typed = match(deck_bottom=[33, 35])
    with pytest.raises(SetupError) as caught:
        typed.reveal({"deck": [33]})
    assert caught.value.facts["other"] == "deck_bottom"
    typed.reveal({"deck": [30]})
    assert typed.state.market.bottom() == [33, 35]


@pytest.mark.rule("GRID-STEP-05")
def test_the_order_after_the_step_3_shuffle_becomes_known() -> None:
    typed = match(phase="auction", deck=["step3", 30, 32, 33, 36])
    typed.reveal({"step3_deck": [33, 30]})
    typed.play("open 12 12")
    typed.play("pass")
    typed.play("pass")
    assert typed.state.market.stack[:2] == (33, 30)
    with pytest.raises(SetupError) as caught:
        typed.reveal({"step3_deck": [30]})
    assert caught.value.code == "reveal_too_late"


# ---- what does not fit


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"phase": "lunch"}, "setup_no_such_choice"),
        ({"phase": 4}, "setup_wrong_type"),
        ({"phase": "preparation"}, "setup_no_such_choice"),
        ({"round": 0}, "setup_out_of_range"),
        ({"step": 4}, "setup_out_of_range"),
        ({"to_move": 3}, "setup_out_of_range"),
        ({"to_move": 0, "turn": 2}, "setup_follows"),
        ({"pending": "scrap"}, "setup_not_now"),
        ({"phase": "auction", "pending": "scrap", "to_move": 1}, "setup_nothing_pending"),
        (
            {"phase": "auction", "plants": [[], [], []], "auction": {"bought": [0]}},
            "setup_bought_nothing",
        ),
        ({"phase": "auction", "pending": "lose_fuel", "to_move": 1}, "setup_nothing_pending"),
        ({"money": [1, 2]}, "setup_wrong_seats"),
        ({"money": [1, 2, -1]}, "setup_out_of_range"),
        ({"plants": [[5], [5], []]}, "setup_plant_twice"),
        ({"plants": [[5, 11], [], []]}, "setup_plant_twice"),
        ({"plants": [[5, 8, 10, 13], [], []]}, "setup_too_many_plants"),
        ({"cities": [["london"], [], []]}, "setup_unknown_city"),
        ({"cities": [["essen", "essen"], [], []]}, "setup_city_twice"),
        ({"cities": [["essen"], ["essen"], []], "step": 1}, "setup_space_closed"),
        ({"regions": ["south", "east", "southwest"]}, "setup_city_not_in_play"),
        ({"houses": {"essen": [2]}}, "setup_houses_differ"),
        ({"houses": {"essen": ["trust", 0]}}, "setup_not_played"),
        ({"marked": ["essen"]}, "setup_not_played"),
        ({"stock": [{"coal": 40}, {}, {}]}, "setup_bad_stock"),
        ({"stock": [{"uranium": 1}, {}, {}]}, "setup_stock_overfull"),
        ({"stock": [{"coal": 4}, {}, {}], "fuel": {"coal": 23}}, "setup_bad_fuel"),
        ({"market": [*range(3, 13)]}, "setup_wrong_count"),
        ({"market": [11, 12, 17, "step3"]}, "setup_end_card_out"),
        ({"deck": [11]}, "setup_plant_twice"),
        ({"deck": ["step3"], "step": 3}, "setup_end_card_out"),
        ({"deck": [14], "deck_back": "high"}, "setup_deck_differs"),
        ({"deck_holds": [14]}, "setup_holds_too_early"),
        ({"gone": [11]}, "setup_plant_twice"),
        ({"uranium_stopped": True}, "setup_uranium"),
        ({"phase": "over"}, "setup_not_over"),
        ({"trust": {"plants": []}}, "setup_not_played"),
        ({"demolition": 1}, "setup_no_demolition"),
        ({"auction": {"lot": 11}}, "setup_not_now"),
        ({"phase": "auction", "auction": {"lot": 31}}, "setup_lot_not_current"),
        ({"phase": "auction", "auction": {"lot": 11}}, "setup_no_leader"),
        ({"phase": "auction", "auction": {"active": []}}, "setup_nobody_active"),
        ({"phase": "auction", "auction": {"bid": 4}}, "setup_no_lot"),
        ({"phase": "auction", "discount": 50}, "setup_lot_not_current"),
        ({"phase": "bureaucracy", "ran": [8]}, "setup_not_owned"),
        ({"chance": -1}, "setup_out_of_range"),
        ({"hands": []}, "setup_unknown_key"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_key(changes: dict[str, Any], code: str) -> None:
    assert refused(**changes).code == code


@pytest.mark.parametrize(
    ("auction", "code"),
    [
        ({"leader": 0, "bidders": [0]}, "setup_nobody_answers"),
        ({"leader": 0, "bidders": [1, 2]}, "setup_seat_not_in"),
        ({"leader": 0, "bid": 5}, "setup_out_of_range"),
        ({"leader": 0, "bid": 41}, "setup_out_of_range"),
        ({"leader": 0, "opener": 2}, "setup_passed_over"),
        ({"leader": 0, "opener": 1, "active": [0, 2]}, "setup_seat_not_in"),
        ({"leader": 1, "opener": 1, "active": [0, 2]}, "setup_seat_not_in"),
        ({"leader": 0, "bidders": [0, 7]}, "setup_out_of_range"),
    ],
)
def test_an_auction_that_cannot_be_is_refused(auction: dict[str, Any], code: str) -> None:
    assert refused(phase="auction", auction={"lot": 17, "bid": 20, **auction}).code == code


def test_the_leader_of_an_auction_does_not_move() -> None:
    error = refused(phase="auction", to_move=0, auction={"lot": 17, "bid": 20, "leader": 0})
    assert error.code == "setup_leader_moves"


def test_cities_go_by_the_names_that_the_map_prints() -> None:
    cities = [["Essen", "Düsseldorf"], ["essen"], ["Berlin"]]
    setup = {"round": 4, "cities": cities, "plants": [[5], [8], [10]]}
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 1, {}, setup)
    assert match.position()["cities"] == [["essen", "dusseldorf"], ["essen"], ["berlin"]]
    assert match.position()["step"] == 2  # two houses stand in Essen
