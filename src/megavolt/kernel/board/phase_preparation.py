"""Before round one: regions are drafted, the Trust's houses placed, start cities marked."""

from typing import Final

import numpy as np

from megavolt.games.board.state import DRAFT, MARK, NOTHING, PLACE
from megavolt.kernel.bits import ZERO, add_bit, get64, has
from megavolt.kernel.board import network, steps, trust
from megavolt.kernel.board import space as own
from megavolt.kernel.board.row import MARKED, NETWORK, REGIONS, SPACES, SUPPLY
from megavolt.kernel.board.table import (
    MAP_CITIES,
    MAP_REGIONS,
    NEAR,
    NETWORK_REGIONS,
    RANDOM_NETWORKS,
    START_CITIES,
    TRUST_PLAYS,
    URANIUM,
)
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import space
from megavolt.kernel.parts.row import ACTOR, ORDER, PENDING, SET, TURN
from megavolt.kernel.parts.table import PLAYERS

PLACERS: Final = (0, 1, 1, 0, 0, 1)  # GRID-TRUST-02: the first player one, then two, two and one


@device
def _next_stage(t: Ints, row: Ints) -> bool:
    """Regions, then the Trust's houses, then start cities (GRID-START-04); True at the end."""
    row[TURN] = 0
    if row[PENDING] == DRAFT and t[TRUST_PLAYS]:
        row[PENDING] = PLACE
    elif row[PENDING] != MARK and t[START_CITIES]:
        row[PENDING] = MARK
    else:
        row[PENDING] = NOTHING
        return True
    row[ACTOR] = row[ORDER]
    return False


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    apart()
    if row[PENDING] == DRAFT:
        _legal_regions(t, row, mask)
    elif row[PENDING] == PLACE:
        mask[own.CITY] = _placeable(t, row)
    else:
        mask[own.CITY] = _markable(t, row)


@device
def _legal_regions(t: Ints, row: Ints, mask: Words) -> None:
    """GRID-SET-04: regions that leave the set completable to a connected one."""
    chosen = row[REGIONS]
    possible = 0
    for number in range(t[RANDOM_NETWORKS]):
        regions = t[network.network_at(t, number) + NETWORK_REGIONS]
        if chosen & ~regions == 0:
            possible |= regions
    for region in range(t[MAP_REGIONS]):
        if (possible & ~chosen) >> region & 1:
            space.allow(mask, space.MISC, own.REGION + region)


@device
def _placeable(t: Ints, row: Ints) -> np.uint64:
    """GRID-TRUST-02: anywhere at first, then next to a city of the Trust."""
    in_play = network.cities_in_play(t, row)
    if row[TURN] == 0:
        return in_play
    houses = network.occupied(t, row)
    near = ZERO
    for city in range(t[MAP_CITIES]):
        if has(houses, city):
            near |= get64(t, NEAR + city * SET)
    return in_play & near & ~houses


@device
def _markable(t: Ints, row: Ints) -> np.uint64:
    """GRID-START-01, GRID-START-04: a city in play whose 10-space is free, not marked yet."""
    free = ZERO
    for city in range(t[MAP_CITIES]):
        free |= np.uint64(row[SPACES + city] & 15 == 0) << np.uint64(city)
    return network.cities_in_play(t, row) & free & ~get64(row, MARKED)


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a decision; True when round one can begin."""
    apart()
    if row[PENDING] == DRAFT:
        return _draft(t, row, action - own.REGION)
    if row[PENDING] == PLACE:
        return _place(t, row, action & 63)
    return _mark(t, row, action & 63)


@device
def _draft(t: Ints, row: Ints, region: int) -> bool:
    row[REGIONS] |= 1 << region
    row[TURN] += 1
    for number in range(t[RANDOM_NETWORKS]):
        if t[network.network_at(t, number) + NETWORK_REGIONS] == row[REGIONS]:
            row[NETWORK] = number
            return _next_stage(t, row)
    row[ACTOR] = row[ORDER + row[TURN] % t[PLAYERS]]
    return False


@device
def _place(t: Ints, row: Ints, city: int) -> bool:
    trust.place_house(row, city, 0)
    steps.price_houses(t, row)
    row[TURN] += 1
    if row[TURN] < len(PLACERS):
        row[ACTOR] = row[ORDER + PLACERS[row[TURN]]]
        return False
    return _next_stage(t, row)


@device
def _mark(t: Ints, row: Ints, city: int) -> bool:
    add_bit(row, MARKED, city)
    row[SUPPLY + t[URANIUM]] -= 1
    if t[TRUST_PLAYS]:  # GRID-START-04
        trust.block(row, city)
    steps.price_houses(t, row)
    row[TURN] += 1
    if row[TURN] < t[PLAYERS]:
        row[ACTOR] = row[ORDER + row[TURN]]
        return False
    return _next_stage(t, row)
