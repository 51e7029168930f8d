"""Who stands to win the wiring tile game, from the scores as they stand."""

from typing import Final

from megavolt.bots.policy import softmax
from megavolt.games.blackout import scoring
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import TURN, State

# Found by the likelihood of the winners over 3510 turns of 117 games of the planner against itself
# (2, 3 and 4 players), on a coarse grid. On those turns what it says holds within four hundredths,
# six where it says 0.85.
SPREAD: Final = 6.0  # points by which a final score may be off in the last round
SPREAD_A_ROUND: Final = 1.8  # and that much more with each round to come
TURN_TO_COME: Final = 5.5  # what a turn brings


def chances(r: Rules, s: State) -> list[float]:
    """Each seat's chance to win; they add up to 1."""
    outcome = scoring.outcome(r, s)
    if outcome is not None:
        winners = outcome.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(r.players)]
    left = r.rounds - s.round
    shared = scoring.shared_points(r, s)
    part = s.round / r.rounds  # of the shared contracts as they stand: early they say nothing
    spread = SPREAD + SPREAD_A_ROUND * left
    return softmax([projected(r, s, seat, shared, part) for seat in range(r.players)], spread)


def projected(r: Rules, s: State, seat: int, shared: list[list[int]], part: float) -> float:
    """The score as it stands, and what a turn still to come in this round should bring."""
    score = float(scoring.count(r, s, seat))
    for points in shared:
        score += part * points[seat]
    if s.phase == TURN:
        place = (seat - s.start) % r.players
        if place > s.turn:
            score += TURN_TO_COME
        elif place == s.turn:
            score += TURN_TO_COME * s.points / r.tension
    return score
