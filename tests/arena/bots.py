"""Bots that misbehave, made by functions that worker processes can find."""

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from megavolt.bots import Bot, make_bot
from megavolt.core.game import Game
from megavolt.core.view_types import View

MARKER = "MEGAVOLT_TEST_MARKER"  # names a file: what is to happen once has happened when it exists

HARD = 0.04  # the part of decisions that are too hard for some


class Crashes:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        raise ZeroDivisionError("nothing is over nothing")


class Leaves:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        sys.exit("enough")


class Nonsense:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        legal.clear()
        return "castle kingside"


class Nothing:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        return None  # type: ignore[return-value]


class Slow:
    """Answers well, after its limit."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        self.asked += 1
        if self.asked == 2:
            time.sleep(0.6)
        return legal[0]


class Stumbles:
    """Plays at random, but fails at some decisions: the same of a game whenever it is played."""

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        return self.fail() if rng.random() < HARD else rng.choice(legal)

    def fail(self) -> str:
        return "nonsense"


def hang() -> NoReturn:
    """For ever, whatever is raised in here: only the end of the process helps."""
    while True:
        with suppress(BaseException):
            time.sleep(1)


class Hangs(Stumbles):
    def fail(self) -> str:
        hang()


class Dies(Stumbles):
    def fail(self) -> str:
        os._exit(9)


class HangsClosing:
    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        return rng.choice(legal)

    def close(self) -> None:
        hang()


class EndsWorkers:
    """In place of a function that makes bots: no worker survives being given it."""

    def __call__(self, spec: str, game: Game[Any]) -> Bot:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (3,)


class DiesOnce:
    """Plays at random, but for the first worker that gets to its twentieth decision."""

    def __init__(self, victim: int) -> None:
        self.asked = 0
        self.victim = victim

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        self.asked += 1
        marker = Path(os.environ[MARKER])
        if self.asked == 20 and not marker.exists():
            marker.touch()
            os.kill(self.victim, signal.SIGKILL)
            time.sleep(60)
        return rng.choice(legal)


KINDS: dict[str, Callable[[], Bot]] = {
    "crashes": Crashes,
    "leaves": Leaves,
    "nonsense": Nonsense,
    "nothing": Nothing,
    "slow": Slow,
    "stumbles": Stumbles,
    "hangs": Hangs,
    "dies": Dies,
    "hangs-closing": HangsClosing,
}


def make(spec: str, game: Game[Any]) -> Bot:
    """A misbehaving bot by its name, or a plain one."""
    if spec == "unmade":
        raise RuntimeError("cannot be made")
    if spec == "dies-made":
        os._exit(9)
    if spec == "dies-once":
        return DiesOnce(os.getpid())
    if spec == "kills-parent-once":
        return DiesOnce(os.getppid())
    if spec in KINDS:
        return KINDS[spec]()
    return make_bot(spec, game)
