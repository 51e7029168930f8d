"""The grid board game at its end: land, regions, connections, and who has built where."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from megavolt.core.game import Game
from megavolt.data import MapData, load_map
from megavolt.server.pictures.look import INK, PANEL, SEAT_INKS, SEATS, SHAPES, SOFT
from megavolt.server.pictures.svg import element, group, path

Point = tuple[float, float]

SEA, ABROAD, HOMELAND, FADED = "#d9e6ea", "#ece4d2", "#f8f2e3", "#e9e2d3"
SHORE, WIRE = "#b9ab8d", "#8d8674"
REGIONS: Final = {
    "green": "#5fa35a",
    "brown": "#a9825c",
    "red": "#d9705f",
    "yellow": "#e8c63c",
    "blue": "#5d8fc9",
    "purple": "#a37bbd",
    "cyan": "#4fb3b8",
    "orange": "#e8964a",
    "gray": "#8f8f8f",
    "lime": "#a6c63a",
    "navy": "#4b5d9c",
    "pink": "#e38bb0",
}
STRENGTH: Final = 0.42  # of a region's colour over the land
EARTH: Final = 6371.0  # kilometres
MARGIN: Final = 46.0  # between the outermost city and the edge
SHALLOW: Final = 60.0  # from a city to the coast of an island
WALLS: Final = "M0-8.5 8.2-2.2V8H-8.2V-2.2z"
# Where the houses of a city stand, by how many there are.
PLACES: Final[Mapping[int, Sequence[Point]]] = {
    1: ((0, 0),),
    2: ((-9, 0), (9, 0)),
    3: ((-9, 8), (9, 8), (0, -8)),
}


@dataclass(frozen=True)
class Frame:
    """How kilometres from the middle of a map become units of the picture."""

    center: tuple[float, float]  # degrees east and north
    scale: float
    dx: float
    dy: float

    def place(self, lon: float, lat: float) -> Point:
        x, y = _kilometres(self.center, lon, lat)
        return x * self.scale + self.dx, y * self.scale + self.dy


def draw(game: Game[Any], view: Mapping[str, Any], width: float, height: float) -> str:
    source = game.options["map"]
    assert isinstance(source, str | Mapping)
    data = load_map(source, game.id)
    playing = {n for n, r in enumerate(data.regions) if r.id in view["regions"]}
    return _drawn(data, playing, view["cities"], width, height)


def draw_map(data: MapData, width: float, height: float) -> str:
    """A whole map on which nobody has built."""
    svg = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width:g} {height:g}"}
    drawn = _drawn(data, {*range(len(data.regions))}, {}, width, height)
    return element("svg", drawn, **svg)


def _drawn(
    data: MapData,
    playing: set[int],
    built: Mapping[str, Mapping[str, Any]],
    width: float,
    height: float,
) -> str:
    frame = _frame(data, playing, width, height)
    places = [frame.place(city.lon, city.lat) for city in data.cities]
    size = _size(places)
    return group(
        element("rect", width=width, height=height, fill=SEA),
        _land(data, frame, places, playing, (width, height)),
        _connections(data, places, playing),
        *(
            _city(built.get(city.id), place, size)
            for city, place in zip(data.cities, places, strict=True)
            if city.region in playing
        ),
    )


# ---- the plane


def _kilometres(center: tuple[float, float], lon: float, lat: float) -> Point:
    """Lambert's azimuthal equal-area projection; y grows southwards."""
    l, p, p0 = (math.radians(d) for d in (lon - center[0], lat, center[1]))  # noqa: E741
    cosine = math.sin(p0) * math.sin(p) + math.cos(p0) * math.cos(p) * math.cos(l)
    k = EARTH * math.sqrt(2 / max(1e-9, 1 + cosine))
    y = math.cos(p0) * math.sin(p) - math.sin(p0) * math.cos(p) * math.cos(l)
    return k * math.cos(p) * math.sin(l), -k * y


def _frame(data: MapData, playing: set[int], width: float, height: float) -> Frame:
    """The cities in play fill the picture."""
    shown = [city for city in data.cities if city.region in playing] or list(data.cities)
    center = data.land.center if data.land else _middle([(c.lon, c.lat) for c in data.cities])
    points = [_kilometres(center, city.lon, city.lat) for city in shown]
    (x0, y0), (x1, y1) = _corners(points)
    across, down = max(x1 - x0, 1.0), max(y1 - y0, 1.0)
    scale = min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down)
    dx = width / 2 - (x0 + x1) / 2 * scale
    return Frame(center, scale, dx, height / 2 - (y0 + y1) / 2 * scale)


def _corners(points: Sequence[Point]) -> tuple[Point, Point]:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def _middle(points: Sequence[Point]) -> Point:
    (x0, y0), (x1, y1) = _corners(points)
    return (x0 + x1) / 2, (y0 + y1) / 2


