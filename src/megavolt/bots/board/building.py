"""Phase 4 of the grid board game: where to build, how far, and when to end the game."""

from operator import add
from typing import Final

from megavolt.bots.board.costs import Costs, Growth
from megavolt.bots.board.sets import RunSets
from megavolt.bots.board.style import LONGEST, Style
from megavolt.bots.board.worth import Worth
from megavolt.games.board.rules import CITY, DONE, FUELS, Rules
from megavolt.games.board.state import State
from megavolt.parts.network import FAR

_CANDIDATES: Final = 5  # cities looked at
_NEXT: Final = 3  # cities after one that count for it
_PLACES: Final = 8  # starts looked at closely


class BuildingPlan:
    """Builds towards what can be supplied, and ends the game when that wins it."""

    def __init__(self, r: Rules, worth: Worth, sets: RunSets, style: Style) -> None:
        self.r = r
        self.worth = worth
        self.costs: Costs = worth.costs
        self.sets = sets
        self.style = style
        self.end = r.figures.end_cities

    # ---- the decision

    def choose(self, s: State) -> int:
        seat = s.actor
        if s.count[seat] and self.wanted(s, seat) <= s.count[seat]:
            return DONE
        return self.weighed(s)[0][0]

    def weighed(self, s: State) -> list[tuple[int, float]]:
        """The moves worth considering, the best first, with what they are worth."""
        seat = s.actor
        if s.count[seat] >= self.r.houses:
            return [(DONE, 0.0)]
        if s.count[seat] == 0:
            return self._starts(s)
        wanted = self.wanted(s, seat)
        cities = self._cities(s, seat, self._dearest(s, seat))
        if not cities:
            return [(DONE, 0.0)]
        if wanted <= s.count[seat]:
            return [(DONE, cities[0][1] + 15.0), *cities[:2]]
        candidates = [*cities[:3], (DONE, cities[0][1] - 12.0)]
        candidates.sort(key=_by_worth)
        return candidates

    def _dearest(self, s: State, seat: int) -> int:
        """What a city may cost: all there is in the last round, else a usual price and a bit."""
        money = s.money[seat]
        if self.ends_now(s, seat) or self._drags_on(s):
            return money
        count = s.count[seat]
        overtaken = s.count.count(count) - 1  # rivals who would then buy and build earlier
        most = self.style.city_price + self.style.patience * self.worth.step[count + 1]
        most -= self.style.order_worth * overtaken
        return int(most) if most < money else money

    def _cities(self, s: State, seat: int, money: int) -> list[tuple[int, float]]:
        """The best cities to connect next, with minus what they and the next ones cost."""
        reach = s.reach[seat]
        now = list(map(add, reach, s.house))
        cheapest = sorted(range(len(now)), key=now.__getitem__)[:_CANDIDATES]
        candidates = []
        for city in cheapest:
            if now[city] > money:
                break
            way = s.network.cost[city]
            after = [(a if a < b else b) + c for a, b, c in zip(reach, way, s.house)]  # noqa: B905
            after.sort()
            cost = now[city] + self.style.cluster * sum(after[:_NEXT])
            candidates.append((CITY + city, -cost))
        candidates.sort(key=_by_worth)
        return candidates

    def _starts(self, s: State) -> list[tuple[int, float]]:
        seat = s.actor
        money = s.money[seat]
        if self.r.start_cities:
            cities = [c for c in range(len(s.house)) if s.marked >> c & 1]
            price = self.r.figures.house_costs[0]
        else:
            cities = [c for c in range(len(s.house)) if s.reach[seat][c] + s.house[c] <= money]
            price = 0
        if not cities or money < price:
            return [(DONE, 0.0)]
        return [*self.best_places(s, seat, cities, CITY)[:4], (DONE, -1000.0)]

    def best_places(
        self, s: State, seat: int, cities: list[int], first: int
    ) -> list[tuple[int, float]]:
        """The cheapest places to begin a network, as actions from `first` on, the best first."""
        near = [(self._nearby(s, city), city) for city in cities]
        near.sort()
        candidates = [(first + city, -self.around(s, seat, city)) for _, city in near[:_PLACES]]
        candidates.sort(key=_by_worth)
        return candidates

    def _nearby(self, s: State, city: int) -> int:
        """What the nearest cities cost from here; a first look, to spare the longer one."""
        return sum(sorted(map(add, s.network.cost[city], s.house))[:_NEXT])

    def around(self, s: State, seat: int, city: int) -> float:
        """What a network that begins in a city would cost; near rivals, cities go fast."""
        total = float(s.house[city] if s.house[city] < FAR else 10)
        costs = Growth(s.network, s.network.cost[city], s.house, (city,)).costs(6, FAR - 1)
        weight = 1.0
        for i in range(6):
            total += weight * (costs[i] if i < len(costs) else 40)
            weight *= self.style.near
        for who in range(self.r.players):
            if who != seat and s.count[who]:
                near = s.reach[who][city]
                if near < 20:
                    total += self.style.contested * (20 - near) / 20.0
        return total

    # ---- how many

    def wanted(self, s: State, seat: int) -> int:
        """The number of cities to have when the turn is over."""
        count = s.count[seat]
        fuelled = self.sets.fuelled(s.plants[seat], s.stock, seat * FUELS)
        if max(s.count) >= self.end:
            return fuelled
        if self._drags_on(s):
            return max(fuelled, self.end)
        if self._can_end(s, seat):
            if self._wins_now(s, seat, fuelled):
                return max(fuelled, self.end)
            if self._loses_later(s, seat, fuelled):
                return fuelled
            if count + 1 >= self.end:
                return count
        most = fuelled if fuelled < self.end else self.end - 1
        if count < most:
            return most
        return count + 1 if self._builds_beyond(s, seat) else count

    def _drags_on(self, s: State) -> bool:
        """Who ends the game may lose it, so that each could wait for the other for ever."""
        return s.round >= LONGEST

    def _builds_beyond(self, s: State, seat: int) -> bool:
        """May a city wait for a plant because there is money for both?"""
        capacity = self.worth.capacity(s.plants[seat])
        most = min(capacity + self.style.beyond, self.end - 1)
        if s.count[seat] >= most or self._rival_can_end(s, seat):
            return False
        costs = self.costs.first(s, seat)
        return bool(costs) and s.money[seat] - costs[0] >= self.style.beyond_reserve

    def ends_now(self, s: State, seat: int) -> bool:
        """Will the game end with this phase, through the player or a rival?"""
        if max(s.count) >= self.end:
            return True
        return self._can_end(s, seat) or self._rival_can_end(s, seat)

    def _rival_can_end(self, s: State, seat: int) -> bool:
        return any(self._can_end(s, s.order[i]) for i in range(s.turn))

    def _can_end(self, s: State, who: int) -> bool:
        return self.costs.can_end(s, who, self.worth.money(s, s.actor, who))

    def _wins_now(self, s: State, seat: int, fuelled: int) -> bool:
        """Would the game, ended now, be won? Rivals who build later do what they can."""
        money, cities = s.money[seat], s.count[seat]
        costs = self.costs.growth(s, seat, max(self.end, fuelled) - cities, money)
        mine = (min(fuelled, cities + len(costs)), money - sum(costs))
        return all(mine > self.final(s, who) for who in range(self.r.players) if who != seat)

    def _loses_later(self, s: State, seat: int, fuelled: int) -> bool:
        """Will a rival who builds later end the game and win it if the player holds back?"""
        held = (min(fuelled, s.count[seat]), s.money[seat])
        for i in range(s.turn):
            who = s.order[i]
            if self._can_end(s, who) and self.final(s, who) > held:
                return True
        return False

    def final(self, s: State, who: int) -> tuple[int, int]:
        """Cities a player will supply if this is the last phase, and the money left."""
        fuelled = self.sets.fuelled(s.plants[who], s.stock, who * FUELS)
        money, cities = self.worth.money(s, s.actor, who), s.count[who]
        if s.order.index(who) <= s.turn and fuelled > cities:
            costs = self.costs.growth(s, who, fuelled - cities, money)
            money -= sum(costs)
            cities += len(costs)
        return (min(fuelled, cities), money)


def _by_worth(way: tuple[int, float]) -> float:
    return -way[1]
