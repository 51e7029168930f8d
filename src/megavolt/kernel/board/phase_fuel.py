"""Phase 3: fuel is bought, one token at a time, last in order first."""

from megavolt.kernel.board import fuel_market, trust
from megavolt.kernel.board import space as own
from megavolt.kernel.board.table import TRUST_PLAYS
from megavolt.kernel.device import Ints, Words, device
from megavolt.kernel.parts import space, storage, turns
from megavolt.kernel.parts.row import ACTOR, FUELS, MONEY, STOCK


@device
def begin(t: Ints, row: Ints) -> None:
    turns.begin_in_reverse(t, row)


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    """GRID-FUEL-01, GRID-FUEL-02: what the actor can store and pay."""
    seat = row[ACTOR]
    money = row[MONEY + seat]
    space.allow(mask, space.MISC, space.DONE)
    for fuel in range(FUELS):
        if storage.has_room(t, row, seat, fuel) and fuel_market.price(t, row, fuel) <= money:
            space.allow(mask, space.MISC, own.BUY + fuel)


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == space.DONE:
        return _next_buyer(t, row)
    seat, fuel = row[ACTOR], action - own.BUY
    row[MONEY + seat] -= fuel_market.price(t, row, fuel)
    row[STOCK + seat * FUELS + fuel] += 1
    fuel_market.take(row, fuel)
    return False


@device
def _next_buyer(t: Ints, row: Ints) -> bool:
    if not turns.next_in_reverse(row):
        return True
    if t[TRUST_PLAYS]:  # GRID-TRUST-05: second in the order, so between the two
        trust.take_fuel(t, row)
    return False
