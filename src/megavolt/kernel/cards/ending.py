"""The end of the game and who has won."""

from typing import Final

from megavolt.kernel.cards.order import highest
from megavolt.kernel.cards.table import MONEY_PER_POINT
from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts import runs
from megavolt.kernel.parts.row import MONEY
from megavolt.kernel.parts.table import PLAYERS

SCORES: Final = 5  # of a seat: points, production, money, money left over, highest plant
RANKED: Final = (0, 3, 4)  # the scores that count, the first one most


@device
def score(t: Ints, row: Ints, scores: Ints) -> None:
    """CARD-END-02, CARD-END-03, CARD-END-04, CARD-END-05, CARD-END-06: points are the income that
    plants could bring once more, and one for every ten Elektro.
    """
    for seat in range(t[PLAYERS]):
        production, money = runs.best_output(t, row, seat), row[MONEY + seat]
        scores[seat * SCORES] = production + money // t[MONEY_PER_POINT]
        scores[seat * SCORES + 1] = production
        scores[seat * SCORES + 2] = money
        scores[seat * SCORES + 3] = money % t[MONEY_PER_POINT]
        scores[seat * SCORES + 4] = highest(t, row, seat)
