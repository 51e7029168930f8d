"""What people say at a table."""

from typing import Any

from sqlalchemy import insert, or_, select, update

from megavolt.server.errors import ServerError
from megavolt.server.live.hub import Hub
from megavolt.server.people.characters import has_something, visible
from megavolt.server.people.people import Person
from megavolt.server.people.words import WordList
from megavolt.server.storage import schema
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import Room
from megavolt.server.tables.rooms import Rooms

LISTED = 200
_C = schema.chats.c
_SHOWN = (_C.number, _C.name, _C.seat, _C.text, _C.at)


class Chat:
    def __init__(self, rooms: Rooms, hub: Hub, length: int, words: WordList | None = None) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.hub = hub
        self.length = length
        self.words = words or WordList()

    async def say(self, room: Room, person: Person, text: str) -> dict[str, Any]:
        clean = visible(text)
        if not has_something(clean) or len(clean) > self.length:
            raise ServerError("bad_chat", most=self.length)
        self.words.check(clean)
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
        self.hub.chat(table_id, person.id, said)
        return said

    async def pass_on(self, table_id: str, number: int) -> None:
        """Another node has stored a message: send it to everybody who is watching here."""
        c = schema.chats.c
        query = select(c.person, *_SHOWN).where(c.table_id == table_id, c.number == number)
        async with self.database.read() as connection:
            said = dict((await connection.execute(query)).mappings().one())
        self.hub.chat(table_id, said.pop("person"), said)

    async def since(
        self, table_id: str, number: int, blocked: frozenset[int] = frozenset()
    ) -> list[dict[str, Any]]:
        """The last messages after that number but those of blocked people, the oldest first."""
        c = schema.chats.c
        not_blocked = or_(c.person.is_(None), c.person.not_in(blocked))
        query = select(*_SHOWN).where(not_blocked)
        chosen = query.where(c.table_id == table_id, c.number > number)
        async with self.database.read() as connection:
            rows = await connection.execute(chosen.order_by(c.number.desc()).limit(LISTED))
            return [dict(row) for row in rows.mappings()][::-1]
