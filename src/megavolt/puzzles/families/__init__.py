"""What a family of games brings for puzzles: a module per family, in which `FAMILY` says it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from megavolt.bots.compare import Key
from megavolt.core.game import Game
from megavolt.core.registry import family_part
from megavolt.core.view_types import View

END = "end"  # the theme of a puzzle in which the game may be over before the next round


@dataclass(frozen=True)
class Scene:
    """What a puzzle is about: the position, and where the best plan and the next best lead."""

    game: Game[Any]
    phase: str
    before: Any  # the state
    best: Any  # after the best plan
    next: Any  # after the next best
    words: Sequence[str]  # of the best plan
    reasons: Sequence[Key]  # figures in which the best is ahead, the most important first

    @property
    def reason(self) -> str:
        """What the most important figure counts."""
        return str(self.reasons[0][0]) if self.reasons else ""


@dataclass(frozen=True)
class PuzzleFamily:
    themes: tuple[str, ...] = ()  # besides the end of the game
    theme: Callable[[Scene], str] = lambda scene: END
    # By game, the options of the games that puzzles are taken from.
    options: Mapping[str, Sequence[Mapping[str, object]]] | None = None
    named: tuple[str, ...] = ()  # options that a file names always: their default may change
    # May what is seen there become a puzzle of a theme? To look for such puzzles only.
    may_be: Callable[[Game[Any], View, str], bool] = lambda game, view, theme: True


def puzzle_family(game_id: str) -> PuzzleFamily:
    """What the family of a game brings; any other game has no puzzles."""
    found: PuzzleFamily = family_part(__name__, game_id)
    return found
