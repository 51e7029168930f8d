"""Links that open one thing once: a new password, or the proof of an e-mail address."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, insert, or_
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.server.errors import NotFound
from megavolt.server.people.tokens import hashed, new_token
from megavolt.server.storage import schema

PASSWORD: Final = "password"
EMAIL: Final = "email"
LASTS: Final = {PASSWORD: 24 * 3600.0, EMAIL: 7 * 24 * 3600.0}  # seconds


class OneTimeLinks:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    async def make(
        self, connection: AsyncConnection, person: int, purpose: str, about: str = ""
    ) -> str:
        """A new link's token, in place of one for the same purpose."""
        c = schema.one_time_links.c
        now = self.now()
        mine = (c.person == person) & (c.purpose == purpose)
        await connection.execute(delete(schema.one_time_links).where(or_(mine, c.expires <= now)))
        token = new_token()
        row = {
            "token": hashed(token),
            "person": person,
            "purpose": purpose,
            "about": about,
            "expires": now + LASTS[purpose],
        }
        await connection.execute(insert(schema.one_time_links), row)
        return token

    async def use(self, connection: AsyncConnection, token: str, purpose: str) -> tuple[int, str]:
        """Whose it is and what it is about; nobody can use it again. Raises NotFound."""
        c = schema.one_time_links.c
        used = (
            delete(schema.one_time_links)
            .where(c.token == hashed(token), c.purpose == purpose, c.expires > self.now())
            .returning(c.person, c.about)
        )
        row = (await connection.execute(used)).one_or_none()
        if row is None:
            raise NotFound("link_used_up")
        return int(row[0]), str(row[1])
