"""What many games have in common, counted while they are played: one small array, no game kept."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.games.board.state import AUCTION, OVER
from megavolt.kernel.batch import POLICIES
from megavolt.kernel.board import deal, ending, flow, playout
from megavolt.kernel.board.configuration import Configuration
from megavolt.kernel.board.row import HOUSES, OWN, REGIONS, STEP, WIDTH
from megavolt.kernel.board.table import MAP_REGIONS, REGION_OF
from megavolt.kernel.chance import advance, mixed
from megavolt.kernel.device import Ints, Words, device, entry
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import (
    BOUGHT,
    HAND,
    HAND_SIZE,
    MONEY,
    ORDER,
    PHASE,
    PLANTS,
    ROUND,
    ROW_TYPE,
    SEATS,
    TOKEN,
)
from megavolt.kernel.parts.space import WORDS
from megavolt.kernel.parts.table import DISCOUNT_MINIMUM, PLANT_IDS, PLAYERS

WIN: Final = 60  # parts of a win; a win that up to six share is still whole parts
MOVES_STEP: Final = 25  # how many moves a bar of their histogram stands for
MONEY_STEP: Final = 10
BARS: Final = 64  # of a histogram; the last one holds all beyond
MOST_REGIONS: Final = 12  # of a map
PART: Final = 2_000  # games that a thread plays before it says so

STUDY: Final = Layout(
    ("games", 1, "how many"),
    ("moves", 1, "of all games together"),
    ("by_rounds", BARS, "by rounds: games"),
    ("by_moves", BARS, "by moves, MOVES_STEP of them: games"),
    ("by_step", 4, "by the step at the end: games"),
    ("seat_wins", SEATS, "by seat: parts of wins"),
    ("order_wins", SEATS, "by place in the first order: parts of wins"),
    ("region_games", MOST_REGIONS, "by region: games with it"),
    ("region_starts", MOST_REGIONS, "by region: players whose first city is there"),
    ("region_wins", MOST_REGIONS, "by region: their parts of wins"),
    ("region_houses", MOST_REGIONS, "by region: houses of players at the end"),
    ("sold", PLANT_IDS, "by plant: how often it was bought"),
    ("paid", PLANT_IDS, "by plant: for how much altogether"),
    ("over", PLANT_IDS, "by plant: and how much of it was over the minimum"),
    ("winning", PLANT_IDS, "by plant: how often a winner has it at the end"),
    ("by_over", BARS, "by Elektro over the minimum: sales"),
    ("by_money", BARS, "by money at the end, MONEY_STEP: players"),
    ("by_cities", HOUSES + 1, "by cities at the end: players"),
    ("by_supplied", HOUSES + 1, "by cities supplied at the end: players"),
    ("ends", 3, "supplied, money and cities at the end, of all players together"),
    ("winners", 1, "how many players have won"),
    ("winner_ends", 3, "as `ends`, of the winners together"),
)
Counts = dict[str, NDArray[np.int64]]  # by column of the layout

_GAMES: Final = STUDY.at("games")
_MOVES: Final = STUDY.at("moves")
_BY_ROUNDS: Final = STUDY.at("by_rounds")
_BY_MOVES: Final = STUDY.at("by_moves")
_BY_STEP: Final = STUDY.at("by_step")
_SEAT_WINS: Final = STUDY.at("seat_wins")
_ORDER_WINS: Final = STUDY.at("order_wins")
_REGION_GAMES: Final = STUDY.at("region_games")
_REGION_STARTS: Final = STUDY.at("region_starts")
_REGION_WINS: Final = STUDY.at("region_wins")
_REGION_HOUSES: Final = STUDY.at("region_houses")
_SOLD: Final = STUDY.at("sold")
_PAID: Final = STUDY.at("paid")
_OVER: Final = STUDY.at("over")
_WINNING: Final = STUDY.at("winning")
_BY_OVER: Final = STUDY.at("by_over")
_BY_MONEY: Final = STUDY.at("by_money")
_BY_CITIES: Final = STUDY.at("by_cities")
_BY_SUPPLIED: Final = STUDY.at("by_supplied")
_TOTALS: Final = STUDY.at("ends")
_WINNERS: Final = STUDY.at("winners")
_ORDER: Final = 3 * SEATS  # where the first order is kept, after the scores


# ---- compiled


@entry
def study_games(t: Any, row: Any, mask: Any, work: Any, seeds: Any, policy: int, sums: Any) -> None:
    """Play a game from each seed, and add what it shows to `sums`."""
    for i in range(len(seeds)):
        deal.new_game(t, row, seeds[i])
        for place in range(t[PLAYERS]):
            work[_ORDER + place] = row[ORDER + place]
        _count_length(row, _play(t, row, mask, mixed(seeds[i]), policy, sums), sums)
        _count_ending(t, row, work, sums)


@device
def _play(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int, sums: Ints) -> int:
    """To the end, counting what is bought; how many moves it took."""
    moves = 0
    while row[PHASE] != OVER:
        flow.legal(t, row, mask)
        chance = advance(chance)
        action = playout.choose(t, row, mask, chance, policy)
        if row[PHASE] == AUCTION:
            _bid(t, row, action, sums)
        else:
            flow.apply(t, row, action)
        moves += 1
    return moves


@device
def _bid(t: Ints, row: Ints, action: int, sums: Ints) -> None:
    """A move of phase 2; the money that it costs all together is what a plant was sold for."""
    bought, token, money = row[BOUGHT], row[TOKEN], _money(t, row)
    flow.apply(t, row, action)
    if row[BOUGHT] == bought:
        return
    seat = 0
    while (row[BOUGHT] & ~bought) >> seat & 1 == 0:
        seat += 1
    plant = row[PLANTS + seat * HAND + row[HAND_SIZE + seat] - 1]
    price = money - _money(t, row)
    over = price - (t[DISCOUNT_MINIMUM] if plant == token else plant)
    sums[_SOLD + plant] += 1
    sums[_PAID + plant] += price
    sums[_OVER + plant] += over
    sums[_BY_OVER + min(over, BARS - 1)] += 1


@device
def _money(t: Ints, row: Ints) -> int:
    money = 0
    for seat in range(t[PLAYERS]):
        money += row[MONEY + seat]
    return money


@device
def _count_length(row: Ints, moves: int, sums: Ints) -> None:
    sums[_GAMES] += 1
    sums[_MOVES] += moves
    sums[_BY_ROUNDS + min(row[ROUND], BARS - 1)] += 1
    sums[_BY_MOVES + min(moves // MOVES_STEP, BARS - 1)] += 1
    sums[_BY_STEP + row[STEP]] += 1


@device
def _count_ending(t: Ints, row: Ints, work: Ints, sums: Ints) -> None:
    ending.score(t, row, work)
    for region in range(t[MAP_REGIONS]):
        sums[_REGION_GAMES + region] += row[REGIONS] >> region & 1
    best, winners = -1, 0
    for seat in range(t[PLAYERS]):
        standing = _standing(work, seat)
        if standing > best:
            best, winners = standing, 0
        winners += 1 if standing == best else 0
    for seat in range(t[PLAYERS]):
        won = WIN // winners if _standing(work, seat) == best else 0
        _count_player(t, row, work, seat, won, sums)
        if won:
            _count_winner(row, work, seat, sums)
    for place in range(t[PLAYERS]):
        if _standing(work, work[_ORDER + place]) == best:
            sums[_ORDER_WINS + place] += WIN // winners


@device
def _standing(work: Ints, seat: int) -> int:
    """GRID-END-04: cities supplied, then money, then cities connected."""
    return (work[seat * 3] << 40) + (work[seat * 3 + 1] << 20) + work[seat * 3 + 2]


@device
def _count_player(t: Ints, row: Ints, work: Ints, seat: int, won: int, sums: Ints) -> None:
    supplied, money, cities = work[seat * 3], work[seat * 3 + 1], work[seat * 3 + 2]
    sums[_SEAT_WINS + seat] += won
    sums[_BY_MONEY + min(money // MONEY_STEP, BARS - 1)] += 1
    sums[_BY_CITIES + cities] += 1
    sums[_BY_SUPPLIED + supplied] += 1
    for k in range(3):
        sums[_TOTALS + k] += work[seat * 3 + k]
    for i in range(cities):
        region = t[REGION_OF + row[OWN + seat * HOUSES + i]]
        sums[_REGION_HOUSES + region] += 1
        if i == 0:
            sums[_REGION_STARTS + region] += 1
            sums[_REGION_WINS + region] += won


@device
def _count_winner(row: Ints, work: Ints, seat: int, sums: Ints) -> None:
    sums[_WINNERS] += 1
    for k in range(3):
        sums[_WINNERS + 1 + k] += work[seat * 3 + k]
    for i in range(row[HAND_SIZE + seat]):
        sums[_WINNING + row[PLANTS + seat * HAND + i]] += 1


# ---- for Python


def study(
    game: Game[Any],
    seed: int,
    games: int,
    policy: str,
    tell: Callable[[int], None] = lambda games: None,
    threads: int | None = None,
) -> Counts:
    """Play games with seeds from `seed` on; `tell` hears how many more are done."""
    table = Configuration(game).table
    sums = np.zeros(STUDY.width, np.int64)
    seeds = np.arange(games, dtype=np.uint64) + np.uint64(seed % 2**64)
    parts = [seeds[first : first + PART] for first in range(0, games, PART)]
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        played = [pool.submit(_played, table, part, POLICIES[policy]) for part in parts]
        for part, done in zip(parts, played, strict=True):
            sums += done.result()
            tell(len(part))
    return {column.name: sums[STUDY.at(column.name) :][: column.width] for column in STUDY.columns}


def _played(table: NDArray[Any], seeds: NDArray[np.uint64], policy: int) -> NDArray[np.int64]:
    sums = np.zeros(STUDY.width, np.int64)
    row, mask = np.zeros(WIDTH, ROW_TYPE), np.zeros(WORDS, np.uint64)
    study_games(table, row, mask, np.zeros(_ORDER + SEATS, np.int64), seeds, policy, sums)
    return sums
