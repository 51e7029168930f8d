"""The map of the grid board game at the terminal: drawn, and asked about by `near` and `plan`."""

from collections.abc import Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.core.errors import Illegal, OptionError
from megavolt.core.view_types import own_seat
from megavolt.data import MapData
from megavolt.games.board.view_types import BoardView, CitySeen
from megavolt.locale import Translator
from megavolt.parts.network import Network
from megavolt.terminal.choices import Choice, Commands, fold, named
from megavolt.terminal.layout import SEAT_COLOURS, pack
from megavolt.terminal.map_drawing import Area, draw, name_length

COMMANDS = ("map", "near", "plan")
TRUST_TAG = "#"
START_TAG = "◆"
# As a terminal shows the colours of a map; those of regions without one, in turn.
COLOURS = {
    "blue": "blue",
    "brown": "dark_goldenrod",
    "cyan": "cyan",
    "gray": "grey70",
    "green": "green",
    "lime": "chartreuse2",
    "navy": "slate_blue1",
    "orange": "dark_orange",
    "pink": "pink1",
    "purple": "medium_purple1",
    "red": "red",
    "yellow": "yellow",
}
LEAST_ROWS = 16
ROWS_PER_CITY = 0.8  # what a readable map takes
BELOW_MAP = 5  # lines for the regions, the legend and what is typed
HOUSES = 4  # columns for the owners of a city, with the space before them
NUMBERS = 7  # columns for a city's key and its cost, with their spaces


