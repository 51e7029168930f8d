"""Advice for a seat: its best moves with a chance to win and a reason, from its view alone.

The search finds the moves and compares them. Then each is played out in a few common worlds, and
what differs there is the reason: so it always fits the ranking and is always still possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, Final

from megavolt.bots.budget import Budget, Meter, parse_budget
from megavolt.bots.compare import Comparer, Gap, Line, Reason, Reasons, gap, mean, standard_error
from megavolt.bots.policy import policy_for
from megavolt.bots.search import Candidate, Search, Thought
from megavolt.core.advice import Advice
from megavolt.core.game import Game
from megavolt.core.match import Match
from megavolt.core.view_types import View
from megavolt.locale import Translator

SHOWN: Final = 3  # moves that are thought through to the end of the budget
FOR_REASONS: Final = 0.3  # of the budget
FEWEST: Final = 2  # worlds for a reason, whatever they cost
MOST: Final = 12
SENTENCES: Final = 3  # on each side of a comparison
SAME: Final = 0.005  # of a chance: less shows as the same number
PRIOR: Final = 4.0  # worlds that the policy's own judgement of the position counts as
NO_REASON: Final[Reason] = ("reason-line-equal", {})
ENDS: Final = ("done", "pass")  # what a move without rivals is compared with


def advise(
    game: Game[Any],
    view: View,
    legal: Sequence[str],
    budget: Budget,
    rng: Random,
    also: Sequence[str] = (),
) -> list[Advice]:
    """The moves worth thinking about, the best first; the words in `also` are among them."""
    return Adviser(game).advise(view, legal, budget, rng, also)


def advise_match(match: Match, budget: str, seed: int) -> list[Advice]:
    """Advice for the seat to move; none when the game is over."""
    if match.to_move is None:
        return []
    adviser = Adviser(match.game, tuple(match.seats))
    view, legal = match.view(match.to_move), match.legal()
    return adviser.advise(view, legal, parse_budget(budget), Random(seed))[:SHOWN]


def turn_seed(view: View, secret: object) -> str:
    """A seed that stays the same through a turn: its hints meet the same worlds."""
    return f"hint:{secret}:{view['round']}:{view['phase']}:{view['to_move']}"


def sentence(advice: Advice, lang: str) -> str:
    """Why a move is good, in a language."""
    seats = advice.seats or [f"{seat + 1}" for seat in range(advice.game.players)]
    return Translator(lang).sentence(advice.reason, advice.facts, seats, advice.game)


@dataclass(frozen=True)
class _Weighed:
    """A candidate of the search, and how far it is behind the best in the worlds both met."""

    candidate: Candidate
    behind: Gap
    line: Line  # played out for its figures

    @property
    def equal(self) -> bool:
        return self.behind.noise or self.behind.mean < SAME


class Adviser:
    """Gives advice in many positions of one configuration."""

    def __init__(self, game: Game[Any], seats: tuple[str, ...] = ()) -> None:
        self.game = game
        self.seats = seats
        self.policy = policy_for(game)
        self.search = Search(game, self.policy)
        self.comparer = Comparer(game, self.policy)
        self.reasons = Reasons(self.comparer.account)

    def advise(
        self,
        view: View,
        legal: Sequence[str],
        budget: Budget,
        rng: Random,
        also: Sequence[str] = (),
    ) -> list[Advice]:
        """What `advise` gives; `legal` is empty where nothing is to be decided."""
        if not legal:
            return []
        wanted = [self.game.action(word) for word in also]
        seed = rng.getrandbits(64)
        thought = self.search.think(view, _part(budget, 1 - FOR_REASONS), rng, wanted, SHOWN)
        values = thought.best.values
        weighed = [_Weighed(c, _behind(values, c.values), Line(c.plan)) for c in thought.candidates]
        weighed.sort(key=lambda one: one.behind.mean)
        rival = self._rival(weighed, legal)
        lines = [one.line for one in weighed[:SHOWN]] + ([rival] if rival else [])
        self._play(view, seed, lines, _part(budget, FOR_REASONS))
        said = _Said(self, weighed, rival, thought)
        world = self.comparer.playouts(view, seed).worlds.state(0)
        return said.all(self.game.to_move(world), self.policy.chances(world))

    def _rival(self, weighed: Sequence[_Weighed], legal: Sequence[str]) -> Line | None:
        """What the only move worth a thought is compared with: stopping, or any other move."""
        if len(weighed) > 1:
            return None
        only = self.game.word(weighed[0].candidate.action)
        others = [word for word in legal if word != only]
        words = [word for word in others if word in ENDS] or others
        return Line((self.game.action(words[0]),)) if words else None

    def _play(self, view: View, seed: int, lines: Sequence[Line], budget: Budget) -> None:
        meter = Meter(budget)
        number = 0
        while number < FEWEST or (number < MOST and meter.more()):
            self.comparer.meet(view, seed, lines, [number])
            number += 1
            for _ in lines:
                meter.count()


class _Said:
    """Puts together what is said about the moves of one position, the best first."""

    def __init__(
        self, adviser: Adviser, weighed: list[_Weighed], rival: Line | None, thought: Thought
    ) -> None:
        self.adviser = adviser
        self.weighed = weighed
        self.rival = rival
        self.best = thought.best.values  # what the others' distance is measured from
        self.simulations = max(thought.simulations, 1)

    def all(self, seat: int, prior: Sequence[float]) -> list[Advice]:
        """`prior` is what the policy thinks of the position, by seat."""
        level, error = _level(self.best, prior[seat])
        found = []
        for one in self.weighed:
            chance = min(max(level - one.behind.mean, 0.0), 1.0)
            others = one.candidate.chances if one.candidate.values else prior
            found.append(self._advice(one, _everybody(others, seat, chance), seat, error))
        return found

    def _advice(self, one: _Weighed, chances: tuple[float, ...], seat: int, error: float) -> Advice:
        other = self._other(one)
        reason, facts = self._reason(one, other)
        better, worse = self.adviser.reasons.sides(one.line, other) if other else ([], [])
        word = self.adviser.game.word
        return Advice(
            word=word(one.candidate.action),
            chance=chances[seat],
            chances=chances,
            share=len(one.candidate.values) / self.simulations,
            reason=reason,
            facts=facts,
            game=self.adviser.game,
            seats=self.adviser.seats,
            error=hypot(error, one.behind.error),
            behind=max(one.behind.mean, 0.0),
            equal=one.equal,
            against=word(other.actions[0]) if other else "",
            better=tuple(better[:SENTENCES]),
            worse=tuple(worse[:SENTENCES]),
        )

    def _other(self, one: _Weighed) -> Line | None:
        """What a move is compared with: the best one, or the next that is worse."""
        if not one.line.values:  # beyond those that are shown
            return None
        if not one.equal:
            return self.weighed[0].line
        others = [w for w in self.weighed[:SHOWN] if w is not one]
        worse = next((w.line for w in others if not w.equal), None) or self.rival
        if worse is None and others:
            return others[0].line  # all are about equal: what speaks for this one
        return worse

    def _reason(self, one: _Weighed, other: Line | None) -> Reason:
        """What the move has over the other one, or lacks beside it."""
        reasons = self.adviser.reasons
        if other is None:
            return NO_REASON
        if not one.equal:
            return reasons.worse(one.line, other)
        found = reasons.between(one.line, other)
        return reasons.told(found[0]) if found and found[0].worth > 0 else NO_REASON


def _behind(best: Sequence[float], values: Sequence[float]) -> Gap:
    """How far a move is behind the best; few worlds tell little, so it is thought to be less."""
    found = gap(best, values)
    worlds = min(len(best), len(values))
    return Gap(found.mean * worlds / (worlds + 1), found.error)


def _level(values: Sequence[float], prior: float) -> tuple[float, float]:
    """The chance after the best move, with its standard error.

    A few worlds alone would have successive hints jump: what the policy thinks of the position
    counts as some more of them.
    """
    part = len(values) / (len(values) + PRIOR)
    return part * mean(values) + (1 - part) * prior, part * standard_error(values)


def _everybody(chances: Sequence[float], seat: int, chance: float) -> tuple[float, ...]:
    """Everybody's chances, where one is known better: the others share what it leaves."""
    rest = sum(chances) - chances[seat]
    scale = (1 - chance) / rest if rest else 0.0
    return tuple(chance if who == seat else c * scale for who, c in enumerate(chances))


def _part(budget: Budget, part: float) -> Budget:
    if budget.nodes is not None:
        return Budget(nodes=max(1, round(budget.nodes * part)))
    return Budget(seconds=(budget.seconds or 0.0) * part)
