"""Phase 2: plants are put up, bid for and bought, and one too many is scrapped."""

from megavolt.games.board.state import LOSE_FUEL, NOTHING, SCRAP
from megavolt.kernel.bits import add_bit
from megavolt.kernel.board import auction, fuel_market, plant_market, space, steps, storage, trust
from megavolt.kernel.board.row import (
    ACTIVE,
    ACTOR,
    BID,
    BIDDER,
    BOUGHT,
    DEMOLITION_PAID,
    DEMOLITION_TOP,
    FUELS,
    GONE,
    HAND,
    HAND_SIZE,
    LEADER,
    LOT,
    MARKET,
    MONEY,
    ORDER,
    PENDING,
    PLANTS,
    ROUND,
    STOCK,
    TOKEN,
    TRUST_TOOK,
    TURN,
    URANIUM_STOPPED,
)
from megavolt.kernel.board.table import (
    DEMOLITION,
    DEMOLITION_CARDS,
    DISCOUNT,
    DISCOUNT_MINIMUM,
    HYBRIDS,
    NAMES_ON_PASS,
    PLANT_LIMIT,
    PLAYERS,
    REMOVES_UNSOLD,
    TRUST_PLAYS,
    URANIUM_STOP,
)
from megavolt.kernel.board.turns import begin_in_order
from megavolt.kernel.device import Ints, Words, apart, device


@device
def begin(t: Ints, row: Ints) -> None:
    row[TRUST_TOOK] = 0
    auction.begin_round(t, row)
    if t[DISCOUNT]:  # GRID-DISC-01
        plant_market.place_token(row)
    begin_in_order(row)


@device
def minimum_bid(t: Ints, row: Ints, plant: int) -> int:
    """GRID-AUC-03, GRID-DISC-01."""
    return t[DISCOUNT_MINIMUM] if plant == row[TOKEN] else plant


# ---- what is legal


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    if row[PENDING] == SCRAP:
        _legal_scraps(row, mask)
    elif row[PENDING] == LOSE_FUEL:
        _legal_losses(t, row, mask)
    elif row[LOT] != auction.NO_LOT:
        _legal_bids(row, mask)
    else:
        _legal_openings(t, row, mask)


@device
def _legal_scraps(row: Ints, mask: Words) -> None:
    """GRID-PLANT-08: one of the older plants, never the one just bought."""
    seat = row[ACTOR]
    for i in range(row[HAND_SIZE + seat] - 1):
        space.allow(mask, space.SCRAP, row[PLANTS + seat * HAND + i])


@device
def _legal_losses(t: Ints, row: Ints, mask: Words) -> None:
    """GRID-PLANT-09: the hybrid fuels of which a token must go for the stock to fit."""
    for k in range(2):
        fuel = t[HYBRIDS + k]
        if storage.over_own_room(row, row[ACTOR], fuel) > 0:
            space.allow(mask, space.MISC, space.DROP + fuel)


@device
def _legal_bids(row: Ints, mask: Words) -> None:
    """GRID-AUC-04: raise up to the money there is, or drop out."""
    seat = row[ACTOR]
    space.allow(mask, space.MISC, space.PASS)
    margin = row[MONEY + seat] - row[BID]
    if auction.alone(row, seat):  # GRID-AUC-08: all others have bought or passed
        margin = min(margin, 1)
    for k in range(len(space.RAISES)):
        if space.RAISES[k] <= margin:
            space.allow(mask, space.MISC, space.RAISE + k)


@device
def _legal_openings(t: Ints, row: Ints, mask: Words) -> None:
    apart()
    money = row[MONEY + row[ACTOR]]
    current = steps.current_plants(t, row)  # GRID-AUC-02
    for i in range(current):
        plant = row[MARKET + i]
        if minimum_bid(t, row, plant) <= money:
            space.allow(mask, space.OPEN, plant)
    if row[ROUND] > 1 or not space.has_any(mask, space.OPEN):  # GRID-AUC-11
        _legal_passes(t, row, current, mask)


@device
def _legal_passes(t: Ints, row: Ints, current: int, mask: Words) -> None:
    """GRID-AUC-09, GRID-AUC-10: in some editions a pass names a plant, if there is anyone to
    take it.
    """
    if not t[NAMES_ON_PASS] or current == 0 or auction.alone(row, row[ACTOR]):
        space.allow(mask, space.MISC, space.PASS)
        return
    for i in range(current):
        space.allow(mask, space.PASS_ON, row[MARKET + i])


# ---- what it does


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if row[PENDING] == SCRAP:
        _scrap(t, row, action - space.SCRAP * 64)
        return _fitted(t, row)
    if row[PENDING] == LOSE_FUEL:
        _lose(t, row, action - space.DROP, 1)
        return _fitted(t, row)
    if row[LOT] != auction.NO_LOT:
        return _bid(t, row, action)
    return _open(t, row, action)


