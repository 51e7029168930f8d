"""The compiled engine and plain Python play the same games."""

import os
import subprocess
import sys

from megavolt.engine import is_compiled
from tests.engines import fingerprints

GAMES = 60


def test_these_tests_run_on_the_compiled_engine() -> None:
    assert is_compiled(), "build it first: script/test does, or script/build"


def test_both_engines_give_the_same_logs_views_and_outcomes() -> None:
    command = [sys.executable, "-m", "tests.engines", str(GAMES)]
    pure = os.environ | {"MEGAVOLT_ENGINE": "pure"}
    done = subprocess.run(command, env=pure, capture_output=True, text=True, check=True)
    assert done.stdout.split() == fingerprints(GAMES)


def test_plain_python_is_used_when_it_is_asked_for() -> None:
    code = "import megavolt; from megavolt.engine import is_compiled; print(is_compiled())"
    for asked, compiled in (("pure", "False"), ("", "True")):
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"MEGAVOLT_ENGINE": asked},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == compiled
