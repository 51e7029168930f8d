"""Decisions that games with a plant market share: the auction, and which plants run.

A game derives its own from `PlantDecisions` and fills in what differs: how a plant is named, what
a run brings and what its fuel is worth.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from megavolt.parts.decision_types import (
    BidMoves,
    DoneMoves,
    FuelChoice,
    N,
    OpenMoves,
    PassMoves,
    RunMoves,
    Runs,
    ScrapChoice,
    ScrapMoves,
)
from megavolt.parts.plant_rules import FUELS, PlantRules
from megavolt.parts.storage import Burn, every_run, must_go, shared_load
from megavolt.parts.table import Table

R = TypeVar("R", bound=PlantRules)
S = TypeVar("S", bound=Table)


class PlantDecisions(Generic[R, S, N]):
    """Legal actions as data. It asks `legal` what is legal and knows no rule of that itself."""

    def __init__(self, r: R, fuels: tuple[str, ...], word: Callable[[int], str]) -> None:
        self.r = r
        self.fuels = fuels
        self.word = word

    # ---- what a game fills in

    def name(self, plant: int) -> N:
        """What people call a plant."""
        raise NotImplementedError

    def output(self, plant: int) -> int:
        """What a plant brings when it runs: cities, or money."""
        raise NotImplementedError

    def gives(self, s: S, output: int) -> int:
        """What the turn gives when plants with this output run besides those that have run."""
        raise NotImplementedError

    def pays(self, s: S, gives: int) -> int:
        """The income of a turn that gives so much."""
        raise NotImplementedError

    def dear(self, s: S, burn: Burn) -> int:
        """What the fuel would cost when it can next be bought."""
        raise NotImplementedError

    def run_words(self, s: S, actions: list[int]) -> list[str]:
        """Words that run plants one after another, and settle what the game asks in between."""
        return [self.word(action) for action in actions]

    # ---- the auction

    def opens(self, legal: list[int]) -> OpenMoves[N]:
        offers = self._offers(legal)
        return {
            "do": "open",
            "word": "open {plant} {bid}",
            "choices": [{"plant": self.name(plant), "bid": bids} for plant, bids in offers.items()],
        }

    def bids(self, legal: list[int]) -> BidMoves:
        offers = self._offers(legal)
        return {
            "do": "bid",
            "word": "bid {bid}",
            "choices": [{"bid": bids} for bids in offers.values()],
        }

    def _offers(self, legal: list[int]) -> dict[int, list[int]]:
        """By plant (0: the lot on the table) the lowest and the highest bid; none is left out."""
        found: dict[int, list[int]] = {}
        for action in legal:
            if action < self.r.amount0:
                continue
            plant, bid = self.r.offer_of(action)
            if plant in found:
                found[plant][1] = bid
            else:
                found[plant] = [bid, bid]
        return found

    # ---- a plant too many

    def scraps(self, s: S, legal: list[int]) -> ScrapMoves[N]:
        plants = [action - self.r.scrap0 for action in legal]
        return {
            "do": "scrap",
            "word": "scrap {plant}",
            "choices": [self._scrap(s, plant) for plant in plants],
        }

    def _scrap(self, s: S, plant: int) -> ScrapChoice[N]:
        """What becomes of the fuel; `kept` still holds what is up to the player to lose."""
        r, base = self.r, s.actor * FUELS
        others = tuple([p for p in s.plants[s.actor] if p != plant])
        room = r.room_of(others)
        stock = s.stock[base : base + FUELS]
        lost = [must_go(fuel, r.hybrid, stock, 0, room) for fuel in range(FUELS)]
        left = [stock[fuel] - lost[fuel] for fuel in range(FUELS)]
        kept = [left[fuel] if fuel in r.burnable(plant) else 0 for fuel in range(FUELS)]
        over = shared_load(r.hybrid[0], r.hybrid[1], left, 0, room) - room[-1]
        return {
            "plant": self.name(plant),
            "kept": self.named(kept),
            "keepers": [self.name(p) for p in others if any(kept[f] for f in r.burnable(p))],
            "lost": self.named(lost),
            "to_lose": self._to_lose(over) if over > 0 else None,
        }

    def _to_lose(self, count: int) -> FuelChoice:
        """Where one hybrid fuel alone is over, that part is lost anyway: here both are."""
        return {"count": count, "fuels": [self.fuels[fuel] for fuel in self.r.hybrid]}

    def named(self, units: list[int]) -> dict[str, int]:
        """Units by the names of their fuels, those there are."""
        return {self.fuels[fuel]: count for fuel, count in enumerate(units) if count}

    # ---- plants that run

    def run_moves(self, legal: list[int]) -> RunMoves[N]:
        """Those of `legal` that run a plant and say what it burns."""
        first = self.r.run0
        runs = [a for a in legal if first <= a < first + len(self.r.run_plant)]
        return {
            "do": "run",
            "word": "run {plant}",
            "choices": [
                {
                    "plant": self.name(self.r.run_plant[a - first]),
                    "burns": self.named(list(self.r.run_burn[a - first])),
                    "word": self.word(a),
                }
                for a in runs
            ],
        }

    def runs(self, s: S) -> list[Runs[N]]:
        """The best way for every set of plants that can run together, the best set first."""
        found = [self._runs(s, actions) for actions in self._cheapest(s)]
        found.sort(key=_rank)
        return found

    def _cheapest(self, s: S) -> list[list[int]]:
        """For every set, the run actions whose fuel is cheapest to replace; then fewest tokens."""
        r, base = self.r, s.actor * FUELS
        ways = [r.runs[plant] for plant in s.plants[s.actor] if plant not in s.ran]
        burns = [[r.run_burn[a - r.run0] for a in actions] for actions in ways]
        best: dict[int, tuple[int, int]] = {}
        found: dict[int, list[int]] = {}
        for picks, burn in every_run(burns, tuple(s.stock[base : base + FUELS])):
            which = sum([1 << i for i, k in enumerate(picks) if k >= 0])
            rank = (self.dear(s, burn), sum(burn))
            if which not in best or rank < best[which]:
                best[which] = rank
                found[which] = [ways[i][k] for i, k in enumerate(picks) if k >= 0]
        return list(found.values())

    def _runs(self, s: S, actions: list[int]) -> Runs[N]:
        r = self.r
        plants = [r.run_plant[a - r.run0] for a in actions]
        burns = [r.run_burn[a - r.run0] for a in actions]
        burn = [sum([b[fuel] for b in burns]) for fuel in range(FUELS)]
        gives = self.gives(s, sum([self.output(plant) for plant in plants]))
        return {
            "plants": [self.name(plant) for plant in plants],
            "words": self.run_words(s, actions),
            "burns": self.named(burn),
            "gives": gives,
            "pays": self.pays(s, gives),
            "dear": self.dear(s, tuple(burn)),
        }


def _rank(runs: Runs[N]) -> tuple[int, int, int, int]:
    """Most pay first, then the cheapest fuel, the fewest tokens and the fewest plants."""
    return (-runs["pays"], runs["dear"], sum(runs["burns"].values()), len(runs["plants"]))


def pass_moves() -> PassMoves:
    return {"do": "pass", "word": "pass"}


def done_moves() -> DoneMoves:
    return {"do": "done", "word": "done"}
