"""What a seat is asked, as data: the question, and every legal move by its verb.

A verb's `word` has a gap for each parameter, `open {plant} {bid}`; each of its choices fills the
gaps. A parameter is one value, or a list: of texts, any of them; of two ints, the lowest and the
highest. A choice that no gaps can tell has a `word` of its own. What else a choice holds are facts
about it, such as its cost. Each family adds its verbs in its `decision_types`.

Like views these stay plain Python when the engine is compiled.
"""

from typing import TypedDict, TypeVar, cast


class Verb(TypedDict):
    """The moves of one verb. Families narrow this; `choices` is missing where the word is all."""

    do: str
    word: str


class Moves(Verb, total=False):
    choices: list[dict[str, object]]


class Decision(TypedDict):
    """What is asked of the seat to move."""

    asks: str  # the question: `open`, `build`, `lose_fuel` …
    moves: list[Moves]


D = TypeVar("D")


def own_decision(family: type[D], decision: Decision) -> D:
    """The decision as the family that made it reads it; see `own_view`."""
    return cast("D", decision)
