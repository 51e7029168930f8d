"""A new game from a seed: the order, the regions and the plants, drawn as the engine does."""

import numpy as np

from megavolt.kernel.bits import add_bit, put64
from megavolt.kernel.board.network import network_at
from megavolt.kernel.board.plant_market import END_CARD, insert, place_token, reverse
from megavolt.kernel.board.row import (
    ACTOR,
    MARKET,
    MARKET_SIZE,
    NETWORK,
    ORDER,
    PENDING,
    REACH,
    REGIONS,
    REMOVED,
    RNG,
    SET,
    STACK,
    STACK_SIZE,
    WIDTH,
)
from megavolt.kernel.board.table import (
    CHOSEN_NETWORK,
    DECK_TOP,
    DISCOUNT,
    DRAFTED_REGIONS,
    FIXED_MARKET,
    FIXED_SIZE,
    HIGH_COUNT,
    HIGH_PLANTS,
    LOW_COUNT,
    LOW_PLANTS,
    NETWORK_REGIONS,
    OPENING_SIZE,
    PLAYERS,
    RANDOM_NETWORKS,
    RANDOM_REGIONS,
    REMOVED_ANY,
    REMOVED_HIGH,
    REMOVED_LOW,
    SET_ASIDE,
    SHA256,
    TEMPLATE,
)
from megavolt.kernel.chance import below, seed_state, shuffle
from megavolt.kernel.device import Ints, device


@device
def new_game(t: Ints, row: Ints, seed: np.uint64) -> None:
    """The first row of a game."""
    chance = seed_state(t, SHA256, seed, row, REACH)
    for column in range(WIDTH):
        row[column] = t[TEMPLATE + column]
    put64(row, RNG, chance)
    for seat in range(t[PLAYERS]):
        row[ORDER + seat] = seat
    shuffle(row, RNG, ORDER, t[PLAYERS])  # GRID-SET-06
    _draw_regions(t, row)
    row[MARKET_SIZE] = 0
    for column in range(SET):
        row[REMOVED + column] = 0
    if t[FIXED_SIZE]:
        _deal_fixed_row(t, row)
    else:
        _deal_by_backs(t, row)
    row[ACTOR] = row[ORDER]
    if t[DISCOUNT] and not row[PENDING]:
        place_token(row)


@device
def _draw_regions(t: Ints, row: Ints) -> None:
    number = below(row, RNG, t[RANDOM_NETWORKS])
    chosen = t[CHOSEN_NETWORK]
    if chosen == DRAFTED_REGIONS:
        return
    row[NETWORK] = number if chosen == RANDOM_REGIONS else chosen
    row[REGIONS] = t[network_at(t, row[NETWORK]) + NETWORK_REGIONS]


@device
def _deal_by_backs(t: Ints, row: Ints) -> None:
    """GRID-SET-09, GRID-SET-10, GRID-SET-11, GRID-SET-12: low plants make the market, low and
    high ones are removed apart.
    """
    low, high = t[LOW_COUNT], t[HIGH_COUNT]
    for i in range(low):
        row[STACK + i] = t[LOW_PLANTS + i]
    for i in range(high):
        row[STACK + low + i] = t[HIGH_PLANTS + i]
    shuffle(row, RNG, STACK, low)
    shuffle(row, RNG, STACK + low, high)
    for i in range(t[OPENING_SIZE]):
        insert(row, row[STACK + i])
    first = t[OPENING_SIZE] + t[SET_ASIDE]
    aside = row[STACK + first - 1] if t[SET_ASIDE] else 0
    _remove(row, first, t[REMOVED_LOW])
    _remove(row, low, t[REMOVED_HIGH])
    size = _gather(row, 0, first + t[REMOVED_LOW], low)
    size = _gather(row, size, low + t[REMOVED_HIGH], low + high)
    shuffle(row, RNG, STACK, size)
    _lay_stack(row, size, aside, low + high)


@device
def _deal_fixed_row(t: Ints, row: Ints) -> None:
    """GRID-SET-13: the market is given, a plant lies on top of the stack."""
    for i in range(t[FIXED_SIZE]):
        row[MARKET + i] = t[FIXED_MARKET + i]
    row[MARKET_SIZE] = t[FIXED_SIZE]
    rest = t[LOW_COUNT]
    for i in range(rest):
        row[STACK + i] = t[LOW_PLANTS + i]
    shuffle(row, RNG, STACK, rest)
    _remove(row, 0, t[REMOVED_ANY])
    size = _gather(row, 0, t[REMOVED_ANY], rest)
    _lay_stack(row, size, t[DECK_TOP], rest)


@device
def _remove(row: Ints, first: int, count: int) -> None:
    """Plants removed unseen."""
    for i in range(first, first + count):
        add_bit(row, REMOVED, row[STACK + i])


@device
def _gather(row: Ints, size: int, first: int, end: int) -> int:
    """Append some of the shuffled plants to the stack; how many it has then."""
    for i in range(first, end):
        row[STACK + size] = row[STACK + i]
        size += 1
    return size


@device
def _lay_stack(row: Ints, size: int, top: int, used: int) -> None:
    """The plants of the stack, top first until now, over the Step 3 card and under one more."""
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
