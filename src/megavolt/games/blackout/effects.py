"""Cards carried out: their effects in order, each until somebody has to choose.

A card in progress is data, a `Task` in the state.
"""

from typing import Final

from megavolt.core.game import NOBODY
from megavolt.core.rng import Rng
from megavolt.games.blackout import cards, pieces, scoring, targets
from megavolt.games.blackout.geometry import BIT, FULL, TILE_MASK, TILES, cells_of
from megavolt.games.blackout.rules import (
    ACTOR,
    ALL,
    ANY,
    EACH,
    LEFT_NEIGHBOUR,
    MOST_CONNECTIONS,
    MOST_POINTS,
    MOST_TRANSFORMERS,
    OWN,
    VERB_CONTRACT,
    VERB_DRAW,
    VERB_FAULT,
    VERB_INSTALL,
    VERB_INSULATE,
    VERB_MODE,
    VERB_REMOVE,
    VERB_REPAIR,
    VERB_REPLACE,
    VERB_ROTATE,
    VERB_TENSION,
    VERB_TRANSFORMER,
    Effect,
    Rules,
)
from megavolt.games.blackout.state import BREAKDOWN, NO_TILE, NOTHING, State, Task
from megavolt.games.blackout.wiring import Wiring

# The verbs a chooser may stop after the first time; of the others all must be done.
UP_TO: Final = (VERB_INSTALL, VERB_REPLACE, VERB_ROTATE, VERB_REPAIR)
STOPPED: Final = 1 << 20  # `did` when the chooser wants no more of an effect


def effects_of(r: Rules, task: Task) -> tuple[Effect, ...]:
    if task.is_resource:
        return r.resource_effects[task.card]
    return r.breakdown_effects[task.card]


def current(r: Rules, task: Task) -> Effect:
    return effects_of(r, task)[task.effect]


def card_id(r: Rules, task: Task) -> str:
    return (r.resource_ids if task.is_resource else r.breakdown_ids)[task.card]


# ---- whether a card can be used


def usable(r: Rules, s: State, seat: int, card: int) -> bool:
    """BLK-ACT-06: every effect can do at least one thing, as things stand."""
    effects = r.resource_effects[card]
    if len(effects) == 1:  # nearly all cards
        return possible(r, s, seat, effects[0])
    return all(possible(r, s, seat, effect) for effect in effects)


def possible(r: Rules, s: State, seat: int, effect: Effect) -> bool:
    verb, w = effect.verb, s.wiring
    if verb == VERB_INSTALL:
        return _installs(w, seat, effect)
    if verb == VERB_REPLACE:
        return targets.can_replace(w, seat, effect.kinds & targets.in_supply(w, seat))
    if verb == VERB_TRANSFORMER:
        return targets.transformer_cells(r, w, seat) != 0
    if verb == VERB_ROTATE:
        return targets.rotatable(w, seat) != 0
    if verb == VERB_INSULATE:
        return targets.insulatable(w, seat) != 0
    if verb == VERB_DRAW:
        return cards.can_draw(s)
    return _possible_to_several(r, s, seat, effect)


def _installs(w: Wiring, seat: int, effect: Effect) -> bool:
    """Every exit is one of each kind of piece in some orientation: any spot will do."""
    return effect.kinds & targets.in_supply(w, seat) != 0 and targets.has_spot(w, seat)


def _possible_to_several(r: Rules, s: State, seat: int, effect: Effect) -> bool:
    """The verbs that may be about other players too."""
    verb, who, w = effect.verb, effect.who, s.wiring
    if verb == VERB_FAULT:
        concerned = FULL if who == ANY else _pieces_of(w, named(r, s, effect))
        return targets.faultable(w) & concerned != 0
    if verb == VERB_REPAIR:
        return w.faulted & (w.own[seat] if who == OWN else FULL) != 0
    if verb == VERB_REMOVE:
        return _pieces_of(w, named(r, s, effect)) & ~w.carrying != 0
    if verb == VERB_CONTRACT:
        seats = [seat] if who == ACTOR else list(range(r.players))
        return any(cards.can_exchange(s, each) for each in seats)
    return True  # tension, mode


def _pieces_of(w: Wiring, seats: int) -> int:
    return sum(own for seat, own in enumerate(w.own) if seats >> seat & 1)


# ---- carrying a card out


def play(r: Rules, s: State, task: Task) -> bool:
    """Begin with a card; True when it is finished, False when somebody has to choose."""
    s.task = task
    _begin_effect(r, s, task)
    return resume(r, s, task)


