"""Why an action is not legal now, and by which rule. `legal` decides; this explains."""

from typing import Final

from megavolt.core.errors import Illegal
from megavolt.games.blackout import effects, phase_turn
from megavolt.games.blackout.geometry import (
    DONE,
    DRAW,
    EXCHANGE,
    FAULT,
    INSTALL,
    INSULATE,
    KIND_OF,
    REMOVE,
    REPAIR,
    REPLACE,
    ROTATE,
    SHAPE_MASKS,
    SHAPES,
    TILE_AT,
    TRANSFORMER,
    USE,
)
from megavolt.games.blackout.notation import cell_name
from megavolt.games.blackout.refusals_pieces import (
    why_not_fault,
    why_not_install,
    why_not_insulate,
    why_not_remove,
    why_not_repair,
    why_not_replace,
    why_not_rotate,
    why_not_transformer,
)
from megavolt.games.blackout.rules import (
    ANY,
    OWN,
    VERB_CONTRACT,
    VERB_FAULT,
    VERB_INSTALL,
    VERB_INSULATE,
    VERB_REMOVE,
    VERB_REPAIR,
    VERB_REPLACE,
    VERB_ROTATE,
    VERB_RULES,
    VERB_TRANSFORMER,
    VERBS,
    Rules,
)
from megavolt.games.blackout.state import DISCARD, HANDS, LAST_REPAIRS, NO_TILE, OVER, State, Task

# The blocks of the action space with the verb that does the same, the last block first.
_BLOCKS: Final = (
    (REMOVE, VERB_REMOVE),
    (INSULATE, VERB_INSULATE),
    (TRANSFORMER, VERB_TRANSFORMER),
    (REPAIR, VERB_REPAIR),
    (FAULT, VERB_FAULT),
    (ROTATE, VERB_ROTATE),
    (REPLACE, VERB_REPLACE),
    (INSTALL, VERB_INSTALL),
)


def refusal(r: Rules, s: State, action: int) -> Illegal:
    if s.phase == OVER:
        return Illegal("game_over", "BLK-END-01")
    if not 0 <= action < r.actions:
        return Illegal("no_such_action", "BLK-TURN-05", action=action)
    if s.pending == DISCARD:
        return _not_discarded(r, s, action)
    if s.task is not None:
        return _not_chosen(r, s, s.task, action)
    if s.phase == LAST_REPAIRS:
        return _no_last_repair(s, action)
    return _turn(r, s, action)


def _parts(action: int) -> tuple[int, int, int]:
    """The verb of an action on a cell, the cell, and the exits (0 if it has none)."""
    for block, verb in _BLOCKS:
        if action >= block:
            if verb not in (VERB_INSTALL, VERB_REPLACE, VERB_ROTATE):
                return verb, action - block, 0
            cell, shape = divmod(action - block, SHAPES)
            return verb, cell, SHAPE_MASKS[shape]
    raise AssertionError(action)


# ---- forced decisions


def _not_discarded(r: Rules, s: State, action: int) -> Illegal:
    rule = "BLK-ROUND-10" if s.phase == HANDS else "BLK-ACT-02"
    if s.task is not None:
        rule = "BLK-VERB-10"
    if action >= r.discard0:
        card = r.resource_ids[action - r.discard0]
        return Illegal("card_not_in_hand", rule, card=card)
    return Illegal("must_discard", rule, count=s.owed)


def _not_chosen(r: Rules, s: State, task: Task, action: int) -> Illegal:
    verb, rule = VERBS[s.pending], VERB_RULES[s.pending]
    facts = {"card": effects.card_id(r, task), "verb": verb}
    if action == DONE and s.pending in effects.UP_TO:
        return Illegal("must_do_one", "BLK-ACT-06", **facts)
    if s.pending == VERB_CONTRACT or not INSTALL <= action < USE:
        return Illegal("must_choose", rule, **facts)
    wanted, cell, exits = _parts(action)
    if wanted != s.pending:
        return Illegal("must_choose", rule, **facts)
    why = _not_of_effect(r, s, task, cell, exits) or _board(r, s, wanted, cell, exits)
    return why or Illegal("must_choose", rule, **facts)


