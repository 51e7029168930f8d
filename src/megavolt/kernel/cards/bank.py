"""The Bank: the automatic rival of two players. It takes plants and fuel and pays nothing."""

from typing import Final

from megavolt.kernel.bits import add_bit
from megavolt.kernel.cards import fuel_cards, stores
from megavolt.kernel.cards.row import (
    BANK_HAND,
    BANK_PLANTS,
    BANK_TOOK,
    CARDS,
    COLUMNS,
    HELD,
    OFFERED,
    TAKEN,
)
from megavolt.kernel.cards.table import BANK_LIMIT
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts import plant_market
from megavolt.kernel.parts.row import FUELS, GONE, MARKET
from megavolt.kernel.parts.storage import HYBRID, is_hybrid_fuel
from megavolt.kernel.parts.table import FUEL_OF, HYBRIDS, UNITS

BANK: Final = 2  # the seat after the two players'


@device
def take_plant(t: Ints, row: Ints, current: int) -> None:
    """CARD-BANK-04, CARD-BANK-05, CARD-BANK-06, CARD-BANK-07: once a round, the highest plant of
    the current market.
    """
    apart()
    row[BANK_TOOK] = 1
    if current == 0:
        return
    plant = row[MARKET + current - 1]
    plant_market.take(row, plant)
    row[BANK_PLANTS + row[BANK_HAND]] = plant
    row[BANK_HAND] += 1
    if row[BANK_HAND] > t[BANK_LIMIT]:
        _scrap_oldest(row)
    plant_market.replace_sold(t, row)


@device
def _scrap_oldest(row: Ints) -> None:
    add_bit(row, GONE, row[BANK_PLANTS])
    last = row[BANK_HAND] - 1
    for i in range(last):
        row[BANK_PLANTS + i] = row[BANK_PLANTS + i + 1]
    row[BANK_PLANTS + last] = 0
    row[BANK_HAND] = last


# ---- fuel


@device
def take_fuel(t: Ints, row: Ints) -> None:
    """CARD-BANK-09, CARD-BANK-10, CARD-BANK-11, CARD-BANK-12, CARD-BANK-13, CARD-BANK-14: cards
    for exactly one production of all its plants.
    """
    apart()
    for kind in range(FUELS):
        row[HELD + kind] = 0
    taken = 0
    for kind in range(FUELS):  # CARD-BANK-10
        needed = _needed(t, row, kind)
        while row[HELD + kind] < needed and _take_cheapest(row, kind, kind, taken):
            taken += 1
    one, other = t[HYBRIDS], t[HYBRIDS + 1]
    while _hybrid_load(t, row) < _needed(t, row, HYBRID) and _take_cheapest(row, one, other, taken):
        taken += 1  # CARD-BANK-11
    _put_away(t, row, taken)


@device
def _needed(t: Ints, row: Ints, fuel: int) -> int:
    """What one production burns of a kind alone, or by hybrid plants."""
    needed = 0
    for i in range(row[BANK_HAND]):
        plant = row[BANK_PLANTS + i]
        if t[FUEL_OF + plant] == fuel:
            needed += t[UNITS + plant]
    return needed


@device
def _hybrid_load(t: Ints, row: Ints) -> int:
    """Gas and oil held above what the plants of one kind need."""
    load = 0
    for k in range(2):
        kind = t[HYBRIDS + k]
        load += max(row[HELD + kind] - _needed(t, row, kind), 0)
    return load


@device
def _take_cheapest(row: Ints, kind: int, other: int, taken: int) -> bool:
    """A card of either kind from the cheapest column; there by kind, then the fewest units. Was
    there one?
    """
    for at in range(COLUMNS * CARDS):
        card = at % CARDS
        if row[OFFERED + at] > 0 and (card >> 2 == kind or card >> 2 == other):
            row[OFFERED + at] -= 1
            row[TAKEN + taken] = card
            row[HELD + (card >> 2)] += fuel_cards.units_of(card)
            return True
    return False


@device
def _put_away(t: Ints, row: Ints, taken: int) -> None:
    """CARD-BANK-12: what is not needed comes off the cards taken last, and goes to column 1 when
    all are put away.
    """
    for i in range(taken - 1, -1, -1):
        _keep_needed(t, row, row[TAKEN + i])
    for i in range(taken):
        card = row[TAKEN + i]
        row[HELD + (card >> 2)] -= fuel_cards.units_of(card)
    for kind in range(FUELS):
        fuel_cards.put_singles(t, row, kind, -row[HELD + kind])


@device
def _keep_needed(t: Ints, row: Ints, card: int) -> None:
    kind, units = card >> 2, fuel_cards.units_of(card)
    while units > 0 and _spare(t, row, kind):
        units -= 1
        row[HELD + kind] -= 1
    stores.keep(row, BANK, card, units)  # never at zero: some of each card was needed


@device
def _spare(t: Ints, row: Ints, kind: int) -> bool:
    """Is a unit of the kind held above all needs?"""
    if row[HELD + kind] <= _needed(t, row, kind):
        return False
    if not is_hybrid_fuel(t, kind):
        return True
    return _hybrid_load(t, row) > _needed(t, row, HYBRID)


@device
def give_fuel_up(row: Ints) -> None:
    """CARD-BANK-15."""
    for kind in range(FUELS):
        stores.use_up(row, BANK, kind)
