"""`megavolt report`: the results of an arena as a page, as JSON and as CSV; and on the screen."""

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from megavolt.arena.errors import ArenaError
from megavolt.arena.grids import Grid, grids
from megavolt.arena.report import html_page
from megavolt.arena.store import Store
from megavolt.arena.summary import Summary, csv_text, summarize
from megavolt.core import record
from megavolt.terminal.arena_files import ARENAS
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import ARENA_CSV, ARENA_JSON, ARENA_PAGE, check_writable


@dataclass(frozen=True)
class ReportFiles:
    """Where to write which form; None where one was not asked for."""

    html: Path | None = None
    json: Path | None = None
    csv: Path | None = None
    force: bool = False  # replace older ones without asking

    def beside(self, results: Path) -> "ReportFiles":
        """All three beside the results, if none is asked for; those there are older ones."""
        if self.html or self.json or self.csv:
            return self
        html, data, csv = (results.with_suffix(f".{form}") for form in ("html", "json", "csv"))
        return ReportFiles(html, data, csv, force=True)

    def check(self, terminal: UserTerminal) -> None:
        kinds = ((self.html, ARENA_PAGE), (self.json, ARENA_JSON), (self.csv, ARENA_CSV))
        for path, kind in kinds:
            if path is not None:
                check_writable(terminal, path, kind, self.force)


def report(terminal: UserTerminal, file: str, asked: ReportFiles) -> int:
    """Write what is asked for; if nothing is, all three beside the results."""
    path = ARENAS.find(file)
    with closing(Store.open(path)) as store:
        summary = summarize(store)
    if not summary.games:
        raise ArenaError("arena_empty", file=str(path))
    files = asked.beside(path)
    files.check(terminal)
    if files.html is not None:
        _write(terminal, files.html, html_page(summary, terminal.t))
    if files.json is not None:
        data = json.dumps(summary.data(), ensure_ascii=False, indent=1)
        _write(terminal, files.json, f"{data}\n")
    if files.csv is not None:
        _write(terminal, files.csv, csv_text(summary))
    return 0


def _write(terminal: UserTerminal, path: Path, text: str) -> None:
    record.write_file(path, text)
    terminal.say("arena-written", file=str(path))


def show(terminal: UserTerminal, summary: Summary) -> None:
    """The tables on the screen."""
    for grid in grids(summary, terminal.t):
        terminal.show(grid_table(grid))
        if grid.note:
            terminal.show(Text(grid.note, style="dim"))
        terminal.show("")


def grid_table(grid: Grid) -> Table:
    table = Table(
        title=Text(grid.title, style="bold"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    for number, name in enumerate(grid.columns):
        table.add_column(Text(name), justify="left" if number < grid.words else "right")
    for row in grid.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
