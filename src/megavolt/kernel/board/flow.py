"""From phase to phase and round to round; what is legal, and what an action does."""

from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    BUREAUCRACY,
    FUEL,
    OVER,
    PREPARATION,
)
from megavolt.kernel.board import (
    phase_auction,
    phase_building,
    phase_bureaucracy,
    phase_fuel,
    phase_preparation,
    steps,
)
from megavolt.kernel.board.row import COUNT, STEP3_DUE
from megavolt.kernel.board.table import END_CITIES
from megavolt.kernel.device import Ints, Words, apart, device
from megavolt.kernel.parts import space
from megavolt.kernel.parts.row import ACTOR, HAND, HAND_SIZE, ORDER, PHASE, PLANTS, ROUND
from megavolt.kernel.parts.table import PLAYERS


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
    elif phase == BUILDING:
        phase_building.legal(t, row, mask)
    elif phase == BUREAUCRACY:
        phase_bureaucracy.legal(t, row, mask)
    elif phase == PREPARATION:
        phase_preparation.legal(t, row, mask)


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
    elif phase == BUILDING:
        over = phase_building.apply(t, row, action)
    elif phase == BUREAUCRACY:
        over = phase_bureaucracy.apply(t, row, action)
    else:
        over = phase_preparation.apply(t, row, action)
    if over:
        next_phase(t, row)


@device
def begin_round(t: Ints, row: Ints) -> None:
    """Phase 1, the order, and on to phase 2."""
    apart()
    row[ROUND] += 1
    if row[STEP3_DUE]:  # GRID-STEP-08: the card was drawn in phase 5
        row[STEP3_DUE] = 0
        steps.set_step(t, row, 3)
    if row[ROUND] > 1:  # GRID-ORDER-02
        set_order(t, row)
    row[PHASE] = AUCTION
    phase_auction.begin(t, row)


@device
def set_order(t: Ints, row: Ints) -> None:
    """GRID-ORDER-01, GRID-ORDER-03: most cities first, then the higher plant; equals keep their
    order.
    """
    apart()
    for i in range(1, t[PLAYERS]):
        seat = row[ORDER + i]
        standing = _standing(row, seat)
        j = i
        while j > 0 and _standing(row, row[ORDER + j - 1]) < standing:
            row[ORDER + j] = row[ORDER + j - 1]
            j -= 1
        row[ORDER + j] = seat


@device
def _standing(row: Ints, seat: int) -> int:
    highest = 0
    for i in range(row[HAND_SIZE + seat]):
        highest = max(highest, row[PLANTS + seat * HAND + i])
    return row[COUNT + seat] * 64 + highest


@device
def next_phase(t: Ints, row: Ints) -> None:
    """The phase is over: do what its end brings and begin the next."""
    apart()
    phase = row[PHASE]
    if phase == PREPARATION:
        begin_round(t, row)
    elif phase == AUCTION:
        phase_auction.end(t, row)
        if row[ROUND] == 1:
            set_order(t, row)
        row[PHASE] = FUEL
        phase_fuel.begin(t, row)
    elif phase == FUEL:
        row[PHASE] = BUILDING
        phase_building.begin(t, row)
    elif phase == BUILDING:
        _after_building(t, row)
    else:
        phase_bureaucracy.end(t, row)
        begin_round(t, row)


@device
def _after_building(t: Ints, row: Ints) -> None:
    if steps.most_cities(t, row) >= t[END_CITIES]:  # GRID-END-01
        row[PHASE] = OVER
        row[ACTOR] = -1
        return
    row[PHASE] = BUREAUCRACY
    phase_bureaucracy.begin(t, row)
