"""The light policy, for playouts: sensible bids, fuel for the plants, the cheapest city."""

import numpy as np

from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, FUEL
from megavolt.kernel import bits
from megavolt.kernel.board import fuel_market
from megavolt.kernel.board import space as own
from megavolt.kernel.board.row import CITIES, COUNT, HOUSE, REACH, SUPPLIED
from megavolt.kernel.board.table import RUN_PLANT
from megavolt.kernel.chance import pick
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import space
from megavolt.kernel.parts.choosing import choose_at_random
from megavolt.kernel.parts.light import NONE, in_auction, lacks
from megavolt.kernel.parts.row import (
    ACTOR,
    FUELS,
    HAND,
    HAND_SIZE,
    MONEY,
    PHASE,
    PLANTS,
)
from megavolt.kernel.parts.table import OUTPUT


@device
def choose(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    """A legal action; there is one."""
    apart()
    phase = row[PHASE]
    action = NONE
    if phase == AUCTION:
        action = in_auction(t, row, mask, random)
    elif phase == FUEL:
        action = _buy(t, row, mask)
    elif phase == BUILDING:
        action = _build(t, row, mask, random)
    elif phase == BUREAUCRACY:
        action = _run(t, row, mask)
    return choose_at_random(mask, random) if action == NONE else action


# ---- fuel


@device
def _buy(t: Ints, row: Ints, mask: Words) -> int:
    """The cheapest token of those that one run of every plant still lacks."""
    found, least = space.DONE, fuel_market.SOLD_OUT
    for fuel in range(FUELS):
        if not space.allows(mask, own.BUY + fuel) or not lacks(t, row, fuel):
            continue
        price = fuel_market.price(t, row, fuel)
        if price < least:
            found, least = own.BUY + fuel, price
    return found


# ---- cities


@device
def _build(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    """Any city to begin in, then the cheapest, if it can be supplied or costs little."""
    found, least, seat = NONE, 0, row[ACTOR]
    cities, reach = mask[own.CITY], REACH + seat * CITIES
    if cities and row[COUNT + seat] == 0:
        return own.CITY * 64 + bits.nth(cities, pick(random, bits.count(cities)))
    while cities:
        city = bits.lowest(cities)
        cities &= cities - bits.ONE
        cost = row[reach + city] + row[HOUSE + city]
        if found == NONE or cost < least:
            found, least = city, cost
    wanted = row[COUNT + seat] <= _output(t, row, seat) or least * 3 <= row[MONEY + seat]
    return own.CITY * 64 + found if found != NONE and wanted else space.DONE


@device
def _output(t: Ints, row: Ints, seat: int) -> int:
    output = 0
    for i in range(row[HAND_SIZE + seat]):
        output += t[OUTPUT + row[PLANTS + seat * HAND + i]]
    return output


@device
def _run(t: Ints, row: Ints, mask: Words) -> int:
    """The plant that supplies most, while there is a city without supply."""
    found, best = NONE, 0
    runs = mask[space.RUN]
    while runs:
        run = bits.lowest(runs)
        runs &= runs - bits.ONE
        output = t[OUTPUT + t[RUN_PLANT + run]]
        if output > best:
            found, best = run, output
    if found == NONE or row[SUPPLIED] >= row[COUNT + row[ACTOR]]:
        return space.DONE
    return space.RUN * 64 + found