class BoardMap:
    """Draws what a view shows, and answers questions about it."""

    def __init__(self, data: MapData, tags: Sequence[str], t: Translator) -> None:
        self.data = data
        self.tags = tags
        self.t = t
        self.names = {city.id: t.city(city) for city in data.cities}
        self.index = {city.id: number for number, city in enumerate(data.cities)}

    def commands(self) -> Commands:
        return dict(zip(COMMANDS, (self._map, self._near, self._plan), strict=True))

    # ---- the drawing

    def _map(self, rest: str, view: BoardView, console: Console) -> RenderableType:
        legend = Text(self.t.text("board-map-legend"), style="dim")
        return Group(self.whole(view, console), legend)

    def whole(self, view: BoardView | None, console: Console) -> RenderableType:
        """The map with the names of its regions, as large as the console allows and the cities
        need; without a view, the map alone."""
        cities = sum(self._plays(view, city.id) for city in self.data.cities)
        rows = max(console.height - BELOW_MAP, LEAST_ROWS, round(ROWS_PER_CITY * cities))
        plain = console.color_system is None
        picture = self.picture(view, Area(console.width, rows), {}, plain)
        return Group(picture, self._regions(view, console.width, plain))

    def _plays(self, view: BoardView | None, city: str) -> bool:
        """While regions are drafted, no city is in play yet: then all are shown."""
        return view is None or not view["cities"] or city in view["cities"]

    def picture(
        self, view: BoardView | None, area: Area, keys: Mapping[str, str], plain: bool
    ) -> RenderableType:
        """Cities in play; with keys, what is typed for each stands before its name, and what it
        costs here and now behind it. Without colours (`plain`) letters tell regions apart."""
        data = self.data
        shown = [i for i, city in enumerate(data.cities) if self._plays(view, city.id)]
        cities = [data.cities[i] for i in shown]
        extra = HOUSES + (NUMBERS if keys else 0) + (2 if plain else 0)
        most = name_length([self.names[city.id] for city in cities], extra, area)
        places = {number: place for place, number in enumerate(shown)}
        links = {
            (places[a], places[b]): cost
            for a, b, cost in data.connections
            if a in places and b in places
        }
        labels = [self._label(view, city.id, most, keys, plain) for city in cities]
        widths = [min(len(self.names[city.id]), most) + extra for city in cities]
        return Group(*draw(cities, labels, widths, links, area))

    def _label(
        self, view: BoardView | None, city: str, most: int, keys: Mapping[str, str], plain: bool
    ) -> Text:
        seen = view["cities"].get(city) if view else None
        region = self.data.cities[self.index[city]].region
        owned = view and seen and view["seat"] in seen["owners"]
        label = Text()
        if keys.get(city):
            label.append(f"{keys[city]} ", style="bold green")
        if plain:
            label.append(f"{_letter(region)} ")
        style = f"{'bold reverse ' if owned else ''}{self._colour(region)}"
        label.append(_short(self.names[city], most), style=style)
        if keys and seen is not None and seen["cost"] is not None:
            label.append(f" {seen['cost']}", style="default" if keys.get(city) else "dim")
        return label.append_text(self._houses(seen)) if seen is not None else label

    def _houses(self, seen: CitySeen) -> Text:
        signs = Text(" ")
        for owner in seen["spaces"]:
            if owner == "trust":
                signs.append(TRUST_TAG, style="dim")
            elif owner is not None:
                signs.append(self.tags[owner], style=f"bold {SEAT_COLOURS[owner]}")
        if seen["marked"]:
            signs.append(START_TAG, style="bold green")
        return signs if signs.cell_len > 1 else Text()

    def _colour(self, region: int) -> str:
        spare = list(COLOURS.values())
        return COLOURS.get(self.data.regions[region].color, spare[region % len(spare)])

    def _regions(self, view: BoardView | None, width: int, plain: bool) -> Text:
        pieces = []
        for number, region in enumerate(self.data.regions):
            if view is None or region.id in view["regions"]:
                name = self.t.region(region.names)
                facts = {"letter": _letter(number), "region": name}
                text = self.t.text("board-map-region", **facts) if plain else name
                pieces.append(Text(text, style=self._colour(number)))
        return pack(pieces, width, " · ")

    # ---- neighbours

    def _near(self, rest: str, view: BoardView, console: Console) -> RenderableType:
        """The neighbours of a city, the cheapest connection first."""
        self._check_cities(view)
        if not rest:
            raise OptionError("near_needs_city", city=self._example(view))
        city = self._city(rest, view)
        here, seen = self.index[city], view["cities"][city]
        region = self.data.regions[self.data.cities[here].region]
        facts = {"city": self.names[city], "region": self.t.region(region.names)}
        title = Text(self.t.text("board-near-title", **facts), style="bold")
        title.append_text(self._houses(seen)).append(f": {self._price(view, city)}")
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column(self.t.text("board-near-city"))
        for column in ("board-near-connection", "board-near-house", "board-near-total"):
            table.add_column(self.t.text(column), justify="right")
        for cost, other in sorted(self._links(here, view)):
            there = view["cities"][other]
            name = Text(self.names[other]).append_text(self._houses(there))
            house = "–" if there["house"] is None else str(there["house"])
            table.add_row(name, str(cost), house, self._total(view, other))
        return Group(title, table)

    def _price(self, view: BoardView, city: str) -> str:
        seen = view["cities"][city]
        if view["seat"] in seen["owners"]:
            return self.t.text("board-near-yours")
        if seen["house"] is None:
            return self.t.text("board-near-full")
        return self.t.text("board-near-price", house=seen["house"], total=seen["cost"])

    def _links(self, here: int, view: BoardView) -> list[tuple[int, str]]:
        """What the connections of a city cost, and where they lead, within the regions in play."""
        links = [link for link in self.data.connections if here in link[:2]]
        ends = [(cost, self.data.cities[a + b - here].id) for a, b, cost in links]
        return [(cost, city) for cost, city in ends if city in view["cities"]]

    def _total(self, view: BoardView, city: str) -> str:
        """What it costs this seat to connect a city, in words where it cannot."""
        seen = view["cities"][city]
        if view["seat"] in seen["owners"]:
            return self.t.text("board-near-yours")
        return "–" if seen["cost"] is None else str(seen["cost"])

    # ---- several cities in a row

    def _plan(self, rest: str, view: BoardView, console: Console) -> RenderableType:
        """What the cities cost one after another, each from the network with those before it."""
        self._check_cities(view)
        if not rest:
            raise OptionError("plan_needs_cities", city=self._example(view))
        network = self._network(view)
        me = view["players"][own_seat(view)]
        own = [self.index[city] for city in me["cities"]]
        total, lines = 0, []
        for city in self._cities(rest, view):
            house = self._house(view, city, own)
            connection, path = self._way(network, own, self.index[city])
            total += house + connection
            own.append(self.index[city])
            lines.append(self._step(city, house, connection, path, total))
        facts = {"total": total, "money": me["money"] or 0, "left": (me["money"] or 0) - total}
        message = "board-plan-total" if facts["left"] >= 0 else "board-plan-short"
        said = self.t.text(message, **facts, short=-facts["left"])
        return Group(*lines, Text(said, style="bold"))

    def _house(self, view: BoardView, city: str, own: Sequence[int]) -> int:
        house = view["cities"][city]["house"]
        if self.index[city] in own:
            raise OptionError("plan_city_yours", city=self.names[city])
        if house is None:
            raise OptionError("plan_city_full", city=self.names[city])
        return house

    def _network(self, view: BoardView) -> Network:
        """The cities and connections in play, as the engine has them."""
        playing = [city.id in view["cities"] for city in self.data.cities]
        return Network(len(self.data.cities), list(self.data.connections), playing)

    def _way(self, network: Network, own: Sequence[int], city: int) -> tuple[int, list[int]]:
        """The cheapest connection from the network, and the cities in between."""
        if not own:
            return 0, []
        before = network.tree(list(own))
        path = [city]
        while path[0] not in own:
            path.insert(0, before[path[0]])
        return network.cost[path[0]][city], path[:-1]

    def _step(
        self, city: str, house: int, connection: int, path: Sequence[int], total: int
    ) -> Text:
        said = self.t.text(
            "board-plan-step", city=self.names[city], house=house, connection=connection
        )
        line = Text(said)
        if path:
            names = " – ".join(self.names[self.data.cities[i].id] for i in path)
            line.append(f" {self.t.text('board-plan-via', path=names)}", style="dim")
        return line.append(f" → {total}", style="bold")

    # ---- names

    def _cities(self, rest: str, view: BoardView) -> list[str]:
        """As many words as make up a name, then the next name."""
        words, found = rest.replace(",", " ").split(), []
        while words:
            longest = next(
                (n for n in range(len(words), 1, -1) if self._named(" ".join(words[:n]), view)), 1
            )
            found.append(self._city(" ".join(words[:longest]), view))
            words = words[longest:]
        return found

    def _city(self, typed: str, view: BoardView) -> str:
        """The city in play that is called so or begins so."""
        found = self._named(typed, view)
        if len(found) == 1:
            return found[0]
        short = typed[:40]
        if found:
            listed = ", ".join(self.names[city] for city in found)
            raise Illegal("unclear_city", typed=short, choices=listed)
        known = ", ".join(sorted(self.names[city] for city in view["cities"]))
        raise Illegal("no_city_here", typed=short, known=known)

    def _named(self, typed: str, view: BoardView) -> list[str]:
        choices = [
            Choice("", "", (), names=(self.names[city], city), about=city)
            for city in view["cities"]
        ]
        return [choice.about for choice in named(fold(typed), choices)]

    def _check_cities(self, view: BoardView) -> None:
        if not view["cities"]:
            raise Illegal("no_cities_yet")

    def _example(self, view: BoardView) -> str:
        return self.names[next(iter(view["cities"]))]


def _letter(region: int) -> str:
    return "abcdefghijkl"[region]


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}."
