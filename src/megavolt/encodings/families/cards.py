"""The card game as integers, made from the view of a seat."""

from collections.abc import Iterator
from typing import Any, Final

from megavolt.core.game import Game
from megavolt.encodings.base import (
    RAISES,
    Observation,
    by_place,
    flags,
    padded,
    place_name,
    place_of,
    put,
)
from megavolt.kernel.cards.row import CARDS, COLUMNS
from megavolt.kernel.cards.seen import ENTRIES, PLANTS
from megavolt.kernel.cards.seen import SEEN as LAYOUT
from megavolt.kernel.parts.row import FUELS, HAND, SEATS

_PHASES = ("auction", "fuel", "bureaucracy", "over")
_PENDING = (None, "scrap", "lose_fuel", "burn")
_CUTS = (None, "auction", "refilling")
_BACKS = (None, "small", "large")

# Actions: single ones, then blocks.
PASS: Final = 0
DONE: Final = 1
BURN: Final = 2  # whatever is due, from any card
RAISE: Final = 3  # by RAISES[0], and so on
BUY: Final = RAISE + len(RAISES)  # + column * 16 + card
BURN_CARD: Final = BUY + COLUMNS * CARDS  # + entry
DROP: Final = BURN_CARD + ENTRIES  # + entry
RUN: Final = DROP + ENTRIES  # + plant * 8 + way: 0 as it is, else 1 + units of the second fuel
MIXES: Final = 8
SCRAP: Final = RUN + PLANTS * MIXES  # + plant
OPEN: Final = SCRAP + PLANTS  # + plant, at its minimum bid
ACTIONS: Final = OPEN + PLANTS


