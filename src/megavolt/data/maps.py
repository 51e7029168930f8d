"""Maps: cities, connections and regions, checked on load, with an edition's changes applied."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from megavolt.core.plain import copied_table
from megavolt.data.errors import DataError
from megavolt.data.reader import Reader, read_path, read_shipped

MAP_FILES = ("germany", "usa", "europe", "north-america")
LANGUAGES = ("en", "es", "pl")
EDITIONS = ("recharged", "classic", "deluxe")
_KEYS = (
    "id",
    "name",
    "editions",
    "rules_like",
    "regions",
    "region_adjacency",
    "cities",
    "connections",
    "metropolises",  # pairs of halves, for drawing; play sees their connection of cost 0
    "overlay",
    "disputes",
)

Link = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    region: int
    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class Region:
    id: str
    names: dict[str, str]  # by language
    color: str
    cities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MapData:
    id: str
    name: str
    editions: tuple[str, ...]
    rules_like: str  # the shipped map whose special rules apply; "" for none
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[Link, ...]
    adjacency: tuple[tuple[int, int], ...]
    source: dict[str, Any] | None  # a user's map as data, so that a record can carry it


def map_ids(edition: str) -> list[str]:
    return [name for name in MAP_FILES if edition in read_shipped(_file(name)).texts("editions")]


def _file(name: str) -> str:
    return f"map-{name}.toml"


def load_map(source: str | Mapping[str, Any], edition: str) -> MapData:
    """A shipped map by its id, a user's by its path, or one given as data."""
    if isinstance(source, Mapping):
        return _build(Reader("map", source), edition, shipped=False)
    if source.endswith(".toml") or "/" in source or "\\" in source:
        return _build(read_path(source), edition, shipped=False)
    if source not in map_ids(edition):
        known = ", ".join(map_ids(edition))
        raise DataError("data_unknown_map", file=source, key="-", known=known, edition=edition)
    return _build(read_shipped(_file(source)), edition, shipped=True)


def _build(file: Reader, edition: str, shipped: bool) -> MapData:
    file.only(*_KEYS)
    editions = file.texts("editions") if file.has("editions") else EDITIONS
    if edition not in editions:
        raise file.error(
            "data_wrong_edition", "editions", edition=edition, known=", ".join(editions)
        )
    region_ids = _ids([r.id("id") for r in file.tables("regions")], file, "regions")
    cities = _cities(file, region_ids)
    index = {city.id: i for i, city in enumerate(cities)}
    regions = _regions(file, cities, index)
    links = _connections(file, index)
    if file.has("overlay") and file.table("overlay").has(edition):
        overlay = file.table("overlay").table(edition)
        links = _overlay_links(overlay, index, links)
        cities = _overlay_names(overlay, index, cities)
    adjacency = _adjacency(cities, links)
    _check_adjacency(file, region_ids, adjacency)
    _check_connected(file, cities, links)
    return MapData(
        id=file.id("id"),
        name=file.text("name"),
        editions=editions,
        rules_like=_rules_like(file, edition, shipped),
        regions=regions,
        cities=cities,
        connections=links,
        adjacency=adjacency,
        source=None if shipped else _plain(file),
    )


def _plain(file: Reader) -> dict[str, Any]:
    """The map as a record can carry it; a date, say, it cannot."""
    try:
        return copied_table(file.values)
    except (ValueError, RecursionError):
        raise file.error("data_wrong_type", expected="JSON") from None


def _rules_like(file: Reader, edition: str, shipped: bool) -> str:
    if shipped:
        return file.id("id")
    if not file.has("rules_like"):
        return ""
    return file.choice("rules_like", tuple(map_ids(edition)))


def _ids(ids: list[str], file: Reader, key: str) -> list[str]:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise file.error("data_duplicate", f"{key}[{i}].id", value=name)
    return ids


# ---- cities and regions


def _cities(file: Reader, region_ids: list[str]) -> tuple[City, ...]:
    cities = tuple(_city(entry, region_ids) for entry in file.tables("cities"))
    _ids([city.id for city in cities], file, "cities")
    return cities


def _city(entry: Reader, region_ids: list[str]) -> City:
    entry.only("id", "name", "region", "lat", "lon")
    region = entry.text("region")
    if region not in region_ids:
        raise entry.error("data_unknown_region", "region", value=region)
    lat, lon = entry.number("lat", -90, 90), entry.number("lon", -180, 180)
    return City(entry.id("id"), entry.text("name"), region_ids.index(region), lat, lon)


def _regions(file: Reader, cities: tuple[City, ...], index: dict[str, int]) -> tuple[Region, ...]:
    regions = tuple(
        _region(entry, i, cities, index) for i, entry in enumerate(file.tables("regions"))
    )
    if len(regions) < 3:
        raise file.error("data_wrong_count", "regions", count=len(regions), expected="3+")
    return regions


def _region(entry: Reader, number: int, cities: tuple[City, ...], index: dict[str, int]) -> Region:
    entry.only("id", "name", "name_es", "name_pl", "color", "cities")
    names = {"en": entry.text("name")}
    names |= {
        lang: entry.text(f"name_{lang}") for lang in ("es", "pl") if entry.has(f"name_{lang}")
    }
    own = tuple(i for i, city in enumerate(cities) if city.region == number)
    if entry.has("cities"):
        _check_own(entry, own, cities, index)
    if not own:
        raise entry.error("data_wrong_count", "cities", count=0, expected="1+")
    color = entry.text("color") if entry.has("color") else ""
    return Region(entry.id("id"), names, color, own)


