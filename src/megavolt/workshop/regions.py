"""Regions of equal size: compact, connected, each touching two others if the land allows it."""

import math
from collections.abc import Sequence
from itertools import permutations

from megavolt.core.rng import Rng
from megavolt.workshop.links import Way
from megavolt.workshop.plane import Point, apart

RESTARTS = 14
MORE = 80  # where a region would touch one other only, as at the ends of a long country
APART = 40.0  # what a city cut off from its region costs, in parts of the usual square distance
SPLIT_PAIR = 2.0  # what it costs to part the halves of a conurbation
LONG = 2.3  # times as long as wide: regions follow each other in a row
IN_A_ROW = (5, 6, 7)  # numbers of regions that have names for that
COLORS = ("yellow", "blue", "green", "red", "purple", "orange", "cyan", "brown", "lime")

Names = tuple[str, str, str]
GRID: dict[tuple[int, int], Names] = {
    (-1, -1): ("Northwest", "Noroeste", "Północny zachód"),
    (0, -1): ("North", "Norte", "Północ"),
    (1, -1): ("Northeast", "Noreste", "Północny wschód"),
    (-1, 0): ("West", "Oeste", "Zachód"),
    (0, 0): ("Centre", "Centro", "Centrum"),
    (1, 0): ("East", "Este", "Wschód"),
    (-1, 1): ("Southwest", "Suroeste", "Południowy zachód"),
    (0, 1): ("South", "Sur", "Południe"),
    (1, 1): ("Southeast", "Sureste", "Południowy wschód"),
}
_FAR_NORTH: Names = ("Far North", "Extremo Norte", "Daleka Północ")
_FAR_SOUTH: Names = ("Far South", "Extremo Sur", "Dalekie Południe")
_UPPER: Names = ("Centre-North", "Centro-Norte", "Centrum północne")
_LOWER: Names = ("Centre-South", "Centro-Sur", "Centrum południowe")
_FAR_WEST: Names = ("Far West", "Extremo Oeste", "Daleki Zachód")
_FAR_EAST: Names = ("Far East", "Extremo Este", "Daleki Wschód")
_LEFT: Names = ("Centre-West", "Centro-Oeste", "Centrum zachodnie")
_RIGHT: Names = ("Centre-East", "Centro-Este", "Centrum wschodnie")


def part(
    points: Sequence[Point],
    found: Sequence[Way],
    pairs: Sequence[tuple[int, int]],
    count: int,
    rng: Rng,
    patience: int = RESTARTS,
) -> list[int] | None:
    """The region of every city; None where no connected regions were found. With less patience,
    the first that are found."""
    near = [{way.a + way.b - n for way in found if n in (way.a, way.b)} for n in range(len(points))]
    best: tuple[int, float, list[int]] | None = None
    hasty = patience < RESTARTS
    for n in range(RESTARTS if hasty else MORE):
        if best is not None and n >= patience and (hasty or not best[0]):
            break
        own = _seeded(points, count, rng)
        cost = _improve(points, near, pairs, own, count)
        this = (_lonely(near, own, count), cost, own)
        if best is not None and this >= best:
            continue
        if all(_pieces(near, own, region) == 1 for region in range(count)):
            best = this
    return best[2] if best else None


def _lonely(near: list[set[int]], own: list[int], count: int) -> int:
    """How many regions touch fewer than two others; printed maps have one at most."""
    touching = {(own[a], own[b]) for a, others in enumerate(near) for b in others}
    counts = [sum(a == region != b for a, b in touching) for region in range(count)]
    return max(0, sum(n < 2 for n in counts) - 1)


