"""What the validator says about a value, in our own terms: a kind of problem, and a limit.

Requests to the server and arguments of the command line are checked by the same validator,
whose messages are English only; the message `value-mistake` says the same in every language.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

# A part of the validator's error type, and our kind of problem; the first that matches.
_KINDS: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "greater_than": "too_small",
    "less_than": "too_large",
    "too_short": "too_short",
    "too_long": "too_long",
    "literal": "choice",
    "enum": "choice",
    "json": "json",
    "_type": "type",
    "int_parsing": "whole_number",
    "int_from_float": "whole_number",
    "float_parsing": "number",
    "_parsing": "type",
}
_LIMITS: Final = ("ge", "gt", "le", "lt", "min_length", "max_length")


class ValueProblem(NamedTuple):
    kind: str = "other"
    limit: object = 0


def value_problem(error: Mapping[str, Any]) -> ValueProblem:
    """One error of the validator, as the message knows it."""
    kind, context = str(error["type"]), error.get("ctx", {})
    return ValueProblem(
        next((name for sign, name in _KINDS.items() if sign in kind), "other"),
        next((context[name] for name in _LIMITS if name in context), 0),
    )
