"""Which cities a map has: the largest, spread over the land, and pairs for its conurbations."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from megavolt.core.rng import Rng
from megavolt.workshop.atlas import Place
from megavolt.workshop.plane import Plane, Point, apart

PAIRS = 3  # conurbations that count as two cities with nothing between them, as on printed maps
FAR = 600.0  # kilometres of sea or foreign land that make cities outliers, if few live there
FEW = 0.08  # of all people
HARDLY_ANY = 0.001  # and this part: only where it is half as far
NEAR_PAIR = (0.12, 0.52)  # how far apart the two are, in parts of the usual distance
LARGEST = 500  # candidates are enough
TRIES = 24


@dataclass(frozen=True, slots=True)
class Chosen:
    """A city of the new map."""

    name: str
    lat: float
    lon: float
    people: int
    at: Point
    pair: int = -1  # which conurbation it is half of
    half: int = 0  # 1 or 2: a half of one and the same city
    names: Mapping[str, str] = field(default_factory=dict)  # by language, where it has another


def middle(places: list[Place]) -> Plane:
    """A plane that touches the globe in the midst of the cities, wherever they are."""
    x = y = z = 0.0
    for place in places:
        lat, lon = math.radians(place.lat), math.radians(place.lon)
        x += math.cos(lat) * math.cos(lon)
        y += math.cos(lat) * math.sin(lon)
        z += math.sin(lat)
    lon, lat = math.degrees(math.atan2(y, x)), math.degrees(math.atan2(z, math.hypot(x, y)))
    return Plane(round(lon, 4), round(lat, 4))


def without_outliers(places: list[Place], plane: Plane) -> list[Place]:
    """Without far islands and exclaves in which few people live, such as Hawaii or the Canaries."""
    spots = [plane.at(place.lon, place.lat) for place in places]
    groups = _groups(spots)
    main = max(groups, key=lambda group: sum(places[n].people for n in group))
    everybody = sum(place.people for place in places)
    reach = min(FAR, max(0.35 * _extent(spots), 60.0))

    def belongs(group: list[int]) -> bool:
        share = sum(places[n].people for n in group) / max(everybody, 1)
        off = min(apart(spots[a], spots[b]) for a in group for b in kept)
        return share >= FEW or off < (reach if share >= HARDLY_ANY else reach / 2)

    kept = set(main)
    left = [group for group in groups if group is not main]
    grew = True
    while grew:
        near = [group for group in left if belongs(group)]
        kept.update(n for group in near for n in group)
        left = [group for group in left if group not in near]
        grew = bool(near)
    return [place for n, place in enumerate(places) if n in kept]


def _groups(spots: list[Point]) -> list[list[int]]:
    """Cities by islands: those that are reached in steps much shorter than the whole."""
    step = _extent(spots) * 0.12 + 1
    left, groups = set(range(len(spots))), []
    while left:
        group = [left.pop()]
        for n in group:
            near = [m for m in left if apart(spots[n], spots[m]) < step]
            group += near
            left -= set(near)
        groups.append(sorted(group))
    return groups


def _extent(spots: list[Point]) -> float:
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def choose(places: list[Place], plane: Plane, count: int, density: float, rng: Rng) -> list[Chosen]:
    """So many cities; with more density they follow the people, with less the land."""
    candidates = _candidates(places, plane, rng)
    usual = _usual_distance(candidates, count)
    pairs = _pairs(candidates, usual, count)
    halves = [city for pair in pairs for city in pair]
    low, high = 0.0, usual * 3
    best: list[Chosen] = []
    for _ in range(TRIES):
        step = (low + high) / 2
        picked = _spread(candidates, halves, step, density)
        if len(picked) >= count:
            best, low = picked, step
        else:
            high = step
    return _trimmed(best or _spread(candidates, halves, 0.0, density), count)


def _candidates(places: list[Place], plane: Plane, rng: Rng) -> list[Chosen]:
    """With a seed's own idea of which of two similar cities is larger."""
    found = []
    for place in places:
        weight = 0.85 + rng.below(301) / 1000
        at = plane.at(place.lon, place.lat)
        people = round(place.people * weight)
        found.append(Chosen(place.name, place.lat, place.lon, people, at, names=place.names))
    return sorted(found, key=lambda city: -city.people)[:LARGEST]


