"""Is everything in the database as it should be? Every table is replayed from its log alone."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.core.errors import MegavoltError
from megavolt.core.match import Match
from megavolt.core.view_types import View
from megavolt.server.errors import OtherRules
from megavolt.server.storage import schema, snapshots
from megavolt.server.storage.database import Database
from megavolt.server.tables import log
from megavolt.server.tables.room import OVER, Room
from megavolt.server.tables.rooms import entries_after, new_room, table_row


@dataclass(frozen=True)
class Checked:
    """What came of a table; `fault` is the id of a message, empty when all is well."""

    table: str
    fault: str = ""
    detail: str = ""


async def check_tables(database: Database) -> AsyncIterator[Checked]:
    """Every table in turn, the oldest first."""
    c = schema.tables.c
    async with database.read() as connection:
        ids = list((await connection.execute(select(c.id).order_by(c.created))).scalars())
    for table_id in ids:
        yield await _checked(database, table_id)


async def count_tables(database: Database) -> int:
    async with database.read() as connection:
        return len((await connection.execute(select(schema.tables.c.id))).all())


async def _checked(database: Database, table_id: str) -> Checked:
    try:
        async with database.snapshot() as connection:
            stored, count = await table_row(connection, table_id)
            room = new_room(stored, count)
            found = await entries_after(connection, table_id, 0)
            saved = await snapshots.latest(connection, table_id, room.game.rules)
            row = await _row(connection, table_id)
        quick = room.fork()
        for entry in found:
            _check_move(room, entry)
            room.apply(entry)
        snapshots.rebuild(quick, found, saved)
        return Checked(table_id, *_fault(room, quick, row))
    except OtherRules as problem:
        return Checked(table_id, "admin-check-other-rules", str(problem))
    except (MegavoltError, AssertionError, LookupError, TypeError, ValueError) as problem:
        return Checked(
            table_id, "admin-check-no-replay", f"{type(problem).__name__}: {problem}"[:200]
        )


def _check_move(room: Room, entry: log.Entry) -> None:
    """A room trusts its log; here nothing is trusted."""
    if entry.kind == log.MOVE and entry.seat is not None:
        reason = room.why(str(entry.data["word"]), entry.seat)
        if reason is not None:
            raise reason


def _fault(room: Room, quick: Room, row: tuple[int, str, list[str]]) -> tuple[str, str]:
    length, status, names = row
    if (room.length, room.status) != (length, status):
        return "admin-check-row", f"{length} {status} / {room.length} {room.status}"
    if [seat.name for seat in room.seats] != names:
        return "admin-check-seats", ", ".join(names)
    if _shown(quick) != _shown(room):
        return "admin-check-snapshot", ""
    if room.status == OVER and not room.closed:
        match = Match.from_record(room.record())
        if match.outcome() != room.outcome():
            return "admin-check-record", ""
    return "", ""


def _shown(room: Room) -> list[View]:
    """The position as every seat sees it."""
    return [] if room.state is None else [room.view(seat) for seat in range(len(room.seats))]


async def _row(connection: AsyncConnection, table_id: str) -> tuple[int, str, list[str]]:
    t, s = schema.tables.c, schema.seats.c
    length, status = (
        await connection.execute(select(t.length, t.status).where(t.id == table_id))
    ).one()
    names = select(s.name).where(s.table_id == table_id).order_by(s.seat)
    return length, status, list((await connection.execute(names)).scalars())
