"""Maps: cities, connections and regions, checked on load, with an edition's changes applied."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import files
from typing import Any

from megavolt.core.plain import copied_table
from megavolt.data.errors import DataError, check_all
from megavolt.data.land import Land, read_land
from megavolt.data.reader import Reader, parse, read_path, read_shipped

EDITIONS = ("recharged", "classic", "deluxe")
COLORS = (
    "blue", "brown", "cyan", "gray", "green", "lime",
    "navy", "orange", "pink", "purple", "red", "yellow",
)  # fmt: skip
# How many of each a map may have: enough for any board, few enough for every path to be known.
REGIONS = (3, 12)
CITIES = (3, 150)
CONNECTIONS = (2, 500)
MAX_COST = 99
_KEYS = (
    "id",
    "name",
    "name_es",
    "name_pl",
    "editions",
    "rules_like",
    "regions",
    "region_adjacency",
    "cities",
    "connections",
    "metropolises",  # pairs of halves, for drawing; play sees their connection of cost 0
    "overlay",
    "land",  # what is drawn behind the cities
    "disputes",  # notes for people: neither read nor kept in records
)
_OVERLAY = ("renames", "cost_changes", "removed", "added")

Link = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    region: int
    lat: float
    lon: float
    names: dict[str, str] = field(hash=False)  # by language


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
    names: dict[str, str]  # by language
    editions: tuple[str, ...]
    rules_like: str  # the printed map whose special rules apply; "" for none
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[Link, ...]
    adjacency: tuple[tuple[int, int], ...]
    land: Land | None  # None: the countries that the cities lie in
    source: dict[str, Any] | None  # a user's map as data, so that a record can contain it


def map_ids(edition: str) -> list[str]:
    """The maps that come with Megavolt: those printed for the edition, then all others."""
    return [name for name in shipped_maps() if edition in _shipped_editions(name)]


def printed_maps(*editions: str) -> list[str]:
    """The maps of the boxes, of all editions or of some: they have figures of their own."""
    tables = read_shipped("tables.toml")
    names = [name for e in editions or EDITIONS for name in tables.table(e).texts("maps")]
    return list(dict.fromkeys(names))


@cache
def shipped_maps() -> tuple[str, ...]:
    """One file is one map: nothing else lists them."""
    folder = files("megavolt.data").iterdir()
    names = [file.name for file in folder if file.name.startswith("map-")]
    found = sorted(name.removeprefix("map-").removesuffix(".toml") for name in names)
    return tuple(dict.fromkeys([*printed_maps(), *found]))


def _shipped_editions(name: str) -> tuple[str, ...]:
    return _editions(read_shipped(_file(name)))


def _file(name: str) -> str:
    return f"map-{name}.toml"


def load_map(source: str | Mapping[str, Any], edition: str) -> MapData:
    """A shipped map by its id, a user's by its path, or one given as data."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise DataError("data_unknown_edition", file="map", key=edition, known=known)
    if isinstance(source, Mapping):
        return _build(Reader("map", source), edition, shipped=False)
    if source.endswith(".toml") or "/" in source or "\\" in source:
        return _build(read_path(source), edition, shipped=False)
    if source not in shipped_maps() or edition not in _shipped_editions(source):
        known = ", ".join(map_ids(edition))
        raise DataError("data_unknown_map", file=source, key="-", known=known, edition=edition)
    return _build(read_shipped(_file(source)), edition, shipped=True)


def load_map_text(text: str, edition: str) -> MapData:
    """A map from the text of its file, so that errors know their lines."""
    return _build(parse("map", text), edition, shipped=False)


