"""Maps in figures: what is counted, how it compares, and what balancing changes."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from megavolt.data import MapData, load_map
from megavolt.workshop.balance import Change, apply, apply_text, balanced, total
from megavolt.workshop.measure import measure, measure_links, outside, printed, scores, usual
from tests.data.test_map_warnings import square

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "map-iberia.toml"


def grid(**costs: int) -> MapData:
    data = square()
    for link in data["connections"]:
        link["cost"] = costs.get(f"{link['a']}_{link['b']}", 10)
    return load_map(data, "recharged")


def test_figures_of_a_plain_map() -> None:
    figures = measure(grid()).figures
    assert (figures["cost_mean"], figures["cost_spread"], figures["cost_most"]) == (10, 0, 10)
    assert [figures[f"connect_{n}"] for n in (7, 14, 17)] == [60, 130, 160]
    assert (figures["chokes"], figures["dead_ends"], figures["lonely"]) == (0, 0, 2)
    assert (figures["region_gap"], figures["start_gap"]) == (0, 0)


def test_a_cheap_region_is_seen() -> None:
    cheap = grid(c00_c01=1, c01_c02=1, c02_c03=1, c03_c04=1, c04_c05=1)
    found = measure(cheap)
    assert found.figures["region_gap"] > 0.3
    assert found.by_region[0][0] == min(region[0] for region in found.by_region) == 15


def test_a_city_that_all_must_pass() -> None:
    data = grid()
    through = [i for i, city in enumerate(data.cities) if city.id == "c20"]
    upper = {i for i, city in enumerate(data.cities) if city.id < "c20"}
    kept = [
        (a, b, cost)
        for a, b, cost in data.connections
        if len({a, b} & upper) != 1 or set(through) & {a, b}
    ]
    assert set(through) <= set(measure_links(data, kept).choke_cities)


def test_printed_maps_are_as_usual() -> None:
    assert all(outside(found) == [] for found in printed().values())
    assert all(set(scores(found).values()) == {100} for found in printed().values())
    assert usual()["cost_most"] == (21, 29)


@pytest.mark.slow
def test_balancing_brings_a_map_closer_to_printed_ones() -> None:
    data = load_map(str(EXAMPLE), "recharged")
    dear = replace(data, connections=tuple((a, b, c and c + 2) for a, b, c in data.connections))
    changes = balanced(dear, tries=60)
    costs = {(change.a, change.b): change.new for change in changes}
    after = [(a, b, costs.get((a, b), c)) for a, b, c in dear.connections]
    assert changes
    assert total(measure_links(dear, after)) < total(measure(dear))


def test_changes_are_written_into_the_text() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    data = load_map(str(EXAMPLE), "recharged")
    assert data.source is not None
    a, b, cost = data.connections[0]
    change = [Change(a, b, cost, cost + 3)]
    fresh = apply_text(text, data.source, data, change)
    pairs = [(old, new) for old, new in zip(text.splitlines(), fresh.splitlines(), strict=True)]
    changed = [new for old, new in pairs if old != new]
    assert len(changed) == 1
    assert f"cost = {cost + 3}" in changed[0]


def test_changes_of_data() -> None:
    source: dict[str, Any] = square()
    data = load_map(source, "recharged")
    a, b, _ = data.connections[0]
    after = apply(source, data, [Change(a, b, 10, 7)])
    assert [link["cost"] for link in after["connections"]][:2] == [7, 10]
    assert source["connections"][0]["cost"] == 10
