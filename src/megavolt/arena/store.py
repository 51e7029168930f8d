"""The results of an arena in one SQLite file: its plan, every game, and each game's record.

One process writes. A game is written in one transaction under its number, so it is there whole
or not at all, and never twice; whoever is killed loses only what was being played.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from megavolt.arena.errors import ArenaError
from megavolt.arena.play import Result
from megavolt.arena.schedule import ArenaPlan
from megavolt.arena.seats import Fault
from megavolt.arena.times import Times
from megavolt.core.errors import file_trouble

FORMAT = 2
_BEFORE = 1  # the same without the games' rounds
_TABLES = """
CREATE TABLE arena (format INTEGER NOT NULL, megavolt TEXT NOT NULL, plan TEXT NOT NULL);
CREATE TABLE games (
    number INTEGER PRIMARY KEY, players INTEGER NOT NULL, seed INTEGER NOT NULL,
    moves INTEGER NOT NULL, record TEXT NOT NULL, rounds INTEGER NOT NULL);
CREATE TABLE seats (
    number INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot TEXT NOT NULL,
    rank INTEGER NOT NULL, score INTEGER NOT NULL, decisions INTEGER NOT NULL,
    seconds REAL NOT NULL, longest REAL NOT NULL, times TEXT NOT NULL,
    PRIMARY KEY (number, seat)) WITHOUT ROWID;
CREATE TABLE faults (
    number INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot TEXT NOT NULL,
    kind TEXT NOT NULL, move INTEGER NOT NULL, count INTEGER NOT NULL, detail TEXT NOT NULL,
    PRIMARY KEY (number, seat, kind)) WITHOUT ROWID;
"""


class Store:
    """An open results file."""

    def __init__(
        self, path: Path, connection: sqlite3.Connection, plan: ArenaPlan, writes: bool
    ) -> None:
        self.path = path
        self.plan = plan
        self._writes = writes
        self._db = connection

    # ---- writing

    @classmethod
    def create(cls, path: Path, plan: ArenaPlan, version: str) -> "Store":
        """A new file; one that is there already is never touched."""
        if path.exists():
            raise ArenaError("arena_file_exists", file=str(path))
        with _troubles(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            db = sqlite3.connect(path, timeout=30)
            _prepare(db)
            with db:
                db.executescript(f"BEGIN; {_TABLES}")
                db.execute(
                    "INSERT INTO arena VALUES (?, ?, ?)", (FORMAT, version, _json(plan.data()))
                )
        return cls(path, db, plan, True)

    def extend(self, games: int) -> None:
        """More games of the same plan; those already planned stay as they are."""
        self.plan = replace(self.plan, games=games)
        with _troubles(self.path), self._db:
            self._db.execute("UPDATE arena SET plan = ?", (_json(self.plan.data()),))

    def add(self, result: Result) -> bool:
        """Keep a game; False if it was there already, whatever was handed in now."""
        with _troubles(self.path), self._db:
            new = self._db.execute(
                "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)",
                (result.number, len(result.bots), result.seed, result.moves, result.record,
                 result.rounds),
            )  # fmt: skip
            if not new.rowcount:
                return False
            self._db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", _seat_rows(result)
            )
            self._db.executemany("INSERT INTO faults VALUES (?, ?, ?, ?, ?, ?, ?)", _faults(result))
        return True

    def close(self) -> None:
        """The writer leaves one plain file, without the log beside it."""
        if self._writes:
            with suppress(sqlite3.Error):  # somebody may be reading it; then the log stays
                self._db.execute("PRAGMA busy_timeout = 0")
                self._db.execute("PRAGMA journal_mode = DELETE")
        self._db.close()

    # ---- reading

    @classmethod
    def open(cls, path: Path, to_write: bool = False) -> "Store":
        """A file that is there; raises ArenaError if it is not the results of an arena."""
        if not path.is_file():
            raise ArenaError("arena_no_file", file=str(path))
        with _troubles(path):
            db = sqlite3.connect(path, timeout=30)
            try:
                plan = _plan_in(db, path)
                if to_write:
                    _prepare(db)
                    _upgrade(db)
            except BaseException:
                db.close()
                raise
        return cls(path, db, plan, to_write)

    def done(self) -> set[int]:
        """The numbers of the games that are there."""
        with _troubles(self.path):
            return {number for (number,) in self._db.execute("SELECT number FROM games")}

    def results(self) -> Iterator[Result]:
        """Every game in the order of the schedule, without its record."""
        with _troubles(self.path):
            seats = self._by_game("SELECT * FROM seats ORDER BY number, seat")
            faults = self._by_game("SELECT * FROM faults ORDER BY number, seat, kind")
            rounds = "0" if _format(self._db) == _BEFORE else "rounds"
            games = f"SELECT number, seed, moves, {rounds} FROM games ORDER BY number"
            for number, *game in self._db.execute(games):
                yield _result(number, game, seats[number], faults.get(number, []))

    def _by_game(self, query: str) -> dict[int, list[tuple[Any, ...]]]:
        found: dict[int, list[tuple[Any, ...]]] = {}
        for number, *row in self._db.execute(query):
            found.setdefault(number, []).append(tuple(row))
        return found

    def records(self) -> Iterator[tuple[int, str]]:
        """The record of every game by its number."""
        with _troubles(self.path):
            yield from self._db.execute("SELECT number, record FROM games ORDER BY number")


def _plan_in(db: sqlite3.Connection, path: Path) -> ArenaPlan:
    try:
        number, text = db.execute("SELECT format, plan FROM arena").fetchone()
        if number not in (FORMAT, _BEFORE):
            raise ArenaError("arena_format", file=str(path), number=number, known=FORMAT)
        return ArenaPlan.from_data(json.loads(text))
    except (TypeError, KeyError, ValueError):
        raise ArenaError("arena_not_results", file=str(path)) from None


def _format(db: sqlite3.Connection) -> int:
    (number,) = db.execute("SELECT format FROM arena").fetchone()
    return int(number)


def _upgrade(db: sqlite3.Connection) -> None:
    if _format(db) == _BEFORE:
        with db:
            db.execute("ALTER TABLE games ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0")
            db.execute("UPDATE arena SET format = ?", (FORMAT,))


def _prepare(db: sqlite3.Connection) -> None:
    """Readers and the writer do not wait for each other; a kill at any moment breaks nothing."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")


