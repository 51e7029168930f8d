"""A map in figures, the same for printed maps and new ones, and how far they are from usual."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from megavolt.data import MapData, edition_ids, load_map, printed_maps
from megavolt.data.maps import Link

COUNTS = (7, 14, 17)  # cities to connect: step 2, most of a game, the end
SLACK = 0.03  # how far beyond the printed maps a figure may be and still count as within


@dataclass(frozen=True, slots=True)
class Measures:
    """What a map is like. `figures` are compared with printed maps; the rest explains them."""

    figures: dict[str, float]
    by_region: tuple[tuple[float, ...], ...]  # mean cost to connect 7, 14, 17 from its cities
    choke_cities: tuple[int, ...]  # without them the map falls apart
    by_start: tuple[tuple[float, ...], ...]  # the same from every city


def measure(data: MapData) -> Measures:
    return measure_links(data, data.connections)


def measure_links(data: MapData, links: Sequence[Link]) -> Measures:
    """As if the connections of a map were others."""
    count = len(data.cities)
    far = _distances(count, links)
    starts = [_growth(far, start) for start in range(count)]
    by_region = tuple(
        tuple(_mean([starts[c][k] for c in region.cities]) for k in range(len(COUNTS)))
        for region in data.regions
    )
    chokes = _chokes(count, links)
    return Measures(
        _figures(data, links, starts, by_region, chokes), by_region, chokes, tuple(starts)
    )


def _figures(
    data: MapData,
    links: Sequence[Link],
    starts: list[tuple[float, ...]],
    by_region: tuple[tuple[float, ...], ...],
    chokes: tuple[int, ...],
) -> dict[str, float]:
    costs = [cost for *_, cost in links]
    degrees = [sum(n in link[:2] for link in links) for n in range(len(data.cities))]
    sevens = [region[0] for region in by_region]
    found = {
        "cost_mean": statistics.fmean(costs),
        "cost_spread": statistics.pstdev(costs),
        "cost_most": max(costs),
        "free": costs.count(0),
        "degree_mean": statistics.fmean(degrees),
        "dead_ends": degrees.count(1),
    }
    for k, wanted in enumerate(COUNTS):
        found[f"connect_{wanted}"] = _mean([start[k] for start in starts])
    found["region_gap"] = (max(sevens) - min(sevens)) / max(_mean(sevens), 1)
    found["start_gap"] = statistics.pstdev([s[1] for s in starts]) / max(found["connect_14"], 1)
    found["chokes"] = len(chokes)
    touching = [sum(n in pair for pair in data.adjacency) for n in range(len(data.regions))]
    found["lonely"] = sum(count < 2 for count in touching)
    return {name: round(value, 3) for name, value in found.items()}


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values) if values else 0.0


def _distances(count: int, links: Sequence[Link]) -> list[list[float]]:
    """Floyd and Warshall: what a connection between any two cities costs."""
    far = [[float("inf")] * count for _ in range(count)]
    for n in range(count):
        far[n][n] = 0.0
    for a, b, cost in links:
        far[a][b] = far[b][a] = min(far[a][b], cost)
    for via in range(count):
        row = far[via]
        for line in far:
            first = line[via]
            if first < float("inf"):
                line[:] = [min(old, first + step) for old, step in zip(line, row, strict=True)]
    return far


def _growth(far: list[list[float]], start: int) -> tuple[float, ...]:
    """What it costs to connect so many cities from one, always taking the cheapest next."""
    nearest = list(far[start])
    left = set(range(len(far))) - {start}
    spent, paid = 0.0, []
    for size in range(2, min(max(COUNTS), len(far)) + 1):
        city = min(left, key=lambda n: (nearest[n], n))
        spent += nearest[city]
        left.discard(city)
        nearest = [min(a, b) for a, b in zip(nearest, far[city], strict=True)]
        if size in COUNTS:
            paid.append(spent)
    return tuple(paid + [spent] * (len(COUNTS) - len(paid)))


def _chokes(count: int, links: Sequence[Link]) -> tuple[int, ...]:
    """Cities without which more than their own dead ends are cut off."""
    found = []
    for gone in range(count):
        near: dict[int, list[int]] = {n: [] for n in range(count) if n != gone}
        for a, b, _ in links:
            if gone not in (a, b):
                near[a].append(b)
                near[b].append(a)
        sizes = _pieces(near)
        if len([size for size in sizes if size > 2]) > 1:
            found.append(gone)
    return tuple(found)


def _pieces(near: dict[int, list[int]]) -> list[int]:
    left, sizes = set(near), []
    while left:
        stack = [left.pop()]
        size = 0
        while stack:
            size += 1
            for other in near[stack.pop()]:
                if other in left:
                    left.discard(other)
                    stack.append(other)
        sizes.append(size)
    return sizes


# ---- compared with printed maps


@cache
def printed() -> dict[tuple[str, str], Measures]:
    """The maps of the boxes, in every printing."""
    pairs = [(edition, name) for edition in edition_ids() for name in printed_maps(edition)]
    return {(edition, name): measure(load_map(name, edition)) for edition, name in pairs}


@cache
def usual() -> dict[str, tuple[float, float]]:
    """By figure, the least and the most that a printed map has."""
    every = [one.figures for one in printed().values()]
    return {name: (min(f[name] for f in every), max(f[name] for f in every)) for name in every[0]}


def off(name: str, value: float) -> float:
    """How far a figure is from the printed maps, in parts of their own span; 0 within it."""
    low, high = usual()[name]
    slack = SLACK * max(abs(low), abs(high), 1)
    if low - slack <= value <= high + slack:
        return 0.0
    beyond = low - value if value < low else value - high
    return beyond / max(high - low, 0.1 * max(abs(high), 1))


# Figures of which there cannot be too little.
ONLY_MORE = {"region_gap", "start_gap", "chokes", "dead_ends", "lonely"}
PARTS = {
    "costs": ("cost_mean", "cost_spread", "cost_most", "free"),
    "network": ("degree_mean", "dead_ends", "chokes", "lonely"),
    "reach": ("connect_7", "connect_14", "connect_17"),
    "equality": ("region_gap", "start_gap"),
}


def penalty(name: str, value: float) -> float:
    _, high = usual()[name]
    if name in ONLY_MORE and value < high:
        return 0.0
    return off(name, value)


def outside(found: Measures) -> list[str]:
    """The figures that no printed map has."""
    return [name for name, value in found.figures.items() if penalty(name, value) > 0]


def scores(found: Measures) -> dict[str, int]:
    """By part, 100 where everything is as on printed maps, less the farther from it."""
    result = {}
    for part, names in PARTS.items():
        worst = sum(min(1.0, penalty(name, found.figures[name])) for name in names) / len(names)
        result[part] = round(100 * (1 - worst))
    return result
