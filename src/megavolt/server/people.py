"""Who somebody is: a guest with a name and a cookie, or an account with a password."""

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.concurrency import run_in_threadpool

from megavolt.server import schema
from megavolt.server.database import Database
from megavolt.server.errors import NotAllowed, ServerError

NAME_LENGTH = 40
PASSWORD_LENGTH = (8, 200)


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    login: str | None
    language: str
    email: str | None
    webhook: str | None


def new_token() -> str:
    """What a cookie or a private link holds; only its hash is stored."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def folded(login: str) -> str:
    return unicodedata.normalize("NFKC", login).strip().casefold()


def checked_name(name: str) -> str:
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or len(clean) > NAME_LENGTH or not clean.isprintable():
        raise ServerError("bad_name", most=NAME_LENGTH)
    return clean


class People:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self._hasher = PasswordHasher()

    async def new_guest(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest, and the token for the cookie."""
        clean = checked_name(name)
        row = {"name": clean, "language": language, "created": self.now()}
        async with self.database.write() as connection:
            made = await connection.execute(insert(schema.people), row)
            assert made.inserted_primary_key is not None
            person = Person(made.inserted_primary_key[0], clean, None, language, None, None)
            token = new_token()
            session = {"token": hashed(token), "person": person.id, "created": self.now()}
            await connection.execute(insert(schema.sessions), session)
        return person, token

    async def by_token(self, token: str) -> Person | None:
        c = schema.people.c
        query = (
            select(c.id, c.name, c.login, c.language, c.email, c.webhook)
            .join(schema.sessions, schema.sessions.c.person == c.id)
            .where(schema.sessions.c.token == hashed(token))
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(*row)

    async def by_id(self, person_id: int) -> Person | None:
        c = schema.people.c
        query = select(c.id, c.name, c.login, c.language, c.email, c.webhook)
        async with self.database.read() as connection:
            row = (await connection.execute(query.where(c.id == person_id))).one_or_none()
        return None if row is None else Person(*row)

    async def change(self, person: Person, **values: str | None) -> None:
        """Another name, language, e-mail address or webhook."""
        if values.get("name") is not None:
            values["name"] = checked_name(str(values["name"]))
        chosen = update(schema.people).where(schema.people.c.id == person.id)
        async with self.database.write() as connection:
            await connection.execute(chosen.values(**values))

    async def register(self, person: Person, login: str, password: str) -> None:
        """Turn a guest into an account; the games stay theirs."""
        if person.login is not None:
            raise NotAllowed("already_registered", login=person.login)
        name = checked_name(folded(login))
        _check_password(password)
        secret = await run_in_threadpool(self._hasher.hash, password)
        chosen = update(schema.people).where(schema.people.c.id == person.id)
        try:
            async with self.database.write() as connection:
                await connection.execute(chosen.values(login=name, password=secret))
        except IntegrityError:
            raise NotAllowed("login_taken", login=name) from None

    async def sign_in(self, login: str, password: str) -> str:
        """The token for the cookie; raises NotAllowed without saying which of the two was wrong."""
        c = schema.people.c
        query = select(c.id, c.password).where(c.login == folded(login))
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        fits = await run_in_threadpool(self._fits, None if row is None else row[1], password)
        if row is None or not fits:
            raise NotAllowed("wrong_login")
        token = new_token()
        session = {"token": hashed(token), "person": row[0], "created": self.now()}
        async with self.database.write() as connection:
            await connection.execute(insert(schema.sessions), session)
        return token

    def _fits(self, secret: str | None, password: str) -> bool:
        """Takes as long for a login there is not, so that time tells nothing."""
        try:
            if secret is None:
                self._hasher.hash(password)
                return False
            return self._hasher.verify(secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def sign_out(self, token: str) -> None:
        chosen = delete(schema.sessions).where(schema.sessions.c.token == hashed(token))
        async with self.database.write() as connection:
            await connection.execute(chosen)


def _check_password(password: str) -> None:
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise ServerError("bad_password", least=least, most=most)
