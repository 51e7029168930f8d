"""What connections cost: by distance, with the mean and the spread of the printed maps."""

import statistics
from collections.abc import Sequence

from megavolt.workshop.links import Way, distances

MEAN = 11.6  # Elektro, over all connections; the printed maps have 10.2 to 12.4
SPREAD = 0.47  # standard deviation in parts of the mean; 0.40 to 0.61
LEAST, MOST = 3, 28  # but for conurbations, which cost nothing
POWERS = tuple(n / 20 for n in range(8, 33))


def priced(
    found: Sequence[Way], count: int, pairs: Sequence[tuple[int, int]], level: float
) -> list[tuple[int, int, int]]:
    """Every connection with its cost; what would cost more than a detour costs as much."""
    free = [(way.a, way.b) in pairs for way in found]
    power = min(POWERS, key=lambda p: abs(_spread(_scaled(found, free, p, level)) - SPREAD))
    costs = _scaled(found, free, power, level)
    links = [(way.a, way.b, cost) for way, cost in zip(found, costs, strict=True)]
    return without_detours(links, count)


def _scaled(found: Sequence[Way], free: list[bool], power: float, level: float) -> list[int]:
    raw = [0.0 if no else way.length**power for way, no in zip(found, free, strict=True)]
    factor = MEAN * level / max(statistics.fmean(raw), 1e-9)
    costs = [0] * len(raw)
    for _ in range(8):  # limits shift the mean, so the factor is found step by step
        limits = (LEAST, MOST * max(1.0, level))
        costs = [
            0 if no else round(min(max(value * factor, limits[0]), limits[1]))
            for value, no in zip(raw, free, strict=True)
        ]
        factor *= MEAN * level / max(statistics.fmean(costs), 0.1)
    return costs


def _spread(costs: list[int]) -> float:
    return statistics.pstdev(costs) / max(statistics.fmean(costs), 0.1)


def without_detours(links: list[tuple[int, int, int]], count: int) -> list[tuple[int, int, int]]:
    """A connection is worth its price: none is dearer than the way over other cities."""
    for n, (a, b, cost) in enumerate(links):
        others = [Way(x, y, float(c), 0.0) for m, (x, y, c) in enumerate(links) if m != n]
        detour = distances(count, others, a)[b]
        if cost > detour:
            links[n] = (a, b, int(detour))  # no less: then no other path gets shorter by it
    return links
