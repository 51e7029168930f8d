"""A lesson as its file gives it, and the courses that lessons make.

docs/lessons.md describes the files.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final

from megavolt.core.errors import OptionError
from megavolt.core.game import Game
from megavolt.core.registry import make_game
from megavolt.data.reader import Reader, parse, read_shipped
from megavolt.lessons.conditions import Condition, Value, read_condition, read_value

FOLDER: Final = "lessons"
KEYS: Final = (
    "game", "players", "seat", "seed", "options", "setup", "before", "others", "limit",
    "goal", "ends", "shows", "solution", "answers",
)  # fmt: skip
DONE, MISSED, PLAYING = "done", "missed", "playing"  # what comes of an attempt, so far


@dataclass(frozen=True)
class Course:
    """Lessons about one subject, in the order in which they are learnt."""

    id: str
    lessons: tuple[str, ...]


@dataclass(frozen=True)
class Answer:
    """What is said to an attempt: to the first that comes out so and meets all conditions."""

    id: str
    on: str  # done, missed or playing
    when: tuple[Condition, ...]
    shows: Mapping[str, Value]  # what the sentence is given, besides what the lesson shows
    example: tuple[str, ...]  # own moves that get this answer


@dataclass(frozen=True, eq=False)
class Lesson:
    """A position with a task."""

    id: str
    game_id: str
    players: int
    seat: int
    seed: int
    options: Mapping[str, object]
    setup: Mapping[str, object]
    before: tuple[str, ...]  # moves made before it begins
    others: tuple[str, ...]  # what the others do: the first of these that is legal, else as a bot
    limit: int  # own moves
    goal: tuple[Condition, ...]
    ends: tuple[Condition, ...]  # an attempt that gets here without the goal has missed it
    shows: Mapping[str, Value]  # what sentences of the lesson are given
    solution: tuple[str, ...]  # own moves that reach the goal
    answers: tuple[Answer, ...] = field(default=())

    @cached_property
    def game(self) -> Game[Any]:
        return make_game(self.game_id, self.players, self.options)

    def message(self, part: str = "") -> str:
        """The id of a text of this lesson: its title, or a part such as `task`."""
        return f"lesson-{self.id}-{part}" if part else f"lesson-{self.id}"


@cache
def courses() -> tuple[Course, ...]:
    """All courses that are shipped."""
    shipped = read_shipped(f"{FOLDER}/courses.toml")
    return tuple(Course(one.id("id"), one.texts("lessons")) for one in shipped.tables("courses"))


def find_lesson(lesson_id: str) -> Lesson:
    """A lesson that is shipped, by its id."""
    known = [lesson for course in courses() for lesson in course.lessons]
    if lesson_id not in known:
        raise OptionError("no_such_lesson", lesson=lesson_id[:60], known=", ".join(known))
    return _shipped(lesson_id)


@cache
def _shipped(lesson_id: str) -> Lesson:
    return _lesson(lesson_id, read_shipped(f"{FOLDER}/{lesson_id}.toml"))


def lesson_from(name: str, text: str) -> Lesson:
    """A lesson given as the text of its file."""
    return _lesson(name, parse(f"{name}.toml", text))


def _lesson(lesson_id: str, data: Reader) -> Lesson:
    data.only(*KEYS)
    return Lesson(
        id=lesson_id,
        game_id=data.text("game"),
        players=data.whole("players", 2, 6),
        seat=data.whole("seat", 0, 5) if data.has("seat") else 0,
        seed=data.whole("seed") if data.has("seed") else 1,
        options=_table(data, "options"),
        setup=_unknown(_table(data, "setup")),
        before=_texts(data, "before"),
        others=_texts(data, "others"),
        limit=data.whole("limit", 1, 60),
        goal=_conditions(data, "goal"),
        ends=_conditions(data, "ends"),
        shows=_shows(data),
        solution=data.texts("solution"),
        answers=_answers(data),
    )


def _answers(data: Reader) -> tuple[Answer, ...]:
    return tuple(_answer(one) for one in data.tables("answers")) if data.has("answers") else ()


def _answer(data: Reader) -> Answer:
    data.only("id", "on", "when", "shows", "example")
    return Answer(
        id=data.id("id"),
        on=data.choice("on", (DONE, MISSED, PLAYING)),
        when=_conditions(data, "when"),
        shows=_shows(data),
        example=data.texts("example"),
    )


def _table(data: Reader, key: str) -> dict[str, Any]:
    return dict(data.table(key).values) if data.has(key) else {}


def _texts(data: Reader, key: str) -> tuple[str, ...]:
    return data.texts(key) if data.has(key) else ()


def _conditions(data: Reader, key: str) -> tuple[Condition, ...]:
    return tuple(read_condition(data, key, text) for text in _texts(data, key))


def _shows(data: Reader) -> dict[str, Value]:
    shows = data.table("shows") if data.has("shows") else None
    return {} if shows is None else {name: read_value(shows, name) for name in shows.values}


def _unknown(value: Any) -> Any:
    """TOML has no `null`: there `"?"` is what nobody knows, or nothing."""
    if isinstance(value, dict):
        return {key: _unknown(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_unknown(item) for item in value]
    return None if value == "?" else value
