"""What people say at a table."""

from typing import Any

from sqlalchemy import insert, select, update

from megavolt.server.errors import ServerError
from megavolt.server.live.hub import Hub
from megavolt.server.people.characters import has_something, visible
from megavolt.server.people.people import Person
from megavolt.server.storage import schema
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import Room
from megavolt.server.tables.rooms import Rooms

LISTED = 200


class Chat:
    def __init__(self, rooms: Rooms, hub: Hub, length: int) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.hub = hub
        self.length = length

    async def say(self, room: Room, person: Person, text: str) -> dict[str, Any]:
        clean = visible(text)
        if not has_something(clean) or len(clean) > self.length:
            raise ServerError("bad_chat", most=self.length)
        t, table_id = schema.tables.c, room.origin.id
        async with self.database.write() as connection:
            more = update(schema.tables).where(t.id == table_id).values(chats=t.chats + 1)
            number = (await connection.execute(more.returning(t.chats))).scalar_one()
            said = {
                "number": number,
                "name": person.name,
                "seat": seat_of(room, person),
                "text": clean,
                "at": round(self.rooms.now(), 1),
            }
            row = {"table_id": table_id, "person": person.id, **said}
            await connection.execute(insert(schema.chats), row)
            await self.database.notify(connection, f"chat:{table_id}:{number}")
        self.hub.chat(table_id, said)
        return said

    async def since(self, table_id: str, number: int) -> list[dict[str, Any]]:
        """The last messages after that number, the oldest first."""
        c = schema.chats.c
        query = select(c.number, c.name, c.seat, c.text, c.at)
        chosen = query.where(c.table_id == table_id, c.number > number)
        async with self.database.read() as connection:
            rows = await connection.execute(chosen.order_by(c.number.desc()).limit(LISTED))
            return [dict(row) for row in rows.mappings()][::-1]
