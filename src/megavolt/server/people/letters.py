"""Letters that people ask for: to prove an address, or to set a new password."""

import asyncio
import logging

from megavolt.locale import Translator
from megavolt.server.operations import logs
from megavolt.server.operations.settings import Settings
from megavolt.server.people import mail, one_time_links
from megavolt.server.people.people import People, Person


class Letters:
    """Sent in the background: how long it takes tells nobody whether there was one to send."""

    def __init__(self, people: People, settings: Settings) -> None:
        self.people = people
        self.settings = settings
        self._sending: set[asyncio.Task[None]] = set()

    def send_proof(self, person: Person) -> None:
        """A link to the address somebody gave; opening it proves that it is theirs."""
        if self.settings.smtp and person.email and person.proved_email is None:
            self._begin(self._send(person, person.email, one_time_links.EMAIL))

    def send_reset(self, login: str) -> None:
        """A link for a new password, if the account has a proved address."""
        if self.settings.smtp:
            self._begin(self._reset(login))

    async def close(self) -> None:
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _begin(self, sending: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _reset(self, login: str) -> None:
        person = await self.people.by_login(login)
        if person is not None and person.proved_email:
            await self._send(person, person.proved_email, one_time_links.PASSWORD)

    async def _send(self, person: Person, address: str, purpose: str) -> None:
        async with self.people.database.write() as connection:
            token = await self.people.links.make(connection, person.id, purpose, address)
        t = Translator(person.language)
        page = "reset" if purpose == one_time_links.PASSWORD else "verify"
        link = f"{self.settings.shown_address}/{page}/{token}"
        subject = t.text("letter-subject", purpose=purpose)
        text = t.text("letter-text", purpose=purpose, name=person.name, link=link)
        way = (self.settings.smtp, self.settings.mail_from, address, subject, text)
        try:
            await asyncio.to_thread(mail.send, *way)
        except (OSError, ValueError) as problem:
            logs.log_event("letter not sent", logging.WARNING, kind=type(problem).__name__)
