"""A full state that looks just like a view: what the view does not tell is drawn anew."""

from typing import Any

from megavolt.core.game import NOBODY, View
from megavolt.core.rng import Rng
from megavolt.games.board import steps
from megavolt.games.board.rules import FUELS, TRUST, Rules
from megavolt.games.board.state import State
from megavolt.games.board.view import PENDING, PHASES
from megavolt.parts.auction import NO_LOT, NO_SEAT
from megavolt.parts.demolition import Demolition
from megavolt.parts.fuel_market import FuelMarket
from megavolt.parts.network import FAR
from megavolt.parts.plant_market import NO_CARD, PlantMarket

_PHASE = {name: phase for phase, name in PHASES.items()}
_PENDING = {name: pending for pending, name in PENDING.items()}


def determinize(r: Rules, view: View, rng: Rng) -> State:
    regions = tuple(i for i, region in enumerate(r.map.regions) if region.id in view["regions"])
    drafting = len(regions) < r.figures.regions_in_play
    network = r.network(() if drafting else regions)
    market = _market(r, view["market"])
    s = State.fresh(r.players, network, market, _fuel(r, view))
    s.regions = regions
    _take_flow(s, view)
    _take_auction(s, view["auction"])
    for who in view["players"]:
        _take_player(r, s, who)
    _take_trust(r, s, view["trust"])
    _take_cities(r, s, view["cities"])
    _take_demolition(r, s, view["demolition"])
    _draw_deck(r, s, view["market"], rng)
    _draw_money(s, view, rng)
    s.rng = rng.next64()
    return s


# ---- what the view tells


def _take_flow(s: State, view: View) -> None:
    s.round, s.step, s.turn = view["round"], view["step"], view["turn"]
    s.phase, s.pending = _PHASE[view["phase"]], _PENDING[view["pending"]]
    s.actor = _or(view["to_move"], NOBODY)
    s.order = list(view["order"])
    s.ran, s.supplied = tuple(view["ran"]), view["supplied"]
    s.step3_due, s.uranium_stopped = view["step3_due"], view["uranium_stopped"]


def _or(value: Any, otherwise: int) -> int:
    return otherwise if value is None else int(value)


def _take_auction(s: State, seen: View) -> None:
    a = s.auction
    a.lot = _or(seen["lot"], NO_LOT)
    a.bid = _or(seen["least"], 1) - 1
    a.leader, a.opener = _or(seen["leader"], NO_SEAT), _or(seen["opener"], NO_SEAT)
    a.bidders, a.active = _mask(seen["bidders"]), _mask(seen["active"])
    a.bought = _mask(seen["bought"])
    a.turn = s.actor if a.lot != NO_LOT else NO_SEAT


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _take_player(r: Rules, s: State, seen: View) -> None:
    seat = seen["seat"]
    s.plants[seat] = tuple(plant["number"] for plant in seen["plants"])
    s.room[seat] = r.room_of(s.plants[seat])
    s.stock[seat * FUELS : (seat + 1) * FUELS] = [seen["stock"][fuel] for fuel in r.fuels]
    s.money[seat] = _or(seen["money"], 0)
    index = {city.id: i for i, city in enumerate(r.map.cities)}
    s.cities[seat] = tuple(index[city] for city in seen["cities"])
    s.count[seat] = len(s.cities[seat])
    if s.cities[seat]:
        s.reach[seat] = _reach(s, s.cities[seat])


def _reach(s: State, cities: tuple[int, ...]) -> list[int]:
    reach = [min(row) for row in zip(*(s.network.cost[city] for city in cities), strict=True)]
    for own in cities:
        reach[own] = FAR
    return reach


def _take_trust(r: Rules, s: State, seen: View | None) -> None:
    if seen is None:
        return
    s.trust_plants = tuple(plant["number"] for plant in seen["plants"])
    s.trust_houses, s.trust_took = seen["houses"], seen["took"]
    s.stock.extend(seen["stock"][fuel] for fuel in r.fuels)


