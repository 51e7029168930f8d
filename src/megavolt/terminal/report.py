"""Balance reports: what many games have in common beyond who won. A family that brings none has
the plain summary only."""

from collections.abc import Sequence
from typing import Any

from megavolt.core.game import Entry, Game
from megavolt.terminal.families import terminal_family


class Reports:
    """Watches games and passes each to the report of its game."""

    def __init__(self, game_ids: Sequence[str]) -> None:
        makers = {game_id: terminal_family(game_id).report for game_id in game_ids}
        self.by_game = {game_id: make() for game_id, make in makers.items() if make is not None}
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
