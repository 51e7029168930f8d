"""Between a bot and a game: a legal move always comes out, and faults are recorded."""

import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from megavolt.bots.base import Bot, BotFailed, close_bot, described, set_limit, start_bot
from megavolt.bots.budget import Budget
from megavolt.bots.specs import is_built_in, make_bot, read_spec
from megavolt.bots.thinking_time import ThinkingTime
from megavolt.core.errors import MegavoltError, UsageError
from megavolt.core.game import Game
from megavolt.core.view_types import View

MOST_HANGS = 5  # in one game; then the bot is not asked again, or a game might take a day
OTHERS_LIMIT = 10.0  # seconds per move for bots that are not built in
MOST_LETTERS = 1000  # of a detail
SLACK = 20.0  # seconds beyond the limit for a bot that keeps its time itself, starting included
RING_AGAIN = 0.1  # seconds, for a bot that has time left or catches what should stop it

Make = Callable[[str, Game[Any]], Bot]  # a spec turned into a bot


@dataclass(frozen=True)
class Fault:
    """A move that a bot forfeited, and why."""

    bot: str  # its name
    kind: str  # crash, hang, nonsense
    detail: str  # for the bot's author
    move: int  # which of the bot's decisions, from 1


class TimeUp(BaseException):
    """Raised inside a bot that thinks too long; not an Exception, so that few bots catch it."""

    def __init__(self, limit: float) -> None:
        super().__init__(limit)
        self.limit = limit


class Guarded:
    """A `bot` whose failures cost it the move and harm nobody else.

    `choose` never raises and always answers with a legal word: the bot's, or in its place one
    that `random` would have played. `faults` has what went wrong, `times` the seconds a decision
    took, `name` what it is called. A `limit` counts CPU time (thinking_time.py). When it is up, a
    bot is stopped if this is the main thread on a POSIX system; elsewhere a late answer is
    forfeited when it comes. Code in C is stopped nowhere.
    """

    def __init__(
        self,
        bot: Bot,
        limit: float | None = None,
        name: str = "",
        on_fault: Callable[[Fault], None] | None = None,
    ) -> None:
        self.bot = bot
        self.limit = limit
        self.name = name or type(bot).__name__
        self.faults: list[Fault] = []
        self.times: list[float] = []
        self._on_fault = on_fault
        self._hangs = 0
        self._most = limit  # seconds until the guard steps in
        if limit is not None and set_limit(bot, limit):
            self._most = limit + SLACK

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        """The bot's word if it gives a legal one in time, else a random one."""
        before = rng.getstate()
        try:
            return self._asked(view, legal, rng)
        except BotFailed as failed:
            # However far the bot got, the game goes on as if `random` had been asked.
            rng.setstate(before)
            word = Random.choice(rng, legal)
            self._report(failed)
            return word

    def over(self, ranks: list[int], scores: list[int]) -> None:
        """Pass on the end of a game; in the next one the bot is asked again."""
        self._hangs = 0
        over = getattr(self.bot, "over", None)
        if over is not None:
            self._shielded(lambda: over(ranks, scores))

    def close(self) -> None:
        """Have the bot release what it holds."""
        self._shielded(lambda: close_bot(self.bot))

    # ---- asking

    def _asked(self, view: View, legal: list[str], rng: Random) -> str:
        start = time.perf_counter()
        try:
            # The bot gets its own list: changing it must not change what is legal.
            answer = self._answered(view, list(legal), rng)
        finally:
            self.times.append(time.perf_counter() - start)
        if not isinstance(answer, str):
            raise BotFailed("nonsense", f"answered no text but {type(answer).__name__}")
        word = str.__str__(answer)  # a subclass of str could claim to equal anything
        if word not in legal:
            raise BotFailed("nonsense", f"answered {word[:80]!r}, which is not legal")
        return word

    def _answered(self, view: View, legal: list[str], rng: Random) -> object:
        if self._hangs >= MOST_HANGS:
            raise BotFailed("hang", f"not asked any more after {MOST_HANGS} hangs in one game")
        return self._timed(lambda: self.bot.choose(view, legal, rng))

    def _timed(self, call: Callable[[], Any]) -> Any:
        most = self._most
        if most is None:
            return _called(call)
        stoppable = _can_stop()
        # Other threads than the main one share their process with other bots.
        spent = ThinkingTime(most, time.process_time if stoppable else time.thread_time)
        answer = _called(call, spent if stoppable else None)
        if spent.is_up():
            raise BotFailed("hang", f"the answer came after the limit of {most:g} s")
        return answer

    def _shielded(self, call: Callable[[], object]) -> None:
        """Calls that are not about a move can go wrong as well."""
        try:
            self._timed(call)
        except BotFailed as failed:
            self._report(failed)

    def _report(self, failed: BotFailed) -> None:
        if failed.kind == "hang":
            self._hangs += 1
        fault = Fault(self.name, failed.kind, _printable(failed.detail), len(self.times))
        self.faults.append(fault)
        if self._on_fault is not None:
            self._on_fault(fault)


