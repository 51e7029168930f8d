"""Which cities are connected: neighbours on the ground, no two lines crossing, few over water and
mountains.
"""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from megavolt.workshop.mountains import Spot, climbed
from megavolt.workshop.plane import Point, Ring, Shape, apart, cross, nearest

PER_CITY = 2.04  # connections, as on the printed maps
MOST = 7  # at one city
WATER = 1.4  # how much longer a kilometre is that leads over water or abroad
CLIMB = 0.6  # and over mountains
# How much of a connection may lead over water, and how near no third city may be to it in parts
# of its length: less strict where there would be too few.
OPEN = ((0.55, 0.12), (0.75, 0.12), (1.0, 0.12), (1.0, 0.05))
ENOUGH = 1.93  # connections per city
SAMPLES = 24


@dataclass(frozen=True, slots=True)
class Way:
    a: int
    b: int
    length: float  # as travelled: water and mountains count more
    wet: float  # the part that leads over water or abroad


def ways(
    points: Sequence[Point],
    spots: Sequence[Spot],
    home: Sequence[Ring],
    pairs: Sequence[tuple[int, int]],
) -> list[Way]:
    """Every connection that could be: the sides of Delaunay's triangles, the shortest first.

    `spots` are the same cities on the globe.
    """
    found = []
    ys = [y for _, y in points]
    shape = Shape(home, max((max(ys) - min(ys)) / 200, 0.1))
    for a, b in sorted(_delaunay(points) | {*pairs}):
        wet = _wet(points[a], points[b], shape)
        harder = 1 + WATER * wet + CLIMB * climbed(spots[a], spots[b])
        found.append(Way(a, b, apart(points[a], points[b]) * harder, wet))
    return sorted(found, key=lambda way: way.length)


def _delaunay(points: Sequence[Point]) -> set[tuple[int, int]]:
    """Triangles whose circle holds no other point. Few points, so each triple is tried."""
    sides: set[tuple[int, int]] = set()
    near = [_nearest(n, points) for n in range(len(points))]
    for a in range(len(points)):
        for b, c in combinations(near[a], 2):
            circle = _circle(points[a], points[b], points[c])
            if circle is None:
                continue
            x, y, square = circle
            if all(
                (px - x) ** 2 + (py - y) ** 2 >= square * (1 - 1e-9)
                for n, (px, py) in enumerate(points)
                if n not in (a, b, c)
            ):
                sides |= {(min(pair), max(pair)) for pair in ((a, b), (b, c), (a, c))}
    return sides


def _nearest(n: int, points: Sequence[Point]) -> list[int]:
    others = [m for m in range(len(points)) if m != n]
    return sorted(others, key=lambda m: apart(points[n], points[m]))[:16]


def _circle(a: Point, b: Point, c: Point) -> tuple[float, float, float] | None:
    """Centre and squared radius of the circle through three points."""
    bx, by, cx, cy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    d = 2 * (bx * cy - by * cx)
    if abs(d) < 1e-6:
        return None
    bb, cc = bx * bx + by * by, cx * cx + cy * cy
    x, y = (cy * bb - by * cc) / d, (bx * cc - cx * bb) / d
    return a[0] + x, a[1] + y, x * x + y * y


