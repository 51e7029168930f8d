"""Themes of the card game."""

from megavolt.puzzles.families import PuzzleFamily, Scene


def theme(scene: Scene) -> str:
    return "auction" if scene.phase == "auction" else "fuel"


FAMILY = PuzzleFamily(
    themes=("auction", "fuel"), theme=theme, options={"cards": ({}, {}, {"demolition": True})}
)
