"""Whose turn it is: through the order, or through it backwards."""

from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts.row import ACTOR, ORDER, TURN
from megavolt.kernel.parts.table import PLAYERS


@device
def begin_in_order(row: Ints) -> None:
    row[TURN] = 0
    row[ACTOR] = row[ORDER]


@device
def next_in_order(t: Ints, row: Ints) -> bool:
    """On to the next in the order; False when there is none."""
    row[TURN] += 1
    if row[TURN] == t[PLAYERS]:
        return False
    row[ACTOR] = row[ORDER + row[TURN]]
    return True


@device
def begin_in_reverse(t: Ints, row: Ints) -> None:
    row[TURN] = t[PLAYERS] - 1
    row[ACTOR] = row[ORDER + row[TURN]]


@device
def next_in_reverse(row: Ints) -> bool:
    """On to the one before in the order; False when there is none."""
    row[TURN] -= 1
    if row[TURN] < 0:
        return False
    row[ACTOR] = row[ORDER + row[TURN]]
    return True
