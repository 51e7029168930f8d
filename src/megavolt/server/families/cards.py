"""The card game: its figures."""

from dataclasses import asdict
from typing import Any

from megavolt.core.game import Game
from megavolt.data import card_figures
from megavolt.data.cards import CardFigures
from megavolt.server.families import Data, ServerFamily
from megavolt.server.pictures import drawing_cards


def static_data(game: Game[Any], lang: str) -> Data:
    return {"names": {}, "map": None, "figures": asdict(card_figures(game.players))}


FAMILY = ServerFamily(static_data, CardFigures, drawing_cards.draw, ("points", "money"))
