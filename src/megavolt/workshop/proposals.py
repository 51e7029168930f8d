"""What the editor does at one click for a map that is being drawn: cities, connections, regions."""

from collections.abc import Sequence

from megavolt.core.rng import Rng, seed_state
from megavolt.workshop import coast, costs, links, regions
from megavolt.workshop.atlas import Place, atlas
from megavolt.workshop.choose import middle
from megavolt.workshop.errors import WorkshopError
from megavolt.workshop.links import Way
from megavolt.workshop.places import Box, check_box
from megavolt.workshop.plane import Plane, Point, Ring, apart, clipped, cross

Spot = tuple[float, float]  # degrees north and east
Link = tuple[int, int, int]  # two cities by their place in the list, and the cost
LARGEST = 600  # candidates are enough
TRIES = 16
MANY = 70  # cities; with more of them the first regions found will do: somebody waits
BEYOND = 50.0  # kilometres around the cities in which land counts


# ---- cities


def more_cities(box: Box, there: Sequence[Spot], count: int) -> list[Place]:
    """The largest cities of a rectangle, as far from each other and from those there as fits."""
    check_box(box)
    west, south, east, north = box
    plane = Plane((west + east) / 2, (south + north) / 2)
    inside = [p for p in atlas().places if west <= p.lon <= east and south <= p.lat <= north]
    largest = sorted(inside, key=lambda place: -place.people)[:LARGEST]
    candidates = [(plane.at(place.lon, place.lat), place) for place in largest]
    taken = [plane.at(lon, lat) for lat, lon in there]
    low, high = 1.0, apart(plane.at(west, south), plane.at(east, north))
    best = _spread(candidates, taken, low)
    for _ in range(TRIES):
        step = (low + high) / 2
        found = _spread(candidates, taken, step)
        if len(found) >= count:
            best, low = found, step
        else:
            high = step
    return best[:count]


def _spread(
    candidates: Sequence[tuple[Point, Place]], taken: Sequence[Point], step: float
) -> list[Place]:
    used, found = list(taken), []
    for at, place in candidates:
        if all(apart(at, other) >= step for other in used):
            used.append(at)
            found.append(place)
    return found


# ---- connections


def more_connections(cities: Sequence[Spot], there: Sequence[Link]) -> list[Link]:
    """Connections of neighbours that cross none of those there, priced by distance."""
    points = _points(cities)
    old = {(min(a, b), max(a, b)): cost for a, b, cost in _whole(there, len(points))}
    lines = [(points[a], points[b]) for a, b in old]
    pairs = [*old, *_shortest_tree(points)]
    every = links.ways(points, cities, _land(cities, points), pairs)
    possible = [way for way in every if (way.a, way.b) in old or _is_free(way, points, lines)]
    found = links.connected(points, possible, list(old))
    kept = {(way.a, way.b) for way in found}
    found += [way for way in possible if (way.a, way.b) in old and (way.a, way.b) not in kept]
    free = [pair for pair, cost in old.items() if cost == 0]
    priced = costs.priced(found, len(points), free, 1.0)
    return [link for link in priced if (link[0], link[1]) not in old]


def _whole(there: Sequence[Link], count: int) -> list[Link]:
    """Connections without those of cities that are not in the list."""
    return [(a, b, cost) for a, b, cost in there if a != b and max(a, b) < count]


def _is_free(way: Way, points: Sequence[Point], lines: Sequence[tuple[Point, Point]]) -> bool:
    return not any(cross(points[way.a], points[way.b], *line) for line in lines)


def _shortest_tree(points: Sequence[Point]) -> list[tuple[int, int]]:
    """Connects all, also where there are no triangles: two cities, or all in a row."""
    near = {n: (apart(points[n], points[0]), 0) for n in range(1, len(points))}
    tree = []
    while near:
        n = min(near, key=lambda m: near[m])
        tree.append((min(n, near[n][1]), max(n, near[n][1])))
        del near[n]
        near = {m: min(old, (apart(points[m], points[n]), n)) for m, old in near.items()}
    return tree


def _points(cities: Sequence[Spot]) -> list[Point]:
    plane = _plane(cities)
    return [plane.at(lon, lat) for lat, lon in cities]


def _plane(cities: Sequence[Spot]) -> Plane:
    return middle([Place("", lat, lon, 0, "", "", {}) for lat, lon in cities])


def _land(cities: Sequence[Spot], points: Sequence[Point]) -> list[Ring]:
    """All land around the cities, of whatever country."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low, high = (min(xs) - BEYOND, min(ys) - BEYOND), (max(xs) + BEYOND, max(ys) + BEYOND)
    near = [clipped(ring, low, high) for ring in coast.all_rings(atlas(), _plane(cities))]
    return [ring for ring in near if len(ring) > 2]


# ---- regions


def divide(
    cities: Sequence[Spot], there: Sequence[Link], count: int
) -> list[tuple[regions.Names, str, list[int]]]:
    """Connected regions of about equal size: their names, colours and cities."""
    points = _points(cities)
    found = [Way(a, b, apart(points[a], points[b]), 0.0) for a, b, _ in _whole(there, len(points))]
    pairs = [(a, b) for a, b, cost in _whole(there, len(points)) if cost == 0]
    own = None
    if len(points) >= count:
        patience = regions.RESTARTS if len(points) <= MANY else 1
        own = regions.part(points, found, pairs, count, Rng(seed_state(0)), patience)
    if own is None:
        raise WorkshopError("map_cannot_divide", regions=count)
    called = regions.names(points, own, count)
    groups = [[n for n, k in enumerate(own) if k == region] for region in range(count)]
    return [(called[k], regions.COLORS[k], groups[k]) for k in range(count)]
