"""Entries that arrive together are stored together, and none fails because of another."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from megavolt.server.errors import Conflict
from megavolt.server.storage import schema
from megavolt.server.storage.journal import Addition, Journal
from megavolt.server.tables.room import Room
from tests.server.nodes import Node

TABLES = 4


async def opened(url: str) -> tuple[Node, list[tuple[Room, list[Any]]]]:
    node = Node(url)
    await node.database.open()
    return node, [await node.table() for _ in range(TABLES)]


async def play(node: Node, room: Room, people: Sequence[Any]) -> Room:
    """Any legal move at the table, as it was when it was started."""
    assert room.to_move is not None
    return await node.playing.play(
        room.origin.id, people[room.to_move], room.length, room.legal()[0]
    )


async def lengths(node: Node) -> dict[str, tuple[int, int]]:
    """By table: the length it says that it has, and how many entries there are."""
    t, e = schema.tables.c, schema.entries.c
    async with node.database.read() as connection:
        said = (await connection.execute(select(t.id, t.length))).all()
        found = (await connection.execute(select(e.table_id))).scalars().all()
    return {table: (length, found.count(table)) for table, length in said}


def test_moves_that_arrive_together_share_a_transaction(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups = []
    write = Journal._write_together

    def spy(journal: Journal, additions: Sequence[Addition]) -> bool:
        stored = write(journal, additions)
        groups.append((len(additions), stored))
        return stored

    async def check() -> None:
        node, tables = await opened(database_url)
        monkeypatch.setattr(Journal, "_write_together", spy)
        after = await asyncio.gather(*(play(node, *table) for table in tables))
        assert groups == [(TABLES, True)]
        stored = await lengths(node)
        assert {r.origin.id: (r.length, r.length) for r in after} == stored
        await node.database.close()

    asyncio.run(check())


def test_a_conflict_fails_alone(database_url: str) -> None:
    """Another node was faster at one of the tables."""

    async def check() -> None:
        node, tables = await opened(database_url)
        other = Node(database_url)
        slow, people = tables[1]
        faster = await play(other, await other.rooms.get(slow.origin.id), people)
        word = slow.legal()[-1]  # another move than the other node has stored
        assert slow.to_move is not None
        late = node.playing.play(slow.origin.id, people[slow.to_move], slow.length, word)
        rest = [play(node, *table) for table in tables if table[0] is not slow]
        found = await asyncio.gather(late, *rest, return_exceptions=True)
        assert isinstance(found[0], Conflict)
        assert found[0].room.length == faster.length
        assert all(isinstance(room, Room) for room in found[1:])
        assert set((await lengths(node)).values()) == {(faster.length, faster.length)}
        await node.database.close()
        await other.database.close()

    asyncio.run(check())


def test_what_the_database_refuses_fails_alone(database_url: str) -> None:
    async def check() -> None:
        node, tables = await opened(database_url)
        now = {"status": "playing", "changed": 1.0, "due": None, "summary": {}}
        additions = []
        for n, (room, _) in enumerate(tables):
            row = {
                "table_id": room.origin.id,
                "number": room.length + 1,
                "kind": None if n == 2 else "move",  # a column that must not be empty
                "seat": 0,
                "data": {},
                "at": 1.0,
            }
            table = {**now, "length": room.length + 1}
            additions.append(Addition(room.origin.id, room.length, table, [row]))
        storing = [node.database.journal.store(addition) for addition in additions]
        found = await asyncio.gather(*storing, return_exceptions=True)
        assert [result is True for result in found] == [True, True, False, True]
        assert isinstance(found[2], IntegrityError)
        stored = await lengths(node)
        for n, (room, _) in enumerate(tables):
            length = room.length + (n != 2)
            assert stored[room.origin.id] == (length, length)
        await node.database.close()

    asyncio.run(check())


def test_nobody_waits_for_a_journal_that_is_closed(sqlite_url: str) -> None:
    async def check() -> None:
        node, tables = await opened(sqlite_url)
        await node.database.close()
        with pytest.raises(RuntimeError):
            await asyncio.wait_for(play(node, *tables[0]), 10)

    asyncio.run(check())
