"""Lessons over the network: nothing is kept here, the learner's moves are sent each time."""

import asyncio
from collections.abc import Sequence
from typing import Any

from megavolt.bots.base import BOT_NAMES
from megavolt.core.line import Line, seen_by
from megavolt.lessons import Attempt, Lesson, attempt, courses, find_lesson
from megavolt.lessons.attempt import BOT, task_args
from megavolt.lessons.lesson import PLAYING
from megavolt.server.live.positions import event_body, outcome_body, untabled
from megavolt.server.tables.games import seen_at
from megavolt.server.tables.static_data import static_data

Body = dict[str, Any]


class Lessons:
    """Works out one attempt at a time, beside the work of the tables."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)

    async def open(self, lesson_id: str, language: str) -> Body:
        async with self._one:
            return await asyncio.to_thread(_opened, lesson_id, language)

    async def play(self, lesson_id: str, words: Sequence[str]) -> Body:
        async with self._one:
            return await asyncio.to_thread(_played, find_lesson(lesson_id), words)


def listed() -> list[Body]:
    """All lessons in the order of their courses."""
    return [
        {"id": lesson, "course": course.id, "game": find_lesson(lesson).game_id}
        for course in courses()
        for lesson in course.lessons
    ]


def _opened(lesson_id: str, language: str) -> Body:
    lesson = find_lesson(lesson_id)
    return {
        "solution": list(lesson.solution),
        "args": task_args(lesson),
        "static_data": static_data(lesson.game, language),
        "start": _played(lesson, ()),
    }


def _played(lesson: Lesson, words: Sequence[str]) -> Body:
    found = attempt(lesson, words)
    events = [seen_by(lesson.game, event, lesson.seat) for event in found.events]
    return {
        "position": _position(found),
        "events": [event_body(event) for event in events],
        "words": list(found.words),
        "verdict": found.verdict,
        "message": found.message,
        "args": dict(found.args),
    }


def _position(found: Attempt) -> Body:
    """The position as that of a table; nothing is asked any more once it is judged."""
    lesson, line = found.lesson, found.line
    is_on = found.verdict == PLAYING
    return learner_position(line, lesson.seat, found.made, is_on, bool(found.words))


def learner_names(players: int, seat: int) -> list[str]:
    """By seat, the names of the bots; the learner's own is empty."""
    names = [*BOT_NAMES[: players - 1]]
    names.insert(seat, "")
    return names


def learner_position(line: Line, seat: int, number: int, is_on: bool, undo: bool) -> Body:
    """Where a learner's moves have led, as the position of a table with bots."""
    game = line.game
    names = learner_names(game.players, seat)
    seats = [
        {"seat": n, "kind": "bot" if name else "person", "name": name, "level": BOT if name else ""}
        for n, name in enumerate(names)
    ]
    return untabled(
        game,
        names,
        seat,
        number=number,
        status="over" if line.to_move is None else "playing",
        seats=seats,
        to_move=line.to_move,
        moves=line.moves,
        view=seen_at(game, line.state, seat),
        decision=line.decision() if is_on and line.to_move == seat else None,
        undo="free" if undo else None,
        outcome=outcome_body(game.outcome(line.state)),
    )
