"""A copy of the whole database in one file: the same for SQLite and PostgreSQL.

The file is gzipped lines of JSON: what it is and which schema it has, then a row a line, then how
many there were. It is read in one transaction, so it shows one moment while people play on; and
it can be restored into an empty database of either kind.
"""

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, insert, select, text

from megavolt.core.errors import OptionError
from megavolt.server.storage import sqlite_file
from megavolt.server.storage.database import Database, upgrade

FORMAT: Final = "megavolt-backup"
VERSION: Final = 1
CHUNK: Final = 500  # rows read or written at once
_VERSION: Final = "alembic_version"
_NOT_KEPT: Final = (_VERSION, "pulse")  # what every database has of its own


async def backup(database: Database, file: Path) -> int:
    """Write the file and give the number of rows; it is whole or not there."""
    unfinished = file.with_name(f"{file.name}.part")
    # It holds everybody's sessions and the seeds of games: for its owner's eyes only.
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            async with database.snapshot() as connection:
                rows = await connection.run_sync(_write, out)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from the file, then bring it up to date; gives the number of rows."""
    schema, rows = check_backup(file)
    if database.file is not None:
        sqlite_file.make(database.file)
    async with database.write() as connection:
        await connection.run_sync(_check_empty)
        await connection.run_sync(upgrade, schema)
        await connection.run_sync(_fill, file)
        await connection.run_sync(upgrade)
    return rows


def check_backup(file: Path) -> tuple[str, int]:
    """The schema of a backup and how many rows it has; raises OptionError unless it is whole."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head["format"] != FORMAT or head["version"] != VERSION:
                raise ValueError
            count, last = 0, None
            for line in lines:
                last = json.loads(line)
                count += 1
            if not isinstance(last, dict) or last["rows"] != count - 1:
                raise ValueError
            return str(head["schema"]), count - 1
    except FileNotFoundError:
        raise OptionError("backup_not_found", file=str(file)) from None
    except (OSError, EOFError, ValueError, KeyError, TypeError, StopIteration):
        raise OptionError("backup_broken", file=str(file)) from None


# ---- writing


def _write(connection: Connection, out: TextIO) -> int:
    found = connection.execute(text(f"select version_num from {_VERSION}")).scalar_one()
    _put(out, {"format": FORMAT, "version": VERSION, "schema": found})
    rows = 0
    for table in _tables(connection):
        for row in _rows(connection, table):
            _put(out, [table.name, row])
            rows += 1
    _put(out, {"rows": rows})
    return rows


def _put(out: TextIO, line: object) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":"), default=_as_text) + "\n")


def _as_text(value: object) -> str:
    assert isinstance(value, bytes | memoryview)
    return base64.b64encode(value).decode()


def _rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    query = select(table).execution_options(yield_per=CHUNK)
    for row in connection.execute(query).mappings():
        yield dict(row)


def _tables(connection: Connection) -> list[Table]:
    """As they are in this database, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name not in _NOT_KEPT]
    for column in (column for table in tables for column in table.columns):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True  # as it was
    return tables


# ---- reading


def _check_empty(connection: Connection) -> None:
    for table in _tables(connection):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise OptionError("restore_not_empty")


def _fill(connection: Connection, file: Path) -> None:
    tables = {table.name: table for table in _tables(connection)}
    waiting: list[dict[str, Any]] = []
    name = ""
    for at, row in _read(file):
        if waiting and (at != name or len(waiting) >= CHUNK):
            connection.execute(insert(tables[name]), waiting)
            waiting = []
        name = at
        waiting.append(_from_text(tables[at], row))
    if waiting:
        connection.execute(insert(tables[name]), waiting)
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            _set_counter(connection, table)


def _read(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            found = json.loads(line)
            if isinstance(found, list):
                yield found[0], found[1]


def _from_text(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    return {**row, **{name: base64.b64decode(row[name]) for name in binary}}


def _set_counter(connection: Connection, table: Table) -> None:
    """Rows came with their ids: PostgreSQL has to go on counting after them."""
    for column in table.primary_key:
        name = {"table": table.name, "column": column.name}
        sequence = text("select pg_get_serial_sequence(:table, :column)")
        found = connection.execute(sequence, name).scalar_one_or_none()
        if found is not None:
            most = connection.execute(select(func.max(column))).scalar_one()
            last = {"name": found, "most": most or 1, "used": most is not None}
            connection.execute(text("select setval(:name, :most, :used)"), last)
