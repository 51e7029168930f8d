"""The invariants of a state: what must hold at every moment of every game."""

from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.state import LOSE_FUEL, SCRAP, State
from megavolt.parts.network import FAR
from megavolt.parts.storage import fits


def broken(r: Rules, s: State) -> list[str]:
    """The invariants that do not hold, in words."""
    return [*_plants(r, s), *_fuel(r, s), *_money(s), *_houses(r, s), *_reach(r, s)]


def _plants(r: Rules, s: State) -> list[str]:
    places = [p for p in (*s.market.row, *s.market.stack, *s.removed) if p != r.end_card]
    for plants in (*s.plants, s.trust_plants):
        places.extend(plants)
    places.extend(p for p in r.plants if s.market.gone >> p & 1)
    problems = []
    if sorted(places) != list(r.plants):
        problems.append(f"plants are not each in one place: {sorted(places)}")
    if list(s.market.row) != sorted(s.market.row):
        problems.append(f"the market is not sorted: {s.market.row}")
    limit = r.figures.plant_limit + (1 if s.pending == SCRAP else 0)
    problems += [f"seat {i} has {p}" for i, p in enumerate(s.plants) if len(p) > limit]
    to_come = r.end_card in s.market.stack or r.end_card in s.market.row
    if to_come == (s.step == 3 or s.step3_due):
        problems.append("the Step 3 card is in the wrong place")
    return problems


def _fuel(r: Rules, s: State) -> list[str]:
    problems = []
    for fuel, table in enumerate(r.figures.fuels):
        owned = sum(s.stock[fuel::FUELS])
        store = s.fuel.store if fuel == r.tracks.store_fuel else 0
        markers = s.marked.bit_count() if fuel == r.uranium else 0
        count = owned + s.fuel.tokens[fuel] + s.fuel.supply[fuel] + store + markers
        if count != table.total:
            problems.append(f"{count} {table.name} instead of {table.total}")
        if not 0 <= s.fuel.tokens[fuel] <= r.tracks.capacity[fuel]:
            problems.append(f"{s.fuel.tokens[fuel]} {table.name} in the market")
    for seat in range(r.players):
        if s.pending in (SCRAP, LOSE_FUEL) and seat == s.actor:
            continue
        if not fits(r.hybrid, s.stock, seat * FUELS, s.room[seat]):
            problems.append(f"seat {seat} stores more than fits")
    if min(*s.stock, *s.fuel.supply, s.fuel.store) < 0:
        problems.append("a count of fuel is negative")
    return problems


def _money(s: State) -> list[str]:
    return [f"seat {i} has {m} Elektro" for i, m in enumerate(s.money) if m < 0]


def _houses(r: Rules, s: State) -> list[str]:
    problems = []
    trust_houses = 0
    for city in range(r.cities):
        owners = [i for i, cities in enumerate(s.cities) if city in cities]
        houses = [s.spaces[city] >> 4 * space & 15 for space in range(3)]
        seats = sorted(house - 1 for house in houses if house)
        trust_houses += seats.count(r.players)
        if len(owners) > s.step or (seats and not s.network.in_play[city]):
            problems.append(f"{len(owners)} houses in {r.map.cities[city].id}")
        if [seat for seat in seats if seat < r.players] != owners:
            problems.append(f"spaces of {r.map.cities[city].id} do not match its houses")
    if r.trust_plays and trust_houses + s.trust_houses != r.trust.houses:
        problems.append(f"the Trust has {trust_houses} houses placed and {s.trust_houses} left")
    for seat, cities in enumerate(s.cities):
        if len(set(cities)) != s.count[seat] or s.count[seat] > r.figures.houses:
            problems.append(f"seat {seat} has {s.count[seat]} cities: {cities}")
    return problems


def _reach(r: Rules, s: State) -> list[str]:
    """The distance vectors updated step by step equal those computed from scratch."""
    problems = []
    for seat, cities in enumerate(s.cities):
        cost = s.network.cost
        if not cities and s.reach[seat] != _starts(r, s):
            problems.append(f"seat {seat} misjudges where to begin")
        for city in range(r.cities):
            if not cities or city in cities:
                continue
            if s.reach[seat][city] != min(cost[own][city] for own in cities):
                problems.append(f"seat {seat} misjudges {r.map.cities[city].id}")
    return problems


def _starts(r: Rules, s: State) -> list[int]:
    """GRID-BUILD-02, as a vector of distances."""
    cities = [city for city in range(r.cities) if s.network.in_play[city]]
    empty = [city for city in cities if s.spaces[city] == 0]
    starts = empty if r.begins_in_empty_city and empty else cities
    return [0 if city in starts else FAR for city in range(r.cities)]
