"""The server's own moves: on the node that changed the table, and again after trouble."""

import asyncio

import pytest

from megavolt.server.bots import automatic
from megavolt.server.bots.automatic import Automatic
from megavolt.server.bots.workers import Workers
from megavolt.server.live.hub import Hub
from tests.server.nodes import Node


def test_only_the_node_that_changed_a_table_acts_there(sqlite_url: str) -> None:
    async def check() -> None:
        one, two = Node(sqlite_url), Node(sqlite_url)
        await one.database.open()
        room, people = await one.table()
        table = room.origin.id
        await two.rooms.get(table)
        seen: dict[str, list[int]] = {"one": [], "two": [], "own one": [], "own two": []}
        for name, node in (("one", one), ("two", two)):
            node.rooms.listeners.append(lambda b, a, new, n=name: seen[n].append(a.length))  # type: ignore[misc]
            node.rooms.own_listeners.append(
                lambda b, a, new, n=name: seen[f"own {n}"].append(a.length)  # type: ignore[misc]
            )
        seat = room.to_move
        assert seat is not None
        after = await one.playing.play(table, people[seat], room.length, room.legal()[0])
        await two.rooms.catch_up(table)
        await two.rooms.catch_up(table)  # nothing new: nobody is told
        number = after.length
        assert seen == {"one": [number], "two": [number], "own one": [number], "own two": []}
        for node in (one, two):
            await node.database.close()

    asyncio.run(check())


def test_looking_for_what_is_overdue_outlives_a_lost_database(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        node = Node(sqlite_url)  # not opened: there are no tables to ask yet
        watching = Automatic(node.rooms, Workers(1, 1.0), Hub(node.rooms.now), 0.0)
        sweep = asyncio.create_task(watching.sweep())
        await asyncio.sleep(0.1)
        await node.database.open()
        room, people = await node.table()
        await node.playing.resign(room.origin.id, people[room.to_move or 0], "greedy")
        looked: list[str] = []
        monkeypatch.setattr(watching, "look_after", looked.append)
        while not looked:
            assert not sweep.done()
            await asyncio.sleep(0.01)
        assert set(looked) == {room.origin.id}
        sweep.cancel()
        await asyncio.gather(sweep, return_exceptions=True)
        await node.database.close()

    monkeypatch.setattr(automatic, "SWEEP", 0.02)
    asyncio.run(asyncio.wait_for(check(), 120))
