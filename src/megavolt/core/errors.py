"""Errors a person may see. Each carries a code and facts; words come from the locale files."""

from collections.abc import Callable
from errno import errorcode


class MegavoltError(Exception):
    """Something a person did cannot be done. `code` and `facts` say what, in data.

    The sentence for a code is the Fluent message `error-CODE`; `str()` gives it in English
    once `describe_errors_with` has been called (the package does so when imported).
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        if _describers:
            return _describers[-1](self)
        return f"{self.code} {self.facts}"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.facts))


class Illegal(MegavoltError):
    """A move that is not legal now; `rule` is the ledger rule that forbids it."""

    def __init__(self, code: str, rule: str = "", **facts: object) -> None:
        super().__init__(code, rule=rule, **facts)
        self.rule = rule


class OptionError(MegavoltError):
    """An unknown game, option or option value, or a wrong number of players."""


class UsageError(OptionError):
    """The request itself is wrong, not a file or a game; a command exits with 2."""


class SetupError(MegavoltError):
    """A setup given as data that contradicts itself or the rules."""


class RecordError(MegavoltError):
    """A saved game that cannot be read or does not replay; facts hold `line`."""


def file_trouble(problem: Exception) -> str:
    """Why a file could not be used, as a word: what the system calls it, such as ENOENT."""
    number = problem.errno if isinstance(problem, OSError) else None
    return errorcode.get(number, "EIO") if number is not None else "EINVAL"


def _rebuild(kind: type[MegavoltError], code: str, facts: dict[str, object]) -> MegavoltError:
    return kind(code, **facts)  # errors travel between worker processes


_describers: list[Callable[[MegavoltError], str]] = []


def describe_errors_with(describer: Callable[[MegavoltError], str]) -> None:
    """Set how `str(error)` turns a code into a sentence (core itself knows no language)."""
    _describers.append(describer)
