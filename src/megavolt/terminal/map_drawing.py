"""A map in characters: names of cities where there is room for them, thin lines between them, and
on each line what the connection costs.

Cities keep their places relative to each other, but crowded parts are drawn larger than empty ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import cos, radians

from rich.text import Text

from megavolt.data import City
from megavolt.terminal.layout import DOTS

_DOT = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column within one
_ALONG = (0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.24, 0.76)  # where a cost may lie on its line
_REACH = (16, 5)  # how far a name may move from where it belongs, at first: columns, rows
NAME_LENGTHS = (14, 11, 9, 7, 5)
CROWDED = 0.62  # the part of the drawing that names may fill, with the space around them

Place = tuple[int, int]  # column and row of the first letter of a name
Point = tuple[float, float]
Link = tuple[int, int]  # two cities, by index
_PASSES = 2  # of moving names off lines
_TRIED = 24  # places that are looked at then


@dataclass(frozen=True)
class Area:
    """Room for a drawing, in characters."""

    width: int
    height: int


def name_length(names: Sequence[str], extra: int, area: Area) -> int:
    """How much of each name can be shown, if `extra` characters stand beside it."""
    for most in NAME_LENGTHS[:-1]:
        filled = sum(2 * (min(len(name), most) + extra + 2) for name in names)
        if filled <= CROWDED * area.width * area.height:
            return most
    return NAME_LENGTHS[-1]


@cache
def places(
    cities: tuple[City, ...], widths: tuple[int, ...], links: tuple[Link, ...], area: Area
) -> tuple[Place, ...]:
    """Where to write the names: no two of them touch, and few lie on lines between others."""
    return tuple(Placing(cities, widths, links, area).found)


class Placing:
    """Names on a grid of characters, each near where its city lies."""

    def __init__(
        self, cities: Sequence[City], widths: Sequence[int], links: Sequence[Link], area: Area
    ) -> None:
        self.widths = widths
        self.links = links
        self.area = area
        self.wished = _wished(cities, widths, area)
        self.taken = [0] * area.height  # by row, the columns that are taken, as bits
        self.found: list[Place] = [(0, 0)] * len(cities)
        for i in sorted(range(len(cities)), key=lambda i: (self.wished[i][1], self.wished[i][0])):
            self._put(i, self._nearest(i, ()))
        for _ in range(_PASSES):
            self._clear_lines()

    def _put(self, i: int, place: Place) -> None:
        self.found[i] = place
        self.taken[place[1]] |= self._space(i, place[0])

    def _space(self, i: int, column: int) -> int:
        """A name with a space on either side."""
        return ((1 << (self.widths[i] + 2)) - 1) << column

    def _clear_lines(self) -> None:
        """Move each name off the lines between others."""
        for i in range(len(self.found)):
            lines = [link for link in self.links if i not in link]
            if any(self._covers(i, self.found[i], link) for link in lines):
                column, row = self.found[i]
                self.taken[row] &= ~self._space(i, column)
                self._put(i, self._nearest(i, lines))

    def _nearest(self, i: int, lines: Sequence[Link]) -> Place:
        """The free place that is nearest, better not right above or below another name, nor on
        one of these lines."""
        for reach in (1, 3, 100):
            free = [(self._cost(i, place), place) for place in self._free(i, reach)]
            if not free:
                continue
            if lines:
                best = sorted(free)[:_TRIED]
                free = [(cost + self._blocked(i, place, lines), place) for cost, place in best]
            return min(free)[1]
        return round(self.wished[i][0]), round(self.wished[i][1])  # one name covers another

    def _free(self, i: int, reach: int) -> Iterator[Place]:
        (x, y), width, mask = self.wished[i], self.widths[i], (1 << self.widths[i]) - 1
        for row in _around(y, _REACH[1] * reach, self.area.height - 1):
            for column in _around(x, _REACH[0] * reach, self.area.width - width):
                if not self.taken[row] & (mask << (column + 1)):
                    yield column, row

    def _cost(self, i: int, place: Place) -> float:
        (x, y), (column, row) = self.wished[i], place
        mask = ((1 << self.widths[i]) - 1) << (column + 1)
        near = [self.taken[r] for r in (row - 1, row + 1) if 0 <= r < self.area.height]
        touching = sum((taken & mask).bit_count() for taken in near)
        return abs(column - x) / 2 + abs(row - y) * 1.5 + touching / 3

    def _blocked(self, i: int, place: Place, lines: Sequence[Link]) -> float:
        return 4.0 * sum(self._covers(i, place, link) for link in lines)

    def _covers(self, i: int, place: Place, link: Link) -> bool:
        """Would a name there lie on the line between two others?"""
        (x1, y1), (x2, y2) = (self._middle(end) for end in link)
        column, row = place
        if y1 == y2:
            return row == int(y1) and min(x1, x2) < column + self.widths[i] / 2 < max(x1, x2)
        first, last = sorted((edge - y1) / (y2 - y1) for edge in (row, row + 1))
        first, last = max(first, 0.0), min(last, 1.0)
        if first >= last:
            return False
        low, high = sorted(x1 + (x2 - x1) * along for along in (first, last))
        return low < column + self.widths[i] and high > column

    def _middle(self, i: int) -> Point:
        column, row = self.found[i]
        return column + self.widths[i] / 2, row + 0.5


def _wished(cities: Sequence[City], widths: Sequence[int], area: Area) -> list[Point]:
    middle = sum(city.lat for city in cities) / len(cities)
    across = _spread([city.lon * cos(radians(middle)) for city in cities])
    down = _spread([-city.lat for city in cities])
    return [
        (x * (area.width - width), y * (area.height - 1))
        for x, y, width in zip(across, down, widths, strict=True)
    ]


def _spread(values: Sequence[float]) -> list[float]:
    """From 0 to 1, half by value and half by rank: that makes room where many are close."""
    low, high = min(values), max(values)
    ranks = {value: rank for rank, value in enumerate(sorted(set(values)))}
    last, size = max(len(ranks) - 1, 1), (high - low) or 1
    return [((value - low) / size + ranks[value] / last) / 2 for value in values]


def _around(middle: float, reach: int, last: int) -> range:
    return range(max(0, round(middle) - reach), min(max(last, 0), round(middle) + reach) + 1)


class MapDrawing:
    """Names first, then lines and costs where they leave room."""

    def __init__(self, area: Area) -> None:
        self.area = area
        self.names: list[tuple[Place, Text]] = []
        self._taken: set[tuple[int, int]] = set()  # cells with a letter of a name or a cost
        self._dots: dict[tuple[int, int], int] = {}
        self._costs: list[tuple[Place, str]] = []

    def add_name(self, place: Place, name: Text) -> None:
        column, row = place
        self.names.append((place, name))
        self._taken |= {(x, row) for x in range(column - 1, column + name.cell_len + 1)}

    def add_line(self, one: Point, other: Point) -> None:
        """A straight line of dots between two points, in characters."""
        (x1, y1), (x2, y2) = one, other
        steps = max(1, round(max(abs(x2 - x1) * 2, abs(y2 - y1) * 4)))
        for step in range(steps + 1):
            x = round((x1 + (x2 - x1) * step / steps) * 2)
            y = round((y1 + (y2 - y1) * step / steps) * 4)
            cell = (x // 2, y // 4)
            self._dots[cell] = self._dots.get(cell, 0) | _DOT[y % 4][x % 2]

    def add_cost(self, one: Point, other: Point, cost: int) -> bool:
        """Write a cost on its line, as near to the middle as there is room; False: nowhere."""
        text = str(cost)
        for off, along in product((0, -1, 1), _ALONG):  # on the line, else just above or below
            x = round(one[0] + (other[0] - one[0]) * along - (len(text) - 1) / 2)
            y = round(one[1] + (other[1] - one[1]) * along - 0.5) + off
            cells = {(column, y) for column in range(x, x + len(text))}
            if 0 <= y < self.area.height and not cells & self._taken:
                self._taken |= cells | {(x - 1, y), (x + len(text), y)}
                self._costs.append(((x, y), text))
                return True
        return False

    def lines(self) -> list[Text]:
        rows = [Text(no_wrap=True) for _ in range(self.area.height)]
        pieces = [(place, name) for place, name in self.names]
        pieces += [(place, Text(text, style="bold")) for place, text in self._costs]
        for row, line in enumerate(rows):
            here = sorted((p for p in pieces if p[0][1] == row), key=lambda piece: piece[0][0])
            for (column, _), piece in here:
                self._fill(line, row, column)
                line.append_text(piece)
            self._fill(line, row, self.area.width)
            line.rstrip()
            line.truncate(self.area.width)
        return rows

    def _fill(self, line: Text, row: int, until: int) -> None:
        """Dots, or nothing, up to a column."""
        for column in range(line.cell_len, until):
            dots = self._dots.get((column, row), 0)
            line.append(chr(DOTS + dots) if dots else " ", style="dim")


def draw(
    cities: Sequence[City],
    names: Sequence[Text],
    widths: Sequence[int],
    links: Mapping[Link, int],
    area: Area,
) -> list[Text]:
    """The map of these cities; `links` are the costs between them by index, `widths` what each
    name may take, so that the drawing does not change when a name grows a little."""
    drawing = MapDrawing(area)
    found = places(tuple(cities), tuple(widths), tuple(links), area)
    for place, name in zip(found, names, strict=True):
        drawing.add_name(place, name)
    middles = [
        (column + name.cell_len / 2, row + 0.5)
        for (column, row), name in zip(found, names, strict=True)
    ]
    for a, b in links:
        drawing.add_line(middles[a], middles[b])
    short_first = sorted(links, key=lambda ab: _length(middles[ab[0]], middles[ab[1]]))
    for a, b in short_first:
        drawing.add_cost(middles[a], middles[b], links[a, b])
    return drawing.lines()


def _length(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) / 2 + abs(one[1] - other[1])
