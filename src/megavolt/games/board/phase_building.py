"""Phase 4: networks grow, one city at a time, last in order first."""

from megavolt.games.board import steps, trust
from megavolt.games.board.rules import CITY, DONE, Rules
from megavolt.games.board.state import State
from megavolt.parts.network import FAR


def begin(r: Rules, s: State) -> None:
    s.begin_in_reverse()


def cost(r: Rules, s: State, seat: int, city: int) -> int:
    """GRID-BUILD-02, GRID-BUILD-03, GRID-BUILD-05: cheapest path plus house; FAR or more when it
    cannot be.
    """
    if must_start(r, s, seat):
        return r.figures.house_costs[0] if s.marked >> city & 1 else FAR
    return s.reach[seat][city] + s.house[city]


def must_start(r: Rules, s: State, seat: int) -> bool:
    """GRID-START-02: a network begins in a marked city."""
    return r.start_cities and s.count[seat] == 0


def legal(r: Rules, s: State) -> list[int]:
    seat = s.actor
    if s.count[seat] >= r.houses:  # GRID-SET-05
        return [DONE]
    money = s.money[seat]
    if must_start(r, s, seat):
        return _legal_starts(r, s, money)
    actions = [
        action
        for action, way, house in zip(r.build_actions, s.reach[seat], s.house)  # noqa: B905
        if way + house <= money
    ]  # a plain zip is a loop when compiled; the three have the cities' length
    actions.append(DONE)
    return actions


def _legal_starts(r: Rules, s: State, money: int) -> list[int]:
    if money < r.figures.house_costs[0]:
        return [DONE]
    return [*(a for a in r.build_actions if s.marked >> (a - CITY) & 1), DONE]


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == DONE:
        return not s.next_in_reverse()
    seat, city = s.actor, action - CITY
    price = cost(r, s, seat, city)
    s.money[seat] -= price
    if s.log is not None:
        s.note("built", seat, city, price)
    connect(r, s, seat, city)
    steps.settle_market(r, s)
    return False


def connect(r: Rules, s: State, seat: int, city: int) -> None:
    """A house on the cheapest open space; the network reaches out from here too."""
    was_empty = s.spaces[city] == 0
    _put_house(r, s, seat, city)
    way = s.network.cost[city]
    if s.count[seat] == 0:
        reach = way[:]  # GRID-BUILD-07: from now on one network
    else:
        reach = [a if a < b else b for a, b in zip(s.reach[seat], way)]  # noqa: B905
    s.cities[seat] = (*s.cities[seat], city)
    s.count[seat] += 1
    for own in s.cities[seat]:  # GRID-BUILD-06
        reach[own] = FAR
    s.reach[seat] = reach
    if was_empty:
        steps.open_starts(r, s)


def _put_house(r: Rules, s: State, seat: int, city: int) -> None:
    if must_start(r, s, seat):  # the reserved first space; its marker is a token again
        space = 0
        s.marked &= ~(1 << city)
        s.fuel.supply[r.uranium] += 1
    else:
        space = r.figures.house_costs.index(s.house[city])
    was_empty = s.spaces[city] == 0
    s.put_house(city, space, seat)
    if r.trust_plays and was_empty and s.trust_houses > 0:
        trust.block(s, city)
    s.house = s.house[:]
    s.house[city] = r.price_of(s.step, s.spaces[city], s.marked >> city & 1 == 1)
