"""Connection costs: the network in play, and what it costs the actor to reach each city."""

import numpy as np

from megavolt.kernel.bits import ONE, ZERO, get64
from megavolt.kernel.board.row import (
    ALL_DUE,
    CITY_DUE,
    COUNT,
    FAR,
    HOUSES,
    NETWORK,
    NOTHING_DUE,
    OWN,
    REACH,
    REACH_DUE,
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
from megavolt.kernel.parts.row import ACTOR


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
def settle_reach(t: Ints, row: Ints) -> None:
    """Phase 4: what it costs the actor to reach each city, after what has happened since."""
    due = row[REACH_DUE]
    row[REACH_DUE] = NOTHING_DUE
    if due == ALL_DUE:
        _reach_out(t, row, row[ACTOR])
    elif due >= CITY_DUE:
        _reach_further(t, row, row[ACTOR], due - CITY_DUE)


@device
def _reach_out(t: Ints, row: Ints, seat: int) -> None:
    """From all cities of a seat, at the beginning of its turn."""
    apart()
    if row[COUNT + seat] == 0:
        _reach_starts(t, row)
        return
    for city in range(t[MAP_CITIES]):
        row[REACH + city] = FAR
    for i in range(row[COUNT + seat]):
        _reach_from(t, row, row[OWN + seat * HOUSES + i])
    _leave_own(row, seat)


@device
def _reach_starts(t: Ints, row: Ints) -> None:
    """GRID-BUILD-02: a network begins in an empty city; should there be none, in any (D8)."""
    starts = cities_in_play(t, row)
    if t[BEGINS_IN_EMPTY_CITY]:
        empty = starts & ~occupied(t, row)
        if empty != ZERO:
            starts = empty
    for city in range(t[MAP_CITIES]):
        row[REACH + city] = 0 if (starts >> np.uint64(city)) & ONE != ZERO else FAR


@device
def _reach_further(t: Ints, row: Ints, seat: int, city: int) -> None:
    """GRID-BUILD-04, GRID-BUILD-07: a city was connected, and the network goes on from there."""
    if row[COUNT + seat] == 1:
        for other in range(t[MAP_CITIES]):
            row[REACH + other] = FAR
    _reach_from(t, row, city)
    _leave_own(row, seat)


@device
def _reach_from(t: Ints, row: Ints, city: int) -> None:
    apart()
    costs = costs_from(t, row, city)
    for other in range(t[MAP_CITIES]):
        row[REACH + other] = min(row[REACH + other], t[costs + other])


@device
def _leave_own(row: Ints, seat: int) -> None:
    """GRID-BUILD-06: at most one house of a player in a city."""
    apart()
    for i in range(row[COUNT + seat]):
        row[REACH + row[OWN + seat * HOUSES + i]] = FAR