def _wet(a: Point, b: Point, home: Shape) -> float:
    steps = [n / SAMPLES for n in range(1, SAMPLES)]
    spots = [(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for t in steps]
    return sum(not home.contains(spot) for spot in spots) / len(spots)


def connected(
    points: Sequence[Point], possible: list[Way], pairs: Sequence[tuple[int, int]]
) -> list[Way]:
    """As many connections as usual: all that hold the map together, then the most useful."""
    kept = _tree(len(points), possible, pairs)
    rest = [way for way in possible if way not in kept]
    for wet, clear in OPEN:
        fitting = [way for way in rest if way.wet <= wet and _clear(way, points, clear)]
        best = _best(points, kept, fitting)
        if len(best) >= ENOUGH * len(points):
            break
    return sorted(_mended(points, best, rest), key=lambda way: (way.a, way.b))


def _mended(points: Sequence[Point], found: list[Way], rest: list[Way]) -> list[Way]:
    """With a way around every city that would be the only one between two parts of the map."""
    found = list(found)
    for city in range(len(points)):
        pieces = _without(len(points), found, city)
        if len([piece for piece in pieces if len(piece) > 2]) < 2:
            continue
        group = {n: k for k, piece in enumerate(pieces) for n in piece}
        for way in rest:
            if city in (way.a, way.b) or group[way.a] == group[way.b]:
                continue
            if not any(_crosses(points, way, other) for other in found):
                found.append(way)
                break
    return found


def _without(count: int, found: Sequence[Way], gone: int) -> list[set[int]]:
    """What a map falls into without one of its cities."""
    left, pieces = set(range(count)) - {gone}, []
    while left:
        piece = {left.pop()}
        grew = True
        while grew:
            near = {n for w in found for n in (w.a, w.b) if w.a in piece or w.b in piece} - {gone}
            grew = not near <= piece
            piece |= near
        left -= piece
        pieces.append(piece)
    return pieces


def _best(points: Sequence[Point], kept: list[Way], rest: list[Way]) -> list[Way]:
    """As many as usual, chosen by how much of a detour each saves."""
    wanted = round(PER_CITY * len(points))
    low, high = 1.0, 6.0
    best = list(kept)
    for _ in range(12):
        stretch = (low + high) / 2
        found = _useful(points, kept, rest, stretch)
        if len(found) >= wanted:
            low = stretch
            best = found
        else:
            high = stretch
            best = max(best, found, key=len) if len(best) < wanted else best
    return best[:wanted]


def _tree(count: int, possible: list[Way], pairs: Sequence[tuple[int, int]]) -> list[Way]:
    """The least that holds all cities together, conurbations first."""
    group = list(range(count))
    kept = []
    for way in sorted(possible, key=lambda way: ((way.a, way.b) not in pairs, way.length)):
        if group[way.a] != group[way.b]:
            old, new = group[way.a], group[way.b]
            group = [new if g == old else g for g in group]
            kept.append(way)
    return kept


def _clear(way: Way, points: Sequence[Point], clear: float) -> bool:
    a, b = points[way.a], points[way.b]
    length = apart(a, b)
    others = [p for n, p in enumerate(points) if n not in (way.a, way.b)]
    return all(apart(p, nearest(p, a, b)) > clear * length for p in others)


def _useful(points: Sequence[Point], kept: list[Way], rest: list[Way], stretch: float) -> list[Way]:
    """Those that shorten a detour by so much, the shortest first."""
    found = list(kept)
    degree = [sum(n in (way.a, way.b) for way in found) for n in range(len(points))]
    for way in rest:
        if max(degree[way.a], degree[way.b]) >= MOST:
            continue
        if distances(len(points), found, way.a)[way.b] < stretch * way.length:
            continue
        if any(_crosses(points, way, other) for other in found):
            continue
        found.append(way)
        degree[way.a] += 1
        degree[way.b] += 1
    return found


def _crosses(points: Sequence[Point], one: Way, other: Way) -> bool:
    return cross(points[one.a], points[one.b], points[other.a], points[other.b])


def distances(count: int, found: Sequence[Way], start: int) -> list[float]:
    """Dijkstra, from one city to all."""
    near: list[list[tuple[int, float]]] = [[] for _ in range(count)]
    for way in found:
        near[way.a].append((way.b, way.length))
        near[way.b].append((way.a, way.length))
    far = [float("inf")] * count
    far[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        length, n = heapq.heappop(heap)
        if length > far[n]:
            continue
        for m, step in near[n]:
            if length + step < far[m]:
                far[m] = length + step
                heapq.heappush(heap, (far[m], m))
    return far
