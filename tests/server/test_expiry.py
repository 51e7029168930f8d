"""How many tables there may be, and which of them go by themselves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from megavolt.server.errors import NotFound, TooMany
from megavolt.server.live.hub import Hub, Subscriber
from megavolt.server.operations.settings import Settings
from megavolt.server.site import Site
from megavolt.server.storage import schema
from megavolt.server.tables.chat import Chat
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.expiry import DAY, Expiry
from megavolt.server.tables.lobby import NewTable
from megavolt.server.tables.moderation import Moderation
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


# ---- guests


async def names(node: Node) -> list[str]:
    async with node.database.read() as connection:
        found = await connection.execute(select(schema.people.c.name).order_by(schema.people.c.id))
        return list(found.scalars())


async def came(node: Node, days: float) -> None:
    """Everybody came so many days ago."""
    then = node.rooms.now() - days * DAY
    async with node.database.write() as connection:
        await connection.execute(update(schema.people).values(created=then))


def test_a_guest_who_has_nothing_here_is_forgotten(database_url: str) -> None:
    async def check() -> None:
        node = Node(database_url)
        await node.database.open()
        hub = Hub(node.rooms.now)
        expiry, moderation = Expiry(node.rooms, hub, Settings()), Moderation(node.rooms, hub)
        room, players = await node.table()
        eva, dan, kai, lea, zoe = [
            await node.people.new_guest(name, "en") for name in ("Eva", "Dan", "Kai", "Lea", "Zoe")
        ]
        await node.people.register(kai[0], "kai", "only for this test")
        await Chat(node.rooms, hub, 500).say(room, dan[0], "Good luck!")
        await moderation.block(lea[0], await moderation.find(room, lea[0], None, 0))
        everybody = [*(one.name for one in players), "Eva", "Dan", "Kai", "Lea", "Zoe"]
        await came(node, 89)
        await expiry.expire()
        assert await names(node) == everybody
        await came(node, 91)
        await expiry.expire()
        assert await names(node) == [name for name in everybody if name != "Eva"]
        assert await node.people.by_token(eva[1]) is None
        assert await node.people.by_token(zoe[1]) is not None  # the newest of all
        await node.database.close()

    asyncio.run(check())


def test_guests_go_after_their_last_table(tmp_path: Path) -> None:
    async def story(site: Site) -> list[int]:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "cards")
        await guests(site, "Zoe")
        for status in (OVER, ""):
            await rest(site, links.table, 1000)
            async with site.database.write() as connection:
                await connection.execute(update(schema.people).values(created=0.0))
            await site.expiry.expire()
            if status:
                assert (await site.rooms.get(links.table)).status == status
        return await rows(site, schema.tables, schema.people)

    assert with_site(tmp_path, story) == [0, 1]


def test_guests_stay_where_the_host_wants_it(tmp_path: Path) -> None:
    async def story(site: Site) -> list[int]:
        await guests(site, "Ana", "Zoe")
        async with site.database.write() as connection:
            await connection.execute(update(schema.people).values(created=0.0))
        await site.expiry.expire()
        return await rows(site, schema.people)

    assert with_site(tmp_path, story, expire_guests=0.0) == [2]
