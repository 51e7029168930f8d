"""Records: what is written is read again, and any damage is refused with its line and reason."""

import json
import re
from pathlib import Path

import pytest

from megavolt import Illegal, Match, OptionError, SetupError
from megavolt.core.rng import seed_hash
from megavolt.data import DataError
from tests.core.records import (
    MOVES,
    finished,
    line_of,
    problem_of,
    refused,
    short,
    with_value,
    without,
)

DOCS = Path(__file__).resolve().parents[2] / "docs" / "record.md"
DEEP = "[" * 900 + "]" * 900  # read as JSON, but nested nearly as deep as Python goes
TOO_DEEP = "[" * 100_000 + "]" * 100_000


# ---- what is written


def test_a_record_is_written_as_the_page_says() -> None:
    options = json.dumps(short().game.options)
    assert short().record().split("\n") == [
        "megavolt record 1",
        'game: "classic"',
        "rules: 3",
        'seats: ["Ana", "Bob"]',
        f"options: {options}",
        "seed: 7",
        'setup: {"order": [1, 0]}',
        "moves: 3",
        'digest: "28bd24399fdc4234"',  # sha256sum of the moves
        "",
        *MOVES,
        "",
    ]


def test_the_example_of_the_page_is_a_record() -> None:
    page = DOCS.read_text(encoding="utf-8")
    found = re.search(r"```text\n(megavolt record 1\n.*?)```", page, re.DOTALL)
    assert found
    assert Match.from_record(found[1]).words == MOVES


def test_the_page_names_every_key() -> None:
    page = DOCS.read_text(encoding="utf-8")
    header = page.split("## Header")[1].split("\n## ")[0]
    keys = re.findall(r"^\| `(\w+)` \|.*\| (yes|no) \|$", header, re.MULTILINE)
    text = short().record()
    for key, needed in keys:
        if key == "result":
            continue
        if needed == "yes":
            assert refused(without(text, key)).code == "record_missing_key"
        else:
            Match.from_record(without(text, key))
    written = re.findall(r"^(\w+):", finished() + text, re.MULTILINE)
    elsewhere = {"seed_hash", "reveals"}  # of a server's records, and of a deck known in part
    assert {key for key, _ in keys} == {*written, *elsewhere}


def test_a_hash_of_the_seed_must_fit_it() -> None:
    text = short().record()
    good = text.replace("seed: ", f'seed_hash: "{seed_hash(short().seed)}"\nseed: ')
    assert Match.from_record(good).words == MOVES
    bad = text.replace("seed: ", f'seed_hash: "{seed_hash(short().seed + 1)}"\nseed: ')
    assert refused(bad).code == "record_wrong_seed_hash"


def test_a_finished_match_tells_its_result() -> None:
    match = Match.from_record(finished())
    outcome = match.outcome()
    assert outcome is not None
    line = next(line for line in finished().split("\n") if line.startswith("result:"))
    assert json.loads(line.removeprefix("result:")) == list(outcome.ranks)


def test_a_match_that_goes_on_tells_no_result() -> None:
    assert "result" not in short().record()


# ---- what is read


def same(text: str) -> None:
    again, match = Match.from_record(text), short()
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.words == MOVES


def test_a_record_gives_the_match_again() -> None:
    same(short().record())


@pytest.mark.parametrize("key", ["options", "digest"])
def test_what_may_be_left_out_may_be_left_out(key: str) -> None:
    same(without(short().record(), key))


def test_the_header_may_stand_in_any_order() -> None:
    first, *rest = short().record().split("\n")
    end = rest.index("")
    same("\n".join([first, *reversed(rest[:end]), *rest[end:]]))


def test_comments_and_empty_lines_are_no_moves() -> None:
    text = short().record()
    head, _, _ = text.partition("\n\n")
    same(head + "\n\n# opening\n\nopen 4 4   # cheap\n  pass\n\n#\nopen 5 5#last\n\n\n")


def test_lines_may_end_as_on_any_system(tmp_path: Path) -> None:
    text = short().record().replace("\n", "\r\n")
    same(text)
    path = tmp_path / "game.txt"
    path.write_bytes(text.encode())
    assert Match.load(path).words == MOVES


