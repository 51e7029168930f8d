"""The kernel plays the engine's game: after every move the same position, the same legal moves."""

import pytest

from tests.kernel.comparison import Pair
from tests.kernel.configurations import SAMPLE, Sample, every

SPREAD = every()[::3]  # options are twofold, so that a third of the list has every pair of them


@pytest.mark.parametrize("sample", SAMPLE, ids=str)
def test_a_random_game_is_the_same_in_engine_and_kernel(sample: Sample) -> None:
    Pair(sample, seed=11).play_on()


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_random_games_of_many_configurations_are_the_same(part: int) -> None:
    for seed, sample in enumerate(SPREAD):
        if seed % 8 == part:
            Pair(sample, seed).play_on()
