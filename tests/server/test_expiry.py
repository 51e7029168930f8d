"""How many tables there may be, and which of them go by themselves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from megavolt.server.errors import NotFound, TooMany
from megavolt.server.live.hub import Subscriber
from megavolt.server.site import Site
from megavolt.server.storage import schema
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.expiry import DAY
from megavolt.server.tables.lobby import NewTable
from megavolt.server.tables.room import OVER, PLAYING
from tests.server.asgi import Client, running
from tests.server.floods import big_map
from tests.server.nodes import NO_CLOCK, Node
from tests.server.tables import guests, play_on, table_of, with_site

WANTED = NewTable("cards", {}, ["me", "open"], True, NO_CLOCK)


def test_many_at_once_make_no_more_tables_than_allowed(database_url: str) -> None:
    async def check() -> None:
        one, two = Node(database_url), None
        await one.database.open()
        nodes = [one]
        if not one.database.is_sqlite:  # SQLite has one process
            two = Node(database_url)
            await two.database.open()
            nodes.append(two)
        ana = (await one.people.new_guest("Ana", "en"))[0]
        making = [nodes[n % len(nodes)].lobby.create(ana, WANTED) for n in range(60)]
        made = await asyncio.gather(*making, return_exceptions=True)
        refused = [problem for problem in made if isinstance(problem, TooMany)]
        assert (len(made) - len(refused), len(refused)) == (20, 40)
        assert len(await one.lobby.tables_of(ana)) == 20
        for node in nodes:
            await node.database.close()

    asyncio.run(check())


def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, new_tables=3) as app:
            body = {"game": "cards", "seats": ["me", "open"]}
            answers = []
            for name in ("Ana", "Bob"):
                client = await Client(app).guest(name)
                answers += [await client.post("/api/tables", body) for _ in range(2)]
            assert [answer.status for answer in answers] == [201, 201, 201, 429]
            assert int(answers[3].headers["retry-after"]) > 30
            elsewhere = await Client(app, "203.0.113.9").guest("Cid")
            assert (await elsewhere.post("/api/tables", body)).status == 201

    asyncio.run(play())


async def rest(site: Site, table: str, days: float) -> None:
    """Nothing has changed at the table for so long."""
    then = site.rooms.now() - days * DAY
    chosen = update(schema.tables).where(schema.tables.c.id == table).values(changed=then)
    async with site.database.write() as connection:
        await connection.execute(chosen)


async def rows(site: Site, *parts: Any) -> list[int]:
    async with site.database.read() as connection:
        counts = [await connection.execute(select(func.count()).select_from(p)) for p in parts]
        return [count.scalar_one() for count in counts]


def test_a_table_that_never_began_is_deleted_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        (ana,) = await guests(site, "Ana")
        options = {"map": big_map()}
        wanted = NewTable("recharged", options, ["me", "open"], True, Clock())
        old = (await site.lobby.create(ana, wanted)).table
        new = (await site.lobby.create(ana, WANTED)).table
        room = await site.rooms.get(old)
        await site.chat.say(room, ana, "Anybody here?")
        watching = Subscriber(ana)
        site.hub.join(room, watching, None)
        await rest(site, old, 8)
        await site.expiry.expire()
        with pytest.raises(NotFound):
            await site.rooms.get(old)
        assert [table["id"] for table in await site.lobby.tables_of(ana)] == [new]
        assert await rows(site, schema.chats, schema.contents, schema.table_contents) == [0, 0, 0]
        assert watching.queue.get_nowait() is None  # cut off

    with_site(tmp_path, story)


def test_an_abandoned_game_is_closed_and_can_be_looked_at(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "cards")
        await play_on(site, links.table, people, 3)
        await rest(site, links.table, 89)
        await site.expiry.expire()
        assert (await site.rooms.get(links.table)).status == PLAYING
        await rest(site, links.table, 91)
        await site.expiry.expire()
        room = await site.rooms.get(links.table)
        assert (room.status, room.closed, len(room.moves)) == (OVER, True, 3)

    with_site(tmp_path, story)


@pytest.mark.parametrize(("days", "stays"), [(730.0, True), (90.0, False), (0.0, True)])
def test_finished_games_are_kept_for_long(tmp_path: Path, days: float, stays: bool) -> None:
    async def story(site: Site) -> list[int]:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "blackout")
        await play_on(site, links.table, people, 10_000)
        await rest(site, links.table, 400)
        await site.expiry.expire()
        return await rows(site, schema.tables)

    assert with_site(tmp_path, story, expire_finished=days) == [stays]
