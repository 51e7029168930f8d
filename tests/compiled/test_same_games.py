"""The compiled engine and plain Python play the same games, and so do the bots on them."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

from megavolt.engine import is_compiled
from tests.engines import bot_fingerprints, fingerprints

GAMES = 60


def test_these_tests_run_on_the_compiled_engine() -> None:
    assert is_compiled(), "build it first: script/test does, or script/build"


def test_what_bots_think_with_and_rows_of_integers_are_compiled_too() -> None:
    bots = ("board.policy", "cards.policy", "blackout.policy", "search", "playouts", "plans")
    for name in [*(f"bots.{name}" for name in bots), "encodings.blackout.seen"]:
        file = import_module(f"megavolt.{name}").__file__
        assert str(file).endswith(tuple(EXTENSION_SUFFIXES)), name


def test_both_engines_give_the_same_logs_views_outcomes_and_moves_of_bots() -> None:
    command = [sys.executable, "-m", "tests.engines", str(GAMES)]
    pure = os.environ | {"MEGAVOLT_ENGINE": "pure"}
    done = subprocess.run(command, env=pure, capture_output=True, text=True, check=True)
    assert done.stdout.split() == fingerprints(GAMES) + bot_fingerprints()


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
