"""What the editor proposes for a map that is being drawn."""

import pytest

from megavolt.workshop.errors import WorkshopError
from megavolt.workshop.plane import Plane, cross
from megavolt.workshop.proposals import divide, more_cities, more_connections

POLAND = (14.0, 49.0, 24.0, 55.0)


def test_cities_are_the_largest_with_room_around_those_there() -> None:
    first = more_cities(POLAND, [], 3)
    assert first[0].name == "Warsaw"
    more = more_cities(POLAND, [(first[0].lat, first[0].lon)], 30)
    assert len(more) == 30
    assert "Warsaw" not in {place.name for place in more}


def test_a_rectangle_in_the_ocean_has_none() -> None:
    assert more_cities((-40.0, 30.0, -35.0, 35.0), [], 10) == []


def test_an_empty_rectangle_is_refused() -> None:
    with pytest.raises(WorkshopError, match="not a rectangle"):
        more_cities((10.0, 50.0, 10.0, 40.0), [], 10)


def test_new_connections_cross_none_of_the_old_ones() -> None:
    spots = [(place.lat, place.lon) for place in more_cities(POLAND, [], 24)]
    old = [(0, 17, 0), (3, 20, 40)]  # across the map
    found = more_connections(spots, old)
    plane = Plane(19, 52)
    points = [plane.at(lon, lat) for lat, lon in spots]
    for a, b, cost in found:
        assert cost > 0
        assert not any(cross(points[a], points[b], points[x], points[y]) for x, y, _ in old)
    assert {(a, b) for a, b, _ in found}.isdisjoint({(0, 17), (3, 20)})


@pytest.mark.parametrize(
    "spots",
    [
        [(50.0, 10.0), (51.0, 11.0)],
        [(50.0, 10.0 + n) for n in range(5)],  # in a row
        [(50.0, 10.0)] * 4,  # all in one place
    ],
)
def test_all_cities_are_connected_even_without_triangles(spots: list[tuple[float, float]]) -> None:
    found = more_connections(spots, [])
    joined = {0}
    for _ in spots:
        joined |= {n for a, b, _ in found for n in (a, b) if a in joined or b in joined}
    assert joined == set(range(len(spots)))


def test_regions_differ_in_size_by_one_at_most() -> None:
    spots = [(place.lat, place.lon) for place in more_cities(POLAND, [], 20)]
    found = divide(spots, more_connections(spots, []), 3)
    assert sorted(len(cities) for _, _, cities in found) == [6, 7, 7]
    assert len({names for names, _, _ in found}) == 3
    with pytest.raises(WorkshopError, match="cannot be divided"):
        divide(spots, [], 3)
