"""The report of an arena: one HTML page that needs nothing else, not even scripts."""

import json
from collections.abc import Mapping

from megavolt.arena.grids import Grid, grids
from megavolt.arena.page import Section, page, picture
from megavolt.arena.plots import Point, axis_for, log_axis_for
from megavolt.arena.summary import Summary
from megavolt.locale import Translator

# By this line after the first, a page is known as one that may be replaced by another.
MARK = "<!doctype html>\n<!-- Megavolt: arena report -->\n"


def html_page(summary: Summary, t: Translator) -> str:
    title = t.text("arena-report-title", game=summary.plan.game)
    sections = [Section(grid, _pictures(summary, grid, t)) for grid in grids(summary, t)]
    return MARK + page(t.lang, title, _facts(summary, t), sections)


def _facts(summary: Summary, t: Translator) -> list[str]:
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
    return said


def options_text(options: Mapping[str, object]) -> str:
    """`map=usa, demolition=true`; a user's map or deck goes by its id."""
    return ", ".join(f"{name}={_option(value)}" for name, value in options.items()) or "–"


def _option(value: object) -> str:
    if isinstance(value, Mapping):
        return str(value.get("id", "…"))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


# ---- plots


def _pictures(summary: Summary, grid: Grid, t: Translator) -> list[str]:
    """Beside some tables: the ratings and wins, the seats, the times."""
    if grid.name == "bots":
        return [*_ratings(summary, t), *_wins(summary, t)]
    if grid.name == "seats":
        return _seats(summary, grid.players, t)
    return _times(summary, t) if grid.name == "speed" else []


def _ratings(summary: Summary, t: Translator) -> list[str]:
    points = [Point(bot, r.mu, r.low, r.high) for bot, r in summary.ratings.items()]
    return picture(t.text("arena-plot-ratings"), points, axis_for(points))


def _wins(summary: Summary, t: Translator) -> list[str]:
    standings = [(bot, summary.standings[bot]) for bot in summary.bots]
    points = [Point(b, s.wins.rate, s.wins.low, s.wins.high, s.fair) for b, s in standings]
    return picture(t.text("arena-plot-wins"), points, axis_for(points, "%"))


def _seats(summary: Summary, players: int, t: Translator) -> list[str]:
    points = []
    for seat in range(1, players + 1):
        share = summary.by_seat[players, seat, "*"]
        label = t.text("arena-seat", number=seat)
        points.append(Point(label, share.rate, share.low, share.high, 1 / players))
    return picture(t.text("arena-plot-seats"), points, axis_for(points, "%"))


def _times(summary: Summary, t: Translator) -> list[str]:
    """From the median to the 99th percentile."""
    asked = [(bot, s) for bot in summary.bots if (s := summary.speeds[bot]).decisions]
    points = [Point(bot, s.p50, s.p50, s.p99) for bot, s in asked]
    return picture(t.text("arena-plot-speed"), points, log_axis_for(points)) if points else []