def _take_cities(r: Rules, s: State, seen: dict[str, View]) -> None:
    for city, place in enumerate(r.map.cities):
        if place.id not in seen:
            continue
        for space, owner in enumerate(seen[place.id]["spaces"]):
            code = TRUST + 1 if owner == "trust" else _or(owner, -1) + 1
            s.spaces[city] |= code << 4 * space
        if seen[place.id]["marked"]:
            s.marked |= 1 << city
    steps.price_houses(r, s)


def _take_demolition(r: Rules, s: State, seen: View | None) -> None:
    if seen is None:
        return
    s.demolition = Demolition.fresh(r.demolition)
    s.demolition.top, s.demolition.paid = seen["card"] - 1, seen["paid"]


def _fuel(r: Rules, view: View) -> FuelMarket:
    seen = [view["fuel"][fuel] for fuel in r.fuels]
    fuel = FuelMarket.fresh(r.tracks, [f["tokens"] for f in seen], [f["supply"] for f in seen])
    fuel.store = sum(f.get("store", 0) for f in seen)
    return fuel


def _market(r: Rules, seen: View) -> PlantMarket:
    row = [plant["number"] for plant in (*seen["current"], *seen["future"])]
    if seen["step3_card"]:
        row.append(r.end_card)
    market = PlantMarket.fresh(r.number, r.end_card, tuple(row), ())
    market.token = _or(seen["discount"], NO_CARD)
    market.met = seen["step3_met"]
    market.gone = _mask(seen["gone"])
    market.known_top, market.known_bottom = len(seen["deck_top"]), len(seen["deck_bottom"])
    return market


# ---- what it does not


def _draw_deck(r: Rules, s: State, seen: View, rng: Rng) -> None:
    """The unseen plants are dealt anew to the deck and to the cards removed at the start.

    What everyone saw stays true: the backs, the plants that went under the deck, and after the
    Step 3 shuffle which plants are left.
    """
    top, bottom = list(seen["deck_top"]), list(seen["deck_bottom"])
    s.removed = _draw_removed(r, seen, rng)
    unseen = [p for p in seen["unseen"] if p not in s.removed]
    if seen["deck_holds"] is not None:
        unseen += [p for p in seen["deck_holds"] if p not in bottom]
    rng.shuffle(unseen)
    under = bottom if seen["step3_met"] else [r.end_card, *bottom]
    deck = [*unseen, *under]
    if not top and seen["deck_back"] is not None:
        _bring_up(r, deck, seen["deck_back"])
    s.market.stack = (*top, *deck)
    s.market.counted = seen["deck_holds"] is not None


def _draw_removed(r: Rules, seen: View, rng: Rng) -> tuple[int, ...]:
    """As many plants as were removed, low and high apart where the backs differ."""
    pool = list(seen["unseen"])
    rng.shuffle(pool)
    if seen["removed_low"] is None:
        return tuple(sorted(pool[: seen["removed"]]))
    low = [p for p in pool if p in r.low_plants]
    high = [p for p in pool if p not in r.low_plants]
    cut = seen["removed_low"]
    return tuple(sorted(low[:cut] + high[: seen["removed"] - cut]))


def _bring_up(r: Rules, deck: list[int], back: str) -> None:
    """Put the first card with the back that is seen on top."""
    for i, card in enumerate(deck):
        if (card in r.low_plants) == (back == "low"):
            deck.insert(0, deck.pop(i))
            return


def _draw_money(s: State, view: View, rng: Rng) -> None:
    """Hidden money: about as much as the seat itself could have, and what was bid at least."""
    known = [who["money"] for who in view["players"] if who["money"] is not None]
    around = max(known, default=50)
    for who in view["players"]:
        if who["money"] is None:
            least = s.auction.bid if s.auction.leader == who["seat"] else 0
            s.money[who["seat"]] = least + rng.below(2 * around + 11)
