"""Storing new entries of logs: those that arrive during one transaction share the next one.

A transaction costs about the same for one move as for fifty, most of it waiting for the disk.
Nobody is told that an entry is stored before its transaction is.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, delete, insert, text, update
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

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
        results = await loop.run_in_executor(self._thread, self._store, additions)
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
        shared = self._store_together(plain) if len(plain) > 1 else None
        return [
            self._store_one(addition) if shared is None or addition.also else shared
            for addition in additions
        ]

    def _store_together(self, additions: Sequence[Addition]) -> bool | Exception | None:
        """What became of all of them; None: one does not fit, so each must be tried alone."""
        try:
            return self._try(additions) or None
        except OperationalError as problem:  # of the database, whatever is written
            return problem
        except SQLAlchemyError:
            return None

    def _store_one(self, addition: Addition) -> bool | Exception:
        try:
            return self._try([addition])
        except Exception as problem:
            return problem

    def _try(self, additions: Sequence[Addition]) -> bool:
        """Once more on a new connection if the old one is dead."""
        try:
            return self._transact(additions)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
            return self._transact(additions)

    def _transact(self, additions: Sequence[Addition]) -> bool:
        """All of them in one transaction; False, and nothing is stored, if a length is wrong."""
        with self._engine.begin() as connection:
            stored = self._write(connection, additions)
            if not stored:
                connection.rollback()
            return stored

    def _write(self, connection: Connection, additions: Sequence[Addition]) -> bool:
        # One writer at a time, also across processes: only one can raise a length. Sorted, so
        # that two nodes never wait for each other.
        claims = [
            {"this": a.table_id, "known": a.known, **a.table}
            for a in sorted(additions, key=lambda a: a.table_id)
        ]
        if connection.execute(_CLAIM, claims).rowcount != len(claims):
            return False
        connection.execute(_ENTER, [row for a in additions for row in a.entries])
        for addition in additions:
            for statement in addition.also:
                connection.execute(statement)
            if addition.snapshot is not None:
                connection.execute(_FORGET, {"this": addition.table_id})
                connection.execute(_KEEP, addition.snapshot)
        self._notify(connection, [a.table_id for a in additions])
        return True

    def _notify(self, connection: Connection, tables: Sequence[str]) -> None:
        """Notify the other nodes when this transaction is stored (one process needs none)."""
        if self._writer is None:
            payloads = [f"{self._sign} {table}" for table in tables]
            connection.execute(_NOTIFY, {"channel": schema.CHANNEL, "payloads": payloads})


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
