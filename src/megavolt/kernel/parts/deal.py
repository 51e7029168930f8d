"""Dealing: what a seed decides in all games with a plant market, drawn as the engine does."""

import numpy as np

from megavolt.kernel.bits import add_bit, put64
from megavolt.kernel.chance import seed_state, shuffle
from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts.plant_market import END_CARD, insert, reverse
from megavolt.kernel.parts.row import (
    MARKET_SIZE,
    ORDER,
    REMOVED,
    RNG,
    SET,
    STACK,
    STACK_SIZE,
)
from megavolt.kernel.parts.table import (
    HIGH_COUNT,
    HIGH_PLANTS,
    LOW_COUNT,
    LOW_PLANTS,
    OPENING_SIZE,
    PLAYERS,
    REMOVED_HIGH,
    REMOVED_LOW,
    SHA256,
)


@device
def begin(t: Ints, row: Ints, seed: np.uint64, template: int, width: int) -> None:
    """The row of a table's template with the seed's chance, and the order of the seats."""
    chance = seed_state(t, SHA256, seed, row, STACK)
    for column in range(width):
        row[column] = t[template + column]
    put64(row, RNG, chance)
    for seat in range(t[PLAYERS]):
        row[ORDER + seat] = seat
    shuffle(row, RNG, ORDER, t[PLAYERS])  # GRID-SET-06, CARD-SETUP-02
    row[MARKET_SIZE] = 0
    for column in range(SET):
        row[REMOVED + column] = 0


@device
def shuffle_backs(t: Ints, row: Ints) -> None:
    """Shuffle the plants of each back apart, the low ones first in the stack; of these the first
    are the market.
    """
    low, high = t[LOW_COUNT], t[HIGH_COUNT]
    for i in range(low):
        row[STACK + i] = t[LOW_PLANTS + i]
    for i in range(high):
        row[STACK + low + i] = t[HIGH_PLANTS + i]
    shuffle(row, RNG, STACK, low)
    shuffle(row, RNG, STACK + low, high)
    for i in range(t[OPENING_SIZE]):
        insert(t, row, row[STACK + i])


@device
def remove(row: Ints, first: int, count: int) -> None:
    """Plants removed unseen."""
    for i in range(first, first + count):
        add_bit(row, REMOVED, row[STACK + i])


@device
def gather(row: Ints, size: int, first: int, end: int) -> int:
    """Append some of the shuffled plants to the stack; how many it has then."""
    for i in range(first, end):
        row[STACK + size] = row[STACK + i]
        size += 1
    return size


@device
def lay_stack(row: Ints, size: int, top: int, used: int) -> None:
    """The plants of the stack, top first until now, over the end card and under one more."""
    reverse(row, STACK, size)
    for i in range(size, 0, -1):
        row[STACK + i] = row[STACK + i - 1]
    row[STACK] = END_CARD
    size += 1
    if top:
        row[STACK + size] = top
        size += 1
    for i in range(size, used):
        row[STACK + i] = 0
    row[STACK_SIZE] = size


@device
def deal_stack(t: Ints, row: Ints, removed: int, left: int, top: int) -> None:
    """After `shuffle_backs`: low plants from place `removed` and high ones leave the game unseen;
    the low ones from place `left` and all other high ones are the stack, under the plant `top`.
    """
    low, high = t[LOW_COUNT], t[HIGH_COUNT]
    remove(row, removed, t[REMOVED_LOW])
    remove(row, low, t[REMOVED_HIGH])
    size = gather(row, 0, left, low)
    size = gather(row, size, low + t[REMOVED_HIGH], low + high)
    shuffle(row, RNG, STACK, size)
    lay_stack(row, size, top, low + high)
