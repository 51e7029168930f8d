"""The demolition stack by itself, and the figures of its cards."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from megavolt.data import demolition_cards
from megavolt.parts.demolition import Demolition

CARDS = ((1, 0), (2, 1), (5, 3))


def shipped() -> dict[str, Any]:
    text = files("megavolt.data").joinpath("cards.toml").read_text(encoding="utf-8")
    stacks: dict[str, Any] = tomllib.loads(text)["demolition"]
    return stacks


# ---- the figures


@pytest.mark.rule("DEMO-01", "DEMO-02")
def test_the_cards_of_the_board_game() -> None:
    assert demolition_cards("board_game") == ((2, 0), (4, 2), (6, 4), (8, 6), (10, 8), (12, 10))


@pytest.mark.rule("DEMO-01", "DEMO-02")
def test_the_cards_of_the_card_game() -> None:
    assert demolition_cards("card_game") == ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4))


@pytest.mark.rule("DEMO-01", "DEMO-07")
@pytest.mark.parametrize(("stack", "count"), [("card_game", 5), ("board_game", 6)])
def test_the_cards_are_numbered_upwards_and_only_the_last_one_stays(stack: str, count: int) -> None:
    cards = shipped()[stack]
    assert [card["card"] for card in cards] == list(range(1, count + 1))
    assert [card["stays"] for card in cards] == [False] * (count - 1) + [True]


@pytest.mark.rule("DEMO-02", "DEMO-06")
@pytest.mark.parametrize("stack", ["card_game", "board_game"])
def test_the_first_gets_more_than_the_others_and_payments_rise(stack: str) -> None:
    cards = demolition_cards(stack)
    assert all(first > others >= 0 for first, others in cards)
    for payments in zip(*cards, strict=True):
        assert list(payments) == sorted(set(payments))


# ---- the stack


@pytest.mark.rule("DEMO-01")
def test_card_one_lies_on_top() -> None:
    stack = Demolition.fresh(CARDS)
    assert (stack.top, stack.paid) == (0, 0)


@pytest.mark.rule("DEMO-03", "DEMO-05")
def test_the_first_is_paid_one_amount_and_all_others_the_other() -> None:
    stack = Demolition.fresh(CARDS)
    assert [stack.pay() for _ in range(4)] == [1, 0, 0, 0]
    assert stack.top == 0


@pytest.mark.rule("DEMO-06")
def test_after_a_payment_the_phase_ends_with_the_next_card_on_top() -> None:
    stack = Demolition.fresh(CARDS)
    stack.pay()
    stack.pay()
    assert stack.end_phase() is True
    assert (stack.top, stack.paid) == (1, 0)
    assert [stack.pay(), stack.pay()] == [2, 1]


@pytest.mark.rule("DEMO-06")
def test_without_a_payment_the_card_stays() -> None:
    stack = Demolition.fresh(CARDS)
    assert stack.end_phase() is False
    assert (stack.top, stack.pay()) == (0, 1)


@pytest.mark.rule("DEMO-07")
def test_the_last_card_is_never_removed() -> None:
    stack = Demolition.fresh(CARDS)
    turned = []
    for _ in range(5):
        stack.pay()
        turned.append(stack.end_phase())
    assert turned == [True, True, False, False, False]
    assert stack.top == 2
    assert [stack.pay(), stack.pay()] == [5, 3]  # the first of a new phase again


def test_a_clone_goes_its_own_way() -> None:
    stack = Demolition.fresh(CARDS)
    stack.pay()
    other = stack.clone()
    assert other.key() == stack.key()
    other.pay()
    assert other.key() != stack.key()
    other.end_phase()
    assert (stack.top, stack.paid, other.top, other.paid) == (0, 1, 1, 0)
    assert other.key() != stack.key()
