"""What a family of games brings for bots: a module per family, in which `FAMILY` says it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from megavolt.core.game import Game
from megavolt.core.registry import family_part

if TYPE_CHECKING:  # they look for the family themselves
    from megavolt.bots.compare import Account
    from megavolt.bots.playouts import Style
    from megavolt.bots.policy import Policy


@dataclass(frozen=True)
class BotFamily:
    """Each of these may be missing."""

    greedy: Callable[[Game[Any]], Any] | None = None  # a bot that reads the family's views
    policy: "Callable[[Game[Any]], Policy] | None" = None  # for the bots that think ahead
    style: "Style | None" = None  # of the search; None: the usual one
    account: "Callable[[Game[Any]], Account] | None" = None  # why one line is better than another


def bot_family(game_id: str) -> BotFamily:
    """What the family of a game brings; one without bots brings nothing."""
    found: BotFamily = family_part(__name__, game_id)
    return found
