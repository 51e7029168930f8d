"""A sensible card game at once: plants that pay back, fuel they will burn, points at the end."""

from random import Random
from typing import Any

from megavolt.bots.auctions import bid_up_to
from megavolt.bots.runs import ways
from megavolt.bots.words import Words
from megavolt.core.game import Game
from megavolt.core.view_types import own_seat
from megavolt.games.cards.view_types import CardsPlant, CardsPlayer, CardsView
from megavolt.parts.storage import best_run
from megavolt.parts.view_types import known_money

POINT = 10  # Elektro for a point at the end (CARD-END-05)
SOLD_OUT = 5  # the price reckoned for a unit that the market does not have
BESIDE_SALES = 2  # plants that leave the market in a round without being sold, about
KEPT = 8  # money left alone when fuel is bought for later rounds


class GreedyBot:
    """Judges each decision by itself; looks at nothing but the view."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def choose(self, view: CardsView, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        if view["pending"] == "scrap":
            return _scrap(view)
        if view["pending"] == "lose_fuel":
            return min(legal, key=lambda word: _lost(view, self.words.read(word)["card"]))
        if view["pending"] == "burn":
            return "burn"
        if view["phase"] == "bureaucracy":
            return _bureaucracy(view, legal, self.words)
        return _auction(view, legal) if view["phase"] == "auction" else _fuel(view, legal)


# ---- what things are worth


def _me(view: CardsView) -> CardsPlayer:
    return view["players"][own_seat(view)]


def _runs_left(view: CardsView) -> int:
    """How many times plants will still earn money, about: the stack tells."""
    market = view["market"]
    if view["last_round"]:
        return 0
    if market["last_card_met"]:
        return 1
    until_last = market["stack"] - len(market["stack_bottom"])
    return 1 + int(until_last) // (len(view["players"]) + BESIDE_SALES)


def _unit_price(view: CardsView, fuel: str) -> float:
    """What a unit costs where it is cheapest."""
    prices = [
        column["price"] / card["units"]
        for column in view["fuel"]["columns"]
        for card in column["cards"]
        if card["fuel"] == fuel
    ]
    return min(prices, default=SOLD_OUT)


def _run_cost(view: CardsView, plant: CardsPlant) -> float:
    """What the fuel for one run costs at today's prices."""
    if not plant["fuels"]:
        return 0
    return float(plant["units"]) * min(_unit_price(view, fuel) for fuel in plant["fuels"])


def _worth(view: CardsView, plant: CardsPlant) -> float:
    """What a plant brings until the end; what it scores there counts as a run or two."""
    if view["last_round"]:
        return float(plant["income"]) * POINT - _run_cost(view, plant)
    earns = float(plant["income"]) - _run_cost(view, plant)
    return earns * (_runs_left(view) + 1)


def _limit(view: CardsView, plant: CardsPlant) -> float:
    """The most to pay for a plant: what it adds, keeping money for its fuel."""
    me = _me(view)
    worths = sorted(_worth(view, own) for own in me["plants"])
    replaced = worths[0] if len(worths) == 3 else 0  # CARD-AUC-17
    added = _worth(view, plant) - replaced
    return min(added, known_money(me) - _run_cost(view, plant))


# ---- the auction


def _auction(view: CardsView, legal: list[str]) -> str:
    offers = {plant["id"]: plant for plant in view["market"]["current"]}
    minimums = {name: plant["minimum"] for name, plant in offers.items()}
    return bid_up_to(lambda lot: _limit(view, offers[lot]), minimums, view["auction"], legal)


def _scrap(view: CardsView) -> str:
    """The newest plant stays (CARD-AUC-17); of the others the one worth least goes."""
    older = _me(view)["plants"][:-1]
    return f"scrap {min(older, key=lambda plant: (_worth(view, plant), plant['id']))['id']}"


def _lost(view: CardsView, name: object) -> tuple[float, int]:
    """What the loss of a unit from a card costs; from small remainders first."""
    card = next(card for card in _me(view)["store"] if card["card"] == name)
    return _unit_price(view, card["fuel"]), card["left"]


# ---- fuel


def _fuel(view: CardsView, legal: list[str]) -> str:
    """Fuel for one run of every plant, those that pay most first; then bargains for later."""
    me = _me(view)
    stock = dict(me["stock"])
    for plant in sorted(me["plants"], key=lambda p: (-_worth(view, p), p["id"])):
        need = _missing(plant, stock)
        word = _best_buy(view, plant["fuels"], need)
        if word in legal and _affordable(view, plant, need):
            return word
    if not view["last_round"] and known_money(me) > KEPT + POINT:
        return _bargain(view, legal)
    return "done"


def _missing(plant: CardsPlant, stock: dict[str, int]) -> int:
    """The units a plant still needs for a run; takes what there is out of `stock`."""
    need = plant["units"]
    for fuel in plant["fuels"]:
        used = min(stock[fuel], need)
        stock[fuel] -= used
        need -= used
    return need


def _offers(view: CardsView, fuels: list[str]) -> list[tuple[int, int, str]]:
    """The cards of these fuels that fit into the store: price, units kept, word."""
    return [
        (column["price"], card["keep"], f"buy {card['card']} {column['column']}")
        for column in view["fuel"]["columns"]
        for card in column["cards"]
        if card["fuel"] in fuels and card["keep"]
    ]


def _best_buy(view: CardsView, fuels: list[str], need: int) -> str:
    """The card that brings the units needed at the lowest price each."""
    if need == 0:
        return ""
    offers = _offers(view, fuels)
    if not offers:
        return ""
    return min(offers, key=lambda o: (o[0] / min(o[1], need), -o[1], o[2]))[2]


def _affordable(view: CardsView, plant: CardsPlant, need: int) -> bool:
    """Is there fuel for the run at all, at a price that it brings back?"""
    held, cost = 0, 0
    for price, kept, _ in sorted(_offers(view, plant["fuels"]), key=lambda o: o[0] / o[1]):
        if held < need:
            held += kept
            cost += price
    pays = plant["income"] * (POINT if view["last_round"] else 1)
    return held >= need and cost <= min(known_money(_me(view)), pays)


def _bargain(view: CardsView, legal: list[str]) -> str:
    """A card for later rounds that costs no more than one Elektro a unit."""
    fuels = [fuel for plant in _me(view)["plants"] for fuel in plant["fuels"]]
    offers = [o for o in _offers(view, fuels) if o[0] <= o[1] and o[2] in legal]
    if not offers:
        return "done"
    return min(offers, key=lambda o: (o[0] / o[1], o[2]))[2]


# ---- running plants


def _bureaucracy(view: CardsView, legal: list[str], words: Words) -> str:
    """Run the plants that together bring most; a hybrid one on a mix that is said."""
    me = _me(view)
    left = [p for p in me["plants"] if p["id"] not in view["ran"]]
    fuels = list(me["stock"])
    found = [ways(plant, plant["id"], legal, words, fuels) for plant in left]
    choices = [[(p["income"], burn) for _, burn in own] for p, own in zip(left, found, strict=True)]
    _, picks = best_run(choices, tuple(me["stock"][fuel] for fuel in fuels))
    runs = [own[k][0] for own, k in zip(found, picks, strict=True) if k >= 0]
    return runs[0] if runs else "done"


def make(game: Game[Any]) -> GreedyBot:
    return GreedyBot(Words(game))
