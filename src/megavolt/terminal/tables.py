"""Tables that lose nothing: wide in a file or a pipe, wrapped or stacked on a narrow terminal."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

LIMITLESS = 10_000  # columns, more than any table has


class FullWidth:
    """A table as wide as its cells need, whatever the width of the console."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        limitless = options.update(width=LIMITLESS)
        widest = Measurement.get(console, limitless, self.table).maximum
        yield from console.render(self.table, options.update(width=widest))


class Fitted:
    """A table within the width of the console. Cells wrap between words; where even that does
    not fit, a row becomes a paragraph with a line for each cell, so that no figure is cut."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self._fits(console, options) or self._fits_closely(console, options):
            yield self.table
        else:
            yield from self._stacked()

    def _fits(self, console: Console, options: ConsoleOptions) -> bool:
        """Does every word have room? Then the columns get their widths."""
        limitless = options.update(width=LIMITLESS)
        whole = Measurement.get(console, limitless, self.table).maximum
        if whole <= options.max_width:
            return True
        sizes = [_size(console, limitless, cells) for cells in self._columns()]
        room = options.max_width - (whole - sum(size.maximum for size in sizes))
        if sum(size.minimum for size in sizes) > room:
            return False
        for column, width in zip(self.table.columns, _widths(sizes, room), strict=True):
            column.width = width
        return True

    def _fits_closely(self, console: Console, options: ConsoleOptions) -> bool:
        """The same with nothing but the lines of the table between its cells."""
        if self.table.box is None:
            return False
        self.table.padding = 0
        return self._fits(console, options)

    def _columns(self) -> Iterator[list[RenderableType]]:
        for column in self.table.columns:
            yield [column.header, *column.cells] if self.table.show_header else [*column.cells]

    def _stacked(self) -> RenderResult:
        if self.table.title:
            yield _text(self.table.title, "bold")
        heads = [_text(column.header) for column in self.table.columns]
        for first, *others in zip(*(c.cells for c in self.table.columns), strict=True):
            yield _text(first, "bold")
            for head, cell in zip(heads[1:], others, strict=True):
                yield Text("  ") + (Text(f"{head}: ") if head else Text()) + _text(cell)


def _size(
    console: Console, options: ConsoleOptions, cells: Sequence[RenderableType]
) -> Measurement:
    """From the longest word of a column to its longest cell."""
    sizes = [Measurement.get(console, options, cell) for cell in cells]
    return Measurement(max(s.minimum for s in sizes), max(s.maximum for s in sizes))


def _widths(sizes: Sequence[Measurement], room: int) -> list[int]:
    """The least for everybody, and what is left to those who want more, little wants first."""
    widths = [size.minimum for size in sizes]
    left = room - sum(widths)
    wants = sorted((size.maximum - size.minimum, n) for n, size in enumerate(sizes))
    for place, (want, number) in enumerate(wants):
        given = min(want, left // (len(wants) - place))
        widths[number] += given
        left -= given
    return widths


def _text(cell: RenderableType, style: str = "") -> Text:
    text = cell.copy() if isinstance(cell, Text) else Text(str(cell))
    text.stylize_before(style)
    return text
