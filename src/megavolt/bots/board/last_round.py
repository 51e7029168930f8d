"""The last round of the grid board game: cities supplied count, and money only between equals."""

from megavolt.bots.board.costs import Costs
from megavolt.bots.board.outlook import Outlook
from megavolt.bots.board.sets import RunSet, RunSets
from megavolt.bots.board.style import Style
from megavolt.games.board.rules import FUELS, HYBRID, Rules
from megavolt.games.board.state import State


class LastRound:
    """Works out what can be supplied, instead of estimating it."""

    def __init__(self, r: Rules, sets: RunSets, style: Style, costs: Costs) -> None:
        self.r = r
        self.sets = sets
        self.style = style
        self.costs = costs

    def growth(self, s: State, seat: int) -> list[int]:
        """What the next city costs, the next two, and so on."""
        sums, total = [], 0
        for cost in self.costs.growth(s, seat, self.costs.end + 1 - s.count[seat], s.money[seat]):
            total += cost
            sums.append(total)
        return sums

    def worth(self, s: State, o: Outlook, plants: tuple[int, ...], money: float) -> float:
        """What plants and money are worth to the seat of an outlook when all is over."""
        best = 0.0
        for run in self.sets.of(plants):
            if not self.sets.can_run(run, o.units, 0):
                continue
            left = money - self._lacking_cost(s, o, run)
            if left < 0.0:
                continue
            worth = self._final(o, s.count[o.seat], run.output, left)
            if worth > best:
                best = worth
        return best

    def _lacking_cost(self, s: State, o: Outlook, run: RunSet) -> float:
        """What the fuel that a run still lacks will cost."""
        base, total = o.seat * FUELS, 0.0
        for fuel in range(FUELS):
            lacking = run.burns[fuel] - s.stock[base + fuel]
            if lacking > 0:
                total += lacking * o.price[fuel]
        if run.mixed:
            a, b = self.r.hybrid
            over = max(s.stock[base + a] - run.burns[a], 0) + max(
                s.stock[base + b] - run.burns[b], 0
            )
            total += max(run.mixed - over, 0) * o.price[HYBRID]
        return total

    def _final(self, o: Outlook, count: int, output: int, money: float) -> float:
        """In the last round: the cities supplied; money only decides between equals."""
        supplied = output if output < count else count
        spent = 0
        for total in o.growth:
            if supplied >= output or total > money:
                break
            spent = total
            supplied += 1
        return supplied * self.style.end_worth + (money - spent) * self.style.tie
