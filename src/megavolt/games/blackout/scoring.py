"""Counting: what the board and the contracts are worth, the shared contracts, and who has won."""

from megavolt.core.game import Outcome
from megavolt.games.blackout.contracts import holds
from megavolt.games.blackout.geometry import TILE_MASK
from megavolt.games.blackout.rules import (
    METRIC_CATEGORY,
    METRIC_CLEAN,
    METRIC_CONTRACTS,
    METRIC_IN_FORCE,
    METRIC_STRUCTURES,
    METRIC_TRANSFORMERS,
    Rules,
    Shared,
)
from megavolt.games.blackout.state import OVER, State
from megavolt.games.blackout.wiring import Tally


def points_of(r: Rules, connected: Tally) -> int:
    """BLK-SCORE-01, BLK-SCORE-02."""
    points = 0
    for kind, count in enumerate(connected.connections):
        points += count * r.structure_points[kind]
    return points


def connection_points(r: Rules, s: State, seat: int) -> int:
    return points_of(r, s.wiring.tally(seat))


def zone_points(s: State, seat: int) -> int:
    """BLK-SCORE-03, BLK-SCORE-04, BLK-SCORE-05: each of the k transformers in a zone scores a
    k-th, rounded down.
    """
    w = s.wiring
    if not w.transformers[seat]:
        return 0
    points = 0
    for position, zone in enumerate(TILE_MASK):
        mine = (w.transformers[seat] & zone).bit_count()
        if mine:
            all_here = (w.carrying & zone).bit_count()
            points += mine * (w.board.zone_points[position] // all_here)
    return points


def contract_points(r: Rules, s: State, seat: int) -> int:
    """BLK-SCORE-06."""
    return sum(r.contract_points[contract] for contract in s.completed[seat])


def count(r: Rules, s: State, seat: int) -> int:
    """BLK-DARK-06: the points gained so far, without the shared contracts."""
    return connection_points(r, s, seat) + zone_points(s, seat) + contract_points(r, s, seat)


def take_count(r: Rules, s: State) -> None:
    """BLK-DARK-02, BLK-DARK-06: announced and kept; it adds nothing."""
    s.interim = tuple(count(r, s, seat) for seat in range(r.players))
    s.counted = s.round
    s.note("count", s.interim)


# ---- shared contracts


def shared_points(r: Rules, s: State) -> list[list[int]]:
    """BLK-SCORE-07: by shared contract and seat, the points it would give now."""
    return awards(r, metrics(r, s))


def metrics(r: Rules, s: State) -> list[int]:
    """What the shared contracts compare, of all seats for the first, then for the next."""
    return [metric(r, s, seat, shared.metric) for shared in r.shared for seat in range(r.players)]


def awards(r: Rules, compared: list[int]) -> list[list[int]]:
    """By shared contract and seat, the points it gives for what it compares."""
    n = r.players
    return [_award(r, shared, compared[i * n : (i + 1) * n]) for i, shared in enumerate(r.shared)]


def _award(r: Rules, shared: Shared, values: list[int]) -> list[int]:
    if shared.each:  # BLK-SCORE-10: no comparison, each in full
        return [shared.points if value else 0 for value in values]
    most = _most(values)
    if most < r.shared_minimum:  # BLK-SCORE-13
        return [0] * r.players
    least = least_to_score(r, shared, most)
    share = shared.points // sum(value >= least for value in values)
    return [share if value >= least else 0 for value in values]


def _most(values: list[int]) -> int:
    """Compiled, a loop is many times quicker here than `max`; and so is a sum of a generator."""
    most = values[0]
    for value in values:
        if value > most:
            most = value
    return most


def least_to_score(r: Rules, shared: Shared, most: int) -> int:
    """BLK-SCORE-13: what takes part in a shared contract whose highest value is this."""
    return max(most - shared.within, r.shared_minimum)


def metric(r: Rules, s: State, seat: int, which: int) -> int:
    """BLK-SCORE-08, BLK-SCORE-09, BLK-SCORE-10, BLK-SCORE-11, BLK-SCORE-12."""
    if which == METRIC_STRUCTURES:
        return s.wiring.tally(seat).all_structures
    if which == METRIC_CATEGORY:
        return s.wiring.tally(seat).best_category
    if which == METRIC_CONTRACTS:
        return len(s.completed[seat])
    if which == METRIC_IN_FORCE:
        return sum(holds(r, s, seat, contract) for contract in s.completed[seat])
    if which == METRIC_CLEAN:
        return 0 if s.wiring.own[seat] & s.wiring.faulted else 1
    placed = s.wiring.transformers[seat]
    return (placed if which == METRIC_TRANSFORMERS else placed & s.wiring.live[seat]).bit_count()


# ---- the end


def reasons(r: Rules, s: State, seat: int, shared: list[list[int]]) -> dict[str, int]:
    """The score of a player, part by part, and what breaks ties."""
    found = {
        "connections": connection_points(r, s, seat),
        "zones": zone_points(s, seat),
        "contracts": contract_points(r, s, seat),
    }
    for index, contract in enumerate(r.shared):
        found[contract.id] = shared[index][seat]
    found["completed_contracts"] = len(s.completed[seat])
    found["latest_count"] = s.interim[seat]
    return found


def total(r: Rules, s: State, seat: int, shared: list[list[int]]) -> int:
    """BLK-END-01, BLK-END-04: nothing else scores."""
    return count(r, s, seat) + sum(points[seat] for points in shared)


def outcome(r: Rules, s: State) -> Outcome | None:
    """BLK-END-05: points, then completed contracts, then the latest count; then shared."""
    if s.phase != OVER:
        return None
    shared = shared_points(r, s)
    seats = range(r.players)
    scores = tuple(total(r, s, seat, shared) for seat in seats)
    keys = [(scores[seat], len(s.completed[seat]), s.interim[seat]) for seat in seats]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(ranks, scores, tuple(reasons(r, s, seat, shared) for seat in seats))
