"""`megavolt puzzle`: a position, the best move to be found, and how one is doing."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime

from rich.text import Text

from megavolt.bots.base import BOT_NAMES
from megavolt.bots.compare import Reason
from megavolt.core.errors import OptionError
from megavolt.core.match import Match
from megavolt.core.registry import game_ids
from megavolt.locale.moves import told_turn
from megavolt.puzzles import (
    Puzzle,
    Verdict,
    attempt,
    chosen,
    daily,
    find_puzzle,
    judged,
    shipped,
)
from megavolt.puzzles.progress import next_puzzle, standing, with_answer
from megavolt.puzzles.puzzle import LEVELS, SEED
from megavolt.terminal.choices import Question
from megavolt.terminal.review_words import percent
from megavolt.terminal.table import TerminalTable
from megavolt.terminal.user_files import folder
from megavolt.terminal.user_terminal import UserTerminal

_FILE = "puzzles.json"


def puzzle(terminal: UserTerminal, name: str, theme: str, level: str, of_today: bool) -> int:
    """What was asked for on the command line."""
    if name and name not in game_ids():
        return PuzzleTable(terminal, find_puzzle(name)).play()
    among, today, answers = _chosen(name, theme, level), _today(), _answers()
    if of_today:
        return PuzzleTable(terminal, daily(today, among)).play()
    suits = next_puzzle(answers, standing(answers, today).rating, among)
    return PuzzleTable(terminal, suits).play()


def _today() -> date:
    return datetime.now(UTC).date()


def _chosen(game: str, theme: str, level: str) -> list[Puzzle]:
    if level not in ("", *LEVELS):
        raise OptionError("no_such_difficulty", value=level[:20], known=", ".join(LEVELS))
    found = chosen(game, theme, level)
    if not found:
        known = sorted({one.theme for one in shipped() if game in ("", one.game_id)})
        raise OptionError("no_puzzle_left", known=", ".join(known) or "-")
    return found


# ---- what is kept


def _answers() -> dict[str, int]:
    try:
        found = json.loads((folder() / _FILE).read_text(encoding="utf-8"))
        return {str(name): int(answer) for name, answer in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _keep(answers: Mapping[str, int]) -> None:
    """Where nothing can be kept, one begins anew next time."""
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        (folder() / _FILE).write_text(json.dumps(dict(answers)), encoding="utf-8")


# ---- playing one


class PuzzleTable(TerminalTable):
    """A table with one decision: the same screens and words, then the verdict."""

    def __init__(self, terminal: UserTerminal, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        names = [*BOT_NAMES[: puzzle.players - 1]]
        names.insert(puzzle.seat, terminal.t.text("play-somebody"))
        match = Match(puzzle.game, names, SEED, puzzle.position)
        super().__init__(terminal, match, {}, path=None, auto_pass=False)

    def _sit(self) -> None:
        while not (found := attempt(self.puzzle, self.match.words)).over:
            self._ask(self.puzzle.seat)
        self._answer(found.words, judged(self.puzzle, found.words))

    def draw(self, seat: int, question: Question | None, everything: bool = False) -> None:
        """The task stands under every screen."""
        if question is not None:
            self.notes.insert(0, Text(self._task(), style="bold yellow"))
        super().draw(seat, question, everything)

    def _task(self) -> str:
        puzzle, t = self.puzzle, self.t
        theme = t.text("puzzle-theme", theme=puzzle.theme)
        task = t.text("puzzle-task", asks=puzzle.asks)
        about = t.text("puzzle-about", theme=theme, level=puzzle.level, rating=str(puzzle.rating))
        return f"{task} {about}"

    def _answer(self, words: Sequence[str], verdict: Verdict) -> None:
        self.drawn = False
        self.draw(self.puzzle.seat, None)
        self._tell(verdict, words)
        answers, today = _answers(), _today()
        more = with_answer(answers, self.puzzle, verdict.right, today)
        _keep(more)
        before, after = standing(answers, today), standing(more, today)
        self.terminal.say(
            "puzzle-standing",
            rating=f"{after.rating:.0f}",
            change=f"{after.rating - before.rating:+.0f}",
            streak=after.streak,
            best=after.best,
        )
        if after.days:
            self.terminal.say("puzzle-days", count=after.days)
        self.terminal.say("puzzle-next")

    def _tell(self, verdict: Verdict, words: Sequence[str]) -> None:
        puzzle, say = self.puzzle, self.terminal.say
        best = percent(puzzle.chance)
        if verdict.right:
            say("puzzle-right", style="bold green", chance=best, next=percent(puzzle.next))
        else:
            chance = percent(puzzle.chance - verdict.lost)
            say("puzzle-wrong", style="bold red", chance=chance, best=best)
            self._say_reasons([verdict.why] if verdict.why else [])
        solution = puzzle.solutions[0]
        if tuple(words) != solution:
            say("puzzle-solution", word=told_turn(self.t, puzzle.game, list(solution)))
        self._say_reasons(puzzle.why)

    def _say_reasons(self, reasons: Sequence[Reason]) -> None:
        for message, facts in reasons:
            told = self.t.sentence(message, facts, self.match.seats, self.match.game)
            self.terminal.show(Text(f"  {told}"))

    def _goodbye(self) -> None:
        """There is nothing to keep of a puzzle that was left."""