def _usual_distance(cities: list[Chosen], count: int) -> float:
    """From city to city, if so many were spread evenly over where there are cities."""
    cells = {(round(city.at[0] / 25), round(city.at[1] / 25)) for city in cities}
    xs, ys = [city.at[0] for city in cities], [city.at[1] for city in cities]
    box = (max(xs) - min(xs)) * (max(ys) - min(ys))
    return math.sqrt(max(min(box, len(cells) * 25 * 25 * 4), 1.0) / count)


def _pairs(cities: list[Chosen], usual: float, count: int) -> list[tuple[Chosen, Chosen]]:
    """The largest conurbations: two cities close together, or two halves of a very large one."""
    possible = [
        (worth, city, partner)
        for n, city in enumerate(cities[:count])
        if not _is_suburb(n, cities, usual)
        for worth, partner in [_partner(n, cities, usual)]
        if worth > 0
    ]
    everybody = sum(city.people for city in cities[: 3 * count])
    if cities[0].people > 0.2 * everybody and _partner(0, cities, usual)[0] <= 0:
        possible.append((float(cities[0].people), cities[0], None))
    pairs: list[tuple[Chosen, Chosen]] = []
    for _, city, partner in sorted(possible, key=lambda one: -one[0]):
        if len(pairs) == PAIRS:
            break
        if any(apart(city.at, other.at) < 1.5 * usual for pair in pairs for other in pair):
            continue
        n = len(pairs)
        if partner is None:
            pairs.append(_halves(city, n, usual))
        else:
            pairs.append((_half(city, n, 0), _half(partner, n, 0)))
    return pairs


def _is_suburb(number: int, cities: list[Chosen], usual: float) -> bool:
    """A larger city is so close that the conurbation is named after that one."""
    city = cities[number]
    return any(
        apart(city.at, other.at) < usual * (1.2 if other.people > 3 * city.people else NEAR_PAIR[1])
        for other in cities[:number]
    )


def _partner(number: int, cities: list[Chosen], usual: float) -> tuple[float, Chosen | None]:
    """The smaller city that makes most of a conurbation, and how much: large and close."""
    city = cities[number]
    low, high = NEAR_PAIR
    best: tuple[float, Chosen | None] = (0.0, None)
    for other in cities[number + 1 :]:
        far = apart(city.at, other.at) / usual
        if other.people < 0.1 * city.people:
            break
        if low < far < high and other.people * (1.2 - far) > best[0]:
            best = (other.people * (1.2 - far), other)
    return best


def _half(city: Chosen, pair: int, half: int) -> Chosen:
    return replace(city, pair=pair, half=half)


def _halves(city: Chosen, pair: int, usual: float) -> tuple[Chosen, Chosen]:
    """North and south of one city."""
    off = 0.12 * usual
    degrees = off / 111.2

    def part(half: int, sign: int) -> Chosen:
        at = (city.at[0], city.at[1] - sign * off)
        lat = round(city.lat + sign * degrees, 2)
        return replace(city, lat=lat, at=at, pair=pair, half=half)

    return part(1, 1), part(2, -1)


def _spread(
    cities: list[Chosen], halves: list[Chosen], step: float, density: float
) -> list[Chosen]:
    """The largest first, each with room around it: less for large ones."""
    picked = list(halves)
    pair_room = max(
        (apart(a.at, b.at) for a, b in zip(halves[::2], halves[1::2], strict=True)), default=0
    )
    largest = cities[0].people
    for city in cities:
        share = math.log(max(city.people, 1)) / math.log(max(largest, 2))
        room = step * (1 - density * 0.9 * max(0.0, share - 0.5) * 2)
        if any(apart(city.at, half.at) < pair_room for half in halves):
            continue
        if all(apart(city.at, other.at) >= room for other in picked):
            picked.append(city)
    return picked


def _trimmed(picked: list[Chosen], count: int) -> list[Chosen]:
    """Too many: the smallest of those that stand closest go."""
    picked = list(picked)
    while len(picked) > count:
        loose = [city for city in picked if city.pair < 0]

        def worth(city: Chosen) -> float:
            room = min(apart(city.at, other.at) for other in picked if other is not city)
            return room * math.log(max(city.people, 2))

        picked.remove(min(loose, key=worth))
    return picked
