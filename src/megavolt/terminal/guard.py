"""Around every command: the language of its help, and a sentence for whatever goes wrong."""

import codecs
import os
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text
from typer import Abort, TyperException
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
from megavolt.terminal.help_words import translate_help, usage_line, value_name
from megavolt.terminal.layout import DOTS

_SIGNS = str.maketrans("●·×→▸▶│–…✓\u2019“”«»„▁▂▃▄▅▆▇█", 'o.x>>>|-.+\'"""""_.-=+*%#')
_USAGE: dict[type[TyperException], str] = {
    NoSuchOption: "error-usage_no_option",
    MissingParameter: "error-usage_missing",
    BadParameter: "error-usage_bad_value",
    BadOptionUsage: "error-usage_no_value",
}
# Errors about what was typed that come from layers which know of no command line.
_TYPED = frozenset(
    {
        "data_unknown_map", "data_unknown_edition", "bad_map", "bad_deck", "bad_content",
        "data_unknown_content", "bad_database_url",
        "regions_not_a_list", "unknown_region", "region_twice", "wrong_region_count",
        "regions_not_connected", "no_such_move", "no_such_round", "from_and_setup",
        "from_other_game",
    }
)  # fmt: skip


class Command(TyperCommand):
    """A command whose help texts are ids of messages."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate_help(self, ctx)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        return usage_line(super().get_usage(ctx), ctx)


class Group(TyperGroup):
    """Commands under one name; their help texts are ids of messages too."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise UsageError("no_such_command", name=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate_help(self, ctx)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        return usage_line(super().get_usage(ctx), ctx)


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
            sys.stdout.flush()  # a closed pipe is noticed here, not when Python ends
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


# ---- trouble


def _explain(problem: BaseException, words: Sequence[str]) -> int:
    """Say what went wrong; the exit status."""
    if isinstance(problem, BrokenPipeError) or isinstance(problem.__context__, BrokenPipeError):
        # Nobody is reading any more; keep Python from complaining when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(problem, SystemExit):
        return problem.code if isinstance(problem.code, int) else 1
    if isinstance(problem, KeyboardInterrupt | Abort):
        return 130
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
        typed = isinstance(problem, UsageError) or problem.code in _TYPED
        return t.error(problem), 2 if typed else 1
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
    if param is not None and param.param_type_name == "argument":
        name = value_name(t, name)
    found = _value_problem(problem)
    facts = {"name": name, "command": command, "mistake": found.kind, "limit": found.limit}
    near = ", ".join(getattr(problem, "possibilities", None) or ()) or "none"
    return t.text(_message(problem), **facts, near=near, extra=_in_brackets(problem.message))


def _message(problem: TyperException) -> str:
    """The library has one kind of error for several mistakes; its text tells them apart."""
    if "does not take a value" in problem.message:
        return "error-usage_takes_no_value"
    if "unexpected extra argument" in problem.message:
        return "error-usage_extra"
    return _USAGE.get(type(problem), "error-usage_other")


def _in_brackets(text: str) -> str:
    return text[text.rfind("(") + 1 : text.rfind(")")][:60]


def _value_problem(problem: TyperException) -> ValueProblem:
    """What is wrong with a value, if it was the validator that refused it."""
    errors = getattr(problem.__cause__, "errors", None)
    return value_problem(errors()[0]) if callable(errors) else ValueProblem()
