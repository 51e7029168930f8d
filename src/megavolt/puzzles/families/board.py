"""Themes of the grid board game."""

from megavolt.puzzles.families import PuzzleFamily, Scene


def theme(scene: Scene) -> str:
    """By phase; building is about a step, a city that a rival needs, or growth."""
    before, best, other = scene.before, scene.best, scene.next
    if scene.phase in ("auction", "fuel"):
        return scene.phase
    step2: int = scene.game.r.figures.step2_cities  # type: ignore[attr-defined]
    if before.step == 1 and (max(best.count) >= step2) != (max(other.count) >= step2):
        return "steps"
    return "blocking" if _takes_what_others_need(scene) else "building"


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
)
