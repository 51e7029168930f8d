"""The light policy where games are alike: bids, and what plants still lack."""

from typing import Final

import numpy as np

from megavolt.kernel import bits
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import auction, space
from megavolt.kernel.parts.row import ACTOR, BID, FUELS, HAND, HAND_SIZE, LOT, PLANTS, STOCK
from megavolt.kernel.parts.storage import HYBRID, is_hybrid_fuel
from megavolt.kernel.parts.table import (
    APPEAL,
    FUEL_OF,
    HYBRIDS,
    OUTPUT,
    PLANT_LIMIT,
    UNITS,
    WORTH,
)

NONE: Final = -1
_MARGIN: Final = np.uint64(7)  # a bidder goes up to seven above what a plant is worth


# ---- plants


@device
def in_auction(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
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
    return t[WORTH + plant]


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
        if _worth(t, row, plant) > 0 and t[APPEAL + plant] > best:
            found, best = plant, t[APPEAL + plant]
    if found != NONE:
        return space.OPEN * 64 + found
    return space.PASS if space.allows(mask, space.PASS) else NONE


# ---- fuel


@device
def lacks(t: Ints, row: Ints, fuel: int) -> bool:
    """Would one more unit of a fuel help to run every plant once?"""
    if _spare(t, row, fuel) < 0:
        return True
    if not is_hybrid_fuel(t, fuel):
        return False
    spare = max(_spare(t, row, t[HYBRIDS]), 0) + max(_spare(t, row, t[HYBRIDS + 1]), 0)
    return spare < _needed(t, row, HYBRID)


@device
def _spare(t: Ints, row: Ints, fuel: int) -> int:
    """Units beyond one run of the plants that burn only this fuel; negative if some lack."""
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
