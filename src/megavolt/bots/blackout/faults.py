"""What faults and repairs are worth in the wiring tile game: to the owner, and to a rival."""

from typing import Final

from megavolt.games.blackout import scoring, targets
from megavolt.games.blackout.geometry import BIT, cells_of
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State

NO_FAULTS: Final = 5.0  # the shared contract
NUISANCE: Final = 0.8  # a fault that the rival repairs: a tension point, about


def loss(r: Rules, s: State, seat: int, cell: int) -> float:
    """Connection points a seat loses if a piece stops working."""
    w = s.wiring
    before, live = scoring.connection_points(r, s, seat), w.live[seat]
    w.live[seat] = w.live_without(seat, cell)
    after = scoring.connection_points(r, s, seat)
    w.live[seat] = live
    return float(before - after)


def repair_gain(r: Rules, s: State, seat: int, cell: int) -> float:
    """What the repair of a piece brings a seat; that of a rival's only costs."""
    if not s.wiring.own[seat] & BIT[cell]:
        return -1.0
    after = s.clone()
    after.wiring.repair(cell)
    gained = scoring.connection_points(r, after, seat) - scoring.connection_points(r, s, seat)
    return 1.0 + gained


def fault_gain(r: Rules, s: State, seat: int, cell: int) -> float:
    """What the fault of a piece that a card asks for brings the seat that picks it."""
    owner = s.wiring.owner_of(cell)
    if owner == seat:
        return -1.0 - loss(r, s, seat, cell)
    return 1.0 + loss(r, s, owner, cell) * share(r, s, seat, owner)


def rivals_straights(s: State, seat: int) -> list[int]:
    return cells_of(targets.faultable(s.wiring) & ~s.wiring.own[seat])


def harm(r: Rules, s: State, cell: int, faults_left: int) -> float:
    """What a fault in a rival's line is worth to the seat whose turn it is.

    `faults_left` is how many the seat can still bring about, this one included: at the end of
    the game only those count that the rival cannot repair any more (BLK-END-02).
    """
    w, rival = s.wiring, s.wiring.owner_of(cell)
    if s.round < r.rounds:
        return NUISANCE if r.players == 2 else NUISANCE / 2
    if (rival - s.start) % r.players > s.turn:  # repairs it in a turn still to come
        return 0.0
    own = w.own[rival]
    faults = (own & w.faulted).bit_count()
    possible = min(faults_left, (own & targets.faultable(w)).bit_count())
    if r.last_repairs and faults + possible <= s.unspent[rival]:
        return 0.0
    lost = loss(r, s, rival, cell) + (0.0 if faults else NO_FAULTS)
    return lost * share(r, s, s.seat, rival)


def share(r: Rules, s: State, seat: int, rival: int) -> float:
    """How much of a rival's loss is a gain: all of it for two players, most if the rival leads."""
    if r.players == 2:
        return 1.0
    counts = [scoring.count(r, s, other) for other in range(r.players)]
    counts[seat] = -1
    return 0.6 if counts[rival] == max(counts) else 0.2
