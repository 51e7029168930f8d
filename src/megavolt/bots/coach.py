"""What a learner may see while playing: everybody's chances, and a warning before a costly move.

Both are made of the seat's view alone, within a fraction of a second.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from megavolt.bots.budget import Budget, Meter
from megavolt.bots.compare import Comparer, Gap, Line, Reason, Reasons, gap, mean
from megavolt.bots.policy import policy_for
from megavolt.core.game import Game
from megavolt.core.view_types import View

FEWEST: Final = 4  # worlds before anything is said
MOST: Final = 40
COSTLY: Final = 0.15  # of a chance, beyond the standard error


@dataclass(frozen=True)
class Warned:
    """A move that gives something up."""

    lost: float  # of the chance to win, from 0 to 1
    better: str  # what the policy would play instead
    reason: Reason


class Coach:
    """Watches a seat in many positions of one configuration."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.policy = policy_for(game)
        self.comparer = Comparer(game, self.policy)

    def chances(self, view: View, budget: Budget, rng: Random) -> list[float]:
        """By seat, the chance to win as the seat of the view may judge it."""
        playouts = self.comparer.playouts(view, rng.getrandbits(64))
        if view["seat"] is not None:  # whoever is to move
            playouts.seat = view["seat"]
        meter, found = Meter(budget), list[list[float]]()
        while len(found) < FEWEST or (len(found) < MOST and meter.more()):
            s = playouts.worlds.state(len(found))
            found.append(playouts.play_out(s))
            meter.count()
        shares = [mean(seat) for seat in zip(*found, strict=True)]
        return [share / sum(shares) for share in shares]

    def warn(self, view: View, words: Sequence[str], budget: Budget, rng: Random) -> Warned | None:
        """A warning before these moves, if the policy would play something that is clearly better.

        Both meet the same worlds, so a few of them tell.
        """
        seed = rng.getrandbits(64)
        own = self.policy.choose(self.comparer.playouts(view, seed).worlds.state(0))
        actions = tuple(self.game.action(word) for word in words)
        if actions[0] == own:
            return None
        played, better = Line(actions), Line((own,))
        lost = self._compare(view, seed, played, better, Meter(budget))
        if lost.sure < COSTLY:
            return None
        reason = Reasons(self.comparer.account).worse(played, better)
        return Warned(lost.mean, self.game.word(own), reason)

    def _compare(self, view: View, seed: int, played: Line, better: Line, meter: Meter) -> Gap:
        """How far the one is behind; most moves are cleared after a few worlds."""
        for number in range(MOST):
            self.comparer.meet(view, seed, (played, better), [number])
            meter.count()
            found = gap(better.values, played.values)
            if number + 1 < FEWEST:
                continue
            if found.mean + 2 * found.error < COSTLY or not meter.more():
                break
        return found