def resume(r: Rules, s: State, task: Task) -> bool:
    """Go on with the card; True when it is finished."""
    s.pending = NOTHING
    effects = effects_of(r, task)
    while task.effect < len(effects):
        if _waits(r, s, task, effects[task.effect]):
            return False
        task.effect += 1
        _begin_effect(r, s, task)
    if task.is_resource:  # BLK-ACT-06: discarded last
        s.discard = (*s.discard, task.card)
    s.task = None
    s.actor = s.seat
    return True


def _begin_effect(r: Rules, s: State, task: Task) -> None:
    task.at = task.did = task.touched = 0
    task.area = NO_TILE
    effects = effects_of(r, task)
    if task.effect == len(effects):
        return
    effect = effects[task.effect]
    task.named = named(r, s, effect)
    if effect.random_tile:  # BLK-VERB-06: the same for all
        rng = Rng(s.rng)
        task.area = rng.below(TILES)
        s.rng = rng.state
        s.note("struck", s.wiring.board.layout[task.area].tile)


def named(r: Rules, s: State, effect: Effect) -> int:
    """The seats an effect is about, one bit each."""
    w = s.wiring
    found = r.everyone if effect.who == EACH else 0
    if effect.who == MOST_CONNECTIONS:
        found = _with_most([w.connections(seat) for seat in range(r.players)])
    if effect.who == MOST_POINTS:
        found = _with_most([scoring.count(r, s, seat) for seat in range(r.players)])
    if effect.who == MOST_TRANSFORMERS and w.carrying:  # while none stands, it is about nobody
        found = _with_most([stood.bit_count() for stood in w.transformers])
    if effect.verb == VERB_REMOVE:  # BLK-VERB-09
        for seat, own in enumerate(w.own):
            if own.bit_count() < effect.min_pieces:
                found &= ~(1 << seat)
    return found


def _with_most(counts: list[int]) -> int:
    most = max(counts)
    return sum(1 << seat for seat, count in enumerate(counts) if count == most)


def _waits(r: Rules, s: State, task: Task, effect: Effect) -> bool:
    """Do what needs no choice; True if somebody has to choose now."""
    verb = effect.verb
    if effect.is_about_several:
        return _waits_for_each(r, s, task, effect)
    if verb == VERB_TENSION:
        _change_tension(s, effect, s.dark and r.own_points)
        return False
    if verb == VERB_MODE:
        _change_mode(s, effect)
        return False
    if verb == VERB_DRAW:
        return _waits_for_discard(s, task, effect)
    if verb == VERB_CONTRACT:
        if cards.can_exchange(s, s.seat):
            cards.exchange(s, s.seat)
        return False
    return _waits_for_actor(r, s, task, effect)


def change_rounds(s: State, effect: Effect) -> None:
    """What an effect means for the rounds to come, apart from all else."""
    if effect.verb == VERB_MODE:
        _change_mode(s, effect)
    elif effect.changes_rounds:
        _change_tension(s, effect)


def _change_tension(s: State, effect: Effect, own: bool = False) -> None:
    """BLK-VERB-01; BLK-DARK-08: points gained in the dark may be one's own, beside the set."""
    if effect.next_round:
        s.swing += effect.amount
        s.note("next_tension", effect.amount)
        return
    if own and effect.amount > 0:
        s.spare += effect.amount
    else:
        s.points = max(0, s.points + effect.amount)
    if s.log is not None:
        s.note("tension", s.seat, effect.amount, s.points + s.spare)


def _change_mode(s: State, effect: Effect) -> None:
    """BLK-VERB-12; BLK-LIGHT-04: when a blackout ends, a count is due once more."""
    s.count_due = s.dark_next and not effect.dark
    s.dark_next = effect.dark
    s.note("mode", effect.dark)


def _waits_for_discard(s: State, task: Task, effect: Effect) -> bool:
    """BLK-VERB-10."""
    if task.did:
        return False
    task.did = 1
    cards.draw(s, s.seat, effect.count)
    return cards.owe(s, s.seat, effect.discard)


def _waits_for_actor(r: Rules, s: State, task: Task, effect: Effect) -> bool:
    """The acting player chooses, up to so often, while there is something to choose."""
    if effect.verb == VERB_REPAIR and effect.count == ALL:
        _repair_all(s, s.seat, choices(r, s, task))
        return False
    if task.did >= effect.count or not _has_choice(r, s, task, effect):
        return False
    s.pending = effect.verb
    s.actor = s.seat
    return True


