"""An attempt at a lesson: the learner's moves, the others' answers, and what comes of it.

Nothing is kept: whoever tries sends all own moves each time, and the same moves lead to the same
position.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

from megavolt.bots import make_bot, nearest_bot
from megavolt.core.errors import Illegal
from megavolt.core.line import Event, Line
from megavolt.lessons.conditions import Condition, Facts
from megavolt.lessons.lesson import DONE, MISSED, PLAYING, Answer, Lesson

BOT: Final = "greedy"
MOST_ANSWERS: Final = 200  # moves of others after one of the learner's


@dataclass(frozen=True)
class Attempt:
    """Where own moves have led."""

    lesson: Lesson
    line: Line
    words: tuple[str, ...]  # the learner's own moves
    made: int  # all moves since the lesson began
    events: tuple[Event, ...]
    verdict: str  # done, missed or playing
    message: str  # the id of what is said to it; empty: nothing
    args: Mapping[str, object]


def answer_of(lesson: Lesson, line: Line) -> str:
    """What another seat does in a lesson: the same in the same place."""
    legal = line.legal()
    for word in lesson.others:
        if word in legal:
            return word
    game, mover = lesson.game, line.to_move
    assert mover is not None
    bot = make_bot(nearest_bot(BOT, game.id), game)
    return bot.choose(
        game.view(line.state, mover), list(legal), Random(f"{lesson.id}:{line.moves}")
    )


class _Play:
    """A lesson being played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = lesson.game
        self.line = Line(game, game.new(lesson.seed, lesson.setup))
        for word in lesson.before:
            self.line.play(word)
        self.begun = self.line.moves
        self.words: list[str] = []
        self.events: list[Event] = []
        self.others()

    def move(self, word: str) -> None:
        if self.line.to_move is None:
            raise Illegal("game_over")
        self.events += self.line.play(word)
        self.words.append(self.lesson.game.word(self.lesson.game.action(word)))

    def others(self) -> None:
        """Let the others move until it is the learner's turn, or the game is over."""
        for _ in range(MOST_ANSWERS):
            mover = self.line.to_move
            if mover is None or mover == self.lesson.seat:
                return
            self.events += self.line.play(answer_of(self.lesson, self.line))

    def facts(self) -> dict[str, Any]:
        """What conditions and sentences can be about."""
        game, seat = self.lesson.game, self.lesson.seat
        view: dict[str, Any] = {**game.view(self.line.state, seat)}
        own = [e for e in self.events if e.facts.get("player", seat) == seat]
        outcome = game.outcome(self.line.state)
        kinds = [event.kind for event in own]
        return {
            **view,
            "me": view["players"][seat],
            "event": {event.kind: event.facts for event in own},
            "events": {kind: kinds.count(kind) for kind in kinds},
            "words": list(self.words),
            "rank": 0 if outcome is None else outcome.ranks[seat],
        }


@lru_cache(maxsize=64)
def _reference(lesson: Lesson) -> dict[str, Any]:
    """The figures before the first move, and those after the lesson's own solution."""
    play = _Play(lesson)
    before = play.facts()
    for number, word in enumerate(lesson.solution, start=1):
        _make(play, word, number)
    return {"before": before, "best": play.facts()}


def attempt(lesson: Lesson, words: Sequence[str] = ()) -> Attempt:
    """Make the learner's moves, with the others' answers; raises Illegal with the number of a word.

    What comes after the goal is reached, or missed, is not played any more.
    """
    play = _Play(lesson)
    verdict = PLAYING
    facts: Facts = {}
    for number, word in enumerate(words, start=1):
        if verdict != PLAYING:
            raise Illegal("lesson_over", tried=number)
        _make(play, word, number)
        facts = {**play.facts(), **_reference(lesson)}
        verdict = _verdict(play, facts)
    message, args = _reply(lesson, verdict, facts) if words else ("", {})
    made = play.line.moves - play.begun
    return Attempt(
        lesson, play.line, tuple(play.words), made, tuple(play.events), verdict, message, args
    )


def _make(play: _Play, word: str, number: int) -> None:
    try:
        play.move(word)
    except Illegal as refusal:
        refusal.facts["tried"] = number
        raise
    play.others()


def _verdict(play: _Play, facts: Facts) -> str:
    lesson = play.lesson
    if _hold(lesson.goal, facts):
        return DONE
    is_over = play.line.to_move is None or len(play.words) >= lesson.limit
    return MISSED if is_over or (lesson.ends and _hold(lesson.ends, facts)) else PLAYING


def _hold(conditions: Sequence[Condition], facts: Facts) -> bool:
    return all(condition.holds(facts) for condition in conditions)


def _reply(lesson: Lesson, verdict: str, facts: Facts) -> tuple[str, dict[str, object]]:
    """What is said: the first answer that fits, else what is always said to a verdict."""
    for answer in lesson.answers:
        if answer.on == verdict and _hold(answer.when, facts):
            return lesson.message(answer.id), shown(lesson, facts, answer)
    return ("" if verdict == PLAYING else lesson.message(verdict)), shown(lesson, facts)


def shown(lesson: Lesson, facts: Facts, answer: Answer | None = None) -> dict[str, object]:
    """What a sentence of the lesson is given."""
    shows = {**lesson.shows, **(answer.shows if answer else {})}
    found = {name: value.of(facts) for name, value in shows.items()}
    return {name: value for name, value in found.items() if value is not None}


def task_args(lesson: Lesson) -> dict[str, object]:
    """What the task and the hint are given: figures before the first move."""
    reference = _reference(lesson)
    return shown(lesson, {**reference["before"], **reference})
