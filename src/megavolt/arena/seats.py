"""Bots at the table of a game: created, asked for a move, replaced by random moves when they fail.

This is the one place where arena games touch bots. Whatever a bot does, its seat answers with a
legal word: a fault is recorded, and that move is the one that `random` would have played.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from megavolt.arena.times import Times
from megavolt.bots import Guarded, Make, guarded_bot
from megavolt.core.game import Game
from megavolt.core.view_types import View

CRASH: Final = "crash"  # it raised an exception, or could not be made
NONSENSE: Final = "nonsense"  # it answered something that is not legal
HANG: Final = "hang"  # it answered too late, or never
DIED: Final = "died"  # it ended its process
KINDS: Final = (CRASH, NONSENSE, HANG, DIED)
MAKING: Final = -1  # in place of a move: while the bot was being made
CLOSING: Final = -2  # and while it was being closed
_PATIENCE = 3  # processes a seat may cost in a game; after that random moves play it to the end
_ENDED = "its process ended"
_LONGEST = 200  # characters kept of what a bot said


@dataclass(frozen=True)
class Lost:
    """A decision that cost a process: known when its game is played again."""

    seat: int
    move: int
    kind: str


@dataclass
class Fault:
    """What a seat did wrong in a game: the first time, and how often in all."""

    seat: int
    kind: str
    move: int
    detail: str
    count: int = 1


@dataclass
class Seat:
    """A bot in a seat for one game."""

    number: int
    bot: Guarded | None  # None: random moves
    lost: tuple[Lost, ...] = ()
    times: Times = field(default_factory=Times)
    faults: dict[str, Fault] = field(default_factory=dict)

    @property
    def limited(self) -> bool:
        """Can it be late? One that does a fixed amount of work cannot."""
        return self.bot is None or self.bot.limit is not None

    def choose(self, view: View, legal: list[str], move: int, seed: int) -> str:
        """A legal word, the bot's if it gives one in time."""
        known = self._known(move)
        if known is not None:
            self.note(known.kind, move, _ENDED)
        if known is not None or self.bot is None:
            return self._any(legal, move, seed)
        word = self.bot.choose(view, legal, self._chance(move, seed))
        self.times.add(self.bot.times[-1])
        self._note_faults(self.bot, move)
        return word

    def over(self, ranks: list[int], scores: list[int]) -> None:
        """Tell the bot how the game ended."""
        if self.bot is not None and self._known(CLOSING) is None:
            self.bot.over(ranks, scores)
            self._note_faults(self.bot, 0)

    def _note_faults(self, bot: Guarded, move: int) -> None:
        for fault in bot.faults:
            self.note(fault.kind, move, fault.detail)
        bot.faults.clear()

    def note(self, kind: str, move: int, detail: str) -> None:
        if kind in self.faults:
            self.faults[kind].count += 1
        else:
            self.faults[kind] = Fault(self.number, kind, move, detail[:_LONGEST])

    def _known(self, move: int) -> Lost | None:
        """Why the bot is not asked, if it is not."""
        if len(self.lost) >= _PATIENCE and move > max(lost.move for lost in self.lost):
            return self.lost[-1]
        return next((lost for lost in self.lost if lost.move == move), None)

    def _any(self, legal: list[str], move: int, seed: int) -> str:
        """What the bot `random` would have played here."""
        return self._chance(move, seed).choice(legal)

    def _chance(self, move: int, seed: int) -> Random:
        return Random(f"{seed}:{self.number}:{move}")

    def close(self) -> None:
        """Release what the bot holds, a process for example."""
        known = self._known(CLOSING)
        if known is not None:
            self.note(known.kind, 0, _ENDED)
            return
        if self.bot is not None:
            self.bot.close()
            self._note_faults(self.bot, 0)


def make_seat(
    number: int, spec: str, game: Game[Any], limit: float, lost: tuple[Lost, ...], make: Make
) -> Seat:
    """A new bot for each seat and game: what one remembers reaches no other game."""
    mine = tuple(one for one in lost if one.seat == number)
    seat = Seat(number, None, mine)
    unmade = next((one for one in mine if one.move == MAKING), None)
    if unmade is not None:
        seat.note(unmade.kind, 0, _ENDED)
        return seat
    try:
        seat.bot = guarded_bot(spec, game, limit, make=make)
    except BaseException as problem:  # as in choose
        seat.note(CRASH, 0, f"{type(problem).__name__}: {problem}")
    return seat
