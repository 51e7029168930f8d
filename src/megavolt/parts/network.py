"""Connection costs: all cheapest paths between the cities in play, worked out once."""

from heapq import heappop, heappush
from typing import Final

FAR: Final = 1_000_000  # no way there, or not in play


class Network:
    """The cities and connections in play. Constant; every state of a match shares one."""

    __slots__ = ("cities", "cost", "in_play", "links")

    def __init__(self, cities: int, links: list[tuple[int, int, int]], in_play: list[bool]) -> None:
        self.cities = cities
        self.in_play = in_play
        self.links = [(a, b, c) for a, b, c in links if in_play[a] and in_play[b]]
        self.cost = self._cheapest()

    def _cheapest(self) -> list[list[int]]:
        """Floyd-Warshall over the cities in play."""
        n = self.cities
        cost = [[FAR] * n for _ in range(n)]
        for city in range(n):
            if self.in_play[city]:
                cost[city][city] = 0
        for a, b, c in self.links:
            cost[a][b] = cost[b][a] = min(c, cost[a][b])
        for via in range(n):
            if self.in_play[via]:
                _relax(cost, via)
        return cost

    def start(self) -> list[int]:
        """What the first city costs to reach: nothing, anywhere in play."""
        return [0 if playing else FAR for playing in self.in_play]

    def tree(self, sources: list[int]) -> dict[int, int]:
        """For each city the one before it on a cheapest path from any source (Dijkstra); a source
        comes before itself.
        """
        before: dict[int, int] = {}
        queue = sorted((0, source, source) for source in sources)
        while queue:
            cost, city, came_from = heappop(queue)
            if city in before:
                continue
            before[city] = came_from
            for a, b, c in self.links:
                if city in (a, b):
                    heappush(queue, (cost + c, b if city == a else a, city))
        return before


def _relax(cost: list[list[int]], via: int) -> None:
    row_via = cost[via]
    for row in cost:
        first = row[via]
        if first == FAR:
            continue
        for city, rest in enumerate(row_via):
            if first + rest < row[city]:
                row[city] = first + rest
