"""Maps of one's own on the kernel: a user's file, and as many cities as it takes."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from megavolt.core.errors import OptionError
from megavolt.core.registry import make_game
from megavolt.kernel.board.configuration import Configuration
from megavolt.kernel.board.row import CITIES
from tests.kernel.comparison import Pair

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "map-iberia.toml"


def ladder(length: int) -> dict[str, Any]:
    """Two rows of cities, joined at every place; six places to a region."""
    cities = [(row, place) for place in range(length) for row in range(2)]
    along = [(f"c{r}-{p}", f"c{r}-{p + 1}", 2 + p % 29) for r, p in cities if p + 1 < length]
    across = [(f"c0-{p}", f"c1-{p}", p % 7) for p in range(length)]
    return {
        "id": "ladder",
        "name": "Ladder",
        "regions": [{"id": f"r{n}", "name": f"Part {n}"} for n in range((length + 5) // 6)],
        "cities": [
            {"id": f"c{r}-{p}", "name": f"C{r}/{p}", "region": f"r{p // 6}", "lat": r, "lon": p}
            for r, p in cities
        ],
        "connections": [{"a": a, "b": b, "cost": cost} for a, b, cost in along + across],
    }


def test_a_map_from_a_users_file_is_the_same_in_engine_and_kernel() -> None:
    shipped = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    Pair(("classic", 4, {"map": shipped}), 3).play_on()


@pytest.mark.parametrize("players", [2, 5])
def test_a_map_of_64_cities_is_the_same_in_engine_and_kernel(players: int) -> None:
    pair = Pair(("recharged", players, {"map": ladder(CITIES // 2)}), 3)
    pair.play_on()
    assert pair.configuration.table.size > CITIES * CITIES


def test_a_larger_map_is_refused() -> None:
    large = make_game("recharged", 3, {"map": ladder(CITIES // 2 + 1)})
    with pytest.raises(OptionError, match="too large for the kernel"):
        Configuration(large)
