"""One running server: its parts, how they start and how they stop."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field

from megavolt.server.automatic import Automatic
from megavolt.server.chat import Chat
from megavolt.server.database import Database
from megavolt.server.errors import NotFound
from megavolt.server.hub import Hub
from megavolt.server.lobby import Lobby
from megavolt.server.people import People
from megavolt.server.playing import Playing
from megavolt.server.rooms import Rooms
from megavolt.server.settings import Settings
from megavolt.server.workers import Workers


@dataclass
class Site:
    settings: Settings
    database: Database
    rooms: Rooms
    people: People
    lobby: Lobby
    playing: Playing
    hub: Hub
    chat: Chat
    workers: Workers
    automatic: Automatic
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _heard: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    def build(cls, settings: Settings) -> "Site":
        database = Database(settings.database)
        rooms = Rooms(database, time.time)
        hub = Hub(rooms.now)
        workers = Workers(settings.workers, settings.think)
        automatic = Automatic(rooms, workers, settings.pace)
        rooms.listeners.append(hub.changed)
        rooms.own_listeners.append(automatic.changed)  # other nodes act at what they changed
        return cls(
            settings=settings,
            database=database,
            rooms=rooms,
            people=People(database, rooms.now),
            lobby=Lobby(rooms, settings),
            playing=Playing(rooms),
            hub=hub,
            chat=Chat(rooms, hub, settings.chat_length),
            workers=workers,
            automatic=automatic,
        )

    async def open(self) -> None:
        await self.database.open()
        self._tasks = [
            asyncio.create_task(self.automatic.sweep()),
            asyncio.create_task(self.database.listen(self._hear)),
        ]

    async def close(self) -> None:
        """Stop taking part; what was accepted is stored, and bots that think are let go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hub.close()
        await self.automatic.close()
        await self.workers.close()
        await self.database.close()

    def _hear(self, told: str) -> None:
        """Another node has written something (nothing named: anything may have changed)."""
        task = asyncio.get_running_loop().create_task(self._take_in(told))
        self._heard.add(task)
        task.add_done_callback(self._heard.discard)

    async def _take_in(self, told: str) -> None:
        kind, _, rest = told.partition(":")
        with suppress(NotFound):
            if kind == "chat":
                table_id, _, number = rest.partition(":")
                for said in await self.chat.since(table_id, int(number) - 1):
                    if said["number"] == int(number):  # later ones are told by themselves
                        self.hub.chat(table_id, said)
            elif not told:
                for table_id in {*self.rooms.in_memory(), *self.hub.tables()}:
                    await self.rooms.catch_up(table_id)
            elif self.rooms.known(told) is not None or told in self.hub.tables():
                await self.rooms.catch_up(told)
