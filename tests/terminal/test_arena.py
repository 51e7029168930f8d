"""`megavolt arena` and `megavolt report` as a person has them."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from megavolt import Match
from megavolt.arena.schedule import ArenaPlan
from megavolt.arena.seats import Fault
from megavolt.arena.store import Store
from megavolt.locale import Translator
from megavolt.terminal import arena
from megavolt.terminal.user_terminal import UserTerminal
from tests.arena.results import result
from tests.terminal.conftest import Run

SMALL = ("arena", "blackout", "--bots", "random,greedy", "--players", "2", "--games", "4")


def figures(shown: str) -> object:
    """What is the same in every run: all but the times."""
    data = json.loads(shown)
    for bot in data["bots"]:
        del bot["ms"]
    return data


def test_an_arena_from_the_first_game_to_the_page(run: Run, data: Path, tmp_path: Path) -> None:
    result = run(*SMALL, "--seed", 3, "--workers", 1, "--records", "games")
    assert result.exit_code == 0
    for said in ("Ratings and wins", "Head to head", "greedy", "4 games are saved in"):
        assert said in result.stdout
    [file] = (data / "megavolt").glob("arena-blackout-*.sqlite")
    records = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in records] == [f"{n:06}.megavolt" for n in range(4)]
    assert all(Match.load(path).over for path in records)

    assert run("report").exit_code == 0
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert json.loads(file.with_suffix(".json").read_text())["games"] == 4
    assert file.with_suffix(".csv").read_text().startswith("table,bot,")

    assert run("report", file.stem, "--html", "x.html", "--lang", "pl").exit_code == 0
    assert "Ranking i wygrane" in Path("x.html").read_text(encoding="utf-8")
    assert not Path("x.json").exists()


@pytest.mark.slow
def test_the_same_results_with_any_number_of_workers_and_a_longer_plan(run: Run) -> None:
    one = run(*SMALL, "--seed", 3, "--workers", 1, "--json", "--out", "one.sqlite").stdout
    two = run(*SMALL, "--seed", 3, "--workers", 2, "--json", "--out", "two.sqlite").stdout
    assert figures(one) == figures(two)
    grown = run("arena", "--resume", "one.sqlite", "--games", 6, "--workers", 1, "--json").stdout
    six = run(*SMALL[:-1], 6, "--seed", 3, "--workers", 1, "--json", "--out", "six.sqlite").stdout
    assert figures(grown) == figures(six)
    again = run("arena", "--resume", "six.sqlite", "--json")
    assert again.exit_code == 0
    assert figures(again.stdout) == figures(six)


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (("arena",), 2, "Which game is the arena for?"),
        (("arena", "blackout"), 2, "No bots are named"),
        (("arena", "chess", "--bots", "random"), 2, "There is no game called chess"),
        (("arena", "blackout", "--bots", "genius"), 2, "There is no bot called genius"),
        (("arena", "blackout", "--bots", "random,,greedy"), 2, "There is no bot called"),
        (("arena", "blackout", "--bots", "random", "--players", "9"), 2, "2 to 4 players"),
        (("arena", "blackout", "--bots", "random", "--players", "2-9"), 2, "2 to 4 players"),
        (("arena", "blackout", "--bots", "random", "--players", "4-2"), 2, "not a valid number"),
        (("arena", "blackout", "--bots", "random", "--players", "two"), 2, "not a valid number"),
        (("arena", "blackout", "--bots", "random", "--players", "2-"), 2, "not a valid number"),
        (("arena", "blackout", "--bots", "random", "--games", "0"), 2, "--games"),
        (("arena", "blackout", "--bots", "random", "--seed", "-1"), 2, "--seed"),
        (("arena", "blackout", "--bots", "random", "--limit", "0"), 2, "--limit"),
        (("arena", "blackout", "--bots", "random", "--workers", "0"), 2, "--workers"),
        (("arena", "blackout", "--bots", "random", "--option", "x=1"), 2, "has no option x"),
        (("arena", "--resume", "x", "--out", "y"), 2, "Leave out --out"),
        (("arena", "--resume", "none.sqlite"), 1, "no such file"),
        (("arena", "--resume", "last"), 1, "no results in"),
        (("report",), 1, "no results in"),
        (("report", "none.sqlite"), 1, "no such file"),
    ],
)  # fmt: skip
def test_what_people_get_wrong(run: Run, args: tuple[str, ...], status: int, said: str) -> None:
    result = run(*args)
    assert said in result.stderr
    assert result.exit_code == status
    assert not list(Path().glob("*.sqlite"))


def test_another_arena_is_not_mixed_in(run: Run) -> None:
    run(*SMALL, "--seed", 3, "--workers", 1, "--out", "a.sqlite")
    before = Path("a.sqlite").read_bytes()
    wrong = [
        (("arena", "recharged"), "a different GAME: blackout, not recharged"),
        (("arena", "--bots", "greedy"), "a different --bots: random,greedy, not greedy"),
        (("arena", "--players", "3"), "a different --players: 2, not 3"),
        (("arena", "--seed", "4"), "a different --seed: 3, not 4"),
        (("arena", "--games", "2"), "cannot be cut to 2"),
    ]
    for args, said in wrong:
        result = run(*args, "--resume", "a.sqlite")
        assert result.exit_code == 2
        assert said in result.stderr
    result = run(*SMALL, "--out", "a.sqlite")
    assert result.exit_code == 1
    assert "already exists" in result.stderr
    assert Path("a.sqlite").read_bytes() == before


def test_games_of_other_rules_are_not_mixed_in(run: Run) -> None:
    Store.create(
        Path("old.sqlite"), ArenaPlan("blackout", ("random",), (2,), 3, 1, rules=-1), "0"
    ).close()
    result = run("arena", "--resume", "old.sqlite")
    assert result.exit_code == 1
    assert "played by version -1 of the rules" in result.stderr


def test_a_file_of_something_else(run: Run) -> None:
    Path("notes.txt").write_text("Dear diary, " * 200)
    for args in (("report", "notes.txt"), ("arena", "--resume", "notes.txt")):
        result = run(*args)
        assert result.exit_code == 1
        assert "does not hold the results of an arena" in result.stderr
    assert Path("notes.txt").read_text() == "Dear diary, " * 200


# ---- on the way


def watched(terminal: bool, monkeypatch: pytest.MonkeyPatch, path: Path) -> str:
    """What is said while three games come in, the second with faults."""
    monkeypatch.setattr(arena, "SAY_EVERY", 0.0)
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=terminal, width=100, highlight=False)
    store = Store.create(path, ArenaPlan("blackout", ("a", "b"), (2,), 3, 1), "1.0")
    faults = (Fault(0, "crash", 4, "Oops: [no] markup"), Fault(1, "hang", 5, "9.0 s"))
    games = [result(n, "a,b", (1, 2), faults if n else ()) for n in range(3)]
    arena.watch(UserTerminal(Translator("en"), console, console), store, iter(games))
    store.close()
    return shown.getvalue()


def test_progress_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown = watched(False, monkeypatch, tmp_path / "a.sqlite")
    assert "Games: 2 of 3; 0 min 0 s left" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("terminal", [False, True])
def test_a_fault_is_told_once_when_it_is_met(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, terminal: bool
) -> None:
    shown = watched(terminal, monkeypatch, tmp_path / "a.sqlite")
    assert shown.count("a crashed in game 1, move 4: Oops: [no] markup") == 1
    assert shown.count("b did not answer in time in game 1, move 5: 9.0 s") == 1
