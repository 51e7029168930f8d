"""What a family of games brings to the terminal: how it looks, what can be chosen, and a report.

There is a module per family, in which `FAMILY` says it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Console, RenderableType

from megavolt.arena.page import Section
from megavolt.core.game import Game, Outcome
from megavolt.core.line import Event
from megavolt.core.registry import family_part
from megavolt.locale import Translator
from megavolt.terminal.choices import Commands, Question
from megavolt.terminal.layout import Lines

Events = Sequence[tuple[str, dict[str, Any]]]  # kind, facts
FamilyView = Any  # a view of the game that the screen was made for
FamilyDecision = Any  # and one of its decisions


class Screen(Protocol):
    """One is made for a match; it keeps nothing but what is constant in it."""

    def board(
        self,
        view: FamilyView,
        console: Console,
        question: Question | None,
        everything: bool = False,
    ) -> Lines:
        """The position as the view shows it: all of it, or what this phase needs.

        A question may leave its keys to the board (`hidden_keys`), which then shows them.
        """
        ...

    def question(self, view: FamilyView, decision: FamilyDecision) -> Question:
        """What the seat of the view is asked and can choose now."""
        ...

    def verbs(self) -> Sequence[str]:
        """The verbs of the game's notation."""
        ...

    def help(self) -> str:
        """The id of the message that says what can be typed."""
        ...

    def goal(self) -> str:
        """The id of the message that says how the game ends and who wins."""
        ...

    def rule(self) -> str:
        """The id of a rule of the game, to show what one looks like."""
        ...

    def hides(self) -> bool:
        """Do players have something that the others must not see?"""
        ...

    def commands(self) -> Commands:
        """What can be asked at the table in this family only."""
        ...

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        """The same events with fewer lines, for a log that people read."""
        ...

    def result(self, outcome: Outcome) -> RenderableType:
        """Who has won, and why."""
        ...


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


class Study(Protocol):
    """What `megavolt study` finds out, over one or more numbers of players."""

    policies: tuple[str, ...]  # how moves can be chosen, the usual way first
    games: int  # that are usually played, for each number of players

    def play(
        self, game: Game[Any], seed: int, games: int, policy: str, tell: Callable[[int], None]
    ) -> None:
        """Play games with seeds from `seed` on; `tell` hears how many more are done."""

    def data(self) -> list[dict[str, Any]]:
        """The figures, by number of players."""

    def sections(self, t: Translator) -> list[Section]:
        """The same for people: tables, and plots for a page."""


@dataclass(frozen=True)
class TerminalFamily:
    screen: Callable[[Game[Any], Sequence[str], Translator], Screen]
    report: Callable[[], Report] | None = None
    study: Callable[[], Study] | None = None


def terminal_family(game_id: str) -> TerminalFamily:
    found: TerminalFamily = family_part(__name__, game_id)
    return found


def load_screen(game: Game[Any], seats: Sequence[str], t: Translator) -> Screen:
    """The screen for a match."""
    return terminal_family(game.id).screen(game, seats, t)
