"""What people do about each other: reporting somebody to the host of the server, and blocking."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select

from megavolt.server.errors import NotAllowed, NotFound, ServerError
from megavolt.server.live.hub import Hub
from megavolt.server.people.characters import visible
from megavolt.server.people.people import Person
from megavolt.server.storage import schema
from megavolt.server.tables.room import Room
from megavolt.server.tables.rooms import Rooms

REASON = 500  # characters
MOST_BLOCKS = 200


@dataclass(frozen=True)
class Accused:
    person: int
    name: str


class Moderation:
    def __init__(self, rooms: Rooms, hub: Hub) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.hub = hub

    async def find(self, room: Room, asker: Person, chat: int | None, seat: int | None) -> Accused:
        """Who wrote a message, or who sits there; raises NotFound, NotAllowed."""
        who = await self._writer(room, chat) if chat is not None else _sitter(room, seat)
        if who is None:
            raise NotFound("nobody_there")
        if who.person == asker.id:
            raise NotAllowed("not_yourself")
        return who

    async def _writer(self, room: Room, chat: int) -> Accused | None:
        c = schema.chats.c
        query = select(c.person, c.name).where(c.table_id == room.origin.id, c.number == chat)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None or row.person is None else Accused(row.person, row.name)

    # ---- reports

    async def report(
        self, room: Room, reporter: Person, who: Accused, chat: int | None, reason: str
    ) -> None:
        """Store a report; the same message or name twice is one report."""
        clean = visible(reason)
        if not clean:
            raise ServerError("no_reason")
        row = {
            "reporter": reporter.id,
            "person": who.person,
            "name": who.name,
            "table_id": room.origin.id,
            "chat": chat,
        }
        c = schema.reports.c
        same = select(c.id).where(*(c[name] == value for name, value in row.items()))
        async with self.database.write() as connection:
            if (await connection.execute(same)).first() is None:
                more = {"reason": clean[:REASON], "at": self.rooms.now()}
                await connection.execute(insert(schema.reports), {**row, **more})

    # ---- blocks

    async def blocked_by(self, person: Person | None) -> frozenset[int]:
        """The people whose chat somebody does not want to see."""
        return frozenset() if person is None else await self._blocked_by(person.id)

    async def _blocked_by(self, person: int) -> frozenset[int]:
        c = schema.blocks.c
        async with self.database.read() as connection:
            found = await connection.execute(select(c.blocked).where(c.person == person))
            return frozenset(found.scalars())

    async def block(self, person: Person, who: Accused) -> None:
        """Raises NotAllowed when somebody has blocked very many people already."""
        c, blocks = schema.blocks.c, schema.blocks
        mine = select(func.count()).select_from(blocks).where(c.person == person.id)
        async with self.database.write() as connection:
            known = await connection.execute(mine.where(c.blocked == who.person))
            if known.scalar_one():
                return
            if (await connection.execute(mine)).scalar_one() >= MOST_BLOCKS:
                raise NotAllowed("too_many_blocks", most=MOST_BLOCKS)
            row = {"person": person.id, "blocked": who.person, "at": self.rooms.now()}
            await connection.execute(insert(blocks), row)
            await self.database.notify(connection, f"blocks:{person.id}")
        await self.blocks_changed(person.id)

    async def unblock(self, person: Person, block: int) -> None:
        """Raises NotFound unless it is one of their own."""
        c = schema.blocks.c
        chosen = delete(schema.blocks).where(c.person == person.id, c.id == block)
        async with self.database.write() as connection:
            if not (await connection.execute(chosen)).rowcount:
                raise NotFound("no_such_block")
            await self.database.notify(connection, f"blocks:{person.id}")
        await self.blocks_changed(person.id)

    async def blocks(self, person: Person) -> list[dict[str, Any]]:
        """Whom somebody has blocked, the newest first."""
        c, p = schema.blocks.c, schema.people.c
        query = select(c.id, p.name, c.at).join(schema.people, p.id == c.blocked)
        chosen = query.where(c.person == person.id).order_by(c.id.desc())
        async with self.database.read() as connection:
            return [dict(row) for row in (await connection.execute(chosen)).mappings()]

    async def blocks_changed(self, person: int) -> None:
        """Here or on another node: live connections of this person follow."""
        self.hub.set_blocked(person, await self._blocked_by(person))


def _sitter(room: Room, seat: int | None) -> Accused | None:
    if seat is None or seat >= len(room.seats):
        return None
    sitting = room.seats[seat]
    return None if sitting.person is None else Accused(sitting.person, sitting.name)
