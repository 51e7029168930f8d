"""What the auction phases of all games share, as `parts.auction_phase`; a game adds the rest."""

from typing import Final

from megavolt.kernel.bits import add_bit
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import auction, plant_market, space, storage
from megavolt.kernel.parts.row import (
    ACTOR,
    BID,
    BIDDER,
    DEMOLITION_PAID,
    DEMOLITION_TOP,
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
    TOKEN,
    TURN,
)
from megavolt.kernel.parts.table import (
    DEMOLITION,
    DEMOLITION_CARDS,
    DISCOUNT_MINIMUM,
    NUMBER,
    PLANT_LIMIT,
    PLAYERS,
)
from megavolt.parts.table_state import SCRAP

# What becomes of a lot after a bid.
GOES_ON: Final = 0
UNSOLD: Final = 1
SOLD: Final = 2


@device
def minimum_bid(t: Ints, row: Ints, plant: int) -> int:
    """GRID-AUC-03, GRID-DISC-01, CARD-AUC-04, CARD-DISC-02."""
    return t[DISCOUNT_MINIMUM] if plant == row[TOKEN] else t[NUMBER + plant]


# ---- what is legal


@device
def legal_scraps(row: Ints, mask: Words) -> None:
    """GRID-PLANT-08, CARD-AUC-17: one of the older plants, never the one just bought."""
    seat = row[ACTOR]
    for i in range(row[HAND_SIZE + seat] - 1):
        space.allow(mask, space.SCRAP, row[PLANTS + seat * HAND + i])


@device
def legal_bids(row: Ints, mask: Words) -> None:
    """GRID-AUC-04, CARD-AUC-05: raise up to the money there is, or drop out."""
    seat = row[ACTOR]
    space.allow(mask, space.MISC, space.PASS)
    margin = row[MONEY + seat] - row[BID]
    if auction.alone(row, seat):  # GRID-AUC-08: all others have bought or passed
        margin = min(margin, 1)
    for k in range(len(space.RAISES)):
        if space.RAISES[k] <= margin:
            space.allow(mask, space.MISC, space.RAISE + k)


@device
def legal_openings(t: Ints, row: Ints, current: int, mask: Words) -> None:
    """The plants of the current market that the actor can pay."""
    apart()
    money = row[MONEY + row[ACTOR]]
    for i in range(current):
        plant = row[MARKET + i]
        if minimum_bid(t, row, plant) <= money:
            space.allow(mask, space.OPEN, plant)


# ---- what it does


@device
def open_plant(t: Ints, row: Ints, plant: int) -> None:
    auction.open_lot(t, row, plant, row[ACTOR], minimum_bid(t, row, plant))


@device
def bid(t: Ints, row: Ints, action: int) -> None:
    if action == space.PASS:
        auction.drop(t, row)
    else:
        auction.raise_to(t, row, row[BID] + space.RAISES[action - space.RAISE])


@device
def settle(t: Ints, row: Ints) -> int:
    """The next bidder acts, or the lot is closed; a buyer has paid and taken the plant."""
    apart()
    if not auction.settled(row):
        row[ACTOR] = row[BIDDER]
        return GOES_ON
    if row[LEADER] == auction.NO_SEAT:
        auction.close(row)
        return UNSOLD
    seat, plant = row[LEADER], row[LOT]
    row[ACTOR] = seat
    row[MONEY + seat] -= row[BID]
    plant_market.take(row, plant)
    row[PLANTS + seat * HAND + row[HAND_SIZE + seat]] = plant
    row[HAND_SIZE + seat] += 1
    storage.measure_room(t, row, seat)
    auction.close(row)
    return SOLD


@device
def one_too_many(t: Ints, row: Ints) -> bool:
    """Must the buyer scrap a plant? Then that is asked next."""
    if row[HAND_SIZE + row[ACTOR]] <= t[PLANT_LIMIT]:
        return False
    row[PENDING] = SCRAP
    return True


@device
def next_opener(t: Ints, row: Ints) -> bool:
    """GRID-AUC-07, CARD-AUC-10, CARD-AUC-11: the same opener if still in, else the next in
    order; True if there is none.
    """
    apart()
    while row[TURN] < t[PLAYERS]:
        seat = row[ORDER + row[TURN]]
        if auction.is_active(row, seat):
            row[ACTOR] = seat
            return False
        row[TURN] += 1
    return True


@device
def scrap(t: Ints, row: Ints, plant: int) -> None:
    """The actor removes a plant, and is paid where demolition is played."""
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


# ---- the end of the phase


@device
def remove_discounted(t: Ints, row: Ints) -> bool:
    """GRID-DISC-05, CARD-DISC-05: a discounted plant nobody bought leaves and is replaced; was
    there one?
    """
    token = row[TOKEN]
    if token == plant_market.NO_CARD:
        return False
    plant_market.discard(row, token)
    plant_market.refill(t, row)
    return True


@device
def turn_demolition(t: Ints, row: Ints) -> None:
    """DEMO-06, DEMO-07, DEMO-10."""
    if row[DEMOLITION_PAID] > 0 and row[DEMOLITION_TOP] + 1 < t[DEMOLITION_CARDS]:
        row[DEMOLITION_TOP] += 1
    row[DEMOLITION_PAID] = 0
