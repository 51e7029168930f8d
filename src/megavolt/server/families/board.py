"""The grid board game: the map it is played on, and its figures there."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from megavolt.core.game import Game
from megavolt.data import MapData, figures, load_map
from megavolt.data.tables import Figures
from megavolt.locale import Translator
from megavolt.server.families import Data, ServerFamily
from megavolt.server.pictures import drawing_board


def static_data(game: Game[Any], lang: str) -> Data:
    source = game.options["map"]
    assert isinstance(source, str | Mapping)
    data = load_map(source, game.id)
    reading = str(game.options.get("figures", "document"))
    found = _map(data, Translator(lang))
    names = {
        "city": {city["id"]: city["name"] for city in found["cities"]},
        "region": {region["id"]: region["name"] for region in found["regions"]},
    }
    counted = asdict(figures(game.id, data.rules_like, game.players, reading))
    return {"names": names, "map": found, "figures": counted}


def _map(data: MapData, t: Translator) -> Data:
    ids = [city.id for city in data.cities]
    return {
        "id": data.id,
        "name": t.map(data),
        "regions": [
            {
                "id": region.id,
                "name": t.region(region.names),
                "color": region.color,
                "cities": [ids[city] for city in region.cities],
            }
            for region in data.regions
        ],
        "cities": [
            {
                "id": city.id,
                "name": t.city(city),
                "region": data.regions[city.region].id,
                "lat": city.lat,
                "lon": city.lon,
            }
            for city in data.cities
        ],
        "connections": [[ids[a], ids[b], cost] for a, b, cost in data.connections],
        "land": asdict(data.land) if data.land else None,
    }


FAMILY = ServerFamily(static_data, Figures, drawing_board.draw, ("supplied", "money"))
