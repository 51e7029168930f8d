"""Games on a GPU that is simulated: the same arrays, step by step, as on the CPU."""

import os
import subprocess
import sys

import pytest


@pytest.mark.slow
def test_a_simulated_gpu_plays_the_same_games() -> None:
    pytest.importorskip("torch", reason="games on a GPU need torch: pip install megavolt[train]")
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    asked = [sys.executable, "-m", "tests.envs.simulated_gpu"]
    told = subprocess.check_output(asked, env=environment, text=True, timeout=600)
    ended = dict(line.split() for line in told.splitlines())
    assert int(ended["recharged"]) > 0
    assert int(ended["cards"]) > 0
    assert int(ended["mixed-recharged"]) == 2
    assert int(ended["mixed-cards"]) == 5  # one with every number of players
