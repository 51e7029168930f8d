"""Changes of costs that bring a map's figures into the range of the printed maps."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from megavolt.core.rng import Rng, seed_state
from megavolt.data import MapData
from megavolt.data.lines import Lines
from megavolt.data.maps import Link
from megavolt.workshop.costs import LEAST, MOST, without_detours
from megavolt.workshop.measure import Measures, measure_links, penalty
from megavolt.workshop.writing import map_text

TRIES = 400
STEPS = (1, 2, 3)
FIXED = ("chokes", "lonely", "degree_mean", "dead_ends", "free")  # costs do not change these


@dataclass(frozen=True, slots=True)
class Change:
    """Another cost for a connection."""

    a: int
    b: int
    old: int
    new: int


def total(found: Measures) -> float:
    """How far all figures that costs decide are from printed maps."""
    figures = found.figures.items()
    return sum(penalty(name, value) for name, value in figures if name not in FIXED)


def balanced(
    data: MapData, seed: int = 0, tries: int = TRIES, done: Callable[[], None] = lambda: None
) -> list[Change]:
    """The changes, found by trying: each is kept if the whole comes closer."""
    links = [*data.connections]
    found = measure_links(data, links)
    best = total(found)
    rng = Rng(seed_state(seed))
    for _ in range(tries):
        done()
        if best == 0:
            break
        trial = _tried(data, links, found, rng)
        if trial is None:
            continue
        measured = measure_links(data, trial)
        if total(measured) < best:
            links, found, best = trial, measured, total(measured)
    links = without_detours(links, len(data.cities))
    pairs = zip(data.connections, links, strict=True)
    return [Change(a, b, old, new) for (a, b, old), (_, _, new) in pairs if old != new]


def _tried(data: MapData, links: list[Link], found: Measures, rng: Rng) -> list[Link] | None:
    """One idea: a connection cheaper, one dearer, or both, where it may help."""
    lower, higher = _ideas(data, links, found)
    trial = list(links)
    step = STEPS[rng.below(len(STEPS))]
    for some, sign in ((lower, -step), (higher, step)):
        if some:
            n = some[rng.below(len(some))]
            a, b, cost = trial[n]
            trial[n] = (a, b, cost + sign)
    valid = all(
        LEAST <= new[2] <= MOST for new, old in zip(trial, links, strict=True) if new != old
    )
    return trial if valid and trial != links else None


def _ideas(data: MapData, links: list[Link], found: Measures) -> tuple[list[int], list[int]]:
    """The connections that might get cheaper, and those that might get dearer."""
    figures = found.figures
    paid = [n for n, link in enumerate(links) if link[2]]
    tree = _tree(len(data.cities), links)
    inner = [n for n in paid if n in tree]
    others = [n for n in paid if n not in tree]
    if penalty("region_gap", figures["region_gap"]) or penalty("start_gap", figures["start_gap"]):
        sevens = [costs[0] for costs in found.by_region]
        cheap, dear = sevens.index(min(sevens)), sevens.index(max(sevens))
        return _of(data, links, inner, dear), _of(data, links, inner, cheap)
    reach = [name for name in figures if name.startswith("connect")]
    high = figures["connect_17"] > 100
    if any(penalty(name, figures[name]) for name in reach):
        return (inner, others) if high else (others, inner)
    mean = figures["cost_mean"]
    if penalty("cost_spread", figures["cost_spread"]):
        low = [n for n in paid if links[n][2] < mean]
        top = [n for n in paid if links[n][2] >= mean]
        return (low, top) if figures["cost_spread"] < 5 else (top, low)
    return (paid, []) if mean > 11 else ([], paid)


def _of(data: MapData, links: list[Link], some: list[int], region: int) -> list[int]:
    own = {*data.regions[region].cities}
    return [n for n in some if own & {*links[n][:2]}] or some


def _tree(count: int, links: list[Link]) -> set[int]:
    """The cheapest connections that hold all together: what players mostly pay for."""
    group = list(range(count))
    kept = set()
    for n in sorted(range(len(links)), key=lambda n: links[n][2]):
        a, b, _ = links[n]
        if group[a] != group[b]:
            old, new = group[a], group[b]
            group = [new if g == old else g for g in group]
            kept.add(n)
    return kept


# ---- applied


def apply(source: dict[str, Any], data: MapData, changes: Sequence[Change]) -> dict[str, Any]:
    """A map as data, with other costs."""
    ids = [city.id for city in data.cities]
    new = {frozenset((ids[change.a], ids[change.b])): change.new for change in changes}
    connections = [
        {**link, "cost": new.get(frozenset((link["a"], link["b"])), link["cost"])}
        for link in source["connections"]
    ]
    return {**source, "connections": connections}


def apply_text(text: str, source: dict[str, Any], data: MapData, changes: Sequence[Change]) -> str:
    """The text of a map file with other costs; all else in it stays as it is, if it can."""
    changed = apply(source, data, changes)
    lines, where = text.splitlines(keepends=True), Lines(text)
    for n, link in enumerate(changed["connections"]):
        if link["cost"] == source["connections"][n]["cost"]:
            continue
        row = where.of(f"connections[{n}].cost") - 1
        fresh, count = re.subn(r"(\bcost\s*=\s*)\d+", rf"\g<1>{link['cost']}", lines[row])
        if count != 1:
            return map_text(changed)
        lines[row] = fresh
    return "".join(lines)
