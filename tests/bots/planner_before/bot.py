"""The former planner as a bot in a file."""

from random import Random
from typing import Any

from megavolt.core.game import Game
from megavolt.core.rng import Rng
from megavolt.core.view_types import View
from megavolt.games.board.game import BoardGame
from megavolt.games.board.rules import Rules
from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, State
from tests.bots.planner_before.auction import AuctionPlan
from tests.bots.planner_before.building import BuildingPlan
from tests.bots.planner_before.fuel import FuelPlan
from tests.bots.planner_before.preparation import PreparationPlan
from tests.bots.planner_before.running import RunningPlan
from tests.bots.planner_before.sets import RunSets
from tests.bots.planner_before.style import Style
from tests.bots.planner_before.worth import Worth


class PolicyBefore:
    """One plan per phase."""

    def __init__(self, r: Rules) -> None:
        style = Style()
        sets = RunSets(r)
        worth = Worth(r, sets, style)
        self.auction = AuctionPlan(r, worth)
        self.building = BuildingPlan(r, worth, sets, style)
        self.fuel = FuelPlan(r, worth, sets, style)
        self.running = RunningPlan(r, worth, sets, style)
        self.preparation = PreparationPlan(r, self.building)

    def choose(self, s: State) -> int:
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


class PlannerBefore:
    """Looks at nothing but the view: what it does not show is drawn at random."""

    games: tuple[str, ...] = ("board",)

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, BoardGame)
        self.game = game
        self.policy = PolicyBefore(game.r)

    def choose(self, view: View, legal: list[str], rng: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self.game.determinize(view, Rng(rng.getrandbits(64)))
        return self.game.word(self.policy.choose(state))
