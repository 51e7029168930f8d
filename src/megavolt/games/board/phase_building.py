"""Phase 4: networks grow, a city at a time, last in order first."""

from megavolt.games.board import steps
from megavolt.games.board.rules import CITY, DONE, Rules
from megavolt.games.board.state import State
from megavolt.parts.network import FAR


def begin(r: Rules, s: State) -> None:
    s.turn = r.players - 1
    s.actor = s.order[s.turn]


def cost(s: State, seat: int, city: int) -> int:
    """GRID-BUILD-02, 03, 05: cheapest path plus house; FAR or more when it cannot be."""
    return s.reach[seat][city] + s.house[city]


def legal(r: Rules, s: State) -> list[int]:
    seat = s.actor
    if s.count[seat] >= r.figures.houses:  # GRID-SET-05
        return [DONE]
    money = s.money[seat]
    actions = [
        action
        for action, way, house in zip(r.build_actions, s.reach[seat], s.house, strict=True)
        if way + house <= money
    ]
    actions.append(DONE)
    return actions


def apply(r: Rules, s: State, action: int) -> bool:
    """Make a move; True when the phase is over."""
    if action == DONE:
        return _next_builder(s)
    seat, city = s.actor, action - CITY
    price = cost(s, seat, city)
    s.money[seat] -= price
    connect(r, s, seat, city)
    if s.log is not None:
        s.note("built", seat, city, price)
    steps.settle_market(r, s)
    return False


def connect(r: Rules, s: State, seat: int, city: int) -> None:
    """A house on the cheapest open space; the network reaches out from here too."""
    s.spaces[city] |= 1 << r.figures.house_costs.index(s.house[city])
    s.house[city] = r.space_price[s.step][s.spaces[city]]
    way = s.network.cost[city]
    if s.count[seat] == 0:
        reach = way[:]  # GRID-BUILD-07: from now on one network
    else:
        reach = list(map(min, s.reach[seat], way))
    s.cities[seat] = (*s.cities[seat], city)
    s.count[seat] += 1
    for own in s.cities[seat]:  # GRID-BUILD-06
        reach[own] = FAR
    s.reach[seat] = reach


def _next_builder(s: State) -> bool:
    s.turn -= 1
    if s.turn < 0:
        return True
    s.actor = s.order[s.turn]
    return False
