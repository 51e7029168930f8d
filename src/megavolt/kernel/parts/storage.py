"""What plants can hold and burn. Two fuels may share the tanks of hybrid plants (GRID-PLANT-04)."""

from typing import Final

from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts.row import FUELS, HAND, HAND_SIZE, PLANTS, ROOM, STOCK
from megavolt.kernel.parts.table import FUEL_OF, HYBRIDS, STORAGE

HYBRID: Final = 4  # fuel of a plant that burns any mix of the two hybrid fuels
NO_FUEL: Final = 5
SHARED: Final = FUELS  # the room shared by the two hybrid fuels follows that of each alone


@device
def measure_room(t: Ints, row: Ints, seat: int) -> None:
    """GRID-PLANT-03: the room of a seat's plants, after it got or lost one."""
    apart()
    base = ROOM + seat * (FUELS + 1)
    for fuel in range(FUELS + 1):
        row[base + fuel] = 0
    for i in range(row[HAND_SIZE + seat]):
        plant = row[PLANTS + seat * HAND + i]
        fuel = t[FUEL_OF + plant]
        if fuel != NO_FUEL:
            row[base + fuel] += t[STORAGE + plant]


@device
def shared_load(t: Ints, row: Ints, seat: int) -> int:
    """How many tokens of the two hybrid fuels need the shared room."""
    load = 0
    for k in range(2):
        over = over_own_room(row, seat, t[HYBRIDS + k])
        load += max(over, 0)
    return load


@device
def over_own_room(row: Ints, seat: int, fuel: int) -> int:
    """The tokens of a fuel beyond the room that it has alone; negative while there is more."""
    return row[STOCK + seat * FUELS + fuel] - row[ROOM + seat * (FUELS + 1) + fuel]


@device
def is_hybrid_fuel(t: Ints, fuel: int) -> bool:
    return fuel == t[HYBRIDS] or fuel == t[HYBRIDS + 1]


@device
def shared_room(row: Ints, seat: int) -> int:
    return row[ROOM + seat * (FUELS + 1) + SHARED]


@device
def has_room(t: Ints, row: Ints, seat: int, fuel: int) -> bool:
    """Does one more token of the fuel fit?"""
    if over_own_room(row, seat, fuel) < 0:
        return True
    if not is_hybrid_fuel(t, fuel):
        return False
    return shared_load(t, row, seat) < shared_room(row, seat)


@device
def must_go(t: Ints, row: Ints, seat: int, fuel: int) -> int:
    """How many tokens of the fuel cannot stay, whatever the owner would keep of the others."""
    shared = shared_room(row, seat) if is_hybrid_fuel(t, fuel) else 0
    return max(over_own_room(row, seat, fuel) - shared, 0)
