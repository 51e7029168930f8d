"""Records as files, and with a map of one's own in them."""

from datetime import date
from pathlib import Path

import pytest

from megavolt import Match, MegavoltError, OptionError, RecordError
from megavolt.core import record
from megavolt.data import DataError
from tests.core.records import MOVES, own_map, short

# ---- files


def unreadable(path: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Match.load(path)
    assert str(caught.value)
    return caught.value


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    error = unreadable(tmp_path / "nowhere.txt")
    assert error.code == "file_unreadable"
    assert error.facts["file"] == str(tmp_path / "nowhere.txt")
    assert error.facts["reason"] == "ENOENT"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert unreadable(tmp_path).code == "file_unreadable"


def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    assert unreadable(tmp_path / "a\0b").code == "file_unreadable"
    assert unreadable(tmp_path / ("x" * 5000)).code == "file_unreadable"


@pytest.mark.parametrize(
    "content", [b"\x80\x81\xfe\xff", b"megavolt record 1\ngame: \xff", bytes(range(256))]
)
def test_a_binary_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    error = unreadable(path)
    assert (error.code, error.facts["line"]) == ("record_not_text", 1)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.touch()
    assert unreadable(path).code == "record_not_a_record"


def test_a_file_far_too_big_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with path.open("wb") as file:
        file.truncate(record.MAX_BYTES + 1)
    assert unreadable(path).code == "record_too_big"


def test_a_file_of_the_greatest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text = short().record()
    path.write_text(text + "#" * (record.MAX_BYTES - len(text)), encoding="utf-8")
    assert path.stat().st_size == record.MAX_BYTES
    assert Match.load(path).words == MOVES


@pytest.mark.parametrize("name", ["folder", "no/such/folder/game.txt", "a\0b"])
def test_a_match_that_cannot_be_saved_leaves_nothing_behind(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError) as caught:
        short().save(tmp_path / name)
    assert caught.value.code == "file_unwritable"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_saved_match_can_be_read_by_whoever_could_read_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "plain.txt").touch()
    short().save(tmp_path / "game.txt")
    modes = {path.stat().st_mode for path in tmp_path.iterdir()}
    assert len(modes) == 1


# ---- a map of one's own, carried in full


def test_a_record_carries_a_map_of_ones_own() -> None:
    match = Match.new("classic", ["Ana", "Bob"], 7, {"map": own_map()})
    match.play("open 4 4")
    again = Match.from_record(match.record())
    assert again.game.key(again.state) == match.game.key(match.state)
    assert again.record() == match.record()


@pytest.mark.parametrize(
    "mark", ["\n", "\r", "\x0b", "\x1c", "\x85", "\u2028", "\u2029", "\ud800"], ids=ascii
)
def test_a_name_with_any_character_leaves_the_lines_whole(tmp_path: Path, mark: str) -> None:
    data = own_map()
    data["cities"][0]["name"] = f"Flens{mark}burg"
    try:
        match = Match.new("classic", ["Ana", "Bob"], 7, {"map": data})
    except DataError:
        return  # such a name may well be refused, but then at the start
    match.save(tmp_path / "game.txt")
    assert Match.load(tmp_path / "game.txt").record() == match.record()


def test_a_map_of_which_no_record_can_be_written_is_refused_at_the_start() -> None:
    data = {**own_map(), "disputes": [{"settled": date(2020, 1, 1)}]}
    try:
        match = Match.new("classic", ["Ana", "Bob"], 7, {"map": data})
    except OptionError:
        return
    assert Match.from_record(match.record()).record() == match.record()


def test_a_map_too_small_for_the_players_is_refused() -> None:
    data = own_map()
    kept = [region["id"] for region in data["regions"][:3]]
    data["regions"] = data["regions"][:3]
    data["cities"] = [city for city in data["cities"] if city["region"] in kept]
    names = {city["id"] for city in data["cities"]}
    data["connections"] = [c for c in data["connections"] if {c["a"], c["b"]} <= names]
    del data["region_adjacency"], data["overlay"]
    assert Match.new("classic", ["Ana", "Bob"], 7, {"map": data}).legal()
    with pytest.raises(MegavoltError):
        Match.new("classic", ["Ana", "Bob", "Eva", "Kai"], 7, {"map": data})
