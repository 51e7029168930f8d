"""The bots of a simulation: one object a seat, kept as long as the same game is played."""

from collections.abc import Sequence
from typing import Any

from megavolt.bots import Fault, Guarded, guarded_bot
from megavolt.core.game import Game
from megavolt.terminal.selfplay import Choose, Played, bot_chooser, random_chooser


class Crew:
    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self._game: Game[Any] | None = None
        self._bots: dict[tuple[int, str], Guarded] = {}

    def choosers(self, game: Game[Any], seed: int, levels: Sequence[str]) -> list[Choose]:
        if set(levels) == {"random"}:
            return [random_chooser(seed)] * game.players
        if game is not self._game:
            self.close()
            self._game = game
        return [
            bot_chooser(self._bot(game, number, level), game, seed)
            for number, level in _numbered(levels)
        ]

    def _bot(self, game: Game[Any], number: int, level: str) -> Guarded:
        if (number, level) not in self._bots:
            self._bots[number, level] = guarded_bot(level, game, on_fault=self.faults.append)
        return self._bots[number, level]

    def over(self, played: Played) -> None:
        for bot in self._bots.values():
            bot.over(list(played.ranks), list(played.scores))

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


def _numbered(levels: Sequence[str]) -> list[tuple[int, str]]:
    """The first `greedy` at the table, the second: whichever seats they have in this game."""
    return [(levels[:seat].count(level), level) for seat, level in enumerate(levels)]
