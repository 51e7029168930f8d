"""The study of many games: what it counts is what the same games show one by one."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from megavolt.core.registry import game
from megavolt.core.rng import Rng
from megavolt.kernel import new_batch, study
from megavolt.kernel.batch import MOST_MOVES
from megavolt.kernel.counting import BARS, WIN, Counts
from megavolt.kernel.playout import LIGHT

GAMES, FIRST = 60, 1000
STEP = 0x9E37_79B9_7F4A_7C15  # of splitmix64; a policy's generator begins with a mixed seed


@dataclass(frozen=True)
class Played:
    """The counts of some games, and the same games in a batch."""

    counts: Counts
    batch: Any
    moves: NDArray[np.int64]


def _played(name: str) -> Played:
    made, seeds = game(name, 3), range(FIRST, FIRST + GAMES)
    batch, moves = new_batch(made, GAMES, list(seeds), threads=1), np.zeros(GAMES, np.int64)
    chances = [Rng((seed - STEP) % 2**64).next64() for seed in seeds]
    arrays = (batch.rows, batch.bits, np.array(chances, np.uint64), moves)
    batch.entries.play_rows(batch.configuration.table, *arrays, LIGHT, MOST_MOVES)
    return Played(study(made, FIRST, GAMES, "light", lambda games: None), batch, moves)


@pytest.fixture(scope="module")
def board() -> Played:
    return _played("classic")


@pytest.fixture(scope="module")
def cards() -> Played:
    return _played("cards")


@pytest.fixture(params=["board", "cards"])
def played(request: pytest.FixtureRequest) -> Played:
    found: Played = request.getfixturevalue(request.param)
    return found


def test_lengths_and_endings_are_those_of_the_games(played: Played) -> None:
    counts, batch = played.counts, played.batch
    assert counts["games"][0] == GAMES
    assert counts["moves"][0] == played.moves.sum()
    assert np.array_equal(counts["by_rounds"], np.bincount(batch.rounds(), minlength=64))
    scores = batch.scores()
    kinds = scores.shape[2]
    assert list(counts["ends"][:kinds]) == list(scores.sum(axis=(0, 1)))
    winners = scores[batch.outcome() == 1].sum(axis=0)
    assert list(counts["winner_ends"][:kinds]) == list(winners)


def test_a_shared_win_counts_in_parts(played: Played) -> None:
    first = played.batch.outcome() == 1
    shares = (first / first.sum(axis=1, keepdims=True)).sum(axis=0) * WIN
    assert list(played.counts["seat_wins"][:3]) == [round(share) for share in shares]
    for name in ("seat_wins", "order_wins"):
        assert played.counts[name].sum() == GAMES * WIN


@pytest.mark.rule("GRID-AUC-03", "CARD-AUC-04")
def test_a_price_is_the_minimum_and_what_is_bid_over_it(played: Played) -> None:
    counts = played.counts
    assert counts["over"].min() >= 0
    assert counts["by_over"].sum() == counts["sold"].sum() > GAMES * 9


@pytest.mark.rule("CARD-END-05")
def test_points_are_production_and_money(cards: Played) -> None:
    points, production, money, left_over = cards.counts["ends"][:4]
    assert points == production + (money - left_over) // 10


def test_a_histogram_has_each_player_once(cards: Played) -> None:
    bars = cards.counts["by_score"].reshape(-1, BARS)
    assert list(bars.sum(axis=1)) == [GAMES * 3] * 5
    highest = cards.batch.scores()[:, :, 4].ravel()
    assert np.array_equal(bars[4], np.bincount(highest, minlength=BARS))
    assert cards.counts["by_fuel"].sum() == GAMES * 3


def test_the_last_step_is_counted(board: Played) -> None:
    steps = np.bincount(board.batch.steps(), minlength=4)
    assert np.array_equal(board.counts["by_step"], steps)


def test_houses_and_starts_are_counted_by_region(board: Played) -> None:
    counts = board.counts
    assert counts["region_houses"].sum() == board.batch.scores()[:, :, 2].sum()
    assert counts["region_starts"].sum() == GAMES * 3
    assert counts["region_wins"].sum() == GAMES * WIN
    assert counts["region_games"].sum() == GAMES * 3  # three regions in play


@pytest.mark.rule("GRID-DISC-01")
def test_without_a_discount_the_minimum_is_the_number(board: Played) -> None:
    counts = board.counts
    numbers = np.arange(len(counts["sold"]))
    assert np.array_equal(counts["paid"] - counts["over"], counts["sold"] * numbers)
