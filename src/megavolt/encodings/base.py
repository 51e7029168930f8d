"""What an encoding is: a layout for observations, numbers for actions, and both in words.

Observations are rows of 16-bit integers, the observer first: `by place` means the observer, then
the next seat clockwise, and so on. What is in them the seat may know, and nothing else.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from megavolt.core.game import Game
from megavolt.kernel.layout import Column, Layout

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class Encoding(Protocol):
    """The encoding of a configuration. Sizes are the same for all configurations of a family."""

    game: Game[Any]
    version: int  # of observations and actions; a net is trained for one
    layout: Layout  # of an observation
    actions: int  # how many there are
    of_kernel: bool  # are both those of the family's kernel?

    def observe(self, state: Any, seat: int) -> Observation:
        """What a seat sees of a state."""

    def mask(self, state: Any) -> Mask:
        """1 for each legal action."""

    def choices(self, state: Any) -> dict[int, int]:
        """The legal actions: the number here and the engine's, in ascending order."""

    def engine_action(self, state: Any, number: int) -> int:
        """The engine's number of a legal action."""

    def action_name(self, action: int) -> str:
        """What an action does, in words."""

    def value_name(self, column: str, at: int, value: int) -> str:
        """A value of a column in words; empty for one that goes without saying."""


def tell(encoding: Encoding, observation: Sequence[int] | NDArray[Any]) -> str:
    """An observation in words, a line per column; columns that say nothing are left out."""
    lines = [f"{encoding.game.id}, encoding {encoding.version}"]
    for column in encoding.layout.columns:
        first = encoding.layout.at(column.name)
        values = [int(value) for value in observation[first : first + column.width]]
        said = _told(encoding, column, values)
        if said:
            lines.append(f"{column.name}: {said}")
    return "\n".join(lines)


def _told(encoding: Encoding, column: Column, values: list[int]) -> str:
    named = (encoding.value_name(column.name, at, value) for at, value in enumerate(values))
    return ", ".join(name for name in named if name)


def place_name(place: int) -> str:
    """How a place is told."""
    return "nobody" if place < 0 else "you" if place == 0 else f"next{place}"
