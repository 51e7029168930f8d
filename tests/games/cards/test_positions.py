"""Positions of the card game typed by hand, stacks known in part, and what does not fit."""

from typing import Any

import pytest

from megavolt import Match, SetupError
from megavolt.core.view_types import own_view
from megavolt.games.cards.view_types import CardsView
from tests.games.cards.table import NAMES

TYPED: dict[str, Any] = {
    "round": 5,
    "phase": "fuel",
    "money": [20, 7, 12],
    "plants": [["12", "05a"], ["07b"], ["09"]],
    "fuel": [["coal2/3"], ["gas1/2"], []],
    "market": ["13", "14", "15", "16", "17", "18", "19", "20"],
}


def match(options: dict[str, object] | None = None, seats: int = 3, **changes: Any) -> Match:
    setup = {k: v for k, v in {**TYPED, **changes}.items() if v != "-"}
    return Match.new("cards", NAMES[:seats], 1, options or {}, setup)


def refused(**changes: Any) -> SetupError:
    with pytest.raises(SetupError) as caught:
        match(**changes)
    return caught.value


def test_the_middle_of_a_round_can_be_typed() -> None:
    typed = match()
    view = own_view(CardsView, typed.view(0))
    assert (view["phase"], view["round"], view["to_move"]) == ("fuel", 5, view["order"][-1])
    assert view["players"][0]["store"][0]["card"] == "coal2/3"
    assert typed.game.check(typed.state) == []


def test_cards_go_by_ids_or_by_names() -> None:
    by_id = match(fuel=[["C06:2"], [], []])
    by_name = match(fuel=[["coal2/3"], [], []])
    assert by_id.game.key(by_id.state) == by_name.game.key(by_name.state)


def test_the_next_plants_of_a_stack() -> None:
    typed = match(stack=["30", "31", "..."])
    told: Any = typed.position()
    assert told["stack"][:2] == ["30", "31"]
    assert told["stack"][-1] == "last"


def test_the_next_cards_of_the_draw_pile() -> None:
    typed = match(draw=["uranium1", "gas1", "..."])
    told: Any = typed.position()
    assert told["draw"][:2] == ["uranium1", "gas1"]
    assert len(told["draw"]) > 5


def test_what_becomes_known_of_stack_and_draw_pile() -> None:
    typed = match(stack=["30", "31", "..."])
    typed.reveal({"stack": ["30", "32"], "draw": ["oil1"]})
    told: Any = typed.position()
    assert (told["stack"][:2], told["draw"][0]) == (["30", "32"], "oil1")
    assert typed.game.check(typed.state) == []


@pytest.mark.parametrize(
    ("known", "code"),
    [
        ({"stack": ["13"]}, "reveal_seen_elsewhere"),
        ({"draw": ["coal-single"]}, "reveal_seen_elsewhere"),
        ({"draw": ["plutonium"]}, "setup_unknown_fuel_card"),
        ({"draw": [3]}, "setup_wrong_type"),
        ({"deck": ["13"]}, "setup_unknown_key"),
    ],
)
def test_what_contradicts_the_table_is_refused(known: dict[str, Any], code: str) -> None:
    typed = match()
    key = typed.game.key(typed.state)
    with pytest.raises(SetupError) as caught:
        typed.reveal(known)
    assert caught.value.code == code
    assert typed.game.key(typed.state) == key


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"phase": "building"}, "setup_no_such_choice"),
        ({"pending": "burn"}, "setup_not_now"),
        ({"due": {"coal": 1}}, "setup_not_now"),
        ({"phase": "bureaucracy", "due": {"coal": 1}, "to_move": 0}, "setup_not_owned"),
        ({"phase": "bureaucracy", "due": {"coal": 9}, "ran": ["12"], "to_move": 0},
         "setup_out_of_range"),
        ({"ran": ["12"]}, "setup_not_now"),
        ({"phase": "bureaucracy", "ran": ["09"], "to_move": 0}, "setup_not_owned"),
        ({"phase": "bureaucracy", "last_round": True}, "setup_not_now"),
        ({"phase": "over"}, "setup_not_last"),
        ({"phase": "auction", "cut": "auction"}, "setup_not_now"),
        ({"cut": "somewhere"}, "setup_no_such_choice"),
        ({"last_round": True, "stack": ["30", "last"]}, "setup_end_card_out"),
        ({"discards": ["coal3"] * 40}, "setup_too_many_alike"),
        ({"draw": ["coal-single"]}, "setup_single_in_pile"),
        ({"income": [1, 2]}, "setup_wrong_seats"),
        ({"phase": "auction", "auction": {"lot": "19", "leader": 0}}, "setup_lot_not_current"),
        ({"bank": {"plants": []}}, "setup_no_bank"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_by_its_key(changes: dict[str, Any], code: str) -> None:
    assert refused(**changes).code == code
