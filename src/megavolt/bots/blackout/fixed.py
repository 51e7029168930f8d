"""Players of the wiring tile game with one idea each, to test content with: none should win.

They follow it through the whole game and judge what it leaves open as a planner does.
"""

from typing import Any, Final

from megavolt.bots.blackout import faults
from megavolt.bots.blackout.lines import Offer
from megavolt.bots.blackout.offers import Offers
from megavolt.bots.blackout.outlook import Worth
from megavolt.bots.blackout.policy import BlackoutPolicy
from megavolt.bots.blackout.standing import Standing
from megavolt.bots.blackout.ways import FAR
from megavolt.bots.planner import PlannerBot
from megavolt.core.game import Game
from megavolt.games.blackout import scoring, targets
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
from megavolt.games.blackout.phase_turn import generated_for, purse
from megavolt.games.blackout.rules import VERB_TRANSFORMER, Rules
from megavolt.games.blackout.state import State

STRATEGIES: Final = ("straights", "transformers", "saboteur", "contracts", "cards", "holder")
KEEN: Final = 20.0  # points that the one idea counts for
HELD: Final = 1.2  # points that being a point behind counts for, to who holds back
ALL: Final = 999  # offers


class FixedOffers(Offers):
    """What fits the idea, and where nothing does and the idea allows it, what a planner sees."""

    def __init__(self, r: Rules, strategy: str) -> None:
        super().__init__(r)
        self.strategy = strategy
        self.substation = -1  # the card that installs a transformer
        for card, found in enumerate(r.resource_effects):
            if found[0].verb == VERB_TRANSFORMER:
                self.substation = card

    def best(self, worth: Worth, count: int) -> list[Offer]:
        if self.strategy == "straights":
            return [offer for offer in super().best(worth, ALL) if _is_plain(offer.action)][:count]
        if self.strategy == "cards":
            return [_keen(offer) for offer in super().best(worth, ALL) if offer.action >= USE]
        if self.strategy == "transformers" and _to_site(self.r, worth) < FAR:
            return self._towards_site(worth)[:count]
        if self.strategy == "contracts":
            return self._without_harm(worth, count)
        if self.strategy == "saboteur":
            return self._sabotage(worth)[:count] or super().best(worth, count)
        return super().best(worth, count)

    def _towards_site(self, worth: Worth) -> list[Offer]:
        """What brings the next transformer nearer, repairs with it, and nothing else."""
        ways = worth.ways()
        far, ready = ways.nearest(), targets.transformer_cells(self.r, worth.s.wiring, worth.seat)
        found: list[tuple[float, Offer]] = []
        for offer in super().best(worth, ALL):
            action, nearer = offer.action, 0.0
            if TRANSFORMER <= action < USE or (ready and action == USE + self.substation):
                nearer = FAR + offer.worth
            elif REPAIR <= action < TRANSFORMER:
                nearer = offer.worth
            elif INSTALL <= action < FAULT and not ready:
                nearer = far - ways.after(action) - 0.1 * offer.cost
            if nearer > 0.0:
                found.append((nearer, offer))
        found.sort(key=lambda entry: -entry[0])
        return [offer for _, offer in found]

    def _without_harm(self, worth: Worth, count: int) -> list[Offer]:
        """What is good for a contract; what rivals lose by it is not."""
        found = []
        for offer in super().best(worth, ALL):
            gain = offer.worth - offer.harm
            if gain > 0.0:
                found.append(Offer(gain, offer.cost, offer.action))
        return found[:count]

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
        if self.strategy == "straights" or self._is_bound_for_site(s):
            return 0.0
        gain = super().draw_gain(s)
        can = purse(s) >= self.r.draw_cost and s.hands[s.seat] and (s.deck or s.discard)
        return KEEN if self.strategy == "cards" and can else gain

    def _is_bound_for_site(self, s: State) -> bool:
        """Is there a transformer to be placed or reached, for whom that comes first?"""
        if self.strategy != "transformers":
            return False
        return _to_site(self.r, Worth(Standing(self.r, s, s.seat), s)) < FAR


class FixedPolicy(BlackoutPolicy):
    def __init__(self, game: BlackoutGame, strategy: str) -> None:
        super().__init__(game)
        self.strategy = strategy
        if strategy == "contracts":  # connections are good for contracts only
            self.r = Rules(game.r.content, game.players, game.options, game.rules)
            self.r.structure_points = [0 for _ in game.r.structure_points]
        self.offers = FixedOffers(self.r, strategy)

    def value(self, worth: Worth, extra: float) -> float:
        total = super().value(worth, extra)
        if self.strategy == "transformers":
            live = worth.standing.transformers_of(worth.s, worth.seat)
            return total + KEEN * (FAR * live - _to_site(self.r, worth))
        if self.strategy == "contracts":
            return total - scoring.zone_points(worth.s, worth.seat)
        if self.strategy == "holder":
            return total + HELD * _held_back(worth.standing, worth)
        return total


def _to_site(r: Rules, worth: Worth) -> int:
    """About the tension points to the next transformer; `FAR` if there is none."""
    w, seat = worth.s.wiring, worth.seat
    if w.transformers[seat].bit_count() >= r.transformers:
        return FAR
    return 0 if targets.transformer_cells(r, w, seat) else worth.ways().nearest()


def _held_back(standing: Standing, worth: Worth) -> float:
    """BLK-DARK-09: what the generator would give for being behind at the next count."""
    behind = standing.most_points - worth.next_count()
    return standing.counted_next * generated_for(standing.r, behind)


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
