"""Decisions as data: made from words where a game brings nothing better, and read back as words."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import TypedDict

from megavolt.core.decision_types import Decision, Moves

Json = Mapping[str, object]
_ABOUT_VERB = ("do", "word", "choices")  # what else a verb holds are facts of its moves


class Move(TypedDict):
    """One move of a decision: what it does, its parameters and facts, and its word."""

    do: str
    what: dict[str, object]
    word: str


def listed(actions: Iterable[tuple[Json, str]]) -> Decision:
    """The decision of a game that says no more of its moves than their JSON forms and words."""
    verbs: dict[str, Moves] = {}
    for data, word in actions:
        verb = str(data["do"])
        moves = verbs.setdefault(verb, {"do": verb, "word": verb, "choices": []})
        what = {key: value for key, value in data.items() if key != "do"}
        moves["choices"].append({**what, "word": word})
    return {"asks": "move", "moves": list(verbs.values())}


def words_of(decision: Decision) -> list[str]:
    """Every legal word."""
    return [move["word"] for move in moves_of(decision)]


def moves_of(decision: Decision) -> Iterator[Move]:
    """Every legal move by itself: each parameter has one value."""
    for moves in decision["moves"]:
        facts = {key: value for key, value in moves.items() if key not in _ABOUT_VERB}
        for choice in moves.get("choices", [{}]):
            word = str(choice.get("word", moves["word"]))
            yield from _moves(moves["do"], word, {**facts, **choice})


def _moves(do: str, word: str, choice: Json) -> Iterator[Move]:
    gaps = [key for key in choice if f"{{{key}}}" in word]
    for values in product(*(_values(choice[gap]) for gap in gaps)):
        filled = dict(zip(gaps, values, strict=True))
        yield {"do": do, "what": {**choice, **filled}, "word": word.format(**filled)}


def _values(value: object) -> list[object]:
    """What a parameter can be: a list of texts, or of the lowest and the highest number."""
    if not isinstance(value, list):
        return [value]
    low = value[0]
    if isinstance(low, int):
        return list(range(low, value[1] + 1))
    return value
