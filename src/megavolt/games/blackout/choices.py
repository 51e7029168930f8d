"""The forced decisions: discarding, and the choices of a card being carried out."""

from megavolt.games.blackout import cards, effects, pieces, targets
from megavolt.games.blackout.geometry import (
    DONE,
    EXCHANGE,
    FAULT,
    INSULATE,
    REMOVE,
    REPAIR,
    TRANSFORMER,
    add_cells,
)
from megavolt.games.blackout.rules import (
    VERB_CONTRACT,
    VERB_FAULT,
    VERB_INSTALL,
    VERB_INSULATE,
    VERB_REMOVE,
    VERB_REPAIR,
    VERB_REPLACE,
    VERB_ROTATE,
    VERB_TRANSFORMER,
    Rules,
)
from megavolt.games.blackout.state import DISCARD, NOTHING, State, Task

_BLOCKS = {
    VERB_FAULT: FAULT,
    VERB_REPAIR: REPAIR,
    VERB_INSULATE: INSULATE,
    VERB_REMOVE: REMOVE,
    VERB_TRANSFORMER: TRANSFORMER,
}


def legal(r: Rules, s: State) -> list[int]:
    if s.pending == DISCARD:
        return [r.discard0 + card for card in sorted(set(s.hands[s.actor]))]
    task, w = s.task, s.wiring
    assert task is not None  # what asks is a card
    actions = [DONE] if effects.may_stop(s, task) else []
    if s.pending == VERB_CONTRACT:
        actions.append(EXCHANGE)
    elif s.pending == VERB_INSTALL:
        targets.add_installs(actions, targets.spots(w, s.seat), effects.kinds(r, s, task))
    elif s.pending == VERB_REPLACE:
        targets.add_replacements(actions, w, s.seat, effects.kinds(r, s, task))
    elif s.pending == VERB_ROTATE:
        targets.add_turns(actions, w, effects.choices(r, s, task))
    else:
        add_cells(actions, _BLOCKS[s.pending], effects.choices(r, s, task))
    return actions


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a choice; True when what asked for it is finished."""
    task = s.task
    if s.pending == DISCARD:
        cards.discard(s, s.actor, action - r.discard0)
        s.owed -= 1
        if s.owed:
            return False
        s.pending = NOTHING
    elif task is not None:
        _choose(s, task, action)
    return task is None or effects.resume(r, s, task)


def _choose(s: State, task: Task, action: int) -> None:
    if action == DONE:
        effects.stop(task)
    elif action == EXCHANGE:
        cards.exchange(s, s.actor)
        task.did += 1
    else:
        effects.did(task, pieces.carry_out(s, s.actor, action, cost=0))
