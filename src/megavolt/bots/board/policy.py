"""Judgement of the grid board game in its three editions, on whole states, made for search."""

from typing import Any, Final

from megavolt.bots.board.auction import AuctionPlan
from megavolt.bots.board.building import BuildingPlan
from megavolt.bots.board.chances import Chances
from megavolt.bots.board.fuel import FuelPlan
from megavolt.bots.board.plans import TurnPlans
from megavolt.bots.board.preparation import PreparationPlan
from megavolt.bots.board.running import RunningPlan
from megavolt.bots.board.sets import RunSets
from megavolt.bots.board.style import Style
from megavolt.bots.board.worth import Worth
from megavolt.bots.policy import Plan, softmax
from megavolt.core.game import Game
from megavolt.games.board.game import BoardGame
from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, State

_MOVES: Final = 5  # worth thinking about, at most
_EVEN: Final = 10.0  # a difference of this much makes a move about a third as likely


class BoardPolicy:
    """One plan per phase; they share what plants are worth and which can run together."""

    def __init__(self, game: BoardGame, style: Style) -> None:
        r = game.r
        self.r = r
        self.sets = RunSets(r)
        self.worth = Worth(r, self.sets, style)
        self.auction = AuctionPlan(r, self.worth)
        self.building = BuildingPlan(r, self.worth, self.sets, style)
        self.fuel = FuelPlan(r, self.worth, self.sets, style)
        self.running = RunningPlan(r, self.worth, self.sets, style)
        self.preparation = PreparationPlan(r, self.building)
        self._chances = Chances(r, self.worth, self.sets, self.building)
        self.fit = self._chances.fit
        self._plans = TurnPlans(game, self.fuel, self.building)

    def choose(self, s: State) -> int:
        """The move of the seat to move; always the same in the same position."""
        phase = s.phase
        if phase == AUCTION:
            return self.auction.choose(s)
        if phase == FUEL:
            return self.fuel.choose(s)
        if phase == BUILDING:
            return self.building.choose(s)
        if phase == BUREAUCRACY:
            return self.running.choose(s)
        return self.preparation.choose(s)

    def weighed(self, s: State) -> list[tuple[int, float]]:
        """The moves worth thinking about, the best first, with weights that add up to 1."""
        candidates = self._candidates(s)[:_MOVES]
        weights = softmax([worth for _, worth in candidates], _EVEN)
        return [(way[0], weight) for way, weight in zip(candidates, weights, strict=True)]

    def plans(self, s: State) -> list[tuple[Plan, float]]:
        """Plans for the rest of the turn; where others may answer, the moves worth a thought."""
        if s.phase == FUEL:
            return self._plans.fuel(s)
        if s.phase == BUILDING and s.count[s.actor]:
            return self._plans.building(s)
        return [((action,), weight) for action, weight in self.weighed(s)]

    def _candidates(self, s: State) -> list[tuple[int, float]]:
        """The moves worth thinking about with what each is worth, the best first."""
        phase = s.phase
        if phase == AUCTION:
            return self.auction.weighed(s)
        if phase == FUEL:
            return self.fuel.weighed(s)
        if phase == BUILDING:
            return self.building.weighed(s)
        if phase == BUREAUCRACY:  # there is nothing to gain by another run
            return [(self.running.choose(s), 0.0)]
        return self.preparation.weighed(s)

    def chances(self, s: State) -> list[float]:
        """Each seat's chance to win from here; they add up to 1."""
        return self._chances.of(s)

    def features(self, s: State) -> list[list[float]]:
        """What the chances go by, seat by seat."""
        return self._chances.features(s)

    def left(self, s: State) -> float:
        """The time left, as the chances see it."""
        return self._chances.left(s)


def make_policy(game: Game[Any]) -> BoardPolicy:
    assert isinstance(game, BoardGame)
    return BoardPolicy(game, Style())
