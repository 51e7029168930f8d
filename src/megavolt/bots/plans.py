"""Plans for the rest of a turn: what the policy would do, and turns that differ from it."""

from collections.abc import Callable
from typing import Any

from megavolt.bots.policy import Plan
from megavolt.core.game import Game

Choose = Callable[[Any], int]


def turn(game: Game[Any], choose: Choose, s: Any) -> Plan:
    """All that a policy does until somebody else is to move or another phase begins."""
    s = game.clone(s)
    seat, phase, number = game.to_move(s), s.phase, s.round
    actions: list[int] = []
    while game.to_move(s) == seat and s.phase == phase and s.round == number:
        actions.append(choose(s))
        game.apply(s, actions[-1])
    return tuple(actions)


def after(game: Game[Any], s: Any, actions: Plan) -> Any:
    """The state after some moves."""
    s = game.clone(s)
    for action in actions:
        game.apply(s, action)
    return s


def repeated(game: Game[Any], s: Any, begun: Plan, action: int, most: int) -> list[int]:
    """A move made again and again after others, as often as it is legal."""
    s = after(game, s, begun)
    made: list[int] = []
    while len(made) < most and action in game.legal(s):
        game.apply(s, action)
        made.append(action)
    return made


def stops(plan: Plan, done: int) -> list[Plan]:
    """A plan that ends with `done` broken off: at once, one move earlier, half-way."""
    moves = len(plan) - 1
    if moves < 1 or plan[-1] != done:
        return []
    return [(*plan[:length], done) for length in (0, moves - 1, moves // 2)]


def distinct(plans: list[Plan]) -> list[tuple[Plan, float]]:
    """Each plan once, with weights that add up to 1; the first weighs as much as all others."""
    found = list(dict.fromkeys(plans))
    if len(found) == 1:
        return [(found[0], 1.0)]
    return [(found[0], 0.5)] + [(plan, 0.5 / (len(found) - 1)) for plan in found[1:]]
