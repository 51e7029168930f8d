"""What is at stake: how the shared contracts stand, what hangs on one piece, what a fault would
cost whom, and what the next breakdown card may strike.

All of it follows from what everybody sees (BLK-INFO-02). It is worked out by trying: a piece is
taken out of a copy, and everything is counted again (BLK-NET-12).
"""

from typing import Literal

from megavolt.games.blackout import effects, scoring, targets
from megavolt.games.blackout.geometry import BIT, cells_of
from megavolt.games.blackout.notation import cell_name
from megavolt.games.blackout.rules import (
    LEFT_NEIGHBOUR,
    VERB_FAULT,
    VERB_REMOVE,
    Effect,
    Rules,
    Shared,
)
from megavolt.games.blackout.state import State
from megavolt.games.blackout.view_types import (
    BlackoutStakes,
    BreakdownStrike,
    FaultCost,
    HangingPiece,
    NextBreakdown,
    SharedStanding,
)
from megavolt.games.blackout.wiring import Wiring

Threat = Literal["fault", "rotate", "transformer"]


def stakes(r: Rules, s: State) -> BlackoutStakes:
    tried = s.clone()  # what is tried is undone again
    return {
        "shared": {c.id: _standing(r, s, index) for index, c in enumerate(r.shared)},
        "hanging": [_hanging(r, tried, seat) for seat in range(r.players)],
        "faults": [_fault(r, tried, cell) for cell in cells_of(targets.faultable(s.wiring))],
        "breakdowns": _breakdowns(r, s),
    }


# ---- shared contracts


def _standing(r: Rules, s: State, index: int) -> SharedStanding:
    shared = r.shared[index]
    values = [scoring.metric(r, s, seat, shared.metric) for seat in range(r.players)]
    if shared.each:  # BLK-SCORE-10
        faulted = [(own & s.wiring.faulted).bit_count() for own in s.wiring.own]
        return {"values": values, "margin": None, "missing": faulted}
    highest, second = sorted(values, reverse=True)[:2]
    missing = [_missing(r, shared, values, seat) for seat in range(r.players)]
    tied = second >= scoring.least_to_score(r, shared, highest)  # BLK-SCORE-13
    return {"values": values, "margin": 0 if tied else highest - second, "missing": missing}


def _missing(r: Rules, shared: Shared, values: list[int], seat: int) -> int:
    """How much more a player needs to score, if the others stay where they are."""
    others = max(value for other, value in enumerate(values) if other != seat)
    return max(0, scoring.least_to_score(r, shared, others) - values[seat])


# ---- pieces


def _hanging(r: Rules, s: State, seat: int) -> list[HangingPiece]:
    """The pieces that connections of a player depend on, one by one."""
    w = s.wiring
    connections, points = w.connections(seat), scoring.connection_points(r, s, seat)
    found: list[HangingPiece] = []
    for cell in cells_of(w.live[seat]):
        left = w.tally_in(seat, w.live_without(seat, cell))
        lost = connections - sum(left.connections)
        if lost:
            cost = points - scoring.points_of(r, left)
            threats = _threats(r, w, seat, cell)
            named = cell_name(cell)
            found.append({"cell": named, "connections": lost, "points": cost, "threats": threats})
    return found


def _threats(r: Rules, w: Wiring, seat: int, cell: int) -> list[Threat]:
    bit = BIT[cell]
    others = [other for other in range(r.players) if other != seat]
    found: list[Threat] = []
    if targets.faultable(w) & bit:
        found.append("fault")
    if any(targets.rotatable(w, other) & bit for other in others):
        found.append("rotate")
    if any(targets.transformer_cells(r, w, other) & bit for other in others):
        found.append("transformer")  # BLK-NET-04
    return found


def _fault(r: Rules, s: State, cell: int) -> FaultCost:
    before = _totals(r, s)
    whole = s.wiring
    s.wiring = whole.clone()
    s.wiring.fault(cell)
    after = _totals(r, s)
    s.wiring = whole
    losses = [was - now for was, now in zip(before, after, strict=True)]
    return {"cell": cell_name(cell), "losses": losses}


def _totals(r: Rules, s: State) -> list[int]:
    shared = scoring.shared_points(r, s)
    return [scoring.total(r, s, seat, shared) for seat in range(r.players)]


# ---- breakdown cards


def _breakdowns(r: Rules, s: State) -> list[NextBreakdown]:
    chances = _chances(r, s.breakdown[: s.revealed])
    found: list[NextBreakdown] = [
        {"card": r.breakdown_ids[card], "chance": round(chance, 4), "strikes": _strikes(r, s, card)}
        for card, chance in chances.items()
    ]
    return sorted(found, key=lambda card: -card["chance"])


def _chances(r: Rules, revealed: tuple[int, ...]) -> dict[int, float]:
    """BLK-SETUP-11: how likely each card is the next one, by its place in the deck."""
    place, separator = len(revealed), r.content.breakdown_deck.first_half
    if place == r.rounds:
        return {}
    if place == separator:
        return {r.separator: 1.0}
    chances: dict[int, float] = {}
    if place > separator and r.mixed_in not in revealed:
        chances[r.mixed_in] = 1 / (r.rounds - place)
    unseen = r.breakdown_cards()
    for card in revealed:
        if card in unseen:
            unseen.remove(card)
    ordinary = 1.0 - sum(chances.values())
    if ordinary > 0:
        for card in unseen:
            chances[card] = chances.get(card, 0.0) + ordinary / len(unseen)
    return chances


def _strikes(r: Rules, s: State, card: int) -> list[BreakdownStrike]:
    harmful = [e for e in r.breakdown_effects[card] if e.verb in (VERB_FAULT, VERB_REMOVE)]
    return [strike for effect in harmful for strike in _struck(r, s, effect)]


def _struck(r: Rules, s: State, effect: Effect) -> list[BreakdownStrike]:
    """Whom an effect would hit as things stand (BLK-VERB-06, BLK-VERB-09)."""
    w, named = s.wiring, effects.named(r, s, effect)
    found: list[BreakdownStrike] = []
    for seat in range(r.players):
        if effect.verb == VERB_FAULT:
            cells = targets.faultable(w) & w.own[seat]
        else:
            cells = targets.removable(w, seat, effect.live_only)
        if named >> seat & 1 and cells:
            found.append(
                {
                    "seat": seat,
                    "does": "fault" if effect.verb == VERB_FAULT else "remove",
                    "count": effect.count,
                    "chooser": (seat - (effect.chooser == LEFT_NEIGHBOUR)) % r.players,
                    "random_tile": effect.random_tile,
                    "cells": [cell_name(cell) for cell in cells_of(cells)],
                }
            )
    return found