def _check_own(
    entry: Reader, own: tuple[int, ...], cities: tuple[City, ...], index: dict[str, int]
) -> None:
    listed = entry.texts("cities")
    for i, name in enumerate(listed):
        if name not in index:
            raise entry.error("data_unknown_city", f"cities[{i}]", value=name)
        if index[name] not in own:
            raise entry.error("data_city_in_two_lists", f"cities[{i}]", value=name)
        if name in listed[:i]:
            raise entry.error("data_duplicate", f"cities[{i}]", value=name)
    for city in own:
        if cities[city].id not in listed:
            raise entry.error("data_city_in_two_lists", "cities", value=cities[city].id)


# ---- connections


def _connections(file: Reader, index: dict[str, int]) -> tuple[Link, ...]:
    links: list[Link] = []
    for entry in file.tables("connections"):
        a, b = _ends(entry, index)
        if any(link[:2] == (a, b) for link in links):
            raise entry.error("data_duplicate", value=f"{entry.text('a')} - {entry.text('b')}")
        links.append((a, b, entry.whole("cost", 0, 99)))
    return tuple(links)


def _ends(entry: Reader, index: dict[str, int]) -> tuple[int, int]:
    for key in ("a", "b"):
        if entry.text(key) not in index:
            raise entry.error("data_unknown_city", key, value=entry.text(key))
    a, b = sorted((index[entry.text("a")], index[entry.text("b")]))
    if a == b:
        raise entry.error("data_same_city", "b", value=entry.text("b"))
    return a, b


def _adjacency(cities: tuple[City, ...], links: tuple[Link, ...]) -> tuple[tuple[int, int], ...]:
    """Two regions touch when a connection joins them."""
    pairs = {
        (min(x, y), max(x, y))
        for a, b, _ in links
        for x, y in [(cities[a].region, cities[b].region)]
    }
    return tuple(sorted(pair for pair in pairs if pair[0] != pair[1]))


def _check_adjacency(
    file: Reader, region_ids: list[str], adjacency: tuple[tuple[int, int], ...]
) -> None:
    if not file.has("region_adjacency"):
        return
    derived = {frozenset((region_ids[a], region_ids[b])) for a, b in adjacency}
    for i, pair in enumerate(file.items("region_adjacency")):
        if not isinstance(pair, list) or frozenset(map(str, pair)) not in derived:
            raise file.error("data_wrong_adjacency", f"region_adjacency[{i}]", value=str(pair))
        derived.discard(frozenset(pair))
    if derived:
        missing = " - ".join(sorted(min(map(sorted, derived))))
        raise file.error("data_wrong_adjacency", "region_adjacency", value=missing)


def _check_connected(file: Reader, cities: tuple[City, ...], links: tuple[Link, ...]) -> None:
    if not cities:
        raise file.error("data_wrong_count", "cities", count=0, expected="1+")
    reached, grew = {0}, True
    while grew:
        near = {x for a, b, _ in links if a in reached or b in reached for x in (a, b)}
        grew = not near <= reached
        reached |= near
    for i, city in enumerate(cities):
        if i not in reached:
            raise file.error("data_not_connected", f"cities[{i}]", value=city.id)


# ---- what another printing of the map changes


def _overlay_links(
    overlay: Reader, index: dict[str, int], links: tuple[Link, ...]
) -> tuple[Link, ...]:
    overlay.only("renames", "cost_changes", "removed", "added")
    costs = {(a, b): cost for a, b, cost in links}
    for entry in overlay.tables("cost_changes"):
        if costs.get(_ends(entry, index)) != entry.whole("from", 0, 99):
            raise entry.error("data_wrong_overlay", "from", value=entry.whole("from"))
        costs[_ends(entry, index)] = entry.whole("to", 0, 99)
    for entry in overlay.tables("removed"):
        if costs.get(_ends(entry, index)) != entry.whole("cost", 0, 99):
            raise entry.error("data_wrong_overlay", "cost", value=entry.whole("cost"))
        del costs[_ends(entry, index)]
    for entry in overlay.tables("added"):
        if _ends(entry, index) in costs:
            raise entry.error("data_duplicate", value=entry.text("a"))
        costs[_ends(entry, index)] = entry.whole("cost", 0, 99)
    return tuple((a, b, cost) for (a, b), cost in costs.items())


def _overlay_names(
    overlay: Reader, index: dict[str, int], cities: tuple[City, ...]
) -> tuple[City, ...]:
    changed = list(cities)
    for entry in overlay.tables("renames"):
        old = entry.text("from")
        if old not in index or entry.id("id") in index:
            raise entry.error("data_wrong_overlay", "from", value=old)
        lat, lon = entry.number("lat", -90, 90), entry.number("lon", -180, 180)
        region = cities[index[old]].region
        changed[index[old]] = City(entry.id("id"), entry.text("name"), region, lat, lon)
    return tuple(changed)


# ---- what is legal but worth a look


def map_warnings(data: MapData) -> list[tuple[str, dict[str, object]]]:
    """Things a map maker may not have meant, as (code, facts)."""
    warnings: list[tuple[str, dict[str, object]]] = []
    sizes = [len(region.cities) for region in data.regions]
    if len(set(sizes)) > 1:
        warnings.append(("map_warn_unequal", {"smallest": min(sizes), "largest": max(sizes)}))
    if len(data.regions) < 5:
        warnings.append(("map_warn_few_regions", {"count": len(data.regions)}))
    if sum(sorted(sizes)[:5]) < 35:
        warnings.append(("map_warn_small", {"count": sum(sorted(sizes)[:5])}))
    for a, b, cost in data.connections:
        if cost == 0:
            pair = f"{data.cities[a].name} - {data.cities[b].name}"
            warnings.append(("map_warn_metropolis", {"pair": pair}))
    return warnings
