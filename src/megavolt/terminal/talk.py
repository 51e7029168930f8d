"""Speaking and listening: the consoles, the language, and a line from the keyboard."""

import sys
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from megavolt.locale import Translator


class Leave(Exception):
    """A person leaves the table."""


@dataclass(frozen=True)
class Talk:
    """One conversation: answers go to `out`, complaints and progress to `err`."""

    t: Translator
    out: Console
    err: Console

    def say(self, message: str, style: str = "", **args: object) -> None:
        self.show(Text(self.t.text(message, **args), style=style))

    def show(self, thing: RenderableType) -> None:
        """A sentence in a file or a pipe stays on one line."""
        plain = isinstance(thing, Text) and not self.out.is_terminal
        self.out.print(thing, soft_wrap=plain)

    def complain(self, text: str) -> None:
        self.err.print(Text(text, style="red"), soft_wrap=not self.err.is_terminal)

    @property
    def at_keyboard(self) -> bool:
        return sys.stdin.isatty()

    def listen(self, prompt: str) -> str:
        """A line without its end; raises EOFError when there are no more."""
        if self.at_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401 - lines can be edited and called back
            return input(prompt)
        self.out.print(Text(prompt), end="")
        line = sys.stdin.readline()
        self.out.print(Text(line.rstrip("\n")))  # so that what is written reads like a game
        if not line:
            raise EOFError
        return line.rstrip("\n")


def make_talk(lang: str | None) -> Talk:
    plain = {"highlight": False, "markup": False, "emoji": False}
    return Talk(Translator(lang), Console(**plain), Console(stderr=True, **plain))  # type: ignore[arg-type]