def guarded_bot(
    spec: str,
    game: Game[Any],
    limit: float | None = None,
    on_fault: Callable[[Fault], None] | None = None,
    make: Make = make_bot,
) -> Guarded:
    """The bot a spec names, under guard; without a limit, built-in bots keep their own time."""
    bot = make(spec, game)
    if limit is None and not is_built_in(spec):
        limit = OTHERS_LIMIT
    if is_built_in(spec) and not _thinks_by_the_clock(bot):
        limit = None
    return Guarded(bot, limit, str(read_spec(spec)), on_fault)


def _thinks_by_the_clock(bot: Bot) -> bool:
    """Is its budget a time? All other built-in bots do a fixed amount of work, however long."""
    budget: Budget | None = getattr(bot, "budget", None)
    return budget is not None and budget.seconds is not None


def try_bot(spec: str, game: Game[Any], limit: float = OTHERS_LIMIT) -> None:
    """Make a bot and close it again; an OptionError says why it cannot be made."""
    try:
        if _can_stop():
            spent = ThinkingTime(limit + SLACK, time.process_time)
            _called(lambda: _make_and_close(spec, game), spent)
        else:
            _called(lambda: _make_and_close(spec, game))
    except BotFailed as failed:
        if isinstance(failed.__cause__, MegavoltError):
            raise failed.__cause__ from None
        facts = {"bot": spec, "reason": _printable(failed.detail)}
        raise UsageError("bot_unmade", **facts) from None


def _make_and_close(spec: str, game: Game[Any]) -> None:
    bot = make_bot(spec, game)
    try:
        start_bot(bot)
    finally:
        close_bot(bot)


# ---- calling a bot


def _called(call: Callable[[], Any], spent: ThinkingTime | None = None) -> Any:
    """What a call gives; all that it raises, but for a person's Ctrl-C, is a BotFailed."""
    try:
        return call() if spent is None else _stopped_in_time(call, spent)
    except (BotFailed, KeyboardInterrupt):
        raise
    except TimeUp as up:
        raise BotFailed("hang", f"stopped after the limit of {up.limit:g} s") from None
    except BaseException as problem:
        raise BotFailed("crash", described(problem)) from problem


def _printable(text: str) -> str:
    """One line without characters that could play tricks on a terminal."""
    line = " | ".join(filter(None, map(str.strip, text[:MOST_LETTERS].splitlines())))
    return "".join(sign if sign.isprintable() else "?" for sign in line)


def _can_stop() -> bool:
    return hasattr(signal, "setitimer") and (threading.current_thread() is threading.main_thread())


def _stopped_in_time(call: Callable[[], Any], spent: ThinkingTime) -> Any:
    """Call, and raise TimeUp inside when the time is up, again and again until it gets out."""
    inside, up = True, False

    def ring(number: int, frame: object) -> None:
        nonlocal up
        up = up or spent.is_up()
        if inside and up:
            raise TimeUp(spent.limit)

    start = time.perf_counter()
    others = (0.0, 0.0)
    handler = signal.signal(signal.SIGALRM, ring)
    try:
        try:
            others = signal.setitimer(signal.ITIMER_REAL, spent.limit, RING_AGAIN)
            return call()
        finally:
            inside = False
    finally:
        inside = False  # a ring may have come just before the same line above
        _give_back(handler, others, time.perf_counter() - start)


def _give_back(handler: Any, others: tuple[float, float], passed: float) -> None:
    """Put back the alarm that somebody else may have set before."""
    delay, interval = others
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, handler)
    if delay:
        signal.setitimer(signal.ITIMER_REAL, max(delay - passed, 0.001), interval)
