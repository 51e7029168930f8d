"""Any game on a terminal: its view as an outline, its moves as a list.

A game of an installed package that brings nothing but the engine contract is shown this way.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.core.decision import moves_of
from megavolt.core.decision_types import Decision
from megavolt.core.game import Game, Outcome
from megavolt.core.line import Event
from megavolt.core.view_types import View
from megavolt.locale import Translator
from megavolt.terminal.choices import Choice, Commands, Question
from megavolt.terminal.layout import Lines

_SEATS = ("seat", "to_move", "player")  # fields that hold a seat
_LEFT_OUT = ("game", "options", "seat")


class PlainScreen:
    def __init__(self, game: Game[Any], seats: Sequence[str], t: Translator) -> None:
        self.game = game
        self.seats = seats
        self.t = t

    def verbs(self) -> Sequence[str]:
        return ()

    def help(self) -> str:
        return "plain-help"

    def goal(self) -> str:
        return "plain-goal"

    def rule(self) -> str:
        return self.game.id.upper()

    def question(self, view: View, decision: Decision) -> Question:
        choices = [
            Choice(move["do"], str(number), (move["word"],), move["word"], (move["word"],))
            for number, move in enumerate(moves_of(decision), 1)
        ]
        return Question(self.t.text("plain-ask"), choices)

    def hides(self) -> bool:
        return True  # nobody knows

    def commands(self) -> Commands:
        return {}

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        return list(events)

    def board(
        self, view: View, console: Console, question: Question | None, everything: bool = False
    ) -> Lines:
        shown = {name: value for name, value in view.items() if name not in _LEFT_OUT}
        title = Text(self.t.text("plain-title", game=self.game.id), style="bold")
        return Lines(console, title, *map(Text, self._outline(shown, "")))

    def _outline(self, data: Mapping[str, Any], indent: str) -> Iterator[str]:
        """One line a field; what has parts of its own follows further in."""
        for name, value in data.items():
            label = f"{indent}{name.replace('_', ' ')}"
            if isinstance(value, Mapping):
                yield label
                yield from self._outline(value, indent + "  ")
            elif _has_parts(value):
                yield label
                for number, part in enumerate(value, 1):
                    yield f"{indent}  {self._inline(part, str(number))}"
            else:
                yield f"{label}: {self._value(name, value)}"

    def _inline(self, part: Any, number: str) -> str:
        """An entry of a list on one line, by the name of its seat where it has one."""
        if not isinstance(part, Mapping):
            return f"{number}. {part}"
        head = self._value("seat", part["seat"]) if "seat" in part else number
        fields = [
            f"{name.replace('_', ' ')} {self._value(name, value)}"
            for name, value in part.items()
            if name != "seat"
        ]
        return f"{head}: {', '.join(fields)}"

    def _value(self, name: str, value: Any) -> str:
        if name in _SEATS and isinstance(value, int) and 0 <= value < len(self.seats):
            return self.seats[value]
        if isinstance(value, bool):
            return self.t.text("plain-yes" if value else "plain-no")
        if isinstance(value, list):
            return " ".join(map(str, value)) or "–"
        return "–" if value is None else str(value)

    def result(self, outcome: Outcome) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for seat in sorted(range(len(self.seats)), key=lambda seat: outcome.ranks[seat]):
            reasons = ", ".join(f"{name} {n}" for name, n in outcome.reasons[seat].items())
            table.add_row(f"{outcome.ranks[seat]}.", self.seats[seat], reasons)
        return table


def _has_parts(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(part, Mapping) for part in value)
