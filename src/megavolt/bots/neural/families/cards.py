"""The card game: one small net reads every plant, one every player, one every place for fuel cards
in the market. A plant is known by its facts, whatever its number in the deck."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

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
from megavolt.encodings.families.cards import CARD_NAMES, FUEL_NAMES
from megavolt.kernel.cards.row import CARDS, COLUMNS
from megavolt.kernel.cards.seen import PLANTS, ROW, SEEN
from megavolt.kernel.cards.space import RUN_ANY, WAYS
from megavolt.kernel.parts.row import FUELS, HAND, SEATS
from megavolt.kernel.parts.space import ACTIONS

FUTURE: Final = 6  # plants of the future market that are looked at; there are four by the rules
RUNNING: Final = 64 // WAYS  # own plants that actions can run
SLOTS: Final = ROW + FUTURE + HAND
KINDS: Final = FUELS + 2  # of plants: a fuel, hybrid, without fuel
FACTS_OF_PLANT: Final = 5 + 3 * KINDS
FACTS_OF_CARD: Final = 3 + FUELS
FACTS_OF_GAME: Final = 12 + COLUMNS + CARDS
UNITS: Final = (1, 1, 2, 3)  # of the cards of a fuel: the single one, and those of 1 to 3 units
KNOWN_PLANTS: Final = ("unseen", "bottom", "holds", "gone")  # where those are that nobody owns
FLAT: Final = (
    "last_round", "turn", "store", "last_card", "last_card_met", "stack", "removed_small",
    "removed_large", "columns", "draw", "draw_holds", "discards", "waiting", "singles",
    "substitutes", "earned", "due", "bank_stock", "bank_took", "demolition", "demolition_paid",
    "bid",
)  # fmt: skip
_SCALES: Final = {
    "turn": 5, "stack": 30, "removed_small": 2, "removed_large": 6, "columns": 2, "draw": 30,
    "draw_holds": 3, "discards": 3, "singles": 2, "substitutes": 2, "earned": 30, "due": 3,
    "bank_stock": 6, "demolition": 10, "bid": 20,
}  # fmt: skip
PER_PLAYER: Final = 17 + 3 * FUELS + 2 * (FUELS + 1) + FACTS_OF_PLANT
PER_PLANT: Final = FACTS_OF_PLANT + 12
PER_CARD: Final = FACTS_OF_CARD + 12
POOLED: Final = SEATS + 6  # tokens that go on to the trunk
# What is asked about a plant: open it, scrap it, run it by default, run it; and how much that
# changes with the units of the second fuel that a hybrid burns, and with their square.
ASKED_OF_PLANT: Final = 6
_column = columns_of(SEEN)


class CardsNet:
    """Plants of the market and one's own are tokens, and so is every kind of fuel card in every
    column of the fuel market. Those of other players are added up.
    """

    actions = ACTIONS
    places = SEATS
    only_prepared: tuple[str, ...] = ()
    round_column = SEEN.at("round")
    size = Size(width=512, token=64)

    # ---- sizes

    def shapes(self, size: Size) -> Shapes:
        shapes: Shapes = {}
        token, width = size.token, size.width
        two_layers(shapes, "player", PER_PLAYER, token, token)
        two_layers(shapes, "plant", PER_PLANT, token, token)
        two_layers(shapes, "card", PER_CARD, token // 2, token // 2)
        trunk_shapes(shapes, self._flat_width + POOLED * token + token, width, SEATS)
        layer(shapes, "out-plain", width, 64)
        layer(shapes, "out-entry", width, 64)
        pointer_shapes(shapes, "plant", width, token, ASKED_OF_PLANT)
        pointer_shapes(shapes, "card", width, token // 2, 1)
        return shapes

    @property
    def _flat_width(self) -> int:
        flat = sum(SEEN.width_of(name) for name in FLAT)
        return flat + 4 + 4 + 3 + 3 + 4 + (1 + len(KNOWN_PLANTS)) * FACTS_OF_PLANT + FACTS_OF_GAME

    # ---- what a configuration adds

    def constants(self, game: Game[Any]) -> dict[str, NDArray[np.float32]]:
        facts: Any = game.facts()
        return {
            "plants": _plant_facts(facts),
            "cards": _card_facts(facts),
            "game": _game_facts(facts, game.options),
            "numbers": np.arange(SLOTS, dtype=np.float32),
        }

    def worth_trying(self, round_number: int, actions: Sequence[int]) -> Sequence[int]:
        return actions

    def prepare(self, ops: Ops, constants: Constants, seen: Array) -> Array:
        return seen

    # ---- the net

    def forward(self, ops: Ops, weights: Weights, constants: Constants, seen: Array) -> Outputs:
        figures = ops.floats(seen)
        here = _plants_here(ops, figures)
        plants = mlp(weights, "plant", self._plants(ops, constants, figures, here))
        cards = mlp(weights, "card", self._cards(ops, constants, figures))
        players = mlp(weights, "player", self._players(ops, constants, figures))
        parts = [self._flat(ops, constants, figures), players.reshape(-1, SEATS * players.shape[2])]
        parts += _pooled(ops, figures, here, plants, cards)
        hidden = trunk(weights, ops.join(parts))
        of_cards = pointed(weights, "card", hidden, cards)[:, :, 0]
        of_plants = pointed(weights, "plant", hidden, plants)
        logits = self._logits(ops, weights, constants, figures, (hidden, of_plants, of_cards))
        return outputs(weights, hidden, logits, SEATS)

    def _logits(
        self,
        ops: Ops,
        weights: Weights,
        constants: Constants,
        figures: Array,
        asked: tuple[Array, Array, Array],
    ) -> Array:
        hidden, of_plants, of_cards = asked
        plain = dense(weights, "out-plain", hidden)
        own = of_plants[:, -HAND:]
        by_default = own[:, :RUNNING, 2]
        after = RUN_ANY + RUNNING
        logits = [
            plain[:, :RUN_ANY],
            plain[:, RUN_ANY:after] + by_default,
            plain[:, after:],
            of_cards,
            ops.put(of_plants[:, :ROW, 0], _column(figures, "current"), PLANTS),
            dense(weights, "out-entry", hidden),
            ops.put(own[:, :, 1], _column(figures, "plants")[:, :HAND], PLANTS),
            _runs(constants, own[:, :RUNNING]),
        ]
        return ops.join(logits)

    # ---- features

    def _flat(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        numbers, facts = constants["numbers"], constants["plants"]
        bid, money = _column(figures, "bid"), _column(figures, "money")[:, :1]
        parts = [_column(figures, name) / _SCALES.get(name, 1) for name in FLAT]
        parts += [
            one_of(ops, numbers, _column(figures, "phase"), 4),
            one_of(ops, numbers, _column(figures, "pending"), 4),
            one_of(ops, numbers, _column(figures, "cut"), 3),
            one_of(ops, numbers, _column(figures, "stack_back"), 3),
            _column(figures, "round") / 10,
            ops.floats(_column(figures, "lot") > 0),
            ops.log1p(bid) / 3,
            relu(money - bid) / 20,
            ops.take(facts, _column(figures, "bank_plants")).sum(1),
            *[(_column(figures, name)[:, None] @ facts)[:, 0] / 10 for name in KNOWN_PLANTS],
            constants["game"],
        ]
        return ops.join(parts)

    def _players(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        places = constants["numbers"][:, :SEATS]
        money, production = _column(figures, "money"), _column(figures, "production")
        seated = places < _column(figures, "players")
        owned = ops.take(constants["plants"], _column(figures, "plants"))
        owned = owned.reshape(-1, SEATS, HAND, FACTS_OF_PLANT)
        absent = 1 - owned[:, :, :, 0]
        singles = [
            ops.floats(seated),
            money / 30,
            ops.log1p(relu(money)) / 4,
            ops.floats(money < 0),
            production / 30,
            _column(figures, "income") / 30,
            (production + relu(money) / 10) / 40,
            _column(figures, "active"),
            _column(figures, "bidders"),
            _column(figures, "bought"),
            ops.floats(_column(figures, "leader") == places),
            ops.floats(_column(figures, "opener") == places),
            ops.floats(_column(figures, "mover") == places),
            place_in_order(ops, _column(figures, "order"), places, seated) / 5,
            ops.largest(owned[:, :, :, 1], 2),
            ops.least(owned[:, :, :, 1] + absent, 2),
            ops.least(owned[:, :, :, 3] + absent, 2),
        ]
        stock = _of_fuels(figures, "stock")
        needs = _of_fuels(figures, "needs")
        lacks = relu(needs[:, :, :FUELS] - stock)
        rest = [needs / 3, _of_fuels(figures, "room") / 6, _of_fuels(figures, "free") / 6]
        return beside(ops, singles, stock / 6, lacks / 3, *rest, owned.sum(2))

    def _plants(self, ops: Ops, constants: Constants, figures: Array, here: Array) -> Array:
        """Those that can be bought, the future ones, and one's own."""
        slots, money = constants["numbers"], _column(figures, "money")[:, :1]
        minimum, bid = _column(figures, "minimum"), _column(figures, "bid")
        facts = ops.take(constants["plants"], here)
        there = ops.floats(here > 0)
        costs = ops.join([minimum, here[:, ROW:] * 0])
        is_own = ops.floats(slots >= SLOTS - HAND) + here * 0
        is_lot = ops.floats(here == _column(figures, "lot")) * there
        ran = ops.take(_column(figures, "ran")[:, :, None], here)[:, :, 0]
        singles = [
            ops.floats(slots < ROW) * there,
            is_own * there,
            is_own * slots / SLOTS,
            (1 - is_own) * slots / ROW,
            is_lot,
            is_lot * bid / 20,
            ops.floats(here == _column(figures, "discount")) * there,
            costs / 20,
            ops.floats(costs <= money) * there,
            relu(money - costs) / 20,
            ran,
            there * _column(figures, "last_round"),
        ]
        return beside(ops, singles, facts)

    def _cards(self, ops: Ops, constants: Constants, figures: Array) -> Array:
        """By column of the market and kind of card: what is there, and what one has use for."""
        facts = constants["cards"]
        price, units = facts[:, :, 0] * 4, facts[:, :, 1] * 3
        there = _column(figures, "columns")
        stock, needs, free = (_own_by_card(figures, name) for name in ("stock", "needs", "free"))
        kept = units - relu(units - free)
        lacks = relu(needs - stock)
        money = _column(figures, "money")[:, :1]
        singles = [
            there / 2,
            ops.floats(there > 0),
            kept / 3,
            (units - kept) / 3,
            ops.floats(kept > 0) * units / (price + 1),
            kept / (price + 1),
            (kept - relu(kept - lacks)) / 3,
            lacks / 3,
            stock / 6,
            free / 6,
            ops.floats(price <= money),
            relu(money - price) / 20,
        ]
        return beside(ops, singles, facts + there[:, :, None] * 0)


