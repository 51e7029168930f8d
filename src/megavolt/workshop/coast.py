"""The land of an area on the plane, and as the paths that a map file brings."""

from collections import Counter
from collections.abc import Iterable

from megavolt.data.land import Land
from megavolt.workshop.atlas import Atlas
from megavolt.workshop.places import Area, Box
from megavolt.workshop.plane import (
    Plane,
    Point,
    Ring,
    apart,
    area,
    clipped,
    hull,
    inside_convex,
    simpler,
)

STEPS = 1000  # how finely the longer side of the map is drawn
NEAR = 1.1  # steps that a simpler outline may be off
TINY = 14.0  # square steps; smaller islands are left out
BEYOND = (1.4, 0.8)  # land beyond the cities, in parts of the longer side: screens are wide
PART_MARGIN = 0.05  # of the longer side: land beyond the outermost cities of a part
REACH = 0.3  # of the longer side: home islands farther from all cities are not home


def home_rings(world: Atlas, where: Area, plane: Plane, cities: list[Point]) -> list[Ring]:
    """The countries of an area without borders between them, near the cities only."""
    reach = REACH * max(_size(cities))
    rings = [
        [plane.at(lon, lat) for lon, lat in points]
        for points in (_boxed(ring, where.box) for ring in _merged(world, where.codes))
        if len(points) > 2 and all(plane.faces(lon, lat) for lon, lat in points)
    ]
    if where.parts:
        rings = _of_parts(rings, where, plane)
    fine = max(_size(cities)) / STEPS
    return [_thinned(ring, fine) for ring in rings if _near(ring, cities, reach)]


def _of_parts(rings: list[Ring], where: Area, plane: Plane) -> list[Ring]:
    """There are no outlines of parts of countries: the land around all their cities stands in."""
    spots = [plane.at(place.lon, place.lat) for place in where.places]
    edge, margin = hull(spots), PART_MARGIN * max(_size(spots))
    found = [inside_convex(ring, edge, margin) for ring in rings]
    return [ring for ring in found if len(ring) > 2]


def _boxed(ring: list[Point], box: Box | None) -> list[Point]:
    if box is None:
        return ring
    west, south, east, north = box
    return clipped(ring, (west, south), (east, north))


def _near(ring: Ring, cities: list[Point], reach: float) -> bool:
    return any(
        apart(city, point) < reach for city in cities for point in ring[:: len(ring) // 60 + 1]
    )


def _size(points: Iterable[Point]) -> tuple[float, float]:
    some = list(points)
    xs, ys = [x for x, _ in some], [y for _, y in some]
    return max(xs) - min(xs), max(ys) - min(ys)


def _merged(world: Atlas, codes: frozenset[str]) -> list[list[Point]]:
    """Rings of all countries together: what two of them share is not an edge."""
    rings = [ring for code in sorted(codes) for ring in world.countries[code].rings]
    used = Counter(max(n, ~n) for ring in rings for n in ring)
    loose: list[int] = []
    whole = []
    for ring in rings:
        if all(used[max(n, ~n)] == 1 for n in ring):
            whole.append(world.outline(ring))
        else:
            loose += [n for n in ring if used[max(n, ~n)] == 1]
    return whole + _chained(world, loose)


def _chained(world: Atlas, loose: list[int]) -> list[list[Point]]:
    """Arcs put end to end until they close."""
    starts: dict[Point, list[list[Point]]] = {}
    for n in loose:
        arc = world.arc(n)
        starts.setdefault(arc[0], []).append(arc)
    rings = []
    while any(starts.values()):
        first = next(arcs for arcs in starts.values() if arcs).pop()
        ring = list(first)
        while ring[-1] != ring[0] and starts.get(ring[-1]):
            ring += starts[ring[-1]].pop()[1:]
        rings.append(ring[:-1])
    return rings


def land_of(world: Atlas, where: Area, plane: Plane, cities: list[Point], home: list[Ring]) -> Land:
    """What the browser draws behind the cities."""
    xs, ys = [x for x, _ in cities], [y for _, y in cities]
    side = max(max(xs) - min(xs), max(ys) - min(ys), 1.0)
    unit = side / STEPS
    wide, high_up = (part * side for part in BEYOND)
    low = (min(xs) - wide, min(ys) - high_up)
    high = (max(xs) + wide, max(ys) + high_up)
    abroad = [ring for ring in all_rings(world, plane) if _in_sight(ring, low, high)]
    return Land(
        center=(plane.lon, plane.lat),
        unit=round(unit, 6),
        land="".join(_path(clipped(ring, low, high), unit) for ring in abroad),
        home="".join(_path(clipped(ring, low, high), unit) for ring in home),
        borders="".join(
            _line(line, unit) for line in _inner_borders(world, where, plane, low, high)
        ),
    )


def all_rings(world: Atlas, plane: Plane) -> list[Ring]:
    rings = [world.outline(ring) for c in world.countries.values() for ring in c.rings]
    return [
        [plane.at(lon, lat) for lon, lat in ring]
        for ring in rings
        if len(ring) > 2 and all(plane.faces(lon, lat) for lon, lat in ring)
    ]


def _in_sight(ring: Ring, low: Point, high: Point) -> bool:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs) < high[0] and max(xs) > low[0] and min(ys) < high[1] and max(ys) > low[1]


def _inner_borders(
    world: Atlas, where: Area, plane: Plane, low: Point, high: Point
) -> Iterable[Ring]:
    """Where two countries of the area meet."""
    arcs = [n for code in sorted(where.codes) for r in world.countries[code].rings for n in r]
    used = Counter(max(n, ~n) for n in arcs)
    for n in sorted(used):
        line = [plane.at(lon, lat) for lon, lat in world.arcs[n]]
        if used[n] > 1 and all(_in_sight([p], low, high) for p in line):
            yield line


def _path(ring: Ring, unit: float) -> str:
    if len(ring) < 3:
        return ""
    steps = _thinned([(x / unit, y / unit) for x, y in ring], 1)
    if len(steps) < 3 or abs(area(steps)) < TINY:
        return ""
    return f"{_written(steps)}z"


def _thinned(ring: Ring, unit: float) -> Ring:
    """A closed line is simplified in two halves, so that both ends of each stay."""
    half = len(ring) // 2
    first, second = ring[: half + 1], ring[half:]
    return simpler(first, NEAR * unit)[:-1] + simpler(second, NEAR * unit)


def _line(line: Ring, unit: float) -> str:
    steps = simpler([(x / unit, y / unit) for x, y in line], NEAR)
    return _written(steps)


def _written(steps: Ring) -> str:
    whole = [(round(x), round(y)) for x, y in steps]
    (x, y), *rest = whole
    text = []
    for px, py in rest:
        text.append(f"{px - x},{py - y}")
        x, y = px, py
    return f"M{whole[0][0]},{whole[0][1]}l{' '.join(text)}".replace(",-", "-").replace(" -", "-")
