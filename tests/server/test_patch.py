"""Patches: what has changed between two documents."""

import json
from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from megavolt.server.live.patch import Comparison, diff, patched, with_same_parts

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=20,
)


@given(JSON, JSON)
def test_a_patch_turns_the_old_into_the_new(old: Any, new: Any) -> None:
    sent = json.loads(json.dumps(diff(old, new)))
    got = patched(deepcopy(old), sent)
    assert got == new
    assert json.dumps(got, sort_keys=True) == json.dumps(new, sort_keys=True)  # True is not 1


@given(JSON)
def test_nothing_changed_is_nothing_sent(document: Any) -> None:
    assert diff(document, deepcopy(document)) == []


@given(st.lists(JSON, min_size=2, max_size=4), st.data())
def test_parts_in_common_are_compared_once_and_rightly(parts: list[Any], data: Any) -> None:
    """Several documents of the same few objects, as seats see one table."""
    comparison = Comparison()
    documents = st.dictionaries(st.sampled_from("abc"), st.sampled_from(parts))
    for _ in range(3):
        old, new = data.draw(documents), data.draw(documents)
        received = json.loads(json.dumps(old))  # where no part is in two places
        got = patched(received, json.loads(json.dumps(comparison.diff(old, new))))
        assert json.dumps(got, sort_keys=True) == json.dumps(new, sort_keys=True)


@given(st.dictionaries(st.sampled_from("abc"), JSON), st.dictionaries(st.sampled_from("abc"), JSON))
def test_equal_parts_are_the_same_objects(old: Any, new: Any) -> None:
    found = with_same_parts(new, old)
    assert json.dumps(found) == json.dumps(new)
    again = with_same_parts(deepcopy(old), old)
    assert all(again[key] is old[key] for key in old if isinstance(old[key], (dict, list)))


def test_only_what_changed_is_sent() -> None:
    old = {"a": [1, 2, {"b": 3}], "c": "x", "gone": 0}
    new = {"a": [1, 2, {"b": 4}], "c": "x", "new": None}
    assert diff(old, new) == [[["gone"]], [["a", 2, "b"], 4], [["new"], None]]