def _size(places: Sequence[Point]) -> float:
    """How large houses are drawn: smaller where cities are close together."""
    nearest = sorted(min(math.dist(a, b) for b in places if b is not a) for a in places)
    return min(1.15, max(0.6, nearest[len(nearest) // 4] / 38))


# ---- land


def _land(
    data: MapData,
    frame: Frame,
    places: Sequence[Point],
    playing: set[int],
    size: tuple[float, float],
) -> str:
    """The country played in, its regions tinted; without land of its own, an island."""
    if data.land is None:
        return _tinted(data, places, playing, size, path(_closed(_island(places))))
    step = data.land.unit * frame.scale
    moved = f"translate({frame.dx:.2f} {frame.dy:.2f}) scale({step:.5f})"
    pen = {"stroke": SHORE, "stroke_width": f"{1.4 / step:.3f}"}
    return group(
        path(data.land.land, transform=moved, fill=ABROAD, **pen),
        _tinted(data, places, playing, size, path(data.land.home, transform=moved)),
        path(data.land.borders, transform=moved, fill="none", **pen),
        path(data.land.home, transform=moved, fill="none", **pen),
    )


def _tinted(
    data: MapData,
    places: Sequence[Point],
    playing: set[int],
    size: tuple[float, float],
    home: str,
) -> str:
    """Each region in its colour, inside `home`."""
    box = [(-200.0, -200.0), (size[0] + 200, -200.0), (size[0] + 200, size[1] + 200)]
    box.append((-200.0, size[1] + 200))
    parts = []
    for number, city in enumerate(data.cities):
        color = FADED
        if city.region in playing:
            color = _mixed(REGIONS[data.regions[city.region].color], HOMELAND)
        cell = _cell(box, places, number)
        if cell:
            parts.append(path(_closed(cell), fill=color, stroke=color))
    clip = element("clipPath", home, id="home")
    return clip + group(*parts, clip_path="url(#home)")


def _island(places: Sequence[Point]) -> list[Point]:
    """The land of a map that brings none: all that lies between the cities, and some around."""
    turns = [n * math.pi / 8 for n in range(16)]
    around = [
        (x + SHALLOW * math.cos(t), y + SHALLOW * math.sin(t)) for x, y in places for t in turns
    ]
    line = sorted(around)
    return [*_half(line), *_half(line[::-1])]


def _half(line: Sequence[Point]) -> list[Point]:
    """One side of the hull of sorted points (Andrew's monotone chain)."""
    chain: list[Point] = []
    for x, y in line:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def _closed(polygon: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in polygon) + "z"


def _cell(box: Sequence[Point], places: Sequence[Point], number: int) -> list[Point]:
    """All of the box that is nearer to one place than to any other."""
    ax, ay = places[number]
    cell = list(box)
    for bx, by in places:
        if (bx, by) == (ax, ay):
            continue
        mx, my, nx, ny = (ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay
        depths = [(mx - x) * nx + (my - y) * ny for x, y in cell]
        cell = _kept(cell, depths)
    return cell


def _kept(cell: Sequence[Point], depths: Sequence[float]) -> list[Point]:
    """The part of a polygon where the depth, known at its corners, is above 0."""
    found = []
    for n, (point, depth) in enumerate(zip(cell, depths, strict=True)):
        (x0, y0), before = cell[n - 1], depths[n - 1]
        if (depth > 0) != (before > 0):
            share = before / (before - depth)
            found.append((x0 + (point[0] - x0) * share, y0 + (point[1] - y0) * share))
        if depth > 0:
            found.append(point)
    return found


def _mixed(color: str, ground: str) -> str:
    over, under = (bytes.fromhex(c[1:]) for c in (color, ground))
    mixed = (round(a * STRENGTH + b * (1 - STRENGTH)) for a, b in zip(over, under, strict=True))
    return "#" + bytes(mixed).hex()


# ---- cities


def _connections(data: MapData, places: Sequence[Point], playing: set[int]) -> str:
    lines = [
        f"M{places[a][0]:.1f} {places[a][1]:.1f}L{places[b][0]:.1f} {places[b][1]:.1f}"
        for a, b, _ in data.connections
        if data.cities[a].region in playing and data.cities[b].region in playing
    ]
    return path("".join(lines), fill="none", stroke=WIRE, stroke_width=2)


def _city(seen: Mapping[str, Any] | None, place: Point, size: float) -> str:
    houses = [owner for owner in (seen["spaces"] if seen else ()) if owner is not None]
    at = f"translate({place[0]:.1f} {place[1]:.1f}) scale({size:.3f})"
    if not houses:
        dot = element("circle", r=5.5, fill=PANEL, stroke=INK, stroke_width=1.6)
        return group(dot, transform=at)
    spots = PLACES[min(3, len(houses))]
    return group(
        *(_house(owner, spot) for owner, spot in zip(houses, spots, strict=False)), transform=at
    )


def _house(owner: int | str, spot: Point) -> str:
    at = f"translate({spot[0]} {spot[1]}) scale(1.15)"
    if isinstance(owner, str):  # the Trust's
        walls = path(WALLS, fill=SOFT, stroke=INK, stroke_width=1.3)
        cross = path("M-4-2 4 6M4-2-4 6", stroke=PANEL, stroke_width=2, fill="none")
        return group(walls, cross, transform=at)
    number = owner % len(SEATS)
    walls = path(WALLS, fill=SEATS[number], stroke=INK, stroke_width=1.3)
    sign = path(SHAPES[number], transform="translate(-4.3 -3) scale(.36)", fill=SEAT_INKS[number])
    return group(walls, sign, transform=at)
