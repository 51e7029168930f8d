"""Who stands to win the wiring tile game, from the scores as they stand and what is to come."""

from collections.abc import Mapping
from typing import Final

from megavolt.bots.blackout.outlook import Worth
from megavolt.bots.blackout.standing import Standing
from megavolt.bots.fit import Fit, load_fit
from megavolt.data.blackout import FIRST
from megavolt.games.blackout import scoring
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import NO_CONTRACT, TURN, State

# What is known of a seat, in tens of points.
NAMES: Final[tuple[str, ...]] = (
    "connections",
    "zones",
    "contracts",
    "shared",  # the shared contracts as they stand
    "outlook",  # what the position should bring, as the planner sees it
    "contract",  # of that, its contract
    "structures",  # connected, and the best category of them
    "transformers",
    "faults",
    "to_come",  # tension points left in this round
    "place",  # in the next round
    "pieces",
    "hand",  # how many cards
    "viewer",  # whose contract and hand count
)


def fit_for(options: Mapping[str, object]) -> Fit:
    """The first content has a fit of its own: its games are decided earlier."""
    return load_fit("blackout", NAMES, FIRST if options["content"] == FIRST else "")


def shares(r: Rules, s: State) -> list[float]:
    """By seat, the part of the win at the end of a game; empty before it."""
    outcome = scoring.outcome(r, s)
    if outcome is None:
        return []
    winners = outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(r.players)]


def left(r: Rules, s: State) -> float:
    """The time left: the rounds that are still to come, this one included."""
    return r.rounds - s.round + 1.0 - s.turn / r.players


def features(
    r: Rules, s: State, viewer: int, hold: list[float], refill: float
) -> list[list[float]]:
    """By seat, what NAMES says, as far as one of them knows: contracts and hands are secret."""
    shared = scoring.shared_points(r, s)
    s = s.clone()
    sizes = [len(hand) for hand in s.hands]
    for seat in range(r.players):
        if seat != viewer:
            s.contract[seat], s.hands[seat] = NO_CONTRACT, ()
    rows = [_own(r, s, seat, shared, hold, refill) for seat in range(r.players)]
    for seat, row in enumerate(rows):
        row += [sizes[seat] / 10.0, 1.0 if seat == viewer else 0.0]
    return rows


def _own(
    r: Rules, s: State, seat: int, shared: list[list[int]], hold: list[float], refill: float
) -> list[float]:
    w = s.wiring
    worth = Worth(Standing(r, s, seat, plain=True), s)
    to_come = 0.0
    place = (seat - s.start) % r.players
    if s.phase == TURN and place >= s.turn:
        to_come = s.points / r.tension if place == s.turn else 1.0
    points = 0
    for award in shared:
        points += award[seat]
    return [
        scoring.connection_points(r, s, seat) / 10.0,
        scoring.zone_points(s, seat) / 10.0,
        scoring.contract_points(r, s, seat) / 10.0,
        points / 10.0,
        worth.total(hold, refill) / 10.0,
        worth.contract / 10.0,
        worth.mine.bit_count() / 10.0,
        w.transformers[seat].bit_count() / 10.0,
        (w.own[seat] & w.faulted).bit_count() / 10.0,
        to_come,
        place / r.players,
        w.own[seat].bit_count() / 10.0,
    ]
