"""Phase 2 of the grid board game: what to put up, how far to bid, what to give up."""

from megavolt.bots.board.outlook import Outlook
from megavolt.bots.board.worth import Worth
from megavolt.games.board.rules import DROP, PASS, Rules
from megavolt.games.board.state import LOSE_FUEL, SCRAP, State
from megavolt.games.board.steps import current_plants
from megavolt.parts.auction import NO_LOT


class AuctionPlan:
    """Compares where the actor ends up with a plant and without it."""

    def __init__(self, r: Rules, worth: Worth) -> None:
        self.r = r
        self.worth = worth

    def choose(self, s: State) -> int:
        return self.weighed(s)[0][0]

    def weighed(self, s: State) -> list[tuple[int, float]]:
        """The moves worth considering with their surplus, the best first."""
        if s.pending == SCRAP:
            return self._scraps(s)
        if s.pending == LOSE_FUEL:
            return self._losses(s)
        o = self.worth.outlook(s, s.actor)
        if s.auction.lot != NO_LOT:
            return self._answers(s, o)
        return self._openings(s, o)

    # ---- forced decisions

    def _scraps(self, s: State) -> list[tuple[int, float]]:
        seat = s.actor
        o = self.worth.outlook(s, seat)
        plants = s.plants[seat]
        first = self.worth.weakest(o, plants)
        candidates = []
        for i in range(len(plants) - 1):
            left = plants[:i] + plants[i + 1 :]
            worth = self.worth.judge(s, o, left, 0)
            usual = 1000.0 if i == first and o.ending < 0.5 else 0.0
            candidates.append((self.r.scrap0 + plants[i], worth + usual))
        candidates.sort(key=_by_worth)
        return candidates

    def _losses(self, s: State) -> list[tuple[int, float]]:
        candidates = [(DROP + fuel, -float(s.fuel.price(fuel))) for fuel in self.r.hybrid]
        candidates.sort(key=_by_worth)
        return candidates

    # ---- bids

    def minimum(self, s: State, plant: int) -> int:
        return self.r.discount_minimum if plant == s.market.token else self.r.number[plant]

    def with_it(self, s: State, o: Outlook, plant: int, price: int) -> float:
        """What the actor makes of the game with the plant bought at a price."""
        seat = o.seat
        plants = self.worth.with_plant(s.plants[seat], o, plant)
        worth = self.worth.judge(s, o, plants, price)
        if o.ending < 0.5 or len(s.plants[seat]) < self.r.plant_limit:
            return worth
        more = (*s.plants[seat], plant)  # in the last round any plant may have to go
        for i in range(len(more) - 1):
            worth = max(worth, self.worth.judge(s, o, more[:i] + more[i + 1 :], price))
        return worth

    def without(self, s: State, o: Outlook) -> float:
        """What the actor makes of the game with the plants there are."""
        return self.worth.judge(s, o, s.plants[o.seat], 0)

    def _openings(self, s: State, o: Outlook) -> list[tuple[int, float]]:
        money = s.money[s.actor]
        candidates: list[tuple[int, float]] = []
        current = current_plants(self.r, s)
        without = self.without(s, o)
        for plant in current:
            minimum = self.minimum(s, plant)
            if minimum <= money:
                surplus = self.with_it(s, o, plant, minimum) - without
                candidates.append((self.r.offer(plant, minimum), surplus))
        if s.round > 1 or not candidates:
            candidates.append((self._pass(s, current), 0.0))
        candidates.sort(key=_by_worth)
        return candidates

    def _pass(self, s: State, current: tuple[int, ...]) -> int:
        if self.r.names_on_pass and current and not s.auction.alone(s.actor):
            return self.r.pass_on0 + current[0]
        return PASS

    def _answers(self, s: State, o: Outlook) -> list[tuple[int, float]]:
        lot, least = s.auction.lot, s.auction.bid + 1
        if least > s.money[s.actor]:
            return [(PASS, 0.0)]
        surplus = self._surplus(s, o, lot, least)
        candidates = [(self.r.offer(0, least), surplus), (PASS, 0.0)]
        candidates.sort(key=_by_worth)
        return candidates

    def _surplus(self, s: State, o: Outlook, lot: int, bid: int) -> float:
        """What the seat of an outlook gains by buying the lot at a bid."""
        # Who pays more than the minimum has less for what comes; in the last round nothing comes.
        over = bid - self.minimum(s, lot)
        price = bid + int((1.0 - o.ending) * self.worth.style.shade * over)
        return self.with_it(s, o, lot, price) - self._instead(s, o, lot)

    def _instead(self, s: State, o: Outlook, lot: int) -> float:
        """What the actor makes of the game if somebody else takes the lot: the next best plant."""
        best = self.without(s, o)
        for plant in current_plants(self.r, s):
            minimum = self.minimum(s, plant)
            if plant != lot and minimum <= s.money[o.seat]:
                worth = self.with_it(s, o, plant, minimum)
                if worth > best:
                    best = worth
        return best + self.worth.style.others * (1.0 - o.ending)


def _by_worth(way: tuple[int, float]) -> float:
    return -way[1]
