"""Running plants: which can, what they burn, and the most that they can bring together."""

from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts.row import FUELS, HAND, HAND_SIZE, PLANTS, RAN, RAN_SIZE, STOCK
from megavolt.kernel.parts.table import FIRST_RUN, OUTPUT, RUN_BURN, RUN_COUNT


@device
def forget(row: Ints) -> None:
    """A turn begins or ends: nothing has run in it."""
    for i in range(row[RAN_SIZE]):
        row[RAN + i] = 0
    row[RAN_SIZE] = 0


@device
def remember(row: Ints, plant: int) -> None:
    """A plant runs, and cannot again in this turn."""
    row[RAN + row[RAN_SIZE]] = plant
    row[RAN_SIZE] += 1


@device
def has_run(row: Ints, plant: int) -> bool:
    for i in range(row[RAN_SIZE]):  # noqa: SIM110 - a compiled loop
        if row[RAN + i] == plant:
            return True
    return False


@device
def has_fuel(t: Ints, row: Ints, seat: int, run: int) -> bool:
    stock, burn = STOCK + seat * FUELS, RUN_BURN + run * FUELS
    return (
        row[stock] >= t[burn]
        and row[stock + 1] >= t[burn + 1]
        and row[stock + 2] >= t[burn + 2]
        and row[stock + 3] >= t[burn + 3]
    )


@device
def best_output(t: Ints, row: Ints, seat: int) -> int:
    """The most that a player's plants can bring together with the fuel owned."""
    best = 0
    for way in range(_ways(t, row, seat)):
        output = _output(t, row, seat, way)
        if output > best and _has_all(t, row, seat, way):
            best = output
    return best


@device
def _ways(t: Ints, row: Ints, seat: int) -> int:
    """How many ways there are to run plants or leave them idle, with fuel or without."""
    ways = 1
    for i in range(row[HAND_SIZE + seat]):
        ways *= 1 + t[RUN_COUNT + row[PLANTS + seat * HAND + i]]
    return ways


@device
def _output(t: Ints, row: Ints, seat: int, way: int) -> int:
    """What one of these ways brings, if there is fuel for it."""
    output = 0
    for i in range(row[HAND_SIZE + seat]):
        plant = row[PLANTS + seat * HAND + i]
        choices = 1 + t[RUN_COUNT + plant]
        if way % choices:
            output += t[OUTPUT + plant]
        way //= choices
    return output


@device
def _has_all(t: Ints, row: Ints, seat: int, way: int) -> bool:
    """Is there fuel for one of these ways?"""
    coal, oil, garbage, uranium = 0, 0, 0, 0
    for i in range(row[HAND_SIZE + seat]):
        plant = row[PLANTS + seat * HAND + i]
        choices = 1 + t[RUN_COUNT + plant]
        pick = way % choices
        way //= choices
        if pick:
            burn = RUN_BURN + (t[FIRST_RUN + plant] + pick - 1) * FUELS
            coal += t[burn]
            oil += t[burn + 1]
            garbage += t[burn + 2]
            uranium += t[burn + 3]
    stock = STOCK + seat * FUELS
    return (
        coal <= row[stock]
        and oil <= row[stock + 1]
        and garbage <= row[stock + 2]
        and uranium <= row[stock + 3]
    )
