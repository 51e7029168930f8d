"""Which plans are clearly best in a position: all of them are tried in the same worlds.

It is the judgement of the search (`bots/playouts.py`) without its haste: a plan goes on meeting
worlds until it is clearly behind, so that what is left is as good as the best.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from megavolt.bots import make_bot
from megavolt.bots.compare import Gap, gap, mean, standard_error
from megavolt.bots.playouts import Playouts, Style
from megavolt.bots.policy import Plan, Policy, plans_of, policy_for
from megavolt.core.game import Game
from megavolt.core.view_types import View

CLEAR: Final = 0.15  # of a chance: how far the next best plan is behind, beyond its error
ALIKE: Final = 0.04  # of a chance: plans no further behind are as good as the best
ENOUGH: Final = 12  # worlds that a plan meets before it may be dropped
SURE: Final = 36  # worlds that the best meet at least, if there are enough simulations
FURTHER: Final = 50  # simulations; with twice as many, plans are played out one round further


@dataclass
class Weighed:
    """A plan, and the mover's chance in each world that it met."""

    plan: Plan
    values: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        return mean(self.values)

    @property
    def error(self) -> float:
        return standard_error(self.values)

    def behind(self, best: "Weighed") -> Gap:
        """How far it is behind, in the worlds both met."""
        return Gap(0.0, 0.0) if self is best else gap(best.values, self.values)


@dataclass(frozen=True)
class Judgement:
    """The plans of a position, the best first."""

    weighed: list[Weighed]

    @property
    def best(self) -> Weighed:
        return self.weighed[0]

    @property
    def right(self) -> list[Weighed]:
        """Those that are as good as the best."""
        return [one for one in self.weighed if one.behind(self.best).mean <= ALIKE]

    @property
    def wrong(self) -> list[Weighed]:
        return self.weighed[len(self.right) :]

    @property
    def next(self) -> Weighed | None:
        """The best of those that are not right."""
        return self.wrong[0] if self.wrong else None

    def is_clear(self, margin: float = CLEAR) -> bool:
        """Is everything that is not as good as the best far behind it, beyond the error?"""
        gaps = [one.behind(self.best) for one in self.wrong]
        return bool(gaps) and all(one.mean - one.error >= margin for one in gaps)


class Judge:
    """Judges positions of one configuration."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.policy: Policy = policy_for(game)
        self.greedy = make_bot("greedy", game)

    def plans(self, s: Any) -> list[Plan]:
        """All that is worth comparing, the planner's plan first.

        To what the policy thinks of come the turn of the greedy bot and, where a plan is one
        move, one move of each kind: every plant on offer for its lowest bid, and passing.
        """
        found = [plan for plan, _ in plans_of(self.policy, s)]
        if len(found) == 1:  # nothing is to be gained by thinking
            return found
        if is_turn(found):
            found.append(self.greedy_turn(s))
        else:
            found += [(action,) for action in self._kinds(s)]
        return list(dict.fromkeys(self.carried_out(s, plan) for plan in found))

    def carried_out(self, s: Any, plan: Plan) -> Plan:
        """What becomes of a plan: as far as it is legal, with the policy's answers to what has to
        be decided on the way."""
        game, done = self.game, list[int]()
        s = game.clone(s)
        seat = game.to_move(s)
        for action in plan:
            while s.pending and game.to_move(s) == seat and action not in game.legal(s):
                done.append(self.policy.choose(s))
                game.apply(s, done[-1])
            if game.to_move(s) != seat or action not in game.legal(s):
                break
            done.append(action)
            game.apply(s, action)
        return tuple(done)

    def _kinds(self, s: Any) -> list[int]:
        """Of the moves that differ only in their last number, the first."""
        kinds: dict[tuple[str, ...], int] = {}
        for action in self.game.legal(s):
            words = self.game.word(action).split()
            kinds.setdefault(tuple(words[:-1]) or (words[0],), action)
        return list(kinds.values())

    def greedy_turn(self, s: Any) -> Plan:
        """What the greedy bot does until its turn is over."""
        game, rng = self.game, Random(0)
        s = game.clone(s)
        seat, begun = game.to_move(s), (s.round, s.phase)
        made: list[int] = []
        while game.to_move(s) == seat and (s.round, s.phase) == begun:
            legal = [game.word(action) for action in game.legal(s)]
            made.append(game.action(self.greedy.choose(game.view(s, seat), legal, rng)))
            game.apply(s, made[-1])
        return tuple(made)

    def weigh(
        self,
        view: View,
        plans: list[Plan],
        simulations: int,
        seed: int,
        rounds: int | None = None,
        clear: float = CLEAR,
    ) -> Judgement:
        """Have the plans meet worlds; those clearly behind meet no more of them."""
        further = rounds_of(self.game, simulations) if rounds is None else rounds
        playouts = Playouts(self.game, self.policy, further, view, seed)
        weighed = [Weighed(plan) for plan in plans]
        running, number = weighed, 0
        while simulations > 0 and (number < SURE or _differ(running)):
            for one in running:
                one.values.append(playouts.values(one.plan, number)[playouts.seat])
            simulations -= len(running)
            number += 1
            if number >= ENOUGH:
                running = _left(running, clear)
        best = max(running, key=lambda one: one.chance)
        return Judgement(sorted(weighed, key=lambda one: one.behind(best).mean))


def _differ(running: list[Weighed]) -> bool:
    """Is there one that does not look as good as the best?"""
    best = max(running, key=lambda one: one.chance)
    return any(one.behind(best).mean > ALIKE for one in running)


def _left(running: list[Weighed], clear: float) -> list[Weighed]:
    """Those that are not clearly behind."""
    best = max(running, key=lambda one: one.chance)
    gaps = [one.behind(best) for one in running]
    return [
        one
        for one, behind in zip(running, gaps, strict=True)
        if behind.mean - 2 * behind.error < clear
    ]


def rounds_of(game: Game[Any], simulations: int) -> int:
    """How far the search would play plans out with so many simulations."""
    from megavolt.bots.families import bot_family

    style = bot_family(game.id).style or Style()
    return style.rounds + max(0, (simulations // FURTHER).bit_length() - 1)


def is_turn(plans: list[Plan]) -> bool:
    """Are these plans for a whole turn? Where others may answer, a plan is one move."""
    return any(len(plan) > 1 for plan in plans)
