"""A net that helps a search, where there is one: its weights, and numpy to work it out."""

from typing import Any

from megavolt.bots.neural.shipped import plays_here
from megavolt.bots.policy import Intuition
from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import game_info

PLAIN = "plain"  # without a net, even where there is one


def intuition_for(game: Game[Any], net: str = "") -> Intuition | None:
    """The shipped net of the game's family, or that of a file; None where none is used.

    A file that cannot be used is refused. The shipped net is done without where it does not fit,
    such as on a map of one's own that is too large for it.
    """
    if net == PLAIN or (not net and not plays_here(game_info(game.id).family)):
        return None
    from megavolt.bots.neural.bot import trained_for  # needs numpy
    from megavolt.bots.neural.intuition import NetIntuition

    try:
        return NetIntuition(game, trained_for(game, net))
    except OptionError:
        if net:
            raise
        return None
