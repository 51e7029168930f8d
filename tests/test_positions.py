"""Positions as data: random games of all configurations, looked at in a few moments each."""

from random import Random

import pytest

from tests.positions import check_game, spread

GAMES = list(spread(200, Random(20)))


@pytest.mark.parametrize("number", range(10))
def test_a_position_gives_the_state_it_was_taken_from(number: int) -> None:
    looked = [check_game(one, seed, looks=2) for one, seed in GAMES[number::10]]
    assert min(looked) > 1
