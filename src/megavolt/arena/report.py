"""The report of an arena: one HTML page that needs nothing else, not even scripts."""

import json
from collections.abc import Mapping
from html import escape

from megavolt.arena.grids import Grid, grids
from megavolt.arena.plots import Axis, Point, axis_for, log_axis_for, plot
from megavolt.arena.summary import Summary
from megavolt.locale import Translator

# By this line after the first, a page is known as one that may be replaced by another.
MARK = "<!doctype html>\n<!-- Megavolt: arena report -->\n"
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
.plot .mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 3 2; }
"""


def html_page(summary: Summary, t: Translator) -> str:
    title = t.text("arena-report-title", game=summary.plan.game)
    sections = "\n".join(_section(summary, grid, t) for grid in grids(summary, t))
    return (
        f'{MARK}<html lang="{t.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{_facts(summary, t)}\n{sections}\n</body>\n</html>\n"
    )


def _facts(summary: Summary, t: Translator) -> str:
    """What was played, and how to play it again."""
    plan = summary.plan
    said = [
        t.game(plan.game),
        t.text(
            "arena-report-played",
            done=summary.games,
            total=plan.games,
            players=", ".join(str(count) for count in plan.players),
            moves=round(summary.moves),
        ),
        t.text("arena-report-plan", bots=", ".join(plan.bots), seed=plan.seed, limit=plan.limit),
    ]
    if plan.options:
        said.append(t.text("arena-report-options", options=options_text(plan.options)))
    return "\n".join(f"<p>{escape(text)}</p>" for text in said)


def options_text(options: Mapping[str, object]) -> str:
    """`map=usa, demolition=true`; a user's map or deck goes by its id."""
    return ", ".join(f"{name}={_option(value)}" for name, value in options.items()) or "–"


def _option(value: object) -> str:
    if isinstance(value, Mapping):
        return str(value.get("id", "…"))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _section(summary: Summary, grid: Grid, t: Translator) -> str:
    note = f"<p>{escape(grid.note)}</p>" if grid.note else ""
    pictures = "\n".join(_pictures(summary, grid, t))
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


# ---- plots


def _pictures(summary: Summary, grid: Grid, t: Translator) -> list[str]:
    """Beside some tables: the ratings and wins, the seats, the times."""
    if grid.name == "bots":
        return [*_ratings(summary, t), *_wins(summary, t)]
    if grid.name == "seats":
        return _seats(summary, grid.players, t)
    return _times(summary, t) if grid.name == "speed" else []


def _picture(title: str, points: list[Point], axis: Axis) -> list[str]:
    return [f"<h3>{escape(title)}</h3>", plot(title, points, axis)]


def _ratings(summary: Summary, t: Translator) -> list[str]:
    points = [Point(bot, r.mu, r.low, r.high) for bot, r in summary.ratings.items()]
    return _picture(t.text("arena-plot-ratings"), points, axis_for(points))


def _wins(summary: Summary, t: Translator) -> list[str]:
    standings = [(bot, summary.standings[bot]) for bot in summary.bots]
    points = [Point(b, s.wins.rate, s.wins.low, s.wins.high, s.fair) for b, s in standings]
    return _picture(t.text("arena-plot-wins"), points, axis_for(points, "%"))


def _seats(summary: Summary, players: int, t: Translator) -> list[str]:
    points = []
    for seat in range(1, players + 1):
        share = summary.by_seat[players, seat, "*"]
        label = t.text("arena-seat", number=seat)
        points.append(Point(label, share.rate, share.low, share.high, 1 / players))
    return _picture(t.text("arena-plot-seats"), points, axis_for(points, "%"))


def _times(summary: Summary, t: Translator) -> list[str]:
    """From the median to the 99th percentile."""
    asked = [(bot, s) for bot in summary.bots if (s := summary.speeds[bot]).decisions]
    points = [Point(bot, s.p50, s.p50, s.p99) for bot, s in asked]
    return _picture(t.text("arena-plot-speed"), points, log_axis_for(points)) if points else []
