"""All mistakes of a file are found at once, with their lines and what may have been meant."""

import pytest

from megavolt.data import DataError, load_deck, load_map_text
from megavolt.data.lines import Lines
from tests.data.tiny import TINY

LINES = """\
# a comment with [brackets] and "quotes"
id = "x"

[table.inner]
text = '''
several
lines'''
after = 1  # the comment

[[list]]
a = [1, [2,
  3], { b = "}", c = 4 }]

[[list]]
"quoted key".d = 5
[list.of]
e = 6
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("id", 2),
        ("table.inner.text", 5),
        ("table.inner.after", 8),
        ("list[0]", 10),
        ("list[0].a[1]", 11),
        ("list[0].a[1][1]", 12),
        ("list[0].a[2].c", 12),
        ("list[1].quoted key.d", 15),
        ("list[1].of.e", 17),
        ("list[0].a[2].missing", 12),
        ("missing", 0),
    ],
)
def test_where_an_entry_stands(path: str, line: int) -> None:
    assert Lines(LINES).of(path) == line


def problems(text: str) -> list[tuple[str, object, object, object]]:
    with pytest.raises(DataError) as caught:
        load_map_text(text, "recharged")
    found = [caught.value, *caught.value.more]
    facts = [(p.code, p.facts["key"], p.facts["line"], p.facts.get("near")) for p in found]
    return sorted(facts, key=lambda fact: int(str(fact[2])))


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def test_every_mistake_at_once() -> None:
    text = TINY.replace('{ a = "a", b = "b"', '{ a = "a", b = "bb"').replace(
        "cost = 7", "cost = 700"
    )
    text = text.replace('region = "north"', 'region = "nort"', 1)
    found = problems(text)
    assert [(code, near) for code, _, _, near in found] == [
        ("data_unknown_region", "north"),
        ("data_unknown_city", "b"),
        ("data_out_of_range", None),
    ]
    assert found[0][2] == line_of(text, '"nort"')
    assert found[2][2] == line_of(text, "700")


def test_a_misspelt_key_and_what_was_meant() -> None:
    found = problems(TINY.replace("name =", "nane =", 1))
    assert ("data_unknown_key", "nane", 2, "name") in found


def test_all_are_told_in_one_answer_in_the_order_of_the_file() -> None:
    text = TINY.replace("cost = 7", "cost = 700").replace('region = "north"', 'region = "nort"', 1)
    with pytest.raises(DataError) as caught:
        load_map_text(text, "recharged")
    first, second = str(caught.value).splitlines()
    place = line_of(text, '"nort"')
    assert first.startswith(f"map, line {place}, cities[0].region: ")
    assert first.endswith("Did you mean “north”?")
    assert second.startswith(f"map, line {line_of(text, '700')}, connections[")


def test_decks_too() -> None:
    bad = {"id": "x", "number": 0, "deck": "small", "fuel": "cole", "units": 1, "income": 1}
    with pytest.raises(DataError) as caught:
        load_deck({"plants": {"list": [bad, {**bad, "fuel": "oil"}]}, "fuels": {"list": [{}]}})
    found = [caught.value, *caught.value.more]
    assert [(p.code, p.facts["key"]) for p in found] == [
        ("data_bad_value", "plants.list[0].fuel"),
        ("data_out_of_range", "plants.list[1].number"),
        ("data_missing_key", "fuels.list[0].mark"),
    ]
