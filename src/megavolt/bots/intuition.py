"""A net that helps a search, where there is one: its weights, and numpy to work it out."""

from collections.abc import Sequence
from typing import Any

from megavolt.bots.families import bot_family
from megavolt.bots.neural.shipped import plays_here
from megavolt.bots.playouts import Style
from megavolt.bots.policy import Intuition, Plan, Policy, policy_for
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import game_info

PLAIN = "plain"  # without a net, even where there is one


class Blend:
    """Chances of a net and of a policy together: they err in different places."""

    def __init__(self, net: Intuition, policy: Policy, share: float) -> None:
        self.net = net
        self.policy = policy
        self.share = share  # of the net

    def plans(self, s: Any) -> list[tuple[Plan, float]]:
        return self.net.plans(s)

    def chances(self, states: Sequence[Any]) -> list[list[float]]:
        found = zip(self.net.chances(states), map(self.policy.chances, states), strict=True)
        return [[self._both(a, b) for a, b in zip(one, other, strict=True)] for one, other in found]

    def _both(self, net: float, policy: float) -> float:
        return self.share * net + (1.0 - self.share) * policy


def intuition_for(game: Game[Any], net: str = "") -> Intuition | None:
    """The shipped net of the game's family, or that of a file; None where there is none.

    A file that cannot be used is refused. The shipped net is done without where it does not fit,
    such as on a map of one's own that is too large for it.
    """
    if net == PLAIN or (not net and not plays_here(game_info(game.id).family)):
        return None
    from megavolt.bots.neural.bot import trained_for  # needs numpy
    from megavolt.bots.neural.intuition import NetIntuition

    try:
        found = NetIntuition(game, trained_for(game, net))
    except OptionError:
        if net:
            raise
        return None
    share = (bot_family(game.id).style or Style()).net_share
    return found if share == 1.0 else Blend(found, policy_for(game), share)
