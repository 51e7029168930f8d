"""`megavolt lesson`: the list, a lesson typed to its end, and the check."""

import pytest

from megavolt.lessons import Lesson
from megavolt.terminal import lesson as command
from tests.terminal.conftest import Run


def test_the_list_names_every_course_and_where_to_begin(run: Run) -> None:
    said = run("lesson")
    assert said.exit_code == 0
    assert "Blackout" in said.stdout
    assert "megavolt lesson board-goal" in said.stdout


def test_a_solved_lesson_is_ticked_and_leads_to_the_next(run: Run) -> None:
    said = run("lesson", "board-goal", typed="build lubeck\nbuild kiel\ndone\n")
    assert "You win!" in said.stdout
    assert "megavolt lesson board-bidding" in said.stdout
    assert "✓ board-goal" in run("lesson").stdout


def test_a_wrong_answer_is_answered_in_the_language(run: Run) -> None:
    said = run("lesson", "board-bidding", "--lang", "pl", typed="pas\n")
    assert "Oferty Volty" in said.stdout
    assert "✓" not in run("lesson").stdout


def test_a_move_taken_back_does_not_count(run: Run) -> None:
    words = "build munster\nundo\nbuild dusseldorf\nbuild dortmund\nbuild munster\n"
    assert "Three cities, and 0 Elektro left" in run("lesson", "board-building", typed=words).stdout


def test_the_check_is_content_with_what_is_shipped(run: Run) -> None:
    said = run("lesson", "check", "bank", "trust")
    assert (said.exit_code, "2 lessons are sound" in said.stdout) == (0, True)


def test_the_check_names_what_is_wrong(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(lesson: Lesson) -> list[tuple[str, dict[str, object]]]:
        return [("lesson-check-solution", {"verdict": "missed"})]

    monkeypatch.setattr(command, "prove", broken)
    said = run("lesson", "check", "bank")
    assert said.exit_code == 1
    assert "does not reach the goal" in said.stdout
