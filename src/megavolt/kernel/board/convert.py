"""A state of the engine as a row, and back."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.rng import MAX_PLAIN_STATE
from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.setup_cities import reach_from
from megavolt.games.board.state import BUILDING, State
from megavolt.kernel.board.row import FAR, HAND, HOUSES, MOST_MONEY, ROW, ROW_TYPE, WIDTH
from megavolt.parts import network
from megavolt.parts.auction import Auction
from megavolt.parts.demolition import Demolition
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.plant_market import PlantMarket

Row = NDArray[np.int16]
Regions = Sequence[tuple[int, ...]]  # the networks of a table, by their regions


def pieces(number: int) -> list[int]:
    """A set as four columns of 16 bits; the lowest 64 of a larger number."""
    return [number >> 16 * k & 0xFFFF for k in range(4)]


def whole(columns: Sequence[int]) -> int:
    """A set from its columns."""
    return sum((int(piece) & 0xFFFF) << 16 * k for k, piece in enumerate(columns))


# ---- from a state


def row_of(s: State, networks: Regions) -> Row:
    """The row of a state; a batch of rows can start from it."""
    if max(s.money) > MOST_MONEY:
        raise ValueError(f"a row holds {MOST_MONEY} Elektro at most, not {max(s.money)}")
    row = [0] * WIDTH
    for part in (_flow(s, networks), _seats(s), _auction(s), _market(s), _rest(s)):
        for name, value in part.items():
            values = value if isinstance(value, list | tuple) else (value,)
            row[ROW.at(name) : ROW.at(name) + len(values)] = values
    return np.array(row, np.int64).astype(ROW_TYPE)


def _flow(s: State, networks: Regions) -> dict[str, Any]:
    played = s.regions in networks
    return {
        "rng": pieces(s.rng),
        "rng_key": pieces(s.rng >> 64) + pieces(s.rng >> 128),
        "rng_keyed": s.rng > MAX_PLAIN_STATE,
        "round": s.round,
        "phase": s.phase,
        "pending": s.pending,
        "actor": s.actor,
        "turn": s.turn,
        "step": s.step,
        "step3_due": s.step3_due,
        "uranium_stopped": s.uranium_stopped,
        "regions": sum(1 << region for region in s.regions),
        "network": networks.index(s.regions) if played else -1,
        "ran": s.ran,
        "ran_size": len(s.ran),
        "supplied": s.supplied,
    }


def _seats(s: State) -> dict[str, Any]:
    return {
        "order": s.order,
        "money": s.money,
        "plants": _padded(s.plants, HAND),
        "hand": [len(plants) for plants in s.plants],
        "room": [space for room in s.room for space in room],
        "stock": s.stock,
        "cities": _padded(s.cities, HOUSES),
        "count": s.count,
    }


def _padded(lists: Sequence[Sequence[int]], width: int) -> list[int]:
    return [value for own in lists for value in [*own, *[0] * (width - len(own))]]


def _auction(s: State) -> dict[str, Any]:
    auction = s.auction
    return {
        "active": auction.active,
        "bought": auction.bought,
        "lot": auction.lot,
        "bid": auction.bid,
        "leader": auction.leader,
        "opener": auction.opener,
        "bidders": auction.bidders,
        "bidder": auction.turn,
    }


def _market(s: State) -> dict[str, Any]:
    market = s.market
    return {
        "market": market.row,
        "market_size": len(market.row),
        "token": market.token,
        "stack": market.stack[::-1],
        "stack_size": len(market.stack),
        "known_top": market.known_top,
        "known_bottom": market.known_bottom,
        "counted": market.counted,
        "met": market.met,
        "gone": pieces(market.gone),
        "removed": pieces(sum(1 << plant for plant in s.removed)),
        "then": market.then,
        "then_size": len(market.then),
    }


def _rest(s: State) -> dict[str, Any]:
    reach = s.reach[s.actor] if s.phase == BUILDING else []
    return {
        "spaces": s.spaces,
        "house": [min(price, FAR) for price in s.house],
        "marked": pieces(s.marked),
        "tokens": s.fuel.tokens,
        "supply": s.fuel.supply,
        "store": s.fuel.store,
        "trust_plants": s.trust_plants,
        "trust_hand": len(s.trust_plants),
        "trust_houses": s.trust_houses,
        "trust_took": s.trust_took,
        "demolition_top": 0 if s.demolition is None else s.demolition.top,
        "demolition_paid": 0 if s.demolition is None else s.demolition.paid,
        "reach": [min(way, FAR) for way in reach],
    }


# ---- to a state


class _Read:
    """The columns of a row by name."""

    def __init__(self, row: NDArray[Any]) -> None:
        self.row = [int(value) for value in row]

    def one(self, name: str) -> int:
        return self.row[ROW.at(name)]

    def flag(self, name: str) -> bool:
        return self.one(name) != 0

    def many(self, name: str, count: int, skip: int = 0) -> list[int]:
        first = ROW.at(name) + skip
        return self.row[first : first + count]

    def set(self, name: str) -> int:
        return whole(self.many(name, 4))


def state_of(r: Rules, row: NDArray[Any], networks: Regions) -> State:
    columns = _Read(row)
    number = columns.one("network")
    drafted = columns.one("regions")
    s = State.fresh(
        r.players,
        r.network(networks[number] if number >= 0 else ()),
        _market_of(r, columns),
        _fuel_of(r, columns),
    )
    s.regions = tuple(i for i in range(len(r.map.regions)) if drafted >> i & 1)
    _take_flow(s, columns)
    _take_seats(r, s, columns)
    _take_auction(s.auction, columns)
    _take_map(r, s, columns)
    _take_rest(r, s, columns)
    return s


def _market_of(r: Rules, columns: _Read) -> PlantMarket:
    row = tuple(columns.many("market", columns.one("market_size")))
    stack = tuple(columns.many("stack", columns.one("stack_size"))[::-1])
    market = PlantMarket.fresh(r.number, r.end_card, row, stack)
    market.known_top = columns.one("known_top")
    market.known_bottom = columns.one("known_bottom")
    market.counted = columns.flag("counted")
    market.token = columns.one("token")
    market.met = columns.flag("met")
    market.gone = columns.set("gone")
    market.then = tuple(columns.many("then", columns.one("then_size")))
    return market


def _fuel_of(r: Rules, columns: _Read) -> FuelMarket:
    fuel = FuelMarket.fresh(r.tracks, columns.many("tokens", FUELS), columns.many("supply", FUELS))
    fuel.store = columns.one("store")
    return fuel


def _take_flow(s: State, columns: _Read) -> None:
    s.rng = whole(columns.many("rng", 4) + columns.many("rng_key", 8))
    s.round = columns.one("round")
    s.phase = columns.one("phase")
    s.pending = columns.one("pending")
    s.actor = columns.one("actor")
    s.turn = columns.one("turn")
    s.step = columns.one("step")
    s.step3_due = columns.flag("step3_due")
    s.uranium_stopped = columns.flag("uranium_stopped")
    s.ran = tuple(columns.many("ran", columns.one("ran_size")))
    s.supplied = columns.one("supplied")


def _take_seats(r: Rules, s: State, columns: _Read) -> None:
    s.order = columns.many("order", r.players)
    s.money = columns.many("money", r.players)
    s.count = columns.many("count", r.players)
    hands = columns.many("hand", r.players)
    s.plants = [tuple(columns.many("plants", n, i * HAND)) for i, n in enumerate(hands)]
    s.cities = [tuple(columns.many("cities", n, i * HOUSES)) for i, n in enumerate(s.count)]
    s.room = [tuple(columns.many("room", FUELS + 1, i * (FUELS + 1))) for i in range(r.players)]
    s.stock = columns.many("stock", (r.players + r.trust_plays) * FUELS)


def _take_auction(auction: Auction, columns: _Read) -> None:
    auction.active = columns.one("active")
    auction.bought = columns.one("bought")
    auction.lot = columns.one("lot")
    auction.bid = columns.one("bid")
    auction.leader = columns.one("leader")
    auction.opener = columns.one("opener")
    auction.bidders = columns.one("bidders")
    auction.turn = columns.one("bidder")


def _take_map(r: Rules, s: State, columns: _Read) -> None:
    s.spaces = columns.many("spaces", r.cities)
    s.house = [network.FAR if v == FAR else v for v in columns.many("house", r.cities)]
    s.marked = columns.set("marked")
    starts = _starts(r, s)
    s.reach = [reach_from(s, own) if own else starts[:] for own in s.cities]


def _starts(r: Rules, s: State) -> list[int]:
    """GRID-BUILD-02."""
    starts = s.network.start()
    if not r.begins_in_empty_city:
        return starts
    empty = [network.FAR if s.spaces[city] else way for city, way in enumerate(starts)]
    return empty if min(empty) < network.FAR else starts


def _take_rest(r: Rules, s: State, columns: _Read) -> None:
    removed = columns.set("removed")
    s.removed = tuple(plant for plant in r.plants if removed >> plant & 1)
    s.trust_plants = tuple(columns.many("trust_plants", columns.one("trust_hand")))
    s.trust_houses = columns.one("trust_houses")
    s.trust_took = columns.flag("trust_took")
    if r.demolition:
        s.demolition = Demolition.fresh(r.demolition)
        s.demolition.top = columns.one("demolition_top")
        s.demolition.paid = columns.one("demolition_paid")
