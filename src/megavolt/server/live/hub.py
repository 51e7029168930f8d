"""Who is watching which table, and sending each of them what has changed."""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from megavolt.core.game import NOBODY
from megavolt.server.live.patch import diff
from megavolt.server.live.positions import Body, entry_body, event_body, position
from megavolt.server.people.people import Person
from megavolt.server.tables import log
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import Room

WAITING = 256  # messages a slow client may be behind; then it is cut off and reconnects by number


class Subscriber:
    """One live connection."""

    def __init__(self, person: Person | None, blocked: frozenset[int] = frozenset()) -> None:
        self.person = person
        self.blocked = blocked  # whose chat is not sent
        self.seat = NOBODY
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(WAITING)

    def send(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        """End the connection, whatever still waits."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


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
        for seat, subscribers in audience.by_seat():
            now = position(after, seat, self.now())
            if not new and not _concerns(audience.known[seat], now):
                continue
            patch = diff(audience.known[seat], now)
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
    return json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":"))
