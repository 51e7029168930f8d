"""What nobody needs any more: tables that never began, were abandoned or ended long ago; guests."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.server.errors import ServerError
from megavolt.server.live.hub import Hub
from megavolt.server.operations.logs import log_event
from megavolt.server.operations.settings import Settings
from megavolt.server.people import guests
from megavolt.server.people.people import SESSION
from megavolt.server.storage import contents, reviews, schema
from megavolt.server.tables import log
from megavolt.server.tables.room import OPEN, OVER, PLAYING
from megavolt.server.tables.rooms import Draft, Rooms

DAY = 24 * 3600.0
SWEEP = 3600.0  # seconds between two looks
AT_ONCE = 1_000  # tables in one look
# What belongs to a table, before the table itself.
_PARTS = (
    schema.entries, schema.snapshots, schema.standing_orders, schema.chats, schema.notices,
    schema.reports, schema.table_contents, schema.seats, schema.invitations,
    schema.shares,
)  # fmt: skip


class Expiry:
    def __init__(self, rooms: Rooms, hub: Hub, settings: Settings) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.hub = hub
        self.settings = settings

    async def sweep(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.expire()
            except Exception as problem:  # a database that is away comes back
                log_event("expiring tables failed", logging.ERROR, problem)

    async def expire(self) -> None:
        """Delete or close what has not changed for too long."""
        for table_id in await self._unchanged(OPEN, self.settings.expire_open):
            await self._delete(table_id, OPEN, self.settings.expire_open)
        for table_id in await self._unchanged(PLAYING, self.settings.expire_abandoned):
            await self._close(table_id, self.settings.expire_abandoned)
        for table_id in await self._unchanged(OVER, self.settings.expire_finished):
            await self._delete(table_id, OVER, self.settings.expire_finished)
        async with self.database.write() as connection:
            await contents.delete_unused(connection)
            await self._forget_reviews(connection, self.settings.expire_finished)
            ended = schema.sessions.c.created < self.rooms.now() - SESSION
            await connection.execute(delete(schema.sessions).where(ended))
        await self._expire_guests(self.settings.expire_guests)

    async def _forget_reviews(self, connection: AsyncConnection, days: float) -> None:
        if days > 0:
            await reviews.delete_old(connection, self.rooms.now() - days * DAY)

    async def _expire_guests(self, days: float) -> None:
        if days <= 0:
            return
        async with self.database.write() as connection:
            count = await guests.delete_unneeded(connection, self.rooms.now() - days * DAY)
        if count:
            log_event("guests deleted", count=count)

    async def _unchanged(self, status: str, days: float) -> list[str]:
        """Tables with this status for so many days; 0: none ever are."""
        if days <= 0:
            return []
        c = schema.tables.c
        old = c.changed < self.rooms.now() - days * DAY
        query = select(c.id).where(c.status == status, old).order_by(c.changed).limit(AT_ONCE)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _delete(self, table_id: str, status: str, days: float) -> None:
        c = schema.tables.c
        still = select(c.id).where(
            c.id == table_id, c.status == status, c.changed < self.rooms.now() - days * DAY
        )
        async with self.rooms.lock(table_id), self.database.write() as connection:
            if (await connection.execute(still.with_for_update())).one_or_none() is None:
                return  # somebody has come back
            for part in _PARTS:
                await connection.execute(delete(part).where(part.c.table_id == table_id))
            await connection.execute(delete(schema.tables).where(c.id == table_id))
            await self.database.notify(connection, f"gone:{table_id}")
        self.forget(table_id)
        log_event("table deleted", table=table_id, status=status)

    def forget(self, table_id: str) -> None:
        """The table is gone, here or at another node."""
        self.rooms.forget(table_id)
        self.hub.cut_off(table_id)

    async def _close(self, table_id: str, days: float) -> None:
        """End a game as its host could; it has no result."""
        with suppress(ServerError):  # somebody has moved, or this server cannot read it
            async with self.rooms.writing(table_id) as room:
                await self.rooms.append(room, [Draft(log.CLOSED)])
                log_event("table closed", table=table_id, days=days)
