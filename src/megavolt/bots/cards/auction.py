"""The auction of the card game: what to put up, how far to bid, what to scrap."""

from megavolt.bots.cards.worth import Worth
from megavolt.games.cards.phase_auction import PHASE
from megavolt.games.cards.rules import Rules
from megavolt.games.cards.state import State
from megavolt.parts.plant_rules import FUELS


class AuctionJudge:
    """Opens, bids and scraps for the seat to move; `Worth.look` comes first."""

    def __init__(self, r: Rules, worth: Worth) -> None:
        self.r = r
        self.worth = worth

    def openings(self, s: State) -> list[tuple[float, int]]:
        """What each plant that can be paid brings above its minimum, the best first."""
        bars = self.worth.bars(s, s.actor)
        bonus = self._bonus(s)
        found: list[tuple[float, int]] = []
        for plant in PHASE.current(self.r, s):
            minimum = PHASE.minimum_bid(self.r, s, plant)
            if minimum > s.money[s.actor]:
                continue
            worth = self.worth.gain(plant, bars) + bonus
            budget = self._budget(s, plant)
            margin = (worth if worth < budget else budget) - minimum
            found.append((margin, self.r.offer(plant, minimum)))
        found.sort(reverse=True)
        return found

    def limit(self, s: State) -> float:
        """The most to pay for the lot: what it brings more than another plant would."""
        bars = self.worth.bars(s, s.actor)
        bonus = self._bonus(s)
        lot = s.auction.lot
        worth = self.worth.gain(lot, bars) + bonus
        worth -= self.worth.style.other * self._best_other(s, bars, bonus)
        budget = self._budget(s, lot)
        return worth if worth < budget else budget

    def _best_other(self, s: State, bars: list[float], bonus: float) -> float:
        """What the best of the other plants brings above the price it may have."""
        money = s.money[s.actor]
        more = self.worth.style.rival * self._rivals(s)
        current = PHASE.current(self.r, s)
        if self.r.bank_plays and not s.bank_took:
            current = current[:-1]  # CARD-BANK-04: the Bank takes it before there is another lot
        best = 0.0
        for plant in current:
            if plant == s.auction.lot:
                continue
            price = PHASE.minimum_bid(self.r, s, plant)
            surplus = self.worth.gain(plant, bars) + bonus - price - more
            if surplus > best and price <= money:
                best = surplus
        return best

    def _rivals(self, s: State) -> int:
        """How many others may still buy in this phase."""
        count = -1
        for seat in range(self.r.players):
            count += s.auction.active >> seat & 1
        return count

    def _bonus(self, s: State) -> float:
        """DEMO-03: what the removal of a plant would bring."""
        if s.demolition is None or len(s.plants[s.actor]) < self.r.plant_limit:
            return 0.0
        first, others = s.demolition.cards[s.demolition.top]
        return float(others if s.demolition.paid else first)

    def _budget(self, s: State, plant: int) -> float:
        """The money that is not needed for fuel this round, if the plant is bought."""
        needs = self.worth.needs[:]
        needs[self.r.fuel_of[plant]] += self.r.units[plant]
        bill = self.worth.offers.bill(needs, s.stock, s.actor * FUELS)
        return s.money[s.actor] - self.worth.style.reserve * bill

    def scraps(self, s: State) -> list[tuple[float, int]]:
        """How little each older plant would be missed, the least missed first."""
        older = s.plants[s.actor][:-1]  # CARD-AUC-17
        found = [(-self.worth.keep(plant), self.r.scrap0 + plant) for plant in older]
        found.sort(reverse=True)
        return found
