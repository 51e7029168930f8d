"""The fuel cards on offer, by kind, and the cheapest way to a number of units."""

from typing import Final

from megavolt.games.cards.fuel_cards import CARDS, UNITS
from megavolt.games.cards.rules import BUY, Rules
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS, HYBRID

NO_CARD: Final = -1
_TIE: Final = 0.01  # what a unit more or less counts between cards that cost the same
_NEVER: Final = 1000.0


class Offers:
    """Looks at the columns of a state once, then answers questions about them."""

    def __init__(self, r: Rules) -> None:
        self.r = r
        self.by_fuel: list[list[int]] = []  # column * 16 + card; hybrids have both their kinds
        self.units = [0] * FUELS
        self.last = False
        # The answer of `look_for`:
        self.cost = 0
        self.first = NO_CARD  # the action that buys the first card

    def look(self, s: State) -> None:
        found: list[list[int]] = [[], [], [], []]
        units = [0] * FUELS
        for column in range(len(s.fuel.columns)):
            for card in s.fuel.columns[column]:
                found[card >> 2].append(column * CARDS + card)
                units[card >> 2] += UNITS[card]
        a, b = self.r.hybrid
        found.append(found[a] + found[b])
        self.by_fuel = found
        self.units = units
        self.last = s.last

    def look_for(self, fuel: int, need: int) -> bool:
        """Are there so many units of a fuel? What they cost in all, and the card to buy first."""
        offers = self.by_fuel[fuel]
        self.cost = 0
        self.first = NO_CARD
        taken = 0  # a bitmask of the offers
        while need > 0:
            pick = self._cheapest(offers, taken, need)
            if pick == NO_CARD:
                return False
            taken |= 1 << pick
            offer = offers[pick]
            self.cost += self.r.prices[offer // CARDS]
            need -= UNITS[offer % CARDS]
            if self.first == NO_CARD:
                self.first = BUY + offer
        return True

    def _cheapest(self, offers: list[int], taken: int, need: int) -> int:
        """The offer that costs least for each unit needed. Of equals the one with more units;
        in the last round with fewer, as the rest goes to the others (CARD-FUEL-13)."""
        best, pick = _NEVER, NO_CARD
        for i in range(len(offers)):
            if taken >> i & 1:
                continue
            units = UNITS[offers[i] % CARDS]
            rate = self.r.prices[offers[i] // CARDS] / (units if units < need else need)
            rate += _TIE * (units if self.last else -units)
            if rate < best:
                best, pick = rate, i
        return pick

    def bill(self, needs: list[int], stock: list[int], base: int) -> float:
        """What fuel for one run costs beyond what is in the stock, as far as there is any."""
        total = 0
        spare = 0
        a, b = self.r.hybrid
        for kind in range(FUELS):
            lack = needs[kind] - stock[base + kind]
            if lack > 0:
                self.look_for(kind, lack)
                total += self.cost
            elif kind in (a, b):
                spare -= lack
        if needs[HYBRID] > spare:
            self.look_for(HYBRID, needs[HYBRID] - spare)
            total += self.cost
        return float(total)
