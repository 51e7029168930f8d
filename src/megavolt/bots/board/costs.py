"""What further cities cost a player, one or several, and who can reach the end count now."""

from operator import add

from megavolt.games.board.rules import Rules
from megavolt.games.board.state import State
from megavolt.parts.network import FAR


class Costs:
    """Works from the connection costs that the state keeps."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self.end = r.figures.end_cities
        self.cheapest = r.figures.house_costs[0]

    def first(self, s: State, seat: int) -> list[int]:
        """What each city that can be connected now costs, the cheapest first."""
        if self.r.start_cities and s.count[seat] == 0:
            return [self.cheapest] if s.marked else []
        costs = sorted(map(add, s.reach[seat], s.house))
        while costs and costs[-1] >= FAR:
            costs.pop()
        return costs

    def growth(self, s: State, seat: int, wanted: int, money: int) -> list[int]:
        """The costs of the next cities one after another, as far as the money reaches."""
        if self.r.start_cities and not s.count[seat]:
            return self.first(s, seat)
        house = s.house[:]
        for own in s.cities[seat]:
            house[own] = FAR
        return self.grow(s, s.reach[seat], house, wanted, money, begins=not s.count[seat])

    def grow(
        self,
        s: State,
        reach: list[int],
        house: list[int],
        wanted: int,
        money: int,
        begins: bool = False,
    ) -> list[int]:
        """Connects the cheapest city again and again; `house` is used up."""
        costs: list[int] = []
        now = list(map(add, reach, house))
        while len(costs) < wanted:
            cheapest = min(now)
            if cheapest > money:
                break
            money -= cheapest
            city = now.index(cheapest)
            costs.append(cheapest)
            house[city] = FAR
            way = s.network.cost[city]
            if begins:
                now = list(map(add, way, house))
                begins = False
            else:
                now = [a if a < b + c else b + c for a, b, c in zip(now, way, house)]  # noqa: B905
                now[city] = FAR
        return costs

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
