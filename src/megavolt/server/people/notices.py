"""Telling people who are away that it is their turn: one message per turn, by webhook or mail."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from megavolt.locale import Translator
from megavolt.server.errors import NotFound, OtherRules, ServerError
from megavolt.server.live.hub import Hub
from megavolt.server.operations import logs
from megavolt.server.operations.metrics import Metrics
from megavolt.server.operations.settings import Settings
from megavolt.server.people import mail, webhooks
from megavolt.server.people.people import People, Person
from megavolt.server.storage import schema
from megavolt.server.tables import log
from megavolt.server.tables.room import PLAYING, Room
from megavolt.server.tables.rooms import Rooms

RECENT = 24 * 3600.0  # turns that began longer ago are not looked for when the server starts
AT_ONCE = 8  # messages sent at the same time
Turn = tuple[str, int, int]  # table, seat, and the entry by which it became its turn


class Notices:
    """Waits a while after each turn begins; whoever is looking then needs no message."""

    def __init__(
        self, rooms: Rooms, hub: Hub, people: People, settings: Settings, metrics: Metrics
    ) -> None:
        self.rooms = rooms
        self.hub = hub
        self.people = people
        self.settings = settings
        self.metrics = metrics
        self.is_on = settings.webhooks or bool(settings.smtp)
        self._waiting: dict[Turn, asyncio.Task[None]] = {}
        self._sending = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """Take up turns that began before the server was started again."""
        if not self.is_on:
            return
        c = schema.tables.c
        recent = select(c.id).where(c.status == PLAYING, c.changed > self.rooms.now() - RECENT)
        async with self.rooms.database.read() as connection:
            found = list((await connection.execute(recent)).scalars())
        for table_id in found:
            with suppress(OtherRules):  # such a game cannot be continued
                self._await_turn(await self.rooms.get(table_id))

    async def close(self) -> None:
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        if self.is_on and new:
            self._await_turn(after)

    def _await_turn(self, room: Room) -> None:
        turn = turn_of(room)
        if turn is None or turn in self._waiting:
            return
        task = asyncio.get_running_loop().create_task(self._wait(turn))
        self._waiting[turn] = task
        task.add_done_callback(lambda _: self._waiting.pop(turn, None))

    async def _wait(self, turn: Turn) -> None:
        """A node where the person is watching claims the turn first, so that no other sends."""
        try:
            await asyncio.sleep(self.settings.notice_after / 2)
            if await self._is_over(turn) or await self._reachable(turn) is None:
                return
            if self._is_here(turn):
                await self._claim(turn)
                return
            await asyncio.sleep(self.settings.notice_after / 2)
            if not await self._is_over(turn):
                await self._tell(turn)
        except NotFound:
            return
        except Exception as problem:  # play goes on, whatever happens to a message
            logs.log_event("notice failed", logging.ERROR, problem, table=turn[0], seat=turn[1])

    async def _is_over(self, turn: Turn) -> bool:
        return turn_of(await self.rooms.get(turn[0])) != turn

    def _is_here(self, turn: Turn) -> bool:
        return turn[1] in self.hub.seats_at(turn[0])

    async def _tell(self, turn: Turn) -> None:
        person = await self._reachable(turn)
        if person is None or not await self._claim(turn) or self._is_here(turn):
            return
        room = await self.rooms.get(turn[0])
        async with self._sending:
            for way in self._ways(person):
                await self._send(way, person, room, turn[1])

    async def _reachable(self, turn: Turn) -> Person | None:
        """The person of the seat, if there is a way to reach them."""
        room = await self.rooms.get(turn[0])
        person_id = room.seats[turn[1]].person
        person = None if person_id is None else await self.people.by_id(person_id)
        return person if person is not None and self._ways(person) else None

    def _ways(self, person: Person) -> list[str]:
        ways = []
        if self.settings.webhooks and person.webhook:
            ways.append("webhook")
        if self.settings.smtp and person.proved_email:
            ways.append("mail")
        return ways

    async def _claim(self, turn: Turn) -> bool:
        """Claim the turn; False if another node has."""
        table_id, seat, number = turn
        row = {"table_id": table_id, "seat": seat, "number": number, "at": self.rooms.now()}
        try:
            async with self.rooms.database.write() as connection:
                await connection.execute(insert(schema.notices), row)
        except IntegrityError:
            return False
        return True

    async def _send(self, way: str, person: Person, room: Room, seat: int) -> None:
        """Send it once; what fails is logged and not tried again."""
        try:
            if way == "webhook":
                body = webhook_body(room, seat, person, self.settings)
                private = self.settings.private_webhooks
                await webhooks.post(str(person.webhook), body, private)
            else:
                await asyncio.to_thread(self._send_mail, person, room)
            result = "sent"
        except (OSError, TimeoutError, ValueError, ServerError) as problem:
            kind = type(problem).__name__
            logs.log_event(
                "notice not sent", logging.WARNING, table=room.origin.id, way=way, kind=kind
            )
            result = "failed"
        self.metrics.notices.labels(way, result).inc()

    def _send_mail(self, person: Person, room: Room) -> None:
        subject, text = message(room, person, self.settings)
        mail.send(
            self.settings.smtp, self.settings.mail_from, str(person.proved_email), subject, text
        )


def turn_of(room: Room) -> Turn | None:
    """Whose turn it is, if a person's; all moves of one seat in a row are one turn."""
    seat = room.to_move
    if room.status != PLAYING or seat is None or not room.seats[seat].is_played_by_person:
        return None
    numbers = (played.number for played in reversed(room.moves) if played.seat != seat)
    return room.origin.id, seat, next(numbers, 0)


def table_link(table_id: str, settings: Settings) -> str:
    return f"{settings.shown_address}/table/{table_id}"


def message(room: Room, person: Person, settings: Settings) -> tuple[str, str]:
    """Subject and text in the person's language."""
    t = Translator(person.language)
    link = table_link(room.origin.id, settings)
    others = ", ".join(t.player(seat.name) for seat in room.seats if seat.person != person.id)
    subject = t.text("notice-subject", others=others)
    return subject, t.text("notice-text", name=person.name, others=others, link=link)


def webhook_body(room: Room, seat: int, person: Person, settings: Settings) -> dict[str, object]:
    """What a webhook is sent; nothing of the position."""
    _, text = message(room, person, settings)
    link = table_link(room.origin.id, settings)
    return {
        "event": "turn",
        "table": room.origin.id,
        "game": room.game.id,
        "seat": seat,
        "link": link,
        "text": text,
        "content": text,  # what chat apps show
    }
