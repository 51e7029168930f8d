"""Phase 1: plants are put up, bid for and bought."""

from megavolt.games.cards.state import CUT_IN_AUCTION
from megavolt.kernel.cards import bank, stores
from megavolt.kernel.cards import space as own
from megavolt.kernel.cards.order import set_order
from megavolt.kernel.cards.row import BANK_TOOK, CUT, LAST
from megavolt.kernel.cards.table import BANK_PLAYS
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import auction, auction_phase, plant_market, space, storage
from megavolt.kernel.parts.row import (
    ACTIVE,
    ACTOR,
    FUELS,
    LOT,
    MARKET_SIZE,
    PENDING,
    ROUND,
)
from megavolt.kernel.parts.table import CURRENT_SIZE
from megavolt.kernel.parts.turns import begin_in_order
from megavolt.parts.table_state import LOSE_FUEL, NOTHING, SCRAP


@device
def begin(t: Ints, row: Ints) -> None:
    row[BANK_TOOK] = 0
    auction.begin_round(t, row)
    plant_market.place_token(row)  # CARD-DISC-01
    begin_in_order(row)


@device
def current_plants(t: Ints, row: Ints) -> int:
    """CARD-AUC-03, CARD-LAST-09: how many plants of the market can be put up."""
    return plant_market.current(row, row[MARKET_SIZE] if row[LAST] else t[CURRENT_SIZE])


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
        auction_phase.legal_openings(t, row, current_plants(t, row), mask)
        if row[ROUND] > 1 or not space.has_any(mask, space.OPEN):  # CARD-AUC-13, CARD-AUC-15
            space.allow(mask, space.MISC, space.PASS)


@device
def _legal_losses(t: Ints, row: Ints, mask: Words) -> None:
    """CARD-AUC-18: cards of a kind that must go, or of gas and oil to pick from."""
    seat = row[ACTOR]
    for kind in range(FUELS):
        if surplus(t, row, seat, kind) == 0:
            continue
        if not storage.is_hybrid_fuel(t, kind):
            mask[own.ENTRY] = stores.choices(row, seat, kind)
            return
        mask[own.ENTRY] |= stores.choices(row, seat, kind)


@device
def surplus(t: Ints, row: Ints, seat: int, kind: int) -> int:
    """How many units of a kind there are that could go for the stock to fit (CARD-PLANT-07)."""
    over = storage.over_own_room(row, seat, kind)
    if storage.is_hybrid_fuel(t, kind):
        shared = storage.shared_load(t, row, seat) - storage.shared_room(row, seat)
        over = min(over, shared)
    return max(over, 0)


@device
def _any_surplus(t: Ints, row: Ints) -> bool:
    for kind in range(FUELS):  # noqa: SIM110 - a compiled loop
        if surplus(t, row, row[ACTOR], kind) > 0:
            return True
    return False


# ---- what it does


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if row[PENDING] == SCRAP:
        auction_phase.scrap(t, row, action & 63)
        return _fitted(t, row)
    if row[PENDING] == LOSE_FUEL:
        stores.use_entry(row, row[ACTOR], action & 63)
        return _fitted(t, row)
    if row[LOT] != auction.NO_LOT:
        auction_phase.bid(t, row, action)
        return _settle(t, row)
    if action == space.PASS:  # CARD-AUC-12
        auction.retire(row, row[ACTOR])
        return _next_opener(t, row)
    auction_phase.open_plant(t, row, action & 63)
    return _settle(t, row)


@device
def _settle(t: Ints, row: Ints) -> bool:
    """The next bidder acts, or the plant is sold: whoever opens has bid."""
    apart()
    if auction_phase.settle(t, row) == auction_phase.GOES_ON:
        return False
    plant_market.replace_sold(t, row)  # CARD-AUC-08
    if auction_phase.one_too_many(t, row):  # CARD-AUC-17
        return False
    return _next_opener(t, row)


@device
def _next_opener(t: Ints, row: Ints) -> bool:
    """True when everyone has bought or passed (CARD-AUC-16)."""
    apart()
    if t[BANK_PLAYS] and not row[BANK_TOOK] and row[ACTIVE] != auction.everyone(t):
        bank.take_plant(t, row, current_plants(t, row))
    return auction_phase.next_opener(t, row)


@device
def _fitted(t: Ints, row: Ints) -> bool:
    """CARD-AUC-18: fuel that fits nowhere is lost; where there is a choice, the owner makes it."""
    apart()
    seat = row[ACTOR]
    for kind in range(FUELS):
        over = storage.must_go(t, row, seat, kind)
        if over > 0:
            stores.use_forced(row, seat, kind, over)
    if _any_surplus(t, row):
        row[PENDING] = LOSE_FUEL
        return False
    row[PENDING] = NOTHING
    return _next_opener(t, row)


# ---- the end of the phase


@device
def end(t: Ints, row: Ints) -> None:
    """CARD-AUC-20."""
    apart()
    auction_phase.remove_discounted(t, row)
    if plant_market.end_card_shown(row):  # CARD-LAST-03
        cut_market(row, CUT_IN_AUCTION)
    auction_phase.turn_demolition(t, row)
    if row[ROUND] == 1:
        set_order(t, row)


@device
def cut_market(row: Ints, where: int) -> None:
    """The one-more-round card and the lowest plant leave without replacement."""
    row[CUT] = where
    plant_market.remove_end_card(row)
