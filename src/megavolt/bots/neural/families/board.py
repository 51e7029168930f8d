"""The grid board game: one small net reads every city, one every plant, one every player; a trunk
puts them together, and actions about a city or a plant are scored by looking at it again."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.neural.net import Outputs, Shapes, Size, layer, two_layers
from megavolt.bots.neural.ops import (
    Array,
    Constants,
    Ops,
    Weights,
    dense,
    mlp,
    relu,
    residual,
)
from megavolt.core.game import Game
from megavolt.encodings.families.board import BoardEncoding
from megavolt.kernel.board.observation import MARKET_PLACES, SEEN, SEEN_WIDTH, TRUST_OWNER
from megavolt.kernel.board.row import CITIES
from megavolt.kernel.parts.row import FUELS, HAND, SEATS
from megavolt.kernel.parts.space import ACTIONS

PLANTS: Final = 64
RUNS: Final = 64
UNKNOWN: Final = 120  # a distance to nothing
FACTS_OF_PLANT: Final = 9
FACTS_OF_CITY: Final = 5
NEAR: Final = SEEN_WIDTH  # columns that `prepare` adds: how far a city is from one's own network
NEAR_OTHERS: Final = NEAR + CITIES  # and from that of the nearest other player
FLAT: Final = (
    "step3_due", "uranium_stopped", "supplied", "market_size", "stack_size", "top_is_low", "met",
    "tokens", "price", "supply", "store", "trust_houses", "trust_took", "demolition_top",
    "demolition_paid", "bid",
)  # fmt: skip
_SCALES: Final = {
    "supplied": 20, "market_size": 8, "stack_size": 40, "tokens": 24, "price": 10, "supply": 24,
    "store": 12, "trust_houses": 10, "demolition_top": 10, "bid": 50,
}  # fmt: skip
PER_PLAYER: Final = 10 + FUELS + FUELS + 1 + FACTS_OF_PLANT
PER_PLANT: Final = FACTS_OF_PLANT + 9
PER_CITY: Final = FACTS_OF_CITY + 13


class BoardNet:
    actions = ACTIONS
    places = SEATS
    only_prepared: tuple[str, ...] = ("distance",)
    round_column = SEEN.at("round")
    size = Size(width=512, token=64)

    # ---- sizes

    def shapes(self, size: Size) -> Shapes:
        shapes: Shapes = {}
        token, width = size.token, size.width
        two_layers(shapes, "player", PER_PLAYER, token, token)
        two_layers(shapes, "plant", PER_PLANT, token, token)
        two_layers(shapes, "city", PER_CITY, token, token)
        layer(shapes, "in", self._flat_width + 9 * token, width)
        two_layers(shapes, "trunk", width, width, width)
        layer(shapes, "out-plain", width, 64)
        layer(shapes, "out-value", width, 2 * SEATS + 1)
        for head, outside in (("city", 1), ("plant", 3), ("run", 1)):
            layer(shapes, f"ask-{head}", width, token)
            layer(shapes, f"key-{head}", token + (FUELS if head == "run" else 0), token)
            layer(shapes, f"out-{head}", token, outside)
        return shapes

    @property
    def _flat_width(self) -> int:
        flat = sum(SEEN.width_of(name) for name in FLAT)
        return flat + 7 + 6 + 4 + 2 + SEATS + 26 + FUELS * 3

    # ---- what a configuration adds

    def constants(self, game: Game[Any]) -> dict[str, NDArray[np.float32]]:
        encoding = BoardEncoding(game)
        facts: Any = game.facts()
        r = encoding.configuration.game.r
        return {
            "plants": _plant_facts(facts, r),
            "cities": _city_facts(facts),
            "distance": _distances(facts),
            "game": _game_facts(facts),
            "run_plant": _padded([float(plant) for plant in r.run_plant], (RUNS,)),
            "run_burn": _padded(r.run_burn, (RUNS, FUELS)),
            "numbers": np.arange(64, dtype=np.float32),
        }

    def prepare(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        owners = _column(seen, "owners").reshape(-1, CITIES, 3)
        own = (owners == 1).any(-1)
        others = ((owners > 1) & (owners != TRUST_OWNER)).any(-1)
        near = [_nearest(ops, constants["distance"], who) for who in (own, others)]
        return ops.join([seen, *[ops.integers(distances) for distances in near]])

    # ---- the net

    def forward(self, ops: Ops, weights: Weights, constants: Constants, seen: Array) -> Outputs:
        figures = ops.floats(seen)
        plants = mlp(weights, "plant", self._plants(ops, constants, figures))
        cities = mlp(weights, "city", self._cities(ops, constants, figures))
        players = mlp(weights, "player", self._players(ops, constants, figures))
        parts = [self._flat(ops, constants, figures)]
        parts += self._pooled(ops, constants["numbers"], figures, (plants, cities, players))
        hidden = relu(dense(weights, "in", ops.join(parts)))
        hidden = relu(residual(weights, "trunk", hidden))
        ran = ops.take(plants, constants["run_plant"])
        runs = ops.join([ran, constants["run_burn"]])
        return self._heads(ops, weights, hidden, (plants, cities, runs))

    def _heads(
        self, ops: Ops, weights: Weights, hidden: Array, tokens: tuple[Array, Array, Array]
    ) -> Outputs:
        plants, cities, runs = tokens
        of_plants = _pointed(weights, "plant", hidden, plants)
        logits = [
            dense(weights, "out-plain", hidden),
            _pointed(weights, "city", hidden, cities)[:, :, 0],
            of_plants[:, :, 0],
            of_plants[:, :, 1],
            of_plants[:, :, 2],
            _pointed(weights, "run", hidden, runs)[:, :, 0],
        ]
        rest = dense(weights, "out-value", hidden)
        return Outputs(ops.join(logits), rest[:, :SEATS], rest[:, SEATS:-1], rest[:, -1])

    def _pooled(
        self, ops: Ops, numbers: Array, figures: Array, tokens: tuple[Array, Array, Array]
    ) -> list[Array]:
        """One's own and the others', the most and the mean of each."""
        plants, cities, players = tokens
        there = _column(figures, "in_play")[:, :, None]
        market = _named(ops, numbers, _column(figures, "market"))[:, :, None]
        owners = _column(figures, "owners").reshape(-1, CITIES, 3)
        own = ops.floats((owners == 1).any(-1))[:, :, None]
        hand = _named(ops, numbers, _column(figures, "plants")[:, :HAND])[:, :, None]
        return [
            players[:, 0],
            players[:, 1:].mean(1),
            ops.largest(players[:, 1:], 1),
            (plants * market).sum(1) / 4,
            (plants * hand).sum(1) / 2,
            ops.largest(plants * market, 1),
            (cities * own).sum(1) / 8,
            (cities * there).sum(1) / 32,
            ops.largest(cities * there, 1),
        ]

    # ---- features

    def _flat(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        numbers = constants["numbers"]
        parts = [_column(figures, name) / _SCALES.get(name, 1) for name in FLAT]
        parts += [
            _one_of(ops, numbers, _column(figures, "phase"), 7),
            _one_of(ops, numbers, _column(figures, "pending"), 6),
            _one_of(ops, numbers, _column(figures, "step"), 4),
            _column(figures, "round") / 10,
            ops.floats(_column(figures, "lot") > 0),
            ops.floats(_column(figures, "order") == 0),
            constants["game"],
        ]
        return ops.join(parts)

    def _players(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        places = constants["numbers"][:, :SEATS]
        money = _column(figures, "money")
        hands = _column(figures, "plants")
        owned = ops.take(constants["plants"], hands)
        summed = owned.reshape(-1, SEATS, HAND, FACTS_OF_PLANT).sum(2)
        singles = [
            ops.floats(places < _column(figures, "players")),
            money / 100,
            ops.log1p(relu(money)) / 5,
            _column(figures, "cities") / 20,
            _column(figures, "active"),
            _column(figures, "bidders"),
            ops.floats(_column(figures, "leader") == places),
            ops.floats(_column(figures, "opener") == places),
            ops.floats(_column(figures, "mover") == places),
            _column(figures, "order") / 5,
        ]
        stock = _column(figures, "stock").reshape(-1, SEATS, FUELS) / 8
        room = _column(figures, "room").reshape(-1, SEATS, FUELS + 1) / 8
        return ops.join([*[single[:, :, None] for single in singles], stock, room, summed])

    def _plants(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        numbers = constants["numbers"]
        market = _column(figures, "market")
        at = ops.floats(market[:, :, None] == numbers[:, None, :])
        slots = numbers[:, :MARKET_PLACES, None]
        lot, token, hands = (_column(figures, name) for name in ("lot", "token", "plants"))
        money = _column(figures, "money")[:, :1]
        flags = [
            at.sum(1),
            (at * slots).sum(1) / 8,
            ops.floats(lot == numbers),
            ops.floats(token == numbers),
            _named(ops, numbers, hands[:, :HAND]),
            _named(ops, numbers, hands),
            _named(ops, numbers, _column(figures, "trust_plants")),
            _column(figures, "gone"),
            ops.floats(numbers <= money),
        ]
        facts = constants["plants"]
        return ops.join([facts, *[flag[:, :, None] for flag in flags]])

    def _cities(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        owners = _column(figures, "owners").reshape(-1, CITIES, 3)
        cost, house = _column(figures, "cost"), _column(figures, "house")
        money = _column(figures, "money")[:, :1]
        near = figures[:, NEAR : NEAR + CITIES]
        others = figures[:, NEAR_OTHERS : NEAR_OTHERS + CITIES]
        flags = [
            _column(figures, "in_play"),
            _column(figures, "marked"),
            house / 20,
            ops.floats(cost >= 0),
            relu(cost) / 40,
            ops.floats((cost >= 0) & (cost <= money)),
            ops.floats((owners == 1).any(-1)),
            ops.floats(owners > 0).sum(-1) / 3,
            ops.floats(owners == TRUST_OWNER).sum(-1),
            near / 40,
            ops.floats(near < UNKNOWN),
            others / 40,
            ops.floats(others < near),
        ]
        return ops.join([constants["cities"], *[flag[:, :, None] for flag in flags]])


# ---- columns


def _column(figures: Array, name: str) -> Array:
    at = SEEN.at(name)
    return figures[:, at : at + SEEN.width_of(name)]


def _one_of(ops: Ops, numbers: Array, column: Array, many: int) -> Array:
    return ops.floats(column == numbers[:, :many])


def _named(ops: Ops, numbers: Array, column: Array) -> Array:
    """By plant, is it among these?"""
    return ops.floats((column[:, :, None] == numbers[:, None, :]).any(1) & (numbers > 0))


def _pointed(weights: Weights, head: str, hidden: Array, tokens: Array) -> Array:
    asked = dense(weights, f"ask-{head}", hidden)[:, None, :]
    return dense(weights, f"out-{head}", relu(dense(weights, f"key-{head}", tokens) + asked))


def _nearest(ops: Ops, distance: Array, who: Array) -> Array:
    """By city, how far it is from the nearest of these; UNKNOWN if there is none."""
    far = ops.where(who[:, None, :], distance, distance * 0 + UNKNOWN)
    return ops.least(far, -1)


# ---- constants


def _padded(values: Any, shape: tuple[int, ...]) -> NDArray[np.float32]:
    found = np.zeros(shape, np.float32)
    if len(values):
        given = np.asarray(values, np.float32)
        found[: len(given)] = given
    return found


def _plant_facts(facts: Any, r: Any) -> NDArray[np.float32]:
    """By plant: number, what it burns and supplies, and its fuel as one of six."""
    found = np.zeros((PLANTS, FACTS_OF_PLANT), np.float32)
    for plant in facts["plants"]:
        number = plant["number"]
        found[number, :3] = number / 50, plant["units"] / 3, plant["supplies"] / 7
        found[number, 3 + r.fuel_of[number]] = 1
    return found


def _distances(facts: Any) -> NDArray[np.float32]:
    """Between any two cities of the map, all of it taken as in play."""
    names = list(facts["cities"])
    at = {name: i for i, name in enumerate(names)}
    found = np.full((CITIES, CITIES), UNKNOWN, np.float32)
    found[range(CITIES), range(CITIES)] = 0
    for city, neighbours in facts["connections"].items():
        for other, cost in neighbours.items():
            found[at[city], at[other]] = found[at[other], at[city]] = cost
    for via in range(len(names)):
        found = np.minimum(found, found[:, via : via + 1] + found[via : via + 1])
    return np.minimum(found, UNKNOWN)


def _city_facts(facts: Any) -> NDArray[np.float32]:
    """By city: is it on the map, neighbours, the mean distance, and those of the nearest ones."""
    found = np.zeros((CITIES, FACTS_OF_CITY), np.float32)
    distances = _distances(facts)
    many = len(facts["cities"])
    for i, city in enumerate(facts["cities"]):
        sorted_ = np.sort(distances[i, :many])
        near = len(facts["connections"].get(city, ()))
        found[i] = 1, near / 6, distances[i, :many].mean() / 60, sorted_[1] / 20, sorted_[4] / 30
    return found


def _game_facts(facts: Any) -> NDArray[np.float32]:
    """Players, figures of the end, payments and refills."""
    players = [float(facts["players"] == n) for n in range(2, 7)]
    pay = facts["payments"]
    payments = [pay[min(n, len(pay) - 1)] / 150 for n in (1, 3, 5, 7, 10, 13, 16)]
    figures = [
        facts["end_count"] / 20,
        facts["step2_count"] / 10,
        facts["regions_in_play"] / 6,
        facts["plant_limit"] / 4,
        facts["start_money"] / 100,
        facts["houses"] / 22,
        *[price / 20 for price in facts["house_costs"]],
    ]
    fuels = facts["fuels"].values()
    refills = [n / 8 for fuel in fuels for n in fuel["refill"]]
    total = [fuel["tokens"] / 30 for fuel in fuels]
    made = [*players, *payments, *figures, 1.0, *total]
    return _padded([*made, *refills], (26 + FUELS * 3,))


FAMILY = BoardNet()
