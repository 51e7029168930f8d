"""What a lesson asks about an attempt: `me.money >= 20`, `me.cities has essen`.

A path leads into what the learner sees. Its first word says where:

| first word | leads to |
|---|---|
| me | the learner's own entry among the players |
| event | the last event of a kind that the learner caused: `event.income.supplied` |
| events | how many of a kind: `events.built` |
| words | the learner's moves |
| rank | the learner's place at the end, 0 before it |
| before, best | the same paths before the first move, and after the lesson's own solution |
| any other | the view |

A list goes on with a number, with `count`, or with a key that each of its entries has.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from megavolt.data.errors import DataError
from megavolt.data.reader import Reader

Facts = Mapping[str, Any]

OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "==": lambda a, b: bool(a == b),
    "!=": lambda a, b: bool(a != b),
    ">=": lambda a, b: a is not None and b is not None and bool(a >= b),
    "<=": lambda a, b: a is not None and b is not None and bool(a <= b),
    ">": lambda a, b: a is not None and b is not None and bool(a > b),
    "<": lambda a, b: a is not None and b is not None and bool(a < b),
    "has": lambda a, b: a is not None and b in a,
    "lacks": lambda a, b: a is None or b not in a,
}
PATHS: Final = ("before.", "best.")  # how the right side begins where it is a path too


@dataclass(frozen=True)
class Value:
    """A number, or a path and perhaps another to be taken off: `before.me.money - me.money`."""

    plain: int | str | None = None
    path: str = ""
    less: str = ""

    def of(self, facts: Facts) -> Any:
        if not self.path:
            return self.plain
        found = resolve(facts, self.path)
        if not self.less:
            return found
        taken = resolve(facts, self.less)
        return None if found is None or taken is None else found - taken


@dataclass(frozen=True)
class Condition:
    text: str
    left: Value
    operator: str
    right: Value

    def holds(self, facts: Facts) -> bool:
        return OPERATORS[self.operator](self.left.of(facts), self.right.of(facts))


def read_condition(data: Reader, key: str, text: str) -> Condition:
    for operator in OPERATORS:
        left, found, right = text.partition(f" {operator} ")
        if found:
            return Condition(text, _path(left), operator, _literal(right.strip()))
    known = "path == value, with " + " ".join(OPERATORS)
    raise data.error("data_bad_value", key, value=text, known=known)


def read_value(data: Reader, key: str) -> Value:
    """What a sentence is given: a number or a path."""
    given = data.get(key)
    if isinstance(given, int) and not isinstance(given, bool):
        return Value(given)
    return _path(data.text(key))


def _path(text: str) -> Value:
    path, _, less = text.strip().partition(" - ")
    return Value(path=path.strip(), less=less.strip())


def _literal(text: str) -> Value:
    if text.startswith(PATHS):
        return _path(text)
    return Value(int(text) if text.lstrip("-").isdecimal() else text)


def resolve(facts: Facts, path: str) -> Any:
    """What a path leads to; None where there is nothing (yet). A wrong first word is an error."""
    first, *rest = path.split(".")
    if first not in facts:
        known = ", ".join(sorted(facts))
        raise DataError("data_bad_value", file="-", key=path, value=first, known=known)
    found = facts[first]
    for key in rest:
        found = _step(found, key)
    return found


def _step(value: Any, key: str) -> Any:
    if isinstance(value, Mapping):
        return len(value) if key == "count" and key not in value else value.get(key)
    if not isinstance(value, list | tuple):
        return None
    if key == "count":
        return len(value)
    if key.isdecimal():
        return value[int(key)] if int(key) < len(value) else None
    return [_step(one, key) for one in value]
