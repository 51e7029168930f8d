"""The action space: 384 actions, the same for every configuration, and their mask.

An action is `word * 64 + bit`, so a mask is six words of 64 bits. Bids are open-ended in the
engine; here a plant is opened at its minimum bid, and raises are those of `RAISES`.
"""

from typing import Final

from megavolt.kernel.bits import ZERO, bit, has
from megavolt.kernel.device import Words, device

WORDS: Final = 6
ACTIONS: Final = WORDS * 64

# The words: what their 64 bits stand for.
MISC: Final = 0  # the actions below
CITY: Final = 1  # a city: build there, place a house of the Trust, or mark it; whatever is asked
OPEN: Final = 2  # a plant by number: put it up at its minimum bid
PASS_ON: Final = 3  # a plant by number: pass, and let the others bid for it
SCRAP: Final = 4  # a plant by number: scrap it
RUN: Final = 5  # a way to run a plant, numbered as the engine does

# The bits of MISC, which are also the numbers of its actions.
PASS: Final = 0
DONE: Final = 1
BUY: Final = 2  # and three more, one per fuel
DROP: Final = 6  # likewise: lose a token
RAISE: Final = 10  # by RAISES[0], and so on
REGION: Final = 18  # draft a region; up to 46

RAISES: Final = (1, 2, 3, 5, 8, 13, 21, 34)


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
