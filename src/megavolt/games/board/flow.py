"""From phase to phase and round to round."""

from megavolt.games.board import (
    ending,
    phase_auction,
    phase_building,
    phase_bureaucracy,
    phase_fuel,
    phase_preparation,
    steps,
)
from megavolt.games.board.rules import AMOUNT_BITS, Rules
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    OVER,
    PREPARATION,
    State,
)


def begin_game(r: Rules, s: State) -> None:
    """The preparation, if anything is decided there, else round one."""
    if phase_preparation.begin(r, s):
        begin_round(r, s)


def begin_round(r: Rules, s: State) -> None:
    """Phase 1, the order, and on to phase 2."""
    s.round += 1
    if s.log is not None:
        s.note("round", s.round)
    if s.step3_due:  # GRID-STEP-08: the card was drawn in phase 5
        s.step3_due = False
        steps.set_step(r, s, 3)
    if s.round > 1:  # GRID-ORDER-02
        set_order(s)
    s.phase = AUCTION
    phase_auction.begin(r, s)


def set_order(s: State) -> None:
    """GRID-ORDER-01, GRID-ORDER-03: most cities first, then the higher plant; equals keep their
    order.
    """
    rank = [-(count << AMOUNT_BITS) for count in s.count]
    for seat, plants in enumerate(s.plants):
        if plants:
            rank[seat] -= max(plants)
    s.order = sorted(s.order, key=rank.__getitem__)
    if s.log is not None:
        s.note("order", tuple(s.order))


def next_phase(r: Rules, s: State) -> None:
    """The phase is over: do what its end brings and begin the next."""
    if s.phase == PREPARATION:
        begin_round(r, s)
    elif s.phase == AUCTION:
        phase_auction.end(r, s)
        if s.round == 1:
            set_order(s)
        s.phase = FUEL
        phase_fuel.begin(r, s)
    elif s.phase == FUEL:
        s.phase = BUILDING
        phase_building.begin(r, s)
    elif s.phase == BUILDING:
        _after_building(r, s)
    else:
        phase_bureaucracy.end(r, s)
        begin_round(r, s)


def _after_building(r: Rules, s: State) -> None:
    if ending.end_reached(r, s):
        s.end_game(OVER)
        return
    s.phase = BUREAUCRACY
    phase_bureaucracy.begin(r, s)
