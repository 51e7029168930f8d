"""A crude policy for any game, for tests of what is built on policies."""

from typing import Any

from megavolt.core.game import Game

# What is done first if it can be; a game that knows none of these takes its first action.
ORDER = ("run", "burn", "install", "build", "buy", "open", "done", "pass", "bid")


class SimplePolicy:
    """One move a verb is worth thinking about: the first of it."""

    def __init__(self, game: Game[Any], order: tuple[str, ...] = ORDER) -> None:
        self.game = game
        self.order = order

    def choose(self, s: Any) -> int:
        return self.weighed(s)[0][0]

    def weighed(self, s: Any) -> list[tuple[int, float]]:
        by_verb: dict[str, int] = {}
        for action in self.game.legal(s):
            by_verb.setdefault(self.game.word(action).split()[0], action)
        moves = sorted(by_verb, key=self._place)[:4]
        weights = [0.5**place for place in range(len(moves))]
        return [(by_verb[v], w / sum(weights)) for v, w in zip(moves, weights, strict=True)]

    def _place(self, verb: str) -> int:
        return self.order.index(verb) if verb in self.order else len(self.order)

    def chances(self, s: Any) -> list[float]:
        return [1 / self.game.players] * self.game.players
