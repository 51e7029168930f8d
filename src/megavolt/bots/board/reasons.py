"""Why a move of the grid board game is good, in one line: the id of a message and its facts."""

from megavolt.bots.board.auction import AuctionPlan
from megavolt.bots.board.building import BuildingPlan
from megavolt.bots.board.fuel import FuelPlan
from megavolt.games.board.rules import BUY, CITY, DONE, DROP, FUELS, PASS, Rules
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    DRAFT,
    FUEL,
    LOSE_FUEL,
    PLACE,
    PREPARATION,
    SCRAP,
    State,
)
from megavolt.parts.auction import NO_LOT

Reason = tuple[str, dict[str, object]]


class Reasons:
    """Says in one line what a move is good for."""

    def __init__(
        self, r: Rules, auction: AuctionPlan, fuel: FuelPlan, building: BuildingPlan
    ) -> None:
        self.r = r
        self.auction = auction
        self.fuel = fuel
        self.building = building

    def of(self, s: State, action: int) -> Reason:
        if s.phase == AUCTION:
            return self._auction(s, action)
        if s.phase == FUEL:
            return self._fuel(s, action)
        if s.phase == BUILDING:
            return self._building(s, action)
        if s.phase == PREPARATION:
            return self._preparation(s, action)
        return self._running(s, action)

    # ---- auction

    def _auction(self, s: State, action: int) -> Reason:
        if s.pending == SCRAP:
            return ("reason-board-scrap", {"plant": action - self.r.scrap0})
        if s.pending == LOSE_FUEL:
            return ("reason-board-lose", {"fuel": self.r.fuels[action - DROP]})
        lot = s.auction.lot
        if action == PASS and lot != NO_LOT:
            return ("reason-board-drop", {"plant": lot, "price": s.auction.bid + 1})
        if action < self.r.amount0:
            return ("reason-board-pass", {})
        plant, _ = self.r.offer_of(action)
        if lot != NO_LOT:
            return ("reason-board-bid", self._plant_facts(s, lot))
        return ("reason-board-open", self._plant_facts(s, plant))

    def _plant_facts(self, s: State, plant: int) -> dict[str, object]:
        o = self.auction.worth.outlook(s, s.actor)
        without = self.auction.without(s, o)
        worth = 0
        while worth < s.money[s.actor] and self.auction.with_it(s, o, plant, worth + 1) >= without:
            worth += 1
        cities = self.r.output[plant]
        return {"plant": plant, "cities": cities, "worth": worth, "rounds": o.runs + 1}

    # ---- fuel

    def _fuel(self, s: State, action: int) -> Reason:
        seat = s.actor
        if action == DONE:
            fuelled = self.fuel.sets.fuelled(s.plants[seat], s.stock, seat * FUELS)
            return ("reason-board-fuel_done", {"cities": fuelled})
        fuel = action - BUY
        facts: dict[str, object] = {"fuel": self.r.fuels[fuel], "price": s.fuel.price(fuel)}
        if self.fuel.next_fuel(s) == fuel:
            return ("reason-board-fuel", facts)
        return ("reason-board-ahead", facts)

    # ---- building

    def _building(self, s: State, action: int) -> Reason:
        seat = s.actor
        fuelled = self.fuel.sets.fuelled(s.plants[seat], s.stock, seat * FUELS)
        if action == DONE:
            return ("reason-board-hold", {"cities": fuelled})
        city = action - CITY
        name = self.r.map.cities[city].name
        if s.count[seat] == 0:
            return ("reason-board-start", {"city": name})
        facts: dict[str, object] = {"city": name, "price": s.reach[seat][city] + s.house[city]}
        if self.building.ends_now(s, seat):
            return ("reason-board-last", facts)
        if s.count[seat] < fuelled:
            count = s.count[seat]
            return ("reason-board-build", {**facts, "pay": self.r.pay(count + 1)})
        return ("reason-board-beyond", facts)

    # ---- the rest

    def _running(self, s: State, action: int) -> Reason:
        if action == DONE:
            supplied = min(s.supplied, s.count[s.actor])
            return ("reason-board-rest", {"cities": supplied, "pay": self.r.pay(supplied)})
        plant = self.r.run_plant[action - self.r.run0]
        return ("reason-board-run", {"plant": plant, "cities": self.r.output[plant]})

    def _preparation(self, s: State, action: int) -> Reason:
        if s.pending == DRAFT:
            return ("reason-board-region", {})
        cities = self.r.map.cities
        if s.pending == PLACE:
            return ("reason-board-trust", {"city": cities[action - self.r.place0].name})
        return ("reason-board-mark", {"city": cities[action - self.r.mark0].name})
