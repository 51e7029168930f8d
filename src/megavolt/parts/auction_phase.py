"""The auction phase: plants are put up, bid for and bought, and one too many is scrapped.

One flow for every game with such auctions. A game derives its phase from `AuctionPhase` and
fills in what differs: which plants are current, how a gap is filled, what becomes of fuel.
"""

from typing import Generic, TypeVar

from megavolt.parts.auction import NO_LOT, NO_SEAT
from megavolt.parts.plant_market import NO_CARD
from megavolt.parts.plant_rules import AMOUNT_BITS, PASS, PlantRules
from megavolt.parts.table_state import LOSE_FUEL, NOTHING, SCRAP, TableState

R = TypeVar("R", bound=PlantRules)
S = TypeVar("S", bound=TableState)


class AuctionPhase(Generic[R, S]):
    """The phase as functions of rules and state; it holds nothing itself."""

    # ---- what a game fills in

    def current(self, r: R, s: S) -> tuple[int, ...]:
        """The plants that can be put up."""
        raise NotImplementedError

    def replace_taken(self, r: R, s: S) -> None:
        """Fill the gap of a plant that was bought or taken."""
        raise NotImplementedError

    def losses(self, r: R, s: S) -> list[int]:
        """What the actor can choose to lose, as actions, while fuel does not fit."""
        raise NotImplementedError

    def lose(self, r: R, s: S, action: int) -> None:
        raise NotImplementedError

    def fit_fuel(self, r: R, s: S) -> None:
        """Lose what fits nowhere, as far as the actor has no choice."""
        raise NotImplementedError

    def passes(self, r: R, s: S, current: tuple[int, ...]) -> list[int]:
        return [PASS]

    def put_up_for_others(self, r: R, s: S, action: int) -> None:
        """A pass that names a plant, in games that have it."""
        raise NotImplementedError

    def bought(self, r: R, s: S, plant: int) -> None:
        """What else the purchase of a plant brings."""

    def rival_acts(self, r: R, s: S) -> None:
        """Between two auctions: an automatic rival may take a plant."""

    # ---- what is legal

    def begin(self, r: R, s: S) -> None:
        s.auction.begin_round()
        if r.discount:
            s.market.place_token()
            if s.log is not None:
                s.note("discount", s.market.token)
        s.begin_in_order()

    def minimum_bid(self, r: R, s: S, plant: int) -> int:
        return r.discount_minimum if plant == s.market.token else r.number[plant]

    def legal(self, r: R, s: S) -> list[int]:
        if s.pending == SCRAP:
            return [r.scrap0 + plant for plant in s.plants[s.actor][:-1]]
        if s.pending == LOSE_FUEL:
            return self.losses(r, s)
        if s.auction.lot != NO_LOT:
            return self._legal_bids(r, s)
        return self._legal_openings(r, s)

    def _legal_bids(self, r: R, s: S) -> list[int]:
        """Raise up to the money there is, or drop out."""
        least = s.auction.bid + 1
        most = s.money[s.actor]
        if s.auction.alone(s.actor):  # all others have bought or passed
            most = min(most, least)
        actions = [PASS]
        actions.extend(r.offers(0, least, most))
        return actions

    def _legal_openings(self, r: R, s: S) -> list[int]:
        money = s.money[s.actor]
        alone = s.auction.alone(s.actor)
        token = s.market.token
        current = self.current(r, s)
        actions: list[int] = []
        for plant in current:
            minimum = r.discount_minimum if plant == token else r.number[plant]
            if minimum > money:
                continue
            # A bidder without rivals pays exactly the minimum.
            actions.extend(r.offers(plant, minimum, minimum if alone else money))
        if s.round > 1 or not actions:  # in the first round, whoever can buy must
            actions.extend(self.passes(r, s, current))
        return actions

    # ---- what it does

    def apply(self, r: R, s: S, action: int) -> bool:
        """Make a move; True when the phase is over."""
        if s.pending == SCRAP:
            self._scrap(r, s, action - r.scrap0)
            return self._fitted(r, s)
        if s.pending == LOSE_FUEL:
            self.lose(r, s, action)
            return self._fitted(r, s)
        if s.auction.lot != NO_LOT:
            return self._bid(r, s, action)
        return self._open(r, s, action)

    def _open(self, r: R, s: S, action: int) -> bool:
        seat = s.actor
        if action == PASS:
            s.auction.retire(seat)
            if s.log is not None:
                s.note("passed", seat)
            return self._next_opener(r, s)
        if action < r.amount0:
            self.put_up_for_others(r, s, action)
        else:
            plant, bid = r.offer_of(action)
            s.auction.open(plant, seat, bid)
            if s.log is not None:
                s.note("opened", seat, plant, bid)
        return self._settle(r, s)

    def _bid(self, r: R, s: S, action: int) -> bool:
        auction = s.auction
        if action == PASS:
            if s.log is not None:
                s.note("dropped", s.actor, auction.lot)
            auction.drop()
        else:
            bid = (action - r.amount0) >> AMOUNT_BITS
            auction.raise_to(bid)
            if s.log is not None:
                s.note("raised", s.actor, auction.lot, bid)
        return self._settle(r, s)

    def _settle(self, r: R, s: S) -> bool:
        """The next bidder acts, or the lot is closed."""
        auction = s.auction
        if not auction.settled():
            s.actor = auction.turn
            return False
        if auction.leader != NO_SEAT:
            return self._sell(r, s)
        if s.log is not None:
            s.note("unsold", auction.lot)
        auction.close()
        return self._next_opener(r, s)

    def _sell(self, r: R, s: S) -> bool:
        auction = s.auction
        seat, plant = auction.leader, auction.lot
        s.money[seat] -= auction.bid
        s.market.take(plant)
        s.plants[seat] = (*s.plants[seat], plant)
        s.room[seat] = r.room_of(s.plants[seat])
        if s.log is not None:
            s.note("bought", seat, plant, auction.bid)
        self.bought(r, s, plant)
        auction.close()
        self.replace_taken(r, s)
        if len(s.plants[seat]) > r.plant_limit:
            s.pending = SCRAP
            s.actor = seat
            return False
        return self._next_opener(r, s)

    def _next_opener(self, r: R, s: S) -> bool:
        """The same opener if still in, else the next in order; True if there is none."""
        if r.rival_plays:
            self.rival_acts(r, s)
        while s.turn < r.players:
            seat = s.order[s.turn]
            if s.auction.is_active(seat):
                s.actor = seat
                return False
            s.turn += 1
        return True

    # ---- a plant too many

    def _scrap(self, r: R, s: S, plant: int) -> None:
        seat = s.actor
        s.plants[seat] = tuple([p for p in s.plants[seat] if p != plant])
        s.room[seat] = r.room_of(s.plants[seat])
        s.market.gone |= 1 << plant
        if s.log is not None:
            s.note("scrapped", seat, plant)
        if s.demolition is not None:  # DEMO-03, DEMO-04
            pay = s.demolition.pay()
            s.money[seat] += pay
            if s.log is not None:
                s.note("demolished", seat, pay)

    def _fitted(self, r: R, s: S) -> bool:
        """Fuel that fits nowhere is lost; where there is a choice, the owner makes it."""
        self.fit_fuel(r, s)
        if self.losses(r, s):
            s.pending = LOSE_FUEL
            return False
        s.pending = NOTHING
        return self._next_opener(r, s)

    # ---- the end of the phase

    def remove_discounted(self, s: S) -> bool:
        """A discounted plant nobody bought leaves and is replaced; was there one?"""
        token = s.market.token
        if token == NO_CARD:
            return False
        s.market.discard(token)
        if s.log is not None:
            s.note("discount_unsold", token)
        s.refill_market()
        return True

    def turn_demolition(self, s: S) -> None:
        """DEMO-06, DEMO-10."""
        if s.demolition is not None and s.demolition.end_phase() and s.log is not None:
            s.note("demolition_card", s.demolition.top + 1)
