"""From phase to phase and round to round."""

from megavolt.games.cards import phase_auction, phase_bureaucracy, phase_fuel
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import AUCTION, BUREAUCRACY, FUEL, NO_CUT, OVER, State


def begin_round(r: Rules, s: State) -> None:
    s.round += 1
    s.last = s.market.met  # CARD-LAST-08
    s.cut = NO_CUT
    if s.log is not None:
        s.note("round", s.round)
        if s.last:
            s.note("last_round")
    s.phase = AUCTION
    phase_auction.begin(r, s)


def next_phase(r: Rules, s: State) -> None:
    """The phase is over: do what its end brings and begin the next."""
    if s.phase == AUCTION:
        phase_auction.end(r, s)
        s.phase = FUEL
        phase_fuel.begin(r, s)
    elif s.phase == FUEL:
        _after_fuel(r, s)
    else:
        phase_bureaucracy.end(r, s)
        begin_round(r, s)


def _after_fuel(r: Rules, s: State) -> None:
    if s.last:  # CARD-LAST-10, CARD-END-01
        s.end_game(OVER)
        return
    s.phase = BUREAUCRACY
    phase_bureaucracy.begin(r, s)
