"""The card game on a terminal: plant market, fuel columns, players and their stores."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.core.game import Game, Outcome
from megavolt.core.line import Event
from megavolt.games.cards.decision_types import CardsDecision
from megavolt.games.cards.view_types import (
    BankSeen,
    CardsMarket,
    CardsPlant,
    CardsPlayer,
    CardsView,
    FuelColumn,
    FuelOffer,
    StoreCard,
    StoreSeen,
)
from megavolt.locale import Translator
from megavolt.terminal.choices import Commands, Question
from megavolt.terminal.drawing_plants import lot_line, plant_grid
from megavolt.terminal.layout import (
    FUEL_COLOURS,
    SEAT_COLOURS,
    Focus,
    Lines,
    fitting,
    pack,
    tags,
)
from megavolt.terminal.moves_cards import VERBS, CardMoves

BELOW = 9  # lines to leave for the ribbon, the log, the question and what is typed
WIDE = 110  # from this width on, a store stands beside the plants
PHASES = ("auction", "fuel", "bureaucracy")
BANK_TAG = "#"
_LABELS = ("board-current", "board-future", "cards-stack", "board-auction", "board-fuel-market")
_RESULT = ("points", "production", "money", "rest", "highest")
# What a phase needs, however small the terminal is, and what else is good to see.
_FOCUS: Final[dict[str, Focus]] = {
    "auction": (("market", "players"), ("fuel",)),
    "fuel": (("fuel", "players"), ("market",)),
    "bureaucracy": (("players",), ("fuel", "market")),
}


class CardScreen:
    def __init__(self, game: Game[Any], seats: Sequence[str], t: Translator) -> None:
        self.game = game
        self.seats = seats
        self.t = t
        self.tags = tags(seats)
        self.moves = CardMoves(game, t)
        self.label = max(len(t.text(title)) for title in _LABELS)

    def verbs(self) -> Sequence[str]:
        return VERBS

    def help(self) -> str:
        return "cards-help"

    def goal(self) -> str:
        return "cards-goal"

    def rule(self) -> str:
        return "CARD-AUC-08"

    def question(self, view: CardsView, decision: CardsDecision) -> Question:
        return self.moves.question(view, decision)

    def hides(self) -> bool:
        return self.game.options["hidden_money"] is True

    def commands(self) -> Commands:
        return {}

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        """Which cards the units came from can be seen in the stores."""
        return [event for event in events if event.kind != "burnt"]

    def board(
        self, view: CardsView, console: Console, question: Question | None, everything: bool = False
    ) -> Lines:
        width = console.width
        sections = {
            "market": Lines(console, self._market(view, width)),
            "fuel": Lines(console, self._fuel(view, width, _keys(question))),
            "players": Lines(console, self._players(view, width)),
        }
        if everything:
            sections["known"] = Lines(console, *self._known(view))
        elif view["phase"] != "over":
            sections = fitting(sections, _FOCUS[view["phase"]], console.height - BELOW)
        return Lines(console, self._ribbon(view, width), *sections.values())

    # ---- the line of phases

    def _ribbon(self, view: CardsView, width: int) -> Text:
        line = Text(style="bold", no_wrap=True, overflow="ellipsis")
        line.append(self.t.text("board-round", round=view["round"]))
        if view["last_round"]:
            line.append(f" · {self.t.text('cards-last-round')}", style="red")
        elif view["market"]["last_card_met"]:
            line.append(f" · {self.t.text('cards-last-is-next')}", style="red")
        line.append(" │ ")
        phases = PHASES[:2] if view["last_round"] else PHASES  # CARD-LAST-10
        for number, phase in enumerate(dict.fromkeys([*phases, view["phase"]])):
            message = "phase-short" if phase in PHASES else "phase-name"
            name, here = self.t.text(message, phase=phase), phase == view["phase"]
            line.append(" ▸ " if number else "", style="not bold dim")
            line.append(f"[{name}]" if here else name, style="reverse" if here else "not bold dim")
        if line.cell_len + len(self.game.id) + 2 <= width:
            line.append(f"{self.game.id:>{width - line.cell_len}}", style="dim")
        return line

    # ---- the plant market

    def _market(self, view: CardsView, width: int) -> RenderableType:
        market = view["market"]
        current = [self._plant(p, p["id"] == market["discount"]) for p in market["current"]]
        future = [self._plant(p) for p in market["future"]]
        rows = [(self.t.text("board-current"), current), (self.t.text("board-future"), future)]
        below = self._rows()
        below.add_row(self.t.text("cards-stack"), self._stack(market))
        if view["auction"]["lot"] is not None:
            lot = lot_line(self.t, view["auction"], self.seats)
            below.add_row(self.t.text("board-auction"), lot)
        if view["demolition"]:
            below.add_row("", self.t.text("board-demolition", **view["demolition"]))
        return Group(plant_grid(rows, self.label, width), below)

    def _rows(self) -> Table:
        """A table of lines that begin with a label."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="bold", width=self.label)
        grid.add_column()
        return grid

    def _plant(self, plant: CardsPlant, discounted: bool = False) -> Text:
        text = Text(self.moves.plant(plant))
        name = len(plant["id"])
        text.stylize("bold", 0, name)
        text.stylize(FUEL_COLOURS.get(plant["fuel"], "green"), name + 1)
        return text.append("*", style="bold green") if discounted else text

    def _stack(self, market: CardsMarket) -> str:
        parts = [self.t.text("cards-plants", count=market["stack"])]
        if market["stack_back"]:
            parts.append(self.t.text("cards-stack-back", back=market["stack_back"]))
        if market["stack_bottom"]:
            plants = ", ".join(market["stack_bottom"])
            parts.append(self.t.text("cards-stack-bottom", plants=plants))
        if market["last_card"]:
            parts.append(self.t.text("cards-last-card"))
        for plant in market["current"]:
            if plant["id"] == market["discount"]:
                facts = {"plant": plant["id"], "minimum": plant["minimum"]}
                parts.append(self.t.text("board-discount", **facts))
        return " · ".join(parts)

    # ---- the fuel market

    def _fuel(self, view: CardsView, width: int, keys: Mapping[str, str]) -> RenderableType:
        """A line a column: its price, and its cards with what one would keep of each."""
        fuel = view["fuel"]
        mine = view["seat"] is not None and bool(view["players"][view["seat"]]["plants"])
        prices = [self.t.text("cards-column", price=c["price"]) for c in fuel["columns"]]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="bold", width=self.label)
        grid.add_column(style="dim", justify="right")
        grid.add_column()
        room = width - self.label - max(map(len, prices)) - 3
        for column, price in zip(fuel["columns"], prices, strict=True):
            title = self.t.text("board-fuel-market") if column["column"] == 1 else ""
            grid.add_row(title, price, pack(self._column(column, keys, mine), room, "  "))
        piles = {"draw": fuel["draw"], "discards": sum(fuel["discards"].values())}
        grid.add_row("", "", Text(self.t.text("cards-piles", **piles), style="dim"))
        return grid

    def _column(self, column: FuelColumn, keys: Mapping[str, str], mine: bool) -> list[Text]:
        """Its cards; what would be kept of them is of use to somebody with plants only."""
        counts = Counter(card["card"] for card in column["cards"])
        cards: dict[str, FuelOffer] = {
            c["card"]: c if mine else {**c, "keep": None} for c in column["cards"]
        }
        pieces = [
            self._offered(card, counts[name], keys.get(f"{name} {column['column']}", ""))
            for name, card in cards.items()
        ]
        return pieces or [Text(self.t.text("cards-empty"), style="dim")]

    def _offered(self, card: FuelOffer, count: int, key: str) -> Text:
        """`coal3→2`: two of its three units would be kept; in parentheses: none."""
        name = self.t.fuel_card(card["card"])
        if card["keep"] is not None and 0 < card["keep"] < card["units"]:
            name += f"→{card['keep']}"
        if card["keep"] == 0:
            name = f"({name})"
        text = Text(f"[{key}] " if key else "", style="bold green")
        style = "dim" if card["keep"] == 0 else FUEL_COLOURS[card["fuel"]]
        text.append(name, style=f"not bold {style}")
        return text.append(f" ×{count}", style="not bold default") if count > 1 else text

    # ---- players

    def _players(self, view: CardsView, width: int) -> RenderableType:
        wide = width >= WIDE
        table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
        titles = [self.t.text(name) for name in ("board-money", "cards-income", "board-plants")]
        names = [self.t.text("board-player"), *self.seats, self.t.text("cards-bank")]
        name_width = min(max(map(len, names)) + 2, max(10, width // 6))
        table.add_column("", no_wrap=True)
        table.add_column(self.t.text("board-player"), no_wrap=True, max_width=name_width)
        for title in titles[:2]:
            table.add_column(title, justify="right", no_wrap=True)
        stock = self.t.text("board-stock")
        table.add_column(titles[2] if wide else f"{titles[2]}, {stock.lower()}", no_wrap=True)
        room = width - name_width - 8 - len(titles[0]) - len(titles[1])
        if wide:
            table.add_column(stock, no_wrap=True)
            room = room // 2 - 1
        for cells, plants, store in self._player_rows(view):
            held = [pack(plants, room, ", "), pack(store, room, ", ")]
            if not wide:
                held = [Text("\n").join(part for part in held if part)]
            table.add_row(*cells, *held)
        return table

    def _player_rows(self, view: CardsView) -> list[tuple[list[Text], list[Text], list[Text]]]:
        """Everybody in order: the first cells of a row, the plants, the store."""
        rows = []
        for seat in view["order"]:
            player = view["players"][seat]
            plants = [self._plant(plant) for plant in player["plants"]]
            rows.append((self._player(view, player), plants, self._store(player, player["free"])))
        if view["bank"]:  # CARD-BANK-02: always second
            rows.insert(1, self._bank(view["bank"]))
        for place, (cells, _, _) in enumerate(rows, start=1):
            cells[0].append(str(place))
        return rows

    def _player(self, view: CardsView, player: CardsPlayer) -> list[Text]:
        seat = player["seat"]
        name = Text(f"{self.tags[seat]} {self.seats[seat]}", style=SEAT_COLOURS[seat])
        if seat == view["seat"]:
            name.stylize("bold")
        money = "?" if player["money"] is None else str(player["money"])
        mark = Text("▶" if seat == view["to_move"] else " ")
        return [mark, name, Text(money, style="bold"), Text(f"+{player['production']}")]

    def _bank(self, bank: BankSeen) -> tuple[list[Text], list[Text], list[Text]]:
        name = Text(f"{BANK_TAG} {self.t.text('cards-bank')}", style="dim")
        plants = [self._plant(plant) for plant in bank["plants"]]
        return [Text(" "), name, Text("–"), Text("–")], plants, self._store(bank, {})

    def _store(self, player: StoreSeen, room: Mapping[str, int]) -> list[Text]:
        """`coal 5 (2/3 3/3) +1`: units, the cards they are on, and room for more of them."""
        pieces = []
        for fuel, count in player["stock"].items():
            free = room.get(fuel, 0)
            if not count and not free:
                continue
            text = Text(f"{self.t.text('fuel-name', fuel=fuel)} {count}", style=FUEL_COLOURS[fuel])
            if count:
                cards = [_turned(card) for card in player["store"] if card["fuel"] == fuel]
                text.append(f" ({' '.join(cards)})", style="default")
            pieces.append(text.append(f" +{free}", style="dim") if free else text)
        return pieces

    # ---- what everybody can know

    def _known(self, view: CardsView) -> list[Text]:
        market, fuel = view["market"], view["fuel"]
        holds, unseen = market["stack_holds"], market["unseen"]
        lines = [self._plants("cards-unseen", unseen)] if holds is None else []
        lines += [self._plants("cards-stack-holds", holds)] if holds else []
        lines += [self._plants("cards-gone", market["gone"])] if market["gone"] else []
        piles = {"cards-draw-holds": fuel["draw_holds"], "cards-discards": fuel["discards"]}
        if fuel["waiting"]:
            piles["cards-waiting"] = fuel["waiting"]
        for message, pile in piles.items():
            lines.append(self.t.text(message, cards=self._pile(pile)))
        names = {kind: self.t.text("fuel-name", fuel=kind) for kind in fuel["singles"]}
        fuels = ", ".join(f"{names[kind]} {count}" for kind, count in fuel["singles"].items())
        lines.append(self.t.text("cards-singles", fuels=fuels))
        return [Text(line, style="dim") for line in lines]

    def _plants(self, message: str, plants: Sequence[str]) -> str:
        return self.t.text(message, plants=", ".join(plants))

    def _pile(self, counts: Mapping[str, int]) -> str:
        cards = [
            self.t.fuel_card(card) + (f" ×{count}" if count > 1 else "")
            for card, count in counts.items()
        ]
        return ", ".join(cards) or self.t.text("cards-empty")

    # ---- the end

    def result(self, outcome: Outcome) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.t.text("board-player"))
        titles = ("cards-points", "cards-production", "board-money", "cards-rest", "cards-highest")
        for title in titles:
            table.add_column(self.t.text(title), justify="right")
        for seat in sorted(range(len(self.seats)), key=lambda s: outcome.ranks[s]):
            facts = [str(outcome.reasons[seat][name]) for name in _RESULT]
            name = Text(self.seats[seat], style=SEAT_COLOURS[seat])
            table.add_row(f"{outcome.ranks[seat]}.", name, *facts)
        table.caption, table.caption_justify = self.t.text("cards-points-how"), "left"
        return table


def _keys(question: Question | None) -> dict[str, str]:
    """What to type for each card of the market, while cards are what there is to choose."""
    choices = question.choices if question else []
    return {c.about: c.key for c in choices if c.verb == "buy"}


def _turned(card: StoreCard) -> str:
    """A card in a store: `2/3` has two of three units left, `1` is a single card."""
    return str(card["left"]) if card["single"] else f"{card['left']}/{card['units']}"
