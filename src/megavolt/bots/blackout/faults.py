"""What faults and repairs are worth in the wiring tile game: to the owner, and to a rival."""

from typing import Final

from megavolt.games.blackout import scoring, targets
from megavolt.games.blackout.geometry import BIT, TILE_AT, TILE_MASK, cells_of
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State

NO_FAULTS: Final = 5.0  # the shared contract
NUISANCE: Final = 0.8  # a fault that the rival repairs: a tension point, about
DARK_NUISANCE: Final = 1.8  # in the dark, the rival's only action
A_LIVE_PIECE: Final = 0.3  # what a live piece is worth besides what it connects
REROUTED: Final = 1.6  # a rotation that the rival turns back: two tension points, about


def loss(r: Rules, s: State, seat: int, cell: int) -> float:
    """Connection points a seat loses if a piece stops working."""
    left = s.wiring.tally_in(seat, s.wiring.live_without(seat, cell))
    return float(scoring.connection_points(r, s, seat) - scoring.points_of(r, left))


def removal_loss(r: Rules, s: State, seat: int, cell: int) -> float:
    """What a seat loses with a piece that it takes back: points, and pieces that were live."""
    w = s.wiring
    dead = (w.live[seat] & ~w.live_without(seat, cell)).bit_count()
    return loss(r, s, seat, cell) + A_LIVE_PIECE * dead


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
        lost = loss(r, s, rival, cell)
        nuisance = DARK_NUISANCE if s.dark_next and lost > DARK_NUISANCE else NUISANCE
        return nuisance if r.players == 2 else nuisance / 2
    if (rival - s.start) % r.players > s.turn:  # repairs it in a turn still to come
        return 0.0
    own = w.own[rival]
    faults = (own & w.faulted).bit_count()
    possible = min(faults_left, (own & targets.faultable(w)).bit_count())
    if r.last_repairs and faults + possible <= s.unspent[rival]:
        return 0.0
    lost = loss(r, s, rival, cell) + (0.0 if faults else NO_FAULTS)
    return lost * share(r, s, s.seat, rival)


def cut(r: Rules, s: State, seat: int, cell: int) -> float:
    """What rivals lose if a transformer of the seat stands on a piece: what lies beyond it
    (BLK-NET-03), and their part of the zone (BLK-SCORE-05)."""
    w, lost = s.wiring, 0.0
    position = TILE_AT[cell]
    zone, points = TILE_MASK[position], w.board.zone_points[position]
    there = (w.carrying & zone).bit_count()
    divided = points // there - points // (there + 1) if there else 0
    for rival in range(r.players):
        if rival == seat:
            continue
        harm = float(divided * (w.transformers[rival] & zone).bit_count())
        if w.live[rival] & BIT[cell]:
            harm += loss(r, s, rival, cell)
        if harm:
            lost += harm * share(r, s, seat, rival)
    return lost


def rerouted(r: Rules, s: State, after: State, seat: int) -> float:
    """What rivals lose by a rotation, as far as they will not turn it back."""
    lost = 0.0
    for rival in range(r.players):
        if rival == seat or s.wiring.live[rival] == after.wiring.live[rival]:
            continue
        before = scoring.connection_points(r, s, rival)
        harm = float(before - scoring.connection_points(r, after, rival))
        if s.round < r.rounds or (rival - s.start) % r.players > s.turn:
            harm = min(harm, REROUTED)
        lost += harm * share(r, s, seat, rival)
    return lost


def share(r: Rules, s: State, seat: int, rival: int) -> float:
    """How much of a rival's loss is a gain: all of it for two players, most if the rival leads."""
    if r.players == 2:
        return 1.0
    counts = [scoring.count(r, s, other) for other in range(r.players)]
    counts[seat] = -1
    return 0.6 if counts[rival] == max(counts) else 0.2
