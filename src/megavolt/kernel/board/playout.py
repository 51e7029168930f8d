"""Whole games in one call: a policy chooses, the row follows, and nothing leaves the loop."""

from typing import Final

import numpy as np

from megavolt.games.board.state import OVER
from megavolt.kernel.board import flow, light
from megavolt.kernel.board.choosing import choose_at_random
from megavolt.kernel.board.row import PHASE
from megavolt.kernel.chance import advance, mixed
from megavolt.kernel.device import Ints, Words, device

RANDOM: Final = 0
LIGHT: Final = 1


@device
def play(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int, limit: int) -> int:
    """Moves to the end of the game, or `limit` of them; how many were made."""
    moves = 0
    while row[PHASE] != OVER and moves < limit:
        flow.legal(t, row, mask)
        chance = advance(chance)
        flow.apply(t, row, choose(t, row, mask, chance, policy))
        moves += 1
    return moves


@device
def choose(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int) -> int:
    """The action of a policy, given a state of its generator."""
    if policy == LIGHT:
        return light.choose(t, row, mask, mixed(chance))
    return choose_at_random(mask, mixed(chance))
