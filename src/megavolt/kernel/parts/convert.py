"""The shared part of a state of the engine as columns of a row, and back."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from megavolt.core.rng import MAX_PLAIN_STATE
from megavolt.kernel.layout import Layout
from megavolt.kernel.parts.row import HAND, MOST_MONEY, ROW_TYPE
from megavolt.parts.auction import Auction
from megavolt.parts.demolition import Demolition
from megavolt.parts.plant_market import PlantMarket
from megavolt.parts.plant_rules import END_CARD, FUELS, PlantRules
from megavolt.parts.table_state import TableState

Row = NDArray[np.int16]


def pieces(number: int) -> list[int]:
    """A set as four columns of 16 bits; the lowest 64 of a larger number."""
    return [number >> 16 * k & 0xFFFF for k in range(4)]


def whole(columns: Sequence[int]) -> int:
    """A set from its columns."""
    return sum((int(piece) & 0xFFFF) << 16 * k for k, piece in enumerate(columns))


def padded(lists: Sequence[Sequence[int]], width: int) -> list[int]:
    """Lists one after another, each filled up with 0."""
    return [value for own in lists for value in [*own, *[0] * (width - len(own))]]


# ---- from a state


def table_row(layout: Layout, s: TableState, own: dict[str, Any]) -> Row:
    """The row of a state; `own` are the columns that only its game has."""
    if max(s.money) > MOST_MONEY:
        raise ValueError(f"a row holds {MOST_MONEY} Elektro at most, not {max(s.money)}")
    row = [0] * layout.width
    for part in (_flow(s), _seats(s), _auction(s), _market(s), own):
        for name, value in part.items():
            values = value if isinstance(value, list | tuple) else (value,)
            row[layout.at(name) : layout.at(name) + len(values)] = values
    return np.array(row, np.int64).astype(ROW_TYPE)


def _flow(s: TableState) -> dict[str, Any]:
    return {
        "rng": pieces(s.rng),
        "rng_key": pieces(s.rng >> 64) + pieces(s.rng >> 128),
        "rng_keyed": s.rng > MAX_PLAIN_STATE,
        "round": s.round,
        "phase": s.phase,
        "pending": s.pending,
        "actor": s.actor,
        "turn": s.turn,
        "ran": s.ran,
        "ran_size": len(s.ran),
        "demolition_top": 0 if s.demolition is None else s.demolition.top,
        "demolition_paid": 0 if s.demolition is None else s.demolition.paid,
    }


def _seats(s: TableState) -> dict[str, Any]:
    return {
        "order": s.order,
        "money": s.money,
        "plants": padded(s.plants, HAND),
        "hand": [len(plants) for plants in s.plants],
        "room": [space for room in s.room for space in room],
        "stock": s.stock,
    }


def _auction(s: TableState) -> dict[str, Any]:
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


def _market(s: TableState) -> dict[str, Any]:
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


# ---- to a state


class Columns:
    """The columns of a row by name."""

    def __init__(self, layout: Layout, row: NDArray[Any]) -> None:
        self.layout = layout
        self.row = [int(value) for value in row]

    def one(self, name: str) -> int:
        return self.row[self.layout.at(name)]

    def flag(self, name: str) -> bool:
        return self.one(name) != 0

    def many(self, name: str, count: int, skip: int = 0) -> list[int]:
        first = self.layout.at(name) + skip
        return self.row[first : first + count]

    def set(self, name: str) -> int:
        return whole(self.many(name, 4))


def market_of(r: PlantRules, columns: Columns) -> PlantMarket:
    row = tuple(columns.many("market", columns.one("market_size")))
    stack = tuple(columns.many("stack", columns.one("stack_size"))[::-1])
    market = PlantMarket.fresh(r.number, END_CARD, row, stack)
    market.known_top = columns.one("known_top")
    market.known_bottom = columns.one("known_bottom")
    market.counted = columns.flag("counted")
    market.token = columns.one("token")
    market.met = columns.flag("met")
    market.gone = columns.set("gone")
    market.then = tuple(columns.many("then", columns.one("then_size")))
    return market


def take_table(
    r: PlantRules, s: TableState, columns: Columns, demolition: tuple[tuple[int, int], ...]
) -> None:
    """All of the shared part but the market."""
    s.rng = whole(columns.many("rng", 4) + columns.many("rng_key", 8))
    s.round = columns.one("round")
    s.phase = columns.one("phase")
    s.pending = columns.one("pending")
    s.actor = columns.one("actor")
    s.turn = columns.one("turn")
    s.ran = tuple(columns.many("ran", columns.one("ran_size")))
    removed = columns.set("removed")
    s.removed = tuple(plant for plant in r.plants if removed >> plant & 1)
    _take_seats(r, s, columns)
    _take_auction(s.auction, columns)
    if demolition:
        s.demolition = Demolition.fresh(demolition)
        s.demolition.top = columns.one("demolition_top")
        s.demolition.paid = columns.one("demolition_paid")


def _take_seats(r: PlantRules, s: TableState, columns: Columns) -> None:
    s.order = columns.many("order", r.players)
    s.money = columns.many("money", r.players)
    hands = columns.many("hand", r.players)
    s.plants = [tuple(columns.many("plants", n, i * HAND)) for i, n in enumerate(hands)]
    s.room = [tuple(columns.many("room", FUELS + 1, i * (FUELS + 1))) for i in range(r.players)]
    s.stock = columns.many("stock", (r.players + r.rival_plays) * FUELS)


def _take_auction(auction: Auction, columns: Columns) -> None:
    auction.active = columns.one("active")
    auction.bought = columns.one("bought")
    auction.lot = columns.one("lot")
    auction.bid = columns.one("bid")
    auction.leader = columns.one("leader")
    auction.opener = columns.one("opener")
    auction.bidders = columns.one("bidders")
    auction.turn = columns.one("bidder")
