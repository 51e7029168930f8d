"""The plant market and the auction, as every game with a plant market draws them."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from megavolt.locale import Translator
from megavolt.parts.view_types import AnyAuction


def plant_grid(rows: Sequence[tuple[str, list[Text]]], label: int, width: int) -> Table:
    """Rows of plants under one another, each with its title; as many to a line as fit."""
    cell = max((text.cell_len for _, cells in rows for text in cells), default=0) + 1
    columns = max(1, (width - label - 1) // cell)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold", width=label)
    for _ in range(columns):
        grid.add_column(min_width=cell - 1, no_wrap=True)
    for title, cells in rows:
        for start in range(0, len(cells), columns):
            line = cells[start : start + columns]
            grid.add_row(title if start == 0 else "", *line, *[""] * (columns - len(line)))
    return grid


def lot_line(t: Translator, auction: AnyAuction, seats: Sequence[str]) -> str:
    """What is up for auction, who leads and who can still bid."""
    names = ", ".join(seats[seat] for seat in auction["bidders"])
    if auction["leader"] is None:
        return t.text("board-lot-offered", plant=auction["lot"], bidders=names)
    leader, bid = seats[auction["leader"]], auction["bid"]
    return t.text("board-lot", plant=auction["lot"], leader=leader, bid=bid, bidders=names)
