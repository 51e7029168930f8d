"""What a person sees at a glance: places, crossings and costs that cannot be meant."""

from typing import Any

import pytest

from megavolt.data import load_map, map_warnings

SIDE = 6


def square() -> dict[str, Any]:
    """Six by six cities on a grid, a row a region, all connected for 10."""
    cities = [
        {
            "id": f"c{row}{column}",
            "name": f"C{row}{column}",
            "region": f"r{row}",
            "lat": 50 + row,
            "lon": 8 + 1.5 * column,
        }
        for row in range(SIDE)
        for column in range(SIDE)
    ]
    steps = [(row, column, 0, 1) for row in range(SIDE) for column in range(SIDE - 1)]
    steps += [(row, column, 1, 0) for row in range(SIDE - 1) for column in range(SIDE)]
    links = [
        {"a": f"c{row}{column}", "b": f"c{row + down}{column + right}", "cost": 10}
        for row, column, down, right in steps
    ]
    regions = [{"id": f"r{row}", "name": f"R{row}"} for row in range(SIDE)]
    return {
        "id": "square",
        "name": "Square",
        "regions": regions,
        "cities": cities,
        "connections": links,
    }


def remarks(data: dict[str, Any]) -> list[tuple[str, dict[str, object]]]:
    found = map_warnings(load_map(data, "recharged"))
    return [one for one in found if one[0] != "map_warn_small"]


def test_a_plain_map_is_worth_no_look() -> None:
    assert remarks(square()) == []


def test_degrees_in_the_wrong_order() -> None:
    data = square()
    data["cities"][7] |= {"lat": 9.5, "lon": 51}
    assert ("map_warn_swapped", "C11") in [(code, f.get("city")) for code, f in remarks(data)]


def test_a_city_far_from_all_others() -> None:
    data = square()
    data["cities"][7] |= {"lat": 51, "lon": 95}
    found = [(code, facts.get("city")) for code, facts in remarks(data)]
    assert ("map_warn_outlier", "C11") in found


def test_connections_that_cross() -> None:
    data = square()
    data["connections"] += [
        {"a": "c00", "b": "c11", "cost": 14},
        {"a": "c01", "b": "c10", "cost": 14},
    ]
    assert ("map_warn_crossing", {"pair": "C00 - C11", "other": "C01 - C10"}) in remarks(data)


@pytest.mark.parametrize("cost", [1, 40])
def test_a_cost_that_does_not_fit_the_distance(cost: int) -> None:
    data = square()
    data["connections"][0]["cost"] = cost
    found = [facts for code, facts in remarks(data) if code == "map_warn_cost"]
    assert [(facts["pair"], facts["cost"]) for facts in found] == [("C00 - C01", cost)]


def test_a_connection_dearer_than_a_detour() -> None:
    data = square()
    data["connections"].append({"a": "c00", "b": "c11", "cost": 21})
    facts = {"pair": "C00 - C11", "cost": 21, "detour": 20}
    assert remarks(data) == [("map_warn_detour", facts)]


def test_one_that_costs_as_much_as_a_detour_is_left_alone() -> None:
    data = square()
    data["connections"].append({"a": "c00", "b": "c11", "cost": 20})
    assert remarks(data) == []
