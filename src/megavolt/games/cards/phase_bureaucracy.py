"""Phase 3: plants run, income is paid, the order is set, both markets are refilled."""

from megavolt.core.rng import Rng
from megavolt.games.cards import bank, stores
from megavolt.games.cards.phase_auction import cut_market, set_order
from megavolt.games.cards.rules import BURN_ONE, BURN_REST, DONE, Rules
from megavolt.games.cards.state import (
    BURN,
    CUT_IN_AUCTION,
    CUT_IN_REFILLING,
    NO_BURN,
    State,
)
from megavolt.parts.plant_rules import FUELS, HYBRID
from megavolt.parts.storage import Burn
from megavolt.parts.table_state import NOTHING


def begin(r: Rules, s: State) -> None:
    if r.bank_plays:
        bank.give_fuel_up(s)
    s.income = [0] * r.players
    _end_turn(s)
    s.begin_in_order()


def _end_turn(s: State) -> None:
    s.ran = ()
    s.earned = 0


# ---- step 1: which plants run, and on what


def legal(r: Rules, s: State) -> list[int]:
    """CARD-BUR-01, CARD-BUR-03: any plant that has its fuel, or stop; CARD-BUR-04: which card to
    burn.
    """
    seat = s.actor
    if s.pending == BURN:
        entries = stores.choices(s, seat, kind_due(s))
        return [BURN_REST, *[BURN_ONE + entry for entry in entries]]
    actions = [DONE]
    actions.extend(r.legal_runs(s.plants[seat], s.ran, s.stock, seat * FUELS))
    actions.extend(_legal_hybrid_runs(r, s, seat))
    return actions


def _legal_hybrid_runs(r: Rules, s: State, seat: int) -> list[int]:
    """CARD-BUR-09: a hybrid plant may be run without naming its mix."""
    a, b = r.hybrid
    have = s.stock[seat * FUELS + a] + s.stock[seat * FUELS + b]
    return [
        r.run_any0 + plant
        for plant in s.plants[seat]
        if r.fuel_of[plant] == HYBRID and plant not in s.ran and have >= r.units[plant]
    ]


def kind_due(s: State) -> int:
    """The kind of the next unit to burn."""
    for kind in range(FUELS):
        if s.due[kind]:
            return kind
    return -1


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == DONE:
        return _pay(r, s)
    if action == BURN_REST:
        _burn_by_default(s)
    elif s.pending == BURN:
        _burn_one(s, action - BURN_ONE)
    elif action >= r.run_any0:
        plant = action - r.run_any0
        _run(r, s, plant, default_mix(r, s, plant))
    else:
        _run(r, s, r.run_plant[action - r.run0], r.run_burn[action - r.run0])
    _burn_forced(s)
    return False


def _run(r: Rules, s: State, plant: int, burn: Burn) -> None:
    s.ran = (*s.ran, plant)
    s.earned += r.income[plant]
    s.due = burn
    if s.log is not None:
        s.note("ran", s.actor, plant, burn)


def default_mix(r: Rules, s: State, plant: int) -> Burn:
    """CARD-BUR-09: unit by unit the fuel of which more is left over, gas if equal."""
    base = s.actor * FUELS
    others = tuple([p for p in s.plants[s.actor] if p not in s.ran])
    needs = r.needs_of(others)
    a, b = r.hybrid
    have_a, have_b = s.stock[base + a], s.stock[base + b]
    burn = [0] * FUELS
    for _ in range(r.units[plant]):
        more_a = have_a - burn[a] - needs[a] >= have_b - burn[b] - needs[b]
        if have_a == burn[a] or (have_b > burn[b] and not more_a):
            burn[b] += 1
        else:
            burn[a] += 1
    return tuple(burn)


# ---- step 1: from which cards


def _burn_forced(s: State) -> None:
    """Burn what is due as far as the owner has no choice of cards."""
    for kind in range(FUELS):
        if not s.due[kind]:
            continue
        left = stores.use_forced(s, s.actor, kind, s.due[kind])
        s.due = _with(s.due, kind, left)
        if left:
            s.pending = BURN
            return
    s.pending = NOTHING
    s.due = NO_BURN


def _with(burn: Burn, kind: int, count: int) -> Burn:
    return (*burn[:kind], count, *burn[kind + 1 :])


def _burn_one(s: State, entry: int) -> None:
    stores.use_unit(s, s.actor, entry)
    s.due = _with(s.due, entry >> 4, s.due[entry >> 4] - 1)
    if s.log is not None:
        s.note("burnt", s.actor, entry)


def _burn_by_default(s: State) -> None:
    for kind in range(FUELS):
        for _ in range(s.due[kind]):
            entry = stores.first_choice(stores.choices(s, s.actor, kind))
            _burn_one(s, entry)


# ---- step 1: income and order


def _pay(r: Rules, s: State) -> bool:
    """CARD-BUR-05."""
    seat = s.actor
    pay = s.earned if s.ran else r.figures.guaranteed_income
    s.income[seat] = pay
    s.money[seat] += pay
    if s.log is not None:
        s.note("income", seat, len(s.ran), pay)
    _end_turn(s)
    return not s.next_in_order()


def end(r: Rules, s: State) -> None:
    _set_order(r, s)
    _refill_fuel(r, s)
    _renew_market(r, s)


def highest(r: Rules, s: State, seat: int) -> int:
    """The number of the highest plant of a player, 0 without one."""
    return max([r.number[plant] for plant in s.plants[seat]], default=0)


def _set_order(r: Rules, s: State) -> None:
    """CARD-BUR-06, CARD-BUR-07, CARD-BUR-08: by income, then the highest plant; equals are
    reversed.
    """
    set_order(s, [income << 16 | highest(r, s, seat) for seat, income in enumerate(s.income)])


# ---- step 2


def _refill_fuel(r: Rules, s: State) -> None:
    """CARD-BUR-10, CARD-BUR-11, CARD-BUR-12, CARD-BUR-13, CARD-BUR-14, CARD-BUR-15, CARD-BUR-16,
    CARD-BUR-17, CARD-BUR-18.
    """
    size = r.column_size
    for source, target in r.shifts:
        moved = s.fuel.shift(source, target, size)
        if moved and s.log is not None:
            s.note("shifted", moved, source + 1, target + 1)
    for column in (1, 2, 3):
        while len(s.fuel.columns[column]) < size:
            if not s.fuel.draw and not _reshuffle(s):
                break
            drawn = s.fuel.fill(column, size)
            if s.log is not None:
                s.note("filled", drawn, column + 1)
    s.fuel.sort()


def _reshuffle(s: State) -> bool:
    """CARD-BUR-14, CARD-BUR-15, CARD-BUR-16, CARD-BUR-17: the discards come back and cost the
    market its lowest plant.
    """
    plusplus = s.fuel.waiting
    rng = Rng(s.rng)
    count = s.fuel.reshuffle(rng)
    s.rng = rng.state
    if count == 0:
        return False
    if s.log is not None:
        s.note("reshuffled", count, plusplus)
    if s.replace_lowest():  # CARD-LAST-05
        cut_market(s, CUT_IN_REFILLING)
    return True


# ---- step 3


def _renew_market(r: Rules, s: State) -> None:
    if s.cut == CUT_IN_REFILLING:  # CARD-LAST-05
        return
    if s.cut == CUT_IN_AUCTION:  # CARD-LAST-06
        s.replace_lowest()
        return
    tucked = s.market.tuck_highest(r.figures.current_size, s.log)  # CARD-BUR-19
    if tucked and s.refill_market():  # CARD-LAST-04
        cut_market(s, CUT_IN_REFILLING)