def _build(file: Reader, edition: str, shipped: bool) -> MapData:
    editions, *_ = check_all([lambda: _editions(file), lambda: file.only(*_KEYS)])
    if edition not in editions:
        known = ", ".join(editions)
        raise file.error("data_wrong_edition", "editions", edition=edition, known=known)
    plain = _plain_map(file)
    # A mistake in one edition's changes is reported, whichever edition is asked for.
    printed = {name: _print(file, plain, name) for name in editions}[edition]
    return MapData(
        id=file.id("id"),
        name=file.name("name"),
        names=_names(file),
        editions=editions,
        rules_like=_rules_like(file, editions, shipped),
        regions=plain.regions,
        cities=printed.cities,
        connections=printed.links,
        adjacency=printed.adjacency,
        land=read_land(file.table("land")) if file.has("land") else None,
        source=None if shipped else _carried(file),
    )


def _names(entry: Reader) -> dict[str, str]:
    others = {lang: f"name_{lang}" for lang in ("es", "pl")}
    given = {lang: entry.name(key) for lang, key in others.items() if entry.has(key)}
    return {"en": entry.name("name"), **given}


def _editions(file: Reader) -> tuple[str, ...]:
    """Those the file names; else those of the map whose rules it follows; else all."""
    if not file.has("editions"):
        like = file.choice("rules_like", tuple(printed_maps())) if file.has("rules_like") else ""
        return tuple(e for e in EDITIONS if not like or e in _shipped_editions(like))
    editions = file.texts("editions")
    for i, name in enumerate(editions):
        if name not in EDITIONS:
            known = ", ".join(EDITIONS)
            raise file.error("data_bad_value", f"editions[{i}]", value=name, known=known)
        if name in editions[:i]:
            raise file.error("data_duplicate", f"editions[{i}]", value=name)
    if not editions:
        raise file.error("data_too_few", "editions", count=0, expected=1)
    return editions


def _rules_like(file: Reader, editions: tuple[str, ...], shipped: bool) -> str:
    """A printed map that every edition of this one has."""
    if shipped and file.id("id") in printed_maps():
        return file.id("id")
    if not file.has("rules_like"):
        return ""
    known = [name for name in printed_maps() if {*editions} <= {*_shipped_editions(name)}]
    return file.choice("rules_like", tuple(known))


def _carried(file: Reader) -> dict[str, Any]:
    """The map as a record contains it: all that was checked, and no notes."""
    return copied_table({key: file.values[key] for key in file.values if key != "disputes"})


@dataclass(frozen=True, slots=True)
class _Plain:
    """The map as the file lists it, before any edition's changes."""

    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    links: tuple[Link, ...]
    index: dict[str, int]  # of cities, by id


@dataclass(frozen=True, slots=True)
class _Printed:
    """What an edition may print differently, and what follows from it."""

    cities: tuple[City, ...]
    links: tuple[Link, ...]
    adjacency: tuple[tuple[int, int], ...]


def _plain_map(file: Reader) -> _Plain:
    limits = {"regions": REGIONS, "cities": CITIES, "connections": CONNECTIONS}
    check_all(partial(_count, file, key, limit) for key, limit in limits.items())
    _, cities, links = check_all(
        [
            lambda: _ids(file.each("regions", _region_id), file, "regions"),
            lambda: _cities(file, _given_ids(file, "regions")),
            lambda: _connections(file, _given_ids(file, "cities")),
        ]
    )
    index = {city.id: i for i, city in enumerate(cities)}
    plain = _Plain(_regions(file, cities, index), cities, links, index)
    check_all([lambda: _check_metropolises(file, plain), lambda: _check_overlay_editions(file)])
    return plain


def _given_ids(file: Reader, key: str) -> dict[str, int]:
    """The ids of a list as they stand there, right or wrong: other entries may name them."""
    ids = [entry.values.get("id") for entry in file.tables(key)]
    return {name: i for i, name in enumerate(ids) if isinstance(name, str)}


def _count(file: Reader, key: str, limits: tuple[int, int]) -> None:
    least, most = limits
    count = len(file.items(key))
    if not least <= count <= most:
        raise file.error("data_map_size", key, of=key, count=count, least=least, most=most)


