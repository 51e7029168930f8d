"""What a validator says about a value, in words of ours: a kind of mistake, and a limit.

Requests to the server and arguments of the command line are checked by the same validator,
which speaks English only; the message `value-mistake` says the same in every language.
"""

from collections.abc import Mapping
from typing import Any, Final

# A part of the validator's word for a mistake, and ours; the first that fits.
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


def mistake(error: Mapping[str, Any]) -> dict[str, object]:
    """The facts of `value-mistake` for one error of the validator."""
    kind, context = str(error["type"]), error.get("ctx", {})
    return {
        "mistake": next((name for sign, name in _KINDS.items() if sign in kind), "other"),
        "limit": next((context[name] for name in _LIMITS if name in context), 0),
    }
