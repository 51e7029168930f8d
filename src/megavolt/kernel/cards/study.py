"""What a study counts of the card game besides what it counts of all games."""

from typing import Final

from megavolt.games.cards.state import AUCTION
from megavolt.kernel.cards.batch import FAMILY
from megavolt.kernel.cards.row import BANK_HAND
from megavolt.kernel.counting import BARS, SHARED, counted_game
from megavolt.kernel.device import Ints, device
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import FUELS, STOCK

SCORES: Final = (  # and what a bar stands for
    ("points", 2),
    ("production", 2),
    ("money", 10),
    ("left_over", 1),
    ("highest", 1),
)

STUDY: Final = Layout(
    *SHARED,
    ("bank_plants", 1, "plants of the Bank at the end, of all games together"),
    ("fuel", 1, "units at the end, before plants produce once more, of all players together"),
    ("by_fuel", BARS, "by these units: players"),
)
_BANK_PLANTS: Final = STUDY.at("bank_plants")
_FUEL: Final = STUDY.at("fuel")
_BY_FUEL: Final = STUDY.at("by_fuel")


@device
def count_game(t: Ints, row: Ints, sums: Ints) -> None:
    sums[_BANK_PLANTS] += row[BANK_HAND]


@device
def count_seat(t: Ints, row: Ints, seat: int, won: int, sums: Ints) -> None:
    units = 0
    for kind in range(FUELS):
        units += row[STOCK + seat * FUELS + kind]
    sums[_FUEL] += units
    sums[_BY_FUEL + min(units, BARS - 1)] += 1


STEPS: Final = tuple(step for _, step in SCORES)
study_game = counted_game(FAMILY, AUCTION, STEPS, count_game, count_seat)
