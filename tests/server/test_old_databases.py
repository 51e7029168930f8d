"""Databases of earlier versions open, and everything in them goes on."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from megavolt import Match
from megavolt.locale import Translator
from megavolt.locale.translator import LEFT
from megavolt.server.storage import schema
from megavolt.server.tables.room import OPEN, OVER, PLAYING, Room
from tests.server.data.make_database import GAMES, LOGIN, PASSWORD
from tests.server.nodes import Node

DATA = Path(__file__).parent / "data"
PLAYED_ON = 20  # moves


@pytest.fixture(params=sorted(DATA.glob("schema_*.sql")), ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that an earlier version has written."""
    return database_of(request.param, tmp_path)


def database_of(script: Path, folder: Path) -> str:
    file = folder / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


async def opened(node: Node, status: str) -> list[Room]:
    """The tables with that status, one per game; each is in the state its row says."""
    await node.database.open()
    c = schema.tables.c
    async with node.database.read() as connection:
        ids = list((await connection.execute(select(c.id).where(c.status == status))).scalars())
    rooms = [await node.rooms.get(table) for table in ids]
    assert sorted(room.game.id for room in rooms) == sorted(GAMES)
    assert {room.status for room in rooms} == {status}
    return rooms


def test_an_account_of_an_old_database_signs_in_and_has_its_tables(old: str) -> None:
    async def check() -> None:
        node = Node(old)
        await node.database.open()
        ana = await node.people.by_token(await node.people.sign_in(LOGIN, PASSWORD))
        assert ana is not None
        assert (ana.name, ana.language) == ("Ana", "es")
        assert len(await node.lobby.tables_of(ana)) == 3 * len(GAMES)
        await node.database.close()

    asyncio.run(check())


def test_open_tables_of_an_old_database_start(old: str) -> None:
    async def check() -> None:
        node = Node(old)
        for room in await opened(node, OPEN):
            host = await node.people.by_id(room.origin.host)
            assert host is not None
            guest = (await node.people.new_guest("Dora", "en"))[0]
            await node.lobby.join(room.origin.id, guest, None, "")
            assert (await node.lobby.start(room.origin.id, host)).status == PLAYING
        await node.database.close()

    asyncio.run(check())


def test_games_in_play_in_an_old_database_go_on(old: str) -> None:
    async def check() -> None:
        node = Node(old)
        for room in await opened(node, PLAYING):
            replayed = room.state_after(len(room.moves))
            assert room.game.key(room.state) == room.game.key(replayed)  # a snapshot that fits
            assert room.times.clock.kind == "game"
            assert room.standing_orders
            moves = len(room.moves)
            while room.to_move is not None and len(room.moves) < moves + PLAYED_ON:
                person = await node.people.by_id(room.seats[room.to_move].person or 0)
                assert person is not None
                table = room.origin.id
                room = await node.playing.play(table, person, room.length, room.legal()[-1])
            assert len(room.moves) > moves
        await node.database.close()

    asyncio.run(check())


async def stored_names(node: Node) -> str:
    """Every name that is stored anywhere."""
    people, seats = schema.people.c.name, schema.seats.c.name
    found: list[object] = []
    async with node.database.read() as connection:
        for column in (people, seats, schema.entries.c.data):
            found += (await connection.execute(select(column))).scalars()
    return repr(found)


def test_who_left_an_old_server_is_named_by_a_mark(tmp_path: Path) -> None:
    async def check() -> None:
        node = Node(database_of(DATA / "schema_0005.sql", tmp_path))
        for room in await opened(node, OVER):
            assert [seat.name for seat in room.seats] == ["Ana", LEFT]
            in_polish = Match.from_record(room.record(Translator("pl").player))
            assert in_polish.seats == ["Ana", "usunięte konto"]
        stored = await stored_names(node)
        assert stored.count(LEFT) == 1 + 2 * len(GAMES)  # the person; seats and logs
        assert "who left" not in stored
        await node.database.close()

    asyncio.run(check())


def test_finished_games_of_an_old_database_verify(old: str) -> None:
    async def check() -> None:
        node = Node(old)
        for room in await opened(node, OVER):
            match = Match.from_record(room.record())
            assert match.over
            assert len(match.actions) == len(room.moves)
        await node.database.close()

    asyncio.run(check())
