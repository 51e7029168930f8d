"""Phase 2: fuel cards are bought, last in order first."""

from megavolt.kernel.cards import bank, fuel_cards, stores
from megavolt.kernel.cards import space as own
from megavolt.kernel.cards.row import CARDS, COLUMNS, LAST, OFFERED
from megavolt.kernel.cards.table import BANK_PLAYS, LAST_FACTOR, PRICES, STORAGE_FACTOR
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import space, turns
from megavolt.kernel.parts.row import ACTOR, FUELS, MONEY, ROOM, STOCK
from megavolt.kernel.parts.storage import SHARED, is_hybrid_fuel
from megavolt.kernel.parts.table import HYBRIDS


@device
def begin(t: Ints, row: Ints) -> None:
    turns.begin_in_reverse(t, row)


@device
def free(t: Ints, row: Ints, seat: int, kind: int) -> int:
    """How many units of a kind a player may still add (CARD-FUEL-03, CARD-FUEL-04,
    CARD-FUEL-12).
    """
    found = max(-_over(t, row, seat, kind), 0)
    if is_hybrid_fuel(t, kind):
        load = max(_over(t, row, seat, t[HYBRIDS]), 0) + max(_over(t, row, seat, t[HYBRIDS + 1]), 0)
        found += max(_limit(t, row, seat, SHARED) - load, 0)
    return found


@device
def _over(t: Ints, row: Ints, seat: int, kind: int) -> int:
    """The units of a kind beyond what may be bought of it alone; negative while there is more."""
    return row[STOCK + seat * FUELS + kind] - _limit(t, row, seat, kind)


@device
def _limit(t: Ints, row: Ints, seat: int, fuel: int) -> int:
    """What may be bought up to: CARD-FUEL-04, in the last round CARD-FUEL-12."""
    room = row[ROOM + seat * (FUELS + 1) + fuel]
    return room // t[STORAGE_FACTOR] * t[LAST_FACTOR] if row[LAST] else room


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    """CARD-FUEL-02, CARD-FUEL-03: what the actor can pay and use a unit of."""
    space.allow(mask, space.MISC, space.DONE)
    for kind in range(FUELS):
        if free(t, row, row[ACTOR], kind) > 0:
            _allow_kind(t, row, kind, mask)


@device
def _allow_kind(t: Ints, row: Ints, kind: int, mask: Words) -> None:
    for column in range(COLUMNS):
        if t[PRICES + column] > row[MONEY + row[ACTOR]]:
            return
        first = column * CARDS + kind * 4
        for card in range(first, first + 4):
            if row[OFFERED + card] > 0:
                space.allow(mask, own.BUY, card)


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == space.DONE:
        return _next_buyer(t, row)
    _buy(t, row, (action & 63) // CARDS, action % CARDS)
    return False


@device
def _buy(t: Ints, row: Ints, column: int, card: int) -> None:
    """CARD-FUEL-05, CARD-FUEL-06: what does not fit goes to column 1 as single cards."""
    apart()
    seat, kind = row[ACTOR], card >> 2
    units = fuel_cards.units_of(card)
    kept = min(units, free(t, row, seat, kind))
    fuel_cards.take(row, column, card)
    row[MONEY + seat] -= t[PRICES + column]
    stores.keep(row, seat, card, kept)
    fuel_cards.put_singles(t, row, kind, units - kept)


@device
def _next_buyer(t: Ints, row: Ints) -> bool:
    if not turns.next_in_reverse(row):
        return True
    if t[BANK_PLAYS]:  # CARD-BANK-09: second in order, so between the two
        bank.take_fuel(t, row)
    return False