def _print(file: Reader, plain: _Plain, edition: str) -> _Printed:
    cities, links = plain.cities, plain.links
    if file.has("overlay") and file.table("overlay").has(edition):
        overlay = file.table("overlay").table(edition)
        overlay.only(*_OVERLAY)
        links = _overlay_links(overlay, plain)
        cities = _overlay_names(overlay, plain)
    adjacency = _adjacency(cities, links)
    _check_adjacency(file, [region.id for region in plain.regions], adjacency)
    _check_connected(file, plain.regions, cities, links)
    return _Printed(cities, links, adjacency)


def _ids(ids: list[str], file: Reader, key: str) -> list[str]:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise file.error("data_duplicate", f"{key}[{i}].id", value=name)
    return ids


# ---- cities and regions


def _cities(file: Reader, region_ids: dict[str, int]) -> tuple[City, ...]:
    cities = tuple(file.each("cities", lambda entry: _city(entry, region_ids)))
    _ids([city.id for city in cities], file, "cities")
    return cities


def _city(entry: Reader, region_ids: dict[str, int]) -> City:
    entry.only("id", "name", "name_es", "name_pl", "region", "lat", "lon")
    region = entry.text("region")
    if region not in region_ids:
        raise entry.unknown("data_unknown_region", "region", region, region_ids, value=region)
    lat, lon = entry.number("lat", -90, 90), entry.number("lon", -180, 180)
    names = _names(entry)
    return City(entry.id("id"), names["en"], region_ids[region], lat, lon, names)


def _regions(file: Reader, cities: tuple[City, ...], index: dict[str, int]) -> tuple[Region, ...]:
    ids = _given_ids(file, "regions")
    return tuple(
        file.each("regions", lambda entry: _region(entry, ids[entry.id("id")], cities, index))
    )


def _region_id(entry: Reader) -> str:
    entry.only("id", "name", "name_es", "name_pl", "color", "cities")
    return entry.id("id")


def _region(entry: Reader, number: int, cities: tuple[City, ...], index: dict[str, int]) -> Region:
    names = _names(entry)
    own = tuple(i for i, city in enumerate(cities) if city.region == number)
    if entry.has("cities"):
        _check_own(entry, own, cities, index)
    if not own:
        raise entry.error("data_too_few", "cities", count=0, expected=1)
    color = entry.choice("color", COLORS) if entry.has("color") else ""
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
    costs: dict[tuple[int, int], int] = {}

    def read(entry: Reader) -> None:
        entry.only("a", "b", "cost")
        ends = _ends(entry, index)
        if ends in costs:
            raise entry.error("data_duplicate", value=f"{entry.text('a')} - {entry.text('b')}")
        costs[ends] = 0
        costs[ends] = entry.whole("cost", 0, MAX_COST)

    file.each("connections", read)
    return tuple((a, b, cost) for (a, b), cost in costs.items())


def _ends(entry: Reader, index: dict[str, int]) -> tuple[int, int]:
    for key in ("a", "b"):
        if entry.text(key) not in index:
            name = entry.text(key)
            raise entry.unknown("data_unknown_city", key, name, index, value=name)
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
        texts = isinstance(pair, list) and all(isinstance(name, str) for name in pair)
        if not texts or len(pair) != 2 or frozenset(pair) not in derived:
            shown = " - ".join(pair) if texts else "?"
            raise file.error("data_wrong_adjacency", f"region_adjacency[{i}]", value=shown)
        derived.discard(frozenset(pair))
    if derived:
        missing = " - ".join(sorted(min(map(sorted, derived))))
        raise file.error("data_wrong_adjacency", "region_adjacency", value=missing)


def _check_connected(
    file: Reader, regions: tuple[Region, ...], cities: tuple[City, ...], links: tuple[Link, ...]
) -> None:
    """The map is connected, and so is each region by itself, for whichever regions are in play."""
    for city in _cut_off(list(range(len(cities))), links):
        raise file.error("data_not_connected", f"cities[{city}]", value=cities[city].id)
    for number, region in enumerate(regions):
        for city in _cut_off(list(region.cities), links):
            raise file.error("data_not_connected", f"regions[{number}]", value=cities[city].id)


