"""What a family of games brings to the server: a module per family, in which `FAMILY` says it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from megavolt.core.game import Game
from megavolt.core.registry import family_part

Data = dict[str, Any]
# A game as SVG: the game, a spectator's last view, and the width and height there are.
Picture = Callable[[Game[Any], Mapping[str, Any], float, float], str]


@dataclass(frozen=True)
class ServerFamily:
    """What a client draws a table with: `names` of things, a `map` or None, and `figures`."""

    static_data: Callable[[Game[Any], str], Data]  # in a language
    figures: type[Any] | None = None  # the type of its figures
    picture: Picture | None = None  # of the board at the end
    ranked_by: tuple[str, ...] = ("score",)  # reasons of an outcome that the picture shows


def server_family(game_id: str) -> ServerFamily:
    found: ServerFamily = family_part(__name__, game_id)
    return found
