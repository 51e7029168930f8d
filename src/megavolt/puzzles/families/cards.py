"""Themes of the card game."""

from megavolt.games.cards.state import AUCTION
from megavolt.puzzles.families import PuzzleFamily, Scene


def theme(scene: Scene) -> str:
    return "auction" if scene.before.phase == AUCTION else "fuel"


FAMILY = PuzzleFamily(
    themes=("auction", "fuel"), theme=theme, options={"cards": ({}, {}, {"demolition": True})}
)
