"""From phase to phase and round to round; what is legal, and what an action does."""

from megavolt.games.cards.state import AUCTION, BUREAUCRACY, FUEL, NO_CUT, OVER
from megavolt.kernel.cards import phase_auction, phase_bureaucracy, phase_fuel
from megavolt.kernel.cards.row import CUT, LAST
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import space
from megavolt.kernel.parts.row import ACTOR, MET, PHASE, ROUND


@device
def legal(t: Ints, row: Ints, mask: Words) -> None:
    """The mask of the actions that are legal now; none at the end."""
    apart()
    space.clear(mask)
    phase = row[PHASE]
    if phase == AUCTION:
        phase_auction.legal(t, row, mask)
    elif phase == FUEL:
        phase_fuel.legal(t, row, mask)
    elif phase == BUREAUCRACY:
        phase_bureaucracy.legal(t, row, mask)


@device
def apply(t: Ints, row: Ints, action: int) -> None:
    """Make a legal action."""
    apart()
    phase = row[PHASE]
    over = False
    if phase == AUCTION:
        over = phase_auction.apply(t, row, action)
    elif phase == FUEL:
        over = phase_fuel.apply(t, row, action)
    else:
        over = phase_bureaucracy.apply(t, row, action)
    if over:
        _next_phase(t, row)


@device
def _begin_round(t: Ints, row: Ints) -> None:
    row[ROUND] += 1
    row[LAST] = row[MET]  # CARD-LAST-08
    row[CUT] = NO_CUT
    row[PHASE] = AUCTION
    phase_auction.begin(t, row)


@device
def _next_phase(t: Ints, row: Ints) -> None:
    """The phase is over: do what its end brings and begin the next."""
    apart()
    phase = row[PHASE]
    if phase == AUCTION:
        phase_auction.end(t, row)
        row[PHASE] = FUEL
        phase_fuel.begin(t, row)
    elif phase == FUEL:
        _after_fuel(t, row)
    else:
        phase_bureaucracy.end(t, row)
        _begin_round(t, row)


@device
def _after_fuel(t: Ints, row: Ints) -> None:
    if row[LAST]:  # CARD-LAST-10, CARD-END-01
        row[PHASE] = OVER
        row[ACTOR] = -1
        return
    row[PHASE] = BUREAUCRACY
    phase_bureaucracy.begin(t, row)
