"""The plant market with its stack: sorted row, discount token, and the end card.

The end card is the Step 3 card or the one-more-round card. The stack is kept with its bottom card
first, so that drawing moves no other card.
"""

from typing import Final

from megavolt.kernel.bits import add_bit
from megavolt.kernel.chance import shuffle
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts.row import (
    COUNTED,
    GONE,
    KNOWN_BOTTOM,
    KNOWN_TOP,
    MARKET,
    MARKET_SIZE,
    MET,
    RNG,
    STACK,
    STACK_SIZE,
    THEN,
    THEN_SIZE,
    TOKEN,
)
from megavolt.kernel.parts.table import NUMBER

NO_CARD: Final = -1
END_CARD: Final = 63


# ---- the row


@device
def insert(t: Ints, row: Ints, card: int) -> None:
    """Sort a card into the market, right of its equals."""
    apart()
    number = t[NUMBER + card]
    i = row[MARKET_SIZE]
    while i > 0 and t[NUMBER + row[MARKET + i - 1]] > number:
        row[MARKET + i] = row[MARKET + i - 1]
        i -= 1
    row[MARKET + i] = card
    row[MARKET_SIZE] += 1


@device
def take(row: Ints, card: int) -> None:
    """Remove a card from the market; if the token lies on it, the token is set aside."""
    apart()
    i = 0
    while row[MARKET + i] != card:
        i += 1
    last = row[MARKET_SIZE] - 1
    while i < last:
        row[MARKET + i] = row[MARKET + i + 1]
        i += 1
    row[MARKET + last] = 0
    row[MARKET_SIZE] = last
    if row[TOKEN] == card:
        row[TOKEN] = NO_CARD


@device
def discard(row: Ints, card: int) -> None:
    """Take a plant from the market out of the game."""
    apart()
    take(row, card)
    add_bit(row, GONE, card)


@device
def lowest(row: Ints) -> int:
    """The lowest plant of the market, or NO_CARD."""
    if row[MARKET_SIZE] == 0 or row[MARKET] == END_CARD:
        return NO_CARD
    return row[MARKET]


@device
def highest(row: Ints) -> int:
    """The highest plant of the market, or NO_CARD; the end card does not count."""
    i = row[MARKET_SIZE] - 1
    if i >= 0 and row[MARKET + i] == END_CARD:
        i -= 1
    return row[MARKET + i] if i >= 0 else NO_CARD


@device
def current(row: Ints, size: int) -> int:
    """How many plants can be bought: the `size` lowest, but not the end card."""
    count = min(size, row[MARKET_SIZE])
    if count > 0 and row[MARKET + count - 1] == END_CARD:
        return count - 1
    return count


@device
def end_card_shown(row: Ints) -> bool:
    size = row[MARKET_SIZE]
    return size > 0 and row[MARKET + size - 1] == END_CARD


@device
def place_token(row: Ints) -> None:
    row[TOKEN] = lowest(row)


# ---- the stack


@device
def draw(row: Ints) -> int:
    """The top card of the stack, or NO_CARD."""
    apart()
    size = row[STACK_SIZE] - 1
    if size < 0:
        return NO_CARD
    card = row[STACK + size]
    row[STACK + size] = 0
    row[STACK_SIZE] = size
    row[KNOWN_TOP] = max(row[KNOWN_TOP] - 1, 0)
    row[KNOWN_BOTTOM] = min(row[KNOWN_BOTTOM], size)
    if card == END_CARD:
        row[MET] = 1
    return card


@device
def shuffle_stack(row: Ints) -> None:
    """GRID-STEP-05, CARD-LAST-02: the end card was drawn, the cards under it are shuffled."""
    apart()
    size = row[STACK_SIZE]
    _sort(row, STACK, size)
    shuffle(row, RNG, STACK, size)  # the top card first, as the engine has it
    if row[THEN_SIZE] > 0:
        _as_given(row, size)
    reverse(row, STACK, size)
    row[KNOWN_TOP] = 0
    row[COUNTED] = 1 if row[KNOWN_BOTTOM] == size else 0
    row[KNOWN_BOTTOM] = 0


@device
def _sort(row: Ints, first: int, n: int) -> None:
    for i in range(1, n):
        card = row[first + i]
        j = i
        while j > 0 and row[first + j - 1] > card:
            row[first + j] = row[first + j - 1]
            j -= 1
        row[first + j] = card


@device
def reverse(row: Ints, first: int, n: int) -> None:
    for i in range(n // 2):
        j = n - 1 - i
        row[first + i], row[first + j] = row[first + j], row[first + i]


@device
def _as_given(row: Ints, size: int) -> None:
    """The plants that a setup names come first, in its order."""
    placed = 0
    for k in range(row[THEN_SIZE]):
        card = row[THEN + k]
        i = placed
        while i < size and row[STACK + i] != card:
            i += 1
        if i == size:
            continue
        while i > placed:
            row[STACK + i] = row[STACK + i - 1]
            i -= 1
        row[STACK + placed] = card
        placed += 1


@device
def tuck_highest(row: Ints, current_size: int) -> bool:
    """Put the highest plant of the future market under the stack; was there one?"""
    card = highest(row)
    if row[MARKET_SIZE] <= current_size or card == NO_CARD:
        return False
    take(row, card)
    size = row[STACK_SIZE]
    for i in range(size, 0, -1):
        row[STACK + i] = row[STACK + i - 1]
    row[STACK] = card
    row[STACK_SIZE] = size + 1
    row[KNOWN_BOTTOM] += 1
    return True


@device
def refill(t: Ints, row: Ints) -> bool:
    """One card from the stack into the market, outside a sale; was it the end card?"""
    apart()
    card = draw(row)
    if card == NO_CARD:
        return False
    insert(t, row, card)
    if card == END_CARD:
        shuffle_stack(row)
    return card == END_CARD


@device
def replace_sold(t: Ints, row: Ints) -> None:
    """GRID-AUC-06, GRID-DISC-03, CARD-AUC-08, CARD-DISC-04: fill the gap of a sold plant; a card
    that undercuts the discounted one leaves instead.
    """
    apart()
    card = draw(row)
    if card == NO_CARD:
        return
    if row[TOKEN] != NO_CARD and t[NUMBER + card] < t[NUMBER + row[TOKEN]]:
        row[TOKEN] = NO_CARD
        add_bit(row, GONE, card)
        card = draw(row)
        if card == NO_CARD:
            return
    insert(t, row, card)
    if card == END_CARD:
        shuffle_stack(row)


@device
def remove_end_card(row: Ints) -> None:
    """The end card and the lowest plant leave without replacement."""
    if end_card_shown(row):
        take(row, END_CARD)
    remove_lowest(row)


@device
def remove_lowest(row: Ints) -> None:
    apart()
    card = lowest(row)
    if card != NO_CARD:
        discard(row, card)


@device
def replace_lowest(t: Ints, row: Ints) -> bool:
    """The lowest plant is replaced by one from the stack; was it the end card?"""
    apart()
    remove_lowest(row)
    return refill(t, row)
