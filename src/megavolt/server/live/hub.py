"""Who is watching which table, and sending each of them what has changed."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from sys import getsizeof
from typing import Any

import msgspec

from megavolt.core.game import NOBODY
from megavolt.server.live.backlog import Backlog
from megavolt.server.live.patch import Comparison
from megavolt.server.live.positions import Body, entry_body, event_body, for_all, for_seat, position
from megavolt.server.people.people import Person
from megavolt.server.tables import log
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import Room

_encode = msgspec.json.Encoder().encode


class Subscriber:
    """One live connection.

    What it cannot be sent at once waits, within the limits of the backlog; then it is cut off and
    reconnects by number.
    """

    def __init__(
        self,
        person: Person | None,
        session: str = "",  # the hash of the cookie's token
        backlog: Backlog | None = None,
        address: str = "",
        blocked: frozenset[int] = frozenset(),  # whose chat is not sent
    ) -> None:
        self.person = person
        self.session = session
        self.blocked = blocked
        self.owner: object = address if person is None else person.id
        self.seat = NOBODY
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.waiting = 0  # bytes
        self.first = 0
        self.caught_up = asyncio.Event()  # all was sent: more may be read from it
        self._backlog = backlog or Backlog()
        self._sending = 0  # bytes of the message that was taken last
        self._is_cut_off = False

    def send(self, text: str) -> None:
        if self._is_cut_off:
            return
        size = getsizeof(text)
        self.first = self.first or size  # the position, as long as the game was so far
        if self._backlog.add(self, size):
            self.caught_up.clear()
            self.queue.put_nowait(text)
        else:
            self.cut_off()

    async def next(self) -> str | None:
        """The next message, when the one before is sent; None: the connection ends."""
        self._sent()
        if self.queue.empty():
            self.caught_up.set()
        text = await self.queue.get()
        self._sending = 0 if text is None else getsizeof(text)
        return text

    def cut_off(self) -> None:
        """End the connection, whatever still waits."""
        if self._is_cut_off:
            return
        self._is_cut_off = True
        self.caught_up.clear()
        self._drop()
        self.queue.put_nowait(None)

    def close(self) -> None:
        """The connection has ended."""
        self._is_cut_off = True
        self._drop()
        self._sent()

    def _drop(self) -> None:
        while not self.queue.empty():
            text = self.queue.get_nowait()
            if text is not None:
                self._backlog.remove(self, getsizeof(text))

    def _sent(self) -> None:
        if self._sending:
            self._backlog.remove(self, self._sending)
            self._sending = 0


@dataclass
class Audience:
    """Those who watch one table, and by seat the position they were last sent."""

    here: set[Subscriber] = field(default_factory=set)
    known: dict[int, Body] = field(default_factory=dict)

    def by_seat(self) -> Iterator[tuple[int, list[Subscriber]]]:
        for seat in {s.seat for s in self.here}:
            yield seat, [s for s in self.here if s.seat == seat]


class Hub:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.backlog = Backlog()
        self.arrived: list[Callable[[Room], None]] = []  # called when somebody comes to a table
        self._at: dict[str, Audience] = {}

    # ---- coming and going

    def join(self, room: Room, subscriber: Subscriber, since: int | None) -> None:
        """From now on the subscriber gets every change; first, the current position."""
        audience = self._at.setdefault(room.origin.id, Audience())
        audience.here.add(subscriber)
        self._show(audience, room, subscriber, since)
        _tell_presence(audience)
        for listener in self.arrived:
            listener(room)

    def leave(self, table_id: str, subscriber: Subscriber) -> None:
        audience = self._at.get(table_id)
        if audience is None:
            return
        audience.here.discard(subscriber)
        subscriber.close()
        if not any(s.seat == subscriber.seat for s in audience.here):
            audience.known.pop(subscriber.seat, None)
        if not audience.here:
            del self._at[table_id]
        _tell_presence(audience)

    def is_watched(self, table_id: str) -> bool:
        """Is anybody looking at the table here?"""
        return table_id in self._at

    def tables(self) -> list[str]:
        """Those that somebody looks at."""
        return list(self._at)

    def connections(self) -> int:
        return sum(len(audience.here) for audience in self._at.values())

    def cut_off(self, table_id: str) -> None:
        """End the connections of a table that is gone."""
        audience = self._at.get(table_id)
        for subscriber in list(audience.here) if audience else ():
            subscriber.cut_off()

    def sessions(self, person_id: int | None) -> set[str]:
        """Sessions by which a person, or anybody, is connected."""
        return {s.session for s in self._people() if person_id in (None, s.person and s.person.id)}

    def end_sessions(self, ended: set[str]) -> None:
        for subscriber in list(self._people()):
            if subscriber.session in ended:
                subscriber.cut_off()

    def _people(self) -> Iterator[Subscriber]:
        """Connections of somebody with a session."""
        for audience in self._at.values():
            yield from (s for s in audience.here if s.person is not None)

    def seats_at(self, table_id: str) -> set[int]:
        """Seats whose people look at the table here."""
        audience = self._at.get(table_id)
        return set() if audience is None else {s.seat for s in audience.here}

    def close(self) -> None:
        """Disconnect everybody; clients reconnect when the server is back."""
        for audience in self._at.values():
            for subscriber in audience.here:
                subscriber.cut_off()

    # ---- telling

    def _show(
        self, audience: Audience, room: Room, subscriber: Subscriber, since: int | None
    ) -> None:
        """Send the whole position, and what happened after entry `since`."""
        seat = seat_of(room, subscriber.person)
        subscriber.seat = NOBODY if seat is None else seat
        known = audience.known.get(subscriber.seat)
        if known is None:
            known = position(room, subscriber.seat, self.now())
            audience.known[subscriber.seat] = known
        first = len(room.moves) if since is None else room.moves_until(since)
        events = [event_body(e) for e in room.events_for(subscriber.seat, first)]
        subscriber.send(message("position", position=known, events=events))

    def changed(self, before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        """New entries are stored: send them to everybody who is watching."""
        audience = self._at.get(after.origin.id)
        if audience is None:
            return
        moved = [s for s in audience.here if _seat(after, s) != s.seat]
        same, comparison = for_all(after, self.now()), Comparison()
        for seat, subscribers in audience.by_seat():
            now = {**same, **for_seat(after, seat)}
            if not new and not _concerns(audience.known[seat], now):
                continue
            patch = comparison.diff(audience.known[seat], now)
            audience.known[seat] = now
            text = _update(seat, before, after, new, patch)
            for subscriber in subscribers:
                if subscriber not in moved:
                    subscriber.send(text)
        for subscriber in moved:
            if _seat(after, subscriber) == NOBODY and not after.origin.public:
                subscriber.cut_off()  # whether it may still watch is checked when it reconnects
            else:
                self._show(audience, after, subscriber, None)
        here = {subscriber.seat for subscriber in audience.here}
        audience.known = {seat: known for seat, known in audience.known.items() if seat in here}

    def chat(self, table_id: str, speaker: int | None, said: Body) -> None:
        audience = self._at.get(table_id)
        if audience is None:
            return
        text = message("chat", **said)
        for subscriber in audience.here:
            if speaker not in subscriber.blocked:
                subscriber.send(text)

    def set_blocked(self, person: int, blocked: frozenset[int]) -> None:
        """From now on nothing is sent to somebody of what these people say."""
        for audience in self._at.values():
            for subscriber in audience.here:
                if subscriber.person is not None and subscriber.person.id == person:
                    subscriber.blocked = blocked


def _seat(room: Room, subscriber: Subscriber) -> int:
    seat = seat_of(room, subscriber.person)
    return NOBODY if seat is None else seat


def _concerns(known: Body, now: Body) -> bool:
    """Without an entry only a standing order has changed: only its own seat is notified."""
    return any(known[key] != now[key] for key in now if key != "clock")


def _update(
    seat: int, before: Room, after: Room, new: Sequence[log.Entry], patch: list[Any]
) -> str:
    """What has changed for a seat, as a message."""
    first = after.moves_until(before.length)
    return message(
        "update",
        number=after.length,
        entries=[entry_body(entry, seat) for entry in new],
        events=[event_body(e) for e in after.events_for(seat, first)],
        patch=patch,
    )


def _tell_presence(audience: Audience) -> None:
    seats = sorted({s.seat for s in audience.here if s.seat != NOBODY})
    watching = sum(1 for s in audience.here if s.seat == NOBODY)
    text = message("presence", seats=seats, watching=watching)
    for subscriber in audience.here:
        subscriber.send(text)


def message(kind: str, **fields: Any) -> str:
    """One live message as text."""
    return _encode({"type": kind, **fields}).decode()
