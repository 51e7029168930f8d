"""Thinks ahead: tries plans for the rest of its turn in many possible worlds.

Each world is a full state drawn from the view (`Game.determinize`), so what the seat cannot see
is never looked at. All plans meet the same worlds, one after the other: luck affects all of
them alike, and a few worlds are enough to tell them apart. The budget is spent in equal parts,
and after each part the worse half of the plans goes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isqrt, sqrt
from random import Random
from typing import Any, Final

from megavolt.bots.budget import Budget, Meter, parse_budget
from megavolt.bots.crew import BATCH, Crew
from megavolt.bots.families import bot_family
from megavolt.bots.intuition import intuition_for
from megavolt.bots.playouts import Playouts, Style, Task, playouts_for
from megavolt.bots.policy import Intuition, Plan, Policy, plans_of, policy_for
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View

ENOUGH: Final = 12  # worlds that a plan meets before it may be dropped between the halvings
FURTHER: Final = 50  # simulations; with twice as many, plans are played out one round further
BEHIND: Final = 3.0  # standard errors behind the best at which it is


@dataclass
class Candidate:
    """A plan and how it did, world by world."""

    plan: Plan
    weight: float  # the policy's
    values: list[float] = field(default_factory=list)  # the mover's chance in each world
    totals: list[float] = field(default_factory=list)  # everybody's, summed up
    running: bool = True  # not dropped yet
    doubt: float | None = None  # what it is worth less beforehand; None: as the style says

    @property
    def action(self) -> int:
        """The move to make now."""
        return self.plan[0]

    @property
    def chance(self) -> float:
        """The mover's estimated chance to win with this plan."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def chances(self) -> list[float]:
        """Everybody's."""
        return [total / max(len(self.values), 1) for total in self.totals]

    def add(self, seat: int, values: list[float]) -> None:
        self.values.append(values[seat])
        self.totals = [
            a + b for a, b in zip(self.totals or [0.0] * len(values), values, strict=True)
        ]


@dataclass(frozen=True)
class Thought:
    """What came of thinking: the best plan for each move, the best first, and the simulations."""

    candidates: list[Candidate]
    simulations: int

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


