"""Public links to finished games.

Anybody who sat at the table can make the link and take it back; there is one for all of them.
Whoever has it sees the whole game as a spectator, without an account. A game that is not over has
none, and one that is made does not outlive a switch of the server's host.
"""

from dataclasses import dataclass

from sqlalchemy import delete, select

from megavolt.core.errors import Illegal
from megavolt.server.errors import NotAllowed, NotFound
from megavolt.server.people.people import Person
from megavolt.server.people.tokens import new_token
from megavolt.server.storage import schema
from megavolt.server.storage.database import insert_unless_there
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import OVER, Room
from megavolt.server.tables.rooms import Rooms


@dataclass(frozen=True)
class Shared:
    """A finished game, and the language in which it is announced."""

    room: Room
    token: str
    language: str


class Shares:
    def __init__(self, rooms: Rooms, allowed: bool) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.allowed = allowed

    async def link(self, table_id: str, person: Person) -> str | None:
        """The link of a table, for somebody who may make one; None if there is none."""
        await self._check(table_id, person)
        return await self._token(table_id)

    async def make(self, table_id: str, person: Person) -> str:
        """The link of a table; a new one if there is none."""
        await self._check(table_id, person)
        row = {
            "table_id": table_id,
            "token": new_token(),
            "language": person.language,
            "at": self.rooms.now(),
        }
        async with self.database.write() as connection:
            await connection.execute(insert_unless_there(connection, schema.shares), row)
        token = await self._token(table_id)
        assert token is not None
        return token

    async def take_back(self, table_id: str, person: Person) -> None:
        """The link leads nowhere from now on; a later one is another."""
        await self._check(table_id, person)
        async with self.database.write() as connection:
            ours = schema.shares.c.table_id == table_id
            await connection.execute(delete(schema.shares).where(ours))

    async def find(self, token: str) -> Shared:
        """The game that a link leads to; raises NotFound."""
        c = schema.shares.c
        query = select(c.table_id, c.language).where(c.token == token)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or not self.allowed:
            raise NotFound("no_shared_game")
        room = await self.rooms.fresh(row.table_id)
        if not is_finished(room):  # a finished game stays so; this is for the day it does not
            raise NotFound("no_shared_game")
        return Shared(room, token, row.language)

    async def _token(self, table_id: str) -> str | None:
        c = schema.shares.c
        async with self.database.read() as connection:
            found = await connection.execute(select(c.token).where(c.table_id == table_id))
            return found.scalar_one_or_none()

    async def _check(self, table_id: str, person: Person) -> None:
        """Raises if this person cannot share this table."""
        if not self.allowed:
            raise NotAllowed("sharing_is_off")
        room = await self.rooms.fresh(table_id)
        if seat_of(room, person) is None and person.id != room.host:
            raise NotAllowed("not_your_game")
        if not is_finished(room):
            raise Illegal("share_before_end")


def is_finished(room: Room) -> bool:
    """Was the game played to its end? One that was closed has hidden cards and no result."""
    return room.status == OVER and not room.closed and room.outcome() is not None
