"""`megavolt study` from the command line."""

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Run

pytest.importorskip("numba", reason='needs numba: pip install "megavolt[fast]"')


@pytest.mark.slow
def test_a_study_gives_the_figures_of_each_number_of_players(run: Run) -> None:
    command = ("study", "classic", "--players", "2-3", "--games", 200, "--seed", 5, "--json")
    data = json.loads(run(*command).stdout)
    assert [figures["players"] for figures in data["players"]] == [2, 3]
    for figures in data["players"]:
        assert figures["games"] == 200
        assert sum(figures["wins_by_seat"]) == pytest.approx(200)
        assert sum(figures["rounds"]["shares"]) == pytest.approx(1, abs=1e-4)
    assert data == json.loads(run(*command).stdout) | {"seconds": data["seconds"]}


@pytest.mark.slow
def test_a_study_is_a_page_with_plots_in_each_language(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    for lang, word in (("en", "Won, by seat"), ("es", "centrales"), ("pl", "elektrownie")):
        command = ("study", "classic", "--games", 100, "--html", page, "--force", "--lang", lang)
        assert str(page) in run(*command).stderr
        text = page.read_text(encoding="utf-8")
        assert f'<html lang="{lang}">' in text
        assert word in text
        assert text.count("<svg") == 10
    page.write_text("mine", encoding="utf-8")
    assert "Megavolt did not write it" in run("study", "classic", "--html", page).stderr


@pytest.mark.slow
def test_a_study_of_the_card_game_tells_of_the_bank(run: Run) -> None:
    command = ("study", "cards", "--players", "2-3", "--games", 100, "--seed", 5)
    shown = run(*command).stdout
    assert "Plants of the Bank at the end, on average: " in shown
    data = json.loads(run(*command, "--json").stdout)
    assert [figures["bank_plants"] > 0 for figures in data["players"]] == [True, False]
    assert data["players"][1]["winner"]["points"] > data["players"][1]["points"]["mean"]


def test_a_policy_a_study_does_not_have_is_refused(run: Run) -> None:
    result = run("study", "cards", "--policy", "wise")
    assert result.exit_code == 2
    assert "light, random" in result.stderr


def test_players_that_make_no_sense_are_refused(run: Run) -> None:
    assert "2-6" in run("study", "classic", "--players", "many").stderr
