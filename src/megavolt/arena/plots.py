"""Plots as SVG, written by hand: a point and its interval for each row, or a histogram."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

_WIDTH, _LEFT, _RIGHT, _ROW, _FOOT = 720, 190, 24, 26, 30
_LETTERS = 26  # of a label that fit beside the axis


@dataclass(frozen=True)
class Point:
    """A row: a value between two others, and a mark to compare it with."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


@dataclass(frozen=True)
class Axis:
    """From the least to the largest value shown, in places of the picture."""

    least: float
    most: float
    logarithmic: bool = False
    unit: str = ""

    def place(self, value: float) -> float:
        least, most, at = (self._scale(x) for x in (self.least, self.most, value))
        part = (at - least) / (most - least) if most > least else 0.5
        return round(_LEFT + min(1.0, max(0.0, part)) * (_WIDTH - _LEFT - _RIGHT), 1)

    def _scale(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.logarithmic else value

    def ticks(self) -> list[float]:
        if self.logarithmic:
            powers = range(round(math.log10(self.least)), round(math.log10(self.most)) + 1)
            return [10.0**power for power in powers]
        step = _step((self.most - self.least) / 6)
        first = math.ceil(self.least / step - 1e-9)
        last = math.floor(self.most / step + 1e-9)
        return [number * step for number in range(first, last + 1)]

    def text(self, value: float) -> str:
        return f"{value * 100:g}%" if self.unit == "%" else f"{value:g}"


def _step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    power = 10.0 ** math.floor(math.log10(max(least, 1e-9)))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)


def axis_for(points: Sequence[Point], unit: str = "") -> Axis:
    """An axis with room for all of them."""
    marks = [point.mark for point in points if point.mark is not None]
    values = [*(p.low for p in points), *(p.high for p in points), *marks]
    least, most = min(values), max(values)
    if unit == "%":
        return Axis(0.0, min(1.0, math.ceil(most * 10) / 10), unit=unit)
    room = max((most - least) * 0.05, 0.5)
    return Axis(least - room, most + room)


def log_axis_for(points: Sequence[Point]) -> Axis:
    """From power to power of ten."""
    least = min(max(point.low, 1e-3) for point in points)
    most = max(max(point.high, 1e-3) for point in points)
    lower, upper = math.floor(math.log10(least)), math.ceil(math.log10(most))
    return Axis(10.0**lower, 10.0 ** max(upper, lower + 1), logarithmic=True)


def plot(title: str, points: Sequence[Point], axis: Axis) -> str:
    """The picture; its figures are in a table too, so its title is enough for a screen reader."""
    height = len(points) * _ROW + _FOOT
    parts = [
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" class="plot">',
        f"<title>{escape(title)}</title>",
        *(_tick(axis, tick, height) for tick in axis.ticks()),
        *(_row(axis, point, number) for number, point in enumerate(points)),
        "</svg>",
    ]
    return "\n".join(parts)


def _tick(axis: Axis, tick: float, height: int) -> str:
    x, foot = axis.place(tick), height - _FOOT
    line = f'<line class="grid" x1="{x}" y1="0" x2="{x}" y2="{foot}"/>'
    return f'{line}<text class="tick" x="{x}" y="{foot + 18}">{axis.text(tick)}</text>'


def _row(axis: Axis, point: Point, number: int) -> str:
    y = number * _ROW + _ROW / 2
    low, value, high = (axis.place(x) for x in (point.low, point.value, point.high))
    short = point.label if len(point.label) <= _LETTERS else f"{point.label[: _LETTERS - 1]}…"
    drawn = [
        f'<text class="label" x="{_LEFT - 10}" y="{y + 4}">{escape(short)}</text>',
        f'<line class="range" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        f'<circle class="point" cx="{value}" cy="{y}" r="5"/>',
    ]
    if point.mark is not None:
        x = axis.place(point.mark)
        drawn.append(f'<line class="mark" x1="{x}" y1="{y - 9}" x2="{x}" y2="{y + 9}"/>')
    return "".join(drawn)


_TALL, _EDGE, _LETTER = 180, 48, 8


def bars(title: str, shares: Sequence[tuple[str, float]]) -> str:
    """A histogram: what each bar stands for, and its share of all."""
    top = _top(max((share for _, share in shares), default=0.0))
    levels = [top * part / 4 for part in range(5)]
    wide = (_WIDTH - _EDGE - _RIGHT) / max(len(shares), 1)
    longest = max((len(label) for label, _ in shares), default=1)
    every = math.ceil((longest * _LETTER + _LETTER) / wide)
    parts = [
        f'<svg viewBox="0 0 {_WIDTH} {_TALL + _FOOT + 10}" role="img" class="plot">',
        f"<title>{escape(title)}</title>",
        *(_level(level, _height(level, top)) for level in levels),
    ]
    for number, (label, share) in enumerate(shares):
        x, y = round(_EDGE + number * wide, 1), _height(share, top)
        tall, said = round(_TALL + 10 - y, 1), f"{label}: {share:.2%}"
        box = f'<rect class="bar" x="{x}" y="{y}" width="{wide * 0.86:.1f}" height="{tall}">'
        parts.append(f"{box}<title>{escape(said)}</title></rect>")
        if number % every == 0:
            middle = round(x + wide * 0.43, 1)
            parts.append(f'<text class="tick" x="{middle}" y="{_TALL + 28}">{escape(label)}</text>')
    return "\n".join([*parts, "</svg>"])


def _top(most: float) -> float:
    """The next round share above all bars."""
    return 4 * _step(max(most, 1e-4) / 4)


def _height(share: float, top: float) -> float:
    return round(10 + _TALL * (1 - share / top), 1)


def _level(level: float, y: float) -> str:
    line = f'<line class="grid" x1="{_EDGE}" y1="{y}" x2="{_WIDTH - _RIGHT}" y2="{y}"/>'
    return f'{line}<text class="label" x="{_EDGE - 6}" y="{y + 4}">{level * 100:g}%</text>'
