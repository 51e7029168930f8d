"""The table of a configuration, made from a `Game`."""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.games.board.rules import END_CARD, FUELS, Rules
from megavolt.kernel.board.convert import pieces
from megavolt.kernel.board.row import CITIES, FAR, SET
from megavolt.kernel.board.table import (
    DRAFTED_REGIONS,
    MOST_SPACES,
    NETWORK_CITIES,
    NETWORK_COST,
    NETWORK_REGIONS,
    NETWORKS,
    RANDOM_REGIONS,
    TABLE,
)

Table = NDArray[np.int32]


def networks(r: Rules) -> list[tuple[int, ...]]:
    """Every connected set of regions: first those that can be drawn, in the engine's order."""
    sets = r.region_sets()
    every = combinations(range(len(r.map.regions)), r.figures.regions_in_play)
    return [*sets, *(regions for regions in every if regions not in sets and r.touching(regions))]


def table_of(r: Rules, chosen: tuple[int, ...], template: NDArray[Any]) -> Table:
    """`chosen` are the regions that the host has picked, if any."""
    sets = networks(r)
    size = NETWORK_COST + r.cities * r.cities
    t = np.zeros(NETWORKS + len(sets) * size, np.int32)
    _put(t, _switches(r), _figures(r), _plants(r), _fuel(r), _deal(r))
    _put(t, {"networks": len(sets), "random_networks": len(r.region_sets())})
    _put(t, {"chosen_network": _chosen(r, sets, chosen), "near": _near(r), "template": template})
    _put(t, {"sha256": _sha256_constants(), "hidden_money": r.hidden_money})
    _put(t, {"region_of": [city.region for city in r.map.cities]})
    for number, regions in enumerate(sets):
        _put_network(r, t[NETWORKS + number * size :][:size], regions)
    return t


def _put(t: Table, *parts: dict[str, Any]) -> None:
    for part in parts:
        for name, value in part.items():
            values = np.atleast_1d(np.asarray(value)).ravel()
            assert len(values) <= TABLE.width_of(name), name
            t[TABLE.at(name) : TABLE.at(name) + len(values)] = values


def _chosen(r: Rules, sets: list[tuple[int, ...]], chosen: tuple[int, ...]) -> int:
    if r.drafts:
        return DRAFTED_REGIONS
    return sets.index(chosen) if chosen else RANDOM_REGIONS


def _put_network(r: Rules, at: Table, regions: tuple[int, ...]) -> None:
    network = r.network(regions)
    in_play = sum(1 << city for city in range(r.cities) if network.in_play[city])
    at[NETWORK_REGIONS] = sum(1 << region for region in regions)
    at[NETWORK_CITIES : NETWORK_CITIES + SET] = pieces(in_play)
    at[NETWORK_COST:] = np.minimum(np.array(network.cost, np.int32).ravel(), FAR)


def _near(r: Rules) -> list[int]:
    near = [0] * CITIES
    for a, b, _ in r.map.connections:
        near[a] |= 1 << b
        near[b] |= 1 << a
    return [piece for cities in near for piece in pieces(cities)]


def _switches(r: Rules) -> dict[str, Any]:
    f = r.figures
    return {
        "discount": r.discount,
        "discount_minimum": r.discount_minimum,
        "removes_overtaken": r.removes_overtaken,
        "removes_unsold": f.removes_lowest_unsold,
        "step2_replaces": f.step2_replaces,
        "names_on_pass": r.names_on_pass,
        "begins_in_empty_city": r.begins_in_empty_city,
        "step3_refills_as_step2": r.step3_refills_as_step2,
        "drafts": r.drafts,
        "trust_plays": r.trust_plays,
        "trust_limit": r.trust.plant_limit if r.trust_plays else 0,
        "start_cities": r.start_cities,
        "demolition_cards": len(r.demolition),
        "demolition": [pay for card in r.demolition for pay in card],
    }


def _figures(r: Rules) -> dict[str, Any]:
    f = r.figures
    return {
        "players": r.players,
        "cities": r.cities,
        "regions": len(r.map.regions),
        "regions_in_play": f.regions_in_play,
        "houses": r.houses,
        "plant_limit": r.plant_limit,
        "current_size": f.current_size,
        "opening_size": f.market_size,
        "step2_cities": f.step2_cities,
        "end_cities": f.end_cities,
        "uranium_stop": f.uranium_stop_plant,
        "house_costs": f.house_costs,
        "space_price": np.minimum(np.array(r.space_price), FAR),
        "income": r.income,
        "last_pay": r.last_pay,
    }


def _plants(r: Rules) -> dict[str, Any]:
    return {
        "fuel_of": r.fuel_of,
        "units": r.units,
        "storage": [units * r.storage_factor for units in r.units],
        "output": r.output,
        "first_run": [runs[0] - r.run0 if runs else 0 for runs in r.runs],
        "run_count": [len(runs) for runs in r.runs],
        "run_plant": r.run_plant,
        "run_burn": r.run_burn,
        "low_back": [_is_low(r, plant) for plant in range(END_CARD + 1)],
    }


def _is_low(r: Rules, plant: int) -> bool:
    """GRID-SET-15, where the backs of plants differ."""
    return not r.figures.fixed_market and plant in r.low_plants


def _fuel(r: Rules) -> dict[str, Any]:
    prices = np.zeros((FUELS, MOST_SPACES), np.int32)
    for fuel, price_at in enumerate(r.tracks.price_at):
        prices[fuel, : len(price_at)] = price_at
    return {
        "store_fuel": r.tracks.store_fuel,
        "store_price": r.tracks.store_price,
        "uranium": r.uranium,
        "hybrid": r.hybrid,
        "capacity": r.tracks.capacity,
        "price_at": prices,
        "refill": r.refill,
    }


def _deal(r: Rules) -> dict[str, Any]:
    f = r.figures
    fixed = {*f.fixed_market, f.deck_top} if f.fixed_market else set()
    low = [plant for plant in r.plants if plant not in fixed] if fixed else r.low_plants
    return {
        "set_aside": f.set_aside,
        "removed_low": f.removed_low,
        "removed_high": f.removed_high,
        "removed_any": f.removed_any,
        "deck_top": f.deck_top if fixed else 0,
        "fixed_market": f.fixed_market,
        "fixed_size": len(f.fixed_market),
        "low_plants": low,
        "low_count": len(low),
        "high_plants": () if fixed else r.high_plants,
        "high_count": 0 if fixed else len(r.high_plants),
    }


def _sha256_constants() -> NDArray[np.int32]:
    """The first 32 bits of the fractional parts of the cube roots of the first 64 primes."""
    primes = [n for n in range(2, 312) if all(n % k for k in range(2, n))]
    return np.array([_cube_root(p << 96) & 0xFFFF_FFFF for p in primes], np.uint32).view(np.int32)


def _cube_root(number: int) -> int:
    """The whole part of it."""
    low, high = 0, 1 << 40
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle - 1)
    return low
