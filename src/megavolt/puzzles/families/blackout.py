"""Themes of the wiring tile game: what the points come from."""

from typing import Any

from megavolt.core.game import Game
from megavolt.core.view_types import View
from megavolt.puzzles.families import END, PuzzleFamily, Scene

_BY_REASON = {
    "connections": "connections",
    "zones": "transformers",
    "contracts": "contracts",
    "shared": "contracts",
    "rival": "rivals",
}


def theme(scene: Scene) -> str:
    if any(word.startswith("repair") for word in scene.words):
        return "repairs"
    return _BY_REASON.get(scene.reason, "connections")


def may_be(game: Game[Any], view: View, theme: str) -> bool:
    """Only a turn of the last round is about the end."""
    is_last: bool = view["round"] == view["rounds"]  # type: ignore[typeddict-item]
    return is_last == (theme == END)


FAMILY = PuzzleFamily(
    themes=("connections", "transformers", "contracts", "repairs", "rivals"),
    theme=theme,
    may_be=may_be,
    named=("content",),
    options={"blackout": ({}, {"layout": "fixed"})},
)
