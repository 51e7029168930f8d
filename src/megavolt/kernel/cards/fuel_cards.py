"""Fuel as cards: four columns, a draw pile, discards, and the single cards beside them."""

from megavolt.kernel.cards.row import (
    CARDS,
    COLUMNS,
    DISCARDS,
    DRAW,
    DRAW_SIZE,
    OFFERED,
    SINGLES,
    WAITING,
)
from megavolt.kernel.cards.table import COLUMN_SIZE, UNLIMITED
from megavolt.kernel.chance import shuffle
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts.plant_market import reverse
from megavolt.kernel.parts.row import RNG


@device
def units_of(card: int) -> int:
    """The printed maximum of a card."""
    return max(card & 3, 1)


@device
def take(row: Ints, column: int, card: int) -> None:
    row[OFFERED + column * CARDS + card] -= 1


@device
def give_up(row: Ints, card: int, count: int) -> None:
    """CARD-BUR-04: cards at zero are discarded, single ones go back to their supply."""
    if card & 3 == 0:
        row[SINGLES + (card >> 2)] += count
    else:
        row[DISCARDS + card] += count


@device
def put_singles(t: Ints, row: Ints, kind: int, count: int) -> None:
    """CARD-FUEL-06, CARD-FUEL-08: a single card per surplus unit, if any are left."""
    if not t[UNLIMITED]:
        count = min(count, row[SINGLES + kind])
    row[SINGLES + kind] -= count
    row[OFFERED + kind * 4] += count


# ---- refilling


@device
def gap(t: Ints, row: Ints, column: int) -> int:
    """How many cards a column lacks."""
    missing = t[COLUMN_SIZE]
    for card in range(CARDS):
        missing -= row[OFFERED + column * CARDS + card]
    return missing


@device
def shift(t: Ints, row: Ints, source: int, target: int) -> None:
    """CARD-BUR-11, CARD-BUR-12: cards move to a cheaper column, coal and few units first."""
    missing = gap(t, row, target)
    for card in range(CARDS):
        moved = min(missing, row[OFFERED + source * CARDS + card])
        if moved > 0:
            row[OFFERED + source * CARDS + card] -= moved
            row[OFFERED + target * CARDS + card] += moved
            missing -= moved


@device
def draw_to(row: Ints, column: int) -> None:
    """CARD-BUR-13: the top card of the draw pile, which has one, into a column."""
    size = row[DRAW_SIZE] - 1
    card = row[DRAW + size]
    row[DRAW + size] = 0
    row[DRAW_SIZE] = size
    row[OFFERED + column * CARDS + card] += 1


@device
def reshuffle(row: Ints) -> int:
    """CARD-BUR-14, CARD-BUR-15, CARD-BUR-16, CARD-BUR-18: the discards are the new draw pile;
    how many cards it has.
    """
    apart()
    size = 0
    for card in range(CARDS):
        for _ in range(row[DISCARDS + card]):
            row[DRAW + size] = card
            size += 1
    if size == 0:
        return 0
    shuffle(row, RNG, DRAW, size)
    reverse(row, DRAW, size)
    row[DRAW_SIZE] = size
    for card in range(CARDS):
        row[DISCARDS + card] = row[WAITING + card]
        row[WAITING + card] = 0
    return size


@device
def clear_columns(row: Ints) -> None:
    for at in range(COLUMNS * CARDS):
        row[OFFERED + at] = 0
