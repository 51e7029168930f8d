"""Tables made for tests: a room in memory, and a site on a database of its own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from megavolt.core.registry import make_game
from megavolt.server.operations.metrics import Metrics
from megavolt.server.operations.settings import Settings
from megavolt.server.people.people import Person
from megavolt.server.site import Site
from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.lobby import Links, NewTable
from megavolt.server.tables.room import Origin, Room, Seat

T = TypeVar("T")


class Teller:
    """Writes a room's log entry by entry, as a server would."""

    def __init__(self, game: str, seats: int, seed: int = 1, clock: Clock | None = None) -> None:
        made = make_game(game, seats, {})
        origin = Origin("t", made, seed, True, 1, clock or Clock(), 0.0)
        self.room = Room(origin, [Seat() for _ in range(seats)])
        self.now = 0.0
        self.entries: list[log.Entry] = []

    def tell(self, kind: str, seat: int | None = None, **data: object) -> None:
        entry = log.Entry(self.room.length + 1, kind, seat, self.now, data)
        self.entries.append(entry)
        self.room.apply(entry)

    def begin(self, *levels: str) -> "Teller":
        """Everybody sits down, persons or bots of these levels; then it starts."""
        names = ["Ana", "Bob", "Cid", "Dan", "Eva", "Flo"]
        for seat, name in enumerate(names[: len(self.room.seats)]):
            level = levels[seat] if seat < len(levels) else ""
            self.tell(log.SAT, seat, name=name, level=level, person=None if level else seat + 1)
        self.tell(log.STARTED)
        return self

    def play(self, word: str = "", by: str = "person") -> None:
        seat = self.room.to_move
        self.tell(log.MOVE, seat, word=word or self.room.legal()[-1], by=by)


@asynccontextmanager
async def open_site(folder: Path, **settings: object) -> AsyncIterator[Site]:
    """A site that runs on a database in this folder."""
    url = f"sqlite:///{folder / 'test.db'}"
    site = Site.build(Settings(database=url, pace=0.0, **settings), Metrics())  # type: ignore[arg-type]
    await site.open()
    try:
        yield site
    finally:
        await site.close()


def with_site(folder: Path, story: Callable[[Site], Awaitable[T]], **settings: object) -> T:
    """Run a story at a site and give its result."""

    async def run() -> T:
        async with open_site(folder, **settings) as site:
            return await story(site)

    return asyncio.run(run())


async def guests(site: Site, *names: str) -> list[Person]:
    return [(await site.people.new_guest(name, "en"))[0] for name in names]


async def table_of(
    site: Site, people: Sequence[Person], game: str = "recharged", clock: Clock | None = None
) -> Links:
    """A table where these people sit in order, already started."""
    host, *others = people
    seats = ["me", *("open" for _ in others)]
    links = await site.lobby.create(host, NewTable(game, {}, seats, True, clock or Clock()))
    for person in others:
        await site.lobby.join(links.table, person, None, "")
    await site.lobby.start(links.table, host)
    return links


async def play_on(site: Site, table: str, people: Sequence[Person], moves: int) -> Room:
    """So many moves by whoever is to move: the last legal one, which is the most modest."""
    room = await site.rooms.get(table)
    for _ in range(moves):
        if room.to_move is None:
            break
        mover = people[room.to_move]
        room = await site.playing.play(table, mover, room.length, room.legal()[-1])
    return room


async def until(what: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something has come about."""
    for _ in range(int(seconds / 0.02)):
        if what():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about")