def _not_of_effect(r: Rules, s: State, task: Task, cell: int, exits: int) -> Illegal | None:
    """What the card itself rules out."""
    effect = effects.current(r, task)
    rule, name = VERB_RULES[effect.verb], cell_name(cell)
    if effect.kinds and not effect.kinds >> KIND_OF[exits] & 1:
        piece = r.piece_ids[KIND_OF[exits]]
        return Illegal("card_other_piece", rule, card=effects.card_id(r, task), piece=piece)
    if effect.verb == VERB_ROTATE and task.touched >> cell & 1:
        return Illegal("already_rotated", rule, cell=name)
    if task.area != NO_TILE and TILE_AT[cell] != task.area:
        tile = r.tile_ids[s.wiring.board.layout[task.area].tile]
        return Illegal("outside_tile", rule, cell=name, tile=tile)
    if effect.verb not in (VERB_FAULT, VERB_REPAIR, VERB_REMOVE) or effect.who == ANY:
        return None
    whose = s.seat if effect.who == OWN else effects.concerned(r, s, task)
    if s.wiring.exits[cell] and not s.wiring.own[whose] >> cell & 1:
        return Illegal("piece_of_another", rule, cell=name, player=whose)
    if effect.live_only and not s.wiring.live[whose] >> cell & 1:
        return Illegal("not_live", rule, cell=name)
    return None


def _board(r: Rules, s: State, verb: int, cell: int, exits: int) -> Illegal | None:
    """What the board rules out, whoever pays."""
    w, seat = s.wiring, s.actor
    if verb == VERB_INSTALL:
        return why_not_install(r, w, seat, cell, exits)
    if verb == VERB_REPLACE:
        return why_not_replace(r, w, seat, cell, exits)
    if verb == VERB_ROTATE:
        return why_not_rotate(w, seat, cell, exits)
    if verb == VERB_FAULT:
        return why_not_fault(w, cell)
    if verb == VERB_REPAIR:
        return why_not_repair(w, cell)
    if verb == VERB_TRANSFORMER:
        return why_not_transformer(r, w, seat, cell)
    if verb == VERB_INSULATE:
        return why_not_insulate(w, seat, cell)
    return why_not_remove(w, seat, cell)


# ---- a turn


def _turn(r: Rules, s: State, action: int) -> Illegal:
    if action >= r.discard0:
        return Illegal("nothing_to_discard", "BLK-ACT-01")
    if action >= USE:
        return _use(r, s, action - USE)
    if action == DRAW:
        why = _too_dear(s, r.draw_cost)
        return why or Illegal("nothing_to_draw", "BLK-ACT-04")
    if action == EXCHANGE:
        return Illegal("needs_card", VERB_RULES[VERB_CONTRACT], verb="exchange")
    verb, cell, exits = _parts(action)
    if verb in (VERB_INSULATE, VERB_REMOVE):
        return Illegal("needs_card", VERB_RULES[verb], verb=VERBS[verb])
    why = _board(r, s, verb, cell, exits) or _too_dear(s, phase_turn.cost_of(r, s, action))
    return why or Illegal("not_legal_now", "BLK-TURN-05")


def _too_dear(s: State, cost: int) -> Illegal | None:
    if cost <= phase_turn.purse(s):
        return None
    if s.dark and s.acted and not s.spare:
        return Illegal("one_action_in_the_dark", "BLK-DARK-04")
    return Illegal("too_few_points", "BLK-TURN-05", cost=cost, points=phase_turn.purse(s))


def _use(r: Rules, s: State, card: int) -> Illegal:
    name = r.resource_ids[card]
    if card not in s.hands[s.seat]:
        return Illegal("card_not_in_hand", "BLK-ACT-05", card=name)
    why = _too_dear(s, r.resource_cost[card])
    if why:
        return why
    for effect in r.resource_effects[card]:
        if not effects.possible(r, s, s.seat, effect):
            return Illegal("card_without_effect", "BLK-ACT-06", card=name, verb=VERBS[effect.verb])
    return Illegal("not_legal_now", "BLK-TURN-05")


def _no_last_repair(s: State, action: int) -> Illegal:
    """BLK-END-02."""
    if not REPAIR <= action < TRANSFORMER:
        return Illegal("only_repairs_now", "BLK-END-02", points=s.unspent[s.actor])
    cell = action - REPAIR
    why = why_not_repair(s.wiring, cell)
    return why or Illegal("repair_own_only", "BLK-END-02", cell=cell_name(cell))
