"""Phase 2: plants are put up, bid for and bought."""

from megavolt.games.board import steps, trust
from megavolt.games.board.rules import AMOUNT_BITS, DROP, FUELS, PASS, Rules
from megavolt.games.board.state import LOSE_FUEL, NOTHING, SCRAP, State
from megavolt.parts.auction import NO_LOT, NO_SEAT
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.storage import shared_load


def begin(r: Rules, s: State) -> None:
    s.auction.begin_round()
    s.trust_took = False
    if r.figures.discount:  # GRID-DISC-01
        s.market.place_token()
        if s.log is not None:
            s.note("discount", s.market.token)
    s.turn = 0
    s.actor = s.order[0]


def minimum_bid(r: Rules, s: State, plant: int) -> int:
    """GRID-AUC-03, GRID-DISC-01."""
    return r.discount_minimum if plant == s.market.token else plant


# ---- what is legal


def legal(r: Rules, s: State) -> list[int]:
    if s.pending == SCRAP:
        return [r.scrap0 + plant for plant in s.plants[s.actor][:-1]]
    if s.pending == LOSE_FUEL:
        return [DROP + fuel for fuel in losable(r, s, s.actor)]
    if s.auction.lot != NO_LOT:
        return _legal_bids(r, s)
    return _legal_openings(r, s)


def _legal_bids(r: Rules, s: State) -> list[int]:
    """GRID-AUC-03, 04: raise up to one's money, or drop out."""
    least = s.auction.bid + 1
    most = s.money[s.actor]
    if s.auction.alone(s.actor):  # GRID-AUC-08: all others have bought or passed
        most = min(most, least)
    actions = [PASS]
    actions.extend(r.offers(0, least, most))
    return actions


def _legal_openings(r: Rules, s: State) -> list[int]:
    seat = s.actor
    money = s.money[seat]
    alone = s.auction.alone(seat)
    current = steps.current_plants(s)
    actions: list[int] = []
    for plant in current:
        minimum = minimum_bid(r, s, plant)
        if minimum > money:
            continue
        if alone:  # GRID-AUC-08
            actions.extend(r.offers(plant, minimum, minimum))
        else:
            actions.extend(r.offers(plant, minimum, money))
    if s.round > 1 or not actions:  # GRID-AUC-11
        actions.extend(_passes(r, current, alone))
    return actions


def _passes(r: Rules, current: tuple[int, ...], alone: bool) -> list[int]:
    """GRID-AUC-09, 10: in some editions a pass names a plant, if there is anyone to take it."""
    if r.names_on_pass and current and not alone:
        return [r.pass_on0 + plant for plant in current]
    return [PASS]


# ---- what it does


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if s.pending == SCRAP:
        return _scrap(r, s, action - r.scrap0)
    if s.pending == LOSE_FUEL:
        return _lose_one(r, s, action - DROP)
    if s.auction.lot != NO_LOT:
        return _bid(r, s, action)
    return _open(r, s, action)


def _open(r: Rules, s: State, action: int) -> bool:
    seat = s.actor
    auction = s.auction
    if action == PASS:
        auction.retire(seat)
        if s.log is not None:
            s.note("passed", seat)
        return _next_opener(r, s)
    if action < r.amount0:
        plant = action - r.pass_on0
        auction.offer(plant, seat, minimum_bid(r, s, plant))
        if s.log is not None:
            s.note("passed_on", seat, plant)
    else:
        amount = action - r.amount0
        plant, bid = amount & ((1 << AMOUNT_BITS) - 1), amount >> AMOUNT_BITS
        auction.open(plant, seat, bid)
        if s.log is not None:
            s.note("opened", seat, plant, bid)
    return _settle(r, s)


def _bid(r: Rules, s: State, action: int) -> bool:
    auction = s.auction
    if action == PASS:
        if s.log is not None:
            s.note("dropped", s.actor, auction.lot)
        auction.drop()
    else:
        bid = (action - r.amount0) >> AMOUNT_BITS
        auction.raise_to(bid)
        if s.log is not None:
            s.note("raised", s.actor, auction.lot, bid)
    return _settle(r, s)


def _settle(r: Rules, s: State) -> bool:
    """The next bidder acts, or the lot is closed."""
    auction = s.auction
    if not auction.settled():
        s.actor = auction.turn
        return False
    if auction.leader != NO_SEAT:
        return _sell(r, s)
    if s.log is not None:
        s.note("unsold", auction.lot)
    auction.close()
    return _next_opener(r, s)