def test_moves_may_be_written_by_hand() -> None:
    text = without(short().record(), "digest")
    same(text.replace("open 4 4", "OPEN  4  4").replace("\npass\n", "\n Pass \n"))


# ---- damage to the header


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "megavolt record",
        "megavolt record 2\n",
        "megavolt record 10\n",
        "Megavolt Record 1\n",
        "\nmegavolt record 1\n",
        '{"game": "classic"}',
        "PK\x03\x04",
    ],
)
def test_another_first_line_is_no_record(text: str) -> None:
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record_not_a_record", 1)
    assert error.facts["expected"] == "megavolt record 1"


@pytest.mark.parametrize(
    "line", ["colour: 1", "Game: 1", "game", "# note", ": 1", "open 4 4", "x" * 999]
)
def test_an_unknown_key_is_refused(line: str) -> None:
    text = short().record().replace("rules: 3", f"{line}\nrules: 3")
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record_unknown_key", 3)
    assert len(str(error.facts["key"])) <= 40


@pytest.mark.parametrize(
    "key", ["game", "rules", "seats", "options", "seed", "setup", "moves", "digest"]
)
def test_a_key_twice_is_refused(key: str) -> None:
    text = short().record()
    at = line_of(text, key)
    lines = text.split("\n")
    error = refused("\n".join([*lines[:at], lines[at - 1], *lines[at:]]))
    assert (error.code, error.facts["line"]) == ("record_key_twice", at + 1)
    assert error.facts["key"] == key


@pytest.mark.parametrize("key", ["game", "rules", "seats", "seed", "moves"])
def test_a_missing_key_is_refused_where_the_header_ends(key: str) -> None:
    text = without(short().record(), key)
    error = refused(text)
    assert (error.code, error.facts["key"]) == ("record_missing_key", key)
    assert error.facts["line"] == text.split("\n").index("") + 1


WRONG_TYPES = {
    "game": ["7", "null", "true", "[]", "{}", "1e3", "NaN", DEEP, TOO_DEEP],
    "rules": ['"1"', "null", "true", "1.0", "1e999", "[1]", "{}", "-Infinity", DEEP, TOO_DEEP],
    "seats": ['"Ana"', "null", "2", "{}", "true", '{"0": "Ana"}', TOO_DEEP],
    "options": ["[]", '"map"', "null", "7", "true", DEEP, TOO_DEEP],
    "seed": ['"7"', "7.0", "null", "true", "[7]", "NaN", "1e5", DEEP, TOO_DEEP],
    "setup": ["[]", '"order"', "null", "7", "false", DEEP, TOO_DEEP],
    "moves": ['"3"', "3.0", "null", "true", "[3]", DEEP, TOO_DEEP],
    "digest": ["7", "null", "true", "[]", "{}", DEEP, TOO_DEEP],
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        pytest.param(key, value, id=f"{key}-{value[:12]}-{len(value)}")
        for key, values in WRONG_TYPES.items()
        for value in values
    ],
)
def test_a_value_of_the_wrong_type_is_refused(key: str, value: str) -> None:
    text = short().record()
    error = refused(with_value(text, key, value))
    assert (error.code, error.facts["line"]) == ("record_bad_value", line_of(text, key))
    assert error.facts["key"] == key


@pytest.mark.parametrize(
    "value", ["", " ", "{", "'a'", "7,", "[1,]", "nul", '"\x01"', "0x7", "9" * 5000]
)
@pytest.mark.parametrize("key", sorted(WRONG_TYPES))
def test_a_value_that_is_no_json_is_refused(key: str, value: str) -> None:
    text = short().record()
    error = refused(with_value(text, key, value))
    assert (error.code, error.facts["line"]) == ("record_bad_value", line_of(text, key))
    assert error.facts["key"] == key


