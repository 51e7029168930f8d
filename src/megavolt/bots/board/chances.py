"""Who will win a grid board game: each seat's chance, from what everybody can see."""

from typing import Final

from megavolt.bots.board.building import BuildingPlan
from megavolt.bots.board.outlook import Outlook
from megavolt.bots.board.sets import RunSets
from megavolt.bots.board.worth import Worth
from megavolt.bots.fit import load_fit
from megavolt.games.board.ending import outcome
from megavolt.games.board.rules import FUELS, Rules
from megavolt.games.board.state import BUILDING, BUREAUCRACY, OVER, State

# What is known of a seat; counts of cities are parts of the end count, money is in hundreds.
NAMES: Final[tuple[str, ...]] = (
    "made",  # what it makes of its means by the end, as the planner sees it
    "cities",
    "supplied",  # cities that its plants could supply
    "capacity",
    "slack",  # capacity beyond its cities
    "fuelled",  # cities supplied with the fuel in store
    "money",
    "store",  # what its fuel is worth
    "income",
    "bill",  # what the fuel of a run costs
    "reach",  # cities it can have after the next phase 4
    "final",  # cities it would supply if the game ended then
    "can_end",
    "leads",  # would win if the game ended then
    "ends_it",  # and can end it
    "ahead",  # by how much, against the best rival
    "left",  # money left then
    "place",  # in the order: 1 is first, who buys and builds last
    "best",  # its best plant's output, and its weakest
    "weakest",
    "plants",
    "city_cost",
)
_SURE: Final = 0.96  # of the winner when all that is left is to play the last phase to its end


class Chances:
    """A softmax over the seats."""

    def __init__(self, r: Rules, worth: Worth, sets: RunSets, building: BuildingPlan) -> None:
        self.r = r
        self.worth = worth
        self.sets = sets
        self.building = building
        self.fit = load_fit("board", NAMES)

    def of(self, s: State) -> list[float]:
        """Each seat's chance to win; they add up to 1."""
        if s.phase == OVER:
            return self._won(s)
        if s.phase == BUILDING and max(s.count) >= self.building.end:
            return self._decided(s)
        return self.fit.chances(self.features(s), self.left(s))

    def left(self, s: State) -> float:
        """The time left: the incomes that are still to come."""
        return self.worth.runs_left(s, s.actor)

    def _won(self, s: State) -> list[float]:
        result = outcome(self.r, s)
        assert result is not None
        share = 1.0 / len(result.winners)
        return [share if rank == 1 else 0.0 for rank in result.ranks]

    def _decided(self, s: State) -> list[float]:
        """Somebody has reached the end count: the others only build what they can supply."""
        finals = [self.building.final(s, who) for who in range(self.r.players)]
        best = max(finals)
        winners = finals.count(best)
        if winners == len(finals):
            return [1.0 / winners] * winners
        rest = (1.0 - _SURE) / (len(finals) - winners)
        return [_SURE / winners if final == best else rest for final in finals]

    def features(self, s: State) -> list[list[float]]:
        """By seat, what NAMES says."""
        o = self.worth.outlook(s, s.actor)
        rows = [self._own(s, o, who) for who in range(self.r.players)]
        self._compare(rows)
        return rows

    def _own(self, s: State, o: Outlook, who: int) -> list[float]:
        worth, end = self.worth, float(self.building.end)
        plants, count = s.plants[who], s.count[who]
        capacity = worth.capacity(plants)
        supplied = count if count < capacity else capacity
        cash = float(worth.money(s, s.actor, who))
        store = worth.store_worth(s, who, o.price)
        income = worth.pay[supplied]
        if s.phase == BUREAUCRACY and s.order.index(who) < s.turn:  # paid already
            cash -= income
        o.city = worth.city_cost(s, who)
        if o.runs == 0:
            o.units = worth.reachable(s, who)
        made = worth.project(o, plants, count, cash + store)
        bill = self._bill(o, plants)
        outputs = sorted(self.r.output[plant] for plant in plants) or [0]
        free = cash + store - bill
        costs = worth.costs.growth(s, who, int(end) - count, int(free) if free > 0.0 else 0)
        reach = count + len(costs)
        final = reach if reach < capacity else capacity
        spent = 0
        for i in range(final - count):
            spent += costs[i]
        left = free - spent
        can_end = 1.0 if reach >= end else 0.0
        return [
            made / 100.0,
            count / end,
            supplied / end,
            capacity / end,
            max(0, capacity - count) / end,
            min(self.sets.fuelled(plants, s.stock, who * FUELS), count) / end,
            cash / 100.0,
            store / 100.0,
            income / 100.0,
            bill / 100.0,
            reach / end,
            final / end,
            can_end,
            0.0,
            0.0,
            0.0,
            left / 100.0,
            (s.order.index(who) + 1) / self.r.players,
            outputs[-1] / 6.0,
            outputs[0] / 6.0,
            len(plants) / 3.0,
            o.city / 20.0,
        ]

    def _bill(self, o: Outlook, plants: tuple[int, ...]) -> float:
        r, bill = self.r, 0.0
        for plant in plants:
            bill += r.units[plant] * o.price[r.fuel_of[plant]]
        return bill

    def _compare(self, rows: list[list[float]]) -> None:
        """Fill in what depends on the others: who would win if the game ended next."""
        finals = [row[_FINAL] + 0.01 * row[_LEFT] for row in rows]
        for who, row in enumerate(rows):
            rivals = max(finals[:who] + finals[who + 1 :])
            row[_LEADS] = 1.0 if finals[who] > rivals else 0.0
            row[_LEADS + 1] = row[_LEADS] * row[_CAN_END]
            row[_LEADS + 2] = min(max(finals[who] - rivals, -0.3), 0.3)


_FINAL: Final = 11
_CAN_END: Final = 12
_LEADS: Final = 13
_LEFT: Final = 16
