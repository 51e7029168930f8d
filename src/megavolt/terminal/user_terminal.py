"""What the user reads and types: the consoles, the language, and a line from the keyboard."""

import sys
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from megavolt.locale import Translator
from megavolt.terminal.choices import fold
from megavolt.terminal.tables import Fitted, FullWidth
from megavolt.terminal.typed import typed


class Leave(Exception):
    """A person leaves the table."""


@dataclass(frozen=True)
class UserTerminal:
    """Answers go to `out`, errors and progress to `err`."""

    t: Translator
    out: Console
    err: Console

    def say(self, message: str, style: str = "", **args: object) -> None:
        self.show(Text(self.t.text(message, **args), style=style))

    def show(self, thing: RenderableType) -> None:
        """No cell of a table is cut; in a file or a pipe a sentence stays on one line."""
        if self.out.is_terminal:
            self.out.print(Fitted(thing) if isinstance(thing, Table) else thing)
        elif isinstance(thing, Table):
            self.out.print(FullWidth(thing), crop=False)
        else:
            self.out.print(thing, soft_wrap=isinstance(thing, Text))

    def show_error(self, text: str) -> None:
        self.err.print(Text(text, style="red"), soft_wrap=not self.err.is_terminal)

    @property
    def at_keyboard(self) -> bool:
        return sys.stdin.isatty()

    def read_line(self, prompt: str) -> str:
        """A line without its end; raises EOFError when there are no more."""
        if self.at_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401 - gives line editing and history
            return input(prompt)
        self.out.print(Text(prompt), end="")
        line = sys.stdin.readline()
        self.out.print(Text(line.rstrip("\n")))  # so that what is written reads like a game
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def clear(self) -> None:
        """Leave nothing to scroll back to, nor lines to bring back with the arrow keys."""
        self.out.clear()
        if self.out.is_terminal and not self.out.legacy_windows:
            self.out.file.write("\x1b[3J")
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def confirm(self, question: str) -> bool:
        """Ask at the keyboard; anything but a yes is a no."""
        self.show(Text(question, style="yellow"))
        try:
            answer = fold(self.read_line(self.t.text("play-yes-no")))
        except EOFError:
            return False
        return answer in typed(self.t, "yes")


def make_terminal(lang: str | None) -> UserTerminal:
    plain = {"highlight": False, "markup": False, "emoji": False}
    return UserTerminal(Translator(lang), Console(**plain), Console(stderr=True, **plain))  # type: ignore[arg-type]
