"""What people see and change of what is stored of them: sessions, second factor, everything."""

from typing import Any

from sqlalchemy import delete, select, update

from megavolt.server.errors import NotAllowed, NotFound
from megavolt.server.people import leaving, one_time_links
from megavolt.server.people.people import People, Person
from megavolt.server.people.tokens import hashed
from megavolt.server.storage import schema

SHOWN = 16  # letters of a session's hash that name it: enough to tell them apart, none to open it


class OwnData:
    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database

    # ---- sessions

    async def sessions(self, person: Person, token: str) -> list[dict[str, Any]]:
        """Where somebody is signed in, the newest first."""
        c = schema.sessions.c
        query = select(c.token, c.created, c.agent).where(c.person == person.id)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(c.created.desc()))).all()
        return [
            {
                "id": row.token[:SHOWN],
                "created": row.created,
                "browser": row.agent or "",
                "current": row.token == hashed(token),
            }
            for row in rows
        ]

    async def end_session(self, person: Person, session: str) -> None:
        """Raises NotFound unless it is one of their own."""
        c = schema.sessions.c
        chosen = delete(schema.sessions).where(
            c.person == person.id, c.token.startswith(session, autoescape=True)
        )
        async with self.database.write() as connection:
            ended = await connection.execute(chosen)
            if not ended.rowcount:
                raise NotFound("no_such_session")
            await self.database.notify(connection, f"ended:{person.id}")

    # ---- the second factor

    async def set_second_factor(self, person: Person, secret: str, code: str) -> None:
        """Turn it on, by a code that proves the app has the secret."""
        if person.login is None:
            raise NotAllowed("guest_has_no_password", name=person.name)
        self.people.second_factor.check(person.id, secret, code, self.people.now())
        await self._store(person, totp=secret)

    async def drop_second_factor(self, person: Person, password: str) -> None:
        await self.people.check_password(person, password)
        await self._store(person, totp=None)

    async def _store(self, person: Person, **values: object) -> None:
        chosen = update(schema.people).where(schema.people.c.id == person.id)
        async with self.database.write() as connection:
            await connection.execute(chosen.values(**values))

    # ---- the e-mail address

    async def prove_email(self, token: str) -> None:
        """The link that was sent to an address was opened; raises NotFound."""
        async with self.database.write() as connection:
            person, address = await self.people.links.use(connection, token, one_time_links.EMAIL)
            chosen = update(schema.people).where(schema.people.c.id == person)
            await connection.execute(chosen.values(verified=address))

    # ---- all of it

    async def export(self, person: Person) -> dict[str, Any]:
        async with self.database.read() as connection:
            return await leaving.export(connection, person.id)

    async def check_leaver(self, person: Person, password: str) -> None:
        """Whoever has a password gives it before everything is deleted; raises NotAllowed."""
        if person.login is not None:
            await self.people.check_password(person, password)

    async def leave(self, person: Person) -> list[str]:
        """Delete all that is known of somebody; gives the tables at which their name changed."""
        async with self.database.write() as connection:
            await self.people.end_sessions(connection, person.id)
            tables = await leaving.leave(connection, person.id)
            for table in tables:
                await self.database.notify(connection, f"renamed:{table}")
        return tables
