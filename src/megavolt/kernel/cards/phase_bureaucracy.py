"""Phase 3: plants run, income is paid, the order is set, both markets are refilled."""

from megavolt.games.cards.state import BURN, CUT_IN_AUCTION, CUT_IN_REFILLING
from megavolt.kernel.cards import bank, fuel_cards, stores
from megavolt.kernel.cards import space as own
from megavolt.kernel.cards.order import set_order
from megavolt.kernel.cards.phase_auction import cut_market
from megavolt.kernel.cards.row import COLUMNS, CUT, DRAW_SIZE, DUE, EARNED, INCOME
from megavolt.kernel.cards.table import BANK_PLAYS, GUARANTEED_INCOME, MOST_SHIFTS, SHIFTS
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import plant_market, runs, space, turns
from megavolt.kernel.parts.row import (
    ACTOR,
    FUELS,
    HAND,
    HAND_SIZE,
    MONEY,
    PENDING,
    PLANTS,
    RAN_SIZE,
    STOCK,
)
from megavolt.kernel.parts.storage import HYBRID
from megavolt.kernel.parts.table import (
    CURRENT_SIZE,
    FIRST_RUN,
    FUEL_OF,
    HYBRIDS,
    OUTPUT,
    PLAYERS,
    RUN_BURN,
    RUN_COUNT,
    UNITS,
)
from megavolt.parts.table_state import NOTHING


@device
def begin(t: Ints, row: Ints) -> None:
    if t[BANK_PLAYS]:
        bank.give_fuel_up(row)
    for seat in range(t[PLAYERS]):
        row[INCOME + seat] = 0
    _end_turn(row)
    turns.begin_in_order(row)


@device
def _end_turn(row: Ints) -> None:
    runs.forget(row)
    row[EARNED] = 0


# ---- step 1: which plants run, and on what


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    """CARD-BUR-01, CARD-BUR-03: any plant that has its fuel, or stop; CARD-BUR-04: which card to
    burn.
    """
    seat = row[ACTOR]
    if row[PENDING] == BURN:
        space.allow(mask, space.MISC, own.BURN_REST)
        mask[own.ENTRY] = stores.choices(row, seat, _kind_due(row))
        return
    space.allow(mask, space.MISC, space.DONE)
    for place in range(row[HAND_SIZE + seat]):
        if not runs.has_run(row, row[PLANTS + seat * HAND + place]):
            _allow_runs(t, row, seat, place, mask)


@device
def _allow_runs(t: Ints, row: Ints, seat: int, place: int, mask: Words) -> None:
    plant = row[PLANTS + seat * HAND + place]
    for way in range(t[RUN_COUNT + plant]):
        if runs.has_fuel(t, row, seat, t[FIRST_RUN + plant] + way):
            space.allow(mask, space.RUN, place * own.WAYS + way)
    if t[FUEL_OF + plant] == HYBRID:  # CARD-BUR-09: its mix need not be named
        stock = STOCK + seat * FUELS
        if row[stock + t[HYBRIDS]] + row[stock + t[HYBRIDS + 1]] >= t[UNITS + plant]:
            space.allow(mask, space.MISC, own.RUN_ANY + place)


