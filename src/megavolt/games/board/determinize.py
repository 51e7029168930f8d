"""A full state that looks just like a view: what the view does not show is drawn at random."""

from megavolt.core.rng import Rng
from megavolt.games.board import steps
from megavolt.games.board.rules import FUELS, TRUST, Rules
from megavolt.games.board.setup_cities import reach_from
from megavolt.games.board.state import State
from megavolt.games.board.view import PENDING, PHASES
from megavolt.games.board.view_types import (
    BoardMarket,
    BoardPlayer,
    BoardView,
    CitySeen,
    TrustSeen,
)
from megavolt.parts.auction import NO_LOT
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.plant_market import NO_CARD, PlantMarket
from megavolt.parts.seen import (
    UnseenStack,
    demolition_from,
    draw_money,
    mask,
    or_else,
    take_auction,
    take_flow,
)

_PHASE = {name: phase for phase, name in PHASES.items()}
_PENDING = {name: pending for pending, name in PENDING.items()}


def determinize(r: Rules, view: BoardView, rng: Rng) -> State:
    regions = tuple(i for i, region in enumerate(r.map.regions) if region.id in view["regions"])
    drafting = len(regions) < r.figures.regions_in_play
    network = r.network(() if drafting else regions)
    market = _market(r, view["market"])
    s = State.fresh(r.players, network, market, _fuel(r, view))
    s.regions = regions
    _take_flow(s, view)
    take_auction(s.auction, view["auction"], or_else(view["auction"]["lot"], NO_LOT), s.actor)
    for who in view["players"]:
        _take_player(r, s, who)
    _take_trust(r, s, view["trust"])
    _take_cities(r, s, view["cities"])
    s.demolition = demolition_from(r.demolition, view["demolition"])
    s.removed = _unseen(r, view["market"]).draw(s.market, rng)
    draw_money(s, [who["money"] for who in view["players"]], r.figures.start_money, rng)
    s.rng = rng.next64()
    return s


# ---- what the view tells


def _take_flow(s: State, view: BoardView) -> None:
    take_flow(s, view)
    s.step = view["step"]
    s.phase, s.pending = _PHASE[view["phase"]], _PENDING[view["pending"]]
    s.ran, s.supplied = tuple(view["ran"]), view["supplied"]
    s.step3_due, s.uranium_stopped = view["step3_due"], view["uranium_stopped"]


def _take_player(r: Rules, s: State, seen: BoardPlayer) -> None:
    seat = seen["seat"]
    s.plants[seat] = tuple(plant["number"] for plant in seen["plants"])
    s.room[seat] = r.room_of(s.plants[seat])
    s.stock[seat * FUELS : (seat + 1) * FUELS] = [seen["stock"][fuel] for fuel in r.fuels]
    s.money[seat] = or_else(seen["money"], 0)
    index = {city.id: i for i, city in enumerate(r.map.cities)}
    s.cities[seat] = tuple(index[city] for city in seen["cities"])
    s.count[seat] = len(s.cities[seat])
    if s.cities[seat]:
        s.reach[seat] = reach_from(s, s.cities[seat])


def _take_trust(r: Rules, s: State, seen: TrustSeen | None) -> None:
    if seen is None:
        return
    s.trust_plants = tuple(plant["number"] for plant in seen["plants"])
    s.trust_houses, s.trust_took = seen["houses"], seen["took"]
    s.stock.extend(seen["stock"][fuel] for fuel in r.fuels)


def _take_cities(r: Rules, s: State, seen: dict[str, CitySeen]) -> None:
    for city, place in enumerate(r.map.cities):
        if place.id not in seen:
            continue
        for space, owner in enumerate(seen[place.id]["spaces"]):
            code = TRUST + 1 if owner == "trust" else or_else(owner, -1) + 1
            s.spaces[city] |= code << 4 * space
        if seen[place.id]["marked"]:
            s.marked |= 1 << city
    steps.price_houses(r, s)


def _fuel(r: Rules, view: BoardView) -> FuelMarket:
    seen = [view["fuel"][fuel] for fuel in r.fuels]
    fuel = FuelMarket.fresh(r.tracks, [f["tokens"] for f in seen], [f["supply"] for f in seen])
    fuel.store = sum(f.get("store", 0) for f in seen)
    return fuel


def _market(r: Rules, seen: BoardMarket) -> PlantMarket:
    row = [plant["number"] for plant in (*seen["current"], *seen["future"])]
    if seen["step3_card"]:
        row.append(r.end_card)
    market = PlantMarket.fresh(r.number, r.end_card, tuple(row), ())
    market.token = or_else(seen["discount"], NO_CARD)
    market.met = seen["step3_met"]
    market.gone = mask(seen["gone"])
    return market


# ---- what it does not


def _unseen(r: Rules, seen: BoardMarket) -> UnseenStack:
    stack = UnseenStack(seen["unseen"], r.low_plants)
    stack.top, stack.bottom = list(seen["deck_top"]), list(seen["deck_bottom"])
    stack.holds = seen["deck_holds"]
    stack.low_on_top = None if seen["deck_back"] is None else seen["deck_back"] == "low"
    stack.removed, stack.removed_low = seen["removed"], seen["removed_low"]
    return stack
