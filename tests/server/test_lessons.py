"""Lessons over the network: a list, a position, attempts and their answers; nothing is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from megavolt.lessons import courses, find_lesson
from tests.server.client import Browser, browser


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as found:
        yield found


def test_all_lessons_are_listed_by_course(ana: Browser) -> None:
    status, found = ana.get("/api/lessons")
    assert status == 200
    names = [(course.id, name) for course in courses() for name in course.lessons]
    assert [(one["course"], one["id"]) for one in found] == names


@pytest.mark.parametrize("name", ["board-goal", "cards-fuel", "blackout-line"])
def test_a_lesson_is_opened_and_solved(ana: Browser, name: str) -> None:
    _, opened = ana.get(f"/api/lessons/{name}")
    start = opened["start"]["position"]
    assert (start["status"], start["to_move"], start["undo"]) == ("playing", start["seat"], None)
    assert start["decision"]["moves"]
    _, solved = ana.post(f"/api/lessons/{name}", words=opened["solution"])
    assert (solved["verdict"], solved["message"]) == ("done", f"lesson-{name}-done")
    assert solved["position"]["decision"] is None
    assert solved["words"] == opened["solution"]


def test_a_wrong_answer_gets_its_reply_with_figures(ana: Browser) -> None:
    example = find_lesson("board-running").answers[1].example
    _, found = ana.post("/api/lessons/board-running", words=list(example))
    assert (found["verdict"], found["message"]) == ("missed", "lesson-board-running-few")
    assert (found["args"]["supplied"], found["args"]["possible"]) == (3, 4)


def test_a_move_that_is_not_legal_is_refused_with_its_number(ana: Browser) -> None:
    words = ["build dusseldorf", "build hamburg"]
    status, found = ana.post("/api/lessons/board-building", words=words)
    assert (status, found["error"]["facts"]["tried"]) == (400, 2)


def test_a_lesson_that_does_not_exist_is_refused(ana: Browser) -> None:
    status, found = ana.get("/api/lessons/algebra")
    assert (status, found["error"]["code"]) == (400, "no_such_lesson")
