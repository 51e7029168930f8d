"""Positions in files: written from saved games, and played from there."""

import json
from pathlib import Path

import pytest

from megavolt import Match
from megavolt.core.view_types import own_view
from megavolt.games.blackout.view_types import BlackoutView, own_hand
from megavolt.games.board.view_types import BoardView
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match

TOML = """
game = "classic"
seats = ["Ana", "Bob", "bot:greedy"]
options = { map = "germany" }

[setup]
round = 4
phase = "building"
money = [40, 62, "?"]
plants = [[5, 14], [8, 20], [10, 16]]
cities = [["Essen", "Duisburg"], ["Kassel"], ["berlin", "leipzig"]]
houses = { kassel = [1, "-", "-"] }
market = [11, 12, 17, 18, 21, 24, 27, 31]
"""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.megavolt"
    bot_match("cards", ["Ana", "Bob"], 3, 60).save(path)
    return path


@pytest.mark.parametrize("at", [None, 0, 17, 60])
def test_the_position_of_a_saved_game(run: Run, saved: Path, at: int | None) -> None:
    result = run("position", saved, *([] if at is None else ["--at", at]))
    data = json.loads(result.stdout)
    again = Match.new(data["game"], data["seats"], 1, data["options"], data["setup"])
    wanted = Match.load(saved).at(60 if at is None else at)
    assert again.game.key(again.state) == wanted.game.key(wanted.state)


@pytest.mark.parametrize(("said", "seat"), [("ana", 0), ("2", 1)])
def test_the_position_as_a_seat_knows_it(run: Run, saved: Path, said: str, seat: int) -> None:
    data = json.loads(run("position", saved, "--seat", said).stdout)
    assert data["setup"] == Match.load(saved).position(seat)
    assert not {"stack", "draw", "chance"} & set(data["setup"])


def test_play_goes_on_from_such_a_file(run: Run, saved: Path, tmp_path: Path) -> None:
    file, save = tmp_path / "position.json", tmp_path / "new.megavolt"
    file.write_text(run("position", saved, "--at", 20).stdout)
    word = Match.load(saved).words[20]
    result = run("play", "--from", file, "--save", save, typed=f"{word}\nquit\n")
    assert result.exit_code == 0
    match = Match.load(save)
    assert match.words == [word]
    wanted = Match.load(saved).at(21)
    assert match.game.key(match.state) == wanted.game.key(wanted.state)


def test_play_goes_on_from_a_saved_game(run: Run, saved: Path, tmp_path: Path) -> None:
    save = tmp_path / "new.megavolt"
    seats = ("--seats", "Eva,Kai", "--no-auto-pass")
    result = run("play", "--from", saved, "--save", save, *seats, typed="quit\n")
    assert result.exit_code == 0
    match = Match.load(save)
    assert (match.seats, match.words) == (["Eva", "Kai"], [])
    wanted = Match.load(saved)
    assert match.game.key(match.state) == wanted.game.key(wanted.state)


def test_a_position_typed_as_toml(run: Run, tmp_path: Path) -> None:
    file, save = tmp_path / "position.toml", tmp_path / "new.megavolt"
    file.write_text(TOML)
    result = run("play", "--from", file, "--save", save, "--seed", 4, typed="quit\n")
    assert result.exit_code == 0
    match = Match.load(save)
    assert match.setup["round"] == 4
    assert own_view(BoardView, match.view(0))["players"][1]["cities"] == ["kassel"]


def test_what_nobody_knows_is_a_question_mark_in_toml(run: Run, tmp_path: Path) -> None:
    file, save = tmp_path / "position.toml", tmp_path / "new.megavolt"
    hands = 'hands = [["overtime", "?"], "?"]\ncontracts = ["street_lights", "?"]'
    file.write_text(f'game = "blackout"\nseats = ["Ana", "Bob"]\n[setup]\n{hands}\n')
    result = run("play", "--from", file, "--save", save, "--seed", 4, typed="quit\n")
    assert result.exit_code == 0, result.stderr
    match = Match.load(save)
    views = [own_view(BlackoutView, match.view(seat)) for seat in (0, 1)]
    hands_now = [own_hand(view) for view in views]
    assert hands_now[0][0] == "overtime"
    assert list(map(len, hands_now)) == [2, 2]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = cards\n", "mistake in line 1, column 8"),
        ('game = "recharged"\nsetup.cities = [["paris"], []]', "“megavolt map show” lists"),
        ('game = "cards"\nsetup.plants = [["5a"], []]', "for example 05a"),
        ('game = "cards"\nsetup.fuel = [["coal"], []]', "cards like coal3"),
        ('game = "blackout"\nsetup.pieces = [{cell = "r11c5"}]', "no entry “player”"),
    ],
)
def test_a_slip_in_a_typed_position_is_explained(
    run: Run, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(text.replace("\n", "\nplayers = 2\n", 1))
    result = run("play", "--from", file, typed="quit\n")
    assert result.exit_code in (1, 2)
    assert said in result.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "nor a saved game: there is a mistake in line 1, column 2."),
        ("[]", "it must be one object"),
        ('{"setup": {}}', "“game” is missing"),
        ('{"game": "cards", "seats": "Ana"}', "“seats” is missing"),
        ('{"game": "cards", "seats": [3]}', "“seats” is missing"),
        ('{"game": "cards", "players": true}', "“players” is missing"),
        ('{"game": "cards", "money": [3]}', "unknown entry “money”"),
        ('{"game": "chess"}', "chess"),
        ('{"game": "cards", "setup": {"phase": "tea"}}', "tea"),
        ('{"game": "classic", "options": {"map": "/etc/passwd"}}', "/etc/passwd"),
        ('{"game": "cards", "seats": ["Ana", "bot:cmd:rm"]}', "rm"),
    ],
)
def test_a_file_that_is_no_position_is_refused(
    run: Run, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    result = run("play", "--from", file, typed="quit\n")
    assert result.exit_code in (1, 2)
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_what_contradicts_the_file_is_refused(run: Run, saved: Path, tmp_path: Path) -> None:
    assert "cards" in run("play", "classic", "--from", saved).stderr
    assert "--setup" in run("play", "--from", saved, "--setup", saved).stderr
    assert run("play", "--from", saved, "--seats", "Ana,Bob,Eva").exit_code != 0
    assert run("position", saved, "--at", 61).exit_code != 0
    assert run("position", saved, "--seat", "Zoe").exit_code != 0
