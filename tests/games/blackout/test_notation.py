"""The three forms of an action: index, word, JSON."""

import pytest

from megavolt import Illegal
from tests.games.blackout.table import Table

TABLE = Table()
GAME = TABLE.game


def test_every_action_of_the_space_round_trips() -> None:
    words = set()
    for action in range(GAME.r.actions):
        word = GAME.word(action)
        assert GAME.action(word) == action
        assert GAME.action_from_json(GAME.action_json(action)) == action
        words.add(word)
    assert len(words) == GAME.r.actions == 3 + 3 * 144 * 11 + 5 * 144 + 2 * 14


@pytest.mark.parametrize(
    ("word", "data"),
    [
        ("done", {"do": "done"}),
        ("install r11c5 ns", {"do": "install", "cell": "r11c5", "exits": "ns"}),
        ("rotate r0c11 esw", {"do": "rotate", "cell": "r0c11", "exits": "esw"}),
        ("fault r3c4", {"do": "fault", "cell": "r3c4"}),
        ("use cable_reel", {"do": "use", "card": "cable_reel"}),
        ("discard overtime", {"do": "discard", "card": "overtime"}),
    ],
)
def test_words_and_json_say_the_same(word: str, data: dict[str, object]) -> None:
    assert GAME.action_json(GAME.action(word)) == data
    assert GAME.word(GAME.action_from_json(data)) == word


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("  INSTALL  R11C5  NS ", "install r11c5 ns"),
        ("install r11c5 sn", "install r11c5 ns"),
        ("install r11c5 │", "install r11c5 ns"),
        ("install r01c05 ┌", "install r1c5 es"),
        ("use cable reel", "use cable_reel"),
        ("use cable-reel", "use cable_reel"),
    ],
)
def test_what_is_typed_is_read_kindly(typed: str, word: str) -> None:
    assert GAME.word(GAME.action(typed)) == word


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty_word"),
        ("jump", "unknown_word"),
        ("install", "bad_word"),
        ("install r1c1", "bad_word"),
        ("install r1c1 ns ew", "bad_word"),
        ("install a1 ns", "bad_word"),
        ("install r1c1 xy", "bad_word"),
        ("install r1c1 n", "no_such_piece"),
        ("install r12c1 ns", "no_such_cell"),
        ("fault r1c99", "no_such_cell"),
        ("use", "bad_word"),
        ("use money", "no_such_card"),
        ("done now", "bad_word"),
    ],
)
def test_what_names_no_action_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.action(typed)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({}, "empty_word"),
        ({"do": 3}, "empty_word"),
        ({"do": "install", "cell": [1, 2], "exits": "ns"}, "bad_word"),
        ({"do": "install", "cell": "r1c2", "exits": "sn"}, "bad_json"),
        ({"do": "done", "cell": "r1c2"}, "bad_word"),
        ({"do": "done", "more": 1}, "bad_json"),
    ],
)
def test_json_is_read_strictly(data: dict[str, object], code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.action_from_json(data)
    assert caught.value.code == code


def test_a_form_is_told_for_a_word_that_is_wrong() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.action("install here")
    assert caught.value.facts["form"] == "install rROWcCOL EXITS"


def test_an_index_outside_the_space_is_refused() -> None:
    for action in (-1, GAME.r.actions, 10**9):
        error = GAME.refusal(TABLE.s, action)
        assert (error.code, error.rule) == ("no_such_action", "BLK-TURN-05")
