"""What a seat sees of a game: the columns of `seen.py`, filled in."""

from typing import Final

from megavolt.games.cards.state import OVER
from megavolt.kernel.bits import has_bit
from megavolt.kernel.cards import phase_fuel, stores
from megavolt.kernel.cards.bank import BANK
from megavolt.kernel.cards.phase_auction import current_plants
from megavolt.kernel.cards.row import (
    BANK_HAND,
    BANK_PLANTS,
    BANK_TOOK,
    CARDS,
    COLUMNS,
    CUT,
    DISCARDS,
    DRAW,
    DRAW_SIZE,
    DUE,
    EARNED,
    INCOME,
    KIND_PLACES,
    LAST,
    OFFERED,
    SINGLES,
    WAITING,
)
from megavolt.kernel.cards.seen import SEEN
from megavolt.kernel.cards.table import BANK_PLAYS
from megavolt.kernel.device import Ints, apart, device
from megavolt.kernel.parts import auction, runs
from megavolt.kernel.parts.auction_phase import minimum_bid
from megavolt.kernel.parts.observation import observer_of, place_of
from megavolt.kernel.parts.plant_market import END_CARD, end_card_shown
from megavolt.kernel.parts.row import (
    ACTIVE,
    ACTOR,
    BID,
    BIDDERS,
    BOUGHT,
    COUNTED,
    DEMOLITION_PAID,
    DEMOLITION_TOP,
    FUELS,
    GONE,
    HAND,
    HAND_SIZE,
    KNOWN_BOTTOM,
    KNOWN_TOP,
    LEADER,
    LOT,
    MARKET,
    MARKET_SIZE,
    MET,
    MONEY,
    OPENER,
    ORDER,
    PENDING,
    PHASE,
    RAN,
    RAN_SIZE,
    REMOVED,
    ROOM,
    ROUND,
    STACK,
    STACK_SIZE,
    STOCK,
    TOKEN,
    TURN,
)
from megavolt.kernel.parts.row import PLANTS as OWN
from megavolt.kernel.parts.table import (
    DEMOLITION_CARDS,
    FUEL_OF,
    HIDDEN_MONEY,
    HIGH_COUNT,
    LOW_BACK,
    LOW_COUNT,
    PLAYERS,
    UNITS,
)

SEEN_WIDTH: Final = SEEN.width

_HEAD: Final = SEEN.at("phase")
_ORDER: Final = SEEN.at("order")
_MONEY: Final = SEEN.at("money")
_PLANTS: Final = SEEN.at("plants")
_STOCK: Final = SEEN.at("stock")
_ROOM: Final = SEEN.at("room")
_NEEDS: Final = SEEN.at("needs")
_FREE: Final = SEEN.at("free")
_PRODUCTION: Final = SEEN.at("production")
_INCOME: Final = SEEN.at("income")
_ACTIVE: Final = SEEN.at("active")
_BIDDERS: Final = SEEN.at("bidders")
_BOUGHT: Final = SEEN.at("bought")
_STORE: Final = SEEN.at("store")
_LOT: Final = SEEN.at("lot")
_CURRENT: Final = SEEN.at("current")
_MINIMUM: Final = SEEN.at("minimum")
_FUTURE: Final = SEEN.at("future")
_LAST_CARD: Final = SEEN.at("last_card")
_STACK: Final = SEEN.at("stack")
_REMOVED_SMALL: Final = SEEN.at("removed_small")
_UNSEEN: Final = SEEN.at("unseen")
_BOTTOM: Final = SEEN.at("bottom")
_HOLDS: Final = SEEN.at("holds")
_GONE: Final = SEEN.at("gone")
_COLUMNS: Final = SEEN.at("columns")
_DRAW: Final = SEEN.at("draw")
_DRAW_HOLDS: Final = SEEN.at("draw_holds")
_DISCARDS: Final = SEEN.at("discards")
_WAITING: Final = SEEN.at("waiting")
_SINGLES: Final = SEEN.at("singles")
_SUBSTITUTES: Final = SEEN.at("substitutes")
_RAN: Final = SEEN.at("ran")
_EARNED: Final = SEEN.at("earned")
_DUE: Final = SEEN.at("due")
_BANK_PLANTS: Final = SEEN.at("bank_plants")
_BANK_STOCK: Final = SEEN.at("bank_stock")
_BANK_TOOK: Final = SEEN.at("bank_took")
_DEMOLITION: Final = SEEN.at("demolition")


