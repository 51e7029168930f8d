"""What further cities cost a player, one or several, and who can reach the end count now."""

from operator import add
from typing import Final

from megavolt.games.board.rules import Rules
from megavolt.games.board.state import State
from megavolt.parts.network import FAR, Network

_MOST_KEPT: Final = 2_000  # growths kept; after that they are worked out again


class Growth:
    """A network that connects its cheapest city again and again, as far as anybody has asked."""

    __slots__ = ("_begins", "_costs", "_house", "_network", "_now", "first", "house", "reach")

    def __init__(
        self, network: Network, reach: list[int], house: list[int], own: tuple[int, ...]
    ) -> None:
        self.reach = reach
        self.house = house
        self.first = sorted(map(add, reach, house))  # what each city costs now
        self._network = network
        self._begins = not own
        self._house = house[:]
        for city in own:
            self._house[city] = FAR
        self._now = list(map(add, reach, self._house))
        self._costs: list[int] = []

    def costs(self, wanted: int, money: int) -> list[int]:
        """What the next cities cost one after another, as far as the money reaches."""
        known = self._costs
        number = 0
        while number < wanted:
            if number == len(known):
                self._connect()
            if known[number] > money:
                break
            money -= known[number]
            number += 1
        return known[:number] if number > 0 else []

    def _connect(self) -> None:
        now, house = self._now, self._house
        cheapest = min(now)
        city = now.index(cheapest)
        self._costs.append(cheapest)
        house[city] = FAR
        way = self._network.cost[city]
        if self._begins:
            self._now = list(map(add, way, house))
            self._begins = False
            return
        # mypyc walks three lists at once only without `strict`; they are of one length.
        self._now = [a if a < b + c else b + c for a, b, c in zip(now, way, house)]  # noqa: B905
        self._now[city] = FAR


class Costs:
    """Works from the connection costs that the state keeps."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self.end = r.figures.end_cities
        self.cheapest = r.figures.house_costs[0]
        self._kept: dict[tuple[int, int], Growth] = {}

    def of(self, s: State, seat: int) -> Growth:
        """A player's growth. It is kept: cities are asked about far more often than built.

        A state replaces its lists of costs and never changes them, so that the same two lists mean
        the same growth; as long as it is kept, no other list can have their ids.
        """
        key = (id(s.reach[seat]), id(s.house))
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = Growth(s.network, s.reach[seat], s.house, s.cities[seat])
            self._kept[key] = found
        return found

    def first(self, s: State, seat: int) -> list[int]:
        """What each city that can be connected now costs, the cheapest first."""
        if self.r.start_cities and s.count[seat] == 0:
            return [self.cheapest] if s.marked else []
        costs = self.of(s, seat).first[:]
        while costs and costs[-1] >= FAR:
            costs.pop()
        return costs

    def growth(self, s: State, seat: int, wanted: int, money: int) -> list[int]:
        """The costs of the next cities one after another, as far as the money reaches."""
        if self.r.start_cities and not s.count[seat]:
            return self.first(s, seat)
        return self.of(s, seat).costs(wanted, money)

    def can_end(self, s: State, who: int, money: int) -> bool:
        """Does the money of a player reach for the cities that end the game?"""
        return self.can_reach(s, who, money, self.end)

    def can_reach(self, s: State, who: int, money: int, cities: int) -> bool:
        """Does the money of a player reach for a network of so many cities?"""
        missing = cities - s.count[who]
        least = self.cheapest + 1 if missing < 3 else self.cheapest + 3  # a city costs more
        if missing * least > money:
            return False
        return len(self.growth(s, who, missing, money)) >= missing
