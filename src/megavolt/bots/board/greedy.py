"""A sensible game at once: plants it can fuel, fuel it will burn, cities it can supply."""

import json
from functools import cache
from random import Random
from typing import Any

from megavolt.bots.auctions import bid_up_to
from megavolt.bots.runs import ways
from megavolt.bots.words import Words
from megavolt.core.game import Game
from megavolt.core.view_types import own_seat
from megavolt.data import load_map
from megavolt.games.board.view_types import BoardPlant, BoardPlayer, BoardView
from megavolt.parts.storage import best_run
from megavolt.parts.view_types import known_money

CITY_WORTH = 9  # what one more supplied city pays, about
RUNS_LEFT = {1: 5, 2: 3, 3: 2}  # by step, about
DEAR = 12  # the price reckoned for a fuel that is sold out


class GreedyBot:
    """Judges each decision by itself; looks at nothing but the view."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def choose(self, view: BoardView, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        if view["pending"] == "scrap":
            return min(legal, key=lambda word: _worth_of(view, self.words.read(word)["plant"]))
        if view["pending"] == "lose_fuel":
            return min(legal, key=lambda word: _price(view, self.words.read(word)["fuel"]))
        return _DECISIONS[view["phase"]](view, legal, self.words)


# ---- what things are worth


def _me(view: BoardView) -> BoardPlayer:
    return view["players"][own_seat(view)]


def _price(view: BoardView, fuel: object) -> int:
    price = view["fuel"][str(fuel)]["price"]
    return DEAR if price is None else int(price)


def _run_cost(view: BoardView, plant: BoardPlant) -> int:
    """What the fuel for one run costs at today's prices."""
    if not plant["fuels"]:
        return 0
    return plant["units"] * min(_price(view, fuel) for fuel in plant["fuels"])


def _worth(view: BoardView, plant: BoardPlant) -> int:
    """What a plant earns in a run when all it supplies is needed."""
    return plant["supplies"] * CITY_WORTH - _run_cost(view, plant)


def _worth_of(view: BoardView, number: object) -> int:
    return _worth(view, next(p for p in _me(view)["plants"] if p["number"] == number))


def _limit(view: BoardView, plant: BoardPlant) -> int:
    """The most to pay for a plant: what it adds over the runs left, keeping money to build."""
    me = _me(view)
    if not me["plants"]:
        return min(_worth(view, plant), known_money(me) // 2)
    worths = sorted(_worth(view, p) for p in me["plants"])
    replaced = worths[0] if len(worths) >= 3 else 0
    value = (_worth(view, plant) - replaced) * RUNS_LEFT[view["step"]] // 2
    if _spare(me) > 2:  # more than the network can use for a while
        value //= 3
    return min(value, known_money(me) - 15)


def _spare(me: BoardPlayer) -> int:
    """How many more cities the plants could supply than are connected."""
    return sum(p["supplies"] for p in me["plants"]) - len(me["cities"])


# ---- decisions


def _auction(view: BoardView, legal: list[str], _: Words) -> str:
    offers = {plant["number"]: plant for plant in view["market"]["current"]}
    minimums = {number: plant["minimum"] for number, plant in offers.items()}
    return bid_up_to(lambda lot: _limit(view, offers[lot]), minimums, view["auction"], legal)


def _fuel(view: BoardView, legal: list[str], _: Words) -> str:
    """Fuel for one run of the plants that will be needed, the best first."""
    me = _me(view)
    wanted = len(me["cities"]) + 2
    stock = dict(me["stock"])
    for plant in sorted(me["plants"], key=lambda p: -_worth(view, p)):
        if wanted <= 0:
            break
        if _worth(view, plant) <= 0 and me["cities"]:
            continue
        fuel = _missing(view, plant, stock)
        if fuel and f"buy {fuel}" in legal and _affordable(view, fuel):
            return f"buy {fuel}"
        wanted -= plant["supplies"]
    return "done"


def _missing(view: BoardView, plant: BoardPlant, stock: dict[str, int]) -> str:
    """A fuel the plant still needs for a run; takes what there is out of `stock`."""
    need = plant["units"]
    for fuel in plant["fuels"]:
        used = min(stock[fuel], need)
        stock[fuel] -= used
        need -= used
    if need == 0:
        return ""
    cheapest: str = min(plant["fuels"], key=lambda fuel: _price(view, fuel))
    return cheapest


def _affordable(view: BoardView, fuel: str) -> bool:
    return _price(view, fuel) <= max(known_money(_me(view)) // 2, 6)


def _building(view: BoardView, legal: list[str], words: Words) -> str:
    """The cheapest city, as long as the plants can supply it soon."""
    me = _me(view)
    if me["cities"] and _spare(me) + _idle_money(me) <= 0:
        return "done"
    costs = {city: seen["cost"] for city, seen in view["cities"].items()}
    cities = [str(words.read(word)["city"]) for word in legal if word != "done"]
    if not cities:
        return "done"
    if not me["cities"]:
        return f"build {_good_start(view, cities)}"
    return f"build {min(cities, key=lambda city: (costs[city], city))}"


def _idle_money(me: BoardPlayer) -> int:
    """Cities that may wait for a plant because the money has no better use."""
    return max(0, known_money(me) - 60) // 40


def _good_start(view: BoardView, cities: list[str]) -> str:
    """The city with the cheapest neighbourhood."""
    near = _neighbours(json.dumps(view["options"]["map"]), view["game"])
    return min(cities, key=lambda city: (_around(near, city, set(cities)), city))


def _around(near: dict[str, list[tuple[int, str]]], city: str, free: set[str]) -> int:
    """What the four nearest free neighbours cost; a missing one counts as far."""
    costs = sorted(cost for cost, other in near[city] if other in free)
    return sum((costs + [30] * 4)[:4])


@cache
def _neighbours(map_option: str, edition: str) -> dict[str, list[tuple[int, str]]]:
    data = load_map(json.loads(map_option), edition)
    near: dict[str, list[tuple[int, str]]] = {city.id: [] for city in data.cities}
    for a, b, cost in data.connections:
        near[data.cities[a].id].append((cost, data.cities[b].id))
        near[data.cities[b].id].append((cost, data.cities[a].id))
    return near


def _bureaucracy(view: BoardView, legal: list[str], words: Words) -> str:
    """Run the plants that supply most, no more of them than the cities need."""
    me = _me(view)
    left = [p for p in me["plants"] if p["number"] not in view["ran"]]
    needed = len(me["cities"]) - view["supplied"]
    if needed <= 0:
        return "done"
    fuels = list(me["stock"])
    found = [ways(plant, plant["number"], legal, words, fuels) for plant in left]
    choices = [
        [(min(p["supplies"], needed), burn) for _, burn in own]
        for p, own in zip(left, found, strict=True)
    ]
    _, picks = best_run(choices, tuple(me["stock"][f] for f in fuels))
    runs = [(p, own[k][0]) for p, own, k in zip(left, found, picks, strict=True) if k >= 0]
    if not runs:
        return "done"
    return max(runs, key=lambda run: int(run[0]["supplies"]))[1]


def _preparation(view: BoardView, legal: list[str], words: Words) -> str:
    """A start city with a cheap neighbourhood; for the rest, the first will do."""
    if view["pending"] != "mark_start":
        return legal[0]
    return f"mark {_good_start(view, [str(words.read(word)['city']) for word in legal])}"


_DECISIONS = {
    "preparation": _preparation,
    "auction": _auction,
    "fuel": _fuel,
    "building": _building,
    "bureaucracy": _bureaucracy,
}


def make(game: Game[Any]) -> GreedyBot:
    return GreedyBot(Words(game))
