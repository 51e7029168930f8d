"""Geometry on the plane: projection, distances, polygons. All lengths are kilometres."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]  # x grows eastwards, y southwards, as on a screen
Ring = list[Point]
EARTH = 6371.0


@dataclass(frozen=True, slots=True)
class Plane:
    """Lambert's azimuthal equal-area projection around a middle, as the browser draws."""

    lon: float
    lat: float

    def at(self, lon: float, lat: float) -> Point:
        east, p, p0 = math.radians(lon - self.lon), math.radians(lat), math.radians(self.lat)
        cosine = math.sin(p0) * math.sin(p) + math.cos(p0) * math.cos(p) * math.cos(east)
        k = EARTH * math.sqrt(2 / max(1e-9, 1 + cosine))
        north = math.cos(p0) * math.sin(p) - math.sin(p0) * math.cos(p) * math.cos(east)
        return k * math.cos(p) * math.sin(east), -k * north

    def faces(self, lon: float, lat: float) -> bool:
        """Is a point on this side of the globe? What is far behind it is drawn out of shape."""
        east, p, p0 = math.radians(lon - self.lon), math.radians(lat), math.radians(self.lat)
        return math.sin(p0) * math.sin(p) + math.cos(p0) * math.cos(p) * math.cos(east) > -0.4


def apart(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def nearest(p: Point, a: Point, b: Point) -> Point:
    """The point of the line from a to b that is nearest to p."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length if length else 0.0
    t = max(0.0, min(1.0, t))
    return a[0] + t * dx, a[1] + t * dy


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two lines cross, other than at a common end?"""
    if {a, b} & {c, d}:
        return False
    return _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b)


def _side(a: Point, b: Point, p: Point) -> bool:
    return (b[0] - a[0]) * (p[1] - a[1]) > (b[1] - a[1]) * (p[0] - a[0])


class Shape:
    """Rings with their edges in bands, so that asking what is inside takes little time."""

    def __init__(self, rings: Sequence[Ring], band: float) -> None:
        self._band = band
        self._edges: dict[int, list[tuple[Point, Point]]] = {}
        for ring in rings:
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                low, high = sorted((a[1], b[1]))
                for n in range(math.floor(low / band), math.floor(high / band) + 1):
                    self._edges.setdefault(n, []).append((a, b))

    def contains(self, p: Point) -> bool:
        """Is a point inside an odd number of rings?"""
        inside = False
        x, y = p
        for (ax, ay), (bx, by) in self._edges.get(math.floor(y / self._band), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside


def area(ring: Ring) -> float:
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def clipped(ring: Ring, low: Point, high: Point) -> Ring:
    """Sutherland and Hodgman: what of a polygon is inside a box."""
    sides: list[Callable[[Point], float]] = [
        lambda p: p[0] - low[0],
        lambda p: high[0] - p[0],
        lambda p: p[1] - low[1],
        lambda p: high[1] - p[1],
    ]
    for side in sides:
        ring = _kept(ring, side)
    return ring


def hull(points: Sequence[Point]) -> Ring:
    """The convex hull, in the order that `inside_convex` takes."""
    ordered = sorted(set(points))
    halves = []
    for some in (ordered, ordered[::-1]):
        line: Ring = []
        for p in some:
            while len(line) > 1 and _turn(line[-2], line[-1], p) <= 0:
                line.pop()
            line.append(p)
        halves.append(line[:-1])
    return halves[0] + halves[1]


def _turn(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def inside_convex(ring: Ring, convex: Ring, margin: float) -> Ring:
    """What of a polygon is inside a convex one, or as near to it as the margin."""
    for n, a in enumerate(convex):
        b = convex[(n + 1) % len(convex)]
        length = max(apart(a, b), 1e-9)
        ring = _kept(ring, lambda p, a=a, b=b, length=length: _turn(a, b, p) / length + margin)  # type: ignore[misc]
    return ring


def _kept(ring: Ring, side: Callable[[Point], float]) -> Ring:
    found: Ring = []
    for n, p in enumerate(ring):
        q = ring[(n + 1) % len(ring)]
        dp, dq = side(p), side(q)
        if dp >= 0:
            found.append(p)
        if (dp < 0) != (dq < 0):
            t = dp / (dp - dq)
            found.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return found


def simpler(line: Ring, near: float) -> Ring:
    """Douglas and Peucker: points nearer than that to the line between others go."""
    keep, stack = {0, len(line) - 1}, [(0, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        most, far = 0.0, first
        for i in range(first + 1, last):
            off = apart(line[i], nearest(line[i], line[first], line[last]))
            if off > most:
                most, far = off, i
        if most > near:
            keep.add(far)
            stack += [(first, far), (far, last)]
    return [line[i] for i in sorted(keep)]