@device
def observe(t: Ints, row: Ints, seat: int, seen: Ints) -> None:
    """What a seat sees; with -1 the seat to move, after the end seat 0."""
    observer = observer_of(row, seat)
    for at in range(SEEN_WIDTH):
        seen[at] = 0
    _see_flow(t, row, observer, seen)
    for place in range(t[PLAYERS]):
        _see_player(t, row, observer, place, seen)
    _see_store(row, observer, seen)
    _see_auction(t, row, observer, seen)
    _see_market(t, row, seen)
    _see_stack(t, row, seen)
    _see_unseen(t, row, seen)
    _see_fuel(row, seen)
    _see_runs(row, seen)
    _see_rest(t, row, seen)


@device
def _see_flow(t: Ints, row: Ints, observer: int, seen: Ints) -> None:
    seen[_HEAD] = row[PHASE] - 1
    seen[_HEAD + 1] = row[PENDING]
    seen[_HEAD + 2] = row[ROUND]
    seen[_HEAD + 3] = row[LAST]
    seen[_HEAD + 4] = t[PLAYERS]
    seen[_HEAD + 5] = place_of(t, observer, row[ACTOR])
    seen[_HEAD + 6] = row[TURN]


# ---- players


@device
def _see_player(t: Ints, row: Ints, observer: int, place: int, seen: Ints) -> None:
    apart()
    seat = (observer + place) % t[PLAYERS]
    hidden = place > 0 and t[HIDDEN_MONEY] != 0 and row[PHASE] != OVER
    seen[_ORDER + place] = place_of(t, observer, row[ORDER + place])
    seen[_MONEY + place] = -1 if hidden else row[MONEY + seat]
    seen[_PRODUCTION + place] = runs.best_output(t, row, seat)
    seen[_INCOME + place] = row[INCOME + seat]
    seen[_ACTIVE + place] = row[ACTIVE] >> seat & 1
    seen[_BIDDERS + place] = row[BIDDERS] >> seat & 1
    seen[_BOUGHT + place] = row[BOUGHT] >> seat & 1
    for fuel in range(FUELS):
        seen[_STOCK + place * FUELS + fuel] = row[STOCK + seat * FUELS + fuel]
        seen[_FREE + place * FUELS + fuel] = phase_fuel.free(t, row, seat, fuel)
    for fuel in range(FUELS + 1):
        seen[_ROOM + place * (FUELS + 1) + fuel] = row[ROOM + seat * (FUELS + 1) + fuel]
    _see_hand(t, row, seat, place, seen)


@device
def _see_hand(t: Ints, row: Ints, seat: int, place: int, seen: Ints) -> None:
    """A player's plants, and what one run of them burns."""
    for i in range(row[HAND_SIZE + seat]):
        plant = row[OWN + seat * HAND + i]
        seen[_PLANTS + place * HAND + i] = plant
        if t[UNITS + plant] > 0:
            seen[_NEEDS + place * (FUELS + 1) + t[FUEL_OF + plant]] += t[UNITS + plant]


@device
def _see_store(row: Ints, observer: int, seen: Ints) -> None:
    for kind in range(FUELS):
        for place in range(KIND_PLACES):
            count = row[stores.first_of(observer, kind) + place]
            seen[_STORE + stores.entry_of(kind, place)] = count


# ---- plants


@device
def _see_auction(t: Ints, row: Ints, observer: int, seen: Ints) -> None:
    up = row[LOT] != auction.NO_LOT
    seen[_LOT] = row[LOT] if up else 0
    seen[_LOT + 1] = row[BID] if row[LEADER] >= 0 else 0
    seen[_LOT + 2] = place_of(t, observer, row[LEADER])
    seen[_LOT + 3] = place_of(t, observer, row[OPENER])


