"""Where a setup stands: round, step, phase, what is pending, and who moves."""

from megavolt.core.errors import SetupError
from megavolt.core.game import NOBODY
from megavolt.games.board import ending, phase_auction, phase_preparation, steps
from megavolt.games.board.rules import Rules
from megavolt.games.board.setup_words import plants
from megavolt.games.board.state import (
    AUCTION,
    BUREAUCRACY,
    DRAFT,
    FUEL,
    LOSE_FUEL,
    MARK,
    NOTHING,
    OVER,
    PLACE,
    PREPARATION,
    SCRAP,
    State,
)
from megavolt.games.board.view import PENDING, PHASES
from megavolt.parts import given
from megavolt.parts.given import Setup
from megavolt.parts.given_flow import GivenAuction, check_pending, in_order, stands, who_gives_up
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.storage import fits

_PHASE = {name: phase for phase, name in PHASES.items()}


def phase_of(r: Rules, setup: Setup) -> int:
    """Round one, or what is decided before it, unless a setup says more."""
    if "phase" not in setup:
        early = setup.get("round", 0) == 0
        return PREPARATION if early and r.preparations else AUCTION
    names = [name for name in _PHASE if name != "preparation" or r.preparations]
    return _PHASE[given.choice(setup["phase"], "phase", names)]


def round_of(setup: Setup, phase: int) -> int:
    if phase == PREPARATION:
        return given.whole(setup.get("round", 0), "round", 0, 0)
    return given.whole(setup.get("round", 1), "round", 1)


def take_flow(r: Rules, s: State, setup: Setup) -> None:
    """All that a state holds of the flow; plants, cities and fuel are there."""
    s.pending = _pending(r, s, setup)
    s.ran = tuple(plants(r, setup.get("ran", []), "ran"))
    s.supplied = sum([r.output[plant] for plant in s.ran])
    auction = GivenAuction(s, setup)
    phase = PHASES[s.phase]
    if s.phase == AUCTION:
        _take_auction(r, s, setup, auction)
    elif s.phase == PREPARATION:
        auction.take_rest(s.auction.everyone(), phase)
        _take_preparation(r, s, setup)
    else:
        auction.take_rest(0, phase)
        _take_later(r, s, setup)
    _check_pending(r, s)
    _check_end(r, s)


def _pending(r: Rules, s: State, setup: Setup) -> int:
    """What must be decided first; before round one it follows from what has been decided."""
    choices = {"scrap": SCRAP, "lose_fuel": LOSE_FUEL} if s.phase == AUCTION else {}
    if s.phase == PREPARATION:
        stage = _stage(r, s)
        name = PENDING[stage]
        if setup.get("pending", name) != name:
            value = str(setup["pending"])[:40]
            raise SetupError("setup_follows", key="pending", value=value, expected=name)
        return stage
    if setup.get("pending") is None:
        return NOTHING
    if not choices:
        raise SetupError("setup_not_now", key="pending", phase=PHASES[s.phase])
    return choices[given.choice(setup["pending"], "pending", list(choices))]


def _stage(r: Rules, s: State) -> int:
    left = {
        DRAFT: len(s.regions) < r.figures.regions_in_play,
        PLACE: r.trust_plays and s.trust_houses > r.trust.houses - len(phase_preparation.PLACERS),
        MARK: True,
    }
    for stage in r.preparations:
        if left[stage]:
            return stage
    raise SetupError("setup_not_now", key="phase", phase=PHASES[PREPARATION])


# ---- before round one


def _take_preparation(r: Rules, s: State, setup: Setup) -> None:
    marks = s.marked.bit_count()
    if any(s.count) or marks >= r.players or (marks and s.pending != MARK):
        key = "cities" if any(s.count) else "marked"
        raise SetupError("setup_not_now", key=key, phase=PHASES[PREPARATION])
    if s.pending == DRAFT:
        s.turn = len(s.regions)
        s.actor = s.order[s.turn % r.players]
    elif s.pending == PLACE:
        s.turn = r.trust.houses - s.trust_houses
        s.actor = s.order[phase_preparation.PLACERS[s.turn]]
    else:
        s.turn = marks
        s.actor = s.order[marks]
    stands(setup, "to_move", s.actor)
    stands(setup, "turn", s.turn)


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
            raise SetupError("setup_not_now", key="auction.lot", phase=str(PENDING[s.pending]))
        auction.take_pending()
    elif auction.lot is None:
        auction.take_opening()
    else:
        (lot,) = plants(r, [auction.lot], "auction.lot")
        current = steps.current_plants(r, s)
        if lot not in current:
            known = ", ".join([str(plant) for plant in current])
            raise SetupError("setup_lot_not_current", key="auction.lot", plant=lot, known=known)
        auction.take_lot(lot, phase_auction.minimum_bid(r, s, lot), r.names_on_pass)


def _discount(r: Rules, s: State, setup: Setup) -> int:
    """GRID-DISC-01: on the lowest plant while nobody has bought, unless a setup says more."""
    if "discount" not in setup:
        return s.market.lowest() if r.discount and not s.auction.bought else NO_CARD
    if setup["discount"] is None:
        return NO_CARD
    if not r.discount:
        raise SetupError("setup_not_played", key="discount")
    (plant,) = plants(r, [setup["discount"]], "discount")
    if plant not in s.market.row:
        known = ", ".join([str(card) for card in s.market.row if card != r.end_card])
        raise SetupError("setup_lot_not_current", key="discount", plant=plant, known=known)
    return plant


# ---- the phases after it


def _take_later(r: Rules, s: State, setup: Setup) -> None:
    if setup.get("discount") is not None:
        raise SetupError("setup_not_now", key="discount", phase=PHASES[s.phase])
    if s.phase == OVER:
        s.turn, s.actor = -1, NOBODY
        if setup.get("to_move") is not None:
            raise SetupError("setup_not_now", key="to_move", phase=PHASES[OVER])
        return
    in_order(s, setup, backwards=s.phase != BUREAUCRACY)
    if s.phase == BUREAUCRACY and not {*s.ran} <= {*s.plants[s.actor]}:
        raise SetupError("setup_not_owned", key="ran", seat=s.actor)


# ---- what must hold at the end


def _check_pending(r: Rules, s: State) -> None:
    check_pending(s, r.plant_limit, lambda: bool(phase_auction.losable(r, s, s.actor)))
    for seat in range(r.players):
        forced = s.pending in (SCRAP, LOSE_FUEL) and seat == s.actor
        if not forced and not fits(r.hybrid, s.stock, seat * 4, s.room[seat]):  # GRID-PLANT-03
            raise SetupError("setup_stock_overfull", key=f"stock[{seat}]")


def _check_end(r: Rules, s: State) -> None:
    """GRID-END-01: the game ends after the phase in which somebody reached the end count."""
    reached, end = ending.end_reached(r, s), r.figures.end_cities
    if s.phase == OVER and not reached:
        raise SetupError("setup_not_over", end=end)
    if s.phase in (AUCTION, FUEL, BUREAUCRACY) and reached:
        raise SetupError("setup_is_over", end=end)
