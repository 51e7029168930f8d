"""Files nobody meant as maps: whatever they hold, there is a map or a DataError, nothing third."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megavolt.data import DataError, load_map
from megavolt.data.reader import MAX_BYTES, parse
from tests.data.tiny import TINY, refusal, write

GERMANY = resources.files("megavolt.data").joinpath("map-germany.toml").read_text(encoding="utf-8")


def loads_or_is_refused(source: Any, edition: str = "recharged") -> bool:
    """Whether it loads; if not, the error knows its place and can be said in a sentence."""
    try:
        load_map(source, edition)
    except DataError as error:
        facts, sentence = error.facts, str(error)
        told = facts["file"] == (source if isinstance(source, str) else "map") and facts["key"]
        if (
            not told
            or not all(10 < len(s) < 1000 for s in sentence.split("\n"))
            or sentence.startswith("error-")
        ):
            pytest.fail(f"{error.code} {facts}: {sentence}")
        return False
    return True


# ---- damaged text

STRANGE_TEXTS = [
    "\0", "\x1b[2J", "\u2028", "é", "nan", "inf", "-", "9" * 5000, "1e999", "[" * 3000, "true", "'",
    '"""', "=", "{}", "[]", "#", "2024-05-01", ".", "\\ud800", "\r",
]  # fmt: skip


def cut(text: str, random: Random) -> str:
    start = random.randrange(len(text))
    return text[:start] + text[start + random.randrange(1, 40) :]


def repeat(text: str, random: Random) -> str:
    start = random.randrange(len(text))
    part = text[start : start + random.randrange(1, 200)]
    at = random.randrange(len(text))
    return text[:at] + part + text[at:]


def insert(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    return text[:at] + random.choice(STRANGE_TEXTS) + text[at:]


def swap_lines(text: str, random: Random) -> str:
    lines = text.split("\n")
    i, j = random.randrange(len(lines)), random.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def drop_line(text: str, random: Random) -> str:
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def swap_words(text: str, random: Random) -> str:
    """Mostly still TOML, but with an id, a number or a key in the wrong place."""
    words = text.split(" ")
    i, j = random.randrange(len(words)), random.randrange(len(words))
    words[i], words[j] = words[j], words[i]
    return " ".join(words)


DAMAGES: list[Callable[[str, Random], str]] = [
    cut, repeat, insert, swap_lines, drop_line, swap_words,
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: str(damage.__name__))
@pytest.mark.parametrize("text", [TINY, GERMANY], ids=["tiny", "germany"])
def test_damaged_text_is_read_or_refused(
    text: str, damage: Callable[[str, Random], str], tmp_path: Path
) -> None:
    random = Random(damage.__name__)
    loaded = []
    for _ in range(60):
        path = write(tmp_path, damage(text, random))
        loaded.append(loads_or_is_refused(path, random.choice(["recharged", "classic"])))
    assert not all(loaded), "the damage was never noticed"


# ---- damaged data, as a record or a program may bring it


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a nested value, as (container, key)."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else range(len(value))
    return [place for key in keys for place in [(value, key), *nodes(value[key])]]


STRANGE: list[Any] = [
    None, True, -1, 10**30, 10**5000, 1.5, float("nan"), float("inf"), "", " ", "essen", "a" * 5000,
    "\x1b[2J", "\ud800", [], [[]], [None], {}, {"a": {}}, {1: 2}, (), b"x", date(2024, 5, 1),
    object(),
]  # fmt: skip


@pytest.mark.parametrize("text", [TINY, GERMANY], ids=["tiny", "germany"])
def test_damaged_data_is_read_or_refused(text: str) -> None:
    random = Random(7)
    refusals = 0
    for _ in range(300):
        data = dict(parse("map", text).values)
        top = [(data, key) for key in data]
        container, key = random.choice(top if random.random() < 0.2 else nodes(data))
        container[key] = random.choice(STRANGE)
        refusals += not loads_or_is_refused(data)
    assert refusals > 200


@pytest.mark.parametrize("key", [1, None, "x" * 5000, "\x1b[2J", ("a",)], ids=ascii)
def test_a_key_of_any_kind_is_refused(key: Any) -> None:
    data = dict(parse("map", TINY).values)
    assert not loads_or_is_refused({**data, key: 1})
    data["cities"][0][key] = 1
    assert not loads_or_is_refused(data)


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.text())
def test_any_text_is_toml_or_refused(text: str) -> None:
    with suppress(DataError):
        parse("any.toml", text)


# ---- no plain file, or a nasty one


def test_what_stands_twice_in_the_wrong_place_is_cut_short(tmp_path: Path) -> None:
    path = write(tmp_path, TINY.replace('region = "south"', f'region = "{"w" * 5000}"'))
    with pytest.raises(DataError) as caught:
        load_map(path, "classic")
    assert caught.value.facts["value"] == "w" * 200 + "…"


def test_a_number_of_too_many_digits_is_not_toml(tmp_path: Path) -> None:
    assert refusal(tmp_path, TINY + "x = " + "9" * 5000) == ("data_not_toml", "-")


@pytest.mark.parametrize("part", ["a.", "a . ", "a-b_1.", '"a b".', "'a'.", "\"a\".'b'.c."])
def test_a_key_of_very_many_parts_is_refused_at_once(part: str, tmp_path: Path) -> None:
    # Python's own reader takes minutes for it.
    key = part * (MAX_BYTES // len(part) - 1000) + "x"
    start = time.perf_counter()
    assert refusal(tmp_path, f"{key} = 1") == ("data_not_toml", "-")
    assert refusal(tmp_path, f"[{key}]") == ("data_not_toml", "-")
    assert time.perf_counter() - start < 20


@pytest.mark.parametrize("sign", ["a", "'", '"', ".", "-", " ", "a ", "'a", "a'", '"a" '])
def test_looking_for_such_keys_takes_no_time(sign: str) -> None:
    start = time.perf_counter()
    with pytest.raises(DataError):
        parse("any.toml", sign * (MAX_BYTES // len(sign)) + "!")
    assert time.perf_counter() - start < 20


def test_many_dots_in_a_text_are_no_key(tmp_path: Path) -> None:
    text = TINY.replace(
        "regions = [", '# 1.5, 2.5 and so on. Etc. etc. "a. b." ' * 40 + "\nregions = ["
    )
    assert load_map(write(tmp_path, text), "classic")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    with pytest.raises(DataError) as caught:
        load_map(str(path), "recharged")
    assert caught.value.code == "data_file_not_found"


def test_a_device_is_no_file() -> None:
    with pytest.raises(DataError) as caught:
        load_map("/dev/zero", "recharged")
    assert caught.value.code == "data_file_not_found"


def test_a_mark_at_the_start_and_other_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TINY.replace("\n", "\r\n").encode())
    assert load_map(str(path), "recharged") == load_map(write(tmp_path), "recharged")
