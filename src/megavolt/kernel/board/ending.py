"""The end of the game: what each player can supply."""

from typing import Final

from megavolt.kernel.board.row import COUNT
from megavolt.kernel.device import Ints, device
from megavolt.kernel.parts import runs
from megavolt.kernel.parts.row import MONEY
from megavolt.kernel.parts.table import PLAYERS

SCORES: Final = 3  # of a seat
RANKED: Final = (0, 1, 2)  # the scores that count, the first one most


@device
def score(t: Ints, row: Ints, scores: Ints) -> None:
    """GRID-END-04: by seat the cities supplied, the money and the cities connected."""
    for seat in range(t[PLAYERS]):
        scores[seat * 3] = best_supply(t, row, seat)
        scores[seat * 3 + 1] = row[MONEY + seat]
        scores[seat * 3 + 2] = row[COUNT + seat]


@device
def best_supply(t: Ints, row: Ints, seat: int) -> int:
    """GRID-END-03: the most cities a player can supply with the plants and fuel owned."""
    return min(runs.best_output(t, row, seat), row[COUNT + seat])