class Search:
    """A search for one configuration of a game."""

    def __init__(
        self,
        game: Game[Any],
        policy: Policy,
        style: Style | None = None,
        intuition: Intuition | None = None,
    ) -> None:
        self.game = game
        self.policy = policy
        self.intuition = intuition
        self.style = style or bot_family(game.id).style or Style()

    def think(
        self,
        view: View,
        budget: Budget,
        rng: Random,
        also: Sequence[int] = (),
        keep: int = 1,
        crew: Crew | None = None,
    ) -> Thought:
        """Weigh the moves of the seat to move; `also` are looked at whatever the policy says.

        At least `keep` candidates and all of `also` are never dropped.
        """
        meter = Meter(budget)
        seed = rng.getrandbits(64)
        rounds = self._rounds(budget)
        playouts = playouts_for(self.game, self.policy, rounds, view, seed, self.intuition)
        candidates = self._candidates(playouts.worlds.state(0), self._width(budget), also)
        if len(candidates) > 1 or keep > 1 or also:
            if crew is not None:
                crew.begin(rounds, view, seed)
            _Race(playouts, meter, candidates, crew).run(set(also), keep)
        return Thought(self._ranked(candidates), meter.done)

    def _width(self, budget: Budget) -> int:
        """How many plans there is time for: the more, the fewer worlds each of them meets."""
        most = self.style.width if self.intuition is None else self.style.net_width
        return min(most, max(2, isqrt(budget.about)))

    def _rounds(self, budget: Budget) -> int:
        """How far plans are played out: with many worlds, chance blurs the rounds to come less."""
        rounds = self.style.rounds if self.intuition is None else self.style.net_rounds
        return rounds + max(0, (budget.about // FURTHER).bit_length() - 1)

    def _candidates(self, s: Any, width: int, also: Sequence[int]) -> list[Candidate]:
        planned = plans_of(self.policy, s)[:width]
        found = [Candidate(plan, weight) for plan, weight in planned]
        if self.intuition is not None:
            found = self._with_net(self.intuition.plans(s), found)[:width]
        first = {candidate.action for candidate in found}
        return found + [Candidate((action,), 0.0) for action in also if action not in first]

    def _with_net(
        self, learned: list[tuple[Plan, float]], planned: list[Candidate]
    ) -> list[Candidate]:
        """The net's turns beside the policy's; the likeliest is what the others must beat.

        What the policy would play, and what the net finds as likely as its own, need not prove
        much for that.
        """
        most = learned[0][1]
        proposed = [
            Candidate(plan, share, doubt=self.style.doubt * (1.0 - share / most))
            for plan, share in learned
        ]
        own = planned[0]
        own.doubt = self.style.doubt / 2
        found: dict[Plan, Candidate] = {}
        for candidate in [proposed[0], own, *proposed[1:], *planned[1:]]:
            found.setdefault(candidate.plan, candidate)
        return list(found.values())

    def _ranked(self, candidates: list[Candidate]) -> list[Candidate]:
        """The best first. The policy's own move stays it unless another is probably better."""
        own = candidates[0]
        candidates = [c for c in candidates if c.values or c is own]  # the others were not tried
        left = [c for c in candidates if c.running]
        chosen = max(left, key=_standing)
        if own.running:
            chosen = max(left, key=lambda c: edge(c, own, self.style))
        rest = sorted((c for c in candidates if c is not chosen), key=_standing, reverse=True)
        by_move: dict[int, Candidate] = {}
        for candidate in (chosen, *rest):
            by_move.setdefault(candidate.action, candidate)
        return list(by_move.values())


class _Race:
    """Candidates that meet world after world until the budget is used or one is left."""

    def __init__(
        self,
        playouts: Playouts,
        meter: Meter,
        candidates: list[Candidate],
        crew: Crew | None = None,
    ) -> None:
        self.playouts = playouts
        self.meter = meter
        self.crew = crew
        self._found: dict[Task, list[float]] = {}  # by the crew, in advance
        self.own = candidates[0]
        self.running = list(candidates)
        # A net judges many at once; in the first world one by one, since nobody knows the cost yet.
        self.at_once = len(candidates) if playouts.intuition is not None else 1
        self.parts = max(1, (len(candidates) - 1).bit_length())  # of the budget, between halvings

    def run(self, staying: set[int], keep: int) -> None:
        number, part = 0, 1
        while self._meet(number, staying) and (len(self.running) > 1 or keep > 1 or staying):
            number += 1
            halve = self.meter.spent() * self.parts >= part
            if halve:
                part += 1
            self._drop(staying, keep, halve)

    def _meet(self, number: int, staying: set[int]) -> bool:
        """All that are still in the race play in one world; False when the budget ends.

        The policy's own move and those that stay are always judged, whatever it costs.
        """
        begun, most = 0, self.at_once if number else 1
        while begun < len(self.running):
            some = self.running[begun : begun + most]
            asked = not number and (some[0] is self.own or some[0].action in staying)
            room = len(some) if asked else self.meter.room(len(some))
            if not room:
                return False
            self._try(some[:room], number)
            begun += room
        return True

    def _try(self, candidates: list[Candidate], number: int) -> None:
        for candidate, values in zip(candidates, self._values(candidates, number), strict=True):
            candidate.add(self.playouts.seat, values)
            self.meter.count()

    def _values(self, candidates: list[Candidate], number: int) -> list[list[float]]:
        tasks = [(candidate.plan, number) for candidate in candidates]
        if self.crew is None:
            return self.playouts.many(tasks)
        if tasks[0] not in self._found:  # what it needs next, for several worlds
            worlds = range(number, number + 1 + BATCH * self.crew.cores // len(self.running))
            needed = [(c.plan, world) for world in worlds for c in self.running]
            self._found = dict(zip(needed, self.crew.values(self.playouts, needed), strict=True))
        return [self._found[task] for task in tasks]

    def _drop(self, staying: set[int], keep: int, halve: bool) -> None:
        ranked = sorted(self.running, key=_standing, reverse=True)
        best = ranked[0]
        room = max(2, (len(ranked) + 1) // 2) if halve else len(ranked)
        late = len(best.values) >= ENOUGH
        for place, candidate in enumerate(ranked):
            if place < keep or candidate.action in staying:
                continue
            beaten = late and behind(candidate, best)
            # The policy's own move is what others must beat: its place alone never drops it.
            candidate.running = not beaten and (place < room or candidate is self.own)
        self.running = [c for c in self.running if c.running]


def _gap(one: Candidate, other: Candidate) -> tuple[float, float]:
    """How far one is ahead of the other in the worlds both met, and the variance of that."""
    gaps = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if one is other or not gaps:
        return 0.0, 0.0
    mean = sum(gaps) / len(gaps)
    # One more gap of a tenth: a handful of worlds that agree by chance proves little.
    variance = (sum((gap - mean) ** 2 for gap in gaps) + 0.01) / len(gaps)
    return mean, variance / len(gaps)


def behind(one: Candidate, best: Candidate) -> bool:
    """Is it so far behind that more worlds would hardly change it?"""
    mean, variance = _gap(one, best)
    return mean + BEHIND * sqrt(variance) < 0.0


def edge(one: Candidate, own: Candidate, style: Style) -> float:
    """How much better than the policy's own plan one should be, given how plans usually compare.

    Few worlds move this little from what is expected beforehand, many worlds decide it alone.
    """
    if one is own:
        return 0.0
    mean, variance = _gap(one, own)
    usual = style.spread * style.spread
    doubt = style.doubt if one.doubt is None else one.doubt
    return (mean * usual - doubt * variance) / (usual + variance)


def _standing(candidate: Candidate) -> tuple[bool, float, float]:
    return candidate.running, candidate.chance, candidate.weight


class SearchBot:
    """Looks at nothing but the view; a turn that came out as foreseen is played as planned."""

    def __init__(self, game: Game[Any], budget: Budget, net: str = "") -> None:
        self.game = game
        self.budget = budget
        self.search = Search(game, policy_for(game), None, intuition_for(game, net))
        self.crew = Crew(game, budget.cores, net) if budget.cores > 1 else None
        self._rest: Plan = ()  # of the plan under way
        self._foreseen: View | None = None  # where it goes on

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        if not self._goes_on(view, legal):
            self._rest = self._think(view, rng)
        action, self._rest = self._rest[0], self._rest[1:]
        if self._rest:
            s = self.game.determinize(view, Rng(rng.getrandbits(64)))
            self.game.apply(s, action)
            self._foreseen = self.game.view(s, self.game.to_move(s))
        return self.game.word(action)

    def _goes_on(self, view: View, legal: list[str]) -> bool:
        """Is this what the plan under way expected?"""
        if not self._rest or view != self._foreseen:
            return False
        return self.game.word(self._rest[0]) in legal

    def close(self) -> None:
        if self.crew is not None:
            self.crew.close()

    def _think(self, view: View, rng: Random) -> Plan:
        return self.search.think(view, self.budget, rng, crew=self.crew).best.plan


def make(game: Game[Any], detail: str = "") -> SearchBot:
    """`detail` is a budget: `200ms`, `2s`, or `400` simulations; `2s*4` uses four cores.

    It may be followed by `:plain`, to think without a net, or by `:FILE` with the weights of one.
    """
    budget, _, net = detail.partition(":")
    return SearchBot(game, parse_budget(budget), net)
