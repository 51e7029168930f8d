"""What is legal on a map but may not be meant: what a person would see at a glance."""

import math
import statistics
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import combinations

from megavolt.data.maps import City, Link, MapData

Remark = tuple[str, dict[str, object]]
ALONE = 6.0  # times the usual distance to the next city: an outlier
PROPORTION = 2.6  # times the usual cost for the distance, or as little of it
NOTICEABLE = 6  # Elektro that a cost is off, at least
MOST = 8  # of one kind


def map_warnings(data: MapData) -> list[Remark]:
    """Things a map maker may not have intended, as (code, facts)."""
    kinds = (_sizes(data), _places(data), _crossings(data), _costs(data), _detours(data))
    found = [warning for kind in kinds for warning in list(kind)[:MOST]]
    return [*found, *_free(data)]


def _sizes(data: MapData) -> Iterator[Remark]:
    sizes = [len(region.cities) for region in data.regions]
    if len(set(sizes)) > 1:
        yield "map_warn_unequal", {"smallest": min(sizes), "largest": max(sizes)}
    if len(data.regions) < 5:
        yield "map_warn_few_regions", {"count": len(data.regions)}
    if sum(sorted(sizes)[:5]) < 35:
        yield "map_warn_small", {"count": sum(sorted(sizes)[:5])}


def _free(data: MapData) -> Iterator[Remark]:
    for a, b, cost in data.connections:
        if cost == 0:
            yield "map_warn_metropolis", {"pair": _pair(data, (a, b, cost))}


def _pair(data: MapData, link: Link) -> str:
    return f"{data.cities[link[0]].name} - {data.cities[link[1]].name}"


# ---- where cities are


def kilometres(a: City, b: City) -> float:
    return _between(a.lat, a.lon, b.lat, b.lon)


def _between(lat: float, lon: float, lat2: float, lon2: float) -> float:
    p, q, east = math.radians(lat), math.radians(lat2), math.radians(lon - lon2)
    cosine = math.sin(p) * math.sin(q) + math.cos(p) * math.cos(q) * math.cos(east)
    return 6371 * math.acos(max(-1.0, min(1.0, cosine)))


def _places(data: MapData) -> Iterator[Remark]:
    """Cities far from all others: most likely degrees in the wrong order, or a slip."""
    cities = data.cities
    near = [min(kilometres(a, b) for b in cities if b is not a) for a in cities]
    usual = statistics.median(near)
    for city, alone in zip(cities, near, strict=True):
        if alone < max(ALONE * usual, 1):
            continue
        turned = [_between(city.lon, city.lat, b.lat, b.lon) for b in cities if b is not city]
        facts: dict[str, object] = {"city": city.name, "km": round(alone)}
        fits = abs(city.lon) <= 90 and min(turned) < max(ALONE * usual, 1)
        yield ("map_warn_swapped" if fits else "map_warn_outlier"), facts


# ---- connections


def _crossings(data: MapData) -> Iterator[Remark]:
    spots = [(city.lon * _shrink(data), city.lat) for city in data.cities]
    for one, other in combinations(data.connections, 2):
        if {*one[:2]} & {*other[:2]}:
            continue
        a, b, c, d = (spots[n] for n in (*one[:2], *other[:2]))
        if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
            yield "map_warn_crossing", {"pair": _pair(data, one), "other": _pair(data, other)}


def _shrink(data: MapData) -> float:
    """Degrees of longitude are shorter away from the equator."""
    return math.cos(math.radians(statistics.fmean(city.lat for city in data.cities)))


def _side(a: tuple[float, float], b: tuple[float, float], p: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _costs(data: MapData) -> Iterator[Remark]:
    """Costs that do not fit the distance, measured by the map's own usual cost."""
    far = {
        link: kilometres(data.cities[link[0]], data.cities[link[1]]) for link in data.connections
    }
    rates = [link[2] / km for link, km in far.items() if link[2] and km > 0]
    if not rates:
        return
    usual = statistics.median(rates)
    for link, km in far.items():
        fitting = usual * km
        off = max(link[2] / max(fitting, 0.1), fitting / max(link[2], 1))
        if link[2] and off > PROPORTION and abs(link[2] - fitting) > NOTICEABLE:
            facts: dict[str, object] = {"cost": link[2], "usual": round(fitting), "km": round(km)}
            yield "map_warn_cost", {"pair": _pair(data, link), **facts}


def _detours(data: MapData) -> Iterator[Remark]:
    """Connections that nobody ever pays for: a way over other cities is cheaper."""
    for link in data.connections:
        detour = _detour(data, link)
        if detour < link[2]:
            facts: dict[str, object] = {"cost": link[2], "detour": detour}
            yield "map_warn_detour", {"pair": _pair(data, link), **facts}


def _detour(data: MapData, without: Link) -> int:
    near: dict[int, list[tuple[int, int]]] = {}
    for link in data.connections:
        if link is not without:
            a, b, cost = link
            near.setdefault(a, []).append((b, cost))
            near.setdefault(b, []).append((a, cost))
    start, end, limit = without
    best, heap = {start: 0}, [(0, start)]
    while heap:
        cost, city = heappop(heap)
        if city == end:
            return cost
        for other, step in near.get(city, ()):
            total = cost + step
            if total < best.get(other, limit):  # what costs as much is of no interest
                best[other] = total
                heappush(heap, (total, other))
    return limit
