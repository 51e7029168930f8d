"""What a client draws a table with and the names of its things: data of the game, public to all."""

from typing import Any

from megavolt.core.game import Game
from megavolt.core.registry import game_ids
from megavolt.server.families import Data, server_family


def static_data(game: Game[Any], lang: str) -> Data:
    """The names of things by the fact that names them, the map, and the figures of the game."""
    return server_family(game.id).static_data(game, lang)


def figures_types() -> list[type[Any]]:
    """The types of all figures; a text that data gives by language is sent in one."""
    found = dict.fromkeys(server_family(game_id).figures for game_id in game_ids())
    return [figures for figures in found if figures is not None]
