"""Players of the wiring tile game with one idea each, to test content with: none should win."""

from typing import Any, Final

from megavolt.bots.blackout import faults
from megavolt.bots.blackout.lines import Offer
from megavolt.bots.blackout.offers import REFILL, Offers
from megavolt.bots.blackout.outlook import Worth
from megavolt.bots.blackout.policy import BlackoutPolicy
from megavolt.bots.planner import PlannerBot
from megavolt.core.game import Game
from megavolt.games.blackout.game import BlackoutGame
from megavolt.games.blackout.geometry import (
    FAULT,
    INSTALL,
    KIND_OF,
    REPAIR,
    REPLACE,
    SHAPE_MASKS,
    SHAPES,
    STRAIGHT,
    TRANSFORMER,
    USE,
)
from megavolt.games.blackout.phase_turn import purse
from megavolt.games.blackout.rules import Rules
from megavolt.games.blackout.state import State

STRATEGIES: Final = ("straights", "transformers", "saboteur", "contracts", "cards")
KEEN: Final = 20.0  # points that the one idea counts for
ALL: Final = 999  # offers


class FixedOffers(Offers):
    """What fits the idea, and where nothing does and the idea allows it, what a planner sees."""

    def __init__(self, r: Rules, strategy: str) -> None:
        super().__init__(r)
        self.strategy = strategy

    def best(self, worth: Worth, count: int) -> list[Offer]:
        if self.strategy == "straights":
            return [offer for offer in super().best(worth, ALL) if _is_plain(offer.action)][:count]
        if self.strategy == "cards":
            return [_keen(offer) for offer in super().best(worth, ALL) if offer.action >= USE]
        if self.strategy == "transformers":
            offers = super().best(worth, ALL)
            return [_keen(o) for o in offers if TRANSFORMER <= o.action < USE] or offers[:count]
        if self.strategy == "saboteur":
            return self._sabotage(worth)[:count] or super().best(worth, count)
        return super().best(worth, count)

    def _sabotage(self, worth: Worth) -> list[Offer]:
        s, r = worth.s, self.r
        if purse(s) < r.fault_cost:
            return []
        found = []
        for cell in faults.rivals_straights(s, worth.seat):
            harm = KEEN + faults.loss(r, s, s.wiring.owner_of(cell), cell)
            found.append(Offer(harm, r.fault_cost, FAULT + cell, harm))
        return sorted(found, key=lambda offer: -offer.worth)

    def free_card(self, s: State) -> int:
        return 0 if self.strategy == "straights" else super().free_card(s)

    def draw_gain(self, s: State) -> float:
        if self.strategy == "straights":
            return 0.0
        gain = super().draw_gain(s)
        can = purse(s) >= self.r.draw_cost and s.hands[s.seat] and (s.deck or s.discard)
        return KEEN if self.strategy == "cards" and can else gain


class FixedPolicy(BlackoutPolicy):
    def __init__(self, game: BlackoutGame, strategy: str) -> None:
        super().__init__(game)
        self.strategy = strategy
        self.offers = FixedOffers(game.r, strategy)

    def value(self, worth: Worth, extra: float) -> float:
        total = worth.total(self.offers.hold, REFILL) + extra
        return KEEN * worth.contract + total if self.strategy == "contracts" else total


def _is_plain(action: int) -> bool:
    """A straight is laid, or something repaired."""
    if INSTALL <= action < REPLACE:
        return KIND_OF[SHAPE_MASKS[(action - INSTALL) % SHAPES]] == STRAIGHT
    return REPAIR <= action < TRANSFORMER


def _keen(offer: Offer) -> Offer:
    return Offer(offer.worth + KEEN, offer.cost, offer.action, offer.harm + KEEN)


def make_fixed(game: Game[Any], strategy: str) -> PlannerBot:
    assert isinstance(game, BlackoutGame)
    bot = PlannerBot(game)
    bot.policy = FixedPolicy(game, strategy)
    return bot
