"""The grid board game: one small net reads every city, one every plant, one every player; a trunk
puts them together, and actions about a city or a plant are scored by looking at it again."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from megavolt.bots.board.style import LONGEST
from megavolt.bots.neural.net import Outputs, Shapes, Size, layer, two_layers
from megavolt.bots.neural.ops import Array, Constants, Ops, Weights, dense, mlp, relu
from megavolt.bots.neural.tokens import (
    beside,
    columns_of,
    one_of,
    outputs,
    padded,
    place_in_order,
    pointed,
    pointer_shapes,
    trunk,
    trunk_shapes,
)
from megavolt.core.game import Game
from megavolt.encodings.families.board import BoardEncoding
from megavolt.kernel.board.observation import MARKET_PLACES, SEEN, SEEN_WIDTH, TRUST_OWNER
from megavolt.kernel.board.row import CITIES
from megavolt.kernel.board.space import CITY
from megavolt.kernel.parts.row import FUELS, HAND, SEATS
from megavolt.kernel.parts.space import ACTIONS

PLANTS: Final = 64
RUNS: Final = 64
SLOTS: Final = MARKET_PLACES + HAND  # the plants that a player can do something with
UNKNOWN: Final = 120  # a distance to nothing
CHEAPEST: Final = 12  # cities whose cost is summed up
BEYOND: Final = 200  # the cost of a city that cannot be had
FACTS_OF_PLANT: Final = 9
FACTS_OF_CITY: Final = 5
FLAT: Final = (
    "step3_due", "uranium_stopped", "supplied", "market_size", "stack_size", "top_is_low", "met",
    "tokens", "price", "supply", "store", "trust_houses", "trust_took", "demolition_top",
    "demolition_paid", "bid", "gone",
)  # fmt: skip
_SCALES: Final = {
    "supplied": 20, "market_size": 8, "stack_size": 40, "tokens": 24, "price": 10, "supply": 24,
    "store": 12, "trust_houses": 10, "demolition_top": 10, "bid": 50,
}  # fmt: skip
FUELLED: Final = FUELS + 2  # what a plant burns: a fuel, either of two, or nothing
PER_PLAYER: Final = 10 + FUELS + FUELS + 1 + FACTS_OF_PLANT + 2 * FUELLED + 4 + FUELS + 2
PER_PLANT: Final = FACTS_OF_PLANT + 8
PER_CITY: Final = FACTS_OF_CITY + 13
POOLED: Final = SEATS + 4 + 3  # tokens that go on to the trunk
# What is asked about a plant: open it, pass on it, scrap it, run it, and burn a unit of each fuel.
ASKED_OF_PLANT: Final = 4 + FUELS
_column = columns_of(SEEN)


class BoardNet:
    """Maps have different numbers of cities: the constants say how many places for them it takes,
    and the columns that `prepare` adds are as many. Places beyond a map's last city stay unused.
    """

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
        trunk_shapes(shapes, self._flat_width + POOLED * token, width, SEATS)
        layer(shapes, "out-plain", width, 64)
        pointer_shapes(shapes, "city", width, token, 1)
        pointer_shapes(shapes, "plant", width, token, ASKED_OF_PLANT)
        return shapes

    @property
    def _flat_width(self) -> int:
        flat = sum(SEEN.width_of(name) for name in FLAT)
        return flat + 7 + 6 + 4 + 2 + SEATS + 26 + FUELS * 3 + 3 * CHEAPEST

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
            "mixed": _mixed_fuels(facts),
            "run_plant": padded([float(plant) for plant in r.run_plant], (RUNS,)),
            "run_burn": padded(r.run_burn, (RUNS, FUELS)),
            "numbers": np.arange(64, dtype=np.float32),
        }

    def worth_trying(self, round_number: int, actions: Sequence[int]) -> Sequence[int]:
        """Who ends the game may lose it, so that each could wait for the other for ever: where a
        game drags on, all build.
        """
        cities = [action for action in actions if action >> 6 == CITY]
        return cities if cities and round_number >= LONGEST else actions

    def prepare(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        """Adds how far each city is from one's own network, and from the nearest other one, and
        what the cheapest cities would cost together.
        """
        distance = constants["distance"]
        owners = _column(seen, "owners").reshape(-1, CITIES, 3)[:, : distance.shape[-1]]
        own = (owners == 1).any(-1)
        others = ((owners > 1) & (owners != TRUST_OWNER)).any(-1)
        near = [_nearest(ops, distance, who) for who in (own, others)]
        sums = _cheapest(ops, seen, near[0], own)
        return ops.join([seen, *[ops.integers(figures) for figures in (*near, sums)]])

    # ---- the net

    def forward(self, ops: Ops, weights: Weights, constants: Constants, seen: Array) -> Outputs:
        figures = ops.floats(seen)
        plants = mlp(weights, "plant", self._plants(ops, constants, figures))
        cities = mlp(weights, "city", self._cities(ops, constants, figures))
        players = mlp(weights, "player", self._players(ops, constants, figures))
        parts = [self._flat(ops, constants, figures), players.reshape(-1, SEATS * players.shape[2])]
        parts += self._pooled(ops, figures, plants, cities)
        hidden = trunk(weights, ops.join(parts))
        return self._heads(ops, weights, constants, figures, (hidden, plants, cities))

    def _heads(
        self,
        ops: Ops,
        weights: Weights,
        constants: Constants,
        figures: Array,
        tokens: tuple[Array, Array, Array],
    ) -> Outputs:
        hidden, plants, cities = tokens
        of_plants = pointed(weights, "plant", hidden, plants)
        market, own = of_plants[:, :MARKET_PLACES], of_plants[:, MARKET_PLACES:]
        for_sale, hand = _column(figures, "market"), _column(figures, "plants")[:, :HAND]
        logits = [
            dense(weights, "out-plain", hidden),
            pointed(weights, "city", hidden, cities)[:, :, 0],
            figures[:, : CITIES - cities.shape[1]] * 0,
            ops.put(market[:, :, 0], for_sale, PLANTS),
            ops.put(market[:, :, 1], for_sale, PLANTS),
            ops.put(own[:, :, 2], hand, PLANTS),
            _runs(ops, constants, hand, own[:, :, 3:]),
        ]
        return outputs(weights, hidden, ops.join(logits), SEATS)

    def _pooled(self, ops: Ops, figures: Array, plants: Array, cities: Array) -> list[Array]:
        """One's own and the others', the most and the mean of each."""
        for_sale, hand = plants[:, :MARKET_PLACES], plants[:, MARKET_PLACES:]
        market = _column(figures, "market")
        there = ops.floats(market > 0)[:, :, None]
        lot = ops.floats(market == _column(figures, "lot"))[:, :, None]
        own = ops.floats(_column(figures, "plants")[:, :HAND] > 0)[:, :, None]
        owners = _column(figures, "owners").reshape(-1, CITIES, 3)[:, : cities.shape[1]]
        connected = ops.floats((owners == 1).any(-1))[:, :, None]
        in_play = _column(figures, "in_play")[:, : cities.shape[1], None]
        return [
            (for_sale * there).sum(1) / 4,
            ops.largest(for_sale * there, 1),
            (for_sale * lot).sum(1),
            (hand * own).sum(1) / 2,
            (cities * connected).sum(1) / 8,
            (cities * in_play).sum(1) / 32,
            ops.largest(cities * in_play, 1),
        ]

    # ---- features

    def _flat(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        numbers = constants["numbers"]
        parts = [_column(figures, name) / _SCALES.get(name, 1) for name in FLAT]
        seated = numbers[:, :SEATS] < _column(figures, "players")
        parts += [
            one_of(ops, numbers, _column(figures, "phase"), 7),
            one_of(ops, numbers, _column(figures, "pending"), 6),
            one_of(ops, numbers, _column(figures, "step"), 4),
            _column(figures, "round") / 10,
            ops.floats(_column(figures, "lot") > 0),
            ops.floats((_column(figures, "order") == 0) & seated),
            constants["game"],
            *self._within_reach(ops, constants, figures),
        ]
        return ops.join(parts)

    def _within_reach(self, ops: Ops, constants: Constants, figures: Array) -> list[Array]:
        """What the cheapest one, two and more cities cost, and what would be left."""
        first = SEEN_WIDTH + 2 * constants["cities"].shape[1]
        sums = figures[:, first : first + CHEAPEST]
        money = _column(figures, "money")[:, :1]
        return [sums / 200, ops.floats(sums <= money), relu(money - sums) / 100]

    def _players(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        places = constants["numbers"][:, :SEATS]
        money = _column(figures, "money")
        hands = _column(figures, "plants")
        owned = ops.take(constants["plants"], hands)
        owned = owned.reshape(-1, SEATS, HAND, FACTS_OF_PLANT)
        seated = places < _column(figures, "players")
        singles = [
            ops.floats(seated),
            money / 100,
            ops.log1p(relu(money)) / 5,
            _column(figures, "cities") / 20,
            _column(figures, "active"),
            _column(figures, "bidders"),
            ops.floats(_column(figures, "leader") == places),
            ops.floats(_column(figures, "opener") == places),
            ops.floats(_column(figures, "mover") == places),
            place_in_order(ops, _column(figures, "order"), places, seated) / 5,
        ]
        stock = _column(figures, "stock").reshape(-1, SEATS, FUELS) / 8
        room = _column(figures, "room").reshape(-1, SEATS, FUELS + 1) / 8
        there = ops.floats(hands > 0).reshape(-1, SEATS, HAND)
        economy = _economy(ops, constants, stock, owned, there)
        return beside(ops, singles, stock, room, owned.sum(2), *economy)

    def _plants(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        """Those of the market, then one's own."""
        slots = constants["numbers"][:, :SLOTS]
        for_sale, hand = _column(figures, "market"), _column(figures, "plants")[:, :HAND]
        here = ops.join([for_sale, hand])
        is_for_sale = ops.floats(slots < MARKET_PLACES) + here * 0
        flags = [
            ops.floats(here > 0),
            is_for_sale,
            is_for_sale * slots / 8,
            ops.floats(here == _column(figures, "lot")),
            ops.floats(here == _column(figures, "token")),
            ops.floats(here <= _column(figures, "money")[:, :1]),
            ops.floats(here == PLANTS - 1),
            (_column(figures, "money")[:, :1] - here) / 100,
        ]
        facts = ops.take(constants["plants"], here)
        return ops.join([facts, *[flag[:, :, None] for flag in flags]])

    def _cities(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        facts = constants["cities"]
        many = facts.shape[1]

        def of_cities(name: str) -> Array:
            return _column(figures, name)[:, :many]

        owners = _column(figures, "owners").reshape(-1, CITIES, 3)[:, :many]
        cost, house = of_cities("cost"), of_cities("house")
        money = _column(figures, "money")[:, :1]
        near = figures[:, SEEN_WIDTH : SEEN_WIDTH + many]
        others = figures[:, SEEN_WIDTH + many : SEEN_WIDTH + 2 * many]
        flags = [
            of_cities("in_play"),
            of_cities("marked"),
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
        shared = flags[0][:, :, None] * 0 + facts
        return ops.join([shared, *[flag[:, :, None] for flag in flags]])


# ---- parts of the net


def _economy(
    ops: Ops, constants: Constants, stock: Array, owned: Array, there: Array
) -> list[Array]:
    """By player: what the plants need and supply by fuel, the weakest and the strongest one, and
    about how much the fuel in stock supplies.
    """
    number, supplies, fuel = owned[:, :, :, 0], owned[:, :, :, 2], owned[:, :, :, 3:]
    needed = (owned[:, :, :, 1:2] * fuel).sum(2)  # in threes of tokens; `stock` is in eights
    supplied = (supplies[:, :, :, None] * fuel).sum(2)
    served = (stock * 8 / (needed[:, :, :FUELS] * 3 + 0.001)).clip(0, 1) * supplied[:, :, :FUELS]
    spare = relu(stock * 8 - needed[:, :, :FUELS] * 3) * constants["mixed"][:, None, :]
    mixed = spare.sum(2)[:, :, None] / (needed[:, :, FUELS : FUELS + 1] * 3 + 0.001)
    mixed = mixed.clip(0, 1) * supplied[:, :, FUELS : FUELS + 1]
    total = served.sum(2)[:, :, None] + mixed + supplied[:, :, FUELS + 1 :]
    absent = 1 - there
    extremes = [
        ops.least(number + absent, 2),
        ops.least(supplies + absent, 2),
        ops.largest(supplies, 2),
        there.sum(2) / 4,
    ]
    return [needed, supplied, *[each[:, :, None] for each in extremes], served, mixed, total]


def _cheapest(ops: Ops, seen: Array, near: Array, own: Array) -> Array:
    """What the cheapest city costs, the two cheapest, and so on, each taken by itself."""
    many = near.shape[1]
    house = ops.floats(_column(seen, "house")[:, :many])
    begun = own.any(-1)[:, None]
    cost = house + ops.where(begun, near, near * 0)
    free = (_column(seen, "in_play")[:, :many] > 0) & (house >= 0) & ~own
    return ops.cumulated(ops.ascending(ops.where(free, cost, near * 0 + BEYOND))[:, :CHEAPEST])


def _runs(ops: Ops, constants: Constants, hand: Array, asked: Array) -> Array:
    """By way to run a plant: what running it is worth, and each unit that it burns."""
    own = ops.floats(constants["run_plant"][:, :, None] == hand[:, None, :])
    found = own @ asked
    return found[:, :, 0] + (found[:, :, 1:] * constants["run_burn"]).sum(-1)


def _nearest(ops: Ops, distance: Array, who: Array) -> Array:
    """By city, how far it is from the nearest of these; UNKNOWN if there is none."""
    far = ops.where(who[:, None, :], distance, distance * 0 + UNKNOWN)
    return ops.least(far, -1)


# ---- constants


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
    found = np.full((len(names), len(names)), UNKNOWN, np.float32)
    np.fill_diagonal(found, 0)
    for city, neighbours in facts["connections"].items():
        for other, cost in neighbours.items():
            found[at[city], at[other]] = found[at[other], at[city]] = cost
    for via in range(len(names)):
        found = np.minimum(found, found[:, via : via + 1] + found[via : via + 1])
    return np.minimum(found, UNKNOWN)


def _city_facts(facts: Any) -> NDArray[np.float32]:
    """By city: is it on the map, neighbours, the mean distance, and those of the nearest ones."""
    distances = _distances(facts)
    found = np.zeros((len(distances), FACTS_OF_CITY), np.float32)
    for i, city in enumerate(facts["cities"]):
        sorted_ = np.sort(distances[i])
        near = len(facts["connections"].get(city, ()))
        found[i] = 1, near / 6, distances[i].mean() / 60, sorted_[1] / 20, sorted_[4] / 30
    return found


def _mixed_fuels(facts: Any) -> NDArray[np.float32]:
    """By fuel: 1 if plants that take either of two burn it."""
    burnt = {
        fuel for plant in facts["plants"] if len(plant["fuels"]) > 1 for fuel in plant["fuels"]
    }
    return np.array([float(fuel in burnt) for fuel in facts["fuels"]], np.float32)


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
    return padded([*made, *refills], (26 + FUELS * 3,))


FAMILY = BoardNet()