class CardsEncoding:
    """Bids are open-ended in the game; here a plant opens at its minimum, and RAISES follow."""

    version = 1
    layout = LAYOUT
    actions = ACTIONS
    of_kernel = False

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        facts: Any = game.facts()
        self._fuels = ("coal", "gas", "oil", "uranium")
        self._plant: dict[str, int] = {
            plant["id"]: i + 1 for i, plant in enumerate(facts["plants"])
        }
        self._names = {number: name for name, number in self._plant.items()}
        self._cards = list(_card_names(self._fuels))
        self._card = {name: i for i, name in enumerate(self._cards)}
        self._entries = {_entry_name(self._cards[e >> 2], e & 3): e for e in range(ENTRIES)}
        self._known: dict[int, tuple[int, int]] = {}

    # ---- observations

    def observe(self, state: Any, seat: int) -> Observation:
        view: Any = self.game.view(state, seat)
        players = [*by_place(view["players"], seat)]
        columns = self._flow(view, seat)
        columns |= self._seats(players) | self._auction(view, seat)
        columns |= self._market(view["market"]) | self._fuel(view["fuel"])
        columns |= self._rest(view, players[0])
        return put(LAYOUT, columns)

    def _flow(self, view: Any, seat: int) -> dict[str, Any]:
        players = self.game.players
        return {
            "phase": _PHASES.index(view["phase"]),
            "pending": _PENDING.index(view["pending"]),
            "round": view["round"],
            "last_round": int(view["last_round"]),
            "players": players,
            "mover": place_of(view["to_move"], seat, players),
            "turn": view["turn"],
            "order": [place_of(who, seat, players) for who in view["order"]],
        }

    def _seats(self, players: list[Any]) -> dict[str, Any]:
        fuels = self._fuels
        return {
            "money": [-1 if p["money"] is None else p["money"] for p in players],
            "plants": [n for p in players for n in self._hand(p["plants"])],
            "stock": [p["stock"][fuel] for p in players for fuel in fuels],
            "room": [n for p in players for n in (*_of(p["room"], fuels), p["hybrid_room"])],
            "needs": [n for p in players for n in (*_of(p["needs"], fuels), p["hybrid_needs"])],
            "free": [p["free"][fuel] for p in players for fuel in fuels],
            "production": [p["production"] for p in players],
            "income": [p["income"] for p in players],
        }

    def _hand(self, plants: list[Any]) -> list[int]:
        return padded([self._plant[plant["id"]] for plant in plants], HAND)

    def _auction(self, view: Any, seat: int) -> dict[str, Any]:
        auction, players = view["auction"], self.game.players
        named = {
            name: flags([place_of(who, seat, players) for who in auction[name]], SEATS)
            for name in ("active", "bidders", "bought")
        }
        return {
            **named,
            "lot": self._plant.get(auction["lot"], 0),
            "bid": auction["bid"] or 0,
            "leader": place_of(auction["leader"], seat, players),
            "opener": place_of(auction["opener"], seat, players),
        }

    def _market(self, market: Any) -> dict[str, Any]:
        numbers = self._plant
        named = {
            column: flags([numbers[name] for name in market[source] or ()], PLANTS)
            for column, source in _PLANT_SETS
        }
        return {
            **named,
            "current": [numbers[plant["id"]] for plant in market["current"]],
            "minimum": [plant["minimum"] for plant in market["current"]],
            "future": [numbers[plant["id"]] for plant in market["future"]],
            "last_card": int(market["last_card"]),
            "last_card_met": int(market["last_card_met"]),
            "cut": _CUTS.index(market["cut"]),
            "discount": numbers.get(market["discount"], 0),
            "stack": market["stack"],
            "stack_back": _BACKS.index(market["stack_back"]),
            "removed_small": market["removed_small"],
            "removed_large": market["removed_large"],
        }

    def _fuel(self, fuel: Any) -> dict[str, Any]:
        columns = [0] * (COLUMNS * CARDS)
        for number, column in enumerate(fuel["columns"]):
            for card in column["cards"]:
                columns[number * CARDS + self._card[card["card"]]] += 1
        piles = {name: self._pile(fuel[name]) for name in ("draw_holds", "discards", "waiting")}
        return {
            **piles,
            "columns": columns,
            "draw": fuel["draw"],
            "singles": _of(fuel["singles"], self._fuels),
            "substitutes": _of(fuel["substitutes"], self._fuels),
        }

    def _pile(self, counts: dict[str, int]) -> list[int]:
        return [counts.get(card, 0) for card in self._cards]

    def _rest(self, view: Any, own: Any) -> dict[str, Any]:
        store = [0] * ENTRIES
        for card in own["store"]:
            store[self._entries[card["card"]]] += 1
        bank, demolition = view["bank"], view["demolition"]
        found = {
            "store": store,
            "ran": flags([self._plant[name] for name in view["ran"]], PLANTS),
            "earned": view["earned"],
            "due": _of(view["due"], self._fuels),
        }
        if bank is not None:
            found["bank_plants"] = self._hand(bank["plants"])
            found["bank_stock"] = _of(bank["stock"], self._fuels)
            found["bank_took"] = int(bank["took"])
        if demolition is not None:
            found["demolition"] = demolition["card"]
            found["demolition_paid"] = demolition["paid"]
        return found

    # ---- actions

    def choices(self, state: Any) -> dict[int, int]:
        found: dict[int, int] = {}
        least = 0
        for action in self.game.legal(state):
            number, bid = self._known.get(action) or self._learn(action)
            if number >= OPEN:
                found.setdefault(number, action)  # bids ascend: the first is the minimum
            elif number != RAISE:
                found[number] = action
            else:
                least = least or bid
                by = bid - least + 1
                if by in RAISES:
                    found[RAISE + RAISES.index(by)] = action
        return dict(sorted(found.items()))

    def _learn(self, action: int) -> tuple[int, int]:
        """The number of an action, RAISE for any bid, and what it bids."""
        data: Any = self.game.action_json(action)
        self._known[action] = self._number(data), data.get("bid", 0)
        return self._known[action]

    def _number(self, data: Any) -> int:
        verb = data["do"]
        if verb in ("pass", "done", "bid"):
            return {"pass": PASS, "done": DONE, "bid": RAISE}[verb]
        if verb == "buy":
            return BUY + (int(data["column"]) - 1) * CARDS + self._card[data["card"]]
        if verb in ("burn", "drop"):
            if "card" not in data:
                return BURN
            return (BURN_CARD if verb == "burn" else DROP) + self._entries[data["card"]]
        plant = self._plant[data["plant"]]
        if verb == "run":
            return RUN + plant * MIXES + self._mix(data.get("burn"))
        return (SCRAP if verb == "scrap" else OPEN) + plant

    def _mix(self, burn: dict[str, int] | None) -> int:
        """0 as it is, else 1 + units of oil, the second fuel of hybrids."""
        return 0 if burn is None else 1 + burn.get("oil", 0)

    def action_name(self, action: int) -> str:
        if action >= OPEN:
            return f"open {self._plant_name(action - OPEN)}"
        if action >= SCRAP:
            return f"scrap {self._plant_name(action - SCRAP)}"
        if action >= RUN:
            plant, mix = divmod(action - RUN, MIXES)
            way = f" with {mix - 1} oil" if mix else ""
            return f"run {self._plant_name(plant)}{way}"
        if action >= BURN_CARD:
            verb, entry = ("burn", action - BURN_CARD) if action < DROP else ("drop", action - DROP)
            return f"{verb} {_entry_name(self._cards[entry >> 2], entry & 3)}"
        if action >= BUY:
            column, card = divmod(action - BUY, CARDS)
            return f"buy {self._cards[card]} {column + 1}"
        if action >= RAISE:
            return f"raise {RAISES[action - RAISE]}"
        return ("pass", "done", "burn")[action]

    def _plant_name(self, number: int) -> str:
        return self._names.get(number, f"#{number}")

    # ---- in words

    def value_name(self, column: str, at: int, value: int) -> str:
        if column == "order":
            return place_name(value) if at < self.game.players else ""
        if column in ("mover", "leader", "opener"):
            return place_name(value)
        if column in _NAMED:
            return str(_NAMED[column][value])
        if value == 0:
            return ""
        return self._said(column, at, value)

    def _said(self, column: str, at: int, value: int) -> str:
        width = LAYOUT.width_of(column)
        if column in ("lot", "discount", "current", "future", "bank_plants"):
            return self._plant_name(value)
        if column == "plants":
            return f"{place_name(at // HAND)} {self._plant_name(value)}"
        if width == PLANTS and column not in {"columns", "store"}:
            return self._plant_name(at)
        if column == "store":
            return f"{value} × {_entry_name(self._cards[at >> 2], at & 3)}"
        if column == "columns":
            return f"{value} × {self._cards[at % CARDS]} at {at // CARDS + 1}"
        if width == CARDS:
            return f"{value} × {self._cards[at]}"
        return self._said_of_place(column, at, value, width)

    def _said_of_place(self, column: str, at: int, value: int, width: int) -> str:
        fuels = (*self._fuels, "hybrid")
        if width == FUELS:
            return f"{fuels[at]} {value}"
        if width in (SEATS * FUELS, SEATS * (FUELS + 1)):
            place, fuel = divmod(at, width // SEATS)
            return f"{place_name(place)} {fuels[fuel]} {value}"
        return f"{place_name(at)} {value}" if width == SEATS else str(value)


_PLANT_SETS = (
    ("unseen", "unseen"),
    ("bottom", "stack_bottom"),
    ("holds", "stack_holds"),
    ("gone", "gone"),
)
_NAMED: dict[str, tuple[object, ...]] = {
    "phase": _PHASES,
    "pending": ("", *_PENDING[1:]),
    "cut": ("", *_CUTS[1:]),
    "stack_back": ("", *_BACKS[1:]),
}


def _card_names(fuels: tuple[str, ...]) -> Iterator[str]:
    for fuel in fuels:
        yield f"{fuel}-single"
        yield from (f"{fuel}{units}" for units in (1, 2, 3))


def _entry_name(card: str, left: int) -> str:
    """`coal2/3` is a coal card of three units with two left."""
    return card if card.endswith("single") else f"{card[:-1]}{left}/{card[-1]}"


def _of(counts: dict[str, int], fuels: tuple[str, ...]) -> list[int]:
    return [counts[fuel] for fuel in fuels]


FAMILY = CardsEncoding