# ---- parts of the net


def _plants_here(ops: Ops, figures: Array) -> Array:
    """The plants that are tokens."""
    future = _column(figures, "future")[:, :FUTURE]
    return ops.join([_column(figures, "current"), future, _column(figures, "plants")[:, :HAND]])


def _pooled(ops: Ops, figures: Array, here: Array, plants: Array, cards: Array) -> list[Array]:
    """Plants that can be bought, future ones and one's own; fuel cards that are there."""
    there = ops.floats(here > 0)[:, :, None]
    lot = ops.floats(here == _column(figures, "lot"))[:, :, None] * there
    shown = plants * there
    current, future, own = shown[:, :ROW], shown[:, ROW:-HAND], shown[:, -HAND:]
    offered = ops.floats(_column(figures, "columns") > 0)[:, :, None] * cards
    return [
        current.sum(1) / 4,
        ops.largest(current, 1),
        (plants[:, :ROW] * lot[:, :ROW]).sum(1),
        future.sum(1) / 4,
        ops.largest(future, 1),
        own.sum(1) / 2,
        offered.sum(1) / 8,
        ops.largest(offered, 1),
    ]


def _runs(constants: Constants, own: Array) -> Array:
    """By place of a plant and way to run it, which for a hybrid is the units of its second fuel."""
    way = constants["numbers"][:, None, :WAYS] / 3
    scores = own[:, :, 3:4] + own[:, :, 4:5] * way + own[:, :, 5:6] * way * way
    return scores.reshape(-1, RUNNING * WAYS)


