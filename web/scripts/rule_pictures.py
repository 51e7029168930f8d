"""Write what the pictures of the rules pages show, taken from games of the engine."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from megavolt import Match
from megavolt.server.tables.static_data import static_data

FAMILIES = Path(__file__).parents[1] / "src" / "families"
EDITIONS = ("recharged", "classic", "deluxe")
SEATS = ["Ana", "Bob", "Eva", "Ian"]
GRID_PLANT = ("number", "fuel", "fuels", "units", "supplies")
CARD_PLANT = ("id", "number", "size", "fuel", "fuels", "units", "income")
FUEL_CARD = ("card", "fuel", "units")


def kept_at(family: str) -> Path:
    """Where the client finds what its pictures show."""
    return FAMILIES / family / "pictures.json"


def board() -> dict[str, Any]:
    return {edition: _edition(edition) for edition in EDITIONS}


def _edition(edition: str) -> dict[str, Any]:
    """The plants on offer at the start, a fuel's spaces, and what supplying cities pays."""
    view, figures = _dealt(edition)
    market = view["market"]
    coal = figures["fuels"][0]
    return {
        "current": [_only(plant, GRID_PLANT) for plant in market["current"]],
        "future": [_only(plant, GRID_PLANT) for plant in market["future"]],
        "fuel": coal["name"],
        "spaces": list(coal["spaces"]),
        "income": list(figures["income"]),
        "houses": list(figures["house_costs"]),
    }


def cards() -> dict[str, Any]:
    """The plants on offer at the start, the fuel market, and what money is worth at the end."""
    view, figures = _dealt("cards")
    market = view["market"]
    columns = view["fuel"]["columns"]
    return {
        "current": [_only(plant, CARD_PLANT) for plant in market["current"]],
        "future": [_only(plant, CARD_PLANT) for plant in market["future"]],
        "columns": [
            {"price": c["price"], "cards": [_only(card, FUEL_CARD) for card in c["cards"]]}
            for c in columns
        ],
        "discount": figures["discount_minimum"],
        "room": figures["storage_multiple"],
        "money": figures["money_per_point"],
    }


def blackout() -> dict[str, Any]:
    """What pieces cost, what structures are worth, and what else is done for points."""
    _, figures = _dealt("blackout")
    return {
        "pieces": {piece["id"]: piece["cost"] for piece in figures["pieces"]},
        "structures": {one["id"]: one["points"] for one in figures["structures"]},
        "costs": {key: figures["costs"][key] for key in ("fault", "repair")},
    }


def _dealt(game: str) -> tuple[Any, Any]:
    """What a seat sees at the start, and the figures of the game."""
    match = Match.new(game, SEATS, 1, {})
    return match.view(0), static_data(match.game, "en")["figures"]


def _only(thing: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: thing[key] for key in keys}


SHOWN: dict[str, Callable[[], dict[str, Any]]] = {
    "board": board,
    "cards": cards,
    "blackout": blackout,
}


if __name__ == "__main__":
    for family, shown in SHOWN.items():
        kept_at(family).write_text(json.dumps(shown(), indent=1) + "\n", encoding="utf-8")