@device
def _see_market(t: Ints, row: Ints, seen: Ints) -> None:
    current = current_plants(t, row)
    for i in range(current):
        seen[_CURRENT + i] = row[MARKET + i]
        seen[_MINIMUM + i] = minimum_bid(t, row, row[MARKET + i])
    shown = end_card_shown(row)
    for i in range(current, row[MARKET_SIZE] - (1 if shown else 0)):
        seen[_FUTURE + i - current] = row[MARKET + i]
    seen[_LAST_CARD] = 1 if shown else 0
    seen[_LAST_CARD + 1] = row[MET]
    seen[_LAST_CARD + 2] = row[CUT]
    seen[_LAST_CARD + 3] = max(row[TOKEN], 0)


@device
def _see_stack(t: Ints, row: Ints, seen: Ints) -> None:
    """CARD-SETUP-13: how many plants there are, and the back of the top card."""
    size = row[STACK_SIZE]
    for i in range(size):
        plant = row[STACK + i]
        if plant != END_CARD:
            seen[_STACK] += 1
            if row[COUNTED]:
                seen[_HOLDS + plant] = 1
    if size > 0:
        seen[_STACK + 1] = 1 if t[LOW_BACK + row[STACK + size - 1]] else 2
    for i in range(row[KNOWN_BOTTOM]):
        seen[_BOTTOM + row[STACK + i]] = 1


@device
def _see_unseen(t: Ints, row: Ints, seen: Ints) -> None:
    """Plants that left in the open, and those that may be in the stack or removed unseen."""
    for plant in range(1, 1 + t[LOW_COUNT] + t[HIGH_COUNT]):
        gone = has_bit(row, GONE, plant)
        seen[_GONE + plant] = 1 if gone else 0
        known = gone or seen[_BOTTOM + plant] or seen[_HOLDS + plant]
        seen[_UNSEEN + plant] = 0 if known else 1
        if has_bit(row, REMOVED, plant):
            seen[_REMOVED_SMALL + (0 if t[LOW_BACK + plant] else 1)] += 1
    for i in range(row[MARKET_SIZE]):
        seen[_UNSEEN + row[MARKET + i]] = 0
    for i in range(row[KNOWN_TOP]):
        seen[_UNSEEN + row[STACK + row[STACK_SIZE] - 1 - i]] = 0
    for i in range(row[BANK_HAND]):
        seen[_UNSEEN + row[BANK_PLANTS + i]] = 0
    for seat in range(t[PLAYERS]):
        for i in range(row[HAND_SIZE + seat]):
            seen[_UNSEEN + row[OWN + seat * HAND + i]] = 0


# ---- fuel


@device
def _see_fuel(row: Ints, seen: Ints) -> None:
    for at in range(COLUMNS * CARDS):
        seen[_COLUMNS + at] = row[OFFERED + at]
    seen[_DRAW] = row[DRAW_SIZE]
    for i in range(row[DRAW_SIZE]):
        seen[_DRAW_HOLDS + row[DRAW + i]] += 1  # everyone can count it; the order is hidden
    for card in range(CARDS):
        seen[_DISCARDS + card] = row[DISCARDS + card]
        seen[_WAITING + card] = row[WAITING + card]
    for kind in range(FUELS):
        seen[_SINGLES + kind] = max(row[SINGLES + kind], 0)
        seen[_SUBSTITUTES + kind] = max(-row[SINGLES + kind], 0)


# ---- the rest


@device
def _see_runs(row: Ints, seen: Ints) -> None:
    for i in range(row[RAN_SIZE]):
        seen[_RAN + row[RAN + i]] = 1
    seen[_EARNED] = row[EARNED]
    for kind in range(FUELS):
        seen[_DUE + kind] = row[DUE + kind]


@device
def _see_rest(t: Ints, row: Ints, seen: Ints) -> None:
    if t[BANK_PLAYS]:
        for i in range(row[BANK_HAND]):
            seen[_BANK_PLANTS + i] = row[BANK_PLANTS + i]
        for kind in range(FUELS):
            seen[_BANK_STOCK + kind] = row[STOCK + BANK * FUELS + kind]
        seen[_BANK_TOOK] = row[BANK_TOOK]
    if t[DEMOLITION_CARDS]:
        seen[_DEMOLITION] = row[DEMOLITION_TOP] + 1
        seen[_DEMOLITION + 1] = row[DEMOLITION_PAID]
