"""Turns of the grid board game that are worth comparing: what the planner would do, less, more,
the end of the game, and what gets in a rival's way."""

from operator import add
from typing import Final

from megavolt.bots.board.building import BuildingPlan
from megavolt.bots.board.fuel import FuelPlan
from megavolt.bots.plans import after, distinct, repeated, stops, turn
from megavolt.bots.policy import Plan
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import BUY, CITY, DONE, FUELS
from megavolt.games.board.state import State

_HOARD: Final = 12  # units of a fuel that are bought beyond need, at most
_MORE: Final = 3  # cities beyond those the planner would build, at most; or to the end of the game
_BLOCKS: Final = 2  # cities that rivals need, tried first


class TurnPlans:
    """Whole turns in the phases in which nobody else has a say."""

    def __init__(self, game: BoardGame, fuel: FuelPlan, building: BuildingPlan) -> None:
        self.game = game
        self._fuel = fuel
        self._building = building

    # ---- fuel

    def fuel(self, s: State) -> list[tuple[Plan, float]]:
        """The planner's purchases; fewer; more of a fuel, which also makes it dear for others."""
        own = turn(self.game, self._fuel.choose, s)
        plans = [own, *stops(own, DONE)]
        for fuel in range(FUELS):
            more = repeated(self.game, s, own[:-1], BUY + fuel, _HOARD)
            for units in (len(more), len(more) // 2, 1):
                if more and units:
                    plans.append((*own[:-1], *more[:units], DONE))
        return distinct(plans)

    # ---- cities

    def building(self, s: State) -> list[tuple[Plan, float]]:
        """The planner's cities; to the end of the game; one fewer or more; other ones first."""
        own = turn(self.game, self._building.choose, s)
        built = len(own) - 1
        seat = s.actor
        more = self._onwards(s, own[:-1])
        plans = [own]
        end = self._building.end - s.count[seat]
        if built < end <= len(more):
            plans.append((*more[:end], DONE))
        plans += stops(own, DONE)
        for length in range(built + 1, min(len(more), built + _MORE) + 1):
            plans.append((*more[:length], DONE))
        for city in self._others(s, own):
            plans.append(self._from(s, CITY + city))
        if len(more) > built + _MORE:
            plans.append((*more, DONE))
        return distinct(plans)

    def _onwards(self, s: State, begun: Plan) -> Plan:
        """The cities of a plan, and after them the cheapest as long as there is money."""
        here, found = after(self.game, s, begun), begun
        seat = s.actor
        most = max(self._building.end - here.count[seat], 1)
        for _ in range(most):
            costs = list(map(add, here.reach[seat], here.house))
            action = CITY + costs.index(min(costs))
            if action not in self.game.legal(here):
                break
            self.game.apply(here, action)
            found = (*found, action)
        return found

    def _others(self, s: State, own: Plan) -> list[int]:
        """Other cities to begin with: the planner's next choices, and what rivals need most."""
        seat, money = s.actor, s.money[s.actor]
        now = list(map(add, s.reach[seat], s.house))
        wanted: list[tuple[int, int]] = []
        for who in range(self.game.players):
            if who != seat and s.count[who]:
                theirs = list(map(add, s.reach[who], s.house))
                city = theirs.index(min(theirs))
                wanted.append((now[city], city))
        wanted.sort()
        blocks = [city for cost, city in wanted if cost <= money][:_BLOCKS]
        weighed = [a - CITY for a, _ in self._building.weighed(s) if a >= CITY]
        found = dict.fromkeys(weighed[:2] + blocks + weighed[2:])
        return [city for city in found if CITY + city != own[0]]

    def _from(self, s: State, action: int) -> Plan:
        """A move, and what the planner does after it."""
        rest = after(self.game, s, (action,))
        if self.game.to_move(rest) != s.actor:
            return (action,)
        return (action, *turn(self.game, self._building.choose, rest))
