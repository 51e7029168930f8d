"""A run as a page with plots, made of its metrics."""

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from megavolt.arena.grids import Grid
from megavolt.arena.page import Section, heading, page
from megavolt.locale import Translator

WIDTH, HEIGHT, LEFT, FOOT = 720, 180, 60, 22
COLUMNS = (
    "train-page-kind", "train-page-bot", "train-page-minutes", "train-page-games", "train-page-won",
)  # fmt: skip
CURVES = ("value", "entropy", "rounds", "against_past", "against_planner", "agreed")


def read_metrics(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]


def training_page(t: Translator, settings: dict[str, Any], metrics: list[dict[str, Any]]) -> str:
    duels = [row for row in metrics if "bot" in row]
    opponents = sorted({row["bot"] for row in duels})
    pictures = []
    for bot in opponents:
        own = [(row["minutes"], row["share"]) for row in duels if row["bot"] == bot]
        pictures += [heading(t.text("train-page-share", bot=bot)), curve(own)]
    for name in CURVES:
        own = [(row["minutes"], row[name]) for row in metrics if name in row]
        if len(own) > 1:
            pictures += [heading(t.text("train-page-curve", name=name)), curve(own)]
    rows = [
        [
            row["kind"],
            row["bot"],
            f"{row['minutes']:.1f}",
            str(row["games"]),
            f"{row['share'] * 100:.1f}% ({row['low'] * 100:.1f}–{row['high'] * 100:.1f})",
        ]
        for row in duels
    ]
    columns = [t.text(name) for name in COLUMNS]
    grid = Grid("evaluation", t.text("train-page-evaluation"), columns, rows, words=2)
    facts = [f"{key}: {value}" for key, value in settings.items() if value is not None]
    title = t.text("train-page-title", game=str(settings["game"]))
    return "<!doctype html>\n" + page(t.lang, title, facts, [Section(grid, pictures)])


def curve(points: Sequence[tuple[float, float]]) -> str:
    """A line through points, from the least to the most of both."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low, high = min(ys), max(ys)

    def at(x: float, y: float) -> str:
        across = (x - min(xs)) / ((max(xs) - min(xs)) or 1)
        up = (y - low) / ((high - low) or 1)
        left = LEFT + across * (WIDTH - LEFT - 10)
        return f"{left:.1f},{10 + (1 - up) * (HEIGHT - FOOT - 10):.1f}"

    line = " ".join(at(x, y) for x, y in points)
    labels = "".join(
        f'<text class="label" x="{LEFT - 6}" y="{y}">{escape(f"{value:.3g}")}</text>'
        for y, value in ((14, high), (HEIGHT - FOOT, low))
    )
    end = f'<text class="tick" x="{WIDTH - 30}" y="{HEIGHT - 4}">{max(xs):.1f} min</text>'
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f'<polyline points="{line}" fill="none" stroke="var(--accent)" stroke-width="2"/>'
        f"{labels}{end}</svg>"
    )
