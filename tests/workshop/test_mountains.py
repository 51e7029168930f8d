"""Mountains: where they are, and what they do to connections."""

import pytest

from megavolt.workshop.links import CLIMB, ways
from megavolt.workshop.mountains import climbed, is_mountainous

TURIN, GRENOBLE = (45.07, 7.68), (45.18, 5.72)
PARIS, BRUSSELS = (48.86, 2.35), (50.85, 4.35)


@pytest.mark.parametrize(
    ("lon", "lat"),
    [(8.0, 46.5), (86.9, 28.0), (-69.8, -33.0), (137.6, 36.2), (13.6, 42.4), (-3.7, 57.0)],
)
def test_mountains(lon: float, lat: float) -> None:
    assert is_mountainous(lon, lat)


@pytest.mark.parametrize(
    ("lon", "lat"),
    [(5.0, 52.0), (21.5, 53.8), (-98.0, 38.5), (-67.5, -18.0), (26.0, 59.9), (-40.0, 0.0)],
)
def test_plains_plateaus_and_the_sea(lon: float, lat: float) -> None:
    assert not is_mountainous(lon, lat)


def test_the_ends_of_the_world() -> None:
    assert not any(is_mountainous(lon, lat) for lon in (-180.0, 180.0) for lat in (-90.0, 90.0))


def test_a_line_over_the_alps_and_one_over_plains() -> None:
    assert climbed(TURIN, GRENOBLE) > 0.6
    assert climbed(PARIS, BRUSSELS) == 0


def test_a_line_across_the_date_line_is_a_short_one() -> None:
    assert climbed((-30.0, 179.5), (-30.0, -179.5)) == 0  # not around the world, over the Andes


def test_a_connection_over_mountains_counts_as_longer() -> None:
    points = [(0.0, 0.0), (100.0, 0.0), (0.0, 100.0)]
    land = [[(-500.0, -500.0), (500.0, -500.0), (500.0, 500.0), (-500.0, 500.0)]]
    flat = ways(points, [PARIS] * 3, land, [])
    steep = ways(points, [TURIN, GRENOBLE, TURIN], land, [])
    across = climbed(TURIN, GRENOBLE)
    assert {(way.a, way.b): way.length for way in flat}[0, 1] == pytest.approx(100)
    found = {(way.a, way.b): way.length for way in steep}
    assert found[0, 1] == pytest.approx(100 * (1 + CLIMB * across))
