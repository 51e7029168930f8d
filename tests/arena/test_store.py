"""The results file: whole games, each once, and a sentence for any other file."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Player, Result
from megavolt.arena.run import run
from megavolt.arena.schedule import ArenaPlan, Pairing, schedule
from megavolt.arena.store import Store
from tests.arena.bots import make

PLAN = ArenaPlan("blackout", ("random", "nonsense"), (2,), 4, 7)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.create(tmp_path / "a" / "arena.sqlite", PLAN, "1.0")
    yield made
    made.close()


class Here:
    """Plays in this process."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def play(self, pairings: Iterable[Pairing]) -> Iterator[Result]:
        player = Player(PLAN, make)
        for pairing in pairings:
            self.played.append(pairing.number)
            yield player.play(pairing)


def test_what_is_kept_comes_back(store: Store) -> None:
    played = list(run(store, Here()))
    store.close()
    again = Store.open(store.path)
    kept = list(again.results())
    assert again.plan == PLAN
    assert [r.ranks for r in kept] == [r.ranks for r in played]
    assert [r.bots for r in kept] == [r.bots for r in played]
    assert [r.faults for r in kept] == [r.faults for r in played]
    assert [t.data() for r in kept for t in r.times] == [t.data() for r in played for t in r.times]
    assert dict(again.records()) == {r.number: r.record for r in played}
    again.close()


def test_only_what_is_missing_is_played(store: Store) -> None:
    pairings = list(schedule(PLAN))
    for result in Here().play(iter(pairings[1:3])):
        assert store.add(result)
    here = Here()
    list(run(store, here))
    assert here.played == [0, 3]
    assert store.done() == {0, 1, 2, 3}


def test_a_game_counts_once(store: Store) -> None:
    results = list(Here().play(schedule(PLAN)))
    assert store.add(results[0])
    assert not store.add(results[0])
    assert len(list(store.results())) == 1


def test_a_finished_file_is_one_file(store: Store) -> None:
    list(run(store, Here()))
    store.close()
    assert [path.name for path in store.path.parent.iterdir()] == ["arena.sqlite"]


def test_more_games_of_the_same_plan(store: Store) -> None:
    store.extend(6)
    store.close()
    again = Store.open(store.path)
    assert again.plan.games == 6
    again.close()


def test_a_file_from_before_rounds_were_kept_is_read_and_continued(store: Store) -> None:
    games = list(run(store, Here()))
    store.close()
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("ALTER TABLE games DROP COLUMN rounds")
        db.execute("DELETE FROM games WHERE number = 3")
        db.execute("DELETE FROM seats WHERE number = 3")
        db.execute("DELETE FROM faults WHERE number = 3")
        db.execute("UPDATE arena SET format = 1")
    with closing(Store.open(store.path)) as old:
        assert [result.rounds for result in old.results()] == [0, 0, 0]
    with closing(Store.open(store.path, to_write=True)) as longer:
        assert [result.number for result in run(longer, Here())] == [3]
        assert [result.rounds for result in longer.results()] == [0, 0, 0, games[3].rounds]


def test_a_file_that_is_there_is_not_touched(store: Store) -> None:
    with pytest.raises(ArenaError) as caught:
        Store.create(store.path, PLAN, "1.0")
    assert caught.value.code == "arena_file_exists"


def test_a_reader_while_it_is_written(store: Store) -> None:
    results = Here().play(schedule(PLAN))
    store.add(next(results))
    reader = Store.open(store.path)
    assert len(list(reader.results())) == 1
    store.add(next(results))
    assert len(list(reader.results())) == 2
    reader.close()
    store.add(next(results))
    assert store.done() == {0, 1, 2}


def _database(path: Path, *statements: str) -> None:
    db = sqlite3.connect(path)
    with db:
        for statement in statements:
            db.execute(statement)
    db.close()


ARENA = "CREATE TABLE arena (format, megavolt, plan)"


@pytest.mark.parametrize(
    ("statements", "code"),
    [
        (["CREATE TABLE recipes (name)"], "arena_not_results"),
        ([ARENA], "arena_not_results"),
        ([ARENA, "INSERT INTO arena VALUES (1, '', '{')"], "arena_not_results"),
        ([ARENA, "INSERT INTO arena VALUES (1, '', '[]')"], "arena_not_results"),
        ([ARENA, "INSERT INTO arena VALUES (1, '', '{\"bots\": 3}')"], "arena_not_results"),
        ([ARENA, "INSERT INTO arena VALUES (9, '', '{}')"], "arena_format"),
    ],
)
def test_another_database(tmp_path: Path, statements: list[str], code: str) -> None:
    path = tmp_path / "x.sqlite"
    _database(path, *statements)
    with pytest.raises(ArenaError) as caught:
        Store.open(path)
    assert caught.value.code == code


def test_no_database_at_all(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    for content in (b"", b"hello " * 500, bytes(range(256)) * 20):
        path.write_bytes(content)
        with pytest.raises(ArenaError) as caught:
            Store.open(path)
        assert caught.value.code == "arena_not_results"
        assert path.read_bytes() == content
    for missing in (tmp_path / "none.sqlite", tmp_path):
        with pytest.raises(ArenaError) as caught:
            Store.open(missing)
        assert caught.value.code == "arena_no_file"


def test_a_damaged_file_is_told(store: Store) -> None:
    list(run(store, Here()))
    store.close()
    data = bytearray(store.path.read_bytes())
    data[8192:] = b"\xff" * (len(data) - 8192)
    store.path.write_bytes(bytes(data))
    damaged = Store.open(store.path)
    with pytest.raises(ArenaError) as caught:
        list(damaged.results())
    damaged.close()
    assert caught.value.code == "arena_not_results"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(ArenaError) as caught:
        Store.create(tmp_path / "file" / "arena.sqlite", PLAN, "1.0")
    assert caught.value.code == "arena_file_trouble"