def _seeded(points: Sequence[Point], count: int, rng: Rng) -> list[int]:
    """Centres far from each other, then every city to the nearest that has room."""
    centres = [points[rng.below(len(points))]]
    while len(centres) < count:
        far = [min(apart(p, c) for c in centres) * (0.8 + rng.below(401) / 1000) for p in points]
        centres.append(points[far.index(max(far))])
    room = [(len(points) + k) // count for k in range(count)]
    own = [-1] * len(points)
    pairs = [(apart(p, c), n, k) for n, p in enumerate(points) for k, c in enumerate(centres)]
    for _, n, k in sorted(pairs):
        if own[n] < 0 and room[k]:
            own[n] = k
            room[k] -= 1
    return own


def _improve(
    points: Sequence[Point],
    near: list[set[int]],
    pairs: Sequence[tuple[int, int]],
    own: list[int],
    count: int,
) -> float:
    """Swap cities between regions as long as something gets better."""
    unit = _spread_of(points, list(range(len(points)))) / len(points) / count

    def spread(region: int) -> float:
        return _spread_of(points, [n for n, k in enumerate(own) if k == region])

    def torn(region: int) -> float:
        return unit * APART * (_pieces(near, own, region) - 1)

    def split() -> float:
        return unit * SPLIT_PAIR * sum(own[a] != own[b] for a, b in pairs)

    costs = [spread(region) + torn(region) for region in range(count)]

    def swap_if_better(a: int, b: int) -> bool:
        here, there = own[a], own[b]
        if here == there or not _touch(near, own, a, b):
            return False
        most = costs[here] + costs[there] + split() - 1e-6
        own[a], own[b] = there, here
        spreads = spread(here), spread(there)
        if sum(spreads) + split() < most:  # most swaps are worse than this already
            new = spreads[0] + torn(here), spreads[1] + torn(there)
            if sum(new) + split() < most:
                costs[here], costs[there] = new
                return True
        own[a], own[b] = here, there
        return False

    every = [(a, b) for a in range(len(points)) for b in range(a)]
    while sum(swap_if_better(a, b) for a, b in every):
        pass
    return sum(costs) + split()


def _touch(near: list[set[int]], own: list[int], a: int, b: int) -> bool:
    """Would one of the two have a neighbour in its new region?"""
    return any(own[m] == own[b] for m in near[a]) or any(own[m] == own[a] for m in near[b])


def _spread_of(points: Sequence[Point], some: list[int]) -> float:
    x = sum(points[n][0] for n in some) / len(some)
    y = sum(points[n][1] for n in some) / len(some)
    return sum((points[n][0] - x) ** 2 + (points[n][1] - y) ** 2 for n in some)


def _pieces(near: list[set[int]], own: list[int], region: int) -> int:
    left = {n for n, k in enumerate(own) if k == region}
    pieces = 0
    while left:
        pieces += 1
        stack = [left.pop()]
        while stack:
            more = near[stack.pop()] & left
            left -= more
            stack += more
    return pieces


# ---- names and colours


def names(points: Sequence[Point], own: Sequence[int], count: int) -> list[Names]:
    """Where each region lies: by the points of the compass, or in a row if the land is long."""
    groups = [[points[n] for n, k in enumerate(own) if k == region] for region in range(count)]
    spots = [(_mean([x for x, _ in group]), _mean([y for _, y in group])) for group in groups]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    if count in IN_A_ROW and (high > LONG * wide or wide > LONG * high):
        axis = 1 if high > wide else 0
        order = sorted(range(count), key=lambda n: spots[n][axis])
        row = _row(count, axis == 1)
        return [row[order.index(n)] for n in range(count)]
    return _compass(spots, count)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _row(count: int, upright: bool) -> list[Names]:
    first, last = (_FAR_NORTH, _FAR_SOUTH) if upright else (_FAR_WEST, _FAR_EAST)
    second, other = (GRID[0, -1], GRID[0, 1]) if upright else (GRID[-1, 0], GRID[1, 0])
    inner = (_UPPER, _LOWER) if upright else (_LEFT, _RIGHT)
    middle = {5: [GRID[0, 0]], 6: list(inner), 7: [inner[0], GRID[0, 0], inner[1]]}[count]
    return [first, second, *middle, other, last]


def _compass(spots: list[Point], count: int) -> list[Names]:
    """One direction each, so that all are as true as possible together."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    cx, cy = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    rx, ry = max(max(xs) - cx, 1.0), max(max(ys) - cy, 1.0)
    cells = list(GRID)
    off = [
        [math.dist(((x - cx) / rx, (y - cy) / ry), cell) ** 2 for cell in cells] for x, y in spots
    ]
    choice = min(
        permutations(range(len(cells)), count),
        key=lambda cells_of: sum(off[n][cell] for n, cell in enumerate(cells_of)),
    )
    return [GRID[cells[n]] for n in choice]
