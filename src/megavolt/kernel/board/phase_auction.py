"""Phase 2: plants are put up, bid for and bought, and one too many is scrapped."""

from megavolt.games.board.state import LOSE_FUEL, NOTHING, SCRAP
from megavolt.kernel.board import fuel_market, steps, trust
from megavolt.kernel.board import space as own
from megavolt.kernel.board.row import TRUST_TOOK, URANIUM_STOPPED
from megavolt.kernel.board.table import (
    DISCOUNT,
    NAMES_ON_PASS,
    REMOVES_UNSOLD,
    TRUST_PLAYS,
    URANIUM_STOP,
)
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import auction, auction_phase, plant_market, space, storage
from megavolt.kernel.parts.row import (
    ACTIVE,
    ACTOR,
    BOUGHT,
    FUELS,
    HAND,
    HAND_SIZE,
    LOT,
    MARKET,
    PENDING,
    PLANTS,
    ROUND,
    STOCK,
)
from megavolt.kernel.parts.table import HYBRIDS
from megavolt.kernel.parts.turns import begin_in_order


@device
def begin(t: Ints, row: Ints) -> None:
    row[TRUST_TOOK] = 0
    auction.begin_round(t, row)
    if t[DISCOUNT]:  # GRID-DISC-01
        plant_market.place_token(row)
    begin_in_order(row)


# ---- what is legal


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    if row[PENDING] == SCRAP:
        auction_phase.legal_scraps(row, mask)
    elif row[PENDING] == LOSE_FUEL:
        _legal_losses(t, row, mask)
    elif row[LOT] != auction.NO_LOT:
        auction_phase.legal_bids(row, mask)
    else:
        _legal_openings(t, row, mask)


@device
def _legal_losses(t: Ints, row: Ints, mask: Words) -> None:
    """GRID-PLANT-09: the hybrid fuels of which a token must go for the stock to fit."""
    for k in range(2):
        fuel = t[HYBRIDS + k]
        if storage.over_own_room(row, row[ACTOR], fuel) > 0:
            space.allow(mask, space.MISC, own.DROP + fuel)


@device
def _legal_openings(t: Ints, row: Ints, mask: Words) -> None:
    current = steps.current_plants(t, row)  # GRID-AUC-02
    auction_phase.legal_openings(t, row, current, mask)
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
        space.allow(mask, own.PASS_ON, row[MARKET + i])


# ---- what it does


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if row[PENDING] == SCRAP:
        auction_phase.scrap(t, row, action & 63)
        return _fitted(t, row)
    if row[PENDING] == LOSE_FUEL:
        _lose(t, row, action - own.DROP, 1)
        return _fitted(t, row)
    if row[LOT] != auction.NO_LOT:
        auction_phase.bid(t, row, action)
        return _settle(t, row)
    return _open(t, row, action)


@device
def _open(t: Ints, row: Ints, action: int) -> bool:
    apart()
    if action == space.PASS:
        auction.retire(row, row[ACTOR])
        return _next_opener(t, row)
    plant = action & 63
    if action >> 6 == own.PASS_ON:
        minimum = auction_phase.minimum_bid(t, row, plant)
        auction.offer(t, row, plant, row[ACTOR], minimum)
    else:
        auction_phase.open_plant(t, row, plant)
    return _settle(t, row)


@device
def _settle(t: Ints, row: Ints) -> bool:
    """The next bidder acts, or the lot is closed."""
    apart()
    became = auction_phase.settle(t, row)
    if became == auction_phase.GOES_ON:
        return False
    if became == auction_phase.SOLD:
        _count_uranium_stop(t, row)
        steps.replace_taken(t, row)  # GRID-AUC-06
        if auction_phase.one_too_many(t, row):
            return False
    return _next_opener(t, row)


@device
def _count_uranium_stop(t: Ints, row: Ints) -> None:
    """GRID-BUR-05: the plant just bought may end the refills of uranium."""
    seat = row[ACTOR]
    if row[PLANTS + seat * HAND + row[HAND_SIZE + seat] - 1] == t[URANIUM_STOP]:
        row[URANIUM_STOPPED] = 1


@device
def _next_opener(t: Ints, row: Ints) -> bool:
    """True when everyone has bought or passed."""
    apart()
    if t[TRUST_PLAYS] and not row[TRUST_TOOK] and row[ACTIVE] != auction.everyone(t):
        trust.take_plant(t, row)  # somebody has bought or passed
    return auction_phase.next_opener(t, row)


# ---- a plant too many: GRID-PLANT-08, GRID-PLANT-09


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
    removed = auction_phase.remove_discounted(t, row)
    if not removed and t[REMOVES_UNSOLD] and not row[BOUGHT]:  # GRID-AUC-13
        plant_market.replace_lowest(t, row)
    while steps.drop_overtaken(t, row):
        pass
    if plant_market.end_card_shown(row):  # GRID-STEP-06
        steps.take_end_card_out(t, row)
        steps.set_step(t, row, 3)
    auction_phase.turn_demolition(t, row)
