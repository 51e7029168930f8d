"""What a seat is asked in the grid board game: the legal moves as data, with what they cost."""

from megavolt.games.board import phase_building, phase_fuel, steps
from megavolt.games.board.decision_types import (
    Asks,
    BoardDecision,
    BoardMoves,
    BuildMoves,
    BuyChoice,
    BuyMoves,
    DropMoves,
    Enough,
    Reach,
)
from megavolt.games.board.rules import BUY, CITY, DONE, DROP, FUELS, HYBRID, NO_FUEL, PASS, Rules
from megavolt.games.board.state import (
    AUCTION,
    BUILDING,
    DRAFT,
    FUEL,
    LOSE_FUEL,
    MARK,
    PLACE,
    SCRAP,
    State,
)
from megavolt.parts.auction import NO_LOT
from megavolt.parts.decision import PlantDecisions, done_moves, pass_moves
from megavolt.parts.decision_types import PassChoice, PassMoves
from megavolt.parts.fuel_market import SOLD_OUT, FuelMarket
from megavolt.parts.network import FAR
from megavolt.parts.storage import Burn, free_room

RUNS_AHEAD = (1, 2)  # for so many runs of all plants `enough` says what to buy


class BoardDecisions(PlantDecisions[Rules, State, int]):
    """The decisions of one configuration."""

    def decision(self, s: State, legal: list[int]) -> BoardDecision:
        if s.pending in _PREPARATIONS:
            return {"asks": _PREPARATIONS[s.pending], "moves": [self._prepare(s, legal)]}
        if s.phase == AUCTION:
            return self._auction(s, legal)
        if s.phase == FUEL:
            return self._fuel(s, legal)
        if s.phase == BUILDING:
            return self._building(s, legal)
        return {"asks": "run", "moves": [self.run_moves(legal), done_moves()], "runs": self.runs(s)}

    def _prepare(self, s: State, legal: list[int]) -> BoardMoves:
        r = self.r
        if s.pending == DRAFT:
            regions = [r.map.regions[a - r.region0].id for a in legal]
            return {"do": "region", "word": "region {region}", "choices": [{"region": regions}]}
        if s.pending == PLACE:
            cities = [r.map.cities[a - r.place0].id for a in legal]
            return {"do": "place", "word": "place {city}", "choices": [{"city": cities}]}
        cities = [r.map.cities[a - r.mark0].id for a in legal]
        return {"do": "mark", "word": "mark {city}", "choices": [{"city": cities}]}

    # ---- the auction

    def name(self, plant: int) -> int:
        return plant

    def _auction(self, s: State, legal: list[int]) -> BoardDecision:
        if s.pending == SCRAP:
            return {"asks": "scrap", "moves": [self.scraps(s, legal)]}
        if s.pending == LOSE_FUEL:
            return {"asks": "lose_fuel", "moves": [self._drop(legal)]}
        if s.auction.lot != NO_LOT:
            return {"asks": "bid", "moves": self._offers_or_pass(self.bids(legal), legal)}
        return {"asks": "open", "moves": self._offers_or_pass(self.opens(legal), legal)}

    def _offers_or_pass(self, offers: BoardMoves, legal: list[int]) -> list[BoardMoves]:
        moves: list[BoardMoves] = []
        if legal[-1] >= self.r.amount0 or legal[0] >= self.r.amount0:
            moves.append(offers)
        passes = [a for a in legal if a < self.r.amount0]
        if passes:
            moves.append(self._pass(passes))
        return moves

    def _pass(self, passes: list[int]) -> PassMoves:
        """GRID-AUC-10: a pass may have to name a plant."""
        if passes == [PASS]:
            return pass_moves()
        first = self.r.pass_on0
        named: list[PassChoice] = [{"plant": a - first, "word": self.word(a)} for a in passes]
        return {"do": "pass", "word": "pass {plant}", "choices": named}

    def _drop(self, legal: list[int]) -> DropMoves:
        fuels = [self.fuels[a - DROP] for a in legal]
        return {"do": "drop", "word": "drop {fuel}", "choices": [{"fuel": fuels}]}

    # ---- fuel

    def _fuel(self, s: State, legal: list[int]) -> BoardDecision:
        moves: list[BoardMoves] = []
        if len(legal) > 1:
            moves.append(self._buy(s, [a - BUY for a in legal if a != DONE]))
        moves.append(done_moves())
        enough = [self._enough(s, runs) for runs in RUNS_AHEAD]
        return {"asks": "buy", "moves": moves, "enough": enough}

    def _buy(self, s: State, fuels: list[int]) -> BuyMoves:
        choices: list[BuyChoice] = [
            {"fuel": self.fuels[fuel], "costs": self._costs(s, fuel)} for fuel in fuels
        ]
        return {"do": "buy", "word": "buy {fuel}", "choices": choices}

    def _costs(self, s: State, fuel: int) -> list[int]:
        """Of the next units, as many as can be stored and paid."""
        seat = s.actor
        room = free_room(fuel, self.r.hybrid, s.stock, seat * FUELS, s.room[seat])
        market, money = s.fuel.clone(), s.money[seat]
        costs: list[int] = []
        while len(costs) < room and market.price(fuel) <= money:
            costs.append(market.price(fuel))
            money -= costs[-1]
            market.take(fuel)
        return costs

    def _enough(self, s: State, runs: int) -> Enough:
        """Buys what is lacking, a token at a time, as long as that is legal."""
        now = s.clone()
        words: list[str] = []
        fuel = self._next_fuel(now, runs)
        while fuel >= 0:
            words.append(self.word(BUY + fuel))
            phase_fuel.apply(self.r, now, BUY + fuel)
            fuel = self._next_fuel(now, runs)
        return {
            "runs": runs,
            "words": words,
            "cost": s.money[s.actor] - now.money[s.actor],
            "enough": not any(self._lacking(now, runs)),
        }

    def _next_fuel(self, s: State, runs: int) -> int:
        """The cheapest token of those that are lacking, plants of one fuel first; -1: none."""
        lacking = self._lacking(s, runs)
        legal = [a - BUY for a in phase_fuel.legal(self.r, s) if a != DONE]
        for fuel in legal:
            if lacking[fuel]:
                return fuel
        if not lacking[HYBRID]:
            return -1
        either = [fuel for fuel in legal if fuel in self.r.hybrid]
        return min(either, key=s.fuel.price, default=-1)

    def _lacking(self, s: State, runs: int) -> list[int]:
        """By fuel, and of either for hybrids, the tokens that so many runs of all plants lack."""
        r, base = self.r, s.actor * FUELS
        needs = [0] * (NO_FUEL + 1)
        for plant in s.plants[s.actor]:
            needs[r.fuel_of[plant]] += r.units[plant] * runs
        left = [s.stock[base + fuel] - needs[fuel] for fuel in range(FUELS)]
        spare = sum([max(left[fuel], 0) for fuel in r.hybrid])
        return [*[max(-units, 0) for units in left], max(needs[HYBRID] - spare, 0)]

    # ---- cities

    def _building(self, s: State, legal: list[int]) -> BoardDecision:
        cities = {a - CITY for a in legal if a != DONE}
        reached = self._reached(s)
        before = s.network.tree(list(s.cities[s.actor]))
        reaches = [self._reach(s, city, before, reached) for city in reached]
        moves: list[BoardMoves] = []
        if cities:
            moves.append(self._build(reaches[: len(cities)]))
        moves.append(done_moves())
        return {"asks": "build", "moves": moves, "too_dear": reaches[len(cities) :]}

    def _build(self, choices: list[Reach]) -> BuildMoves:
        return {"do": "build", "word": "build {city}", "choices": choices}

    def _reached(self, s: State) -> list[int]:
        """The cities with an open space for the actor, paid or not, the cheapest first."""
        r, seat = self.r, s.actor
        if s.count[seat] >= r.houses:  # GRID-SET-05
            return []
        costs = [
            (phase_building.cost(r, s, seat, city), r.map.cities[city].id, city)
            for city in range(r.cities)
        ]
        return [city for cost, _, city in sorted(costs) if cost < FAR]

    def _reach(self, s: State, city: int, before: dict[int, int], reached: list[int]) -> Reach:
        """The path goes back to the nearest city that is told of itself, which keeps it short."""
        path: list[int] = []
        if before:  # else it would be the first city
            path.append(before[city])
            while path[0] not in reached and path[0] not in s.cities[s.actor]:
                path.insert(0, before[path[0]])
        return {
            "city": self.r.map.cities[city].id,
            "cost": phase_building.cost(self.r, s, s.actor, city),
            "path": [self.r.map.cities[c].id for c in path],
        }

    # ---- plants that run

    def output(self, plant: int) -> int:
        return self.r.output[plant]

    def gives(self, s: State, output: int) -> int:
        """GRID-BUR-01: no more cities than are connected."""
        return min(s.supplied + output, s.count[s.actor])

    def pays(self, s: State, gives: int) -> int:
        return self.r.pay(gives)

    def dear(self, s: State, burn: Burn) -> int:
        """At the prices after this round's refill; what is sold out then costs one more than the
        dearest space.
        """
        market = s.fuel.clone()
        total = 0
        for fuel in range(FUELS):
            if burn[fuel]:
                market.give_back(fuel, burn[fuel])  # GRID-BUR-03
                market.refill(fuel, steps.refill_of(self.r, s, fuel))
                total += _price_of(market, fuel, burn[fuel])
        return total


_PREPARATIONS: dict[int, Asks] = {DRAFT: "region", PLACE: "place", MARK: "mark"}


def _price_of(market: FuelMarket, fuel: int, count: int) -> int:
    """What so many tokens cost one after another; uses the market up."""
    total = 0
    for _ in range(count):
        price = market.price(fuel)
        if price < SOLD_OUT:
            total += price
            market.take(fuel)
        else:
            total += market.tracks.price_at[fuel][1] + 1
    return total
