"""Tables on terminals of every width: nothing is cut, and no figure is broken in two."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from megavolt.arena.schedule import ArenaPlan
from megavolt.arena.store import Store
from megavolt.arena.summary import summarize
from megavolt.locale import LANGUAGES, Translator
from megavolt.terminal.arena_report import show
from megavolt.terminal.user_terminal import UserTerminal
from tests.arena.results import result
from tests.terminal.conftest import Run


def terminal(width: int, lang: str = "en") -> tuple[UserTerminal, io.StringIO]:
    shown = io.StringIO()
    console = Console(
        file=shown, width=width, force_terminal=True, color_system=None, highlight=False
    )
    return UserTerminal(Translator(lang), console, console), shown


def lines_of(shown: io.StringIO) -> list[str]:
    return re.sub(r"\x1b\[[\d;]*m", "", shown.getvalue()).splitlines()


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 120])
def test_every_cell_is_whole_at_every_width(width: int) -> None:
    cells = ["12,345.67", "98.7–99.9%", "0.123", "4,567"]
    table = Table("Name", "First figure", "Second", "Third one", "Fourth")
    table.add_row("somebody with a name", *cells)
    user, shown = terminal(width)
    user.show(table)
    lines = lines_of(shown)
    assert max(map(len, lines)) <= width
    for cell in ("somebody", *cells):
        assert any(cell in line for line in lines), shown.getvalue()
    assert "…" not in shown.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_arena_has_its_table_at_80_columns(tmp_path: Path, lang: str) -> None:
    bots = "volta.py:Volta,greedy,random"
    plan = ArenaPlan("blackout", tuple(bots.split(",")), (3,), 9, 1)
    store = Store.create(tmp_path / "a.sqlite", plan, "1.0")
    for number in range(9):
        store.add(result(number, bots, (1, 2, 3)))
    user, shown = terminal(80, lang)
    show(user, summarize(store))
    store.close()
    row = r"volta\.py:Volta +[\d.]+±[\d.]+ +9 +100\.0% +\d+–100% +33\.3% +1\.00 +20\.0"
    assert any(re.search(row, line) for line in lines_of(shown)), shown.getvalue()
    assert max(map(len, lines_of(shown))) <= 80


def test_a_simulation_says_what_its_shares_are_of(run: Run) -> None:
    shown = run("simulate", "blackout", "--bots", "random", "--players", 2, "--games", 2).stdout
    assert re.search(r"Wins by seat, share of games +1: [\d.]+, 2: [\d.]+", shown)
    assert re.search(r"Wins by bot, share of its seats +random: 0\.5", shown)
    assert re.search(r"Checked +false", shown)
    assert re.search(r"Rounds per game +10 on average, 10 to 10", shown)
