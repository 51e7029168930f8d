"""Any other game: the client shows its views as they are."""

from typing import Any

from megavolt.core.game import Game
from megavolt.server.families import Data, ServerFamily


def static_data(game: Game[Any], lang: str) -> Data:
    return {"names": {}, "map": None, "figures": {}}


FAMILY = ServerFamily(static_data)
