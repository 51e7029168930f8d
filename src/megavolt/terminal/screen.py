"""What a family of games brings to the terminal: how it looks and what can be chosen."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import Console, RenderableType

from megavolt.core.game import Game, Outcome
from megavolt.core.line import Event
from megavolt.core.registry import game_info
from megavolt.core.view_types import View
from megavolt.locale import Translator
from megavolt.terminal.choices import Decision
from megavolt.terminal.layout import Lines


class Screen(Protocol):
    """One is made for a match; it keeps nothing but what is constant in it."""

    def board(
        self, view: View, console: Console, decision: Decision | None, everything: bool = False
    ) -> Lines:
        """The position as the view shows it: all of it, or what this phase needs.

        A decision may leave its keys to the board (`hidden_keys`), which then shows them.
        """
        ...

    def decision(self, view: View, legal: list[str]) -> Decision:
        """What the seat of the view can choose now."""
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

    def condensed(self, events: Sequence[Event]) -> list[Event]:
        """The same events with fewer lines, for a log that people read."""
        ...

    def result(self, outcome: Outcome) -> RenderableType:
        """Who has won, and why."""
        ...


def load_screen(game: Game[Any], seats: Sequence[str], t: Translator) -> Screen:
    """The screen of a game's family, `screen_FAMILY.py` beside this file, or the plain one."""
    name = f"megavolt.terminal.screen_{game_info(game.id).family}"
    module = import_module(name if find_spec(name) else "megavolt.terminal.screen_plain")
    screen: Screen = module.make(game, seats, t)
    return screen
