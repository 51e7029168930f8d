"""`megavolt puzzle` and `megavolt puzzles`."""

from pathlib import Path

import pytest

from megavolt.puzzles import shipped
from megavolt.puzzles.puzzle import MOVE, Puzzle, written
from megavolt.terminal import puzzle_files
from tests.terminal.conftest import Run


def a_puzzle() -> Puzzle:
    return next(puzzle for puzzle in shipped() if puzzle.asks == MOVE)


def test_the_right_move_is_answered_with_chances_and_counts(run: Run) -> None:
    puzzle = a_puzzle()
    said = run("puzzle", puzzle.id, typed=f"{puzzle.solutions[0][0]}\n")
    assert "Find the best move." in said.stdout
    assert f"It wins {round(100 * puzzle.chance)} % of the time" in said.stdout
    assert "Streak: 1" in said.stdout
    assert "Streak: 1" in run("puzzle", puzzle.id, typed=f"{puzzle.solutions[0][0]}\n").stdout


def test_a_wrong_move_is_explained_in_the_language(run: Run) -> None:
    puzzle = a_puzzle()
    said = run("puzzle", puzzle.id, "--lang", "es", typed=f"{puzzle.wrong[0].words[0]}\n")
    assert "No es lo mejor" in said.stdout
    assert "Lo mejor:" in said.stdout


def test_the_puzzle_of_the_day_is_asked(run: Run) -> None:
    assert "Find the best" in run("puzzle", "--daily", typed="").stdout


def test_a_theme_that_does_not_exist_is_refused(run: Run) -> None:
    said = run("puzzle", "cards", "--theme", "algebra")
    assert said.exit_code != 0
    assert "auction" in said.stderr


def test_a_file_is_checked(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "some.json"
    file.write_text(written(shipped()[:2]), encoding="utf-8")
    assert "2 puzzles checked. Not sound: 0." in run("puzzles", "check", str(file)).stdout

    def worse(puzzle: Puzzle, simulations: int, seed: int) -> list[tuple[str, dict[str, object]]]:
        return [("puzzles-check-better", {"words": "pass"})]

    monkeypatch.setattr(puzzle_files, "verify", worse)
    said = run("puzzles", "check", str(file), "--budget", "10")
    assert (said.exit_code, "another plan is better: pass" in said.stdout) == (1, True)


def test_puzzles_are_made_into_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_files, "make_puzzles", lambda *_: iter(shipped()[:1]))
    file = tmp_path / "made.json"
    assert "1 puzzle in" in run("puzzles", "make", "cards", "-o", str(file)).stdout
    assert file.read_text(encoding="utf-8") == written(shipped()[:1])


def test_puzzles_of_a_theme_that_the_game_lacks_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "made.json"
    said = run("puzzles", "make", "cards", "-o", str(file), "--theme", "building")
    assert said.exit_code != 0
    assert "auction, fuel, end" in said.stderr
    assert not file.exists()
