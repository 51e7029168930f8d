"""A review finds blunders; `python -m tests.bots.blunders` measures how many of 25."""

import pytest

from tests.bots.blunders import KINDS, place, plant, reviewed

FIRST = 2  # of the findings about one player


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_review_names_a_planted_blunder(kind: str) -> None:
    planted = plant(kind, seed=1)
    found = place(planted, reviewed(planted, planted.seat))
    assert found is not None
    assert found <= FIRST