@device
def _open(t: Ints, row: Ints, action: int) -> bool:
    apart()
    seat = row[ACTOR]
    if action == space.PASS:
        auction.retire(row, seat)
        return _next_opener(t, row)
    plant = action & 63
    minimum = minimum_bid(t, row, plant)
    if action >> 6 == space.PASS_ON:
        auction.offer(t, row, plant, seat, minimum)
    else:
        auction.open_lot(t, row, plant, seat, minimum)
    return _settle(t, row)


@device
def _bid(t: Ints, row: Ints, action: int) -> bool:
    if action == space.PASS:
        auction.drop(t, row)
    else:
        auction.raise_to(t, row, row[BID] + space.RAISES[action - space.RAISE])
    return _settle(t, row)


@device
def _settle(t: Ints, row: Ints) -> bool:
    """The next bidder acts, or the lot is closed."""
    apart()
    if not auction.settled(row):
        row[ACTOR] = row[BIDDER]
        return False
    if row[LEADER] != auction.NO_SEAT:
        return _sell(t, row)
    auction.close(row)
    return _next_opener(t, row)


@device
def _sell(t: Ints, row: Ints) -> bool:
    seat, plant = row[LEADER], row[LOT]
    row[MONEY + seat] -= row[BID]
    plant_market.take(row, plant)
    row[PLANTS + seat * HAND + row[HAND_SIZE + seat]] = plant
    row[HAND_SIZE + seat] += 1
    storage.measure_room(t, row, seat)
    if plant == t[URANIUM_STOP]:  # GRID-BUR-05
        row[URANIUM_STOPPED] = 1
    auction.close(row)
    steps.replace_taken(t, row)  # GRID-AUC-06
    if row[HAND_SIZE + seat] > t[PLANT_LIMIT]:
        row[PENDING] = SCRAP
        row[ACTOR] = seat
        return False
    return _next_opener(t, row)


@device
def _next_opener(t: Ints, row: Ints) -> bool:
    """GRID-AUC-07: the same opener if still in, else the next in order; True if there is none."""
    apart()
    if t[TRUST_PLAYS] and not row[TRUST_TOOK] and row[ACTIVE] != auction.everyone(t):
        trust.take_plant(t, row)  # somebody has bought or passed
    while row[TURN] < t[PLAYERS]:
        seat = row[ORDER + row[TURN]]
        if auction.is_active(row, seat):
            row[ACTOR] = seat
            return False
        row[TURN] += 1
    return True


# ---- a plant too many: GRID-PLANT-08, GRID-PLANT-09


@device
def _scrap(t: Ints, row: Ints, plant: int) -> None:
    seat = row[ACTOR]
    base = PLANTS + seat * HAND
    last = row[HAND_SIZE + seat] - 1
    i = 0
    while row[base + i] != plant:
        i += 1
    while i < last:
        row[base + i] = row[base + i + 1]
        i += 1
    row[base + last] = 0
    row[HAND_SIZE + seat] = last
    storage.measure_room(t, row, seat)
    add_bit(row, GONE, plant)
    if t[DEMOLITION_CARDS]:  # DEMO-03, DEMO-04, DEMO-05
        later = 1 if row[DEMOLITION_PAID] > 0 else 0
        row[MONEY + seat] += t[DEMOLITION + row[DEMOLITION_TOP] * 2 + later]
        row[DEMOLITION_PAID] += 1


@device
def _lose(t: Ints, row: Ints, fuel: int, count: int) -> None:
    row[STOCK + row[ACTOR] * FUELS + fuel] -= count
    fuel_market.give_back(t, row, fuel, count)


@device
def _fitted(t: Ints, row: Ints) -> bool:
    """Fuel that fits nowhere is lost; where there is a choice, the owner makes it."""
    apart()
    seat = row[ACTOR]
    for fuel in range(FUELS):
        _lose(t, row, fuel, storage.must_go(t, row, seat, fuel))
    if storage.shared_load(t, row, seat) > storage.shared_room(row, seat):
        row[PENDING] = LOSE_FUEL
        return False
    row[PENDING] = NOTHING
    return _next_opener(t, row)


# ---- the end of the phase


@device
def end(t: Ints, row: Ints) -> None:
    """The market is tidied, and Step 3 may start."""
    apart()
    token = row[TOKEN]
    if token != plant_market.NO_CARD:  # GRID-DISC-05
        plant_market.discard(row, token)
        plant_market.refill(row)
    elif t[REMOVES_UNSOLD] and not row[BOUGHT]:  # GRID-AUC-13
        plant_market.replace_lowest(row)
    while steps.drop_overtaken(t, row):
        pass
    if plant_market.end_card_shown(row):  # GRID-STEP-06
        steps.take_end_card_out(t, row)
        steps.set_step(t, row, 3)
    _turn_demolition(t, row)


@device
def _turn_demolition(t: Ints, row: Ints) -> None:
    """DEMO-06, DEMO-07, DEMO-10."""
    if row[DEMOLITION_PAID] > 0 and row[DEMOLITION_TOP] + 1 < t[DEMOLITION_CARDS]:
        row[DEMOLITION_TOP] += 1
    row[DEMOLITION_PAID] = 0
