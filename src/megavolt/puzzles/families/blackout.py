"""Themes of the wiring tile game: what the points come from."""

from megavolt.puzzles.families import PuzzleFamily, Scene

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


FAMILY = PuzzleFamily(
    themes=("connections", "transformers", "contracts", "repairs", "rivals"),
    theme=theme,
    options={"blackout": ({}, {"layout": "fixed"})},
)
