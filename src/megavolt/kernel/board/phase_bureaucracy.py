"""Phase 5: plants run, income is paid, fuel and plant market are renewed."""

from megavolt.kernel.board import fuel_market, steps, trust
from megavolt.kernel.board.row import COUNT, STEP, STEP3_DUE, SUPPLIED
from megavolt.kernel.board.table import INCOME, LAST_PAY, RUN_PLANT, STEP2_CITIES, TRUST_PLAYS
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import plant_market, runs, space, turns
from megavolt.kernel.parts.row import (
    ACTOR,
    FUELS,
    HAND,
    HAND_SIZE,
    MONEY,
    PLANTS,
    STOCK,
)
from megavolt.kernel.parts.table import CURRENT_SIZE, FIRST_RUN, OUTPUT, RUN_BURN, RUN_COUNT


@device
def begin(t: Ints, row: Ints) -> None:
    if row[STEP3_DUE]:  # GRID-STEP-07: the card was drawn in phase 4
        row[STEP3_DUE] = 0
        steps.set_step(t, row, 3)
    elif row[STEP] == 1 and steps.most_cities(t, row) >= t[STEP2_CITIES]:
        steps.begin_step2(t, row)
        steps.settle_market(t, row)
    if t[TRUST_PLAYS]:
        trust.give_fuel_back(t, row)
    turns.begin_in_order(row)
    _begin_turn(row)


@device
def _begin_turn(row: Ints) -> None:
    runs.forget(row)
    row[SUPPLIED] = 0


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    """GRID-BUR-01, GRID-BUR-02: any plant that has its fuel, or stop."""
    seat = row[ACTOR]
    space.allow(mask, space.MISC, space.DONE)
    for i in range(row[HAND_SIZE + seat]):
        plant = row[PLANTS + seat * HAND + i]
        if not runs.has_run(row, plant):
            _allow_runs(t, row, seat, plant, mask)


@device
def _allow_runs(t: Ints, row: Ints, seat: int, plant: int, mask: Words) -> None:
    first = t[FIRST_RUN + plant]
    for run in range(first, first + t[RUN_COUNT + plant]):
        if runs.has_fuel(t, row, seat, run):
            space.allow(mask, space.RUN, run)


@device
def apply(t: Ints, row: Ints, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == space.DONE:
        return _pay(t, row)
    seat, run = row[ACTOR], action & 63
    plant = t[RUN_PLANT + run]
    for fuel in range(FUELS):  # GRID-BUR-03
        burnt = t[RUN_BURN + run * FUELS + fuel]
        row[STOCK + seat * FUELS + fuel] -= burnt
        fuel_market.give_back(t, row, fuel, burnt)
    runs.remember(row, plant)
    row[SUPPLIED] += t[OUTPUT + plant]
    return False


@device
def _pay(t: Ints, row: Ints) -> bool:
    seat = row[ACTOR]
    supplied = min(row[SUPPLIED], row[COUNT + seat])
    row[MONEY + seat] += t[INCOME + min(supplied, t[LAST_PAY])]
    if not turns.next_in_order(t, row):
        return True
    _begin_turn(row)
    return False


@device
def end(t: Ints, row: Ints) -> None:
    """GRID-STEP-11: a Step 3 card drawn for the plant market decides how much fuel comes in."""
    apart()
    if row[STEP] == 3:  # GRID-BUR-07
        plant_market.replace_lowest(t, row)
    elif plant_market.tuck_highest(row, t[CURRENT_SIZE]):  # GRID-BUR-06
        plant_market.refill(t, row)
    steps.settle_market(t, row)
    for fuel in range(FUELS):
        fuel_market.refill(t, row, fuel, steps.refill_of(t, row, fuel))
