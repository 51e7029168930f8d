"""The front of a game with a plant market: what every such game passes on in the same way."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from megavolt.core.errors import Illegal
from megavolt.core.game import Entry, Game, Outcome
from megavolt.core.plain import copied_table
from megavolt.core.view_types import GameSeen
from megavolt.parts.table_state import TableState
from megavolt.parts.words import Notation

R = TypeVar("R")
S = TypeVar("S", bound=TableState)


@dataclass(frozen=True)
class Family:
    """The functions of a family of games that its front calls, each with the rules first.

    Their rules and states are `Any` here: mypyc compiles no dataclass that is generic.
    """

    notation: Callable[[Any], Notation[Any]]
    refusal: Callable[[Any, Any, int], Illegal]
    outcome: Callable[[Any, Any], Outcome | None]
    reveal: Callable[[Any, Any, Mapping[str, object]], None]
    event: Callable[[Any, Entry], tuple[str, dict[str, object]]]
    reveals: frozenset[str]  # the kinds of event that reveal something hidden
    check: Callable[[Any, Any], list[str]]


class TableGame(Game[S], Generic[R, S]):
    """A game whose states derive from TableState.

    It adds how to begin, what is legal and what it does, what is seen, and a state or a position
    made from that.
    """

    r: R
    _family: Family
    _notation: Notation[R]
    _shown: dict[str, object]  # the options as views show them

    def _take_family(self, family: Family, r: R) -> None:
        self.r = r
        self._family = family
        self._notation = family.notation(r)
        self._shown = self.options

    def to_move(self, s: S) -> int:
        return s.actor

    def refusal(self, s: S, action: int) -> Illegal:
        return self._family.refusal(self.r, s, action)

    def outcome(self, s: S) -> Outcome | None:
        return self._family.outcome(self.r, s)

    def _game_seen(self) -> GameSeen:
        return {"game": self.id, "options": copied_table(self._shown)}

    def reveal(self, s: S, known: Mapping[str, object]) -> None:
        self._family.reveal(self.r, s, known)

    def event(self, entry: Entry) -> tuple[str, dict[str, object]]:
        return self._family.event(self.r, entry)

    def event_reveals(self, kind: str) -> bool:
        return kind in self._family.reveals

    def check(self, s: S) -> list[str]:
        return self._family.check(self.r, s)

    def set_log(self, s: S, log: list[Entry] | None) -> None:
        s.log = log

    # ---- the forms of an action

    def word(self, action: int) -> str:
        return self._notation.word(action)

    def action(self, word: str) -> int:
        return self._notation.action(word)

    def action_json(self, action: int) -> dict[str, object]:
        return self._notation.to_json(action)

    def action_from_json(self, data: Mapping[str, object]) -> int:
        return self._notation.from_json(data)
