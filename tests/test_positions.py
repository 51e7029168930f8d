"""Positions as data: random games of all configurations, looked at in a few moments each."""

from random import Random

import pytest

from tests.positions import check_game, spread
from tests.sweeps import swept

GAMES = list(spread(930, Random(20)))  # 310 of each family


@pytest.mark.parametrize("number", swept(range(31), 4))
def test_a_position_gives_the_state_it_was_taken_from(number: int) -> None:
    looked = [check_game(one, seed, looks=2) for one, seed in GAMES[number::31]]
    assert min(looked) > 1
