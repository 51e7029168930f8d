"""Who somebody is: a guest with a name and a cookie, or an account with a password."""

import asyncio
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.concurrency import run_in_threadpool

from megavolt.locale.translator import LEFT
from megavolt.server.errors import NotAllowed, ServerError
from megavolt.server.people import one_time_links
from megavolt.server.people.characters import is_visible
from megavolt.server.people.mail import is_address
from megavolt.server.people.one_time_links import OneTimeLinks
from megavolt.server.people.second_factor import SecondFactor
from megavolt.server.people.tokens import hashed, new_token
from megavolt.server.people.webhooks import checked
from megavolt.server.people.words import WordList
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database

NAME_LENGTH = 40
AGENT_LENGTH = 200
PASSWORD_LENGTH = (8, 200)
HASHES = 2  # passwords worked on at the same time
SESSION = 365 * 24 * 3600.0  # seconds a session lasts


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    login: str | None
    language: str
    email: str | None
    webhook: str | None
    verified: str | None = None  # the address whose link was opened
    has_second_factor: bool = False

    @property
    def proved_email(self) -> str | None:
        """Where letters may go: nobody gets any because somebody else typed their address."""
        return self.email if self.email == self.verified else None


def folded(login: str) -> str:
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_name(name: str) -> str:
    """A name that looks like no other; emoji lose what only colours them."""
    clean = " ".join(unicodedata.normalize("NFC", name).replace("\ufe0f", "").split())
    shown = clean != LEFT and all(is_visible(c) for c in clean)
    if not clean or len(clean) > NAME_LENGTH or not shown:
        raise ServerError("bad_name", most=NAME_LENGTH)
    return clean


