"""Records for tests: whole ones, and ways to damage them."""

import tomllib
from functools import cache
from importlib import resources
from random import Random
from typing import Any

import pytest

from megavolt import Match, MegavoltError, RecordError

MOVES = ["open 4 4", "pass", "open 5 5"]


def short() -> Match:
    match = Match.new("classic", ["Ana", "Bob"], 7, setup={"order": [1, 0]})
    for word in MOVES:
        match.play(word)
    return match


@cache
def finished() -> str:
    """The record of a match that is over."""
    match = Match.new("classic", ["Ana", "Bob"], 3, {"quick_pass": True})
    random = Random(3)
    while not match.over:
        verbs = sorted({word.split()[0] for word in match.legal()})
        verb = random.choice(verbs)
        match.play(next(word for word in match.legal() if word.split()[0] == verb))
    return match.record()


def with_value(text: str, key: str, value: str) -> str:
    """The record with another value for a key of its header."""
    lines = [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in text.split("\n")]
    assert "\n".join(lines) != text
    return "\n".join(lines)


def without(text: str, key: str) -> str:
    return "\n".join(line for line in text.split("\n") if not line.startswith(f"{key}:"))


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Match.from_record(text)
    assert str(caught.value)
    return caught.value


def problem_of(error: RecordError) -> MegavoltError:
    assert error.code == "record_line"
    problem = error.facts["problem"]
    assert isinstance(problem, MegavoltError)
    return problem


def read_or_refused(text: str) -> RecordError | None:
    """A text is a match or is refused with a line that it has, and nothing third."""
    try:
        match = Match.from_record(text)
    except RecordError as error:
        refusal = error
    else:
        assert match.game.check(match.state) == []
        assert Match.from_record(match.record()).words == match.words
        return None
    line = refusal.facts["line"]
    assert isinstance(line, int)
    assert 1 <= line <= len(text.splitlines()) + 1
    assert str(refusal)
    return refusal


def own_map() -> dict[str, Any]:
    path = resources.files("megavolt.data").joinpath("map-germany.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
