"""A review finds blunders; `python -m tests.bots.blunders` measures how many of 25."""

import pytest

from tests.bots.blunders import place, plant, reviewed

SEEDS = {"overbid": 2, "not_run": 2, "no_fuel": 3, "too_few": 3, "no_renewal": 11}
FEW = 4  # simulations of the first look
TOP = 2  # findings about one player


@pytest.mark.slow
@pytest.mark.parametrize("kind", SEEDS)
def test_a_review_names_a_planted_blunder(kind: str) -> None:
    planted = plant(kind, SEEDS[kind])
    review = reviewed(planted, planted.seat, FEW, TOP)
    assert place(planted, review) is not None
