"""Thinks ahead: tries the moves its policy finds worth it in many possible worlds.

Each world is a full state drawn from the view (`Game.determinize`), so what the seat cannot see
is never looked at. All candidates meet the same worlds, one after the other: luck affects all of
them alike, and a few worlds are enough to tell them apart. Those that fall behind are dropped.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, Final

from megavolt.bots.budget import Budget, Meter, parse_budget
from megavolt.bots.families import bot_family
from megavolt.bots.policy import Policy, policy_for
from megavolt.bots.search_tree import Node, Style, Tree
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View

WORLDS: Final = 64  # distinct ones; after them they come again, with other luck from there on
ENOUGH: Final = 6  # worlds that a candidate meets before it may be dropped
BEHIND: Final = 2.0  # standard errors behind the best at which it is
HALVINGS = (0.3, 0.6)  # parts of the budget after which the worse half goes


@dataclass
class Candidate:
    """A move and how it did, world by world."""

    action: int
    weight: float  # the policy's
    node: Node
    values: list[float] = field(default_factory=list)  # the mover's chance in each world
    running: bool = True  # not dropped yet

    @property
    def chance(self) -> float:
        """The mover's estimated chance to win after this move."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def chances(self) -> list[float]:
        """Everybody's."""
        return [total / max(self.node.visits, 1) for total in self.node.totals]


@dataclass(frozen=True)
class Thought:
    """What came of thinking: candidates, the best first, and how many simulations there were."""

    candidates: list[Candidate]
    simulations: int

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


class Worlds:
    """States that fit a view, the same again for whoever asks for the same number."""

    def __init__(self, game: Game[Any], view: View, rng: Rng) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.drawn: list[Any] = []
        self.luck: list[int] = []

    def state(self, number: int) -> Any:
        """A copy of a world, to play on."""
        while len(self.luck) <= number:
            if len(self.drawn) < WORLDS:
                self.drawn.append(self.game.determinize(self.view, self.rng))
            self.luck.append(self.rng.next64())
        s = self.game.clone(self.drawn[number % WORLDS])
        s.rng = self.luck[number]
        return s


class Search:
    """A search for one configuration of a game."""

    def __init__(self, game: Game[Any], policy: Policy, style: Style | None = None) -> None:
        self.game = game
        self.policy = policy
        self.style = style or bot_family(game.id).style or Style()
        self.tree = Tree(game, policy, self.style)

    def think(
        self,
        view: View,
        budget: Budget,
        rng: Random,
        also: Sequence[int] = (),
        keep: int = 1,
    ) -> Thought:
        """Weigh the moves of the seat to move; `also` are looked at whatever the policy says.

        At least `keep` candidates and all of `also` are never dropped.
        """
        meter = Meter(budget)
        worlds = Worlds(self.game, view, Rng(rng.getrandbits(64)))
        candidates = self._candidates(worlds.state(0), also)
        if len(candidates) > 1 or keep > 1 or also:
            race = _Race(self, worlds, meter, candidates)
            race.run(set(also), keep)
        return Thought(self._ranked(candidates), meter.done)

    def _candidates(self, s: Any, also: Iterable[int]) -> list[Candidate]:
        weighed = dict(self.policy.weighed(s)[: self.style.width])
        for action in also:
            weighed.setdefault(action, 0.0)
        return [Candidate(a, w, Node(self.game.players)) for a, w in weighed.items()]

    def _ranked(self, candidates: list[Candidate]) -> list[Candidate]:
        """The best first. The policy's own move stays it unless another is clearly better."""
        own = candidates[0]
        candidates = [c for c in candidates if c.values or c is own]  # the others were not tried
        left = [c for c in candidates if c.running]
        chosen = max(left, key=_standing)
        if own.running:
            chosen = max(left, key=lambda c: lead(c, own, self.style.caution))
        rest = sorted((c for c in candidates if c is not chosen), key=_standing, reverse=True)
        return [chosen, *rest]


class _Race:
    """Candidates that meet world after world until the budget is used or one is left."""

    def __init__(
        self, search: Search, worlds: Worlds, meter: Meter, candidates: list[Candidate]
    ) -> None:
        self.search = search
        self.worlds = worlds
        self.meter = meter
        self.own = candidates[0]
        self.running = list(candidates)
        s = worlds.state(0)
        self.seat: int = search.game.to_move(s)
        self.last_round: int = s.round + search.style.rounds

    def run(self, staying: set[int], keep: int) -> None:
        halvings = list(HALVINGS)
        number = 0
        while self._meet(number, staying) and (len(self.running) > 1 or keep > 1 or staying):
            number += 1
            halve = bool(halvings) and self.meter.spent() >= halvings[0]
            if halve:
                del halvings[0]
            self._drop(staying, keep, halve)

    def _meet(self, number: int, staying: set[int]) -> bool:
        """All that are still in the race play in one world; False when the budget ends.

        The policy's own move and those that stay are always judged, whatever it costs.
        """
        for candidate in self.running:
            asked = not number and (candidate is self.own or candidate.action in staying)
            if not asked and not self.meter.more():
                return False
            s = self.worlds.state(number)
            self.search.game.apply(s, candidate.action)
            values = self.search.tree.simulate(candidate.node, s, self.last_round)
            candidate.values.append(values[self.seat])
            self.meter.count()
        return True

    def _drop(self, staying: set[int], keep: int, halve: bool) -> None:
        ranked = sorted(self.running, key=_standing, reverse=True)
        best = ranked[0]
        room = max(2, len(ranked) // 2) if halve else len(ranked)
        late = len(best.values) >= ENOUGH
        for place, candidate in enumerate(ranked):
            if place < keep or candidate.action in staying:
                continue
            beaten = late and lead(candidate, best, -BEHIND) < 0
            # The policy's own move is what others must beat: its place alone never drops it.
            candidate.running = not beaten and (place < room or candidate is self.own)
        self.running = [c for c in self.running if c.running]


def lead(one: Candidate, other: Candidate, errors: float) -> float:
    """How far one is ahead of the other in the worlds both met, less some standard errors."""
    gaps = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if one is other or not gaps:
        return 0.0
    mean = sum(gaps) / len(gaps)
    # One more gap of a tenth: a handful of worlds that agree by chance proves little.
    variance = (sum((gap - mean) ** 2 for gap in gaps) + 0.01) / len(gaps)
    return mean - errors * sqrt(variance / len(gaps))


def _standing(candidate: Candidate) -> tuple[bool, float, float]:
    return candidate.running, candidate.chance, candidate.weight


class SearchBot:
    """Looks at nothing but the view."""

    def __init__(self, game: Game[Any], budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.search = Search(game, policy_for(game))

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.game.word(self.search.think(view, self.budget, rng).best.action)


def make(game: Game[Any], detail: str = "") -> SearchBot:
    """`detail` is a budget: `200ms`, `2s`, or `400` simulations."""
    return SearchBot(game, parse_budget(detail))
