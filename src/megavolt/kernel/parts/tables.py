"""The shared part of a table, made from the rules of a game with a plant market."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.kernel.layout import Layout
from megavolt.parts.plant_rules import PlantRules

Table = NDArray[np.int32]


def put(t: Table, layout: Layout, *parts: dict[str, Any]) -> None:
    """Write values into the columns that have their names."""
    for part in parts:
        for name, value in part.items():
            values = np.atleast_1d(np.asarray(value)).ravel()
            assert len(values) <= layout.width_of(name), name
            t[layout.at(name) : layout.at(name) + len(values)] = values


def plant_columns(r: PlantRules, output: Sequence[int]) -> dict[str, Any]:
    """What is known of plants, and how they run; `output` is what a run of each brings."""
    return {
        "players": r.players,
        "plant_limit": r.plant_limit,
        "discount_minimum": r.discount_minimum,
        "hybrid": r.hybrid,
        "number": r.number,
        "fuel_of": r.fuel_of,
        "units": r.units,
        "storage": [units * r.storage_factor for units in r.units],
        "output": output,
        "first_run": [runs[0] - r.run0 if runs else 0 for runs in r.runs],
        "run_count": [len(runs) for runs in r.runs],
        "run_burn": r.run_burn,
        "sha256": _sha256_constants(),
    }


def demolition_columns(cards: Sequence[tuple[int, int]]) -> dict[str, Any]:
    return {"demolition_cards": len(cards), "demolition": [pay for card in cards for pay in card]}


def deck_columns(low: Sequence[int], high: Sequence[int]) -> dict[str, Any]:
    """The plants to be shuffled, by their backs."""
    return {
        "low_plants": low,
        "low_count": len(low),
        "high_plants": high,
        "high_count": len(high),
    }


def _sha256_constants() -> NDArray[np.int32]:
    """The first 32 bits of the fractional parts of the cube roots of the first 64 primes."""
    primes = [n for n in range(2, 312) if all(n % k for k in range(2, n))]
    return np.array([_cube_root(p << 96) & 0xFFFF_FFFF for p in primes], np.uint32).view(np.int32)


def _cube_root(number: int) -> int:
    """The whole part of it."""
    low, high = 0, 1 << 40
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle - 1)
    return low
