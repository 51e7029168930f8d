"""What the action spaces of all games with a plant market share, and their masks.

An action is `word * 64 + bit`, so a mask is six words of 64 bits. Bids are open-ended in the
engine; here a plant is opened at its minimum bid, and raises are those of `RAISES`.
"""

from typing import Final

from megavolt.kernel.bits import ZERO, bit, has
from megavolt.kernel.device import Words, device

WORDS: Final = 6
ACTIONS: Final = WORDS * 64

# The words that all share: what their 64 bits stand for. A game fills in words 1 and 3.
MISC: Final = 0  # the actions below, and those of a game
OPEN: Final = 2  # a plant by number: put it up at its minimum bid
SCRAP: Final = 4  # a plant by number: scrap it
RUN: Final = 5  # a way to run a plant

# The bits of MISC that all share, which are also the numbers of their actions.
PASS: Final = 0
DONE: Final = 1
RAISE: Final = 10  # by RAISES[0], and so on

RAISES: Final = (1, 2, 3, 5, 8, 13, 21, 34)


def raise_number(by: int) -> int | None:
    """The action that raises a bid by an amount, None if there is none."""
    return RAISE + RAISES.index(by) if by in RAISES else None


@device
def clear(mask: Words) -> None:
    for word in range(WORDS):
        mask[word] = ZERO


@device
def allow(mask: Words, word: int, number: int) -> None:
    mask[word] |= bit(number)


@device
def allows(mask: Words, action: int) -> bool:
    return has(mask[action >> 6], action & 63)


@device
def has_any(mask: Words, word: int) -> bool:
    return bool(mask[word])
