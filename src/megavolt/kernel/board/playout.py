"""Whole games in one call: a policy chooses, the row follows, and nothing leaves the loop."""

import numpy as np

from megavolt.games.board.state import OVER
from megavolt.kernel import bits
from megavolt.kernel.board import flow
from megavolt.kernel.board.row import PHASE
from megavolt.kernel.board.space import WORDS
from megavolt.kernel.chance import advance, mixed, pick
from megavolt.kernel.device import Ints, Words, device


@device
def choose_at_random(mask: Words, random: np.uint64) -> int:
    """A legal action, each as likely as any other; there is one."""
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
def play_at_random(t: Ints, row: Ints, mask: Words, chance: np.uint64, limit: int) -> int:
    """Random moves to the end of the game, or `limit` of them; how many were made."""
    moves = 0
    while row[PHASE] != OVER and moves < limit:
        flow.legal(t, row, mask)
        chance = advance(chance)
        flow.apply(t, row, choose_at_random(mask, mixed(chance)))
        moves += 1
    return moves