# ---- a header that does not fit the games there are


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("game", '"chess"', "unknown_game"),
        ("game", '""', "unknown_game"),
        ("game", '"\\ud800"', "unknown_game"),
        ("seats", "[]", "wrong_player_count"),
        ("seats", '["Ana"]', "wrong_player_count"),
        ("seats", '["a", "b", "c", "d", "e", "f", "g"]', "wrong_player_count"),
        ("seats", '["Ana", "Ana"]', "seats_not_distinct"),
        ("seats", '["Ana", ""]', "bad_seats"),
        ("seats", '["Ana", 7]', "bad_seats"),
        ("seats", '["Ana", "\\ud800"]', "bad_seats"),
        ("seats", '["Ana", "\\n"]', "bad_seats"),
        ("options", '{"colour": 1}', "unknown_option"),
        ("options", '{"figures": "guess"}', "bad_option"),
        ("options", '{"hidden_money": 1}', "bad_option"),
        ("options", '{"regions": ["west"]}', "wrong_region_count"),
        ("options", '{"regions": [[]]}', "regions_not_a_list"),
        ("seed", "-1", "bad_seed"),
        ("seed", str(2**128), "bad_seed"),
        ("seed", "9" * 4000, "bad_seed"),
    ],
)
def test_what_no_game_takes_is_refused_at_its_own_line(key: str, value: str, code: str) -> None:
    text = short().record()
    error = refused(with_value(text, key, value))
    problem = problem_of(error)
    assert isinstance(problem, OptionError)
    assert (problem.code, error.facts["line"]) == (code, line_of(text, key))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", f'["Ana", {DEEP}]'),
        ("options", f'{{"figures": {DEEP}}}'),
        ("options", f'{{"regions": {DEEP}}}'),
        ("options", f'{{"map": {DEEP}}}'),
        ("options", f'{{"map": {{"disputes": {DEEP}}}}}'),
        ("setup", f'{{"order": {DEEP}}}'),
        ("setup", f'{{"deck": {DEEP}}}'),
        ("setup", f'{{"fuel": {{"coal": {DEEP}}}}}'),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_value_nested_deep_is_refused_at_its_line(key: str, value: str) -> None:
    text = short().record()
    assert refused(with_value(text, key, value)).facts["line"] == line_of(text, key)


def test_a_result_nested_deep_is_refused_at_its_line() -> None:
    text = with_value(finished(), "result", DEEP)
    assert refused(text).facts["line"] == line_of(text, "result")


@pytest.mark.parametrize("source", ["", "atlantis", "../usa", "a\0b", "\ud800"])
def test_a_record_with_a_map_that_is_not_there_is_refused(source: str) -> None:
    text = with_value(short().record(), "options", json.dumps({"map": source}))
    error = refused(text)
    assert isinstance(problem_of(error), OptionError | DataError)
    assert error.facts["line"] == line_of(text, "options")


@pytest.mark.parametrize("version", [0, -1, 4, 10**30])
def test_an_unknown_version_of_the_rules_is_refused(version: int) -> None:
    text = short().record()
    error = refused(with_value(text, "rules", str(version)))
    assert (error.code, error.facts["line"]) == ("record_unknown_rules", line_of(text, "rules"))
    assert (error.facts["rules"], error.facts["known"]) == (version, "1–3")


@pytest.mark.parametrize(
    "setup",
    [
        {"colour": 1},
        {"order": [0]},
        {"order": [0, 0]},
        {"order": [True, False]},
        {"order": "01"},
        {"order": {"0": 1}},
        {"market": [3, 4, 5]},
        {"market": [3, 4, 5, 6, 7, 8, 9, 9]},
        {"market": [3, 4, 5, 6, 7, 8, 9, 63]},
        {"market": [10**40] * 8},
        {"deck": [99]},
        {"deck": ["step3"]},
        {"deck": ["step3", "step3"]},
        {"deck": [["step3"]]},
        {"deck": {"step3": 1}},
        {"step3_deck": [63]},
        {"step3_deck": [0]},
        {"step3_deck": ["step3"]},
        {"fuel": []},
        {"fuel": {"straw": 1}},
        {"fuel": {"coal": -1}},
        {"fuel": {"coal": 25}},
        {"fuel": {"coal": True}},
        {"fuel": {"coal": 1.0}},
        {"fuel": {"coal": [[[]]]}},
    ],
    ids=str,
)
def test_a_setup_that_does_not_fit_is_refused_at_its_line(setup: object) -> None:
    text = short().record()
    error = refused(with_value(text, "setup", json.dumps(setup)))
    assert isinstance(problem_of(error), SetupError)
    assert error.facts["line"] == line_of(text, "setup")


