"""Rows of an encoding put together column by column, for oracles that are made of views."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from megavolt.encodings.base import Observation
from megavolt.kernel.layout import Layout


def put(layout: Layout, columns: Mapping[str, int | Iterable[int]]) -> Observation:
    """A row of these columns; the others, and what a list leaves open, hold 0."""
    row = [0] * layout.width
    for name, value in columns.items():
        at = layout.at(name)
        if isinstance(value, int):
            row[at] = value
        else:
            values = list(value)
            row[at : at + len(values)] = values
    assert len(row) == layout.width
    return np.array(row, np.int16)


def by_place(of_seats: Sequence[Any], observer: int) -> list[Any]:
    """What seats have, the observer's first."""
    return [*of_seats[observer:], *of_seats[:observer]]


def place_of(seat: int | None, observer: int, players: int) -> int:
    """Where a seat sits, seen from the observer; -1 for nobody."""
    return -1 if seat is None or seat < 0 else (seat - observer) % players


def flags(at: Iterable[int], width: int) -> list[int]:
    """1 at each of these numbers."""
    found = [0] * width
    for number in at:
        found[number] = 1
    return found
