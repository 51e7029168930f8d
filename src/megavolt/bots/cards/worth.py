"""What plants, fuel and money are worth in the card game, judged on a state.

All worths are in Elektro. Nothing here looks at what the seat to move may not know: the order of
stack and draw pile, or, where money is hidden, what the others have.
"""

from typing import Final

from megavolt.bots.cards.offers import Offers
from megavolt.games.cards.fuel_cards import UNITS
from megavolt.games.cards.rules import BANK, Rules
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS, HYBRID

FAR: Final = 6  # rounds beyond this are not looked at
PER_ROUND: Final = 3.0  # a third of the fuel lies in the market or comes into it in a round
TIGHT: Final = 2.0  # twice that part: fuel cannot become more expensive
LATER_FUEL: Final = 2.0  # what the fuel of a plant that is bought later will cost


def rank(best: list[float], value: float) -> None:
    """Put a value into its place among the three best."""
    if value <= best[2]:
        return
    if value <= best[1]:
        best[2] = value
        return
    best[2] = best[1]
    if value <= best[0]:
        best[1] = value
        return
    best[1] = best[0]
    best[0] = value


class Style:
    """The tuned numbers of the policy, found by letting variants play against each other."""

    def __init__(self) -> None:
        self.sales = 1.1  # plants each player buys in a round, about
        self.point = 6.0  # Elektro for a point, before the last round
        self.later = [12.0, 10.0, 8.5, 7.5, 6.5, 5.5, 5.0]  # income of a plant bought, by runs left
        self.rival = 0.5  # how much each rival adds to the price of another plant
        self.other = 1.1  # how much the surplus of another plant holds back
        self.unit = 1.4  # price of a unit of fuel where there is plenty
        self.scarce = 1.0  # and what is added where there is none
        self.store = 0.75  # worth of a unit for a later round, by its price
        self.shortage = 4.0  # worth of a unit that may be missing at the end
        self.hold = 0.7  # how likely a shortage must be to keep fuel for the end
        self.reserve = 0.5  # money kept for the fuel of this round, by its price
        self.unfed = 0.15  # part of a plant's points that counts when its fuel is out of reach


