"""A turn: tension points are spent on actions, one at a time, until the player is done."""

from megavolt.games.blackout import cards, effects, pieces, targets
from megavolt.games.blackout.geometry import (
    DONE,
    DRAW,
    FAULT,
    INSTALL,
    REPAIR,
    ROTATE,
    SHAPES,
    TILE_AT,
    TRANSFORMER,
    USE,
    add_cells,
)
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State, Task


def begin(r: Rules, s: State) -> None:
    s.seat = s.actor = (s.start + s.turn) % r.players
    s.points = s.per_turn
    s.acted = False
    runs = s.dark or (r.generator_in_light and s.counted > 0)
    gained = generated(r, s, s.seat) if runs else 0
    s.spare = gained if s.dark else 0
    s.points += gained - s.spare
    if s.log is not None:
        if gained:
            s.note("generator", s.seat, gained)
        s.note("turn", s.seat, s.points)


def purse(s: State) -> int:
    """BLK-DARK-04: the points that may still pay an action; in the dark the set pays one."""
    if not s.dark:
        return s.points
    return s.spare if s.acted else s.spare + s.points


def generated(r: Rules, s: State, seat: int) -> int:
    """BLK-DARK-09: by how far the seat was behind at the latest count."""
    return generated_for(r, max(s.interim) - s.interim[seat])


def generated_for(r: Rules, behind: int) -> int:
    """What the generator gives who is so many points behind."""
    return min(r.generator, max(0, behind) // r.generator_step)


# ---- what is legal


def legal(r: Rules, s: State) -> list[int]:
    actions = [DONE]  # BLK-TURN-02
    w, seat, points = s.wiring, s.seat, purse(s)
    _add_cards(actions, r, s, points)
    if points == 0:
        return actions
    if points >= r.draw_cost and cards.can_draw(s):
        actions.append(DRAW)
    kinds = r.kinds_for(points) & targets.in_supply(w, seat)
    if kinds:
        targets.add_installs(actions, targets.spots(w, seat), kinds)
        targets.add_replacements(actions, w, seat, kinds)
    if points >= r.rotate_cost:
        targets.add_turns(actions, w, targets.rotatable(w, seat))
    if points >= r.fault_cost:
        add_cells(actions, FAULT, targets.faultable(w))
    if w.faulted and points >= r.repair_cost:
        add_cells(actions, REPAIR, w.faulted)
    sites = targets.transformer_cells(r, w, seat)
    if sites:
        _add_transformers(actions, s, sites, points)
    return actions


def _add_cards(actions: list[int], r: Rules, s: State, points: int) -> None:
    """BLK-ACT-05; BLK-DARK-05: a card costing nothing needs no points."""
    for card in sorted(set(s.hands[s.seat])):
        if r.resource_cost[card] <= points and effects.usable(r, s, s.seat, card):
            actions.append(USE + card)


def _add_transformers(actions: list[int], s: State, sites: int, points: int) -> None:
    """BLK-ACT-23: a transformer costs what its zone is worth."""
    found: list[int] = []
    add_cells(found, TRANSFORMER, sites)
    zone_points = s.wiring.board.zone_points
    for action in found:
        if zone_points[TILE_AT[action - TRANSFORMER]] <= points:
            actions.append(action)


# ---- doing it


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the turn is over."""
    if action == DONE:
        return True
    if action >= USE:
        _use(r, s, action - USE)
    elif action == DRAW:
        _draw(r, s)
    else:
        cost = cost_of(r, s, action)
        pay(s, cost)
        pieces.carry_out(s, s.seat, action, cost)
    return False


def cost_of(r: Rules, s: State, action: int) -> int:
    """What an action on a cell costs."""
    if action < ROTATE:  # BLK-ACT-08, BLK-ACT-12
        return r.shape_cost[(action - INSTALL) % SHAPES]
    if action < FAULT:
        return r.rotate_cost
    if action < REPAIR:
        return r.fault_cost
    if action < TRANSFORMER:
        return r.repair_cost
    return s.wiring.board.zone_points[TILE_AT[action - TRANSFORMER]]  # BLK-ACT-23


def pay(s: State, cost: int) -> None:
    """BLK-DARK-08: in the dark, points of one's own first, so that the set still pays an action."""
    if s.dark and cost <= s.spare:
        s.spare -= cost
        return
    from_set = min(cost, s.points)
    s.points -= from_set
    s.spare -= cost - from_set
    s.acted = True


def _use(r: Rules, s: State, card: int) -> None:
    """BLK-ACT-06."""
    cost = r.resource_cost[card]
    if cost:
        pay(s, cost)
    s.hands[s.seat] = cards.without(s.hands[s.seat], card)
    if s.log is not None:
        s.note("used", s.seat, card, cost)
    effects.play(r, s, Task.fresh(True, card))


def _draw(r: Rules, s: State) -> None:
    """BLK-ACT-01, BLK-ACT-02."""
    pay(s, r.draw_cost)
    cards.draw(s, s.seat, 1, r.draw_cost)
    cards.owe(s, s.seat, 1)
