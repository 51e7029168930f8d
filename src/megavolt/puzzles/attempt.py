"""An attempt at a puzzle: the moves of the turn, and how good they were.

Nothing is kept: whoever tries sends all own moves each time. What the file knows is answered from
it; any other turn is compared with the best one by playing both on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from megavolt.bots.compare import Comparer, Reason, Reasons
from megavolt.bots.compare import Line as Compared
from megavolt.core.errors import Illegal
from megavolt.core.line import Event, Line
from megavolt.puzzles.judge import Judge, rounds_of
from megavolt.puzzles.puzzle import MOVE, SEED, Puzzle

WORLDS: Final = 24  # in which a turn that the file does not know is compared
GOOD: Final = 0.07  # of a chance: what may be lost by such a turn if it is to count as right


@dataclass(frozen=True)
class Verdict:
    """How good a turn was."""

    right: bool
    lost: float = 0.0  # of the chance to win, against the best
    why: Reason | None = None  # of a wrong one: what is worse


@dataclass(frozen=True)
class Attempt:
    """Where own moves have led."""

    puzzle: Puzzle
    line: Line
    words: tuple[str, ...]
    events: tuple[Event, ...]
    over: bool  # has all been done that was asked for?


def attempt(puzzle: Puzzle, words: Sequence[str] = ()) -> Attempt:
    """Make the moves; raises Illegal with the number of a word that is not legal."""
    game = puzzle.game
    line, made = Line(game, puzzle.start()), list[str]()
    begun = (line.state.round, line.state.phase)
    events: list[Event] = []
    for number, word in enumerate(words, start=1):
        if _is_over(puzzle, line, begun, len(made)):
            raise Illegal("puzzle_over", tried=number)
        try:
            events += line.play(word)
        except Illegal as refusal:
            refusal.facts["tried"] = number
            raise
        made.append(game.word(game.action(word)))
    over = _is_over(puzzle, line, begun, len(made))
    return Attempt(puzzle, line, tuple(made), tuple(events), over)


def _is_over(puzzle: Puzzle, line: Line, begun: tuple[int, int], made: int) -> bool:
    """Has everything been done that was asked for?"""
    if puzzle.asks == MOVE:
        return made > 0
    return line.to_move != puzzle.seat or (line.state.round, line.state.phase) != begun


def judged(puzzle: Puzzle, words: tuple[str, ...]) -> Verdict:
    """How good a turn is."""
    return known(puzzle, words) or compared(puzzle, words)


def known(puzzle: Puzzle, words: Sequence[str]) -> Verdict | None:
    """What the file says to a turn; None if it does not know it."""
    led = _led(puzzle, words)
    if any(_led(puzzle, turn) == led for turn in puzzle.solutions):
        return Verdict(True)
    for one in puzzle.wrong:
        if _led(puzzle, one.words) == led:
            return Verdict(False, one.lost, one.why)
    return None


def _led(puzzle: Puzzle, words: Sequence[str]) -> object:
    """Where moves lead: turns that lead to the same position are equally good."""
    line = Line(puzzle.game, puzzle.start())
    for word in words:
        line.play(word)
    return puzzle.game.position(line.state, puzzle.seat)


@lru_cache(maxsize=1024)
def compared(puzzle: Puzzle, words: tuple[str, ...]) -> Verdict:
    """A turn that the file does not know is played on beside the best one, in the same worlds."""
    game = puzzle.game
    view = game.view(puzzle.start(), puzzle.seat)
    best, played = (tuple(map(game.action, turn)) for turn in (puzzle.solutions[0], words))
    judge = Judge(game)
    judged = judge.weigh(view, [best, played], 2 * WORLDS, SEED, rounds_of(game, 0))
    lost = next(one for one in judged.weighed if one.plan == played).behind(
        next(one for one in judged.weighed if one.plan == best)
    )
    if lost.mean <= GOOD:
        return Verdict(True, max(lost.mean, 0.0))
    comparer = Comparer(game, judge.policy)
    lines = Compared(played), Compared(best)
    comparer.meet(view, SEED, lines, range(WORLDS // 2))
    return Verdict(False, lost.mean, Reasons(comparer.account).worse(*lines))
