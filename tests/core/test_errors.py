"""Errors can always be told, in words and between processes, whatever a person typed."""

import pickle

import pytest

from megavolt import Illegal, MegavoltError, OptionError, RecordError, SetupError
from megavolt.data import DataError


def nested(depth: int) -> object:
    value: object = 7
    for _ in range(depth):
        value = [value]
    return value


ODD_FACTS = {
    "none": None,
    "true": True,
    "negative": -1,
    "many digits": 10**30,
    "very many digits": 10**5000,
    "float": 1e300,
    "nan": float("nan"),
    "infinity": float("inf"),
    "long": "x" * 100_000,
    "no text": "\ud800",
    "lines": "a\nb\u2028c",
    "placeable": "{ $game }",
    "nested": nested(20),
    "nested deep": nested(5000),
    "dict": {"a": {"b": [1]}},
    "bytes": b"\xff",
    "set": {1},
    "error": Illegal("game_over", "GRID-END-01"),
}


@pytest.mark.parametrize("fact", ODD_FACTS.values(), ids=list(ODD_FACTS))
def test_an_error_is_told_whatever_its_facts(fact: object) -> None:
    told = [
        str(OptionError("bad_option", game="classic", option="map", value=fact, choices="a, b")),
        str(OptionError("bad_seed", seed=fact)),
        str(SetupError("setup_bad_fuel", fuel="coal", count=fact, most=24)),
        str(RecordError("record_moves_missing", line=3, expected=fact, found=1)),
        str(RecordError("record_wrong_result", line=3, result=fact)),
        str(RecordError("record_line", line=3, problem=OptionError("bad_map", value=fact))),
        str(Illegal("bid_too_low", "GRID-AUC-03", bid=fact, minimum=3, plant=3)),
        str(DataError("data_out_of_range", file="a", key="b", value=fact, minimum=0, maximum=9)),
        str(MegavoltError("no_such_code", fact=fact)),
    ]
    assert all(told)


@pytest.mark.parametrize("kind", [MegavoltError, OptionError, SetupError, RecordError, DataError])
def test_an_error_travels_between_processes(kind: type[MegavoltError]) -> None:
    error = kind("some_code", line=3, names=["a", "b"])
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.code, again.facts) == ("some_code", {"line": 3, "names": ["a", "b"]})


def test_a_refusal_travels_with_its_rule() -> None:
    again = pickle.loads(pickle.dumps(Illegal("bid_too_low", "GRID-AUC-03", bid=12)))
    assert isinstance(again, Illegal)
    assert (again.code, again.rule) == ("bid_too_low", "GRID-AUC-03")
    assert again.facts == {"rule": "GRID-AUC-03", "bid": 12}


def test_a_word_that_is_no_move_has_no_rule() -> None:
    error = Illegal("unknown_word", word="castle", known="open, bid")
    assert error.rule == ""
    assert "castle" in str(error)
