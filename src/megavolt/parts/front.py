"""What the fronts of all games with a plant market have in common."""

from collections.abc import Mapping
from typing import Any, TypeVar

from megavolt.core.game import Entry, Game
from megavolt.parts.table import Table
from megavolt.parts.words import Notation

S = TypeVar("S", bound=Table)


class TableGame(Game[S]):
    """A game whose states are tables and whose actions have a notation."""

    notation: Notation[Any]

    def to_move(self, s: S) -> int:
        return s.actor

    def set_log(self, s: S, log: list[Entry] | None) -> None:
        s.log = log

    def word(self, action: int) -> str:
        return self.notation.word(action)

    def action(self, word: str) -> int:
        return self.notation.action(word)

    def action_json(self, action: int) -> dict[str, object]:
        return self.notation.to_json(action)

    def action_from_json(self, data: Mapping[str, object]) -> int:
        return self.notation.from_json(data)
