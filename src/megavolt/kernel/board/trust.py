"""The Trust: the automatic rival of two players. It takes plants and fuel and blocks cities."""

from typing import Final

from megavolt.kernel.bits import add_bit
from megavolt.kernel.board import fuel_market, steps
from megavolt.kernel.board.row import SPACES, TRUST_HAND, TRUST_HOUSES, TRUST_PLANTS, TRUST_TOOK
from megavolt.kernel.board.table import TRUST_LIMIT
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts import plant_market
from megavolt.kernel.parts.row import FUELS, GONE, MARKET, STOCK
from megavolt.kernel.parts.storage import HYBRID, NO_FUEL
from megavolt.kernel.parts.table import FUEL_OF, HYBRIDS, UNITS

TRUST: Final = 2  # the seat after the two players'
NO_PLANT: Final = 64  # above every plant


@device
def take_plant(t: Ints, row: Ints) -> None:
    """GRID-TRUST-03, GRID-TRUST-04: once a round, the highest plant of the current market, for
    free.
    """
    apart()
    row[TRUST_TOOK] = 1
    current = steps.current_plants(t, row)
    if current == 0:
        return
    plant = row[MARKET + current - 1]
    if row[TRUST_HAND] >= t[TRUST_LIMIT]:
        lowest = _next_plant(row, 0)
        if plant < lowest:
            return
        _scrap(row, lowest)
    plant_market.take(row, plant)
    row[TRUST_PLANTS + row[TRUST_HAND]] = plant
    row[TRUST_HAND] += 1
    steps.replace_taken(t, row)  # GRID-TRUST-11


@device
def _next_plant(row: Ints, after: int) -> int:
    """The Trust's lowest plant above a number, or NO_PLANT."""
    found = NO_PLANT
    for i in range(row[TRUST_HAND]):
        plant = row[TRUST_PLANTS + i]
        if after < plant < found:
            found = plant
    return found


@device
def _scrap(row: Ints, plant: int) -> None:
    add_bit(row, GONE, plant)
    kept = 0
    for i in range(row[TRUST_HAND]):
        own = row[TRUST_PLANTS + i]
        row[TRUST_PLANTS + i] = 0
        if own != plant:
            row[TRUST_PLANTS + kept] = own
            kept += 1
    row[TRUST_HAND] = kept


@device
def take_fuel(t: Ints, row: Ints) -> None:
    """GRID-TRUST-05: fuel for one run of each plant, cheapest first, as far as there is any."""
    apart()
    plant = _next_plant(row, 0)
    while plant != NO_PLANT:
        _fuel_plant(t, row, plant)
        plant = _next_plant(row, plant)


@device
def _fuel_plant(t: Ints, row: Ints, plant: int) -> None:
    fuel = t[FUEL_OF + plant]
    if fuel == NO_FUEL:
        return
    for i in range(t[UNITS + plant]):
        if fuel == HYBRID:  # GRID-TRUST-06: its two fuels in turn, the first one first
            one, other = t[HYBRIDS + i % 2], t[HYBRIDS + 1 - i % 2]
            _take(t, row, one if fuel_market.price(t, row, one) < fuel_market.SOLD_OUT else other)
        else:
            _take(t, row, fuel)


@device
def _take(t: Ints, row: Ints, fuel: int) -> None:
    if fuel_market.price(t, row, fuel) >= fuel_market.SOLD_OUT:
        return
    fuel_market.take(row, fuel)
    row[STOCK + TRUST * FUELS + fuel] += 1


@device
def give_fuel_back(t: Ints, row: Ints) -> None:
    """GRID-TRUST-09."""
    for fuel in range(FUELS):
        at = STOCK + TRUST * FUELS + fuel
        fuel_market.give_back(t, row, fuel, row[at])
        row[at] = 0


@device
def place_house(row: Ints, city: int, space: int) -> None:
    row[SPACES + city] |= (TRUST + 1) << 4 * space
    row[TRUST_HOUSES] -= 1


@device
def block(row: Ints, city: int) -> None:
    """GRID-TRUST-08: a house on the 15-space of a city that was empty until now."""
    place_house(row, city, 1)
