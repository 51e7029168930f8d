"""Plays what the family's policy judges best, on a state drawn from the view."""

from random import Random
from typing import Any

from megavolt.bots.policy import policy_for
from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View


class PlannerBot:
    """Looks at nothing but the view: what it does not show is drawn at random."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.policy = policy_for(game)

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self.game.determinize(view, Rng(rng.getrandbits(64)))
        return self.game.word(self.policy.choose(state))


def make(game: Game[Any]) -> PlannerBot:
    return PlannerBot(game)
