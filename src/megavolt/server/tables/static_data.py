"""What a client draws a table with and the names of its things: data of the game, public to all."""

import json
from functools import lru_cache
from typing import Any

from megavolt.core.game import Game
from megavolt.core.registry import game_ids
from megavolt.server.families import Data, server_family

KEPT = 64  # as JSON; a big map has up to 200 KB


def static_data(game: Game[Any], lang: str) -> Data:
    """The names of things by the fact that names them, the map, and the figures of the game."""
    return server_family(game.id).static_data(game, lang)


@lru_cache(maxsize=KEPT)
def sent_static_data(game: Game[Any], lang: str) -> bytes:
    """The same as JSON: worked out once for all tables of a game."""
    text = json.dumps(static_data(game, lang), ensure_ascii=False, separators=(",", ":"))
    return text.encode()


def figures_types() -> list[type[Any]]:
    """The types of all figures; a text that data gives by language is sent in one."""
    found = dict.fromkeys(server_family(game_id).figures for game_id in game_ids())
    return [figures for figures in found if figures is not None]
