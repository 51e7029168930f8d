"""Both databases keep the same things in the same way, and come up to date by migrations."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select

from megavolt.core.errors import OptionError
from megavolt.server.errors import Conflict
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database
from megavolt.server.tables import log
from megavolt.server.tables.rooms import SNAPSHOT_EVERY, Draft, Rooms
from tests.server.nodes import Node

MIGRATIONS = Path(schema.__file__).parent / "migrations"


def migrated(connection: Connection, step: Callable[[Config, str], None], to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    step(config, to)


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_migrations_go_up_down_and_up(database_url: str) -> None:
    async def check() -> None:
        database = Database(database_url)
        for step, to, expected in (
            (command.upgrade, "head", set(schema.metadata.tables)),
            (command.downgrade, "base", set()),
            (command.upgrade, "head", set(schema.metadata.tables)),
        ):
            async with database.engine.begin() as connection:
                await connection.run_sync(migrated, step, to)
                assert await connection.run_sync(table_names) == expected
        await database.close()

    asyncio.run(check())


def test_migrations_lead_to_the_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, schema.metadata))

    async def check() -> None:
        database = Database(database_url)
        await database.open()
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(check())


def test_nodes_that_start_together_make_the_tables_once(postgres_url: str) -> None:
    async def check() -> None:
        nodes = [Database(postgres_url) for _ in range(3)]
        await asyncio.gather(*(node.open() for node in nodes))
        async with nodes[0].read() as connection:
            assert await connection.run_sync(table_names) == set(schema.metadata.tables)
        for node in nodes:
            await node.close()

    asyncio.run(check())


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://a@b/c", "sqlite+nothing"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(OptionError) as refused:
        Database(url)
    assert refused.value.code == "bad_database_url"


def test_a_password_is_not_shown() -> None:
    assert "secret" not in Database("postgresql://ana:secret@localhost/games").shown


def test_a_table_is_read_back_as_it_was_left(database_url: str) -> None:
    async def check() -> None:
        node = Node(database_url)
        await node.database.open()
        room, people = await node.table()
        rng = Random(4)
        for _ in range(SNAPSHOT_EVERY + 20):  # past a snapshot, and some moves after it
            seat, word = room.to_move, rng.choice(room.legal())
            assert seat is not None
            room = await node.playing.play(room.origin.id, people[seat], room.length, word)
        again = await Rooms(node.database).get(room.origin.id)
        assert again.length == room.length
        assert [(p.number, p.seat, p.word) for p in again.moves] == [
            (p.number, p.seat, p.word) for p in room.moves
        ]
        for seat in range(3):
            assert again.view(seat) == room.view(seat)
            assert again.events_for(seat) == room.events_for(seat)
        assert again.game.view(again.state_after(len(again.moves)), 0) == room.view(0)
        await node.database.close()

    asyncio.run(check())


def test_of_two_writers_one_wins(database_url: str) -> None:
    """Two processes that know the same position: the second is told what the first did."""

    async def check() -> None:
        one, two = Node(database_url), Node(database_url)
        await one.database.open()
        room, people = await one.table()
        other = await two.rooms.get(room.origin.id)
        seat = room.to_move
        assert seat is not None
        first, second = room.legal()[:2]
        after = await one.playing.play(room.origin.id, people[seat], room.length, first)
        with pytest.raises(Conflict) as refused:
            await two.playing.play(room.origin.id, people[seat], other.length, second)
        assert refused.value.room.length == after.length
        assert refused.value.room.view(0) == after.view(0)
        async with one.database.read() as connection:
            c = schema.entries.c
            query = select(c.data).where(c.table_id == room.origin.id, c.kind == log.MOVE)
            moves = (await connection.execute(query)).scalars().all()
        assert [move["word"] for move in moves] == [first]
        for node in (one, two):
            await node.database.close()

    asyncio.run(check())


def test_a_move_made_by_way_of_another_node_is_answered(database_url: str) -> None:
    """A node stores a move and dies before it answers: sent again elsewhere, it stands once."""

    async def check() -> None:
        one, two = Node(database_url), Node(database_url)
        await one.database.open()
        room, people = await one.table()
        await two.rooms.get(room.origin.id)
        seat, word = room.to_move, room.legal()[0]
        assert seat is not None
        after = await one.playing.play(room.origin.id, people[seat], room.length, word)
        again = await two.playing.play(room.origin.id, people[seat], room.length, word)
        assert again.length == after.length
        assert [p.word for p in again.moves] == [word]
        for node in (one, two):
            await node.database.close()

    asyncio.run(check())


def test_what_cannot_be_stored_is_not_shown(database_url: str) -> None:
    """The statement beside the entries fails: nothing of it is there, in memory or stored."""

    async def check() -> None:
        node = Node(database_url)
        await node.database.open()
        room, people = await node.table()
        bad = schema.seats.insert().values(
            table_id=room.origin.id, seat=0, kind="open", name="", level="", link="again"
        )
        resigned = Draft(log.RESIGNED, 0, {"level": "greedy"})
        with pytest.raises(Conflict):
            await node.rooms.append(room, [resigned], lambda after: [bad])
        for rooms in (node.rooms, Rooms(node.database)):
            now = await rooms.get(room.origin.id)
            assert now.length == room.length
            assert now.seats[0].level == ""
        assert await node.rooms.get(room.origin.id) is room
        assert people[0].name == room.seats[0].name
        await node.database.close()

    asyncio.run(check())