def _has_choice(r: Rules, s: State, task: Task, effect: Effect) -> bool:
    if effect.verb in (VERB_INSTALL, VERB_REPLACE):
        return possible(r, s, s.seat, effect)
    return choices(r, s, task) != 0


# ---- effects about each of several players


def concerned(r: Rules, s: State, task: Task) -> int:
    """Whose pieces or contract the effect is about now."""
    seat = (s.start + task.at) % r.players
    if current(r, task).chooser == LEFT_NEIGHBOUR:
        return (seat + 1) % r.players
    return seat


def _waits_for_each(r: Rules, s: State, task: Task, effect: Effect) -> bool:
    """BLK-ROUND-07: those who choose do so in turn order."""
    while task.at < r.players:
        seat = concerned(r, s, task)
        if task.named >> seat & 1 and _asks(r, s, task, effect, seat):
            s.pending = effect.verb
            s.actor = (s.start + task.at) % r.players
            if effect.verb == VERB_FAULT and effect.chooser == ACTOR:
                s.actor = s.seat
            return True
        task.at += 1
        task.did = 0
    return False


def _asks(r: Rules, s: State, task: Task, effect: Effect, seat: int) -> bool:
    """Do to a player what leaves no choice; True if there is one."""
    if effect.verb == VERB_CONTRACT:
        return task.did == 0 and cards.can_exchange(s, seat) and not _too_late(r, s)
    found = choices(r, s, task)
    if effect.verb == VERB_REPAIR:
        return _asks_to_repair(s, task, effect, seat, found)
    left = effect.count - task.did
    if found.bit_count() > left:
        return left > 0
    for cell in cells_of(found):  # a player with no more than that has all of them faulted
        if effect.verb == VERB_FAULT:
            pieces.fault(s, NOBODY, cell, 0)
        else:
            pieces.remove(s, seat, cell)
    return False


def _too_late(r: Rules, s: State) -> bool:
    """BLK-VERB-11: no contract will be judged any more, so exchanging one changes nothing."""
    if r.asks_after_last_check:
        return False
    return s.phase == BREAKDOWN and s.round == r.rounds


def _asks_to_repair(s: State, task: Task, effect: Effect, seat: int, found: int) -> bool:
    """BLK-VERB-07: all, or up to so many and at least one."""
    if effect.count == ALL or (task.did == 0 and found.bit_count() == 1):
        _repair_all(s, seat, found)
        return False
    return task.did < effect.count and found != 0


def _repair_all(s: State, seat: int, cells: int) -> None:
    for cell in cells_of(cells):
        pieces.repair(s, seat, cell, 0)


# ---- the choices of an effect


def choices(r: Rules, s: State, task: Task) -> int:
    """The cells an effect can be done to now (install and replace have lists of their own)."""
    effect, w = current(r, task), s.wiring
    verb, who = effect.verb, effect.who
    if verb == VERB_FAULT:
        found = targets.faultable(w) & (FULL if task.area == NO_TILE else TILE_MASK[task.area])
        return found if who == ANY else found & w.own[concerned(r, s, task)]
    if verb == VERB_REPAIR:
        if who == ANY:
            return w.faulted
        return w.faulted & w.own[s.seat if who == OWN else concerned(r, s, task)]
    if verb == VERB_REMOVE:
        return targets.removable(w, concerned(r, s, task), effect.live_only)
    if verb == VERB_ROTATE:
        return targets.rotatable(w, s.seat) & ~task.touched  # BLK-VERB-05: different pieces
    if verb == VERB_INSULATE:
        return targets.insulatable(w, s.seat)
    return targets.transformer_cells(r, w, s.seat)


def kinds(r: Rules, s: State, task: Task) -> int:
    """BLK-VERB-02, BLK-VERB-03: the kinds of piece the card lets the acting player lay, a bit
    each.
    """
    return current(r, task).kinds & targets.in_supply(s.wiring, s.seat)


def may_stop(s: State, task: Task) -> bool:
    """BLK-ACT-06: "up to" means at least one. An exchange each player may do without."""
    if s.pending == VERB_CONTRACT:
        return True
    return task.did > 0 and s.pending in UP_TO


def stop(task: Task) -> None:
    task.did = STOPPED


def did(task: Task, cell: int) -> None:
    """The effect was done once more, to a cell."""
    task.did += 1
    task.touched |= BIT[cell]
