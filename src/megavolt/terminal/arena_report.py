"""`megavolt report`: the results of an arena as a page, as JSON and as CSV; and on the screen."""

import json
from contextlib import closing
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


def report(
    terminal: UserTerminal, file: str, html: Path | None, as_json: Path | None, as_csv: Path | None
) -> int:
    """Write what is asked for; if nothing is, all three beside the results."""
    path = ARENAS.find(file)
    with closing(Store.open(path)) as store:
        summary = summarize(store)
    if not summary.games:
        raise ArenaError("arena_empty", file=str(path))
    if html is None and as_json is None and as_csv is None:
        html, as_json, as_csv = (path.with_suffix(f".{kind}") for kind in ("html", "json", "csv"))
    if html is not None:
        _write(terminal, html, html_page(summary, terminal.t))
    if as_json is not None:
        data = json.dumps(summary.data(), ensure_ascii=False, indent=1)
        _write(terminal, as_json, f"{data}\n")
    if as_csv is not None:
        _write(terminal, as_csv, csv_text(summary))
    return 0


def _write(terminal: UserTerminal, path: Path, text: str) -> None:
    record.write_file(path, text)
    terminal.say("arena-written", file=str(path))


def show(terminal: UserTerminal, summary: Summary) -> None:
    """The tables on the screen."""
    for grid in grids(summary, terminal.t):
        terminal.show(_table(grid))
        if grid.note:
            terminal.show(Text(grid.note, style="dim"))
        terminal.show("")


def _table(grid: Grid) -> Table:
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
