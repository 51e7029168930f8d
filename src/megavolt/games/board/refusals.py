"""Why an action is not legal now, and by which rule. `legal` decides; this explains."""

from megavolt.core.errors import Illegal
from megavolt.games.board import phase_auction, phase_building, steps
from megavolt.games.board.rules import BUY, CITY, DROP, FUELS, PASS, TRUST, Rules
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    DRAFT,
    FUEL,
    LOSE_FUEL,
    MARK,
    OVER,
    PLACE,
    PREPARATION,
    SCRAP,
    State,
)
from megavolt.parts.auction import NO_LOT
from megavolt.parts.auction_refusals import (
    AuctionIds,
    names,
    refused_answer,
    refused_opening,
    refused_scrap,
)
from megavolt.parts.fuel_market import SOLD_OUT
from megavolt.parts.network import FAR
from megavolt.parts.storage import has_room

_AUCTION = AuctionIds(
    turn="GRID-AUC-01",
    current="GRID-AUC-02",
    bid="GRID-AUC-03",
    discount="GRID-DISC-01",
    answer="GRID-AUC-04",
    more="GRID-AUC-03",
    alone="GRID-AUC-08",
    first_round="GRID-AUC-11",
    scrap="GRID-PLANT-08",
)
_PHASE_RULE = {
    AUCTION: "GRID-AUC-01",
    FUEL: "GRID-FUEL-01",
    BUILDING: "GRID-BUILD-01",
    BUREAUCRACY: "GRID-BUR-01",
}
_PHASE_NAME = {AUCTION: "auction", FUEL: "fuel", BUILDING: "building", BUREAUCRACY: "bureaucracy"}


def refusal(r: Rules, s: State, action: int) -> Illegal:
    if s.phase == OVER:
        return Illegal("game_over", "GRID-END-01")
    if s.phase == PREPARATION:
        return _preparation(r, s, action)
    if s.pending == SCRAP:
        return refused_scrap(r, s, action, _AUCTION)
    if s.pending == LOSE_FUEL:
        return _not_lost(r, s, action)
    if s.phase == AUCTION:
        return _auction(r, s, action)
    if s.phase == FUEL and BUY <= action < DROP:
        return _fuel(r, s, action - BUY)
    if s.phase == BUILDING and CITY <= action < r.run0:
        return _building(r, s, action - CITY)
    if s.phase == BUREAUCRACY and r.run0 <= action < r.scrap0:
        return _running(r, s, action)
    return _wrong_phase(s)


def _wrong_phase(s: State) -> Illegal:
    return Illegal("wrong_phase", _PHASE_RULE[s.phase], phase=_PHASE_NAME[s.phase])


# ---- before round one


def _preparation(r: Rules, s: State, action: int) -> Illegal:
    if s.pending == DRAFT and r.region0 <= action < r.place0:
        return _region(r, s, action - r.region0)
    if s.pending == PLACE and r.place0 <= action < r.mark0:
        return _place(r, s, action - r.place0)
    if s.pending == MARK and r.mark0 <= action < r.amount0:
        return _mark(r, s, action - r.mark0)
    if s.pending == DRAFT:
        return Illegal("must_draft", "GRID-SET-04")
    if s.pending == PLACE:
        return Illegal("must_place", "GRID-TRUST-02")
    return Illegal("must_mark", "GRID-START-01")


def _region(r: Rules, s: State, region: int) -> Illegal:
    found = r.map.regions[region]
    names = {found.id: found.names}  # by language
    if region in s.regions:
        return Illegal("region_taken", "GRID-SET-04", region=found.id, names=names)
    return Illegal("region_cuts_off", "GRID-SET-04", region=found.id, names=names)


def _place(r: Rules, s: State, city: int) -> Illegal:
    name, names = _named(r, city)
    if not s.network.in_play[city]:
        return _not_in_play(r, city)
    if s.spaces[city]:
        return Illegal("trust_already_there", "GRID-TRUST-02", city=name, **names)
    return Illegal("not_next_to_trust", "GRID-TRUST-02", city=name, **names)


def _mark(r: Rules, s: State, city: int) -> Illegal:
    name, names = _named(r, city)
    if not s.network.in_play[city]:
        return _not_in_play(r, city)
    if s.marked >> city & 1:
        return Illegal("already_marked", "GRID-START-01", city=name, **names)
    return Illegal("trust_already_there", "GRID-START-04", city=name, **names)


def _named(r: Rules, city: int) -> tuple[str, dict[str, object]]:
    """A city's name, and the fact that says what other languages call it."""
    place = r.map.cities[city]
    return place.name, {"names": {place.name: place.names}} if len(place.names) > 1 else {}


def _not_in_play(r: Rules, city: int) -> Illegal:
    place = r.map.cities[city]
    region = r.map.regions[place.region]
    names = {region.id: region.names, place.name: place.names}
    facts = {"city": place.name, "region": region.id, "names": names}
    return Illegal("city_not_in_play", "GRID-SET-03", **facts)


