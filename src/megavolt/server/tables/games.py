"""The games that tables are played with: one for each configuration, shared by all its tables."""

import asyncio
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.core.view_types import View
from megavolt.server.storage.contents import referred

KEPT = 256  # configurations; a game holds no state of any table
T = TypeVar("T")
# A big map takes half a second. Few at a time, so that the tables in play get their turns.
_BUILDERS = ThreadPoolExecutor(2, "building")


async def in_background(work: Callable[..., T], *given: object) -> T:
    """Build a game or replay a log while other tables are served."""
    return await asyncio.get_running_loop().run_in_executor(_BUILDERS, work, *given)


def game_for(
    game_id: str, players: int, options: Mapping[str, object], rules: int | None = None
) -> Game[Any]:
    """The game of this configuration; raises OptionError as `make_game` does."""
    return _game(game_id, players, json.dumps(options, sort_keys=True), rules)


@lru_cache(maxsize=KEPT)
def _game(game_id: str, players: int, options: str, rules: int | None) -> Game[Any]:
    return make_game(game_id, players, json.loads(options), rules)


@lru_cache(maxsize=KEPT)
def shown_options(game: Game[Any]) -> dict[str, object]:
    """The options as clients are sent them: maps and decks of one's own by their hash."""
    return referred(game.options)[0]


def sent_view(game: Game[Any], view: View, stakes: Mapping[str, object] | None) -> dict[str, Any]:
    """A view as clients are sent it: likewise, and with what is at stake, if the game tells it."""
    sent = with_stakes(view, stakes)
    options: Mapping[str, object] = view.get("options", {})
    if any(isinstance(value, dict) for value in options.values()):
        shown = shown_options(game)
        sent["options"] = {n: shown[n] if isinstance(v, dict) else v for n, v in options.items()}
    return sent


def with_stakes(view: View, stakes: Mapping[str, object] | None) -> dict[str, Any]:
    return {**view} if stakes is None else {**view, "stakes": stakes}


def seen_at(game: Game[Any], state: Any, seat: int) -> dict[str, Any]:
    """What a seat is sent of a state."""
    return sent_view(game, game.view(state, seat), game.stakes(state))
