"""The end of the game: what each player can supply."""

from megavolt.kernel.board.row import COUNT, FUELS, HAND, HAND_SIZE, MONEY, PLANTS, STOCK
from megavolt.kernel.board.table import FIRST_RUN, OUTPUT, PLAYERS, RUN_BURN, RUN_COUNT
from megavolt.kernel.device import Ints, device


@device
def score(t: Ints, row: Ints, scores: Ints) -> None:
    """GRID-END-04: by seat the cities supplied, the money and the cities connected."""
    for seat in range(t[PLAYERS]):
        scores[seat * 3] = best_supply(t, row, seat)
        scores[seat * 3 + 1] = row[MONEY + seat]
        scores[seat * 3 + 2] = row[COUNT + seat]


@device
def best_supply(t: Ints, row: Ints, seat: int) -> int:
    """GRID-END-03: the most cities a player can supply with the plants and fuel owned."""
    best = 0
    for way in range(_ways(t, row, seat)):
        supplied = _supplied(t, row, seat, way)
        if supplied > best and _has_all(t, row, seat, way):
            best = supplied
    return min(best, row[COUNT + seat])


@device
def _ways(t: Ints, row: Ints, seat: int) -> int:
    """How many ways there are to run plants or leave them idle, with fuel or without."""
    ways = 1
    for i in range(row[HAND_SIZE + seat]):
        ways *= 1 + t[RUN_COUNT + row[PLANTS + seat * HAND + i]]
    return ways


@device
def _supplied(t: Ints, row: Ints, seat: int, way: int) -> int:
    """What one of these ways supplies, if there is fuel for it."""
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
