"""Themes of the grid board game."""

from typing import Any, Final

from megavolt.core.game import Game
from megavolt.core.view_types import View
from megavolt.puzzles.families import END, PuzzleFamily, Scene

NEAR: Final = 4  # cities that somebody can build in a turn, as a rule


def theme(scene: Scene) -> str:
    """By phase; building is about a step, a city that a rival needs, or growth."""
    before, best, other = scene.before, scene.best, scene.next
    if scene.phase in ("auction", "fuel"):
        return scene.phase
    step2: int = scene.game.r.figures.step2_cities  # type: ignore[attr-defined]
    if before.step == 1 and (max(best.count) >= step2) != (max(other.count) >= step2):
        return "steps"
    return "blocking" if _takes_what_others_need(scene) else "building"


def may_be(game: Game[Any], view: View, theme: str) -> bool:
    """By phase, and by how many cities are missing to Step 2 or to the end."""
    most = max(len(player["cities"]) for player in view["players"])  # type: ignore[typeddict-item]
    figures = game.r.figures  # type: ignore[attr-defined]
    if theme == END:
        return bool(most + NEAR >= figures.end_cities)
    if theme in ("auction", "fuel"):
        return view["phase"] == theme
    is_near = most < figures.step2_cities <= most + NEAR
    return view["phase"] == "building" and (is_near or theme != "steps")


def _takes_what_others_need(scene: Scene) -> bool:
    """Does the best plan, unlike the next one, build in the cheapest city of a rival?"""
    before, seat = scene.before, scene.before.actor
    gained = set(scene.best.cities[seat]) - set(scene.next.cities[seat])
    for who in range(scene.game.players):
        if who == seat or not before.count[who]:
            continue
        costs = [a + b for a, b in zip(before.reach[who], before.house, strict=True)]
        if costs.index(min(costs)) in gained:
            return True
    return scene.reason in ("rival", "rival_final", "without")


FAMILY = PuzzleFamily(
    themes=("auction", "fuel", "building", "blocking", "steps"),
    theme=theme,
    options={
        "recharged": ({}, {"map": "usa"}, {"start_cities": True}, {"map": "usa"}, {}),
        "classic": ({}, {"map": "usa"}),
        "deluxe": ({}, {"map": "north-america"}),
    },
    may_be=may_be,
)
