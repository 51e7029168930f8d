"""Advice for a seat: its best moves with a chance to win and a reason, from its view alone."""

from collections.abc import Sequence
from random import Random
from typing import Any

from megavolt.bots.budget import Budget, parse_budget
from megavolt.bots.policy import policy_for
from megavolt.bots.search import Candidate, Search
from megavolt.core.advice import Advice
from megavolt.core.game import Game
from megavolt.core.match import Match
from megavolt.core.rng import Rng
from megavolt.core.view_types import View
from megavolt.locale import Translator

SHOWN = 3  # moves that are thought through to the end of the budget


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


def sentence(advice: Advice, lang: str) -> str:
    """Why a move is good, in a language."""
    seats = advice.seats or [f"{seat + 1}" for seat in range(advice.game.players)]
    return Translator(lang).sentence(advice.reason, advice.facts, seats, advice.game)


class Adviser:
    """Gives advice in many positions of one configuration."""

    def __init__(self, game: Game[Any], seats: tuple[str, ...] = ()) -> None:
        self.game = game
        self.seats = seats
        self.policy = policy_for(game)
        self.search = Search(game, self.policy)

    def advise(
        self,
        view: View,
        legal: Sequence[str],
        budget: Budget,
        rng: Random,
        also: Sequence[str] = (),
        keep: int = SHOWN,
    ) -> list[Advice]:
        """What `advise` gives; `legal` is empty where nothing is to be decided."""
        if not legal:
            return []
        wanted = [self.game.action(word) for word in also]
        thought = self.search.think(view, budget, rng, wanted, keep)
        s = self.game.determinize(view, Rng(rng.getrandbits(64)))
        total = max(thought.simulations, 1)
        return [self._advice(s, candidate, total) for candidate in thought.candidates]

    def obvious(self, view: View, rng: Random) -> str | None:
        """The one move worth thinking about; None if there are several."""
        s = self.game.determinize(view, Rng(rng.getrandbits(64)))
        weighed = self.policy.weighed(s)
        return self.game.word(weighed[0][0]) if len(weighed) == 1 else None

    def _advice(self, s: Any, candidate: Candidate, simulations: int) -> Advice:
        reason, facts = self.policy.reason(s, candidate.action)
        return Advice(
            word=self.game.word(candidate.action),
            chance=candidate.chance,
            chances=tuple(candidate.chances),
            share=len(candidate.values) / simulations,
            reason=reason,
            facts=facts,
            game=self.game,
            seats=self.seats,
        )
