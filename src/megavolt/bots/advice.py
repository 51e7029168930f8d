"""Advice for a seat: its best moves with a chance to win and a reason, from its view alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from megavolt.bots.budget import Budget
from megavolt.bots.policy import policy_for
from megavolt.bots.search import Candidate, Search
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View

SHOWN = 3  # moves that are thought through to the end of the budget


@dataclass(frozen=True)
class Advice:
    """A move worth making. `reason` is the id of a message, `facts` are its arguments."""

    word: str
    chance: float  # of the seat to win, from 0 to 1
    chances: tuple[float, ...]  # of every seat
    share: float  # of the simulations that tried this move
    reason: str
    facts: dict[str, object]


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


class Adviser:
    """Gives advice in many positions of one configuration."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
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
        )
