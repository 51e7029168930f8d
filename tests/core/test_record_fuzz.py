"""Whatever stands in a file, it is a match or it is refused: nothing else comes out of it."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt import Match, RecordError
from megavolt.core import record
from tests.core.records import own_map, read_or_refused, short, with_value, without

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
KEYS = ["game", "rules", "seats", "options", "seed", "setup", "result", "moves", "digest"]


@settings(derandomize=True, deadline=None, max_examples=100)
@given(key=st.sampled_from(KEYS), value=JSON)
def test_any_json_in_the_header_is_read_or_refused(key: str, value: object) -> None:
    text = without(short().record(), key).replace("\n\n", f"\n{key}: {json.dumps(value)}\n\n", 1)
    read_or_refused(text)


@settings(derandomize=True, deadline=None, max_examples=100)
@given(
    key=st.sampled_from(["order", "regions", "market", "deck", "step3_deck", "fuel"]),
    value=JSON | st.lists(st.integers(0, 60) | st.just("step3")),
)
def test_any_json_in_a_setup_is_read_or_refused(key: str, value: object) -> None:
    text = with_value(short().record(), "setup", json.dumps({key: value}))
    read_or_refused(text)


@settings(derandomize=True, deadline=None, max_examples=100)
@given(
    name=st.sampled_from(["map", "regions", "figures", "hidden_money", "quick_pass"]), value=JSON
)
def test_any_json_in_an_option_is_read_or_refused(name: str, value: object) -> None:
    text = with_value(short().record(), "options", json.dumps({name: value}))
    read_or_refused(text)


@settings(derandomize=True, deadline=None, max_examples=100)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)
    read_or_refused(record.FIRST_LINE + "\n" + text)


def drop_piece(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    return text[:at] + text[at + random.randrange(1, 9) :]


def repeat_piece(text: str, random: Random) -> str:
    at, size = random.randrange(len(text)), random.randrange(1, 20)
    return text[: at + size] + text[at : at + size] + text[at + size :]


def change_character(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    new = random.choice('0123456789"{}[]:,#-e. \n\r\t\0\x0b\x85\u2028ßéx')
    return text[:at] + new + text[at + 1 :]


def swap_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    a, b = random.randrange(len(lines)), random.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines)


def cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


MUTATIONS: list[Callable[[str, Random], str]] = [
    drop_piece, repeat_piece, change_character, swap_lines, cut,
]  # fmt: skip


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@pytest.mark.parametrize("digest", [True, False], ids=["with digest", "without digest"])
def test_a_damaged_record_is_read_or_refused(
    mutation: Callable[[str, Random], str], digest: bool
) -> None:
    random = Random(f"{mutation.__name__} {digest}")
    text = short().record() if digest else without(short().record(), "digest")
    refusals = 0
    for _ in range(60):
        damaged = text
        for _ in range(random.randrange(1, 4)):
            damaged = mutation(damaged, random) or text
        refusals += read_or_refused(damaged) is not None
    assert refusals > 30


def test_damaged_bytes_are_read_or_refused(tmp_path: Path) -> None:
    random, path = Random(8), tmp_path / "game.txt"
    good = short().record().encode()
    refusals = 0
    for _ in range(200):
        damaged = bytearray(good)
        for _ in range(random.randrange(1, 4)):
            damaged[random.randrange(len(damaged))] = random.randrange(256)
        path.write_bytes(damaged)
        try:
            match = Match.load(path)
        except RecordError:
            refusals += 1
        else:
            assert match.words == short().words  # a seat's name may have changed, no move has
    assert refusals > 100


# ---- a map of one's own

ODD_VALUES: list[Any] = [
    None, True, -1, 10**30, 1.5, "", "essen", [], [[]], {}, {"a": {}}, "\ud800",
]  # fmt: skip


def with_map(data: object) -> str:
    match = Match.new("classic", ["Ana", "Bob"], 7, {"map": own_map()})
    options = {**match.game.options, "map": data}
    return with_value(match.record(), "options", json.dumps(options))


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a nested value, as (container, key)."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else range(len(value))
    return [place for key in keys for place in [(value, key), *nodes(value[key])]]


def test_a_damaged_map_in_a_record_is_read_or_refused() -> None:
    random = Random(12)
    refusals = 0
    for _ in range(80):
        data = own_map()
        tops = [(data, key) for key in data]
        container, key = random.choice(tops if random.random() < 0.3 else nodes(data))
        container[key] = random.choice(ODD_VALUES)
        refusals += read_or_refused(with_map(data)) is not None
    assert refusals > 50


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("options", '{{"regions": {}}}'),
        ("options", '{{"map": {{"disputes": {}}}}}'),
    ],
)
def test_a_value_of_any_depth_is_refused(key: str, value: str) -> None:
    # What one reader of it can still bear may be one level too deep for the next.
    text = short().record()
    for depth in range(300, 1000):
        nested = value.format("[" * depth + "]" * depth)
        assert read_or_refused(with_value(text, key, nested)) is not None, f"{depth} deep"
