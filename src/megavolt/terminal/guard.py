"""Around every command: the language of its help, and a sentence for whatever goes wrong."""

import codecs
import os
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text
from typer import Abort, Context, TyperException
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
)
from typer.core import TyperCommand, TyperGroup

from megavolt.core.errors import MegavoltError, UsageError
from megavolt.locale import Translator
from megavolt.locale.validation import ValueProblem, value_problem
from megavolt.terminal.choices import fold
from megavolt.terminal.layout import DOTS

_SIGNS = str.maketrans("●·×→▸▶│–…✓\u2019“”«»„▁▂▃▄▅▆▇█", 'o.x>>>|-.+\'"""""_.-=+*%#')
_TITLES = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "DEFAULT_STRING": "help-default",
    "REQUIRED_LONG_STRING": "help-required",
}
_USAGE: dict[type[TyperException], str] = {
    NoSuchOption: "error-usage_no_option",
    MissingParameter: "error-usage_missing",
    BadParameter: "error-usage_bad_value",
    BadOptionUsage: "error-usage_no_value",
}


class Command(TyperCommand):
    """A command whose help texts are ids of messages."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate_help(self, ctx)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """Commands under one name; their help texts are ids of messages too."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise UsageError("no_such_command", name=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate_help(self, ctx)
        super().format_help(ctx, formatter)


class GuardedGroup(Group):
    """The whole command line."""

    t: Translator

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        _be_lenient()
        try:
            self.t = Translator(_asked_language(words))
            status = super().main(
                [word for word in words if word != "--debug"],
                "megavolt",
                complete_var,
                False,
                windows_expand_args,
                **extra,
            )
        except BaseException as problem:
            status = _explain(problem, words)
        if not standalone_mode:
            return status
        _forget_interrupt()
        sys.exit(status if isinstance(status, int) else 0)


def _forget_interrupt() -> None:
    """Keep Python from dying by a Ctrl-C that was dealt with.

    Python remembers one that broke into an `exec` of a string, as the first import of a module
    with dataclasses does, and ends by the signal whatever status is asked for; the next
    `exec` makes it forget.
    """
    exec("")


def _asked_language(words: Sequence[str]) -> str | None:
    """`--lang` may stand anywhere; help needs to know it before anything is parsed."""
    for number, word in enumerate(words):
        if word == "--":
            return None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and number + 1 < len(words):
            return words[number + 1]
    return None


def _be_lenient() -> None:
    """Characters a terminal cannot show, or stray bytes it sends, do not stop anything."""
    codecs.register_error("megavolt", _plainly)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "megavolt")


def _plainly(problem: UnicodeError) -> tuple[str, int]:
    """What cannot be shown, in the nearest plain signs."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    text = problem.object[problem.start : problem.end].translate(_SIGNS)
    text = "".join("." if DOTS <= ord(c) < DOTS + 256 else c for c in text)  # lines of a map
    return "".join(c if c.isascii() else fold(c)[:1] or "?" for c in text), problem.end


# ---- help


def _translate_help(command: Any, ctx: Context) -> None:
    """Replace ids by texts in a command, its parameters and the commands below it."""
    from typer import rich_utils

    t: Translator = getattr(ctx.find_root().command, "t", None) or Translator()
    for title, message in _TITLES.items():
        setattr(rich_utils, title, t.text(message))
    for param in command.get_params(ctx):
        param.help = t.text("help-help" if "--help" in param.opts else param.help or "")
    for one in (command, *getattr(command, "commands", {}).values()):
        one.help = t.text(one.help or "")


# ---- trouble


def _explain(problem: BaseException, words: Sequence[str]) -> int:
    """Say what went wrong; the exit status."""
    if isinstance(problem, SystemExit):
        return problem.code if isinstance(problem.code, int) else 1
    if isinstance(problem, KeyboardInterrupt | Abort):
        return 130
    if isinstance(problem, BrokenPipeError):
        # Nobody is reading any more; keep Python from complaining when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(problem, NoArgsIsHelpError):
        return 2  # the help is on the screen already
    text, status = _sentence(problem, _speaker(words))
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if "--debug" in words and not isinstance(problem, MegavoltError | TyperException):
        console.print_exception()
    console.print(Text(text, style="red"), soft_wrap=not console.is_terminal)
    return status


def _sentence(problem: BaseException, t: Translator) -> tuple[str, int]:
    if isinstance(problem, TyperException):
        return _usage(problem, t), problem.exit_code
    if isinstance(problem, MegavoltError):
        return t.error(problem), 2 if isinstance(problem, UsageError) else 1
    kind = f"{type(problem).__name__}: {problem}"
    return t.text("error-unexpected", problem=kind[:300]), 1


def _speaker(words: Sequence[str]) -> Translator:
    try:
        return Translator(_asked_language(words))
    except MegavoltError:
        return Translator()


def _usage(problem: TyperException, t: Translator) -> str:
    """A sentence for what the command line could not be read as."""
    context = getattr(problem, "ctx", None)
    command = context.command_path if context is not None else "megavolt"
    param = getattr(problem, "param", None)
    name = getattr(problem, "option_name", "") or (param.get_error_hint() if param else "")
    name = str(name).replace("'", "")
    found = _value_problem(problem)
    facts = {"name": name, "command": command, "mistake": found.kind, "limit": found.limit}
    return t.text(_USAGE.get(type(problem), "error-usage_other"), **facts)


def _value_problem(problem: TyperException) -> ValueProblem:
    """What is wrong with a value, if it was the validator that refused it."""
    errors = getattr(problem.__cause__, "errors", None)
    return value_problem(errors()[0]) if callable(errors) else ValueProblem()
