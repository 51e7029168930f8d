"""Maps, plants and tables as data, and loaders that check every line of them."""

from megavolt.data.cards import (
    CardDeck,
    CardFigures,
    CardPlant,
    FuelCard,
    card_figures,
    demolition_cards,
    load_deck,
    load_deck_text,
)
from megavolt.data.errors import DataError
from megavolt.data.map_warnings import map_warnings
from megavolt.data.maps import City, MapData, Region, load_map, load_map_text, map_ids, printed_maps
from megavolt.data.plants import Plant, PlantDeck, load_plants
from megavolt.data.tables import (
    Figures,
    FuelTable,
    TrustTable,
    edition_ids,
    figures,
)

__all__ = [
    "CardDeck",
    "CardFigures",
    "CardPlant",
    "City",
    "DataError",
    "Figures",
    "FuelCard",
    "FuelTable",
    "MapData",
    "Plant",
    "PlantDeck",
    "Region",
    "TrustTable",
    "card_figures",
    "demolition_cards",
    "edition_ids",
    "figures",
    "load_deck",
    "load_deck_text",
    "load_map",
    "load_map_text",
    "load_plants",
    "map_ids",
    "map_warnings",
    "printed_maps",
]
