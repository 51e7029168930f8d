"""An edition of the board game: a few named rule functions beside the figures in the data."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from megavolt.core.game import Option
from megavolt.core.rng import Rng

if TYPE_CHECKING:
    from megavolt.games.board.rules import Rules


@dataclass(frozen=True)
class Deal:
    """The plants as dealt: the market's row, the stack from the top, and the cards nobody sees."""

    row: tuple[int, ...]
    stack: tuple[int, ...]
    removed: tuple[int, ...]
    known_top: int = 0


@dataclass(frozen=True)
class Edition:
    """What differs between editions and is not a number."""

    id: str
    players_min: int
    options: tuple[Option, ...]
    deal: "Callable[[Rules, Rng, tuple[int, ...]], Deal]"  # deck_setup, around a given row
    names_plant_on_pass: bool  # GRID-AUC-10
    trust_for_two: bool  # two players play against the Trust


FIGURES = Option("figures", "document", ("document", "print"))
DEMOLITION = Option("demolition", False, (False, True))
HIDDEN_MONEY = Option("hidden_money", False, (False, True))
REGIONS = Option("regions", "random", named=("random", "draft"))
