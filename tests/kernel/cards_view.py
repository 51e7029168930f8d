"""What a seat sees of the card game, made of its view: an oracle for the kernel's observations."""

from collections.abc import Iterator
from typing import Any

from megavolt.core.game import Game
from megavolt.encodings.base import Observation
from megavolt.kernel.cards.row import CARDS, COLUMNS
from megavolt.kernel.cards.seen import ENTRIES, PLANTS
from megavolt.kernel.cards.seen import SEEN as LAYOUT
from megavolt.kernel.parts.row import HAND, SEATS
from tests.encodings.rows import by_place, flags, place_of, put

_PHASES = ("auction", "fuel", "bureaucracy", "over")
_PENDING = (None, "scrap", "lose_fuel", "burn")
_CUTS = (None, "auction", "refilling")
_BACKS = (None, "small", "large")
_PLANT_SETS = (
    ("unseen", "unseen"),
    ("bottom", "stack_bottom"),
    ("holds", "stack_holds"),
    ("gone", "gone"),
)


class SeenByView:
    """Observations of a configuration."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        facts: Any = game.facts()
        self._fuels = ("coal", "gas", "oil", "uranium")
        self._plant = {plant["id"]: i + 1 for i, plant in enumerate(facts["plants"])}
        self._cards = list(_card_names(self._fuels))
        self._card = {name: i for i, name in enumerate(self._cards)}

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
        found = [self._plant[plant["id"]] for plant in plants]
        return [*found, *[0] * (HAND - len(found))]

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
            store[self._entry(card["card"])] += 1
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

    def _entry(self, name: str) -> int:
        """`coal2/3` is a coal card of three units with two left; a single card has one."""
        if name.endswith("single"):
            return self._card[name] * 4 + 1
        card, units = name.split("/")
        return self._card[card[:-1] + units] * 4 + int(card[-1])


def _card_names(fuels: tuple[str, ...]) -> Iterator[str]:
    for fuel in fuels:
        yield f"{fuel}-single"
        yield from (f"{fuel}{units}" for units in (1, 2, 3))


def _of(counts: dict[str, int], fuels: tuple[str, ...]) -> list[int]:
    return [counts[fuel] for fuel in fuels]