def _of_fuels(figures: Array, name: str) -> Array:
    """What each place has of each fuel."""
    return _column(figures, name).reshape(-1, SEATS, SEEN.width_of(name) // SEATS)


def _own_by_card(figures: Array, name: str) -> Array:
    """What the observer has of the fuel of each card, by column and card."""
    own = _column(figures, name)[:, None, :FUELS, None]
    like = _column(figures, "columns").reshape(-1, COLUMNS, FUELS, CARDS // FUELS)
    return (own + like * 0).reshape(-1, COLUMNS * CARDS)


# ---- constants


def _plant_facts(facts: Any) -> NDArray[np.float32]:
    """By plant: its figures, and what it burns; units and income also apart for what it burns."""
    kinds = [*FUEL_NAMES, "hybrid", "eco"]
    found = np.zeros((PLANTS, FACTS_OF_PLANT), np.float32)
    for number, plant in enumerate(facts["plants"], start=1):
        units, income = plant["units"] / 3, plant["income"] / 15
        found[number, :4] = 1, plant["number"] / 40, units, income
        found[number, 4] = plant["size"] == "small"
        kind = 5 + kinds.index(plant["fuel"])
        found[number, kind : kind + 3 * KINDS : KINDS] = 1, units, income
    return found


def _card_facts(facts: Any) -> NDArray[np.float32]:
    """By column of the fuel market and kind of card: price, units, and the fuel as one of four."""
    found = np.zeros((COLUMNS, FUELS, len(UNITS), FACTS_OF_CARD), np.float32)
    for column, price in enumerate(facts["column_prices"]):
        found[column, ..., 0] = price / 4
    for number, units in enumerate(UNITS):
        found[:, :, number, 1] = units / 3
    found[:, :, 0, 2] = 1
    for fuel in range(FUELS):
        found[:, fuel, :, 3 + fuel] = 1
    return found.reshape(COLUMNS * CARDS, FACTS_OF_CARD)


def _game_facts(facts: Any, options: Any) -> NDArray[np.float32]:
    """Players, options, figures, and how many fuel cards there are of each kind."""
    made = [
        *[float(facts["players"] == n) for n in range(2, 7)],
        facts["plant_limit"] / 3,
        facts["storage_factor"] / 2,
        facts["column_size"] / 5,
        facts["guaranteed_income"],
        float(options["hidden_money"]),
        float(options["demolition"]),
        float(options["singles"] == "unlimited"),
        *[price / 4 for price in facts["column_prices"]],
        *[facts["fuel_cards"].get(name, 0) / 5 for name in CARD_NAMES],
    ]
    return padded(made, (FACTS_OF_GAME,))


FAMILY = CardsNet()
