"""A state of the engine as a row, and back."""

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.setup_cities import reach_from
from megavolt.games.board.state import State
from megavolt.kernel.board.row import CITIES, FAR, HOUSES, ROW
from megavolt.kernel.parts.convert import (
    Columns,
    Row,
    market_of,
    padded,
    pieces,
    table_row,
    take_table,
)
from megavolt.parts import network
from megavolt.parts.fuel_market import FuelMarket

Regions = Sequence[tuple[int, ...]]  # the networks of a table, by their regions


# ---- from a state


def row_of(s: State, networks: Regions) -> Row:
    """The row of a state; a batch of rows can start from it."""
    return table_row(ROW, s, {**_flow(s, networks), **_map(s), **_rest(s)})


def _flow(s: State, networks: Regions) -> dict[str, Any]:
    played = s.regions in networks
    return {
        "step": s.step,
        "step3_due": s.step3_due,
        "uranium_stopped": s.uranium_stopped,
        "regions": sum(1 << region for region in s.regions),
        "network": networks.index(s.regions) if played else -1,
        "supplied": s.supplied,
    }


def _map(s: State) -> dict[str, Any]:
    return {
        "cities": padded(s.cities, HOUSES),
        "count": s.count,
        "spaces": s.spaces,
        "house": [min(price, FAR) for price in s.house],
        "marked": pieces(s.marked),
        "reach": padded([_reach(s, seat) for seat in range(len(s.count))], CITIES),
    }


def _reach(s: State, seat: int) -> list[int]:
    return [min(way, FAR) for way in s.reach[seat]] if s.count[seat] else []


def _rest(s: State) -> dict[str, Any]:
    return {
        "tokens": s.fuel.tokens,
        "supply": s.fuel.supply,
        "store": s.fuel.store,
        "trust_plants": s.trust_plants,
        "trust_hand": len(s.trust_plants),
        "trust_houses": s.trust_houses,
        "trust_took": s.trust_took,
    }


# ---- to a state


def state_of(r: Rules, row: NDArray[Any], networks: Regions) -> State:
    columns = Columns(ROW, row)
    number = columns.one("network")
    drafted = columns.one("regions")
    s = State.fresh(
        r.players,
        r.network(networks[number] if number >= 0 else ()),
        market_of(r, columns),
        _fuel_of(r, columns),
    )
    take_table(r, s, columns, r.demolition)
    s.regions = tuple(i for i in range(len(r.map.regions)) if drafted >> i & 1)
    _take_flow(s, columns)
    _take_map(r, s, columns)
    return s


def _fuel_of(r: Rules, columns: Columns) -> FuelMarket:
    fuel = FuelMarket.fresh(r.tracks, columns.many("tokens", FUELS), columns.many("supply", FUELS))
    fuel.store = columns.one("store")
    return fuel


def _take_flow(s: State, columns: Columns) -> None:
    s.step = columns.one("step")
    s.step3_due = columns.flag("step3_due")
    s.uranium_stopped = columns.flag("uranium_stopped")
    s.supplied = columns.one("supplied")
    s.trust_plants = tuple(columns.many("trust_plants", columns.one("trust_hand")))
    s.trust_houses = columns.one("trust_houses")
    s.trust_took = columns.flag("trust_took")


def _take_map(r: Rules, s: State, columns: Columns) -> None:
    s.count = columns.many("count", r.players)
    s.cities = [tuple(columns.many("cities", n, i * HOUSES)) for i, n in enumerate(s.count)]
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