def _cut_off(cities: list[int], links: tuple[Link, ...]) -> list[int]:
    """The cities that no path within the list joins to its first."""
    among = {*cities}
    inside = [(a, b) for a, b, _ in links if a in among and b in among]
    reached, grew = {cities[0]}, True
    while grew:
        near = {x for a, b in inside if a in reached or b in reached for x in (a, b)}
        grew = not near <= reached
        reached |= near
    return [city for city in cities if city not in reached]


def _check_metropolises(file: Reader, plain: _Plain) -> None:
    """Their halves are connected for free (GRID-BUILD-06)."""
    for entry in file.tables("metropolises") if file.has("metropolises") else ():
        entry.only("name", "cities")
        entry.name("name")
        halves = entry.texts("cities")
        if len(halves) != 2:
            raise entry.error("data_wrong_count", "cities", count=len(halves), expected="2")
        for i, half in enumerate(halves):
            if half not in plain.index:
                raise entry.error("data_unknown_city", f"cities[{i}]", value=half)
        a, b = sorted(plain.index[half] for half in halves)
        if (a, b, 0) not in plain.links:
            known = ", ".join(_free(plain)) or "-"
            raise entry.error("data_bad_value", "cities", value=" - ".join(halves), known=known)


def _free(plain: _Plain) -> list[str]:
    """The connections that cost nothing."""
    pairs = [(plain.cities[a].id, plain.cities[b].id) for a, b, cost in plain.links if cost == 0]
    return [" - ".join(pair) for pair in pairs]


# ---- what another printing of the map changes


def _check_overlay_editions(file: Reader) -> None:
    if file.has("overlay"):
        file.table("overlay").only(*_editions(file))


def _changes(overlay: Reader, key: str) -> Iterator[Reader]:
    return overlay.tables(key) if overlay.has(key) else iter(())


def _overlay_links(overlay: Reader, plain: _Plain) -> tuple[Link, ...]:
    costs = {(a, b): cost for a, b, cost in plain.links}
    for entry in _changes(overlay, "cost_changes"):
        entry.only("a", "b", "from", "to")
        ends = _old_connection(entry, "from", plain, costs)
        costs[ends] = entry.whole("to", 0, MAX_COST)
    for entry in _changes(overlay, "removed"):
        entry.only("a", "b", "cost")
        del costs[_old_connection(entry, "cost", plain, costs)]
    for entry in _changes(overlay, "added"):
        entry.only("a", "b", "cost")
        ends = _ends(entry, plain.index)
        if ends in costs:
            raise entry.error("data_duplicate", value=f"{entry.text('a')} - {entry.text('b')}")
        costs[ends] = entry.whole("cost", 0, MAX_COST)
    return tuple((a, b, cost) for (a, b), cost in costs.items())


def _old_connection(
    entry: Reader, key: str, plain: _Plain, costs: dict[tuple[int, int], int]
) -> tuple[int, int]:
    """The connection an entry changes; it says the old cost, so that a wrong pair is noticed."""
    ends, old = _ends(entry, plain.index), entry.whole(key, 0, MAX_COST)
    if costs.get(ends) != old:
        raise entry.error("data_wrong_overlay", key, value=old)
    return ends


def _overlay_names(overlay: Reader, plain: _Plain) -> tuple[City, ...]:
    changed = list(plain.cities)
    for entry in _changes(overlay, "renames"):
        entry.only("from", "id", "name", "name_es", "name_pl", "lat", "lon")
        old, new = entry.text("from"), entry.id("id")
        if old not in plain.index or changed[plain.index[old]].id != old:
            raise entry.error("data_wrong_overlay", "from", value=old)
        if new in plain.index or any(city.id == new for city in changed):
            raise entry.error("data_duplicate", "id", value=new)
        lat, lon = entry.number("lat", -90, 90), entry.number("lon", -180, 180)
        region = changed[plain.index[old]].region
        names = _names(entry)
        changed[plain.index[old]] = City(new, names["en"], region, lat, lon, names)
    return tuple(changed)
