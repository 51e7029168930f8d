"""Judgement of the grid board game in its three editions, on whole states, made for search."""

from typing import Any

from megavolt.bots.board_auction import AuctionPlan
from megavolt.bots.board_building import BuildingPlan
from megavolt.bots.board_fuel import FuelPlan
from megavolt.bots.board_preparation import PreparationPlan
from megavolt.bots.board_running import RunningPlan
from megavolt.bots.board_sets import RunSets
from megavolt.bots.board_style import Style
from megavolt.bots.board_worth import Worth
from megavolt.core.game import Game
from megavolt.games.board.rules import Rules
from megavolt.games.board.state import AUCTION, BUILDING, BUREAUCRACY, FUEL, State


class BoardPolicy:
    """One plan a phase; they share what plants are worth and which can run together."""

    def __init__(self, r: Rules, style: Style) -> None:
        self.r = r
        self.worth = Worth(r, style)
        self.sets = RunSets(r)
        self.auction = AuctionPlan(r, self.worth, style)
        self.building = BuildingPlan(r, self.worth, self.sets, style)
        self.fuel = FuelPlan(r, self.worth, self.sets, self.building, style)
        self.running = RunningPlan(r, self.worth, self.sets, style)
        self.preparation = PreparationPlan(r, self.building)

    def choose(self, s: State) -> int:
        """The move of the seat to move."""
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


def make_policy(game: Game[Any]) -> BoardPolicy:
    return BoardPolicy(game.r, Style())  # type: ignore[attr-defined]
