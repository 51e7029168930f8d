"""The light policy, for playouts: sensible bids, fuel for the plants, the cheapest city."""

from typing import Final

import numpy as np

from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, FUEL
from megavolt.kernel import bits
from megavolt.kernel.board import auction, fuel_market, space
from megavolt.kernel.board.choosing import choose_at_random
from megavolt.kernel.board.row import (
    ACTOR,
    BID,
    COUNT,
    FUELS,
    HAND,
    HAND_SIZE,
    HOUSE,
    LOT,
    MONEY,
    PHASE,
    PLANTS,
    REACH,
    STOCK,
    SUPPLIED,
)
from megavolt.kernel.board.storage import HYBRID, is_hybrid_fuel
from megavolt.kernel.board.table import (
    FUEL_OF,
    HYBRIDS,
    OUTPUT,
    PLANT_LIMIT,
    RUN_PLANT,
    UNITS,
)
from megavolt.kernel.chance import pick
from megavolt.kernel.device import Ints, Words, apart, device

NONE: Final = -1
_MARGIN: Final = np.uint64(7)  # a bidder goes up to seven above what a plant is worth


@device
def choose(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    """A legal action; there is one."""
    apart()
    phase = row[PHASE]
    action = NONE
    if phase == AUCTION:
        action = _in_auction(t, row, mask, random)
    elif phase == FUEL:
        action = _buy(t, row, mask)
    elif phase == BUILDING:
        action = _build(t, row, mask, random)
    elif phase == BUREAUCRACY:
        action = _run(t, row, mask)
    return choose_at_random(mask, random) if action == NONE else action


# ---- plants


@device
def _in_auction(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    if mask[space.SCRAP]:
        return space.SCRAP * 64 + bits.lowest(mask[space.SCRAP])
    if row[LOT] != auction.NO_LOT:
        return _bid(t, row, mask, random)
    return _open(t, row, mask)


@device
def _bid(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    """One more, up to what the plant is worth and a little by chance."""
    margin = np.int64(random & _MARGIN)
    if row[BID] < _worth(t, row, row[LOT]) + margin and space.allows(mask, space.RAISE):
        return space.RAISE
    return space.PASS


@device
def _worth(t: Ints, row: Ints, plant: int) -> int:
    """In Elektro; nothing if it would not improve what the actor has."""
    apart()
    seat = row[ACTOR]
    if row[HAND_SIZE + seat] >= t[PLANT_LIMIT] and t[OUTPUT + plant] <= _least_output(t, row, seat):
        return 0
    return plant + t[OUTPUT + plant] * 2 - t[UNITS + plant]


@device
def _least_output(t: Ints, row: Ints, seat: int) -> int:
    least = t[OUTPUT + row[PLANTS + seat * HAND]]
    for i in range(1, row[HAND_SIZE + seat]):
        least = min(least, t[OUTPUT + row[PLANTS + seat * HAND + i]])
    return least


@device
def _open(t: Ints, row: Ints, mask: Words) -> int:
    """The plant with the best output for its fuel, if it improves the hand; else pass."""
    found, best = NONE, 0
    plants = mask[space.OPEN]
    while plants:
        plant = bits.lowest(plants)
        plants &= plants - bits.ONE
        value = t[OUTPUT + plant] * 3 - t[UNITS + plant] + 10
        if _worth(t, row, plant) > 0 and value > best:
            found, best = plant, value
    if found != NONE:
        return space.OPEN * 64 + found
    return space.PASS if space.allows(mask, space.PASS) else NONE


# ---- fuel


@device
def _buy(t: Ints, row: Ints, mask: Words) -> int:
    """The cheapest token of those that one run of every plant still lacks."""
    found, least = space.DONE, fuel_market.SOLD_OUT
    for fuel in range(FUELS):
        if not space.allows(mask, space.BUY + fuel) or not _lacks(t, row, fuel):
            continue
        price = fuel_market.price(t, row, fuel)
        if price < least:
            found, least = space.BUY + fuel, price
    return found


@device
def _lacks(t: Ints, row: Ints, fuel: int) -> bool:
    if _spare(t, row, fuel) < 0:
        return True
    if not is_hybrid_fuel(t, fuel):
        return False
    spare = max(_spare(t, row, t[HYBRIDS]), 0) + max(_spare(t, row, t[HYBRIDS + 1]), 0)
    return spare < _needed(t, row, HYBRID)


@device
def _spare(t: Ints, row: Ints, fuel: int) -> int:
    """Tokens beyond one run of the plants that burn only this fuel; negative if some lack."""
    return row[STOCK + row[ACTOR] * FUELS + fuel] - _needed(t, row, fuel)


@device
def _needed(t: Ints, row: Ints, fuel: int) -> int:
    apart()
    seat = row[ACTOR]
    needed = 0
    for i in range(row[HAND_SIZE + seat]):
        plant = row[PLANTS + seat * HAND + i]
        if t[FUEL_OF + plant] == fuel:
            needed += t[UNITS + plant]
    return needed


# ---- cities


@device
def _build(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    """Any city to begin in, then the cheapest, if it can be supplied or costs little."""
    found, least = NONE, 0
    cities = mask[space.CITY]
    if cities and row[COUNT + row[ACTOR]] == 0:
        return space.CITY * 64 + bits.nth(cities, pick(random, bits.count(cities)))
    while cities:
        city = bits.lowest(cities)
        cities &= cities - bits.ONE
        cost = row[REACH + city] + row[HOUSE + city]
        if found == NONE or cost < least:
            found, least = city, cost
    seat = row[ACTOR]
    wanted = row[COUNT + seat] <= _output(t, row, seat) or least * 3 <= row[MONEY + seat]
    return space.CITY * 64 + found if found != NONE and wanted else space.DONE


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