@device
def _kind_due(row: Ints) -> int:
    """The kind of the next unit to burn; there is one."""
    kind = 0
    while row[DUE + kind] == 0:
        kind += 1
    return kind


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == space.DONE:
        return _pay(t, row)
    if action == own.BURN_REST:
        _burn_by_default(row)
    elif row[PENDING] == BURN:
        stores.use_entry(row, row[ACTOR], action & 63)
        row[DUE + ((action & 63) >> 4)] -= 1
    elif action >> 6 == space.MISC:
        _run_by_default(t, row, action - own.RUN_ANY)
    else:
        _run(t, row, (action & 63) // own.WAYS, action % own.WAYS)
    _burn_forced(row)
    return False


@device
def _run(t: Ints, row: Ints, place: int, way: int) -> None:
    """A plant of the actor's runs in one of its ways: what it burns is due."""
    plant = row[PLANTS + row[ACTOR] * HAND + place]
    runs.remember(row, plant)
    row[EARNED] += t[OUTPUT + plant]
    burn = RUN_BURN + (t[FIRST_RUN + plant] + way) * FUELS
    for kind in range(FUELS):
        row[DUE + kind] = t[burn + kind]


@device
def _run_by_default(t: Ints, row: Ints, place: int) -> None:
    """CARD-BUR-09: unit by unit the fuel of which more is left over, gas if equal."""
    apart()
    seat = row[ACTOR]
    one, other = t[HYBRIDS], t[HYBRIDS + 1]
    have, have_other = row[STOCK + seat * FUELS + one], row[STOCK + seat * FUELS + other]
    left = have - _still_needed(t, row, one)
    left_other = have_other - _still_needed(t, row, other)
    burnt = 0  # of the other fuel, which is also the way to run
    for used in range(t[UNITS + row[PLANTS + seat * HAND + place]]):
        more = left - (used - burnt) >= left_other - burnt
        if have == used - burnt or (have_other > burnt and not more):
            burnt += 1
    _run(t, row, place, burnt)


@device
def _still_needed(t: Ints, row: Ints, kind: int) -> int:
    """What plants of the actor's that burn only this kind, and have not run, need of it."""
    seat = row[ACTOR]
    needed = 0
    for i in range(row[HAND_SIZE + seat]):
        plant = row[PLANTS + seat * HAND + i]
        if t[FUEL_OF + plant] == kind and not runs.has_run(row, plant):
            needed += t[UNITS + plant]
    return needed


# ---- step 1: from which cards


@device
def _burn_forced(row: Ints) -> None:
    """Burn what is due as far as the owner has no choice of cards."""
    apart()
    for kind in range(FUELS):
        if row[DUE + kind] > 0:
            row[DUE + kind] = stores.use_forced(row, row[ACTOR], kind, row[DUE + kind])
            if row[DUE + kind] > 0:
                row[PENDING] = BURN
                return
    row[PENDING] = NOTHING


@device
def _burn_by_default(row: Ints) -> None:
    seat = row[ACTOR]
    for kind in range(FUELS):
        for _ in range(row[DUE + kind]):
            stores.use_unit(row, seat, kind, stores.first_choice(row, seat, kind))
        row[DUE + kind] = 0


# ---- step 1: income and order


@device
def _pay(t: Ints, row: Ints) -> bool:
    """CARD-BUR-05."""
    seat = row[ACTOR]
    pay = row[EARNED] if row[RAN_SIZE] > 0 else t[GUARANTEED_INCOME]
    row[INCOME + seat] = pay
    row[MONEY + seat] += pay
    _end_turn(row)
    return not turns.next_in_order(t, row)


@device
def end(t: Ints, row: Ints) -> None:
    apart()
    set_order(t, row)
    _refill_fuel(t, row)
    _renew_market(t, row)


# ---- step 2


@device
def _refill_fuel(t: Ints, row: Ints) -> None:
    """CARD-BUR-10, CARD-BUR-11, CARD-BUR-12, CARD-BUR-13."""
    for k in range(MOST_SHIFTS):
        fuel_cards.shift(t, row, t[SHIFTS + 2 * k], t[SHIFTS + 2 * k + 1])
    for column in range(1, COLUMNS):
        for _ in range(fuel_cards.gap(t, row, column)):
            if row[DRAW_SIZE] == 0 and not _reshuffle(t, row):
                return
            fuel_cards.draw_to(row, column)


@device
def _reshuffle(t: Ints, row: Ints) -> bool:
    """CARD-BUR-14, CARD-BUR-15, CARD-BUR-16, CARD-BUR-17: the discards come back and cost the
    market its lowest plant.
    """
    if fuel_cards.reshuffle(row) == 0:
        return False
    if plant_market.replace_lowest(t, row):  # CARD-LAST-05
        cut_market(row, CUT_IN_REFILLING)
    return True


# ---- step 3


@device
def _renew_market(t: Ints, row: Ints) -> None:
    if row[CUT] == CUT_IN_REFILLING:  # CARD-LAST-05
        return
    if row[CUT] == CUT_IN_AUCTION:  # CARD-LAST-06
        plant_market.replace_lowest(t, row)
        return
    tucked = plant_market.tuck_highest(row, t[CURRENT_SIZE])  # CARD-BUR-19
    if tucked and plant_market.refill(t, row):  # CARD-LAST-04
        cut_market(row, CUT_IN_REFILLING)
