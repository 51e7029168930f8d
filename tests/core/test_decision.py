"""Decisions as data: words out of them, and those of games that bring nothing of their own."""

import pytest

from megavolt.core.decision import listed, moves_of, words_of
from megavolt.core.decision_types import Decision
from megavolt.core.match import Match
from megavolt.core.registry import game_ids

DECISION: Decision = {
    "asks": "turn",
    "moves": [
        {"do": "open", "word": "open {plant} {bid}", "choices": [{"plant": 13, "bid": [14, 16]}]},
        {
            "do": "build",
            "word": "build {city}",
            "choices": [{"city": ["essen", "koln"], "cost": 9}],
        },
        {"do": "run", "word": "run", "choices": [{"plant": 5, "word": "run 5 coal1 oil1"}]},
        {"do": "done", "word": "done"},
    ],
}


def test_a_gap_takes_every_number_between_two_and_any_of_several_texts() -> None:
    assert words_of(DECISION) == [
        *("open 13 14", "open 13 15", "open 13 16"),
        *("build essen", "build koln", "run 5 coal1 oil1", "done"),
    ]


def test_a_move_by_itself_has_one_value_for_each_parameter_and_keeps_its_facts() -> None:
    found = [move for move in moves_of(DECISION) if move["do"] == "build"]
    assert found[1] == {
        "do": "build",
        "what": {"city": "koln", "cost": 9},
        "word": "build koln",
    }


def test_what_a_verb_holds_is_a_fact_of_each_of_its_moves() -> None:
    draw = {"do": "draw", "word": "draw", "cost": 2}
    (move,) = moves_of({"asks": "turn", "moves": [draw]})  # type: ignore[list-item]
    assert move == {"do": "draw", "what": {"cost": 2}, "word": "draw"}


def test_json_forms_and_words_make_a_plain_decision() -> None:
    found = listed([({"do": "bid", "amount": 3}, "bid 3"), ({"do": "pass"}, "pass")])
    assert [moves["do"] for moves in found["moves"]] == ["bid", "pass"]
    assert words_of(found) == ["bid 3", "pass"]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_decision_offers_exactly_what_is_legal(game_id: str) -> None:
    match = Match.new(game_id, ("Ana", "Bo", "Cleo"), seed=5)
    for number in range(60):
        decision, legal = match.decision(), match.legal()
        if decision is None:
            break
        assert sorted(words_of(decision)) == sorted(legal)
        match.play(legal[number * 7 % len(legal)])


def test_nothing_is_asked_when_the_game_is_over() -> None:
    match = Match.new("cards", ("Ana", "Bo"), seed=1)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.decision() is None
