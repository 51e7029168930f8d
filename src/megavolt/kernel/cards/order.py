"""The order of the players, set anew in phase 3, and once in phase 1."""

from megavolt.games.cards.state import AUCTION
from megavolt.kernel.cards.row import INCOME
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts.row import BOUGHT, HAND, HAND_SIZE, ORDER, PHASE, PLANTS
from megavolt.kernel.parts.table import NUMBER, PLAYERS


@device
def set_order(t: Ints, row: Ints) -> None:
    """The highest rank first; the order of equals is reversed (CARD-AUC-21, CARD-BUR-08)."""
    apart()
    for i in range(1, t[PLAYERS]):
        seat = row[ORDER + i]
        rank = _rank(t, row, seat)
        j = i
        while j > 0 and _rank(t, row, row[ORDER + j - 1]) <= rank:
            row[ORDER + j] = row[ORDER + j - 1]
            j -= 1
        row[ORDER + j] = seat


@device
def _rank(t: Ints, row: Ints, seat: int) -> int:
    """CARD-AUC-21: the plant just bought; CARD-BUR-06, CARD-BUR-07: income, then the highest
    plant.
    """
    if row[PHASE] != AUCTION:
        return row[INCOME + seat] * 1024 + highest(t, row, seat)
    if row[BOUGHT] >> seat & 1 == 0:
        return 0
    return t[NUMBER + row[PLANTS + seat * HAND + row[HAND_SIZE + seat] - 1]]


@device
def highest(t: Ints, row: Ints, seat: int) -> int:
    """The number of the highest plant of a player, 0 without one."""
    found = 0
    for i in range(row[HAND_SIZE + seat]):
        found = max(found, t[NUMBER + row[PLANTS + seat * HAND + i]])
    return found
