"""The games that tables are played with: one for each configuration, shared by all its tables."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from megavolt.core.game import Game
from megavolt.core.registry import make_game

KEPT = 256  # configurations; a game holds no state of any table


def game_for(
    game_id: str, players: int, options: Mapping[str, object], rules: int | None = None
) -> Game[Any]:
    """The game of this configuration; raises OptionError as `make_game` does."""
    return _game(game_id, players, json.dumps(options, sort_keys=True), rules)


@lru_cache(maxsize=KEPT)
def _game(game_id: str, players: int, options: str, rules: int | None) -> Game[Any]:
    return make_game(game_id, players, json.loads(options), rules)
