"""Phase 3 of the grid board game: fuel for this run, and ahead of a rising price."""

from megavolt.bots.board.costs import Costs
from megavolt.bots.board.sets import RunSet, RunSets
from megavolt.bots.board.style import Style
from megavolt.bots.board.worth import Worth
from megavolt.games.board.rules import BUY, DONE, FUELS, HYBRID, Rules
from megavolt.games.board.state import State
from megavolt.parts.fuel_market import SOLD_OUT
from megavolt.parts.storage import has_room


class FuelPlan:
    """Buys for the best run first, then ahead."""

    def __init__(self, r: Rules, worth: Worth, sets: RunSets, style: Style) -> None:
        self.r = r
        self.worth = worth
        self.sets = sets
        self.costs: Costs = worth.costs
        self.style = style

    def choose(self, s: State) -> int:
        fuel = self.next_fuel(s)
        if fuel < 0:
            fuel = self.ahead(s)
        return BUY + fuel if fuel >= 0 else DONE

    def weighed(self, s: State) -> list[tuple[int, float]]:
        """The best move, then the other fuels the player's plants burn, and stopping."""
        best = self.choose(s)
        candidates = [(best, 0.0)]
        needs = self._needs(s, s.actor)
        for fuel in range(FUELS):
            if needs[fuel] and best != BUY + fuel and self._buyable(s, fuel):
                candidates.append((BUY + fuel, -20.0))
        if best != DONE:
            candidates.append((DONE, -22.0))
        return candidates

    # ---- this run

    def next_fuel(self, s: State) -> int:
        """A fuel that the best run still lacks, or -1."""
        seat = s.actor
        base = seat * FUELS
        run = self._best_run(s, seat)
        for fuel in range(FUELS):
            if run.burns[fuel] > s.stock[base + fuel]:
                return fuel if self._buyable(s, fuel) else -1
        a, b = self.r.hybrid
        spare = s.stock[base + a] - run.burns[a] + s.stock[base + b] - run.burns[b]
        if spare >= run.mixed:
            return -1
        fuel = a if s.fuel.price(a) <= s.fuel.price(b) else b
        return fuel if self._buyable(s, fuel) else -1

    def _buyable(self, s: State, fuel: int) -> bool:
        seat = s.actor
        return s.fuel.price(fuel) <= s.money[seat] and has_room(
            fuel, self.r.hybrid, s.stock, seat * FUELS, s.room[seat]
        )

    def _best_run(self, s: State, seat: int) -> RunSet:
        """The set of plants that pays most after fuel, with the cities it lets one build."""
        money, count = s.money[seat], s.count[seat]
        last = self.worth.last_round(s, seat)
        if last:
            costs = self.costs.growth(s, seat, self.costs.end + 1 - count, money)
        else:
            costs = self.costs.first(s, seat)
        sets = self.sets.of(s.plants[seat])
        best, found = -1e9, sets[-1]
        for run in sets:
            cost = self.cost(s, run, seat)
            if cost > money:
                continue
            supplied = _supplied(run.output, count, costs, money - cost)
            if last:
                left = supplied * 1000.0
            else:
                left = self.worth.pay[supplied]
                left += self.style.growth * max(supplied - count, 0)
            left -= cost + 0.01 * run.output
            if left > best:
                best, found = left, run
        return found

    def cost(self, s: State, run: RunSet, seat: int) -> int:
        """What the fuel that a set still lacks costs now."""
        base = seat * FUELS
        total = 0
        for fuel in range(FUELS):
            lacking = run.burns[fuel] - s.stock[base + fuel]
            if lacking > 0:
                total += self._price_of(s, fuel, lacking)
        if run.mixed == 0:
            return total
        return total + self._mixed_cost(s, run, base)

    def _price_of(self, s: State, fuel: int, units: int) -> int:
        tokens = s.fuel.tokens[fuel]
        tracks = s.fuel.tracks
        if units <= tokens:
            return sum(tracks.price_at[fuel][tokens - units + 1 : tokens + 1])
        if fuel != tracks.store_fuel or units > tokens + s.fuel.store:
            return SOLD_OUT
        return sum(tracks.price_at[fuel][1 : tokens + 1]) + (units - tokens) * tracks.store_price

    def _mixed_cost(self, s: State, run: RunSet, base: int) -> int:
        """Hybrids first burn what is over, then what is cheaper unit by unit."""
        a, b = self.r.hybrid
        over_a = s.stock[base + a] - run.burns[a]
        over_b = s.stock[base + b] - run.burns[b]
        lacking = run.mixed - max(over_a, 0) - max(over_b, 0)
        at_a, at_b = s.fuel.tracks.price_at[a], s.fuel.tracks.price_at[b]
        left_a = max(s.fuel.tokens[a] + min(over_a, 0), 0)
        left_b = max(s.fuel.tokens[b] + min(over_b, 0), 0)
        total = 0
        for _ in range(lacking):
            if at_a[left_a] <= at_b[left_b]:
                total += at_a[left_a]
                left_a -= 1 if left_a else 0
            else:
                total += at_b[left_b]
                left_b -= 1
        return total

    # ---- ahead

    def ahead(self, s: State) -> int:
        """A fuel for the run after this one that will be more expensive then, or -1."""
        seat = s.actor
        if self.worth.last_round(s, seat):
            return -1
        base = seat * FUELS
        needs = self._needs(s, seat)
        best, found = self.style.ahead_margin, -1
        demand = self.worth.demand(s)
        spare = s.money[seat] - self._building_money(s, seat)
        for fuel in range(FUELS):
            if needs[fuel] <= 0 or s.stock[base + fuel] >= 2 * needs[fuel]:
                continue
            price = s.fuel.price(fuel)
            if price > spare or not self._buyable(s, fuel):
                continue
            rise = self._next_price(s, fuel, demand[fuel], needs[fuel]) - price
            if rise > best:
                best, found = rise, fuel
        return found

    def _needs(self, s: State, seat: int) -> list[int]:
        r = self.r
        needs = [0] * FUELS
        for plant in s.plants[seat]:
            fuel = r.fuel_of[plant]
            if fuel < FUELS:
                needs[fuel] += r.units[plant]
            elif fuel == HYBRID:
                a, b = r.hybrid
                needs[a if s.fuel.price(a) <= s.fuel.price(b) else b] += r.units[plant]
        return needs

    def _next_price(self, s: State, fuel: int, demand: float, own: int) -> float:
        """The price next round when it is the player's turn: what rivals take and what comes in."""
        refill = self.worth.refill(s, fuel)
        rivals = max(demand - own, 0.0)
        before = rivals * s.turn / max(self.r.players - 1, 1)  # those who buy after the actor
        tokens = s.fuel.tokens[fuel] - before + refill - rivals * self.style.spread
        return self.worth.price_with(s, fuel, tokens)

    def _building_money(self, s: State, seat: int) -> int:
        """Money that is better spent on cities that can be supplied at once."""
        fuelled = self.sets.fuelled(s.plants[seat], s.stock, seat * FUELS)
        missing = fuelled - s.count[seat]
        if missing <= 0:
            return 0
        return sum(self.costs.first(s, seat)[:missing])


def _supplied(output: int, count: int, costs: list[int], money: int) -> int:
    """Cities supplied when money goes into those that can be."""
    supplied = output if output < count else count
    for cost in costs:
        if supplied >= output or money < cost:
            break
        money -= cost
        supplied += 1
    return supplied
