"""The table of a configuration, made from a `Game`."""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.games.board.rules import END_CARD, FUELS, Rules
from megavolt.kernel.board.row import CITIES, FAR
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
from megavolt.kernel.parts.convert import pieces
from megavolt.kernel.parts.row import SET
from megavolt.kernel.parts.tables import Table, deck_columns, demolition_columns, plant_columns, put


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
    put(t, TABLE, plant_columns(r, r.output), demolition_columns(r.demolition), _light(r))
    put(t, TABLE, _switches(r), _figures(r), _fuel(r), _deal(r))
    put(t, TABLE, {"networks": len(sets), "random_networks": len(r.region_sets())})
    put(t, TABLE, {"chosen_network": _chosen(r, sets, chosen), "near": _near(r)})
    put(t, TABLE, {"region_of": [city.region for city in r.map.cities], "template": template})
    for number, regions in enumerate(sets):
        _put_network(r, t[NETWORKS + number * size :][:size], regions)
    return t


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
        "hidden_money": r.hidden_money,
    }


def _figures(r: Rules) -> dict[str, Any]:
    f = r.figures
    return {
        "cities": r.cities,
        "regions": len(r.map.regions),
        "regions_in_play": f.regions_in_play,
        "houses": r.houses,
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


def _light(r: Rules) -> dict[str, Any]:
    """What the light policy thinks of plants."""
    figures = list(zip(r.number, r.output, r.units, strict=True))
    return {
        "worth": [number + 2 * output - units for number, output, units in figures],
        "appeal": [3 * output - units + 10 for _, output, units in figures],
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
        "capacity": r.tracks.capacity,
        "price_at": prices,
        "refill": r.refill,
        "run_plant": r.run_plant,
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
        "low_back": [_is_low(r, plant) for plant in range(END_CARD + 1)],
        **deck_columns(low, () if fixed else r.high_plants),
    }
