"""Words on their own: read by verbs, forgiving in form, strict in meaning."""

import pytest

from megavolt.core.errors import Illegal
from megavolt.parts.words import Notation, Verbs, alone, mix_of, number, plain, read, spoken

FUELS = ("coal", "gas", "oil", "uranium")


def add(r: int, rest: list[str]) -> int:
    (one,) = rest
    return r + number(one)


VERBS: Verbs[int] = {"add": ("add NUMBER", add), "stop": ("stop", alone(7))}


def test_a_word_is_read_by_its_verb() -> None:
    assert read(100, "add 5", VERBS) == 105
    assert read(100, "  STÓP ", VERBS) == 7


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_word"),
        ("go 5", "unknown_word"),
        ("add", "bad_word"),
        ("add x", "bad_word"),
        ("add 12345678", "bad_word"),
        ("stop 1", "bad_word"),
    ],
)
def test_what_is_no_word_is_refused(text: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        read(0, text, VERBS)
    assert caught.value.code == code


def test_a_json_form_is_read_aloud_in_the_order_of_its_keys() -> None:
    data = {"bid": 3, "do": "open", "plant": "05a", "burn": {"gas": 2, "oil": 1}, "other": 1}
    assert spoken(data, ("do", "plant", "bid")) == "open 05a 3 gas2 oil1"
    assert spoken({"do": "run", "burn": "all"}, ("do",)) == "run"


def test_a_mix_adds_up_by_fuel() -> None:
    assert mix_of(["gas2", "oil1", "gas1"], FUELS) == (0, 3, 1, 0)
    assert mix_of([], FUELS) == (0, 0, 0, 0)
    with pytest.raises(Illegal):
        mix_of(["wood1"], FUELS)


def test_a_mix_without_an_amount_is_no_mix() -> None:
    verbs: Verbs[int] = {"mix": ("mix FUELn", lambda r, rest: sum(mix_of(rest, FUELS)))}
    assert read(0, "mix gas2", verbs) == 2
    with pytest.raises(Illegal) as caught:
        read(0, "mix gas", verbs)
    assert caught.value.code == "bad_word"


def test_accents_and_case_are_folded() -> None:
    assert plain("Łódź GROẞ Köln".replace("ẞ", "ß")) == "lodz gross koln"


def test_a_notation_goes_to_words_and_back() -> None:
    made = Notation(100, lambda r, action: {"do": "add", "n": action - r}, VERBS, ("do", "n"))
    assert made.word(104) == "add 4"
    assert made.action("add 4") == 104
    assert made.from_json(made.to_json(104)) == 104
