"""Bots on the command line: named in every way, and failing in front of people."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from megavolt import Match, OptionError
from megavolt.terminal import saves
from megavolt.terminal.arguments import seats_from_list, seats_from_options
from tests.bots.programs import program
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match


@pytest.fixture
def good(tmp_path: Path) -> str:
    return spec(program(tmp_path))


def spec(command: list[str]) -> str:
    return "cmd:" + shlex.join(command)


def test_seats_take_specs(good: str) -> None:
    seats = seats_from_list("classic", f"Ana, BOT:Random ,bot:{good}")
    assert seats.bots == {1: "random", 2: good}
    seats = seats_from_options("classic", ["Ana"], ["Greedy", good], 4)
    assert seats.bots == {1: "greedy", 2: good, 3: "greedy"}


def test_simulate_with_a_program(run: Run, good: str) -> None:
    result = run("simulate", "classic", "--players", 2, "--games", 2, "--seed", 1,
                 "--bots", "random", "--bot", good, "--json")  # fmt: skip
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert set(data["wins_by_bot"]) == {"random", good}
    assert data["faults"] == {}


def test_simulate_counts_faults_and_plays_on(run: Run, tmp_path: Path) -> None:
    bad = spec(program(tmp_path, "sys.stderr.write('no, thanks'); sys.exit(4)"))
    args = ("simulate", "blackout", "--players", 2, "--games", 1, "--seed", 1, "--bot", bad)
    result = run(*args, "--bot", "random")
    assert result.exit_code == 0
    assert "Moves lost by faults" in result.stdout
    assert "no, thanks" in result.stderr.replace("\n", " ")
    assert json.loads(run(*args, "--json").stdout)["faults"][bad]["crash"] > 10


def test_simulate_is_the_same_again(run: Run, good: str) -> None:
    args = ("simulate", "classic", "--players", 2, "--games", 2, "--seed", 3, "--bot", good,
            "--bot", "random", "--json")  # fmt: skip
    first, second = (json.loads(run(*args).stdout) for _ in range(2))
    for data in (first, second):
        del data["seconds"], data["games_per_second"]
    assert first == second


def test_an_evening_with_a_program(run: Run, good: str, data: Path) -> None:
    result = run("play", "classic", "--bot", good, "--seed", 2, typed="pass\nquit\n")
    assert result.exit_code == 0
    (path,) = (data / "megavolt").glob("*.megavolt")
    match, bots = saves.load(path)
    assert bots == {1: good}
    assert len(match.words) > 1


def test_a_bot_that_fails_is_told_to_the_table(run: Run, tmp_path: Path) -> None:
    bad = spec(program(tmp_path, "say('gibberish\\n')"))
    result = run("play", "classic", "--bot", bad, "--seed", 2, typed="pass\nquit\n", COLUMNS="400")
    assert result.exit_code == 0
    assert "so a random move is made for it: not JSON: 'gibberish'" in result.stdout


def test_a_file_starts_no_programs(run: Run, tmp_path: Path) -> None:
    trap, path = tmp_path / "trap", tmp_path / "game.megavolt"
    evil = f"cmd:{shlex.quote(sys.executable)} -c \"open('{trap}','w')\""
    saves.write(path, bot_match("classic", ["Ana", "Bob"], 1, 3), {0: evil, 1: evil})
    result = run("play", "--resume", path)
    assert result.exit_code == 2
    assert "asks to run a program" in result.stderr.replace("\n", " ")
    assert not trap.exists()
    assert run("play", "--resume", path, "--seats", "Ana,Bob").exit_code == 0
    assert not trap.exists()
    with pytest.raises(OptionError):
        saves.check_no_programs({1: "CMD:x"})


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_bot_in_a_file_plays_everywhere(run: Run, tmp_path: Path, command: str) -> None:
    own = "class Volta:\n    def choose(self, view, legal, rng):\n        return legal[-1]\n"
    (tmp_path / "volta.py").write_text(own)
    args: dict[str, tuple[object, ...]] = {
        "play": ("blackout", "--seats", "bot:volta.py:Volta,bot:random", "--seed", 1),
        "simulate": ("blackout", "--bots", "volta.py:Volta,random", "--players", 2, "--games", 2),
        "arena": (
            *("blackout", "--bots", "volta.py:Volta,random", "--players", 2, "--games", 2),
            *("--workers", 1, "--records", "games"),
        ),
    }
    result = run(command, *args[command])
    assert result.exit_code == 0
    assert result.stderr == ""
    if command == "arena":
        match = Match.load(tmp_path / "games" / "000000.megavolt")
        assert sorted(match.seats) == ["Volta", "random"]


def test_a_bot_that_cannot_be_made_stops_the_arena_before_the_first_game(
    run: Run, tmp_path: Path
) -> None:
    own = "class Volta:\n    choose = print\n    def __init__(self): raise ValueError('no')\n"
    (tmp_path / "volta.py").write_text(own)
    result = run("arena", "blackout", "--bots", "volta.py:Volta,random", "--out", "a.sqlite")
    assert result.exit_code == 2
    assert "ValueError: no (volta.py:3). Correct it" in result.stderr
    assert result.stdout == ""
    assert not Path("a.sqlite").exists()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "--bot", "greedy:fast"), "takes nothing after a colon"),
        (("play", "--bot", "cmd:no-such-program"), "cannot be found"),
        (("play", "--seats", "Ana,bot:cmd:no-such-program"), "cannot be found"),
        (("simulate", "classic", "--bot", "cmd:"), "Something is missing"),
        (("simulate", "classic", "--bots", "random,greedy:2"), "takes nothing after a colon"),
    ],
)
def test_a_bot_that_makes_no_sense(run: Run, args: tuple[str, ...], said: str) -> None:
    result = run(*args, COLUMNS="200")
    assert result.exit_code == 2
    assert said in result.stderr
