"""Configurations of the games with a kernel that together use every option."""

from itertools import product
from random import Random
from typing import Any

from megavolt.data import load_deck

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
CARDS: tuple[Sample, ...] = (
    ("cards", 2, {"demolition": True}),
    ("cards", 2, {"singles": "supply"}),
    ("cards", 3, {}),
    ("cards", 4, {"demolition": True, "singles": "supply"}),
    ("cards", 5, {"demolition": True, "hidden_money": True}),
    ("cards", 6, {"singles": "supply"}),
)


def own_deck(seed: int) -> dict[str, Any]:
    """A deck of the usual size whose plants and fuel cards are drawn at random: high numbers, many
    units, many hybrids, numbers that several plants have.
    """
    rng = Random(seed)
    large = rng.sample(range(1, 100), 29)
    sizes = [("small", rng.randint(1, 12)) for _ in range(13)] + [("large", n) for n in large]
    shipped = load_deck("shipped")
    return {
        "plants": {"list": [_plant(rng, i, *card) for i, card in enumerate(sizes)]},
        "fuels": {
            "list": [
                {"id": card.id, "kind": card.kind, "mark": card.mark, "source": "box"}
                | {"units": 1 if card.mark == "single" else rng.randint(1, 3)}
                for card in shipped.fuels
            ]
        },
    }


def _plant(rng: Random, i: int, size: str, number: int) -> dict[str, Any]:
    fuel = rng.choice(("coal", "gas", "oil", "uranium", "hybrid", "hybrid", "eco"))
    figures = {"units": 0 if fuel == "eco" else rng.randint(1, 9), "income": rng.randint(1, 99)}
    return {"id": f"p{i}", "number": number, "deck": size, "fuel": fuel, "source": "box"} | figures


def every_cards() -> list[Sample]:
    """Every number of players with every combination of options, with and without an own deck."""
    options = product(range(2, 7), ("shipped", "own"), (False, True), ("unlimited", "supply"))
    return [
        (
            "cards",
            players,
            {"demolition": demolition, "singles": singles}
            | ({"deck": own_deck(players)} if deck == "own" else {}),
        )
        for players, deck, demolition, singles in options
    ]


def every() -> list[Sample]:
    """Every edition, map and number of players of the board game with every combination of
    options.
    """
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
