"""The tables in memory, and the one way to change one: store new entries, then show them.

A room that is in `_rooms` is never changed: new entries are applied to a fork of it, and the
fork takes its place when they are stored. So whoever reads sees accepted entries only.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, Update, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.core.registry import game_info
from megavolt.server.errors import Conflict, NotAllowed, NotFound, OtherRules
from megavolt.server.storage import contents, schema, snapshots
from megavolt.server.storage.database import Database
from megavolt.server.storage.journal import Addition
from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.games import game_for, in_background
from megavolt.server.tables.room import OPEN, OVER, PLAYING, Origin, Room, Seat
from megavolt.server.tables.standing_orders import StandingOrders

KEPT = 2_000  # tables in memory; those nobody looked at for longest go first
SNAPSHOT_EVERY = 100

# Called with the table before and after, and the entries between, when they are stored.
Listener = Callable[[Room, Room, Sequence[log.Entry]], None]
# Given the table after the new entries: what else to write with them.
Also = Callable[[Room], Sequence[Executable]]


@dataclass(frozen=True)
class Draft:
    """An entry to be written."""

    kind: str
    seat: int | None = None
    data: dict[str, object] = field(default_factory=dict)


class Rooms:
    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.now = now
        self.listeners: list[Listener] = []  # hear of everything
        self.own_listeners: list[Listener] = []  # hear of what this process has written
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    # ---- reading

    async def get(self, table_id: str) -> Room:
        """The table as it is stored; raises NotFound."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._load(table_id)
        self._keep(room)
        return room

    async def fresh(self, table_id: str) -> Room:
        """The table with all that any node has acknowledged, its notification heard or not."""
        room = await self.get(table_id)
        if self.database.is_sqlite:  # there is one node
            return room
        c = schema.tables.c
        async with self.database.read() as connection:
            length = (await connection.execute(select(c.length).where(c.id == table_id))).scalar()
        return room if length == room.length else await self.catch_up(table_id)

    def in_memory(self) -> list[str]:
        return list(self._rooms)

    def known(self, table_id: str) -> Room | None:
        """The table if it is in memory."""
        return self._rooms.get(table_id)

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def _keep(self, room: Room) -> None:
        self._rooms[room.origin.id] = room
        self._rooms.move_to_end(room.origin.id)
        while len(self._rooms) > KEPT:
            forgotten, _ = self._rooms.popitem(last=False)
            self._locks.pop(forgotten, None)

    def forget(self, table_id: str) -> None:
        """The table is no longer stored."""
        self._rooms.pop(table_id, None)
        self._locks.pop(table_id, None)

    def let_go(self, table_id: str) -> None:
        """Another process looks after the table; whoever asks here next reads it anew."""
        lock = self._locks.get(table_id)
        if lock is None or not lock.locked():
            self.forget(table_id)

    async def _load(self, table_id: str) -> Room:
        async with self.database.read() as connection:
            row, count = await table_row(connection, table_id)
            found = await entries_after(connection, table_id, 0)
            saved = await snapshots.latest(connection, table_id, row["rules"])
            orders = await _standing_orders(connection, table_id)
        room = await in_background(_replayed, row, count, found, saved)
        room.standing_orders = orders
        known = self._rooms.get(table_id)
        return room if known is None or known.length < room.length else known

    async def reload(self, table_id: str) -> None:
        """Read a table anew whose log was changed behind its end: a name is gone from it."""
        async with self.lock(table_id):
            before = self._rooms.pop(table_id, None)
            if before is not None:
                self._replace(before, await self._load(table_id), ())

    async def entries(self, room: Room, number: int, most: int) -> list[log.Entry]:
        """What the log has after that entry, so many at most."""
        async with self.database.read() as connection:
            return await entries_after(connection, room.origin.id, number, most)

    async def behind(self, seconds: float) -> list[str]:
        """Tables in memory that have got more entries, of those that changed lately."""
        c = schema.tables.c
        lately = c.changed > self.now() - seconds
        query = select(c.id, c.length).where(c.status.in_((OPEN, PLAYING, OVER)), lately)
        async with self.database.read() as connection:
            found = (await connection.execute(query)).all()
        known = ((self._rooms.get(table_id), length) for table_id, length in found)
        return [room.origin.id for room, length in known if room and room.length < length]

    async def catch_up(self, table_id: str) -> Room:
        """Take in what another node has written."""
        async with self.lock(table_id):
            return await self._catch_up(table_id)

    async def _catch_up(self, table_id: str) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            room = await self.get(table_id)
            self._replace(room, room, ())
            return room
        async with self.database.read() as connection:
            found = await entries_after(connection, table_id, room.length)
            orders = await _standing_orders(connection, table_id)
        if not found and orders == room.standing_orders:
            return room
        after = room.fork()
        after.standing_orders = orders
        for entry in found:
            after.apply(entry)
        self._replace(room, after, found)
        return after

    # ---- writing

    def lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[Room]:
        """The table, for one writer of this process at a time."""
        async with self.lock(table_id):
            yield await self.get(table_id)

    async def append(self, room: Room, drafts: Sequence[Draft], also: Also | None = None) -> Room:
        """Store entries and show them; raises Conflict if another node was faster.

        Call it inside `writing`. What `also` gives is written in the same transaction.
        """
        now = self.now()
        first = room.length + 1
        new = [log.Entry(first + n, d.kind, d.seat, now, d.data) for n, d in enumerate(drafts)]
        after = room.fork()
        for entry in new:
            after.apply(entry)
        addition = _addition(room, after, new, also(after) if also else (), now)
        try:
            stored = await self.database.journal.store(addition)
        except IntegrityError:
            stored = False
        if not stored:
            raise Conflict(await self._catch_up(room.origin.id))
        self._replace(room, after, new)
        self._tell_own(room, after, new)
        return after

    async def close_unopened(self, table_id: str) -> None:
        """End a game without opening it: also one whose rules or log nobody can read any more.

        Raises NotFound, and NotAllowed if it is over.
        """
        c = schema.tables.c
        now = self.now()
        async with self.database.write() as connection:
            found = await connection.execute(select(c.summary).where(c.id == table_id))
            row = found.one_or_none()
            if row is None:
                raise NotFound("no_such_table", table=table_id[:20])
            summary = {**(row.summary or {}), "to_move": None, "bot_to_move": False}
            values = {"status": OVER, "changed": now, "due": None, "summary": summary}
            chosen = update(schema.tables).where(c.id == table_id, c.status != OVER)
            closing = chosen.values(length=c.length + 1, **values).returning(c.length)
            number = (await connection.execute(closing)).scalar_one_or_none()
            if number is None:
                raise NotAllowed("game_is_over", table=table_id)
            entry = log.Entry(number, log.CLOSED, None, now)
            await connection.execute(insert(schema.entries), _row(table_id, entry))
            await self.database.notify(connection, table_id)

    async def set_standing_order(
        self, room: Room, seat: int, kind: str, data: dict[str, Any] | None
    ) -> Room:
        """Store or drop a seat's standing order; nobody else is notified."""
        orders = schema.standing_orders
        ours = (orders.c.table_id == room.origin.id, orders.c.seat == seat, orders.c.kind == kind)
        after = room.fork()
        mine = {k: v for k, v in room.standing_orders.get(seat, {}).items() if k != kind}
        mine = mine if data is None else {**mine, kind: data}
        after.standing_orders = {**room.standing_orders, seat: mine}
        async with self.database.write() as connection:
            await connection.execute(orders.delete().where(*ours))
            if data is not None:
                row = {"table_id": room.origin.id, "seat": seat, "kind": kind, "data": data}
                await connection.execute(insert(orders), row)
            await connection.execute(_due_update(after, self.now()))
            await self.database.notify(connection, room.origin.id)
        self._replace(room, after, ())
        self._tell_own(room, after, ())
        return after

    async def set_due(self, room: Room) -> None:
        """Store when the server has to act there."""
        async with self.database.write() as connection:
            await connection.execute(_due_update(room, self.now()))

    def _replace(self, before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        self._keep(after)
        for listener in self.listeners:
            listener(before, after, new)

    def _tell_own(self, before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        for listener in self.own_listeners:
            listener(before, after, new)


# ---- rows


def _addition(
    room: Room, after: Room, new: Sequence[log.Entry], also: Sequence[Executable], now: float
) -> Addition:
    """What has to be written for the table to get from one to the other."""
    keep = after.length // SNAPSHOT_EVERY > room.length // SNAPSHOT_EVERY and after.state
    return Addition(
        table_id=room.origin.id,
        known=room.length,
        table={
            "length": after.length,
            "status": after.status,
            "changed": now,
            "due": after.due(now),
            "summary": after.summary(),
        },
        entries=[_row(room.origin.id, entry) for entry in new],
        also=also,
        snapshot=snapshots.row(after) if keep else None,
    )


def _due_update(room: Room, now: float) -> Update:
    chosen = update(schema.tables).where(schema.tables.c.id == room.origin.id)
    return chosen.values(due=room.due(now))


def _row(table_id: str, entry: log.Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data,
        "at": entry.at,
    }


async def entries_after(
    connection: AsyncConnection, table_id: str, number: int, most: int | None = None
) -> list[log.Entry]:
    c = schema.entries.c
    query = select(c.number, c.kind, c.seat, c.at, c.data)
    chosen = query.where(c.table_id == table_id, c.number > number).order_by(c.number).limit(most)
    return [log.Entry(*row) for row in await connection.execute(chosen)]


async def _standing_orders(connection: AsyncConnection, table_id: str) -> StandingOrders:
    c = schema.standing_orders.c
    found: StandingOrders = {}
    rows = await connection.execute(select(c.seat, c.kind, c.data).where(c.table_id == table_id))
    for seat, kind, data in rows:
        found.setdefault(seat, {})[kind] = data
    return found


async def table_row(connection: AsyncConnection, table_id: str) -> tuple[dict[str, Any], int]:
    """What is stored of a table besides its log, and how many seats it has."""
    people = schema.people.c
    query = (
        select(schema.tables, people.name.label("host_name"))
        .join(schema.people, people.id == schema.tables.c.host)
        .where(schema.tables.c.id == table_id)
    )
    row = (await connection.execute(query)).mappings().one_or_none()
    if row is None:
        raise NotFound("no_such_table", table=table_id[:20])
    info, rules = game_info(row["game"]), row["rules"]
    if not info.plays(rules):  # a game continues under the rules it was begun with, or not at all
        if row["status"] == OVER:
            raise OtherRules("table_over_other_rules", rules=rules, known=info.known_rules)
        raise OtherRules("table_other_rules", rules=rules, known=info.known_rules)
    c = schema.seats.c
    count = len((await connection.execute(select(c.seat).where(c.table_id == table_id))).all())
    options = await contents.filled(connection, row["options"])
    return {**row, "options": options}, count


def _replayed(
    row: dict[str, Any], count: int, entries: Sequence[log.Entry], saved: snapshots.Saved | None
) -> Room:
    """The table after all entries of its log."""
    room = new_room(row, count)
    snapshots.rebuild(room, entries, saved)
    return room


def new_room(row: dict[str, Any], count: int) -> Room:
    """The table before its first entry."""
    origin = Origin(
        id=row["id"],
        game=game_for(row["game"], count, row["options"], row["rules"]),
        seed=int(row["seed"]),
        public=row["public"],
        host=row["host"],
        clock=Clock(**row["clock"]),
        hints=row["hints"],
        created=row["created"],
        host_name=row["host_name"],
    )
    return Room(origin, [Seat() for _ in range(count)])
