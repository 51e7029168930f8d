"""The fuel market: a track of priced spaces per fuel, a supply, and perhaps a store beside it."""

from typing import Final

from megavolt.kernel.board.row import STORE, SUPPLY, TOKENS
from megavolt.kernel.board.table import CAPACITY, MOST_SPACES, PRICE_AT, STORE_FUEL, STORE_PRICE
from megavolt.kernel.device import Ints, apart, device

SOLD_OUT: Final = 1_000_000  # the price of what nobody can buy


@device
def price(t: Ints, row: Ints, fuel: int) -> int:
    """What the next token costs: the cheapest of the market, then the store (GRID-FUEL-04)."""
    apart()
    tokens = row[TOKENS + fuel]
    if tokens == 0 and fuel == t[STORE_FUEL] and row[STORE] > 0:
        return t[STORE_PRICE]
    return t[PRICE_AT + fuel * MOST_SPACES + tokens]


@device
def take(row: Ints, fuel: int) -> None:
    """One token leaves: the cheapest of the market, or from the store when that is empty."""
    if row[TOKENS + fuel] > 0:
        row[TOKENS + fuel] -= 1
    else:
        row[STORE] -= 1


@device
def give_back(t: Ints, row: Ints, fuel: int, count: int) -> None:
    """GRID-BUR-03: used or lost tokens go to the supply, those of the stored fuel to the store."""
    if fuel == t[STORE_FUEL]:
        row[STORE] += count
    else:
        row[SUPPLY + fuel] += count


@device
def refill(t: Ints, row: Ints, fuel: int, count: int) -> None:
    """Put up to `count` tokens into the most expensive free spaces."""
    free = t[CAPACITY + fuel] - row[TOKENS + fuel]
    source = STORE if fuel == t[STORE_FUEL] else SUPPLY + fuel
    moved = min(count, free, row[source])
    row[TOKENS + fuel] += moved
    row[source] -= moved
