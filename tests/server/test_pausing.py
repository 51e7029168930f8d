"""Bots among themselves play only while somebody looks on; the host can end such a game."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import select

from megavolt.core.errors import Illegal
from megavolt.server.bots import automatic
from megavolt.server.errors import NotAllowed
from megavolt.server.live.hub import Subscriber
from megavolt.server.people.people import Person
from megavolt.server.site import Site
from megavolt.server.storage import schema
from megavolt.server.tables import log
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.lobby import NewTable
from megavolt.server.tables.room import OVER, PLAYING
from tests.server.asgi import Client, new_table, running
from tests.server.tables import Teller, guests, table_of, until, with_site

A_WHILE = 0.5  # seconds in which a bot would have moved


async def deserted(site: Site, game: str = "blackout") -> tuple[str, list[Person]]:
    """A table whose people have all resigned."""
    people = await guests(site, "Ana", "Bob")
    table = (await table_of(site, people, game)).table
    for person in people:
        await site.playing.resign(table, person, "random")
    return table, people


async def moves(site: Site, table: str) -> int:
    return len((await site.rooms.get(table)).moves)


async def stands_still(site: Site, table: str) -> bool:
    before = await moves(site, table)
    await asyncio.sleep(A_WHILE)
    return await moves(site, table) == before


def test_bots_wait_when_all_people_have_resigned(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        table, _ = await deserted(site)
        await asyncio.sleep(A_WHILE)  # one that thinks already may finish its move
        assert await stands_still(site, table)
        assert (await site.rooms.get(table)).status == PLAYING

    with_site(tmp_path, story)


def test_they_play_while_somebody_looks_on(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        table, _ = await deserted(site)
        watcher = Subscriber(None)
        site.hub.join(await site.rooms.get(table), watcher, None)
        rooms = site.rooms
        await until(lambda: (room := rooms.known(table)) is not None and len(room.moves) > 3)
        site.hub.leave(table, watcher)
        await asyncio.sleep(A_WHILE)
        assert await stands_still(site, table)
        site.hub.join(await site.rooms.get(table), watcher, None)
        await until(lambda: (room := rooms.known(table)) is not None and room.status == OVER)

    with_site(tmp_path, story)


def test_a_table_of_bots_waits_for_its_first_spectator(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        (ana,) = await guests(site, "Ana")
        wanted = NewTable("blackout", {}, ["random", "random"], True, Clock())
        table = (await site.lobby.create(ana, wanted)).table
        await site.lobby.start(table, ana)
        assert await stands_still(site, table)
        site.hub.join(await site.rooms.get(table), Subscriber(ana), None)
        rooms = site.rooms
        await until(lambda: (room := rooms.known(table)) is not None and room.status == OVER)

    with_site(tmp_path, story)


def test_bots_go_on_while_a_person_who_plays_is_away(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        (ana,) = await guests(site, "Ana")
        wanted = NewTable("blackout", {}, ["me", "random", "random"], True, Clock())
        table = (await site.lobby.create(ana, wanted)).table
        await site.lobby.start(table, ana)
        rooms = site.rooms
        await until(lambda: (room := rooms.known(table)) is not None and room.to_move == 0)

    with_site(tmp_path, story)


def test_they_wait_after_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a server before this one has noted that a bot is due."""

    async def begin(site: Site) -> str:
        table, _ = await deserted(site)
        async with site.database.write() as connection:
            await connection.execute(schema.tables.update().values(due=1.0))
        return table

    monkeypatch.setattr(automatic, "SWEEP", 0.05)
    table = with_site(tmp_path, begin)

    async def later(site: Site) -> float | None:
        assert await stands_still(site, table)
        async with site.database.read() as connection:
            found = await connection.execute(select(schema.tables.c.due))
            return cast("float | None", found.scalar_one())

    assert with_site(tmp_path, later) is None


def test_clocks_stand_still_meanwhile() -> None:
    teller = Teller("recharged", 2, clock=Clock("game", 100))
    teller.begin()
    seat = teller.room.to_move
    assert seat is not None
    teller.now = 30.0
    for each in range(2):
        teller.tell(log.RESIGNED, each, level="greedy")
    assert [teller.room.times.left(each, 9_999.0) for each in (seat, 1 - seat)] == [70.0, 100.0]
    assert teller.room.due(9_999.0) is None
    assert teller.room.due(9_999.0, watched=True) == 9_999.0


def test_the_position_says_that_a_table_is_paused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana = await Client(app).guest("Ana")
            links = await new_table(ana, ["random", "random"], "blackout", start=True)
            assert (await ana.get(f"/api/tables/{links['table']}")).json()["paused"]
            async with ana.live(links["table"]) as live:
                await live.next("position")
                assert not live.position["paused"]

    asyncio.run(play())


# ---- closing


def test_the_host_closes_a_game_of_bots(tmp_path: Path) -> None:
    async def story(site: Site) -> str:
        table, (ana, bob) = await deserted(site, "recharged")
        with pytest.raises(NotAllowed) as refused:
            await site.playing.close(table, bob)
        assert refused.value.code == "only_host"
        room = await site.playing.close(table, ana)
        assert (room.status, room.to_move, room.outcome()) == (OVER, None, None)
        assert room.record()
        with pytest.raises(Illegal):
            await site.playing.play(table, ana, room.length, room.legal()[0])
        with pytest.raises(NotAllowed):
            await site.playing.come_back(table, ana)
        return table

    table = with_site(tmp_path, story)

    async def later(site: Site) -> tuple[str, bool]:
        room = await site.rooms.get(table)
        return room.status, room.closed

    assert with_site(tmp_path, later) == (OVER, True)


def test_a_game_that_people_play_cannot_be_closed(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        people = await guests(site, "Ana", "Bob")
        table = (await table_of(site, people)).table
        await site.playing.resign(table, people[0], "random")
        with pytest.raises(NotAllowed) as refused:
            await site.playing.close(table, people[0])
        assert refused.value.code == "people_play"

    with_site(tmp_path, story)


def test_closing_over_http(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            links = await new_table(ana, ["random", "random"], start=True, public=True)
            path = f"/api/tables/{links['table']}/close"
            assert (await bob.post(path)).status == 403
            closed = (await ana.post(path)).json()
            assert (closed["status"], closed["closed"], closed["paused"]) == ("over", True, False)
            assert (await ana.post(path)).code == "not_playing"

    asyncio.run(play())
