"""Phase 5: plants run, income is paid, fuel and plant market are renewed."""

from megavolt.games.board import steps, trust
from megavolt.games.board.rules import DONE, FUELS, Rules
from megavolt.games.board.state import State


def begin(r: Rules, s: State) -> None:
    if s.step3_due:  # GRID-STEP-07: the card was drawn in phase 4
        s.step3_due = False
        steps.set_step(r, s, 3)
    elif s.step == 1 and max(s.count) >= r.figures.step2_cities:
        steps.begin_step2(r, s)
        steps.settle_market(r, s)
    if r.trust_plays:
        trust.give_fuel_back(r, s)
    s.begin_in_order()
    _begin_turn(s)


def _begin_turn(s: State) -> None:
    s.ran = ()
    s.supplied = 0


def legal(r: Rules, s: State) -> list[int]:
    """GRID-BUR-01, GRID-BUR-02: any plant that has its fuel, or stop."""
    seat = s.actor
    actions = [DONE]
    actions.extend(r.legal_runs(s.plants[seat], s.ran, s.stock, seat * FUELS))
    return actions


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == DONE:
        return _pay(r, s)
    seat = s.actor
    plant, burn = r.run_plant[action - r.run0], r.run_burn[action - r.run0]
    for fuel in range(FUELS):
        if burn[fuel]:  # GRID-BUR-03
            s.stock[seat * FUELS + fuel] -= burn[fuel]
            s.fuel.give_back(fuel, burn[fuel])
    s.ran = (*s.ran, plant)
    s.supplied += r.output[plant]
    if s.log is not None:
        s.note("ran", seat, plant, burn)
    return False


def _pay(r: Rules, s: State) -> bool:
    seat = s.actor
    supplied = min(s.supplied, s.count[seat])
    pay = r.pay(supplied)
    s.money[seat] += pay
    if s.log is not None:
        s.note("income", seat, supplied, pay)
    if not s.next_in_order():
        return True
    _begin_turn(s)
    return False


def end(r: Rules, s: State) -> None:
    """GRID-STEP-11: a Step 3 card drawn for the plant market decides how much fuel comes in."""
    _renew_market(r, s)
    steps.settle_market(r, s)
    _refill_fuel(r, s)


def _renew_market(r: Rules, s: State) -> None:
    if s.step == 3:  # GRID-BUR-07
        s.replace_lowest()
    elif s.market.tuck_highest(r.figures.current_size, s.log):  # GRID-BUR-06
        s.refill_market()


def _refill_fuel(r: Rules, s: State) -> None:
    placed = [s.fuel.refill(fuel, steps.refill_of(r, s, fuel)) for fuel in range(FUELS)]
    if s.log is not None:
        s.note("refilled", tuple(placed))
