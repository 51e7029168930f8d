"""Phase 4: networks grow, one city at a time, last in order first."""

import numpy as np

from megavolt.kernel.bits import ZERO, drop_bit, get64
from megavolt.kernel.board import network, steps, trust
from megavolt.kernel.board import space as own
from megavolt.kernel.board.row import (
    CITIES,
    COUNT,
    HOUSE,
    HOUSES,
    MARKED,
    OWN,
    REACH,
    SPACES,
    SUPPLY,
    TRUST_HOUSES,
)
from megavolt.kernel.board.table import (
    HOUSE_COSTS,
    HOUSE_LIMIT,
    MAP_CITIES,
    START_CITIES,
    TRUST_PLAYS,
    URANIUM,
)
from megavolt.kernel.device import Ints, Words, device
from megavolt.kernel.parts import space, turns
from megavolt.kernel.parts.row import ACTOR, MONEY


@device
def begin(t: Ints, row: Ints) -> None:
    turns.begin_in_reverse(t, row)


@device
def cost(t: Ints, row: Ints, city: int) -> int:
    """GRID-BUILD-02, GRID-BUILD-03, GRID-BUILD-05: cheapest path plus house, for the actor."""
    seat = row[ACTOR]
    if must_start(t, row, seat):
        return t[HOUSE_COSTS]
    if row[COUNT + seat] == 0:
        return row[HOUSE + city]
    return row[REACH + seat * CITIES + city] + row[HOUSE + city]


@device
def must_start(t: Ints, row: Ints, seat: int) -> bool:
    """GRID-START-02: a network begins in a marked city."""
    return t[START_CITIES] != 0 and row[COUNT + seat] == 0


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    allow(t, row, mask, _affordable(t, row))


@device
def allow(t: Ints, row: Ints, mask: Words, affordable: np.uint64) -> None:
    """What is legal, given the cities that the actor can reach and pay."""
    seat = row[ACTOR]
    space.allow(mask, space.MISC, space.DONE)
    if row[COUNT + seat] >= t[HOUSE_LIMIT]:  # GRID-SET-05
        return
    if not must_start(t, row, seat):
        mask[own.CITY] = affordable
    elif row[MONEY + seat] >= t[HOUSE_COSTS]:
        mask[own.CITY] = get64(row, MARKED)


@device
def _affordable(t: Ints, row: Ints) -> np.uint64:
    seat = row[ACTOR]
    money, reach = row[MONEY + seat], REACH + seat * CITIES
    if row[COUNT + seat] == 0:
        return _affordable_starts(t, row, money)
    found = ZERO
    for city in range(t[MAP_CITIES]):
        can = row[reach + city] + row[HOUSE + city] <= money
        found |= np.uint64(can) << np.uint64(city)
    return found


@device
def _affordable_starts(t: Ints, row: Ints, money: int) -> np.uint64:
    found = ZERO
    for city in range(t[MAP_CITIES]):
        found |= np.uint64(row[HOUSE + city] <= money) << np.uint64(city)
    return found & network.starts(t, row)


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    seat = row[ACTOR]
    if action == space.DONE:
        return not turns.next_in_reverse(row)
    city = action & 63
    row[MONEY + seat] -= cost(t, row, city)
    connect(t, row, seat, city)
    steps.settle_market(t, row)
    return False


@device
def connect(t: Ints, row: Ints, seat: int, city: int) -> None:
    """A house on the cheapest open space; the network will reach out from here too."""
    _put_house(t, row, seat, city)
    row[OWN + seat * HOUSES + row[COUNT + seat]] = city
    row[COUNT + seat] += 1
    network.reach_out(t, row, seat)


@device
def _put_house(t: Ints, row: Ints, seat: int, city: int) -> None:
    number = 0
    if must_start(t, row, seat):  # the reserved first space; its marker is a token again
        drop_bit(row, MARKED, city)
        row[SUPPLY + t[URANIUM]] += 1
    else:
        while t[HOUSE_COSTS + number] != row[HOUSE + city]:
            number += 1
    was_empty = row[SPACES + city] == 0
    row[SPACES + city] |= (seat + 1) << 4 * number
    if t[TRUST_PLAYS] and was_empty and row[TRUST_HOUSES] > 0:
        trust.block(row, city)
    steps.price_house(t, row, city)
