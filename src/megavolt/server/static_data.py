"""What a client draws a table with and the names of its things: data of the game, public to all."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from megavolt.core.game import Game
from megavolt.core.registry import game_info
from megavolt.data import MapData, card_figures, figures, load_map
from megavolt.data.blackout import Content, load
from megavolt.data.cards import CardFigures
from megavolt.data.tables import Figures
from megavolt.locale import LANGUAGES, Translator
from megavolt.locale.names import content_names

Data = dict[str, Any]
FIGURES = (Figures, CardFigures, Content)  # the types of all figures; `Content` in one language


def static_data(game: Game[Any], lang: str) -> Data:
    """The names of things by the fact that names them, the map, and the figures of the game."""
    family = game_info(game.id).family
    if family == "board":
        return _board(game, lang)
    if family == "cards":
        return {"names": {}, "map": None, "figures": asdict(card_figures(game.players))}
    if family == "blackout":
        return {"names": content_names(lang), "map": None, "figures": _wiring(lang)}
    return {"names": {}, "map": None, "figures": {}}  # a game that brings only the contract


def _board(game: Game[Any], lang: str) -> Data:
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
        "name": data.name,
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
                "name": city.name,
                "region": data.regions[city.region].id,
                "lat": city.lat,
                "lon": city.lon,
            }
            for city in data.cities
        ],
        "connections": [[ids[a], ids[b], cost] for a, b, cost in data.connections],
    }


@cache
def _wiring(lang: str) -> Data:
    """The content of the wiring tile game, each text in one language."""
    found: Data = _in_language(asdict(load()), lang)
    return found


def _in_language(value: Any, lang: str) -> Any:
    """The same data with every text that is given by language in this one."""
    if isinstance(value, Mapping):
        if value.keys() == set(LANGUAGES):
            return value[lang]
        return {str(key): _in_language(item, lang) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_in_language(item, lang) for item in value]
    return value
