"""Balance reports: what many games have in common beyond who won. Each family of games has its
own in `report_{family}`; a family without one has the plain summary only."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from megavolt.core.game import Entry, Game, Outcome
from megavolt.core.registry import game_info
from megavolt.locale import Translator

Events = Sequence[tuple[str, dict[str, Any]]]  # kind, facts


class Report(Protocol):
    """Of one game, over all its player counts."""

    def begin(self, game: Game[Any], state: Any) -> None:
        """A game is set up."""

    def end(self, game: Game[Any], outcome: Outcome, events: Events) -> None:
        """It is over; everything that happened since."""

    def data(self) -> dict[str, Any]:
        """What is known so far, by player count."""

    def tables(self, t: Translator) -> list[RenderableType]:
        """The same for people."""


def make_report(game_id: str) -> Report | None:
    """The report of a game, if its family has one."""
    name = f"megavolt.terminal.report_{game_info(game_id).family}"
    if find_spec(name) is None:
        return None
    report: Report = import_module(name).make()
    return report


class Reports:
    """Watches games and passes each to the report of its game."""

    def __init__(self, game_ids: Sequence[str]) -> None:
        made = {game_id: make_report(game_id) for game_id in game_ids}
        self.by_game = {game_id: report for game_id, report in made.items() if report is not None}
        self._log: list[Entry] = []

    def begin(self, game: Game[Any], state: Any) -> None:
        report = self.by_game.get(game.id)
        if report is not None:
            self._log = []
            game.set_log(state, self._log)
            report.begin(game, state)

    def end(self, game: Game[Any], state: Any) -> None:
        report, outcome = self.by_game.get(game.id), game.outcome(state)
        if report is not None and outcome is not None:
            report.end(game, outcome, [game.event(entry) for entry in self._log])

    def data(self) -> dict[str, Any]:
        return {game_id: report.data() for game_id, report in self.by_game.items()}


# ---- numbers


def share(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0


def mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def quantile(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def share_error(games: int, players: int) -> float:
    """The standard error of a win share where everybody is equal."""
    fair = 1 / players
    return round(float((fair * (1 - fair) / games) ** 0.5), 4) if games else 0.0
