"""What is constant in a configuration and known to all: map, plants, payments, counts."""

from megavolt.games.board.rules import Rules
from megavolt.games.board.view import plant_seen
from megavolt.games.board.view_types import BoardFacts, FuelFacts, PlaceFacts


def facts(r: Rules, game_id: str) -> BoardFacts:
    figures = r.figures
    return {
        "game": game_id,
        "players": r.players,
        "map": r.map.id,
        "cities": _cities(r),
        "connections": _connections(r),
        "payments": list(figures.income),
        "end_count": figures.end_cities,
        "step2_count": figures.step2_cities,
        "regions_in_play": figures.regions_in_play,
        "plants": [plant_seen(r, plant) for plant in r.plants],
        "plant_limit": figures.plant_limit,
        "storage_factor": figures.storage_factor,
        "start_money": figures.start_money,
        "houses": figures.houses,
        "house_costs": list(figures.house_costs),
        "fuels": _fuels(r),
    }


def _cities(r: Rules) -> dict[str, PlaceFacts]:
    return {
        city.id: {"name": city.name, "region": r.map.regions[city.region].id}
        for city in r.map.cities
    }


def _connections(r: Rules) -> dict[str, dict[str, int]]:
    """Both ways, so that a city has all its neighbours in one place."""
    found: dict[str, dict[str, int]] = {city.id: {} for city in r.map.cities}
    for a, b, cost in r.map.connections:
        one, other = r.map.cities[a].id, r.map.cities[b].id
        found[one][other] = found[other][one] = cost
    return found


def _fuels(r: Rules) -> dict[str, FuelFacts]:
    return {
        table.name: {
            "prices": sorted(table.spaces),
            "tokens": table.total,
            "refill": list(table.refill),
        }
        for table in r.figures.fuels
    }
