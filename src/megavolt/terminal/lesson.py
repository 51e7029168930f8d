"""`megavolt lesson`: the list of lessons, one to play, and the check of all."""

from collections.abc import Sequence
from contextlib import suppress

from rich.text import Text

from megavolt.bots.base import BOT_NAMES
from megavolt.core.line import Line
from megavolt.core.match import Match
from megavolt.lessons import Attempt, Lesson, attempt, courses, find_lesson, prove
from megavolt.lessons.attempt import answer_of, task_args
from megavolt.lessons.lesson import DONE, PLAYING
from megavolt.terminal.choices import Question
from megavolt.terminal.table import TerminalTable
from megavolt.terminal.user_files import folder
from megavolt.terminal.user_terminal import UserTerminal

CHECK = "check"
_DONE_FILE = "lessons.txt"


def lesson(terminal: UserTerminal, words: Sequence[str]) -> int:
    """What was asked for on the command line."""
    if not words:
        return _list(terminal)
    if words[0] == CHECK:
        return check(terminal, words[1:])
    return LessonTable(terminal, find_lesson(words[0])).play()


# ---- the list, and what is done of it


def _list(terminal: UserTerminal) -> int:
    t, done = terminal.t, _done()
    for course in courses():
        terminal.show(Text(t.text("web-course", course=course.id), style="bold"))
        for name in course.lessons:
            mark = "✓" if name in done else " "
            terminal.show(Text(f" {mark} {name:<21} {t.text(find_lesson(name).message())}"))
    terminal.say("lesson-list-how", style="dim", lesson=_next(done))
    return 0


def _all() -> list[str]:
    return [name for course in courses() for name in course.lessons]


def _next(done: set[str]) -> str:
    """The first lesson that is not done; the very first when all are."""
    return next((name for name in _all() if name not in done), _all()[0])


def _done() -> set[str]:
    try:
        return set((folder() / _DONE_FILE).read_text(encoding="utf-8").split())
    except (OSError, ValueError):
        return set()


def _note_done(lesson_id: str) -> None:
    """Keep in mind that a lesson is done; where nothing can be kept, it is offered again."""
    with suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        text = "\n".join(sorted(_done() | {lesson_id}))
        (folder() / _DONE_FILE).write_text(f"{text}\n", encoding="utf-8")


# ---- playing one


class LessonTable(TerminalTable):
    """A table with a task: the same screens and words, and an answer to what is done."""

    def __init__(self, terminal: UserTerminal, lesson: Lesson) -> None:
        self.lesson = lesson
        names = [*BOT_NAMES[: lesson.players - 1]]
        names.insert(lesson.seat, terminal.t.text("play-somebody"))
        match = Match(lesson.game, names, lesson.seed, lesson.setup)
        for word in lesson.before:
            match.play(word)
        self.begun = len(match.actions)
        bots = {seat: "greedy" for seat in range(lesson.players) if seat != lesson.seat}
        super().__init__(terminal, match, bots, path=None, auto_pass=False)

    def _sit(self) -> None:
        while True:
            found = self._attempt()
            if found.verdict != PLAYING:
                self._answer(found)
                return
            if self.match.to_move in self.bots:
                self._let_bots_play()
            else:
                self._say(found)
                self._ask(self.lesson.seat)

    def _bot_move(self, seat: int) -> None:
        self.mover = None
        match = self.match
        line = Line(match.game, match.state, len(match.actions))
        match.play(answer_of(self.lesson, line))

    def draw(self, seat: int, question: Question | None, everything: bool = False) -> None:
        """The task stands under every screen."""
        if question is not None:
            message, args = self.lesson.message("task"), task_args(self.lesson)
            self.notes.insert(0, Text(self.t.text(message, **args), style="bold yellow"))
        super().draw(seat, question, everything)

    def _attempt(self) -> Attempt:
        """What comes of the moves that stand."""
        game, seat = self.match.game, self.lesson.seat
        movers = [game.to_move(state) for state in self.match.states()]
        moved = zip(movers, self.match.words, strict=False)
        own = [word for n, (mover, word) in enumerate(moved) if mover == seat and n >= self.begun]
        return attempt(self.lesson, own)

    def _say(self, found: Attempt) -> None:
        """What is said while the lesson is on, above the next question."""
        if found.message and not self.drawn:
            self.note(self.t.text(found.message, **found.args), "cyan")

    def _answer(self, found: Attempt) -> None:
        self.drawn = False
        self.draw(self.lesson.seat, None)
        style = "bold green" if found.verdict == DONE else "bold red"
        self.terminal.say(found.message, style=style, **found.args)
        if found.verdict == DONE:
            _note_done(self.lesson.id)
            self.terminal.say("lesson-next", lesson=_next(_done()))
        else:
            self.terminal.say("lesson-try-again", lesson=self.lesson.id)

    def _goodbye(self) -> None:
        """There is nothing to keep of a lesson that was left."""


# ---- the check


def check(terminal: UserTerminal, names: Sequence[str]) -> int:
    """Is each goal within reach, and does each listed answer get its reply? 1 if one does not."""
    wrong = 0
    wanted = list(names) or _all()
    for name in wanted:
        for message, facts in prove(find_lesson(name)):
            wrong += 1
            terminal.say("lesson-check-wrong", style="red", lesson=name)
            terminal.say(message, style="red", **facts)
    if not wrong:
        terminal.say("lesson-check-ok", style="green", count=len(wanted))
    return 1 if wrong else 0
