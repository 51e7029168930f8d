"""Before round one: regions are drafted, the Trust's houses placed, start cities marked."""

from megavolt.games.board import steps, trust
from megavolt.games.board.rules import Rules
from megavolt.games.board.state import DRAFT, NOTHING, PLACE, PREPARATION, State

PLACERS = (0, 1, 1, 0, 0, 1)  # GRID-TRUST-02: the first player one, then two, two and one


def begin(r: Rules, s: State) -> bool:
    """Start with the first decision there is; True when there is none."""
    s.phase = PREPARATION
    s.pending = NOTHING
    return _next_stage(r, s)


def _next_stage(r: Rules, s: State) -> bool:
    done = r.preparations.index(s.pending) + 1 if s.pending in r.preparations else 0
    s.turn = 0
    if done == len(r.preparations):
        s.pending = NOTHING
        return True
    s.pending = r.preparations[done]
    s.actor = s.order[0]
    return False


def legal(r: Rules, s: State) -> list[int]:
    if s.pending == DRAFT:
        return [r.region0 + region for region in draftable(r, s)]
    if s.pending == PLACE:
        return [r.place0 + city for city in placeable(s)]
    return [r.mark0 + city for city in markable(s)]


def draftable(r: Rules, s: State) -> list[int]:
    """GRID-SET-04: regions that leave the set completable to a connected one."""
    sets = [{*regions} for regions in r.region_sets()]
    chosen = {*s.regions}
    regions = range(len(r.map.regions))
    return [i for i in regions if i not in chosen and any(chosen | {i} <= x for x in sets)]


def placeable(s: State) -> list[int]:
    """GRID-TRUST-02: anywhere at first, then next to a city of the Trust."""
    in_play = [c for c in range(s.network.cities) if s.network.in_play[c]]
    if s.turn == 0:
        return in_play
    near = set()
    for a, b, _ in s.network.links:
        if s.spaces[a] or s.spaces[b]:
            near |= {a, b}
    return [c for c in in_play if c in near and not s.spaces[c]]


def markable(s: State) -> list[int]:
    """GRID-START-01, GRID-START-04: a city in play whose 10-space is free, not marked yet."""
    cities = range(s.network.cities)
    return [
        c for c in cities if s.network.in_play[c] and not s.spaces[c] & 15 and not s.marked >> c & 1
    ]


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a decision; True when round one can begin."""
    if s.pending == DRAFT:
        return _draft(r, s, action - r.region0)
    if s.pending == PLACE:
        return _place(r, s, action - r.place0)
    return _mark(r, s, action - r.mark0)


def _draft(r: Rules, s: State, region: int) -> bool:
    if s.log is not None:
        s.note("drafted", s.actor, region)
    s.regions = tuple(sorted((*s.regions, region)))
    s.turn += 1
    if len(s.regions) < r.figures.regions_in_play:
        s.actor = s.order[s.turn % r.players]
        return False
    s.network = r.network(s.regions)
    s.reach = [s.network.start() for _ in range(r.players)]
    return _next_stage(r, s)


def _place(r: Rules, s: State, city: int) -> bool:
    if s.log is not None:
        s.note("placed", s.actor, city)
    trust.place_house(s, city, 0)
    steps.price_houses(r, s)
    s.turn += 1
    if s.turn < len(PLACERS):
        s.actor = s.order[PLACERS[s.turn]]
        return False
    return _next_stage(r, s)


def _mark(r: Rules, s: State, city: int) -> bool:
    if s.log is not None:
        s.note("marked", s.actor, city)
    s.marked |= 1 << city
    s.fuel.supply[r.uranium] -= 1
    if r.trust_plays:  # GRID-START-04
        trust.block(s, city)
    steps.price_houses(r, s)
    s.turn += 1
    if s.turn < r.players:
        s.actor = s.order[s.turn]
        return False
    return _next_stage(r, s)
