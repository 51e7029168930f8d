"""The light policy, for playouts: sensible bids, fuel for the plants, and every plant runs."""

from typing import Final

import numpy as np

from megavolt.games.cards.state import AUCTION, BURN, FUEL
from megavolt.kernel import bits
from megavolt.kernel.cards import space as own
from megavolt.kernel.cards.row import CARDS, COLUMNS
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import space
from megavolt.kernel.parts.choosing import choose_at_random
from megavolt.kernel.parts.light import NONE, in_auction, lacks
from megavolt.kernel.parts.row import ACTOR, HAND, HAND_SIZE, PENDING, PHASE, PLANTS
from megavolt.kernel.parts.table import OUTPUT

_WAYS: Final = np.uint64(0xFFFF)  # the ways to run one plant


@device
def choose(t: Ints, row: Ints, mask: Words, random: np.uint64) -> int:
    """A legal action; there is one."""
    apart()
    action = NONE
    if row[PHASE] == AUCTION:
        action = in_auction(t, row, mask, random)
    elif row[PHASE] == FUEL:
        action = _buy(t, row, mask)
    else:
        action = own.BURN_REST if row[PENDING] == BURN else _run(t, row, mask)
    return choose_at_random(mask, random) if action == NONE else action


@device
def _buy(t: Ints, row: Ints, mask: Words) -> int:
    """The largest card of the cheapest column that has one of a kind that plants lack."""
    for column in range(COLUMNS):
        found, most = NONE, -1
        for card in range(CARDS):
            offered = bits.has(mask[own.BUY], column * CARDS + card)
            if offered and card & 3 > most and lacks(t, row, card >> 2):
                found, most = card, card & 3
        if found != NONE:
            return own.BUY * 64 + column * CARDS + found
    return space.DONE


@device
def _run(t: Ints, row: Ints, mask: Words) -> int:
    """The plant with the highest income, a hybrid by default; done when none can run."""
    seat = row[ACTOR]
    found, best = space.DONE, 0
    for place in range(row[HAND_SIZE + seat]):
        ways = (mask[space.RUN] >> np.uint64(place * own.WAYS)) & _WAYS
        income = t[OUTPUT + row[PLANTS + seat * HAND + place]]
        if not ways or income <= best:
            continue
        best = income
        if space.allows(mask, own.RUN_ANY + place):
            found = own.RUN_ANY + place
        else:
            found = space.RUN * 64 + place * own.WAYS + bits.lowest(ways)
    return found
