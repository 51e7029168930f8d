"""Configurations of the board game that together use every option."""

from itertools import product
from typing import Any

Sample = tuple[str, int, dict[str, Any]]

SAMPLE: tuple[Sample, ...] = (
    ("recharged", 4, {}),
    ("recharged", 2, {"map": "usa", "start_cities": True, "demolition": True}),
    ("classic", 6, {"map": "usa", "figures": "print"}),
    ("recharged", 5, {"map": "usa", "start_cities": True, "regions": "draft"}),
    ("recharged", 2, {"regions": "draft", "figures": "print"}),
    ("classic", 2, {"quick_pass": True, "demolition": True}),
    ("classic", 3, {"regions": "draft"}),
    ("deluxe", 2, {"map": "europe", "demolition": True}),
    ("deluxe", 3, {"map": "north-america"}),
    ("deluxe", 6, {"map": "europe", "regions": "draft"}),
)


def every() -> list[Sample]:
    """Every edition, map and number of players with every combination of options."""
    found: list[Sample] = []
    shared = {"regions": ("random", "draft"), "demolition": (False, True)}
    german = {"map": ("germany", "usa"), "figures": ("document", "print")}
    editions: dict[str, dict[str, tuple[Any, ...]]] = {
        "recharged": {**shared, **german, "start_cities": (False, True)},
        "classic": {**shared, **german, "quick_pass": (False, True)},
        "deluxe": {**shared, "map": ("europe", "north-america")},
    }
    for game, options in editions.items():
        for players in range(2, 7):
            for values in product(*options.values()):
                found.append((game, players, dict(zip(options, values, strict=True))))
    return found
