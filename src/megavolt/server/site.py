"""One running server: its parts, how they start and how they stop."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from megavolt.server.bots.automatic import Automatic
from megavolt.server.bots.coaching import Coaching
from megavolt.server.bots.hints import Hints
from megavolt.server.bots.map_making import MapMaking
from megavolt.server.bots.reviews import Reviews
from megavolt.server.bots.workers import Workers
from megavolt.server.errors import NotFound
from megavolt.server.front.limits import Limiter
from megavolt.server.live.hub import Hub
from megavolt.server.operations import logs
from megavolt.server.operations.metrics import Metrics
from megavolt.server.operations.settings import Settings, megavolt_version, read_terms
from megavolt.server.people.leaving import leave_seats
from megavolt.server.people.letters import Letters
from megavolt.server.people.notices import Notices
from megavolt.server.people.own_data import OwnData
from megavolt.server.people.people import People, Person
from megavolt.server.people.progress import ProgressStore
from megavolt.server.people.words import read_words
from megavolt.server.pictures.images import Pictures
from megavolt.server.storage.database import Database
from megavolt.server.tables import log
from megavolt.server.tables.chat import Chat
from megavolt.server.tables.expiry import Expiry
from megavolt.server.tables.lessons import Lessons
from megavolt.server.tables.lobby import Lobby
from megavolt.server.tables.moderation import Moderation
from megavolt.server.tables.own_maps import OwnMaps
from megavolt.server.tables.playing import Playing
from megavolt.server.tables.puzzles import Puzzles
from megavolt.server.tables.records import Records
from megavolt.server.tables.room import Room
from megavolt.server.tables.rooms import Listener, Rooms
from megavolt.server.tables.shares import Shares
from megavolt.server.tables.trials import Trials

CHECK_ELSEWHERE = 5.0  # seconds


class RateLimits:
    """How often one address, login or person may do something."""

    def __init__(self, settings: Settings) -> None:
        self.guests = Limiter(0.1, settings.guests)
        self.sign_ins = Limiter(1 / 30, settings.sign_ins)
        # Few: a refusal may mean that somebody has this login.
        self.registrations = Limiter(1 / 600, settings.registrations)
        # A login is tried from many addresses only by those who do not own it.
        self.logins = Limiter(1 / 30, settings.sign_ins * 5)
        self.chat = Limiter(0.5, settings.chat_burst)
        self.reports = Limiter(1 / 600, settings.reports)
        self.records = Limiter(2.0, settings.records)
        self.pictures = Limiter(0.5, settings.pictures)
        self.trials = Limiter(4.0, settings.trials)
        self.map_making = Limiter(0.2, settings.map_making)
        self.coach = Limiter(2.0, settings.coach)
        self.new_tables = Limiter(1 / 60, settings.new_tables)
        # Messages on live connections: of one person, however many they open, and of one address.
        self.live = Limiter(settings.rate, settings.burst)
        self.live_address = Limiter(settings.address_rate, settings.address_burst)


@dataclass
class Site:
    settings: Settings
    database: Database
    rooms: Rooms
    people: People
    own_data: OwnData
    progress: ProgressStore
    letters: Letters
    lobby: Lobby
    playing: Playing
    hub: Hub
    hints: Hints
    coaching: Coaching
    reviews: Reviews
    map_making: MapMaking
    own_maps: OwnMaps
    records: Records
    shares: Shares
    pictures: Pictures
    lessons: Lessons
    puzzles: Puzzles
    trials: Trials
    chat: Chat
    moderation: Moderation
    terms: str
    workers: Workers
    automatic: Automatic
    notices: Notices
    metrics: Metrics
    rate_limits: "RateLimits"
    expiry: Expiry
    _sweeping: asyncio.Task[None] = field(init=False)
    _expiring: asyncio.Task[None] = field(init=False)
    _checking: asyncio.Task[None] = field(init=False)
    _listening: asyncio.Task[None] = field(init=False)
    _unfinished: set[asyncio.Task[str]] = field(default_factory=set)
    _heard: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    def build(cls, settings: Settings, metrics: Metrics) -> "Site":
        database = Database(settings.database)
        rooms = Rooms(database, time.time)
        hub = Hub(rooms.now)
        workers = Workers(settings.workers, settings.think)
        automatic = Automatic(rooms, workers, hub, settings.pace)
        words = read_words(settings.words)
        people = People(database, rooms.now, words)
        notices = Notices(rooms, hub, people, settings, metrics)
        rooms.listeners += [hub.changed, notices.changed]
        # Other nodes act at what they have changed.
        rooms.own_listeners += [automatic.changed, metrics.accepted, _log_moves(rooms)]
        hub.arrived.append(automatic.arrived)
        workers.thought.append(metrics.thought)
        return cls(
            settings=settings,
            database=database,
            rooms=rooms,
            people=people,
            own_data=OwnData(people),
            progress=ProgressStore(database),
            letters=Letters(people, settings),
            lobby=Lobby(rooms, settings),
            playing=Playing(rooms),
            hub=hub,
            hints=Hints(workers),
            coaching=Coaching(workers),
            reviews=Reviews(database, rooms.now, settings.reviews),
            map_making=MapMaking(settings.map_queue),
            own_maps=OwnMaps(rooms, words, settings.maps),
            records=Records(),
            shares=Shares(rooms, settings.share),
            pictures=Pictures(),
            lessons=Lessons(),
            puzzles=Puzzles(workers),
            trials=Trials(),
            chat=Chat(rooms, hub, settings.chat_length, words),
            moderation=Moderation(rooms, hub),
            terms=read_terms(settings.terms),
            workers=workers,
            automatic=automatic,
            notices=notices,
            metrics=metrics,
            rate_limits=RateLimits(settings),
            expiry=Expiry(rooms, hub, settings),
        )

    async def open(self) -> None:
        await self.database.open()
        self._measure()
        await self.notices.open()
        logs.log_event("started", version=megavolt_version(), database=self.database.url.drivername)
        self._sweeping = asyncio.create_task(self.automatic.sweep())
        self._expiring = asyncio.create_task(self.expiry.sweep())
        self._checking = asyncio.create_task(self._check_elsewhere())
        self._listening = asyncio.create_task(self.database.listen(self._hear))

    async def close(self) -> None:
        """Stop; what was accepted is stored, and thinking bots are killed."""
        self.automatic.stop()
        self._listening.cancel()
        self._expiring.cancel()
        self._checking.cancel()
        tasks = (self._sweeping, self._listening, self._expiring, self._checking)
        await asyncio.gather(*tasks, return_exceptions=True)
        self.hub.close()
        await asyncio.gather(*self._unfinished, return_exceptions=True)
        await self.notices.close()
        await self.letters.close()
        await self.automatic.close()
        await self.reviews.close()
        await self.map_making.close()
        await self.workers.close()
        await self.database.close()
        logs.log_event("stopped")

    def _measure(self) -> None:
        measure = self.metrics.measure
        measure("live_connections", "Live connections.", self.hub.connections)
        measure("tables_in_memory", "Tables in memory.", self.rooms.count)
        measure("bot_queue", "Moves waiting for a bot process.", lambda: self.workers.waiting)
        measure("review_queue", "Reviews under way or waiting.", lambda: self.reviews.waiting)

    async def finish(self, answering: Coroutine[Any, Any, str]) -> str:
        """Wait for something that continues even if the waiter is cancelled."""
        task = asyncio.get_running_loop().create_task(answering)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    async def leave(self, person: Person, password: str) -> None:
        """Somebody goes for good; the tables they sat at show it."""
        await self.own_data.check_leaver(person, password)
        await leave_seats(self.lobby, self.playing, person)
        for table_id in await self.own_data.leave(person):
            await self.rooms.reload(table_id)
        await self.end_sessions(person.id)

    async def end_sessions(self, person_id: int | None) -> None:
        """End the live connections of sessions that have ended: of a person, or of anybody."""
        here = self.hub.sessions(person_id)
        if here:
            self.hub.end_sessions(here - await self.people.valid(here))

    async def _check_elsewhere(self) -> None:
        """Find, until cancelled, what was written elsewhere and nobody told this process.

        `megavolt admin` works on the same database; a line to PostgreSQL may be dead without
        a sign of it.
        """
        while True:
            await asyncio.sleep(CHECK_ELSEWHERE)
            try:
                await self.end_sessions(None)
                for table_id in await self.rooms.behind(3 * CHECK_ELSEWHERE):
                    await self.rooms.catch_up(table_id)
            except Exception as problem:  # a database that is away comes back
                logs.log_event("checking the database failed", logging.ERROR, problem)

    def _hear(self, payload: str) -> None:
        """Another node has written something (nothing named: anything may have changed)."""
        names_table = payload and ":" not in payload
        if names_table and not self._follows(payload):
            return
        task = asyncio.get_running_loop().create_task(self._take_in(payload))
        self._heard.add(task)
        task.add_done_callback(self._heard.discard)

    async def _take_in(self, payload: str) -> None:
        kind, _, rest = payload.partition(":")
        with suppress(NotFound):
            if kind == "chat":
                table_id, _, number = rest.partition(":")
                await self.chat.pass_on(table_id, int(number))
            elif kind == "blocks":
                await self.moderation.blocks_changed(int(rest))
            elif kind == "renamed":
                await self.rooms.reload(rest)
            elif kind == "gone":
                self.expiry.forget(rest)
            elif kind == "ended":
                await self.end_sessions(int(rest))
            elif not payload:
                await self.end_sessions(None)
                for table_id in {*self.rooms.in_memory(), *self.hub.tables()}:
                    await self.rooms.catch_up(table_id)
            else:
                await self.rooms.catch_up(payload)

    def _follows(self, table_id: str) -> bool:
        """Does this process keep up with what others write at a table?"""
        if self.hub.is_watched(table_id):
            return True
        if self.settings.processes > 1:  # the one that has written it is the table's own
            self.rooms.let_go(table_id)
        return self.rooms.known(table_id) is not None


def _log_moves(rooms: Rooms) -> Listener:
    """Log that a move was made; which one it was may be secret."""

    def accepted(before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        for entry in new:
            if entry.kind == log.MOVE:
                ms = (rooms.now() - entry.at) * 1000
                number, seat = entry.number, entry.seat
                logs.log_event("move", table=after.origin.id, number=number, seat=seat, ms=ms)

    return accepted
