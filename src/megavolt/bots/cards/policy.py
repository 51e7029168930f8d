"""Judgement of the card game on whole states: plants, fuel, runs, and who will win."""

from typing import Any, Final

from megavolt.bots.cards.auction import AuctionJudge
from megavolt.bots.cards.chances import NAMES, features
from megavolt.bots.cards.fuel import FuelJudge
from megavolt.bots.cards.plans import fuel_plans, is_open
from megavolt.bots.cards.worth import Style, Worth
from megavolt.bots.fit import load_fit
from megavolt.bots.policy import Plan, softmax
from megavolt.core.game import Game
from megavolt.games.cards.ending import outcome
from megavolt.games.cards.game import CardGame
from megavolt.games.cards.rules import BURN_REST
from megavolt.games.cards.state import AUCTION, BURN, FUEL, OVER, State
from megavolt.parts.auction import NO_LOT
from megavolt.parts.plant_rules import PASS
from megavolt.parts.table_state import LOSE_FUEL, SCRAP

FEW: Final = 4  # moves worth thinking about when a plant is put up, the pass included
COOL: Final = 4.0  # a move that brings so many Elektro less is weighed less by a factor of e
SURE: Final = 0.97  # of who wins if all buy fuel as they should in the last round

Ranked = list[tuple[float, int]]  # what each move brings, in Elektro; the best first


class CardPolicy:
    """The policy of one configuration. It remembers no position, only what they all share."""

    def __init__(self, game: CardGame, style: Style) -> None:
        self.game = game
        self.r = game.r
        self.worth = Worth(game.r, style)
        self.auction = AuctionJudge(game.r, self.worth)
        self.fuel = FuelJudge(game.r, self.worth)
        self.fit = load_fit("cards", NAMES)

    def choose(self, s: State) -> int:
        return self._ranked(s)[0][1]

    def weighed(self, s: State) -> list[tuple[int, float]]:
        ranked = self._ranked(s)
        weights = softmax([brings / COOL for brings, _ in ranked])
        return [(action, weight) for (_, action), weight in zip(ranked, weights, strict=True)]

    def plans(self, s: State) -> list[tuple[Plan, float]]:
        """Plans for the rest of the turn; where others may answer, the moves worth a thought."""
        if is_open(s):
            return fuel_plans(self.game, self.choose, s)
        return [((action,), weight) for action, weight in self.weighed(s)]

    def chances(self, s: State) -> list[float]:
        if s.phase == OVER:
            return self._won(s)
        if s.last and s.phase == FUEL:
            return self._played_out(s)
        return self.fit.chances(self.features(s), self.left(s))

    def features(self, s: State) -> list[list[float]]:
        """What the chances go by, seat by seat."""
        return features(self.r, s)

    def left(self, s: State) -> float:
        """The time left: the incomes that are still to come."""
        return self.worth.runs_left(s)

    # ---- moves

    def _ranked(self, s: State) -> Ranked:
        if s.pending == BURN:
            return [(0.0, BURN_REST)]
        self.worth.look(s)
        if s.pending == LOSE_FUEL:
            return [(0.0, self.fuel.lose(s))]
        if s.pending == SCRAP:
            return self.auction.scraps(s)
        if s.phase == AUCTION:
            return self._openings(s) if s.auction.lot == NO_LOT else self._answers(s)
        if s.phase == FUEL:
            return self.fuel.purchases(s)
        return self.fuel.runs(s)

    def _openings(self, s: State) -> Ranked:
        ranked = self.auction.openings(s)[: FEW - 1]
        if s.round > 1 or not ranked:  # CARD-AUC-13
            at = 0
            while at < len(ranked) and ranked[at][0] >= 0.0:
                at += 1
            ranked.insert(at, (0.0, PASS))
        return ranked

    def _answers(self, s: State) -> Ranked:
        bid = s.auction.bid + 1
        if bid > s.money[s.actor]:
            return [(0.0, PASS)]
        margin = self.auction.limit(s) - bid
        raised = (margin, self.r.offer(0, bid))
        return [raised, (0.0, PASS)] if margin >= 0.0 else [(0.0, PASS), raised]

    # ---- who wins

    def _won(self, s: State) -> list[float]:
        result = outcome(self.r, s)
        winners = result.winners if result is not None else ()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.r.players)]

    def _played_out(self, s: State) -> list[float]:
        """In the last round nothing is left to chance once plants are bought."""
        end = s.clone()
        decided = True
        while end.phase != OVER:
            ranked = self._ranked(end)
            decided = decided and len(ranked) == 1
            self.game.apply(end, ranked[0][1])
        won = self._won(end)
        if decided:
            return won
        even = (1.0 - SURE) / self.r.players
        return [SURE * share + even for share in won]


def make_policy(game: Game[Any]) -> CardPolicy:
    assert isinstance(game, CardGame)
    return CardPolicy(game, Style())
