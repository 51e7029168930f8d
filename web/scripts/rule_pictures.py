"""Print what the pictures of the board game's rules pages show, taken from games of the engine."""

import json
from typing import Any

from megavolt import Match
from megavolt.server.tables.static_data import static_data

EDITIONS = ("recharged", "classic", "deluxe")
SEATS = ["Ana", "Bob", "Eva", "Ian"]
SHOWN = ("number", "fuel", "fuels", "units", "supplies")


def shown() -> dict[str, Any]:
    return {edition: _edition(edition) for edition in EDITIONS}


def _edition(edition: str) -> dict[str, Any]:
    """The plants on offer at the start, a fuel's spaces, and what supplying cities pays."""
    match = Match.new(edition, SEATS, 1, {})
    view: Any = match.view(0)
    market = view["market"]
    figures = static_data(match.game, "en")["figures"]
    coal = figures["fuels"][0]
    return {
        "current": [_plant(plant) for plant in market["current"]],
        "future": [_plant(plant) for plant in market["future"]],
        "fuel": coal["name"],
        "spaces": list(coal["spaces"]),
        "income": list(figures["income"]),
        "houses": list(figures["house_costs"]),
    }


def _plant(plant: dict[str, Any]) -> dict[str, Any]:
    return {key: plant[key] for key in SHOWN}


if __name__ == "__main__":
    print(json.dumps(shown(), indent=1))
