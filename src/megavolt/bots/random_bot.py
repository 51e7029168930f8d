"""Any legal move, each equally likely."""

from random import Random

from megavolt.core.game import View


class RandomBot:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        return rng.choice(legal)


def make() -> RandomBot:
    return RandomBot()
