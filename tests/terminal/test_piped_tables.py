"""Tables in a pipe or a file: as wide as their cells need, however narrow the console is."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from megavolt.locale import Translator
from megavolt.server.operations import load
from megavolt.terminal.user_terminal import UserTerminal
from tests.terminal.conftest import Run
from tests.terminal.helpers import bot_match, whole_match

# A command and a row of its table, which would be folded or cut at 20 columns.
ROWS = [
    (
        ("games",),
        r"│ deluxe +│ 2–6 +│ map: europe\*, north-america, .*, or a map file \(\.toml\) +│ \S.* │",
    ),
    (("doctor",), r"fluent\.runtime +[\d.]+ "),
    (("map", "show", "germany"), r"│ Hamburg +│ Lübeck 6, Kiel 8, Schwerin 8, Bremen 11, Cuxhaven"),
    (
        ("simulate", "blackout", "--games", 2, "--seed", 1),
        r" [\d.]+ on average, \d+ to \d+ ",
    ),
    (("simulate", "blackout", "--games", 1, "--report"), r"[\d.]+ / [\d.]+ / [\d.]+ / [\d.]+ "),
    (
        ("arena", "blackout", "--bots", "random,greedy", "--players", 2, "--games", 2, "--seed", 3),
        r"greedy +[\d.]+±[\d.]+ +2 +[\d.]+% +\d+–\d+% +50\.0% ",
    ),
]


@pytest.mark.parametrize(("command", "row"), ROWS, ids=[" ".join(map(str, c[:2])) for c, _ in ROWS])
def test_no_cell_is_cut(run: Run, command: tuple[object, ...], row: str) -> None:
    result = run(*command, COLUMNS="20")
    assert result.exit_code == 0
    assert re.search(row, result.stdout), result.stdout
    assert "…" not in result.stdout


@pytest.mark.slow
def test_no_figure_of_the_bench_is_cut(run: Run) -> None:
    shown = run("bench", "--seconds", 0.2, COLUMNS="20").stdout
    assert re.search(r"│ deluxe +│ North America +│ 6 +│ [\w ]+ +(│ +[\d.,]+ ){6}│", shown), shown


NAME = "A player with a long name"
RESULTS = [  # a row for each player, or a column
    ("recharged", rf"\d\.  {NAME}( +-?\d+){{3}}"),
    ("cards", rf"\d\.  {NAME}( +-?\d+){{3}}"),
    ("blackout", rf"\d\. (\w+  \d\. ){{0,2}}{NAME}(  |$)"),
]


@pytest.mark.parametrize(("game", "row"), RESULTS, ids=[game for game, _ in RESULTS])
def test_no_cell_of_a_result_is_cut(run: Run, tmp_path: Path, game: str, row: str) -> None:
    path = tmp_path / "game.megavolt"
    whole_match(game, ("Ana", NAME, "Eva"), 1).save(path)
    shown = run("replay", path, COLUMNS="20").stdout
    assert re.search(row, shown, re.MULTILINE), shown


@pytest.mark.usefixtures("simple")
def test_no_line_of_a_review_is_cut(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.megavolt"
    bot_match("classic", ["Ana", "Somebody else"], 3, 40).save(path)
    shown = run("review", path, "--budget", 3, "--seed", 7, COLUMNS="20").stdout
    assert re.search(r"Somebody else [▁▂▃▄▅▆▇█]{20,} \d+–\d+%", shown), shown


def test_no_cell_of_a_load_is_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = (3, 2, 1.0, 5.0, 1_234_567, 9.5, 0)
    measured = load.Report(*figures, *(1.0,) * 4, 0, 0, {}, 0.1, *(None,) * 5)
    monkeypatch.setattr(load, "measure", lambda *_: measured)
    said = Translator("en").text("load-row", row="moves")
    assert re.search(rf"{said} +│ 1,234,567 ", run("load", COLUMNS="20").stdout)


@pytest.mark.parametrize("terminal", [True, False])
def test_a_terminal_keeps_its_width(terminal: bool) -> None:
    shown = io.StringIO()
    console = Console(file=shown, width=20, force_terminal=terminal, color_system=None)
    table = Table("id", "about")
    table.add_row("x", "a sentence that is longer than the line")
    UserTerminal(Translator("en"), console, console).show(table)
    widest = max(map(len, shown.getvalue().splitlines()))
    assert (widest > 40) != terminal
