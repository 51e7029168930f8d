"""What a learner sees while playing: everybody's chances, and warnings before costly moves."""

import json
from random import Random

import pytest

from megavolt import Match
from megavolt.bots.budget import Budget
from megavolt.bots.coach import Coach
from megavolt.core.registry import game_ids, make_game

FEW = Budget(nodes=6)
ENOUGH = Budget(nodes=20)


@pytest.mark.parametrize("game_id", game_ids())
def test_chances_are_everybodys_whoever_is_to_move(game_id: str) -> None:
    match = Match.new(game_id, ["Ana", "Bob", "Eva"], 7)
    coach = Coach(make_game(game_id, 3, {}))
    for seat in range(3):
        view = json.loads(json.dumps(match.view(seat)))
        found = coach.chances(view, FEW, Random(1))
        assert len(found) == 3
        assert sum(found) == pytest.approx(1)
        assert coach.chances(view, FEW, Random(1)) == found


def test_a_ruinous_bid_is_warned_of_with_a_better_move_and_a_reason() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 3)
    plant = match.legal()[0].split()[1]
    view = match.view(match.to_move or 0)
    warned = Coach(match.game).warn(view, [f"open {plant} 50"], ENOUGH, Random(1))
    assert warned is not None
    assert warned.lost > 0.15
    assert warned.better in match.legal()
    assert warned.reason[0].startswith("reason-")


def test_what_the_policy_would_play_is_never_warned_of() -> None:
    match = Match.new("cards", ["Ana", "Bob", "Eva"], 3)
    coach, rng = Coach(match.game), Random(1)
    for _ in range(12):
        own = coach.policy.choose(match.game.clone(match.state))
        word = match.game.word(own)
        assert coach.warn(match.view(match.to_move or 0), [word], FEW, rng) is None
        match.play(word)


def test_an_order_that_makes_no_difference_is_not_warned_of() -> None:
    match = Match.new("recharged", ["Ana", "Bob", "Eva"], 3)
    coach = Coach(match.game)
    while match.view(0)["phase"] != "fuel":
        match.play(match.game.word(coach.policy.choose(match.game.clone(match.state))))
    view = match.view(match.to_move or 0)
    for word in match.legal():
        if word.startswith("buy"):
            assert coach.warn(view, [word], ENOUGH, Random(1)) is None
