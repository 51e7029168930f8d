"""Storing new entries of logs: those that arrive during one transaction share the next one.

A transaction costs about the same for one move as for fifty, most of it waiting for the disk.
Nobody is told that an entry is stored before its transaction is.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, delete, insert, text, update
from sqlalchemy.dialects import sqlite

from megavolt.server.storage import schema

Row = dict[str, Any]


@dataclass(frozen=True)
class Addition:
    """New entries of one table, with what else is written in their transaction."""

    table_id: str
    known: int  # the length that the log has before them
    table: Row  # the table's columns after them
    entries: Sequence[Row]
    also: Sequence[Executable] = ()
    snapshot: Row | None = None


class Journal:
    """Writes in one thread, one transaction at a time."""

    def __init__(self, engine: Engine, writer: asyncio.Semaphore | None, sign: str) -> None:
        """`writer`: who has it may write (SQLite); `sign`: notifications begin with it."""
        self._engine = engine
        self._writer = writer
        self._sign = sign
        self._texts = _Texts.of(engine)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def store(self, addition: Addition) -> bool:
        """True when it is stored; False if the log has another length, and nothing is."""
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((addition, stored))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write_waiting())
        return await stored

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._thread.shutdown()
        self._engine.dispose()

    async def _write_waiting(self) -> None:
        while self._waiting:
            if self._writer is None:
                await self._write_group()
            else:
                async with self._writer:
                    await self._write_group()

    async def _write_group(self) -> None:
        group, self._waiting = self._waiting, []
        additions = [addition for addition, _ in group]
        loop = asyncio.get_running_loop()
        results: list[bool | Exception]
        try:
            results = await loop.run_in_executor(self._thread, self._store, additions)
        except Exception as problem:  # closed, for example: whoever waits must hear of it
            results = [problem] * len(additions)
        for (_, stored), result in zip(group, results, strict=True):
            if stored.done():  # whoever waited for it was cancelled
                continue
            if isinstance(result, bool):
                stored.set_result(result)
            else:
                stored.set_exception(result)

    # ---- in the thread

    def _store(self, additions: Sequence[Addition]) -> list[bool | Exception]:
        """By addition: is it stored, or what went wrong?"""
        plain = [addition for addition in additions if not addition.also]
        together = bool(plain) and self._write_together(plain)
        results: list[bool | Exception] = []
        for addition in additions:
            done = together and not addition.also
            results.append(True if done else self._store_one(addition))
        return results

    def _write_together(self, additions: Sequence[Addition]) -> bool:
        """One transaction, by the driver alone; False: each must be tried by itself.

        Why is then found out there. What was stored although the driver failed has another
        length then, and counts as a conflict.
        """
        connection = None
        try:
            connection = self._engine.raw_connection()
            if self._write_rows(connection.cursor(), additions):
                connection.commit()
                return True
            connection.rollback()
        except Exception:
            if connection is not None:
                connection.invalidate()
        finally:
            if connection is not None:
                connection.close()
        return False

    def _write_rows(self, cursor: Any, additions: Sequence[Addition]) -> bool:
        claims = [{**row, "summary": _json(row["summary"])} for row in _claims(additions)]
        _execute(cursor, self._texts.claim, claims)
        if cursor.rowcount != len(claims):
            return False
        rows = [{**row, "data": _json(row["data"])} for a in additions for row in a.entries]
        _execute(cursor, self._texts.enter, rows)
        for addition in additions:
            if addition.snapshot is not None:
                cursor.execute(self._texts.forget, {"this": addition.table_id})
                cursor.execute(self._texts.keep, addition.snapshot)
        if self._writer is None:
            cursor.execute(self._texts.notify, self._payloads(additions))
        return True

    def _store_one(self, addition: Addition) -> bool | Exception:
        try:
            return self._transact([addition])
        except Exception as problem:
            return problem

    def _transact(self, additions: Sequence[Addition]) -> bool:
        """All of them in one transaction; False, and nothing is stored, if a length is wrong."""
        with self._engine.begin() as connection:
            stored = self._write(connection, additions)
            if not stored:
                connection.rollback()
            return stored

    def _write(self, connection: Connection, additions: Sequence[Addition]) -> bool:
        claims = _claims(additions)
        if connection.execute(_CLAIM, claims).rowcount != len(claims):
            return False
        connection.execute(_ENTER, [row for a in additions for row in a.entries])
        for addition in additions:
            for statement in addition.also:
                connection.execute(statement)
            if addition.snapshot is not None:
                connection.execute(_FORGET, {"this": addition.table_id})
                connection.execute(_KEEP, addition.snapshot)
        if self._writer is None:
            connection.execute(_NOTIFY, self._payloads(additions))
        return True

    def _payloads(self, additions: Sequence[Addition]) -> Row:
        """Other nodes are notified when the transaction is stored (one process needs none)."""
        payloads = [f"{self._sign} {addition.table_id}" for addition in additions]
        return {"channel": schema.CHANNEL, "payloads": payloads}


def _claims(additions: Sequence[Addition]) -> list[Row]:
    """One writer at a time, also across processes: only one can raise a length.

    They are sorted, so that two nodes never wait for each other.
    """
    ordered = sorted(additions, key=lambda addition: addition.table_id)
    return [{"this": a.table_id, "known": a.known, **a.table} for a in ordered]


def _execute(cursor: Any, statement: str, rows: Sequence[Row]) -> None:
    """With one row the drivers need less to begin."""
    if len(rows) == 1:
        cursor.execute(statement, rows[0])
    else:
        cursor.executemany(statement, rows)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# What every move needs is put together once.
_CLAIMED = ("length", "status", "changed", "due", "summary")
_CLAIM = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this"), schema.tables.c.length == bindparam("known"))
    .values({name: bindparam(name) for name in _CLAIMED})
)
_ENTER = insert(schema.entries)
_FORGET = delete(schema.snapshots).where(schema.snapshots.c.table_id == bindparam("this"))
_KEEP = insert(schema.snapshots)
_NOTIFY = text("select pg_notify(:channel, p) from unnest(cast(:payloads as text[])) as p")


@dataclass(frozen=True)
class _Texts:
    """The same statements as the driver takes them, with named parameters."""

    claim: str
    enter: str
    forget: str
    keep: str
    notify: str

    @classmethod
    def of(cls, engine: Engine) -> "_Texts":
        is_sqlite = engine.dialect.name == "sqlite"
        dialect = sqlite.dialect(paramstyle="named") if is_sqlite else engine.dialect
        every = (_CLAIM, _ENTER, _FORGET, _KEEP, _NOTIFY)
        return cls(*(str(statement.compile(dialect=dialect)) for statement in every))