@pytest.mark.parametrize("regions", [7, "west", [], ["west"], ["atlantis"] * 3, [[]]], ids=str)
def test_regions_of_a_setup_that_cannot_be_played_are_refused_at_its_line(regions: object) -> None:
    text = short().record()
    error = refused(with_value(text, "setup", json.dumps({"regions": regions})))
    assert isinstance(problem_of(error), OptionError)
    assert error.facts["line"] == line_of(text, "setup")


# ---- damage to the moves


def test_a_cut_file_is_refused_where_it_ends() -> None:
    text = short().record().removesuffix("open 5 5\n")
    error = refused(text)
    assert error.code == "record_moves_missing"
    assert (error.facts["expected"], error.facts["found"]) == (3, 2)
    assert error.facts["line"] == len(text.splitlines())


@pytest.mark.parametrize("count", ["0", "2", "4", "-3", "9" * 20, "9" * 40, "9" * 4000])
def test_a_wrong_count_of_moves_is_refused(count: str) -> None:
    error = refused(with_value(short().record(), "moves", count))
    assert error.code == "record_moves_missing"
    assert error.facts["expected"] == int(count)


@pytest.mark.parametrize("digest", ["", "0" * 16, "28BD24399FDC4234", "28bd24399fdc423", "\ud800"])
def test_another_digest_is_refused(digest: str) -> None:
    text = short().record()
    error = refused(with_value(text, "digest", json.dumps(digest)))
    assert (error.code, error.facts["line"]) == ("record_damaged", line_of(text, "digest"))


def test_a_changed_move_is_refused_by_the_digest() -> None:
    text = short().record()
    error = refused(text.replace("open 5 5", "open 6 6"))
    assert (error.code, error.facts["line"]) == ("record_damaged", line_of(text, "digest"))


def test_a_move_that_is_no_text_is_refused() -> None:
    # It cannot come from a file, but a record may come as JSON over the wire.
    text = short().record().replace("open 5 5", "open 5 \ud800")
    assert refused(text).facts["line"] in (line_of(text, "digest"), line_of(text, "open 5"))


@pytest.mark.parametrize(
    ("word", "code", "rule"),
    [
        ("open 20 20", "not_in_market", "GRID-AUC-02"),
        ("open 9 9", "still_future", "GRID-AUC-02"),
        ("open 6 7", "alone_pays_minimum", "GRID-AUC-08"),
        ("open 5 4", "bid_too_low", "GRID-AUC-03"),
        ("pass", "must_buy_in_round_one", "GRID-AUC-11"),
        ("done", "wrong_phase", "GRID-AUC-01"),
        ("castle", "unknown_word", ""),
        ("open 99 99", "no_such_plant", ""),
    ],
)
def test_an_illegal_move_is_refused_with_its_line_and_rule(word: str, code: str, rule: str) -> None:
    text = without(short().record(), "digest").replace("open 5 5", f"# note\n{word}")
    error = refused(text)
    problem = problem_of(error)
    assert isinstance(problem, Illegal)
    assert (problem.code, problem.rule) == (code, rule)
    assert error.facts["line"] == line_of(text, "# note") + 1


def test_a_move_after_the_end_is_refused() -> None:
    text = without(without(finished(), "digest"), "result")
    moves = len(Match.from_record(finished()).words)
    text = with_value(text, "moves", str(moves + 1)) + "done\n"
    error = refused(text)
    assert problem_of(error).code == "game_over"
    assert error.facts["line"] == len(text.splitlines())


@pytest.mark.parametrize(
    "result", ["[1, 1]", "[2, 2]", "[]", "[1]", "[1, 2, 3]", '["1", "2"]', "[null]"]
)
def test_another_result_is_refused(result: str) -> None:
    text = finished()
    error = refused(with_value(text, "result", result))
    assert (error.code, error.facts["line"]) == ("record_wrong_result", line_of(text, "result"))


def test_a_result_before_the_end_is_refused() -> None:
    text = short().record().replace("moves: 3", "result: [1, 2]\nmoves: 3")
    error = refused(text)
    assert (error.code, error.facts["line"]) == ("record_wrong_result", line_of(text, "result"))
