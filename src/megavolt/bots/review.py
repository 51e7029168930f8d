"""A played game looked at again: which decisions cost most, and what was better.

Every decision is judged from the view of the seat that made it, as a bot would have had to make
it: later luck, and what was hidden at the time, never make a move a mistake.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from megavolt.bots.advice import Adviser
from megavolt.bots.budget import Budget
from megavolt.bots.playouts import shares
from megavolt.core.advice import Advice
from megavolt.core.match import Match
from megavolt.core.view_types import View

LEAST = 0.02  # chance lost below which nothing is called a mistake
AGAIN = 2  # for each mistake to be named, so many are looked at a second time
LONGER = 6  # times the budget of the first look

Chances = tuple[float, ...]  # by seat


@dataclass(frozen=True)
class Judged:
    """A decision: what was played, what the search would have played, and their chances."""

    move: int  # its number in the record, from 1
    round: int
    seat: int
    played: Advice
    better: Advice
    view: View

    @property
    def lost(self) -> float:
        """The chance to win that it cost."""
        if self.played.word == self.better.word:
            return 0.0
        return max(0.0, self.better.chance - self.played.chance)


class Review:
    """Goes through a match; `steps` does the work bit by bit, so that a front can show it."""

    def __init__(self, match: Match, budget: Budget, seed: int, top: int) -> None:
        self.match = match
        self.budget = budget
        self.seed = seed
        self.top = top
        self.judged: list[Judged] = []
        self.chances: list[tuple[int, Chances]] = []  # after so many moves
        self.rounds: list[tuple[int, int]] = []  # a round, and how many moves came before it
        self._sure: list[Judged] = []  # looked at twice
        self._adviser = Adviser(match.game, tuple(match.seats))

    @property
    def length(self) -> int:
        """How many steps there are at most."""
        return len(self.match.actions) + self.top * AGAIN * LONGER

    def steps(self, seat: int | None = None) -> Iterator[int]:
        """Judge every decision (of one seat), then look longer at the worst; gives steps done."""
        yield from self._all(seat)
        for judged in self._worst(self.judged)[: self.top * AGAIN]:
            self._sure.append(self._again(judged))
            yield LONGER

    def mistakes(self) -> list[Judged]:
        """The costliest decisions, the costliest first; what a second look cleared is gone."""
        return self._worst(self._sure)[: self.top]

    def _worst(self, judged: list[Judged]) -> list[Judged]:
        found = [one for one in judged if one.lost >= LEAST]
        return sorted(found, key=lambda one: (-one.lost, one.move))

    def _all(self, seat: int | None) -> Iterator[int]:
        game = self.match.game
        states = self.match.states()
        for number, (action, s) in enumerate(zip(self.match.actions, states, strict=False)):
            self._note_round(s, number)
            if seat in (None, game.to_move(s)):
                self._judge(s, number, action)
            yield 1
        if self.match.over:
            last = self.match.state
            self.chances.append((len(self.match.actions), tuple(shares(game, last))))

    def _note_round(self, s: Any, number: int) -> None:
        if not self.rounds or self.rounds[-1][0] != s.round:
            self.rounds.append((s.round, number))

    def _judge(self, s: Any, number: int, action: int) -> None:
        """Judge what was played in a state; forced and obvious moves are skipped."""
        game = self.match.game
        legal = game.legal(s)
        if len(legal) == 1:
            return
        seat = game.to_move(s)
        view = game.view(s, seat)
        rng = Random(f"{self.seed}:{number}")
        word = game.word(action)
        if self._adviser.obvious(view, rng) == word:
            return
        words = [game.word(a) for a in legal]
        advice = self._adviser.advise(view, words, self.budget, rng, also=[word], keep=1)
        played = next(a for a in advice if a.word == word)
        self.judged.append(Judged(number + 1, s.round, seat, played, advice[0], view))
        self.chances.append((number + 1, played.chances))

    def _again(self, judged: Judged) -> Judged:
        """The same decision in new worlds and with more time: a first look may be wrong."""
        rng = Random(f"{self.seed}:{judged.move}:again")
        words = [judged.played.word, judged.better.word]
        advice = self._adviser.advise(judged.view, words, self._longer(), rng, words, keep=1)
        played = next(a for a in advice if a.word == judged.played.word)
        return replace(judged, played=played, better=advice[0])

    def _longer(self) -> Budget:
        if self.budget.nodes is not None:
            return Budget(nodes=self.budget.nodes * LONGER)
        return Budget(seconds=(self.budget.seconds or 0.0) * LONGER)
