"""What a study counts of the board game besides what it counts of all games."""

from typing import Final

from megavolt.games.board.state import AUCTION
from megavolt.kernel.board.batch import FAMILY
from megavolt.kernel.board.row import COUNT, HOUSES, OWN, REGIONS, STEP
from megavolt.kernel.board.table import MAP_REGIONS, REGION_OF
from megavolt.kernel.counting import SHARED, counted_game
from megavolt.kernel.device import Ints, device
from megavolt.kernel.layout import Layout

SCORES: Final = (("supplied", 1), ("money", 10), ("cities", 1))  # and what a bar stands for
MOST_REGIONS: Final = 12  # of a map

STUDY: Final = Layout(
    *SHARED,
    ("by_step", 4, "by the step at the end: games"),
    ("region_games", MOST_REGIONS, "by region: games with it"),
    ("region_starts", MOST_REGIONS, "by region: players whose first city is there"),
    ("region_wins", MOST_REGIONS, "by region: their parts of wins"),
    ("region_houses", MOST_REGIONS, "by region: houses of players at the end"),
)
_BY_STEP: Final = STUDY.at("by_step")
_REGION_GAMES: Final = STUDY.at("region_games")
_REGION_STARTS: Final = STUDY.at("region_starts")
_REGION_WINS: Final = STUDY.at("region_wins")
_REGION_HOUSES: Final = STUDY.at("region_houses")


@device
def count_game(t: Ints, row: Ints, sums: Ints) -> None:
    sums[_BY_STEP + row[STEP]] += 1
    for region in range(t[MAP_REGIONS]):
        sums[_REGION_GAMES + region] += row[REGIONS] >> region & 1


@device
def count_seat(t: Ints, row: Ints, seat: int, won: int, sums: Ints) -> None:
    """Where a player lives, and began."""
    for i in range(row[COUNT + seat]):
        region = t[REGION_OF + row[OWN + seat * HOUSES + i]]
        sums[_REGION_HOUSES + region] += 1
        if i == 0:
            sums[_REGION_STARTS + region] += 1
            sums[_REGION_WINS + region] += won


STEPS: Final = tuple(step for _, step in SCORES)
study_game = counted_game(FAMILY, AUCTION, STEPS, count_game, count_seat)
