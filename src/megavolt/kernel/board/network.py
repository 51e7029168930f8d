"""Connection costs: the network in play, and what it costs a seat to reach each city."""

import numpy as np

from megavolt.kernel.bits import ZERO, get64
from megavolt.kernel.board.row import (
    CITIES,
    COUNT,
    FAR,
    HOUSES,
    NETWORK,
    OWN,
    REACH,
    SPACES,
)
from megavolt.kernel.board.table import (
    BEGINS_IN_EMPTY_CITY,
    MAP_CITIES,
    NETWORK_CITIES,
    NETWORK_COST,
    NETWORKS,
)
from megavolt.kernel.device import Ints, apart, device


@device
def network_at(t: Ints, number: int) -> int:
    """Where a network begins in the table."""
    cities = t[MAP_CITIES]
    return NETWORKS + number * (NETWORK_COST + cities * cities)


@device
def cities_in_play(t: Ints, row: Ints) -> np.uint64:
    """GRID-SET-03; none while regions are drafted."""
    if row[NETWORK] < 0:
        return ZERO
    return get64(t, network_at(t, row[NETWORK]) + NETWORK_CITIES)


@device
def costs_from(t: Ints, row: Ints, city: int) -> int:
    """Where the connection costs from a city begin in the table."""
    return network_at(t, row[NETWORK]) + NETWORK_COST + city * t[MAP_CITIES]


@device
def occupied(t: Ints, row: Ints) -> np.uint64:
    """The cities with a house of anybody."""
    found = ZERO
    for city in range(t[MAP_CITIES]):
        found |= np.uint64(row[SPACES + city] != 0) << np.uint64(city)
    return found


@device
def starts(t: Ints, row: Ints) -> np.uint64:
    """GRID-BUILD-02: a network begins in an empty city; should there be none, in any (D8)."""
    anywhere = cities_in_play(t, row)
    if t[BEGINS_IN_EMPTY_CITY]:
        empty = anywhere & ~occupied(t, row)
        if empty != ZERO:
            return empty
    return anywhere


@device
def reach_out(t: Ints, row: Ints, seat: int) -> None:
    """GRID-BUILD-04, GRID-BUILD-07: the network goes on from the city connected last."""
    apart()
    last = OWN + seat * HOUSES + row[COUNT + seat] - 1
    reach, costs = REACH + seat * CITIES, costs_from(t, row, row[last])
    if row[COUNT + seat] == 1:
        for city in range(t[MAP_CITIES]):
            row[reach + city] = t[costs + city]
    else:
        for city in range(t[MAP_CITIES]):
            row[reach + city] = min(row[reach + city], t[costs + city])
    for i in range(row[COUNT + seat]):  # GRID-BUILD-06: at most one house of a player in a city
        row[reach + row[OWN + seat * HOUSES + i]] = FAR
