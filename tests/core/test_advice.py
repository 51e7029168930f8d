"""Advice from Python: `match.advise()`, and its reason in a language."""

from dataclasses import replace

import pytest

from megavolt import Match, MegavoltError, OptionError
from megavolt.bots.advice import turn_seed
from megavolt.core.registry import game_ids


@pytest.mark.parametrize("game_id", game_ids())
def test_advice_is_for_the_seat_to_move(game_id: str) -> None:
    match = Match.new(game_id, ["Ana", "Bob"], 7)
    advice = match.advise("4")
    assert 1 <= len(advice) <= 3
    for one in advice:
        assert match.why(one.word) is None
        assert 0 <= one.chance <= 1
        assert one.chances[match.to_move or 0] == one.chance


def test_a_chance_says_how_sure_it_is() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 3)
    best, *others = match.advise("60")
    assert best.equal
    assert best.behind == 0
    assert 0 < best.margin < 0.5
    assert [one.chance for one in others] == sorted((o.chance for o in others), reverse=True)
    assert all(one.equal for one in others if one.behind < 0.005)


def test_the_same_seed_gives_the_same_advice() -> None:
    match = Match.new("cards", ["Ana", "Bob", "Eva"], 7)
    assert match.advise("8", seed=3) == match.advise("8", seed=3)
    assert match.words == []


def test_a_reason_is_a_sentence_in_each_language() -> None:
    (best, *_) = Match.new("recharged", ["Ana", "Bob", "Eva"], 3).advise("8")
    facts: dict[str, object] = {"count": 2, "more": "more", "round": 7}
    best = replace(best, reason="reason-board-supplied", facts=facts)
    assert best.sentence() == "Supplies 2 more cities in round 7."
    assert best.sentence("es") == "Abastece 2 ciudades más en la ronda 7."
    assert best.sentence("pl") == "Zasila o 2 miasta więcej w rundzie 7."
    with pytest.raises(OptionError, match="en, es, pl"):
        best.sentence("xx")


def test_there_is_no_advice_when_the_game_is_over() -> None:
    match = Match.new("cards", ["Ana", "Bob"], 7)
    while not match.over:
        match.play(match.legal()[0])
    assert match.advise("4") == []


def test_a_budget_that_is_none() -> None:
    with pytest.raises(MegavoltError, match="200ms"):
        Match.new("cards", ["Ana", "Bob"], 7).advise("long")


def test_hints_of_a_turn_stand_on_the_same_worlds() -> None:
    match = Match.new("blackout", ["Ana", "Bob"], 7)
    seat = match.to_move
    assert seat is not None
    first = turn_seed(match.view(seat), "secret")
    match.play(next(word for word in match.legal() if word.startswith("install")))
    assert match.to_move == seat
    assert turn_seed(match.view(seat), "secret") == first
    match.play("done")
    assert match.to_move != seat
    assert turn_seed(match.view(match.to_move or 0), "secret") != first