class Worth:
    """Judges one state after another for one configuration; keeps what it works out."""

    def __init__(self, r: Rules, style: Style) -> None:
        self.r = r
        self.style = style
        self.offers = Offers(r)
        self.per_point = float(r.figures.money_per_point)
        self.in_play = [0] * FUELS  # units of the deck, by kind
        for card, count in enumerate(r.in_play):
            self.in_play[card >> 2] += count * UNITS[card]
        # What `look` finds for the seat to move:
        self.reach = [0] * (FUELS + 2)  # in the last round: units it can have, by fuel
        self.needs = [0] * (FUELS + 2)  # what one run of its plants burns
        self.runs = 0.0
        self.rounds = 0
        self.prices = [0.0] * (FUELS + 2)  # of a unit, by kind; then of hybrids' fuel, and of none

    # ---- the time left

    def runs_left(self, s: State) -> float:
        """How many times plants will still earn money, about, this round's included."""
        if s.last:
            return 0.0
        if s.market.met:
            return 1.0
        draws = len(s.market.stack) - s.market.known_bottom - 1
        return 1.0 + draws / (self.style.sales * self.r.players + 2.0 + self.r.bank_plays)

    # ---- fuel

    def look(self, s: State) -> None:
        """Take in what all worths of a state share: the time left, the fuel, and who needs it."""
        self.offers.look(s)
        self.runs = self.runs_left(s)
        rounds = int(self.runs + 0.5)
        self.rounds = rounds if rounds < FAR else FAR
        self._price_fuel(s)
        self.needs = [0] * (FUELS + 2)
        self._add_needs(self.needs, s.plants[s.actor])
        if s.last:
            self._reach_fuel(s)

    def _price_fuel(self, s: State) -> None:
        """A unit costs the more, the more of the deck all plants in play burn in a round."""
        demand = [0] * (FUELS + 1)
        for plants in s.plants:
            self._add_needs(demand, plants)
        self._add_needs(demand, s.bank_plants)
        style, prices = self.style, self.prices
        a, b = self.r.hybrid
        shared = 0.5 * demand[HYBRID]
        for kind in range(FUELS):
            wanted = demand[kind] + (shared if kind in (a, b) else 0.0)
            share = TIGHT
            if self.in_play[kind]:
                share = PER_ROUND * wanted / self.in_play[kind]
            prices[kind] = style.unit + style.scarce * (share if share < TIGHT else TIGHT)
        prices[HYBRID] = prices[a] if prices[a] < prices[b] else prices[b]

    def _reach_fuel(self, s: State) -> None:
        """CARD-FUEL-01: what those who buy before the mover leave, and what the mover has."""
        reach = [*self.offers.units, 0, 0]
        for i in range(len(s.order) - 1, -1, -1):
            seat = s.order[i]
            if seat == s.actor:
                break
            self._take_lack(reach, s.plants[seat], s.stock, seat * FUELS)
        if self.r.bank_plays and s.actor == s.order[0]:  # CARD-BANK-09
            self._take_lack(reach, s.bank_plants, s.stock, BANK * FUELS)
        for kind in range(FUELS):
            if reach[kind] < 0:
                reach[kind] = 0
            reach[kind] += s.stock[s.actor * FUELS + kind]
        a, b = self.r.hybrid
        reach[HYBRID] = reach[a] + reach[b]
        self.reach = reach

    def _take_lack(
        self, reach: list[int], plants: tuple[int, ...], stock: list[int], base: int
    ) -> None:
        needs = [0] * (FUELS + 2)
        self._add_needs(needs, plants)
        for kind in range(FUELS):
            lack = needs[kind] - stock[base + kind]
            if lack > 0:
                reach[kind] -= lack

    def _add_needs(self, needs: list[int], plants: tuple[int, ...]) -> None:
        for plant in plants:
            if self.r.units[plant]:
                needs[self.r.fuel_of[plant]] += self.r.units[plant]

    # ---- plants

    def net(self, plant: int) -> float:
        """What one run of a plant earns."""
        return self.r.income[plant] - self.r.units[plant] * self.prices[self.r.fuel_of[plant]]

    def score(self, plant: int, own: bool) -> float:
        """What a plant will score, by whether the mover can feed it."""
        income = float(self.r.income[plant])
        fuel, units = self.r.fuel_of[plant], self.r.units[plant]
        if self.rounds or units == 0:
            return income
        need = self.needs[fuel] + (0 if own else units)
        if fuel == HYBRID:
            a, b = self.r.hybrid
            need += self.needs[a] + self.needs[b]
        return income if need <= self.reach[fuel] else income * self.style.unfed

    def bars(self, s: State, seat: int) -> list[float]:
        """By round from now on, what a plant must earn to be run: more than the third best of
        those there will be anyway. The last bar is what it must score."""
        earning, scoring = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
        for plant in s.plants[seat]:
            rank(earning, self.net(plant))
            rank(scoring, self.score(plant, True))
        found: list[float] = []
        for left in range(self.rounds - 1, -1, -1):
            found.append(earning[2])
            later = self.style.later[left]
            rank(earning, later - LATER_FUEL)
            rank(scoring, later)
        found.append(scoring[2])
        return found

    def gain(self, plant: int, bars: list[float]) -> float:
        """What a plant adds until the end."""
        over = self.score(plant, False) - bars[-1]
        if self.rounds == 0:
            return over * self.per_point if over > 0.0 else 0.0
        net = self.net(plant)
        worth = over * self.style.point if over > 0.0 else 0.0
        for i in range(len(bars) - 1):
            if net > bars[i]:
                worth += net - bars[i]
        return worth

    def keep(self, plant: int) -> float:
        """How much one of the player's own plants is missed when it goes."""
        if self.rounds == 0:
            return self.score(plant, True)
        return self.runs * self.net(plant) + self.style.point * self.r.income[plant]