def _sell(r: Rules, s: State) -> bool:
    auction = s.auction
    seat, plant = auction.leader, auction.lot
    s.money[seat] -= auction.bid
    s.market.take(plant)
    s.plants[seat] = (*s.plants[seat], plant)
    s.room[seat] = r.room_of(s.plants[seat])
    if s.log is not None:
        s.note("bought", seat, plant, auction.bid)
    if plant == r.figures.uranium_stop_plant:  # GRID-BUR-05
        s.uranium_stopped = True
        if s.log is not None:
            s.note("uranium_stops", plant)
    auction.close()
    steps.replace_taken(r, s)
    if len(s.plants[seat]) > r.plant_limit:  # GRID-PLANT-08
        s.pending = SCRAP
        s.actor = seat
        return False
    return _next_opener(r, s)


def _next_opener(r: Rules, s: State) -> bool:
    """GRID-AUC-07: the same opener if still in, else the next in order; True if there is none."""
    if r.trust_plays and not s.trust_took and s.auction.active != s.auction.everyone():
        trust.take_plant(r, s)  # somebody has bought or passed
    while s.turn < r.players:
        seat = s.order[s.turn]
        if s.auction.is_active(seat):
            s.actor = seat
            return False
        s.turn += 1
    return True


# ---- a plant too many


def _scrap(r: Rules, s: State, plant: int) -> bool:
    seat = s.actor
    s.plants[seat] = tuple(p for p in s.plants[seat] if p != plant)
    s.room[seat] = r.room_of(s.plants[seat])
    s.market.gone |= 1 << plant
    if s.log is not None:
        s.note("scrapped", seat, plant)
    if s.demolition is not None:  # DEMO-03, 04
        pay = s.demolition.pay()
        s.money[seat] += pay
        if s.log is not None:
            s.note("demolished", seat, pay)
    return _fit_fuel(r, s)


def _fit_fuel(r: Rules, s: State) -> bool:
    """GRID-PLANT-09: what fits nowhere is lost; where there is a choice, the owner makes it."""
    seat = s.actor
    for fuel in range(FUELS):
        if fuel not in r.hybrid:
            _lose(r, s, fuel, s.stock[seat * FUELS + fuel] - s.room[seat][fuel])
    _lose_forced(r, s)
    if losable(r, s, seat):
        s.pending = LOSE_FUEL
        return False
    s.pending = NOTHING
    return _next_opener(r, s)


def _lose_forced(r: Rules, s: State) -> None:
    """Of the hybrid fuels, what must go whatever the owner would keep of the other one."""
    a, b = r.hybrid
    room, base = s.room[s.actor], s.actor * FUELS
    over_a = max(s.stock[base + a] - room[a], 0)
    over_b = max(s.stock[base + b] - room[b], 0)
    excess = over_a + over_b - room[-1]
    _lose(r, s, a, min(excess - over_b, over_a))
    _lose(r, s, b, min(excess - over_a, over_b))


def losable(r: Rules, s: State, seat: int) -> list[int]:
    """The hybrid fuels of which a token must go for the stock to fit."""
    a, b = r.hybrid
    room, base = s.room[seat], seat * FUELS
    if shared_load(a, b, s.stock, base, room) <= room[-1]:
        return []
    return [fuel for fuel in (a, b) if s.stock[base + fuel] > room[fuel]]


def _lose(r: Rules, s: State, fuel: int, count: int) -> None:
    count = min(count, s.stock[s.actor * FUELS + fuel])
    if count <= 0:
        return
    s.stock[s.actor * FUELS + fuel] -= count
    s.fuel.give_back(fuel, count)
    if s.log is not None:
        s.note("lost", s.actor, fuel, count)


def _lose_one(r: Rules, s: State, fuel: int) -> bool:
    _lose(r, s, fuel, 1)
    return _fit_fuel(r, s)


# ---- the end of the phase


def end(r: Rules, s: State) -> None:
    """The market is tidied, Step 3 may start, and in round one the order is set again."""
    token = s.market.token
    if token != NO_CARD:  # GRID-DISC-05
        s.market.discard(token)
        if s.log is not None:
            s.note("discount_unsold", token)
        steps.refill_market(r, s)
    elif r.figures.removes_lowest_unsold and not s.auction.bought:  # GRID-AUC-13
        if s.log is not None:
            s.note("nobody_bought")
        steps.replace_lowest(r, s)
    while steps.drop_overtaken(r, s):
        pass
    if steps.end_card_in_row(r, s):  # GRID-STEP-06
        steps.take_end_card_out(r, s)
        steps.set_step(r, s, 3)
    if s.demolition is not None and s.demolition.end_phase() and s.log is not None:
        s.note("demolition_card", s.demolition.top + 1)  # DEMO-06, 10
