"""Playouts of the wiring tile game: repeatable, and with luck that a turn does not change."""

from typing import Any

import pytest

from megavolt.bots.blackout.chances import NAMES
from megavolt.bots.blackout.playouts import BlackoutPlayouts, make_policy
from megavolt.bots.fit import load_fit
from megavolt.bots.playouts import playouts_for
from megavolt.bots.policy import Plan, policy_for
from megavolt.core.registry import make_game
from megavolt.data.blackout import FIRST, THIRD
from megavolt.games.blackout.state import State
from tests.bots.steady_hints import followed


def playouts(players: int, round_: int, rounds: int = 2) -> BlackoutPlayouts:
    """Those of a turn of the planner, with nothing forced."""
    game = make_game("blackout", players, {})
    policy = make_policy(game)
    s: State = game.new(6)
    while s.round < round_ or len(policy.plans(s)) < 3:
        game.apply(s, policy.choose(s))
    found = playouts_for(game, policy, rounds, game.view(s, s.actor), 9)
    assert isinstance(found, BlackoutPlayouts)
    return found


def plans(found: BlackoutPlayouts) -> list[Plan]:
    return [plan for plan, _ in found.planner.plans(found.worlds.state(0))]


def test_a_search_of_the_game_uses_them() -> None:
    game = make_game("blackout", 2, {})
    view = game.view(game.new(1), game.to_move(game.new(1)))
    assert isinstance(playouts_for(game, policy_for(game), 1, view, 1), BlackoutPlayouts)


@pytest.mark.parametrize("players", [2, 4])
def test_a_value_does_not_depend_on_what_was_asked_before(players: int) -> None:
    """Several processes share the work and must come to the same result as one."""
    one, other = playouts(players, 3), playouts(players, 3)
    tasks = [(plan, number) for plan in plans(one)[:3] for number in range(3)]
    values = {task: one.values(*task) for task in tasks}
    for task in reversed(tasks):
        assert other.values(*task) == values[task]
        assert sum(values[task]) == pytest.approx(1.0)


def test_a_turn_does_not_change_what_others_draw() -> None:
    """Whatever the seat does, whoever else plays the same cards draws the same ones."""
    found = playouts(3, 2)
    same = others = 0
    for number in range(3):
        drawn: dict[tuple[int, Plan], Any] = {}
        for plan in plans(found)[:6]:
            s = found.begin(number)
            found.follow(s, plan)
            begun, played = s.round, [Plan()] * 3
            while s.round == begun:
                reply = found.reply(s)
                played[s.actor] += reply
                found.follow(s, reply)
            for seat in {0, 1, 2} - {found.seat}:
                others += 1
                same += (seat, played[seat]) in drawn
                assert drawn.setdefault((seat, played[seat]), s.hands[seat]) == s.hands[seat]
    assert same > others / 2


def test_the_others_play_lines_that_were_planned_once() -> None:
    """As long as nothing happens to what they go by."""
    found = playouts(4, 3)
    s = found.begin(0)
    found.follow(s, plans(found)[1])
    asked = known = 0
    while s.round <= found.last_round:
        plan = found.reply(s)
        if s.actor != found.seat and not s.pending:
            asked += 1
            known += plan in found.lines
        found.follow(s, plan)
    assert known > asked / 2


def test_each_content_has_its_own_fit() -> None:
    """Chances fitted to one made hints of the other jump."""
    fits = [make_policy(make_game("blackout", 2, {"content": c})).fit for c in (FIRST, THIRD)]
    shipped = [load_fit("blackout", NAMES, variant) for variant in (FIRST, "")]
    assert [fit.weights for fit in fits] == [fit.weights for fit in shipped]
    assert fits[0].weights != fits[1].weights


@pytest.mark.slow
@pytest.mark.parametrize("content", [FIRST, THIRD])
def test_hints_of_one_turn_do_not_jump(content: str) -> None:
    """They stand on the same worlds, with the same luck: successive chances stay close."""
    turns = followed(2, 1, "24", range(7, 10), content)
    assert sum(turn.spread for turn in turns) / len(turns) < 0.15
    assert max(turn.spread for turn in turns) < 0.25


@pytest.mark.slow
@pytest.mark.parametrize("content", [FIRST, THIRD])
def test_the_last_hints_praise_only_what_counts_at_the_end(content: str) -> None:
    """Reasons of the last round are points of the final count, not of a round to come."""
    for turn in followed(2, 3, "12", range(10, 11), content):
        for hint in turn.hints:
            assert hint.facts.get("round", 0) == 0
