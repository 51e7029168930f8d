"""What a bot is: one method it must have, and three it may have."""

import traceback
from pathlib import Path
from random import Random
from typing import Protocol

from megavolt.core.game import Outcome
from megavolt.core.view_types import View

# Bots at a table are called after people who gave electricity its words.
BOT_NAMES = ("Volta", "Ampère", "Ohm", "Watt", "Tesla", "Faraday", "Hertz", "Joule")


class Bot(Protocol):
    """Sees a view and the legal words, answers with one of the words.

    A bot may also have `over(ranks, scores)`, called at the end of a game, `close()`, to release
    what it holds, and `set_limit(seconds)`, if it keeps its own time; the functions below call it.
    """

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        """One of the words of `legal`, chosen by what `view` shows."""


class BotFailed(Exception):
    """A bot could not answer. `kind` is `crash`, `hang` or `nonsense`; `detail` is for its author.

    Only bots that know why raise it; any other exception of a bot is a crash.
    """

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = detail


def tell_over(bot: Bot, outcome: Outcome) -> None:
    """Tell a bot how the game ended, if it wants to know."""
    over = getattr(bot, "over", None)
    if over is not None:
        over(list(outcome.ranks), list(outcome.scores))


def start_bot(bot: Bot) -> None:
    """Have a bot that is a program start now, not when it is first asked."""
    start = getattr(bot, "start", None)
    if start is not None:
        start()


def close_bot(bot: Bot) -> None:
    """Have a bot release what it holds (a program, a file)."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def set_limit(bot: Bot, seconds: float) -> bool:
    """Tell a bot how long it may think; True if it keeps the limit itself."""
    own = getattr(bot, "set_limit", None)
    if own is None:
        return False
    own(seconds)
    return True


def described(problem: BaseException) -> str:
    """An exception in a line, with the place where it was raised."""
    said = traceback.format_exception_only(problem)[-1].strip()
    if isinstance(problem, SyntaxError) and problem.filename:
        return f"{said} ({Path(problem.filename).name}:{problem.lineno})"
    frames = traceback.extract_tb(problem.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})"
