"""A new game from a seed: the order, the regions and the plants, drawn as the engine does."""

import numpy as np

from megavolt.kernel.board.network import network_at
from megavolt.kernel.board.row import NETWORK, REGIONS, WIDTH
from megavolt.kernel.board.table import (
    CHOSEN_NETWORK,
    DECK_TOP,
    DISCOUNT,
    DRAFTED_REGIONS,
    FIXED_MARKET,
    FIXED_SIZE,
    NETWORK_REGIONS,
    RANDOM_NETWORKS,
    RANDOM_REGIONS,
    REMOVED_ANY,
    TEMPLATE,
)
from megavolt.kernel.chance import below, shuffle
from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts import deal
from megavolt.kernel.parts.plant_market import place_token
from megavolt.kernel.parts.row import ACTOR, MARKET, MARKET_SIZE, ORDER, PENDING, RNG, STACK
from megavolt.kernel.parts.table import (
    LOW_COUNT,
    LOW_PLANTS,
    OPENING_SIZE,
    REMOVED_LOW,
    SET_ASIDE,
)


@device
def new_game(t: Ints, row: Ints, seed: np.uint64) -> None:
    """The first row of a game."""
    deal.begin(t, row, seed, TEMPLATE, WIDTH)
    _draw_regions(t, row)
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
    deal.shuffle_backs(t, row)
    first = t[OPENING_SIZE] + t[SET_ASIDE]
    aside = row[STACK + first - 1] if t[SET_ASIDE] else 0
    deal.deal_stack(t, row, first, first + t[REMOVED_LOW], aside)


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
    deal.remove(row, 0, t[REMOVED_ANY])
    size = deal.gather(row, 0, t[REMOVED_ANY], rest)
    deal.lay_stack(row, size, t[DECK_TOP], rest)
