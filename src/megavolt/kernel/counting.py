"""What many games have in common, counted while they are played: one small array, no game kept.

A family's `study.py` says which columns it counts besides, and how.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.kernel.batch import POLICIES
from megavolt.kernel.chance import advance, mixed
from megavolt.kernel.device import Ints, Words, device, entry
from megavolt.kernel.family import Family
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
from megavolt.kernel.parts.table import DISCOUNT_MINIMUM, NUMBER, PLANT_IDS, PLAYERS

WIN: Final = 60  # parts of a win; a win that up to six share is still whole parts
MOVES_STEP: Final = 25  # how many moves a bar of their histogram stands for
BARS: Final = 64  # of a histogram; the last one holds all beyond
MOST_SCORES: Final = 5  # that a family keeps of a seat
PART: Final = 2_000  # games that a thread plays before it says so

SHARED: Final = (
    ("games", 1, "how many"),
    ("moves", 1, "of all games together"),
    ("by_rounds", BARS, "by rounds: games"),
    ("by_moves", BARS, "by moves, MOVES_STEP of them: games"),
    ("seat_wins", SEATS, "by seat: parts of wins"),
    ("order_wins", SEATS, "by place in the first order: parts of wins"),
    ("sold", PLANT_IDS, "by plant: how often it was bought"),
    ("paid", PLANT_IDS, "by plant: for how much altogether"),
    ("over", PLANT_IDS, "by plant: and how much of it was over the minimum"),
    ("winning", PLANT_IDS, "by plant: how often a winner has it at the end"),
    ("by_over", BARS, "by Elektro over the minimum: sales"),
    ("by_score", MOST_SCORES * BARS, "by score and its value at the end, in its steps: players"),
    ("ends", MOST_SCORES, "by score: of all players together"),
    ("winners", 1, "how many players have won"),
    ("winner_ends", MOST_SCORES, "by score: of the winners together"),
)
Counts = dict[str, NDArray[np.int64]]  # by column of the layout

_COUNTS: Final = Layout(*SHARED)
_GAMES: Final = _COUNTS.at("games")
_MOVES: Final = _COUNTS.at("moves")
_BY_ROUNDS: Final = _COUNTS.at("by_rounds")
_BY_MOVES: Final = _COUNTS.at("by_moves")
_SEAT_WINS: Final = _COUNTS.at("seat_wins")
_ORDER_WINS: Final = _COUNTS.at("order_wins")
_SOLD: Final = _COUNTS.at("sold")
_PAID: Final = _COUNTS.at("paid")
_OVER: Final = _COUNTS.at("over")
_WINNING: Final = _COUNTS.at("winning")
_BY_OVER: Final = _COUNTS.at("by_over")
_BY_SCORE: Final = _COUNTS.at("by_score")
_ENDS: Final = _COUNTS.at("ends")
_WINNERS: Final = _COUNTS.at("winners")
_WINNER_ENDS: Final = _COUNTS.at("winner_ends")
_ORDER: Final = MOST_SCORES * SEATS  # where the first order is kept, after the scores


# ---- compiled, the same for all families


@device
def count_length(row: Ints, moves: int, sums: Ints) -> None:
    sums[_GAMES] += 1
    sums[_MOVES] += moves
    sums[_BY_ROUNDS + min(row[ROUND], BARS - 1)] += 1
    sums[_BY_MOVES + min(moves // MOVES_STEP, BARS - 1)] += 1


@device
def all_money(t: Ints, row: Ints) -> int:
    money = 0
    for seat in range(t[PLAYERS]):
        money += row[MONEY + seat]
    return money


@device
def count_sale(t: Ints, row: Ints, bought: int, token: int, money: int, sums: Ints) -> None:
    """After a move of the auction. What it cost all together is what a plant was sold for; the
    others are what was so before.
    """
    if row[BOUGHT] == bought:
        return
    seat = 0
    while (row[BOUGHT] & ~bought) >> seat & 1 == 0:
        seat += 1
    plant = row[PLANTS + seat * HAND + row[HAND_SIZE + seat] - 1]
    price = money - all_money(t, row)
    over = price - (t[DISCOUNT_MINIMUM] if plant == token else t[NUMBER + plant])
    sums[_SOLD + plant] += 1
    sums[_PAID + plant] += price
    sums[_OVER + plant] += over
    sums[_BY_OVER + min(over, BARS - 1)] += 1


@device
def count_hand(row: Ints, seat: int, sums: Ints) -> None:
    for i in range(row[HAND_SIZE + seat]):
        sums[_WINNING + row[PLANTS + seat * HAND + i]] += 1


# ---- compiled for a family


def counted_game(
    family: Family, auction: int, steps: tuple[int, ...], count_game: Any, count_seat: Any
) -> Any:
    """For a family: a function that plays a game and adds what it shows to the counts.

    `steps`: what a bar stands for, by score. `count_game`, `count_seat`: what only it counts.
    """
    deal, play = family.deal, _play(family, auction)
    count_ending = _count_ending(family, steps, count_game, count_seat)

    @device
    def study_game(
        t: Ints, row: Ints, mask: Words, work: Ints, seed: np.uint64, policy: int, sums: Ints
    ) -> None:
        deal.new_game(t, row, seed)
        for place in range(t[PLAYERS]):
            work[_ORDER + place] = row[ORDER + place]
        count_length(row, play(t, row, mask, mixed(seed), policy, sums), sums)
        count_ending(t, row, work, sums)

    return study_game


def _play(family: Family, auction: int) -> Any:
    flow, playout, over = family.flow, family.playout, family.over

    @device
    def play(t: Ints, row: Ints, mask: Words, chance: np.uint64, policy: int, sums: Ints) -> int:
        """To the end, counting what is bought; how many moves it took."""
        moves = 0
        while row[PHASE] != over:
            flow.legal(t, row, mask)
            chance = advance(chance)
            action = playout.choose(t, row, mask, chance, policy)
            if row[PHASE] == auction:
                bought, token, money = row[BOUGHT], row[TOKEN], all_money(t, row)
                flow.apply(t, row, action)
                count_sale(t, row, bought, token, money, sums)
            else:
                flow.apply(t, row, action)
            moves += 1
        return moves

    return play


def _standing(family: Family) -> Any:
    scores, (first, second, third) = family.ending.SCORES, family.ending.RANKED

    @device
    def standing(work: Ints, seat: int) -> int:
        base = seat * scores
        return (work[base + first] << 40) + (work[base + second] << 20) + work[base + third]

    return standing


def _count_scores(family: Family, steps: tuple[int, ...]) -> Any:
    scores = family.ending.SCORES

    @device
    def count_scores(work: Ints, seat: int, won: int, sums: Ints) -> None:
        sums[_SEAT_WINS + seat] += won
        sums[_WINNERS] += 1 if won else 0
        for k in range(scores):
            value = work[seat * scores + k]
            sums[_BY_SCORE + k * BARS + min(value // steps[k], BARS - 1)] += 1
            sums[_ENDS + k] += value
            sums[_WINNER_ENDS + k] += value if won else 0

    return count_scores


def _count_ending(family: Family, steps: tuple[int, ...], count_game: Any, count_seat: Any) -> Any:
    ending, standing, count_scores = family.ending, _standing(family), _count_scores(family, steps)

    @device
    def count_ending(t: Ints, row: Ints, work: Ints, sums: Ints) -> None:
        ending.score(t, row, work)
        count_game(t, row, sums)
        best, winners = -1, 0
        for seat in range(t[PLAYERS]):
            found = standing(work, seat)
            if found > best:
                best, winners = found, 0
            winners += 1 if found == best else 0
        for seat in range(t[PLAYERS]):
            won = WIN // winners if standing(work, seat) == best else 0
            count_scores(work, seat, won, sums)
            count_seat(t, row, seat, won, sums)
            if won:
                count_hand(row, seat, sums)
        for place in range(t[PLAYERS]):
            if standing(work, work[_ORDER + place]) == best:
                sums[_ORDER_WINS + place] += WIN // winners

    return count_ending


@cache
def _loop(study: ModuleType) -> Any:
    @partial(entry, part=study.FAMILY.name)
    def study_games(
        t: Any, row: Any, mask: Any, work: Any, seeds: Any, policy: int, sums: Any
    ) -> None:
        """Play a game from each seed, and add what it shows to `sums`."""
        for i in range(len(seeds)):
            study.study_game(t, row, mask, work, seeds[i], policy, sums)

    return study_games


# ---- for Python


def count(
    study: ModuleType,
    game: Game[Any],
    seed: int,
    games: int,
    policy: str,
    tell: Callable[[int], None],
) -> Counts:
    """Play games with seeds from `seed` on; `tell` hears how many more are done.

    `study` is a family's module of that name.
    """
    family, layout, loop = study.FAMILY, study.STUDY, _loop(study)
    table = family.configuration(game).table
    sums = np.zeros(layout.width, np.int64)
    seeds = np.arange(games, dtype=np.uint64) + np.uint64(seed % 2**64)
    parts = [seeds[first : first + PART] for first in range(0, games, PART)]

    def played(part: NDArray[np.uint64]) -> NDArray[np.int64]:
        found = np.zeros(layout.width, np.int64)
        row, mask = np.zeros(family.width, ROW_TYPE), np.zeros(WORDS, np.uint64)
        work = np.zeros(_ORDER + SEATS, np.int64)
        loop(table, row, mask, work, part, POLICIES[policy], found)
        return found

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for part, done in zip(parts, [pool.submit(played, part) for part in parts], strict=True):
            sums += done.result()
            tell(len(part))
    return {
        column.name: sums[layout.at(column.name) :][: column.width] for column in layout.columns
    }
