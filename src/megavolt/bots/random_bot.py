"""Any legal move, each equally likely."""

from random import Random
from typing import Any

from megavolt.core.game import Game
from megavolt.core.view_types import View


class RandomBot:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        return rng.choice(legal)


def make(game: Game[Any]) -> RandomBot:
    return RandomBot()
