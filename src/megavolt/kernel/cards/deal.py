"""A new game from a seed: the order, the plants and the fuel, drawn as the engine does."""

import numpy as np

from megavolt.kernel.cards.fuel_cards import clear_columns
from megavolt.kernel.cards.row import CARDS, DRAW, DRAW_SIZE, OFFERED, WIDTH
from megavolt.kernel.cards.table import COLUMN_SIZE, REGULAR, REGULAR_COUNT, TEMPLATE
from megavolt.kernel.chance import shuffle
from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts import deal
from megavolt.kernel.parts.plant_market import place_token, reverse
from megavolt.kernel.parts.row import ACTOR, ORDER, RNG, STACK
from megavolt.kernel.parts.table import OPENING_SIZE, REMOVED_LOW


@device
def new_game(t: Ints, row: Ints, seed: np.uint64) -> None:
    """The first row of a game."""
    deal.begin(t, row, seed, TEMPLATE, WIDTH)
    deal.shuffle_backs(t, row)  # CARD-SETUP-07, CARD-SETUP-08
    aside = t[OPENING_SIZE] + t[REMOVED_LOW]  # CARD-SETUP-10, CARD-SETUP-11
    deal.deal_stack(t, row, t[OPENING_SIZE], aside + 1, row[STACK + aside])
    _deal_fuel(t, row)
    row[ACTOR] = row[ORDER]
    place_token(row)


@device
def _deal_fuel(t: Ints, row: Ints) -> None:
    """CARD-SETUP-14, CARD-SETUP-15: three columns of the regular cards; the rest, shuffled once
    more, is the draw pile.
    """
    count, size = t[REGULAR_COUNT], t[COLUMN_SIZE]
    for i in range(count):
        row[DRAW + i] = t[REGULAR + i]
    shuffle(row, RNG, DRAW, count)
    clear_columns(row)
    for i in range(3 * size):
        row[OFFERED + (1 + i // size) * CARDS + row[DRAW + i]] += 1
    left = count - 3 * size
    for i in range(count):
        row[DRAW + i] = row[DRAW + i + 3 * size] if i < left else 0
    shuffle(row, RNG, DRAW, left)
    reverse(row, DRAW, left)
    row[DRAW_SIZE] = left
