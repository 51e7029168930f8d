"""The connection to the database: SQLite or PostgreSQL by URL, brought up to date at the start."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    QueuePool,
    Table,
    create_engine,
    event,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from megavolt.core.errors import OptionError
from megavolt.server.storage import schema, sqlite_file
from megavolt.server.storage.journal import Journal

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
JOURNAL_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
ANSWER = 5.0  # seconds within which a database that is well answers
TRY_EVERY = 1.0  # seconds between two looks whether it does
HEARTBEAT = 5.0  # seconds between two looks whether notifications would still come


class Lock(IntEnum):
    """What only one node at a time may do; any numbers."""

    MIGRATION = 7_160_301
    NEW_TABLE = 7_160_302


class Database:
    def __init__(self, url: str) -> None:
        self.url = _checked(url)
        self.is_sqlite = self.url.drivername == DRIVERS["sqlite"]
        self.engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        # SQLite has one writer at a time; waiting here is fairer than retrying there.
        self._writer = asyncio.Semaphore(1) if self.is_sqlite else None
        self._trying = asyncio.Lock()
        self._tried, self._answers = -TRY_EVERY, False
        self._node = secrets.token_hex(8)  # this process ignores its own notifications
        self.journal = Journal(_journal_engine(self.url), self._writer, self._node)

    async def open(self) -> None:
        """Make or update the tables; raises OptionError if the database cannot be reached."""
        try:
            if self.file is not None:
                sqlite_file.make(self.file)
            async with self.engine.begin() as connection:
                await self.lock(connection, Lock.MIGRATION)
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as problem:
            reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
            raise OptionError("database_unreachable", url=self.shown, reason=reason) from None

    def check_exists(self) -> None:
        """Raises OptionError for a SQLite file that is not there, rather than make one."""
        if self.is_sqlite and (self.file is None or not self.file.is_file()):
            raise OptionError("no_database", url=self.shown)

    @property
    def file(self) -> Path | None:
        """That of an SQLite database."""
        name = self.url.database
        return Path(name) if self.is_sqlite and name and name != ":memory:" else None

    async def close(self) -> None:
        await self.journal.close()
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Can it be read and written now? It is tried once a second at most, for all who ask."""
        async with self._trying:
            if time.monotonic() - self._tried >= TRY_EVERY:
                self._answers = await self._try()
                self._tried = time.monotonic()
        return self._answers

    async def _try(self) -> bool:
        pulse = update(schema.pulse).values(at=time.time())
        try:
            async with asyncio.timeout(ANSWER), self.write() as connection:
                await connection.execute(select(schema.notices.c.id).limit(1))
                return (await connection.execute(pulse)).rowcount == 1
        except (SQLAlchemyError, OSError, TimeoutError):
            return False

    @property
    def shown(self) -> str:
        """The URL without its password."""
        return self.url.render_as_string(hide_password=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For reading everything as it is at one moment."""
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("begin")  # its driver does so for writing only
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is stored when the block ends, or nothing."""
        if self._writer is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.begin() as connection:
            yield connection

    async def lock(self, connection: AsyncConnection, lock: Lock) -> None:
        """Wait for this lock, held until the transaction ends; SQLite has one writer anyway."""
        if not self.is_sqlite:
            await connection.execute(text("select pg_advisory_xact_lock(:n)"), {"n": int(lock)})

    async def notify(self, connection: AsyncConnection, payload: str) -> None:
        """Notify the other nodes when this transaction is stored (one process needs none)."""
        if not self.is_sqlite:
            send = text("select pg_notify(:channel, :payload)")
            signed = f"{self._node} {payload}"
            await connection.execute(send, {"channel": schema.CHANNEL, "payload": signed})

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Receive other nodes' notifications until cancelled; reconnects when needed."""
        if self.is_sqlite:
            return
        while True:
            try:
                await self._listen_once(heard)
            except (SQLAlchemyError, OSError, TimeoutError, _psycopg_error()):
                heard("")  # notifications were lost meanwhile: check everything again
                await asyncio.sleep(1.0)

    async def _listen_once(self, heard: Callable[[str], None]) -> None:
        from psycopg import AsyncConnection as Line

        plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await Line.connect(plain, autocommit=True) as line:
            await line.execute(f"listen {schema.CHANNEL}")
            heard("")
            while True:
                async for notification in line.notifies(timeout=HEARTBEAT):
                    node, _, payload = notification.payload.partition(" ")
                    if node != self._node:
                        heard(payload)
                async with asyncio.timeout(ANSWER):  # a dead line says nothing, as a quiet one
                    await line.execute("select 1")


def insert_unless_there(connection: AsyncConnection, table: Table) -> Executable:
    """A row that is there already, by any key of the table, stays as it is."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing()


def _psycopg_error() -> type[Exception]:
    from psycopg import Error

    return Error


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise OptionError("bad_database_url", url=url[:60]) from None
    kind = parsed.get_backend_name()
    if kind == "postgres":
        kind = "postgresql"
    if kind not in DRIVERS:
        raise OptionError("bad_database_url", url=parsed.render_as_string(hide_password=True)[:60])
    return parsed.set(drivername=DRIVERS[kind])


def _sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _sqlite_connected)
    return engine


def _sqlite_connected(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")  # an accepted move survives a power cut, too
    cursor.execute("pragma foreign_keys=on")
    cursor.execute("pragma busy_timeout=10000")
    cursor.close()


def _postgres_engine(url: URL) -> AsyncEngine:
    # The connection used last is used next: its process has what it needs at hand.
    return create_async_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        pool_use_lifo=True,
        hide_parameters=True,
    )


def _journal_engine(url: URL) -> Engine:
    """One connection, used from one thread."""
    plain = url.set(drivername=JOURNAL_DRIVERS[url.get_backend_name()])
    connect = {"check_same_thread": False} if url.get_backend_name() == "sqlite" else {}
    engine = create_engine(
        plain,
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
        connect_args=connect,
    )
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _sqlite_connected)
    return engine


def upgrade(connection: Connection, schema: str = "head") -> None:
    """Make the tables of a schema, or bring those there are up to it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)
