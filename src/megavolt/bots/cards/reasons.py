"""Why a move of the card game is good, in one line: ids of messages and their facts."""

from megavolt.bots.cards.auction import AuctionJudge
from megavolt.bots.cards.worth import Worth
from megavolt.games.cards.fuel_cards import CARDS, UNITS
from megavolt.games.cards.rules import BURN_ONE, BURN_REST, BUY, DONE, DROP, RUNS, Rules
from megavolt.games.cards.state import BUREAUCRACY, State
from megavolt.parts.auction import NO_LOT
from megavolt.parts.plant_rules import PASS

Reason = tuple[str, dict[str, object]]


class Reasons:
    """Puts what the judges find into words; `Worth.look` comes first."""

    def __init__(self, r: Rules, worth: Worth, auction: AuctionJudge) -> None:
        self.r = r
        self.worth = worth
        self.auction = auction

    def reason(self, s: State, action: int) -> Reason:
        r = self.r
        if action == PASS:
            return self._pass(s)
        if action == DONE:
            return self._done(s)
        if action == BURN_REST or BURN_ONE <= action < DROP:
            return "reason-cards-burn", {}
        if action < BURN_ONE:
            return self._buy(s, action - BUY)
        if action < RUNS:
            return "reason-cards-lose", {"card": r.entry_name(action - DROP)}
        if action < r.scrap0:
            return self._run(action)
        if action < r.amount0:
            return self._scrap(action - r.scrap0)
        return self._offer(s, action)

    # ---- auction

    def _pass(self, s: State) -> Reason:
        if s.auction.lot == NO_LOT:
            return "reason-cards-pass", {}
        limit = max(int(self.auction.limit(s)), 0)
        facts: dict[str, object] = {"plant": self.r.name(s.auction.lot), "limit": limit}
        return "reason-cards-drop", facts

    def _offer(self, s: State, action: int) -> Reason:
        plant, bid = self.r.offer_of(action)
        if plant == 0:
            plant = s.auction.lot
        worth = self.worth.gain(plant, self.worth.bars(s, s.actor))
        facts: dict[str, object] = {"plant": self.r.name(plant), "bid": bid}
        if s.last:
            return "reason-cards-points", {**facts, "points": round(worth / self.worth.per_point)}
        if s.round == 1:
            return "reason-cards-first", {**facts, "income": self.r.income[plant]}
        facts["income"] = self.r.income[plant]
        facts["rounds"] = self.worth.rounds
        if self.r.units[plant] == 0:
            return "reason-cards-eco", facts
        fuel = round(self.r.income[plant] - self.worth.net(plant))
        return "reason-cards-plant", {**facts, "fuel": fuel}

    def _scrap(self, plant: int) -> Reason:
        return "reason-cards-scrap", {"plant": self.r.name(plant), "income": self.r.income[plant]}

    # ---- fuel and runs

    def _buy(self, s: State, offer: int) -> Reason:
        r, card = self.r, offer % CARDS
        facts: dict[str, object] = {
            "card": r.card_name(card),
            "price": r.prices[offer // CARDS],
            "units": UNITS[card],
        }
        plant = self._hungry(s, card >> 2)
        if plant == 0:
            return "reason-cards-ahead", facts
        facts["plant"], facts["income"] = r.name(plant), r.income[plant]
        return ("reason-cards-last-fuel" if s.last else "reason-cards-fuel"), facts

    def _hungry(self, s: State, kind: int) -> int:
        """A plant of the mover's that takes the fuel, while there is not enough for one run."""
        r = self.r
        need, best = 0, 0
        for plant in s.plants[s.actor]:
            if kind in r.burnable(plant):
                need += r.units[plant]
                if best == 0 or r.income[plant] > r.income[best]:
                    best = plant
        return best if s.stock[s.actor * 4 + kind] < need else 0

    def _run(self, action: int) -> Reason:
        r = self.r
        plant = action - r.run_any0 if action >= r.run_any0 else r.run_plant[action - r.run0]
        return "reason-cards-run", {"plant": r.name(plant), "income": r.income[plant]}

    def _done(self, s: State) -> Reason:
        if s.phase != BUREAUCRACY:
            return "reason-cards-done", {}
        left = [plant for plant in s.plants[s.actor] if plant not in s.ran]
        return ("reason-cards-hold" if left else "reason-cards-all-ran"), {}
