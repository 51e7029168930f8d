"""A report as one HTML page that needs nothing else, not even scripts: plots and tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from megavolt.arena.grids import Grid
from megavolt.arena.plots import Axis, Point, plot

_STYLE = """
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5a6474; --line: #d9dee7;
  --paper: #ffffff; --accent: #1b66c9; --mark: #c2410c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --soft: #a0a9b8; --line: #333b49;
  --paper: #14181f; --accent: #6aa9ff; --mark: #fb923c; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h3 { font-size: .95rem; margin: .8rem 0 0; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
p { color: var(--soft); margin: .3rem 0; } .wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
.word { text-align: left; overflow-wrap: anywhere; }
.shade { background: color-mix(in srgb, var(--accent) calc(var(--s) * 60%), transparent); }
.plot { width: 100%; height: auto; margin: .4rem 0; }
.plot text { fill: var(--ink); font-size: 13px; } .plot .label { text-anchor: end; }
.plot .tick { fill: var(--soft); text-anchor: middle; font-size: 12px; }
.plot .grid { stroke: var(--line); } .plot .point { fill: var(--accent); }
.plot .range { stroke: var(--accent); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.plot .bar { fill: var(--accent); opacity: .8; }
.plot .mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 3 2; }
"""


@dataclass(frozen=True)
class Section:
    """A table, and the pictures above it."""

    grid: Grid
    pictures: Sequence[str] = ()


def page(lang: str, title: str, facts: Sequence[str], sections: Sequence[Section]) -> str:
    """All but the first line, by which a page is known as one of its kind."""
    said = "\n".join(f"<p>{escape(text)}</p>" for text in facts)
    body = "\n".join(_section(section) for section in sections)
    return (
        f'<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{said}\n{body}\n</body>\n</html>\n"
    )


def picture(title: str, points: list[Point], axis: Axis) -> list[str]:
    return [heading(title), plot(title, points, axis)]


def heading(title: str) -> str:
    return f"<h3>{escape(title)}</h3>"


def _section(section: Section) -> str:
    grid, pictures = section.grid, "\n".join(section.pictures)
    note = f"<p>{escape(grid.note)}</p>" if grid.note else ""
    return (
        f"<section>\n<h2>{escape(grid.title)}</h2>\n{note}\n{pictures}\n{_table(grid)}\n</section>"
    )


def _table(grid: Grid) -> str:
    head = "".join(_cell("th", text, n < grid.words) for n, text in enumerate(grid.columns))
    body = "\n".join(f"<tr>{_row(grid, number)}</tr>" for number in range(len(grid.rows)))
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    return f'<div class="wide">{table}</div>'


def _row(grid: Grid, number: int) -> str:
    row = grid.rows[number]
    shades = grid.shades[number] if grid.shades else [None] * len(row)
    return "".join(
        _cell("td", text, column < grid.words, shade)
        for column, (text, shade) in enumerate(zip(row, shades, strict=True))
    )


def _cell(tag: str, text: str, word: bool, shade: float | None = None) -> str:
    if shade is not None:
        return f'<{tag} class="shade" style="--s:{shade:.3f}">{escape(text)}</{tag}>'
    kind = ' class="word"' if word else ""
    return f"<{tag}{kind}>{escape(text)}</{tag}>"
