"""A node without HTTP: the parts of a server that store and play tables."""

from typing import Any

from megavolt.server.operations.settings import Settings
from megavolt.server.people.people import People
from megavolt.server.storage.database import Database
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.lobby import Lobby, NewTable
from megavolt.server.tables.playing import Playing
from megavolt.server.tables.room import Room
from megavolt.server.tables.rooms import Rooms

NO_CLOCK = Clock("none", 0, "greedy")


class Node:
    """What a server has of its tables, without HTTP."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.rooms = Rooms(self.database)
        self.people = People(self.database, self.rooms.now)
        self.lobby = Lobby(self.rooms, Settings())
        self.playing = Playing(self.rooms)

    async def table(self, game: str = "recharged") -> tuple[Room, list[Any]]:
        """A table for three people, just started."""
        people = [(await self.people.new_guest(name, "en"))[0] for name in ("Ana", "Ben", "Cleo")]
        wanted = NewTable(game, {}, ["me", "open", "open"], False, NO_CLOCK)
        links = await self.lobby.create(people[0], wanted)
        for person in people[1:]:
            await self.lobby.join(links.table, person, None, links.join)
        return await self.lobby.start(links.table, people[0]), people
