"""A map from the name of an area: one seed, one map."""

from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from megavolt.core.rng import Rng, seed_state
from megavolt.data import load_map
from megavolt.workshop import balance, choose, coast, costs, links, regions
from megavolt.workshop.atlas import Place, atlas
from megavolt.workshop.choose import Chosen
from megavolt.workshop.errors import WorkshopError
from megavolt.workshop.places import LANGUAGES, Area, slug

SIZES = {35: 5, 42: 6, 48: 6, 49: 7}  # cities: regions
TRIES = 6  # seeds derived from the one given, where regions do not come out connected


@dataclass(frozen=True, slots=True)
class Wanted:
    """The knobs."""

    cities: int = 42
    density: float = 0.6  # 0: spread evenly over the land; 1: where the people are
    cost: float = 1.0  # times the usual costs
    seed: int = 0
    include: tuple[str, ...] = ()  # cities that count as large, by name
    without: tuple[str, ...] = ()  # cities that are not wanted, by name


def make_map(where: Area, wanted: Wanted) -> dict[str, Any]:
    """A map as data, as `load_map` takes it."""
    if wanted.cities not in SIZES:
        known = ", ".join(map(str, SIZES))
        raise WorkshopError("map_bad_cities", value=wanted.cities, known=known)
    _check_enough(where, len(where.places), wanted.cities)
    rng = Rng(seed_state(wanted.seed))
    for _ in range(TRIES):
        found = _attempt(where, wanted, rng)
        if found is not None:
            return _balanced(found, wanted)
    raise WorkshopError("map_cannot_part", name=where.names["en"])


def _balanced(found: dict[str, Any], wanted: Wanted) -> dict[str, Any]:
    """With costs that make the map as easy to play as a printed one, unless others are wanted."""
    if wanted.cost != 1:
        return found
    data = load_map(found, "recharged")
    return balance.apply(found, data, balance.balanced(data, wanted.seed))


def _check_enough(where: Area, found: int, needed: int) -> None:
    if found >= needed:
        return
    world = atlas()
    near = world.neighbours(set(where.codes) & set(world.countries))
    people = dict.fromkeys(near, 0)
    for place in world.places:
        if place.country in people:
            people[place.country] += 1
    enough = sorted((code for code in near if people[code] > needed), key=lambda c: -people[c])
    named = [f"{where.id},{slug(world.countries[code].names['en'])}" for code in enough[:2]]
    facts = {"name": where.names["en"], "found": found, "needed": needed}
    fewer = max((size for size in SIZES if size <= found), default="none")
    neighbours = " / ".join(named) or "none"
    raise WorkshopError("map_too_few_cities", **facts, neighbours=neighbours, fewer=str(fewer))


def _attempt(where: Area, wanted: Wanted, rng: Rng) -> dict[str, Any] | None:
    places = _wished(where, wanted)
    plane = choose.middle(places[: 3 * wanted.cities])
    places = choose.without_outliers(places[:900], plane)
    plane = choose.middle(places[: 3 * wanted.cities])
    _check_enough(where, len(places), wanted.cities)
    cities = choose.choose(places, plane, wanted.cities, wanted.density, rng)
    _check_enough(where, len(cities), wanted.cities)
    points = [city.at for city in cities]
    home = coast.home_rings(atlas(), where, plane, points)
    pairs = _pairs(cities)
    spots = [(city.lat, city.lon) for city in cities]
    possible = links.ways(points, spots, home, pairs)
    found = links.connected(points, possible, pairs)
    count = SIZES[wanted.cities]
    own = regions.part(points, found, pairs, count, rng)
    if own is None:
        return None
    priced = costs.priced(found, len(cities), pairs, wanted.cost)
    land = coast.land_of(atlas(), where, plane, points, home)
    return _data(where, cities, own, priced, land)


def _wished(where: Area, wanted: Wanted) -> list[Place]:
    """The cities to choose from, the largest first; those asked for before all others."""
    every = {slug(place.name) for place in where.places}
    named = [*wanted.include, *wanted.without]
    unknown = [name for name in named if slug(name) not in every]
    if unknown:
        near = get_close_matches(slug(unknown[0]), every, n=3, cutoff=0.7)
        raise WorkshopError("map_unknown_city", name=unknown[0], near=", ".join(near) or "none")
    gone, first = ({slug(name) for name in names} for names in (wanted.without, wanted.include))
    largest = where.places[0].people if where.places else 0
    kept = [place for place in where.places if slug(place.name) not in gone]
    asked = {slug(place.name): place for place in reversed(kept) if slug(place.name) in first}
    large = [replace(place, people=max(place.people, largest // 3)) for place in asked.values()]
    return [*large, *(place for place in kept if slug(place.name) not in first)]


def _pairs(cities: list[Chosen]) -> list[tuple[int, int]]:
    found: dict[int, list[int]] = {}
    for n, city in enumerate(cities):
        if city.pair >= 0:
            found.setdefault(city.pair, []).append(n)
    return [(halves[0], halves[1]) for halves in found.values()]


def _data(
    where: Area, cities: list[Chosen], own: list[int], priced: list[tuple[int, int, int]], land: Any
) -> dict[str, Any]:
    count = max(own) + 1
    called = regions.names([city.at for city in cities], own, count)
    ids = _ids(cities)
    region_ids = [slug(name[0]) for name in called]
    order = sorted(range(len(cities)), key=lambda n: (own[n], -cities[n].people))
    metropolises = _metropolises(cities, ids)
    return {
        "id": where.id,
        "name": where.names["en"],
        "name_es": where.names["es"],
        "name_pl": where.names["pl"],
        "regions": [
            {"id": region_ids[k], **_named(called[k]), "color": regions.COLORS[k]}
            for k in range(count)
        ],
        "cities": [
            {
                "id": ids[n],
                "name": cities[n].name,
                **{f"name_{lang}": text for lang, text in cities[n].names.items()},
                "region": region_ids[own[n]],
                "lat": cities[n].lat,
                "lon": cities[n].lon,
            }
            for n in order
        ],
        "connections": [
            {"a": ids[a], "b": ids[b], "cost": cost}
            for a, b, cost in sorted(priced, key=lambda link: sorted((ids[link[0]], ids[link[1]])))
        ],
        **({"metropolises": metropolises} if metropolises else {}),
        "land": {
            "center": list(land.center),
            "unit": land.unit,
            "land": land.land,
            "home": land.home,
            "borders": land.borders,
        },
    }


def _named(names: regions.Names) -> dict[str, str]:
    keys = ("name", "name_es", "name_pl")
    return dict(zip(keys, names, strict=True))


def _ids(cities: list[Chosen]) -> list[str]:
    """Unique, and ASCII as moves need it."""
    used: dict[str, int] = {}
    ids = []
    for city in cities:
        name = slug(city.name)
        used[name] = used.get(name, 0) + 1
        ids.append(name)
    seen: dict[str, int] = {}
    for n, name in enumerate(ids):
        if used[name] > 1:
            seen[name] = seen.get(name, 0) + 1
            ids[n] = f"{name[:56]}-{seen[name]}"
    return ids


def _metropolises(cities: list[Chosen], ids: list[str]) -> list[dict[str, Any]]:
    """Halves of one city; two cities that are close together need no entry."""
    return [
        {"name": cities[a].name, "cities": [ids[a], ids[b]]}
        for a, b in _pairs(cities)
        if cities[a].half
    ]


def renamed(where: Area, name: str) -> Area:
    return replace(where, names=dict.fromkeys(LANGUAGES, name))
