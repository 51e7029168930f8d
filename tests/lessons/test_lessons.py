"""Lessons: what conditions mean, what an attempt is answered, and that every lesson is sound."""

import pytest

from megavolt import Illegal, OptionError
from megavolt.data import DataError
from megavolt.lessons import Lesson, attempt, courses, find_lesson, prove
from megavolt.lessons.conditions import resolve
from megavolt.lessons.lesson import lesson_from

NAMES = [name for course in courses() for name in course.lessons]
TEXT = """
game = "recharged"
players = 3
limit = 3
others = ["done"]
goal = ["me.cities has dortmund"]
ends = ["phase != building"]
solution = ["build dortmund"]

[shows]
spent = "before.me.money - me.money"
best = "before.me.money - best.me.money"

[setup]
round = 4
phase = "building"
order = [1, 2, 0]
regions = ["west", "northwest", "northeast"]
money = [40, 30, 30]
plants = [[10, 15], [8, 16], [12, 19]]
cities = [["essen"], ["hamburg", "kiel"], ["berlin", "rostock"]]

[[answers]]
id = "other"
on = "playing"
when = ["events.built == 1"]
example = ["build munster"]
"""


def lesson(*changes: tuple[str, str]) -> Lesson:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return lesson_from("trial", text)


# ---- conditions

FACTS = {
    "me": {"money": 12, "cities": ["essen"], "plants": [{"number": 4}, {"number": 10}]},
    "step": 2,
    "event": {},
}


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("step", 2),
        ("me.money", 12),
        ("me.cities.count", 1),
        ("me.cities.0", "essen"),
        ("me.cities.7", None),
        ("me.plants.number", [4, 10]),
        ("event.bought.price", None),
    ],
)
def test_a_path_leads_into_the_facts(path: str, found: object) -> None:
    assert resolve(FACTS, path) == found


def test_a_wrong_first_word_of_a_path_is_an_error() -> None:
    with pytest.raises(DataError, match="stepp"):
        resolve(FACTS, "stepp")


def test_a_condition_without_an_operator_is_an_error() -> None:
    with pytest.raises(DataError, match="dortmund"):
        lesson(("me.cities has dortmund", "me.cities dortmund"))


# ---- attempts


def test_the_goal_ends_an_attempt() -> None:
    found = attempt(lesson(), ["build dortmund"])
    assert (found.verdict, found.message) == ("done", "lesson-trial-done")
    assert found.args == {"spent": 15, "best": 15}


def test_an_attempt_that_ends_elsewhere_has_missed_the_goal() -> None:
    assert attempt(lesson(), ["done"]).verdict == "missed"


def test_an_attempt_ends_at_the_limit_of_moves() -> None:
    words = ["build munster", "build duisburg"]
    assert attempt(lesson(), words).verdict == "playing"
    assert attempt(lesson(("limit = 3", "limit = 2")), words).verdict == "missed"


def test_the_first_answer_that_fits_is_given() -> None:
    found = attempt(lesson(), ["build munster"])
    assert (found.verdict, found.message) == ("playing", "lesson-trial-other")
    assert found.args["spent"] == 16


def test_nothing_is_played_after_the_answer() -> None:
    with pytest.raises(Illegal) as refusal:
        attempt(lesson(), ["build dortmund", "build munster"])
    assert (refusal.value.code, refusal.value.facts["tried"]) == ("lesson_over", 2)


def test_a_refusal_says_which_move_it_was() -> None:
    with pytest.raises(Illegal) as refusal:
        attempt(lesson(), ["build munster", "build essen"])
    assert refusal.value.facts["tried"] == 2


def test_the_same_moves_lead_to_the_same_place() -> None:
    one, two = (attempt(find_lesson("bank"), ["open 16 16", "pass"]) for _ in range(2))
    assert one.events == two.events


# ---- the proof


def problems(*changes: tuple[str, str]) -> set[str]:
    return {message for message, _ in prove(lesson(*changes))}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('solution = ["build dortmund"]', 'solution = ["done"]', "lesson-check-solution"),
        ('solution = ["build dortmund"]', 'solution = ["build kiel"]', "lesson-check-refused"),
        ("order = [1, 2, 0]", "order = [0, 1, 2]\nto_move = 0", "lesson-check-text"),
        ('example = ["build munster"]', 'example = ["done"]', "lesson-check-answer"),
        ('example = ["build munster"]', 'example = ["build kiel"]', "lesson-check-refused"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(old: str, new: str, problem: str) -> None:
    assert problem in problems((old, new))


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_is_sound(name: str) -> None:
    """Its goal is reached, each example gets its answer, in each language."""
    assert prove(find_lesson(name)) == []


def test_every_lesson_has_a_typical_wrong_answer() -> None:
    lessons = [find_lesson(name) for name in NAMES]
    without = [one.id for one in lessons if not any(a.on != "done" for a in one.answers)]
    assert without == []


def test_the_courses_are_as_long_as_they_should_be() -> None:
    assert [len(course.lessons) for course in courses()] == [8, 4, 6, 5]
    assert len(set(NAMES)) == len(NAMES)


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="board-goal"):
        find_lesson("algebra")