class People:
    def __init__(
        self, database: Database, now: Callable[[], float], words: WordList | None = None
    ) -> None:
        self.database = database
        self.now = now
        self.words = words or WordList()
        self.links = OneTimeLinks(now)
        self.second_factor = SecondFactor()
        self._hasher = PasswordHasher()
        # Each takes 64 MiB: many at once would exhaust the machine.
        self._hashing = asyncio.Semaphore(HASHES)

    async def new_guest(self, name: str, language: str, agent: str = "") -> tuple[Person, str]:
        """A new guest, and the token for the cookie."""
        clean = self._shown_name(name)
        row = {"name": clean, "language": language, "created": self.now()}
        async with self.database.write() as connection:
            made = await connection.execute(insert(schema.people), row)
            assert made.inserted_primary_key is not None
            person = Person(made.inserted_primary_key[0], clean, None, language, None, None)
            token = await self._new_session(connection, person.id, agent)
        return person, token

    def _shown_name(self, name: str) -> str:
        """A name for others to see."""
        clean = checked_name(name)
        self.words.check(clean)
        return clean

    async def _new_session(self, connection: AsyncConnection, person_id: int, agent: str) -> str:
        """A new session's token for the cookie."""
        token = new_token()
        session = {"token": hashed(token), "person": person_id, "created": self.now()}
        session["agent"] = "".join(filter(str.isprintable, agent))[:AGENT_LENGTH]
        await connection.execute(insert(schema.sessions), session)
        return token

    async def _only_session(self, connection: AsyncConnection, person_id: int, agent: str) -> str:
        """A new session in place of all others of this person."""
        await self.end_sessions(connection, person_id)
        return await self._new_session(connection, person_id, agent)

    async def end_sessions(self, connection: AsyncConnection, person_id: int) -> int:
        """Sign somebody out everywhere, on all nodes; gives how many sessions there were."""
        of_person = schema.sessions.c.person == person_id
        ended = await connection.execute(delete(schema.sessions).where(of_person))
        await self.database.notify(connection, f"ended:{person_id}")
        return ended.rowcount

    async def by_token(self, token: str) -> Person | None:
        c = schema.people.c
        query = (
            select(*_PERSON)
            .join(schema.sessions, schema.sessions.c.person == c.id)
            .where(
                schema.sessions.c.token == hashed(token),
                schema.sessions.c.created > self.now() - SESSION,
                or_(c.banned.is_(None), c.banned <= self.now()),
            )
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(*row)

    async def valid(self, sessions: set[str]) -> set[str]:
        """Those of these sessions, given by the hashes of their tokens, that have not ended."""
        c = schema.sessions.c
        query = select(c.token).where(c.token.in_(sessions), c.created > self.now() - SESSION)
        async with self.database.read() as connection:
            return set((await connection.execute(query)).scalars())

    async def by_id(self, person_id: int) -> Person | None:
        return await self._one(schema.people.c.id == person_id)

    async def by_login(self, login: str) -> Person | None:
        return await self._one(_has_login(login))

    async def _one(self, fits: ColumnElement[bool]) -> Person | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(*_PERSON).where(fits))).one_or_none()
        return None if row is None else Person(*row)

    async def change(self, person: Person, **values: str | None) -> None:
        """Another name, language, e-mail address or webhook."""
        if values.get("name") is not None:
            values["name"] = self._shown_name(str(values["name"]))
        if values.get("email") and not is_address(str(values["email"])):
            raise ServerError("bad_email")
        if values.get("webhook"):
            checked(str(values["webhook"]))
        chosen = update(schema.people).where(schema.people.c.id == person.id)
        async with self.database.write() as connection:
            await connection.execute(chosen.values(**values))

    async def register(self, person: Person, login: str, password: str, agent: str = "") -> str:
        """Turn a guest into an account; the games stay theirs.

        Whatever was known of the guest's session opens nothing of the account: the token is new.
        """
        if person.login is not None:
            raise NotAllowed("already_registered", login=person.login)
        _check_password(password)
        name = folded(login)
        secret = await self._hash(password)
        chosen = update(schema.people).where(schema.people.c.id == person.id)
        try:
            checked_name(name)
            async with self.database.write() as connection:
                await connection.execute(chosen.values(login=name, password=secret))
                return await self._only_session(connection, person.id, agent)
        except (ServerError, IntegrityError):  # which of them, nobody is told
            raise NotAllowed("login_unusable", login=name[:NAME_LENGTH]) from None

    async def sign_in(self, login: str, password: str, code: str = "", agent: str = "") -> str:
        """The token for the cookie; raises NotAllowed without saying which of the two was wrong.

        Only who knows the password learns that a code is wanted, or that the account is banned.
        """
        c = schema.people.c
        query = select(c.id, c.password, c.totp, c.banned).where(_has_login(login))
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        fits = await self._verify(None if row is None else row.password, password)
        if row is None or not fits:
            raise NotAllowed("wrong_login")
        if row.banned is not None and row.banned > self.now():
            raise NotAllowed("banned")
        if row.totp is not None:
            self.second_factor.check(row.id, row.totp, code, self.now())
        async with self.database.write() as connection:
            return await self._new_session(connection, row.id, agent)

    async def reset_password(self, token: str, new: str, agent: str = "") -> str:
        """Another password by a one-time link; every session ends but the one of the new token.

        The second factor goes too: the link is for whoever has lost their things.
        """
        _check_password(new)
        hash_of_new = await self._hash(new)
        async with self.database.write() as connection:
            person, _ = await self.links.use(connection, token, one_time_links.PASSWORD)
            changed = update(schema.people).where(schema.people.c.id == person)
            await connection.execute(changed.values(password=hash_of_new, totp=None))
            return await self._only_session(connection, person, agent)

    async def check_password(self, person: Person, password: str) -> None:
        """Raises NotAllowed unless it is theirs."""
        c = schema.people.c
        query = select(c.password).where(c.id == person.id)
        async with self.database.read() as connection:
            secret = (await connection.execute(query)).scalar_one()
        if secret is None or not await self._verify(secret, password):
            raise NotAllowed("wrong_login")

    async def change_password(self, person: Person, old: str, new: str, agent: str = "") -> str:
        """Another password; every session ends but the one of the new token."""
        await self.check_password(person, old)
        _check_password(new)
        changed = update(schema.people).where(schema.people.c.id == person.id)
        hash_of_new = await self._hash(new)
        async with self.database.write() as connection:
            await connection.execute(changed.values(password=hash_of_new))
            return await self._only_session(connection, person.id, agent)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await run_in_threadpool(self._hasher.hash, password)

    async def _verify(self, secret: str | None, password: str) -> bool:
        async with self._hashing:
            return await run_in_threadpool(self._fits, secret, password)

    def _fits(self, secret: str | None, password: str) -> bool:
        """Takes as long for an unknown login, so that the time reveals nothing."""
        try:
            if secret is None:
                self._hasher.hash(password)
                return False
            return self._hasher.verify(secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def sign_out(self, token: str) -> int | None:
        """End a session; returns whose it was."""
        c = schema.sessions.c
        chosen = delete(schema.sessions).where(c.token == hashed(token)).returning(c.person)
        async with self.database.write() as connection:
            person: int | None = (await connection.execute(chosen)).scalar_one_or_none()
            if person is not None:
                await self.database.notify(connection, f"ended:{person}")
        return person


# In the order of the fields of Person.
_C = schema.people.c
_PERSON = (
    *(_C.id, _C.name, _C.login, _C.language, _C.email, _C.webhook, _C.verified),
    _C.totp.is_not(None),
)


def _has_login(login: str) -> ColumnElement[bool]:
    """PostgreSQL takes no text with a null in it, and nobody's login has one."""
    return _C.login == folded(login).replace("\0", "")


def _check_password(password: str) -> None:
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise ServerError("bad_password", least=least, most=most)
