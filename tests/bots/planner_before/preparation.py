"""Before round one of the grid board game: regions, the Trust's houses, start cities."""

from megavolt.games.board import phase_preparation
from megavolt.games.board.rules import Rules
from megavolt.games.board.state import DRAFT, PLACE, State
from tests.bots.planner_before.building import BuildingPlan


class PreparationPlan:
    """Looks for cheap places to begin in."""

    def __init__(self, r: Rules, building: BuildingPlan) -> None:
        self.r = r
        self.building = building

    def choose(self, s: State) -> int:
        return self.weighed(s)[0][0]

    def weighed(self, s: State) -> list[tuple[int, float]]:
        """The best places first, with minus what a network there would cost."""
        if s.pending == DRAFT:
            regions = phase_preparation.draftable(self.r, s)
            candidates = [(self.r.region0 + i, -self._region_cost(i)) for i in regions]
        elif s.pending == PLACE:  # the Trust goes where nobody wants to build
            cities = phase_preparation.placeable(s)
            candidates = [(self.r.place0 + c, self.building.around(s, s.actor, c)) for c in cities]
        else:
            cities = phase_preparation.markable(s)
            candidates = self.building.best_places(s, s.actor, cities, self.r.mark0)
        candidates.sort(key=_by_worth)
        return candidates

    def _region_cost(self, region: int) -> float:
        """The mean connection inside a region."""
        cities = self.r.map.cities
        costs = [
            cost
            for a, b, cost in self.r.map.connections
            if cities[a].region == region and cities[b].region == region
        ]
        return sum(costs) / len(costs) if costs else 99.0


def _by_worth(way: tuple[int, float]) -> float:
    return -way[1]
