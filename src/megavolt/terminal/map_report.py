"""`megavolt map report` and `map balance`: a map in figures, beside the printed ones."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from megavolt.data import MapData, load_map
from megavolt.terminal.map_trials import TrialOptions, show_trials
from megavolt.terminal.maps import as_path, find_map
from megavolt.terminal.user_terminal import UserTerminal
from megavolt.terminal.user_writing import write_whole
from megavolt.workshop.balance import Change, apply_text, balanced
from megavolt.workshop.measure import (
    Measures,
    measure,
    measure_links,
    outside,
    printed,
    scores,
    usual,
)

SHOWN = 12  # changes in a report
WIDE = 150  # columns of a terminal with room for every printed map


def report(
    terminal: UserTerminal, source: str, wanted_edition: str | None, opts: TrialOptions
) -> int:
    data, edition = find_map(source, wanted_edition)
    found = measure(data)
    terminal.show(_figures(terminal, data, found))
    _score(terminal, found)
    if outside(found):
        terminal.say("map-report-change")
        _changes(terminal, data, balanced(data, opts.seed)[:SHOWN])
    if opts.games:
        show_trials(terminal, data, edition, opts)
    return 0


def balance(terminal: UserTerminal, file: Path, seed: int, write: bool) -> int:
    data, _ = find_map(as_path(str(file)), None)
    before = measure(data)
    changes = balanced(data, seed, 600)
    if not changes:
        terminal.say("map-balance-none", style="green", file=str(file))
        return 0
    _changes(terminal, data, changes)
    assert data.source is not None
    text = apply_text(file.read_text(encoding="utf-8"), data.source, data, changes)
    links = {(c.a, c.b): c.new for c in changes}
    after = _measure_changed(data, links)
    terminal.say("map-balance-score", before=_whole(before), after=_whole(after))
    if outside(after):
        names = [terminal.t.text("map-figure", figure=name) for name in outside(after)]
        terminal.say("map-balance-left", style="yellow", figures=", ".join(names))
    if write:
        write_whole(file, text)
        terminal.say("map-balance-written", style="green", file=str(file))
    else:
        terminal.say("map-balance-try")
    return 0


def _measure_changed(data: MapData, costs: dict[tuple[int, int], int]) -> Measures:
    return measure_links(data, [(a, b, costs.get((a, b), c)) for a, b, c in data.connections])


def _whole(found: Measures) -> int:
    parts = scores(found)
    return round(sum(parts.values()) / len(parts))


def _score(terminal: UserTerminal, found: Measures) -> None:
    parts = scores(found)
    shown = [f"{terminal.t.text('map-part', part=name)} {value}" for name, value in parts.items()]
    terminal.say("map-report-score", style="bold", score=_whole(found), parts=", ".join(shown))


def _figures(terminal: UserTerminal, data: MapData, found: Measures) -> Table:
    table = Table()
    table.add_column(terminal.t.text("map-report-figure"))
    table.add_column(Text(terminal.t.map(data)), justify="right")
    wide = terminal.out.width >= WIDE
    for edition, name in printed() if wide else ():
        title = f"{terminal.t.map(load_map(name, edition))} ({edition})"
        table.add_column(Text(title), justify="right")
    table.add_column(terminal.t.text("map-report-range"), justify="right")
    beyond = outside(found)
    for name, value in found.figures.items():
        low, high = usual()[name]
        own = Text(_number(value), style="bold red" if name in beyond else "bold green")
        every = printed().values() if wide else ()
        others = [_number(one.figures[name]) for one in every]
        title = terminal.t.text("map-figure", figure=name)
        table.add_row(title, own, *others, f"{_number(low)}–{_number(high)}")
    return table


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value < 10 else f"{value:.1f}"


def _changes(terminal: UserTerminal, data: MapData, changes: list[Change]) -> None:
    for change in changes:
        terminal.say(
            "map-change",
            a=terminal.t.city(data.cities[change.a]),
            b=terminal.t.city(data.cities[change.b]),
            way="raise" if change.new > change.old else "lower",
            by=abs(change.new - change.old),
            cost=change.new,
        )
