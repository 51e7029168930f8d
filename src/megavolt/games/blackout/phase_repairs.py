"""BLK-END-02: last repairs, before the final count."""

from megavolt.games.blackout import flow, pieces
from megavolt.games.blackout.geometry import DONE, REPAIR, add_cells
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State


def legal(r: Rules, s: State) -> list[int]:
    actions = [DONE]
    add_cells(actions, REPAIR, s.wiring.own[s.actor] & s.wiring.faulted)
    return actions


def apply(r: Rules, s: State, action: int) -> None:
    if action == DONE:
        s.turn += 1
    else:
        s.unspent[s.actor] -= r.repair_cost
        pieces.repair(s, s.actor, action - REPAIR, r.repair_cost)
    flow.next_repairer(r, s)
