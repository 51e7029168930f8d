"""The study of many games: what it counts is what the same games show one by one."""

from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray

from megavolt.core.registry import game
from megavolt.core.rng import Rng
from megavolt.kernel.batch import MOST_MOVES
from megavolt.kernel.board.batch import Batch
from megavolt.kernel.board.study import WIN, Counts, study
from megavolt.kernel.playout import LIGHT

GAMES, FIRST = 60, 1000
STEP = 0x9E37_79B9_7F4A_7C15  # of splitmix64; a policy's generator begins with a mixed seed


@dataclass(frozen=True)
class Played:
    """The counts of some games, and the same games in a batch."""

    counts: Counts
    batch: Batch
    moves: NDArray[np.int64]


@pytest.fixture(scope="module")
def played() -> Played:
    classic, seeds = game("classic", 3), range(FIRST, FIRST + GAMES)
    batch, moves = Batch.new(classic, GAMES, list(seeds), threads=1), np.zeros(GAMES, np.int64)
    chances = [Rng((seed - STEP) % 2**64).next64() for seed in seeds]
    arrays = (batch.rows, batch.bits, np.array(chances, np.uint64), moves)
    batch.entries.play_rows(batch.configuration.table, *arrays, LIGHT, MOST_MOVES)
    return Played(study(classic, FIRST, GAMES, "light", threads=2), batch, moves)


def test_lengths_and_endings_are_those_of_the_games(played: Played) -> None:
    counts, batch = played.counts, played.batch
    assert counts["games"][0] == GAMES
    assert counts["moves"][0] == played.moves.sum()
    assert np.array_equal(counts["by_rounds"], np.bincount(batch.rounds(), minlength=64))
    assert np.array_equal(counts["by_step"], np.bincount(batch.steps(), minlength=4))
    scores = batch.scores()
    assert list(counts["ends"]) == list(scores.sum(axis=(0, 1)))
    assert list(counts["winner_ends"]) == list(scores[batch.outcome() == 1].sum(axis=0))


def test_a_shared_win_counts_in_parts(played: Played) -> None:
    first = played.batch.outcome() == 1
    shares = (first / first.sum(axis=1, keepdims=True)).sum(axis=0) * WIN
    assert list(played.counts["seat_wins"][:3]) == [round(share) for share in shares]
    for name in ("seat_wins", "order_wins", "region_wins"):
        assert played.counts[name].sum() == GAMES * WIN


def test_houses_and_starts_are_counted_by_region(played: Played) -> None:
    counts = played.counts
    assert counts["region_houses"].sum() == played.batch.scores()[:, :, 2].sum()
    assert counts["region_starts"].sum() == GAMES * 3
    assert counts["region_games"].sum() == GAMES * 3  # three regions in play


@pytest.mark.rule("GRID-AUC-03")
def test_a_price_is_the_minimum_and_what_is_bid_over_it(played: Played) -> None:
    counts = played.counts
    numbers = np.arange(len(counts["sold"]))
    assert counts["over"].min() >= 0
    assert counts["by_over"].sum() == counts["sold"].sum() > GAMES * 9
    assert np.array_equal(counts["paid"] - counts["over"], counts["sold"] * numbers)
