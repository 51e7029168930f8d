"""Where a setup stands: the phase, what is pending, the last round, and who moves."""

from megavolt.core.errors import SetupError
from megavolt.core.game import NOBODY
from megavolt.games.cards import phase_auction
from megavolt.games.cards.deal import plants
from megavolt.games.cards.phase_auction import PHASE as AUCTION_PHASE
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import (
    AUCTION,
    BUREAUCRACY,
    BURN,
    CUT_IN_AUCTION,
    NO_CUT,
    OVER,
    State,
)
from megavolt.games.cards.view import PHASES
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_flow import GivenAuction, check_pending, in_order, who_gives_up
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.plant_rules import FUELS
from megavolt.parts.storage import fits
from megavolt.parts.table_state import LOSE_FUEL, NOTHING, SCRAP

_PHASE = {name: phase for phase, name in PHASES.items()}


def phase_of(setup: Setup) -> int:
    return _PHASE[given.choice(setup.get("phase", "auction"), "phase", list(_PHASE))]


def cut_of(setup: Setup, phase: int) -> int:
    """CARD-LAST-03: did the one-more-round card leave in this round's auction phase?"""
    if setup.get("cut") is None:
        return NO_CUT
    given.choice(setup["cut"], "cut", ["auction"])
    if phase in (AUCTION, OVER):
        raise SetupError("setup_not_now", key="cut", phase=PHASES[phase])
    return CUT_IN_AUCTION


def take_flow(r: Rules, s: State, setup: Setup) -> None:
    """All that a state holds of the flow; plants and fuel are there."""
    _check_last(s)
    s.due = _due(r, setup)
    s.pending = _pending(s, setup)
    s.ran = tuple(plants(r, setup.get("ran", []), "ran"))
    s.earned = sum([r.income[plant] for plant in s.ran])
    s.income = _income(r, setup)
    auction = GivenAuction(s, setup)
    if s.phase == AUCTION:
        _take_auction(r, s, setup, auction)
    else:
        auction.take_rest(0, PHASES[s.phase])
        _take_later(s, setup)
    check_pending(s, r.plant_limit, lambda: bool(phase_auction.losable(r, s, s.actor)))
    _check_stores(r, s)
    _check_turn(r, s)


def _check_last(s: State) -> None:
    """CARD-LAST-10: the last round ends after its second phase, and with it the game."""
    if s.last and s.phase == BUREAUCRACY:
        raise SetupError("setup_not_now", key="last_round", phase=PHASES[s.phase])
    if s.phase == OVER and not s.last:
        raise SetupError("setup_not_last", key="last_round")


def _due(r: Rules, setup: Setup) -> tuple[int, ...]:
    parts = given.table(setup.get("due", {}), "due", r.kinds)
    return tuple([given.whole(parts.get(kind, 0), f"due.{kind}", 0) for kind in r.kinds])


def _income(r: Rules, setup: Setup) -> list[int]:
    amounts = given.by_seat(r.players, setup, "income") or [0] * r.players
    return [given.whole(amount, f"income[{seat}]", 0) for seat, amount in enumerate(amounts)]


def _pending(s: State, setup: Setup) -> int:
    """A forced decision; what is due to burn follows from the setup."""
    usual = "burn" if any(s.due) else None
    value = setup.get("pending", usual)
    if value is None and usual is None:
        return NOTHING
    by_phase = {AUCTION: {"scrap": SCRAP, "lose_fuel": LOSE_FUEL}, BUREAUCRACY: {"burn": BURN}}
    choices = by_phase.get(s.phase, {})
    if not choices or (value == "burn") != any(s.due):
        raise SetupError("setup_not_now", key="due" if usual else "pending", phase=PHASES[s.phase])
    return choices[given.choice(value, "pending", list(choices))]


# ---- the auction


def _take_auction(r: Rules, s: State, setup: Setup, auction: GivenAuction) -> None:
    if s.pending != NOTHING:
        s.actor = who_gives_up(
            s, setup, r.plant_limit, lambda seat: bool(phase_auction.losable(r, s, seat))
        )
    auction.take_round()
    s.market.token = _discount(r, s, setup)
    if s.pending != NOTHING:
        if auction.lot is not None:
            raise SetupError("setup_not_now", key="auction.lot", phase=str(setup.get("pending")))
        auction.take_pending()
    elif auction.lot is None:
        auction.take_opening()
    else:
        (lot,) = plants(r, [auction.lot], "auction.lot")
        _check_offered(r, lot, AUCTION_PHASE.current(r, s), "auction.lot")
        auction.take_lot(lot, AUCTION_PHASE.minimum_bid(r, s, lot), offers=False)


def _check_offered(r: Rules, plant: int, cards: tuple[int, ...], key: str) -> None:
    if plant not in cards:
        known = ", ".join([r.name(card) for card in cards])
        raise SetupError("setup_lot_not_current", key=key, plant=r.name(plant), known=known)


def _discount(r: Rules, s: State, setup: Setup) -> int:
    """CARD-DISC-01: on the lowest plant while nobody has bought, unless a setup says more."""
    if "discount" not in setup:
        return NO_CARD if s.auction.bought else s.market.lowest()
    if setup["discount"] is None:
        return NO_CARD
    (plant,) = plants(r, [setup["discount"]], "discount")
    _check_offered(r, plant, s.market.row, "discount")
    return plant


# ---- the phases after it


def _take_later(s: State, setup: Setup) -> None:
    if setup.get("discount") is not None:
        raise SetupError("setup_not_now", key="discount", phase=PHASES[s.phase])
    if s.phase != OVER:
        in_order(s, setup, backwards=s.phase != BUREAUCRACY)
        return
    s.turn, s.actor = -1, NOBODY
    if setup.get("to_move") is not None:
        raise SetupError("setup_not_now", key="to_move", phase=PHASES[OVER])


# ---- what must hold at the end


def _check_stores(r: Rules, s: State) -> None:
    for seat in range(r.players):
        forced = s.pending in (SCRAP, LOSE_FUEL) and seat == s.actor
        if not forced and not fits(r.hybrid, s.stock, seat * FUELS, s.room[seat]):  # CARD-PLANT-07
            raise SetupError("setup_store_overfull", key=f"fuel[{seat}]")


def _check_turn(r: Rules, s: State) -> None:
    """Plants that have run are the mover's, and so is the fuel that they still have to burn."""
    if s.ran and s.phase != BUREAUCRACY:
        raise SetupError("setup_not_now", key="ran", phase=PHASES[s.phase])
    if not {*s.ran} <= {*s.plants[s.actor]}:
        raise SetupError("setup_not_owned", key="ran", seat=s.actor)
    base = s.actor * FUELS
    for kind in range(FUELS):
        if s.due[kind] > s.stock[base + kind]:
            have, name = s.stock[base + kind], f"due.{r.kinds[kind]}"
            raise SetupError(
                "setup_out_of_range", key=name, value=s.due[kind], minimum=0, maximum=have
            )
    if any(s.due) and not s.ran:
        raise SetupError("setup_not_owned", key="ran", seat=s.actor)
