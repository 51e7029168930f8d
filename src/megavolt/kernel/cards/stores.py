"""Stores: the fuel cards players own, with what is left on them.

A store counts its cards by kind and place, see KIND_PLACES. Places ascend as the engine's entries
do; a card of several units is one place lower when a unit is gone.
"""

from typing import Final

import numpy as np

from megavolt.kernel.bits import ZERO, bit
from megavolt.kernel.cards.fuel_cards import give_up
from megavolt.kernel.cards.row import KIND_PLACES, STORE, STORES
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts.row import FUELS, STOCK

# By place of a kind: the units printed on the card (0: single), and those left.
PRINTED: Final = (0, 1, 2, 2, 3, 3, 3)
LEFT: Final = (1, 1, 1, 2, 1, 2, 3)
FIRST_PLACE: Final = (0, 1, 2, 4)  # by units printed
# CARD-BUR-09: single cards first, then the smallest remainder, then the smallest card.
BY_DEFAULT: Final = (0, 1, 2, 4, 3, 5, 6)
NONE: Final = -1


@device
def first_of(seat: int, kind: int) -> int:
    """The column of the first place of a kind."""
    return STORES + seat * STORE + kind * KIND_PLACES


@device
def entry_of(kind: int, place: int) -> int:
    """How the engine numbers a card of a store."""
    return kind * 16 + PRINTED[place] * 4 + LEFT[place]


@device
def keep(row: Ints, seat: int, card: int, units: int) -> None:
    """CARD-FUEL-10: a card enters a store at the units kept."""
    row[first_of(seat, card >> 2) + FIRST_PLACE[card & 3] + units - 1] += 1
    row[STOCK + seat * FUELS + (card >> 2)] += units


@device
def use_unit(row: Ints, seat: int, kind: int, place: int) -> None:
    """CARD-BUR-04: turn a card down by one; at zero it leaves the store."""
    first = first_of(seat, kind)
    row[first + place] -= 1
    row[STOCK + seat * FUELS + kind] -= 1
    if LEFT[place] == 1:
        give_up(row, kind * 4 + PRINTED[place], 1)
    else:
        row[first + place - 1] += 1


@device
def use_entry(row: Ints, seat: int, entry: int) -> None:
    """The same for a card as the engine numbers it."""
    use_unit(row, seat, entry >> 4, FIRST_PLACE[entry >> 2 & 3] + (entry & 3) - 1)


@device
def use_up(row: Ints, seat: int, kind: int) -> None:
    """All that a store has of a kind is used."""
    first = first_of(seat, kind)
    for place in range(KIND_PLACES):
        give_up(row, kind * 4 + PRINTED[place], row[first + place])
        row[first + place] = 0
    row[STOCK + seat * FUELS + kind] = 0


@device
def only_choice(row: Ints, seat: int, kind: int) -> int:
    """The place of the cards of a kind if they are all alike, NONE if there is a choice."""
    first = first_of(seat, kind)
    found = NONE
    for place in range(KIND_PLACES):
        if row[first + place] > 0:
            if found != NONE:
                return NONE
            found = place
    return found


@device
def first_choice(row: Ints, seat: int, kind: int) -> int:
    """CARD-BUR-09: the place of the card to take a unit from by default."""
    first = first_of(seat, kind)
    for i in range(KIND_PLACES):
        if row[first + BY_DEFAULT[i]] > 0:
            return BY_DEFAULT[i]
    return NONE


@device
def choices(row: Ints, seat: int, kind: int) -> np.uint64:
    """The cards of a kind to take a unit from, as bits of the engine's entries."""
    first = first_of(seat, kind)
    found = ZERO
    for place in range(KIND_PLACES):
        if row[first + place] > 0:
            found |= bit(entry_of(kind, place))
    return found


@device
def use_forced(row: Ints, seat: int, kind: int, count: int) -> int:
    """Take up to `count` units of a kind while there is nothing to choose; how many are left."""
    apart()
    if count >= row[STOCK + seat * FUELS + kind]:
        use_up(row, seat, kind)
        return 0
    while count > 0:
        place = only_choice(row, seat, kind)
        if place == NONE:
            return count
        use_unit(row, seat, kind, place)
        count -= 1
    return 0
