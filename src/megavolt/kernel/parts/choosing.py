"""Choosing an action at random from a mask."""

import numpy as np

from megavolt.kernel import bits
from megavolt.kernel.chance import advance, mixed, pick
from megavolt.kernel.device import Words, apart, device
from megavolt.kernel.parts.space import WORDS


@device
def choose_at_random(mask: Words, random: np.uint64) -> int:
    """A legal action, each as likely as any other; there is one."""
    apart()
    total = 0
    for word in range(WORDS):
        total += bits.count(mask[word])
    n = pick(random, total)
    word = 0
    here = bits.count(mask[word])
    while n >= here:
        n -= here
        word += 1
        here = bits.count(mask[word])
    return word * 64 + bits.nth(mask[word], n)


@device
def random_action(mask: Words, chances: Words, game: int) -> int:
    """A legal action drawn from a game's own generator, -1 if there is none."""
    chance = advance(chances[game])
    chances[game] = chance
    for word in range(WORDS):
        if mask[word] != bits.ZERO:
            return choose_at_random(mask, mixed(chance))
    return -1


@device
def only_action(mask: Words) -> int:
    """The legal action, if there is only one; else -1."""
    found = -1
    for word in range(WORDS):
        here = mask[word]
        if here == bits.ZERO:
            continue
        if found >= 0 or here & (here - bits.ONE):
            return -1
        found = word * 64 + bits.lowest(here)
    return found
