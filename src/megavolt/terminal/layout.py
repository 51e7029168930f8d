"""Laying out text: pieces that must not be broken, cells of a width, lines drawn once."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from megavolt.terminal.tables import LIMITLESS

# The sections of a screen that a phase needs, and those that are good to have.
Focus = tuple[tuple[str, ...], tuple[str, ...]]
# Each can be seen on a dark and on a light background, oil too.
FUEL_COLOURS = {
    "coal": "orange3",
    "oil": "medium_purple",
    "gas": "cyan",
    "garbage": "yellow",
    "uranium": "red",
}
DOTS = 0x2800  # the first of the 256 characters that are made of 2 × 4 dots
SEAT_COLOURS = ("cyan", "magenta", "yellow", "green", "bright_blue", "bright_red")


class Lines:
    """Things rendered for a console, so that they can be measured and printed at one cost."""

    def __init__(self, console: Console, *things: RenderableType) -> None:
        self.lines = [line for t in things for line in console.render_lines(t, pad=False)]

    @property
    def height(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Widest:
    """The first of some forms of a thing that fits the width; the last one if none does."""

    def __init__(self, *forms: RenderableType) -> None:
        self.forms = forms

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        limitless = options.update(width=LIMITLESS)
        sizes = (Measurement.get(console, limitless, form).maximum for form in self.forms)
        fitting = (
            f for f, size in zip(self.forms, sizes, strict=True) if size <= options.max_width
        )
        yield next(fitting, self.forms[-1])


def pack(pieces: Iterable[Text], width: int, between: str) -> Text:
    """The pieces one after another; lines break between them, never inside one."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1].append(between).append_text(piece)
            continue
        if lines:
            lines[-1].append(between.rstrip())
        lines.append(piece.copy())
    return Text("\n").join(lines)


def row(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """Cells side by side, each cut or filled to its width, with a space between."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for cell, width in zip(cells, widths, strict=True):
        fitted = cell.copy()
        fitted.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(fitted).append(" ")
    return line


def tags(seats: Sequence[str]) -> list[str]:
    """One character per seat: the first of the name that is still free, or a digit."""
    found: list[str] = []
    for number, name in enumerate(seats, start=1):
        letters = [c.upper() for c in name if c.isalnum() and len(c.upper()) == 1]
        spare = [str(number), *"123456789"]
        found.append(next(c for c in (*letters, *spare) if c not in found))
    return found


def columns_of(things: int, width: int, narrowest: int) -> int:
    """As many columns as fit, the rows as even as can be."""
    fit = max(1, min(things, width // narrowest))
    rows = -(-things // fit)
    return -(-things // rows)


def fitting(sections: dict[str, Lines], focus: Focus, room: int) -> dict[str, Lines]:
    """What a phase needs and as much more as there is room for, each in its place."""
    needed, more = focus
    wanted = set(needed)
    room -= sum(sections[name].height for name in needed)
    for name in more:
        room -= sections[name].height
        if room >= 0:
            wanted.add(name)
    return {name: section for name, section in sections.items() if name in wanted}


def small(name: str) -> str:
    """A name as it stands within a sentence; a single letter, like an L, stays as it is."""
    return name if len(name) == 1 else name.lower()
