"""Phase 5 of the grid board game: which plants run, and what hybrids burn."""

from megavolt.games.board.rules import DONE, FUELS, HYBRID, Rules
from megavolt.games.board.state import State
from tests.bots.planner_before.sets import RunSet, RunSets
from tests.bots.planner_before.style import Style
from tests.bots.planner_before.worth import Worth


class RunningPlan:
    """Weighs income against the fuel it burns."""

    def __init__(self, r: Rules, worth: Worth, sets: RunSets, style: Style) -> None:
        self.r = r
        self.worth = worth
        self.sets = sets
        self.style = style

    def choose(self, s: State) -> int:
        """The set of plants that leaves most when its fuel is counted, one plant after another."""
        seat = s.actor
        if s.supplied >= s.count[seat]:
            return DONE
        left = tuple([p for p in s.plants[seat] if p not in s.ran])
        prices = self.worth.fuel_prices(s, self.worth.runs_left(s, seat) - 1.0)
        run = self._best(s, left, prices)
        for plant in run.plants:
            if self.r.fuel_of[plant] != HYBRID:
                return self.r.runs[plant][0]
        if run.plants:
            return self._mix(s, run, prices)
        return DONE

    def _best(self, s: State, plants: tuple[int, ...], prices: list[float]) -> RunSet:
        seat = s.actor
        sets = self.sets.of(plants)
        best, found = -1e9, sets[-1]
        for run in sets:
            if not self.sets.can_run(run, s.stock, seat * FUELS):
                continue
            supplied = min(s.supplied + run.output, s.count[seat])
            burnt = run.mixed * prices[HYBRID]
            for fuel in range(FUELS):
                burnt += run.burns[fuel] * prices[fuel]
            left = self.worth.pay[supplied] - burnt * self.style.saved
            if left > best:
                best, found = left, run
        return found

    def _mix(self, s: State, run: RunSet, prices: list[float]) -> int:
        """The first hybrid of the set burns as much as it can of the fuel that will be cheap."""
        r = self.r
        plant = run.plants[0]
        a, b = r.hybrid
        base = s.actor * FUELS
        units = r.units[plant]
        free_a = min(s.stock[base + a] - run.burns[a], units)
        free_b = min(s.stock[base + b] - run.burns[b], units)
        of_b = free_b if prices[b] <= prices[a] else units - free_a
        return r.runs[plant][of_b]  # the k-th way to run a hybrid burns k units of the second
