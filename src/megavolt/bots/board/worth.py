"""What plants are worth over the rest of a game: rounds left, income, fuel, the end."""

from megavolt.bots.board.costs import Costs
from megavolt.bots.board.last_round import LastRound
from megavolt.bots.board.outlook import Outlook
from megavolt.bots.board.projection import MOST, Economy
from megavolt.bots.board.sets import RunSets
from megavolt.bots.board.style import Style
from megavolt.games.board.rules import END_CARD, FUELS, HYBRID, NO_FUEL, Rules
from megavolt.games.board.state import AUCTION, BUREAUCRACY, FUEL, State
from megavolt.games.board.steps import refill_of


class Worth:
    """Values plants for a configuration; holds nothing that changes."""

    def __init__(self, r: Rules, sets: RunSets, style: Style) -> None:
        self.r = r
        self.sets = sets
        self.style = style
        self.costs = Costs(r)
        self.last = LastRound(r, sets, style, self.costs)
        self.end = r.figures.end_cities
        self.pay = [float(r.pay(n)) for n in range(MOST + 1)]
        self.step = [0.0] + [self.pay[n] - self.pay[n - 1] for n in range(1, MOST + 1)]

    # ---- what everybody can know

    def money(self, s: State, seat: int, who: int) -> int:
        """A rival's money; where it is hidden, about what the last income must have left."""
        if who == seat or not self.r.hidden_money:
            return s.money[who]
        return int(self.pay[min(s.count[who], self.capacity(s.plants[who]))])

    def capacity(self, plants: tuple[int, ...]) -> int:
        """The cities that plants supply when all of them run."""
        total = 0
        for plant in plants:
            total += self.r.output[plant]
        return total if total < MOST else MOST

    # ---- how long the game will last

    def runs_left(self, s: State, seat: int) -> float:
        """Incomes until somebody can reach the end count with plants to supply it."""
        least = 99.0
        for who in range(self.r.players):
            needed = self.rounds_needed(s, seat, who)
            if needed < least:
                least = needed
        floor = 1.0 if s.phase == BUREAUCRACY else 0.0
        if least > 0.0:
            least += self.style.hurry
        elif not self.last_round(s, seat):
            least = 1.0
        return least if least > floor else floor

    def last_round(self, s: State, seat: int) -> bool:
        """Will the game rather end this round than not?"""
        return self.ending(s, seat) >= 0.5

    def ending(self, s: State, seat: int) -> float:
        """How likely it is that the game ends this round.

        Somebody can supply the cities for it, or nearly so: plants are still to be bought. Or
        somebody can connect them, and then supplies more of them than anybody else.
        """
        best = second = rusher = 0
        for who in range(self.r.players):
            reach = self._reach(s, who, self.money(s, seat, who))
            supply = min(reach, self.capacity(s.plants[who]))
            if reach >= self.end and supply > rusher:
                rusher = supply
            if supply > best:
                best, second = supply, best
            elif supply > second:
                second = supply
        chance = 0.0
        if rusher:
            chance = self.style.rush if rusher == best > second else self.style.rush_tied
        short = self.end - best
        if short >= len(self.style.ending):
            return chance
        return max(self.style.ending[max(short, 0)], chance)

    def _reach(self, s: State, who: int, money: int) -> int:
        """How large a player's network can be after this round, up to the end count."""
        count = s.count[who]
        if count >= self.end or count + money // self.costs.cheapest < self.end - 3:
            return count  # or too small to matter
        return count + len(self.costs.growth(s, who, self.end - count, money))

    def rounds_needed(self, s: State, seat: int, who: int) -> float:
        """Rounds of income a player needs for the cities and plants of the end."""
        style, end = self.style, self.end
        cities = s.count[who]
        capacity = self.capacity(s.plants[who])
        cost = (end - cities) * style.city_price - self.money(s, seat, who)
        if capacity < end:
            cost += (end - capacity) * style.plant_price
        if cost <= 0.0:
            return 0.0
        now = self.pay[cities if cities < capacity else capacity]
        return cost / (0.5 * (now + self.pay[end]) * style.network_share)

    # ---- what fuel will cost

    def demand(self, s: State) -> list[float]:
        """Units of each fuel that one run of all plants in play burns."""
        wanted = [0.0] * FUELS
        for plants in s.plants:
            self._add_demand(plants, wanted)
        if self.r.trust_plays:
            self._add_demand(s.trust_plants, wanted)
        return wanted

    def _add_demand(self, plants: tuple[int, ...], wanted: list[float]) -> None:
        r = self.r
        for plant in plants:
            fuel = r.fuel_of[plant]
            if fuel < FUELS:
                wanted[fuel] += r.units[plant]
            elif fuel == HYBRID:
                wanted[r.hybrid[0]] += 0.5 * r.units[plant]
                wanted[r.hybrid[1]] += 0.5 * r.units[plant]

    def price_with(self, s: State, fuel: int, tokens: float) -> float:
        """The price of a unit when so many tokens lie in the market."""
        tracks = s.fuel.tracks
        left = int(tokens)
        if left > 0:
            most = tracks.capacity[fuel]
            return float(tracks.price_at[fuel][left if left < most else most])
        if fuel == tracks.store_fuel and s.fuel.store > 0:
            return float(tracks.store_price)
        return self.scarce(fuel)

    def scarce(self, fuel: int) -> float:
        """A unit that is sold out is worth more than the most expensive one."""
        return self.style.scarce if fuel != self.r.uranium else self.style.scarce * 1.5

    def refill(self, s: State, fuel: int) -> int:
        """The units of a fuel that come in at the end of the round."""
        return refill_of(self.r, s, fuel)

    def _taken_before(self, s: State, seat: int) -> list[float]:
        """Units of each fuel that those take who buy before a player; stocks count half."""
        wanted = [0.0] * FUELS
        for who in s.order[s.order.index(seat) + 1 :]:
            self._add_demand(s.plants[who], wanted)
            for fuel in range(FUELS):
                wanted[fuel] -= 0.5 * s.stock[who * FUELS + fuel]
        if self.r.trust_plays and seat == s.order[0]:  # GRID-TRUST-05
            self._add_demand(s.trust_plants, wanted)
        return wanted

    def fuel_prices(self, s: State, runs: float) -> list[float]:
        """A unit of each fuel, on average over the next runs; a hybrid takes the cheaper."""
        r, spread = self.r, self.style.spread
        wanted = self.demand(s)
        prices = [0.0] * (NO_FUEL + 1)
        ahead = runs if runs < 3.0 else 3.0
        for fuel in range(FUELS):
            now = s.fuel.tokens[fuel] - spread * wanted[fuel]
            later = now + (self.refill(s, fuel) - wanted[fuel]) * ahead
            prices[fuel] = 0.5 * (self.price_with(s, fuel, now) + self.price_with(s, fuel, later))
        a, b = prices[r.hybrid[0]], prices[r.hybrid[1]]
        prices[HYBRID] = a if a < b else b
        return prices

    def reachable(self, s: State, seat: int) -> list[int]:
        """Units of each fuel that a player has or can still get this round."""
        base = seat * FUELS
        if s.phase not in (AUCTION, FUEL):
            return s.stock[base : base + FUELS]
        before = self._taken_before(s, seat)
        units = []
        for fuel in range(FUELS):
            left = s.fuel.tokens[fuel] - max(before[fuel], 0.0)
            if fuel == s.fuel.tracks.store_fuel:
                left += s.fuel.store
            units.append(s.stock[base + fuel] + int(max(left, 0.0)))
        return units

    # ---- what plants bring

    def outlook(self, s: State, seat: int) -> Outlook:
        style = self.style
        runs = self.runs_left(s, seat)
        o = Outlook(seat, int(runs + 0.5), self.fuel_prices(s, runs), self.city_cost(s, seat))
        o.means = s.money[seat] + self.style.credit * self.store_worth(s, seat, o.price)
        o.ending = self.ending(s, seat)
        if o.ending > 0.0 or o.runs == 0:
            o.units = self.reachable(s, seat)
            o.growth = self.last.growth(s, seat)
        output = self._on_offer(s)
        for _ in range(max(o.runs, 1) + 1):
            o.typical.append(output)
            o.typical_price.append(style.output_price * output)
            output = min(output + style.output_growth, style.output_most)
        return o

    def store_worth(self, s: State, seat: int, prices: list[float]) -> float:
        """What the fuel in store would cost."""
        base = seat * FUELS
        total = 0.0
        for fuel in range(FUELS):
            total += s.stock[base + fuel] * prices[fuel]
        return total

    def city_cost(self, s: State, seat: int) -> float:
        """What the next cities cost, house and connection, half by sight and half by habit."""
        costs = self.costs.of(s, seat).first
        seen = min(float(costs[0] + costs[1] + costs[2]) / 3.0, 40.0)
        return 0.5 * seen + 0.5 * self.style.city_price

    def _on_offer(self, s: State) -> float:
        """The mean output of the better half of the market."""
        row = s.market.row
        total, count = 0, 0
        for plant in row[len(row) // 2 :]:
            if plant != END_CARD:
                total += self.r.output[plant]
                count += 1
        return total / count if count else 4.0

    def project(self, o: Outlook, plants: tuple[int, ...], cities: int, money: float) -> float:
        """What a player makes of plants, cities and money by the end, in money of then."""
        return self._played(o, plants, cities, money, o.runs)

    def _played(
        self, o: Outlook, plants: tuple[int, ...], cities: int, money: float, runs: int
    ) -> float:
        """Each round: a plant when the network needs it, fuel, cities it can supply, income."""
        r = self.r
        e = Economy(self.style, cities, money)
        for plant in plants:
            e.add_plant(r.output[plant], r.units[plant] * o.price[r.fuel_of[plant]])
        most = self.end + 1
        if runs == 0:  # what cannot be fuelled does not count
            e.capacity = float(self.sets.fuelled(plants, o.units, 0))
        for t in range(runs):
            if t > 0:
                e.buy_plant(o.typical[t], o.typical_price[t], r.plant_limit)
            supplied = e.supply(o.city, most)
            whole = int(supplied)
            e.money += self.pay[whole] + (supplied - whole) * self.step[whole + 1]
        if runs > 0:
            e.buy_plant(o.typical[runs], o.typical_price[runs], r.plant_limit)
        supplied = e.supply(o.city, most)
        return supplied * self.style.end_worth + e.money * self.style.end_money

    def judge(self, s: State, o: Outlook, plants: tuple[int, ...], price: float) -> float:
        """What the seat of an outlook makes of plants, with its money less a price, by the end."""
        worth = 0.0
        if o.ending < 1.0:
            later = self._played(o, plants, s.count[o.seat], o.means - price, max(o.runs, 1))
            worth = (1.0 - o.ending) * later
        if o.ending > 0.0:
            worth += o.ending * self.last.worth(s, o, plants, s.money[o.seat] - price)
        return worth

    def with_plant(self, plants: tuple[int, ...], o: Outlook, plant: int) -> tuple[int, ...]:
        """The plants after a purchase, the weakest gone when there is no place left."""
        more = (*plants, plant)
        if len(more) <= self.r.plant_limit:
            return more
        i = self.weakest(o, more)
        return more[:i] + more[i + 1 :]

    def weakest(self, o: Outlook, plants: tuple[int, ...]) -> int:
        """Which plant but the last is missed least."""
        r = self.r
        least, found = 1e9, 0
        for i in range(len(plants) - 1):
            plant = plants[i]
            brings = 8.0 * r.output[plant] - r.units[plant] * o.price[r.fuel_of[plant]]
            if brings < least:
                least, found = brings, i
        return found