# ---- forced decisions


def _not_lost(r: Rules, s: State, action: int) -> Illegal:
    choices = [r.fuels[f] for f in phase_auction.losable(r, s, s.actor)]
    return Illegal("must_drop", "GRID-PLANT-09", choices=", ".join(choices))


# ---- phase 2


def _auction(r: Rules, s: State, action: int) -> Illegal:
    if s.auction.lot != NO_LOT:
        return _bid(r, s, action)
    if action == PASS or r.pass_on0 <= action < r.region0:
        return _pass(r, s, action)
    if r.scrap0 <= action < r.pass_on0:  # it is the phase for it, but not the moment
        return Illegal("scrap_only_after_buying", _AUCTION.scrap, limit=r.plant_limit)
    if DROP <= action < CITY:
        return Illegal("nothing_to_drop", "GRID-PLANT-09")
    if action < r.amount0:
        return _wrong_phase(s)
    return refused_opening(r, s, action, steps.current_plants(r, s), _AUCTION)


def _bid(r: Rules, s: State, action: int) -> Illegal:
    if r.pass_on0 <= action < r.region0:
        return Illegal("pass_names_no_plant", _AUCTION.answer, plant=s.auction.lot)
    return refused_answer(r, s, action, _AUCTION)


def _pass(r: Rules, s: State, action: int) -> Illegal:
    if s.round == 1:
        return Illegal("must_buy_in_round_one", _AUCTION.first_round)
    choices = names(r, steps.current_plants(r, s))
    if action == PASS:
        return Illegal("pass_needs_plant", "GRID-AUC-10", choices=choices)
    if not r.names_on_pass:
        return Illegal("pass_names_nothing", "GRID-AUC-09")
    if s.auction.alone(s.actor):
        return Illegal("nobody_to_pass_to", "GRID-AUC-08")
    return Illegal("not_current", "GRID-AUC-10", plant=action - r.pass_on0, choices=choices)


# ---- phases 3 to 5


def _fuel(r: Rules, s: State, fuel: int) -> Illegal:
    seat, name = s.actor, r.fuels[fuel]
    room = s.room[seat]
    shared = room[-1] if fuel in r.hybrid else 0
    if room[fuel] + shared == 0:
        return Illegal("no_plant_burns_it", "GRID-FUEL-02", fuel=name)
    if not has_room(fuel, r.hybrid, s.stock, seat * FUELS, room):
        return Illegal("stores_full", "GRID-FUEL-02", fuel=name, room=room[fuel] + shared)
    price = s.fuel.price(fuel)
    if price == SOLD_OUT:
        return Illegal("fuel_sold_out", "GRID-FUEL-03", fuel=name)
    return Illegal("fuel_too_dear", "GRID-FUEL-01", fuel=name, price=price, money=s.money[seat])


def _building(r: Rules, s: State, city: int) -> Illegal:
    seat = s.actor
    name, names = _named(r, city)
    if not s.network.in_play[city]:
        return _not_in_play(r, city)
    if city in s.cities[seat]:
        return Illegal("city_already_yours", "GRID-BUILD-06", city=name, **names)
    if s.count[seat] >= r.figures.houses:
        return Illegal("no_houses_left", "GRID-SET-05", houses=r.figures.houses)
    if phase_building.must_start(r, s, seat) and not s.marked >> city & 1:
        return Illegal("must_begin_in_start_city", "GRID-START-02", city=name, **names)
    if s.count[seat] == 0 and s.reach[seat][city] >= FAR:
        return Illegal("first_city_not_empty", "GRID-BUILD-02", city=name, **names)
    cost = phase_building.cost(r, s, seat, city)
    if cost >= FAR:
        return _full(r, s, city)
    return Illegal(
        "city_too_dear", "GRID-BUILD-01", city=name, **names, cost=cost, money=s.money[seat]
    )


def _full(r: Rules, s: State, city: int) -> Illegal:
    name, names = _named(r, city)
    if s.marked >> city & 1:
        return Illegal("start_city_reserved", "GRID-START-03", city=name, **names, step=s.step)
    first, second = s.spaces[city] & 15, s.spaces[city] >> 4 & 15
    if r.trust_plays and first == TRUST + 1 and second == 0:
        return Illegal("city_full", "GRID-TRUST-07", city=name, **names, step=s.step)
    if r.trust_plays and second == TRUST + 1:
        return Illegal("city_full", "GRID-TRUST-08", city=name, **names, step=s.step)
    return Illegal("city_full", "GRID-BUILD-05", city=name, **names, step=s.step)


def _running(r: Rules, s: State, action: int) -> Illegal:
    plant = r.run_plant[action - r.run0]
    if plant not in s.plants[s.actor]:
        return Illegal("not_your_plant", "GRID-BUR-01", plant=plant)
    if plant in s.ran:
        return Illegal("already_ran", "GRID-PLANT-02", plant=plant)
    return Illegal("not_enough_fuel", "GRID-PLANT-02", plant=plant, units=r.units[plant])
