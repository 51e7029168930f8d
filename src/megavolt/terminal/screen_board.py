"""The grid board game on a terminal: markets, players, cities and the line of phases."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Final, cast

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.core.game import Game, Outcome
from megavolt.core.line import Event
from megavolt.data import Region, figures, load_map
from megavolt.games.board.decision_types import BoardDecision
from megavolt.games.board.view_types import (
    BoardMarket,
    BoardPlant,
    BoardPlayer,
    BoardView,
    CitySeen,
    TrustSeen,
)
from megavolt.locale import Translator
from megavolt.terminal.choices import Commands, Question
from megavolt.terminal.drawing_plants import lot_line, plant_grid
from megavolt.terminal.layout import (
    FUEL_COLOURS,
    SEAT_COLOURS,
    Focus,
    Lines,
    Widest,
    columns_of,
    fitting,
    pack,
    row,
    tags,
)
from megavolt.terminal.map_board import LEAST_ROWS, ROWS_PER_CITY, TRUST_TAG, BoardMap
from megavolt.terminal.map_drawing import Area
from megavolt.terminal.moves_board import VERBS, BoardMoves

BELOW = 10  # lines to leave for the ribbon, the log, the question and what is typed
BELOW_AUCTION = 8  # there the question is short
WIDE = 140  # from this width on, cities stand beside the rest
LEFT = 78  # what the rest needs
CITY_WIDTH = 19
MAP_WIDTH = 70  # from this width on, the map takes the place of the list of cities
PHASES = ("auction", "fuel", "building", "bureaucracy")
CITY_VERBS = ("build", "place", "mark")
_MARKET_TITLES = ("board-current", "board-future", "board-deck", "board-auction")
Track = Callable[[Sequence[int], int, Sequence[int]], list[str]]  # spaces, tokens, prices


class BoardScreen:
    def __init__(self, game: Game[Any], seats: Sequence[str], t: Translator) -> None:
        self.game = game
        self.seats = seats
        self.t = t
        self.map = load_map(cast("str | dict[str, Any]", game.options["map"]), game.id)
        self.names = {city.id: t.city(city) for city in self.map.cities}
        reading = str(game.options.get("figures", "document"))
        table = figures(game.id, self.map.rules_like, game.players, reading)
        self.spaces = {fuel.name: fuel.spaces for fuel in table.fuels}
        regions = {region.id: t.region(region.names) for region in self.map.regions}
        self.moves = BoardMoves(t, self.names, regions)
        self.tags = tags(seats)
        self.drawn = BoardMap(self.map, self.tags, t)

    def verbs(self) -> Sequence[str]:
        return VERBS

    def help(self) -> str:
        return "play-help"

    def goal(self) -> str:
        return "board-goal"

    def rule(self) -> str:
        return "GRID-AUC-08"

    def question(self, view: BoardView, decision: BoardDecision) -> Question:
        return self.moves.question(view, decision)

    def board(
        self, view: BoardView, console: Console, question: Question | None, everything: bool = False
    ) -> Lines:
        width, keys = console.width, _city_keys(question)
        ribbon = self._ribbon(view, width)
        if width >= WIDE:
            return Lines(console, ribbon, self._beside(view, console, keys))
        sections = {
            "market": Lines(console, self._market(view, width)),
            "fuel": Lines(console, self._fuel(view)),
            "players": Lines(console, self._players(view, width)),
            "cities": Lines(console, self._cities(view, width, keys)),
        }
        if everything or view["phase"] == "over":
            return Lines(console, ribbon, *sections.values())
        room = console.height - BELOW
        if keys and self._map_fits(view, width, room - sections["players"].height):
            sections["cities"] = self._map(view, console, keys, room - sections["players"].height)
        auction = view["phase"] == "auction"
        room += BELOW - BELOW_AUCTION if auction else 0
        shown = fitting(sections, _FOCUS[view["phase"]], room)
        if auction and "fuel" not in shown:
            shown["fuel"] = Lines(console, self._fuel_prices(view, width))
        return Lines(console, ribbon, *(shown[name] for name in sections if name in shown))

    def _beside(self, view: BoardView, console: Console, keys: dict[str, str]) -> RenderableType:
        left = max(LEFT, console.width // 2)
        right, rows = console.width - left - 2, console.height - BELOW
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=left - 2)
        grid.add_column(width=right)
        first = Group(self._market(view, left), self._fuel(view), self._players(view, left))
        cities = self._cities(view, right, keys)
        if self._map_fits(view, right, rows):
            plain = console.color_system is None
            cities = self.drawn.picture(view, Area(right, rows), keys, plain)
        grid.add_row(first, cities)
        return grid

    def _map(self, view: BoardView, console: Console, keys: dict[str, str], rows: int) -> Lines:
        area, plain = Area(console.width, rows), console.color_system is None
        return Lines(console, self.drawn.picture(view, area, keys, plain))

    def _map_fits(self, view: BoardView, width: int, rows: int) -> bool:
        """Can the map stand for the list of cities?"""
        cities = len(view["cities"])
        return (
            bool(cities) and width >= MAP_WIDTH and rows >= max(LEAST_ROWS, ROWS_PER_CITY * cities)
        )

    def hides(self) -> bool:
        return self.game.options["hidden_money"] is True

    def commands(self) -> Commands:
        return self.drawn.commands()

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        return condensed(events)

    # ---- the line of phases

    def _ribbon(self, view: BoardView, width: int) -> RenderableType:
        begun = view["phase"] != "preparation"
        line = Text(style="bold")
        if begun:
            line.append(self.t.text("board-round", round=view["round"]))
            line.append(f" · {self.t.text('step-name', step=view['step'])} │ ")
        phases = [*PHASES, view["phase"]] if begun else [view["phase"], *PHASES]
        for number, phase in enumerate(dict.fromkeys(phases)):
            message = "phase-short" if phase in PHASES else "phase-name"
            name, here = self.t.text(message, phase=phase), phase == view["phase"]
            line.append(" ▸ " if number else "", style="not bold dim")
            line.append(f"[{name}]" if here else name, style="reverse" if here else "not bold dim")
        place = f"{self.game.id} · {self.t.map(self.map)}"
        if line.cell_len + len(place) + 2 <= width:
            line.append(f"{place:>{width - line.cell_len}}", style="dim")
        return line

    # ---- the plant market

    def _market(self, view: BoardView, width: int) -> RenderableType:
        market = view["market"]
        label = max(len(self.t.text(title)) for title in _MARKET_TITLES)
        current = [self._plant(p, p["number"] == market["discount"]) for p in market["current"]]
        future = [self._plant(p, discounted=False) for p in market["future"]]
        rows = [(self.t.text("board-current"), current), (self.t.text("board-future"), future)]
        grid = plant_grid(rows, label, width)
        deck = Table.grid(padding=(0, 1))
        deck.add_column(style="bold", width=label)
        deck.add_column()
        deck.add_row(self.t.text("board-deck"), self._deck(market))
        if view["auction"]["lot"] is not None:
            deck.add_row(
                self.t.text("board-auction"), lot_line(self.t, view["auction"], self.seats)
            )
        if view["demolition"]:
            deck.add_row("", self.t.text("board-demolition", **view["demolition"]))
        return Group(grid, deck)

    def _plant(self, plant: BoardPlant, discounted: bool) -> Text:
        text = Text(self.moves.plant(plant))
        text.stylize("bold", 0, 2)
        text.stylize(_fuel_style(plant), 3)
        if discounted:
            text.append("*", style="bold green")
        return text

    def _deck(self, market: BoardMarket) -> str:
        parts = [self.t.text("board-cards", count=market["deck"])]
        if market["deck_back"]:
            parts.append(self.t.text("board-deck-back", back=market["deck_back"]))
        if market["deck_top"]:
            numbers = ", ".join(f"{n:02}" for n in market["deck_top"])
            parts.append(self.t.text("board-deck-top", plants=numbers))
        if market["step3_card"]:
            parts.append(self.t.text("board-step3-card"))
        if market["discount"] is not None:
            low = min(p["minimum"] for p in market["current"])
            parts.append(self.t.text("board-discount", plant=market["discount"], minimum=low))
        return " · ".join(parts)

    # ---- the fuel market

    def _fuel(self, view: BoardView) -> RenderableType:
        """By fuel, its spaces from the cheapest to the dearest, and what comes next.

        On a narrow screen the tokens at a price are counted instead of drawn.
        """
        return Widest(self._fuel_rows(view, _track), self._fuel_rows(view, _counts))

    def _fuel_rows(self, view: BoardView, track_of: Track) -> RenderableType:
        fuels = {fuel: self.t.text("fuel-name", fuel=fuel) for fuel in view["fuel"]}
        prices = sorted({price for spaces in self.spaces.values() for price in spaces})
        titles = [self.t.text(name) for name in ("board-next-price", "board-refill", "board-store")]
        if not any("store" in market for market in view["fuel"].values()):
            titles.pop()
        head = self.t.text("board-fuel-market")
        tracks = {
            fuel: track_of(self.spaces[fuel], market["tokens"], prices)
            for fuel, market in view["fuel"].items()
        }
        widths = [max(len(head), *map(len, fuels.values()))]
        for price, *cells in zip(prices, *tracks.values(), strict=True):
            widths.append(max(len(str(price)), *map(len, cells)))
        widths += [len(title) for title in titles]
        names = [head, *(f"{p:^{w}}" for p, w in zip(prices, widths[1:], strict=False)), *titles]
        lines = [row([Text(name, style="dim") for name in names], widths)]
        for fuel, market in view["fuel"].items():
            style = FUEL_COLOURS.get(fuel, "")
            track = zip(tracks[fuel], widths[1:], strict=False)
            cells = [Text(f"{cell:^{width}}", style) for cell, width in track]
            price = "–" if market["price"] is None else market["price"]
            facts = [price, f"+{market['refill']}", market.get("store", "")]
            texts = [Text(f"{f:>{len(n)}}") for f, n in zip(facts, titles, strict=False)]
            lines.append(row([Text(fuels[fuel], style="bold"), *cells, *texts], widths))
        return Group(*lines)

    def _fuel_prices(self, view: BoardView, width: int) -> Text:
        """The same in a line or two, where there is no room for the spaces."""
        pieces = [Text(self.t.text("board-fuel-market"), style="dim")]
        for fuel, market in view["fuel"].items():
            price = "–" if market["price"] is None else market["price"]
            facts = {"fuel": fuel, "price": price, "tokens": market["tokens"]}
            said = self.t.text("board-fuel-price", **facts, refill=market["refill"])
            pieces.append(Text(said, style=FUEL_COLOURS.get(fuel, "")))
        return pack(pieces, width, "  ")

    # ---- players

    def _players(self, view: BoardView, width: int) -> RenderableType:
        """On a narrow screen a player's fuel stands under the plants."""
        return Widest(self._seated(view, width), self._seated(view, width, apart=False))

    def _seated(self, view: BoardView, width: int, apart: bool = True) -> RenderableType:
        table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
        names = [self.t.text("board-player"), *(f"{name}  " for name in self.seats)]
        names += [f"{self.t.text('board-trust')}  "] if view["trust"] else []
        name_width = min(max(map(len, names)), max(10, width // 6))
        table.add_column("", no_wrap=True)
        table.add_column(self.t.text("board-player"), no_wrap=True, max_width=name_width)
        table.add_column(self.t.text("board-money"), justify="right", no_wrap=True)
        table.add_column(self.t.text("board-plants"), no_wrap=True)
        if apart:
            table.add_column(self.t.text("board-stock"), no_wrap=True)
        table.add_column(self.t.text("board-cities"), justify="right", no_wrap=True)
        table.add_column(self.t.text("board-supply"), justify="right", no_wrap=True)
        titles = ("board-money", "board-cities", "board-supply")
        room = width - name_width - 12 - sum(len(self.t.text(title)) for title in titles)
        share = room // 3 if apart else room
        stocks = [pack(self._stock(player["stock"]), share, ", ") for player in view["players"]]
        if apart:
            room -= max((len(line) for stock in stocks for line in stock.split()), default=0)
        rows = [
            self._player(view, place, view["players"][seat], stocks[seat], room)
            for place, seat in enumerate(view["order"], start=1)
        ]
        rows += [self._trust(view["trust"], room)] if view["trust"] else []
        for cells in rows:
            table.add_row(*(cells if apart else _under_each_other(cells, 3)))
        return table

    def _trust(self, trust: TrustSeen, room: int) -> list[Text]:
        """The automatic rival of two players; it has no money and supplies nobody."""
        owned = [self._plant(plant, discounted=False) for plant in trust["plants"]]
        name = f"{TRUST_TAG} {self.t.text('board-trust')}"
        houses = self.t.text("board-trust-houses", count=trust["houses"])
        stock = pack(self._stock(trust["stock"]), room, ", ")
        cells = [Text(), Text(name, style="dim"), Text("–"), pack(owned, room, ", "), stock]
        return [*cells, Text(), Text(houses, style="dim")]

    def _stock(self, stock: dict[str, int]) -> list[Text]:
        return [
            Text(f"{self.t.text('fuel-name', fuel=fuel)} {count}")
            for fuel, count in stock.items()
            if count
        ]

    def _player(
        self, view: BoardView, place: int, player: BoardPlayer, stock: Text, room: int
    ) -> list[Text]:
        """A row of the table; `room` is the width its plants may take."""
        seat = player["seat"]
        mark = "▶" if seat == view["to_move"] else " "
        name = Text(f"{self.tags[seat]} {self.seats[seat]}", style=SEAT_COLOURS[seat])
        if seat == view["seat"]:
            name.stylize("bold")
        money = "?" if player["money"] is None else str(player["money"])
        owned = [self._plant(plant, discounted=False) for plant in player["plants"]]
        supply = self.t.text("board-supplies", count=player["supply"], income=player["income"])
        return [
            Text(f"{mark}{place}"),
            name,
            Text(money, style="bold"),
            pack(owned, room, ", "),
            stock,
            Text(str(len(player["cities"]))),
            Text(supply),
        ]

    # ---- cities

    def _cities(self, view: BoardView, width: int, keys: dict[str, str]) -> RenderableType:
        """Regions side by side, as many as fit."""
        regions = [r for r in self.map.regions if r.id in view["regions"]]
        if not view["cities"]:  # while the regions are drafted
            return Text(", ".join(self.t.region(region.names) for region in regions))
        columns = columns_of(len(regions), width, CITY_WIDTH)
        cell = width // columns - 1
        lines: list[Text] = []
        for start in range(0, len(regions), columns):
            group = regions[start : start + columns]
            lists = [self._region(view, region, cell, keys) for region in group]
            widths = [cell] * len(group)
            lines += [row(cells, widths) for cells in zip_longest(*lists, fillvalue=Text())]
        return Group(*lines)

    def _region(
        self, view: BoardView, region: Region, width: int, keys: dict[str, str]
    ) -> list[Text]:
        seen, mine = view["cities"], view["seat"]
        cities = [self.map.cities[i].id for i in region.cities]
        cities.sort(key=lambda c: (mine in seen[c]["owners"], seen[c]["cost"] or 999, c))
        crowd = max(1, *(_houses(city) for city in seen.values()))
        dear = max(len(str(city["cost"] or "")) for city in seen.values())
        head = Text(self.t.region(region.names), style="bold dim")
        room = width - crowd - max(2, dear) - 2 - (3 if keys else 0)
        return [head, *(self._city(view, c, room, keys) for c in cities)]

    def _city(self, view: BoardView, city: str, room: int, keys: dict[str, str]) -> Text:
        """Its key, its name in the room there is, what it costs here and now, and its owners."""
        seen, mine = view["cities"][city], view["seat"]
        owned = mine in seen["owners"]
        cost = seen["house"] if mine is None else seen["cost"]
        shown = "✓" if owned else "–" if cost is None else str(cost)
        line = Text(f"{keys.get(city, ''):>2} " if keys else "", style="bold green")
        name = self.names[city]
        name = name if len(name) <= room else name[: room - 1] + "…"
        line.append(f"{name:<{room}} ", style="bold default" if owned else "not bold default")
        line.append(f"{shown:>2} ", style="not bold default")
        for owner in seen["spaces"]:
            if owner == "trust":
                line.append(TRUST_TAG, style="dim")
            elif owner is not None:
                line.append(self.tags[owner], style=SEAT_COLOURS[owner])
        if seen["marked"]:
            line.append("◆", style="bold green")
        return line

    # ---- the end

    def result(self, outcome: Outcome) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.t.text("board-player"))
        for title in ("board-result-supplied", "board-money", "board-cities"):
            table.add_column(self.t.text(title), justify="right")
        for seat in sorted(range(len(self.seats)), key=lambda s: outcome.ranks[s]):
            reasons = outcome.reasons[seat]
            facts = [str(reasons[name]) for name in ("supplied", "money", "cities")]
            name = Text(self.seats[seat], style=SEAT_COLOURS[seat])
            table.add_row(f"{outcome.ranks[seat]}.", name, *facts)
        return table


# What a phase needs, however small the terminal is, and what else is good to see.
_FOCUS: Final[dict[str, Focus]] = {
    "preparation": (("cities", "players"), ("market", "fuel")),
    "auction": (("market", "players"), ("fuel", "cities")),
    "fuel": (("fuel", "players"), ("market", "cities")),
    "building": (("cities", "players"), ("fuel", "market")),
    "bureaucracy": (("players",), ("fuel", "market", "cities")),
}


def _houses(city: CitySeen) -> int:
    """The signs behind a city's price: its houses, and a start marker."""
    return sum(owner is not None for owner in city["spaces"]) + int(city["marked"])


def condensed(events: Sequence[Event]) -> list[Event]:
    """Tokens of one fuel bought in a row become one line."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if event.kind != "fuel":
            found.append(event)
        elif last is not None and last.kind == "fuel_many" and _same_buyer(last, event):
            total = {key: last.facts[key] + event.facts.get(key, 1) for key in ("count", "price")}  # type: ignore[operator]
            found[-1] = Event(event.move, "fuel_many", {**last.facts, **total})
        else:
            found.append(Event(event.move, "fuel_many", {**event.facts, "count": 1}))
    return found


def _same_buyer(one: Event, other: Event) -> bool:
    return all(one.facts[key] == other.facts[key] for key in ("player", "fuel"))


def _city_keys(question: Question | None) -> dict[str, str]:
    """What to type for each city, while cities are what there is to choose."""
    choices = question.choices if question else []
    return {c.about: c.key for c in choices if c.verb in CITY_VERBS}


def _fuel_style(plant: BoardPlant) -> str:
    return FUEL_COLOURS.get(plant["fuel"], "green")


def _under_each_other(cells: list[Text], place: int) -> list[Text]:
    """A row with one of its cells under the one before it."""
    both = Text("\n").join(cell for cell in cells[place : place + 2] if cell)
    return [*cells[:place], both, *cells[place + 2 :]]


def _track(spaces: Sequence[int], tokens: int, prices: Sequence[int]) -> list[str]:
    """By price, the spaces of a fuel: tokens lie in the dearest ones."""
    cells = []
    for price in prices:
        taken = ["●" if place < tokens else "·" for place, p in enumerate(spaces) if p == price]
        cells.append("".join(reversed(taken)))
    return cells


def _counts(spaces: Sequence[int], tokens: int, prices: Sequence[int]) -> list[str]:
    """The same as figures, with a dot where there is a space but no token."""
    drawn = _track(spaces, tokens, prices)
    return [str(cell.count("●") or "·") if cell else "" for cell in drawn]