def _sqlite_trouble(problem: sqlite3.OperationalError) -> str:
    """What SQLite complains about, as an error name of the system."""
    text = str(problem)
    known = {"locked": "EBUSY", "readonly": "EROFS", "full": "ENOSPC", "unable to open": "EACCES"}
    return next((code for sign, code in known.items() if sign in text), "EIO")


@contextmanager
def _troubles(path: Path) -> Iterator[None]:
    """What SQLite and the disk complain about, in a sentence."""
    try:
        yield
    except sqlite3.OperationalError as problem:
        if "no such" in str(problem):  # table or column
            raise ArenaError("arena_not_results", file=str(path)) from None
        raise ArenaError(
            "arena_file_trouble", file=str(path), reason=_sqlite_trouble(problem)
        ) from None
    except sqlite3.DatabaseError:
        raise ArenaError("arena_not_results", file=str(path)) from None
    except OSError as problem:
        reason = file_trouble(problem)
        raise ArenaError("arena_file_trouble", file=str(path), reason=reason) from None


# ---- rows


def _seat_rows(result: Result) -> Iterator[tuple[object, ...]]:
    for seat, bot in enumerate(result.bots):
        times = result.times[seat]
        spent = (times.count, times.seconds, times.longest, _json(times.data()))
        yield (result.number, seat, bot, result.ranks[seat], result.scores[seat], *spent)


def _faults(result: Result) -> Iterator[tuple[object, ...]]:
    for f in result.faults:
        yield (result.number, f.seat, result.bots[f.seat], f.kind, f.move, f.count, f.detail)


def _result(
    number: int, game: list[Any], seats: list[tuple[Any, ...]], faults: list[tuple[Any, ...]]
) -> Result:
    seed, moves, rounds = game
    _, bots, ranks, scores, _, seconds, longest, times = zip(*seats, strict=True)
    spent = zip(seconds, longest, times, strict=True)
    return Result(
        number=number,
        bots=bots,
        seed=seed,
        ranks=ranks,
        scores=scores,
        moves=moves,
        times=tuple(Times.from_data(s, most, json.loads(text)) for s, most, text in spent),
        faults=tuple(
            Fault(seat, kind, move, detail, count) for seat, _, kind, move, count, detail in faults
        ),
        record="",
        rounds=rounds,
    )


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
