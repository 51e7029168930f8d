"""Whole games in one call: a policy chooses, the row follows, and nothing leaves the loop."""

from types import ModuleType
from typing import Any, Final

import numpy as np

from megavolt.kernel.chance import advance, mixed
from megavolt.kernel.device import Ints, Words, device
from megavolt.kernel.parts.choosing import choose_at_random
from megavolt.kernel.parts.row import PHASE

RANDOM: Final = 0
LIGHT: Final = 1


def playout_of(flow: ModuleType, light: ModuleType, over: int) -> tuple[Any, Any, Any]:
    """`play`, `move` and `choose` for a family."""

    @device
    def choose(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int) -> int:
        """The action of a policy, given a state of its generator."""
        if policy == LIGHT:
            return light.choose(t, row, mask, mixed(chance))  # type: ignore[no-any-return]
        return choose_at_random(mask, mixed(chance))

    @device
    def move(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int) -> None:
        """The next move of a game that is not over."""
        flow.legal(t, row, mask)
        flow.apply(t, row, choose(t, row, mask, chance, policy))

    @device
    def play(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int, limit: int) -> int:
        """Moves to the end of the game, or `limit` of them; how many were made."""
        moves = 0
        while row[PHASE] != over and moves < limit:
            chance = advance(chance)
            move(t, row, mask, chance, policy)
            moves += 1
        return moves

    return play, move, choose
