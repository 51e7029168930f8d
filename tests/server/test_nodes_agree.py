"""Nodes on one PostgreSQL: nobody reads what is old, nothing is thought twice, no line is dead."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.engine import make_url

from megavolt.server.bots.automatic import LATE, Automatic
from megavolt.server.bots.workers import Workers
from megavolt.server.live.hub import Hub
from megavolt.server.storage import database, schema
from megavolt.server.storage.database import Database
from tests.server.nodes import Node


def test_a_move_is_read_at_a_node_that_has_not_heard_of_it(postgres_url: str) -> None:
    async def check() -> None:
        one, two = Node(postgres_url), Node(postgres_url)  # neither listens
        await one.database.open()
        room, people = await one.table()
        await two.rooms.get(room.origin.id)
        seat = room.to_move
        assert seat is not None
        after = await one.playing.play(room.origin.id, people[seat], room.length, room.legal()[0])
        assert (await two.rooms.get(room.origin.id)).length == room.length
        assert (await two.rooms.fresh(room.origin.id)).length == after.length
        for node in (one, two):
            await node.database.close()

    asyncio.run(check())


class SlowWorkers(Workers):
    """Counts what it is asked, and takes its time."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked = 0

    async def ask(self, *question: Any) -> dict[str, Any]:
        self.asked += 1
        await asyncio.sleep(60)
        raise AssertionError("nobody waits for so long")


def test_what_is_overdue_is_thought_about_by_one_node(postgres_url: str) -> None:
    async def check() -> None:
        nodes = [Node(postgres_url) for _ in range(3)]
        await nodes[0].database.open()
        room, people = await nodes[0].table()
        assert room.to_move is not None
        await nodes[0].playing.resign(room.origin.id, people[room.to_move], "greedy")
        await set_due(nodes[0].database, time.time() - 2 * LATE)
        workers = [SlowWorkers() for _ in nodes]
        watching = [
            Automatic(node.rooms, slow, Hub(node.rooms.now), 0.0)
            for node, slow in zip(nodes, workers, strict=True)
        ]
        await asyncio.gather(*(one._look_for_late() for one in watching))
        await asyncio.sleep(0.2)
        assert sum(slow.asked for slow in workers) == 1
        # It takes long, and says so: the others leave the table alone.
        await set_due(nodes[0].database, time.time() - 2 * LATE)
        busy = next(one for one, slow in zip(watching, workers, strict=True) if slow.asked)
        await busy._look_for_late()
        await asyncio.gather(*(one._look_for_late() for one in watching))
        await asyncio.sleep(0.2)
        assert sum(slow.asked for slow in workers) == 1
        for one in watching:
            await one.close()
        for node in nodes:
            await node.database.close()

    asyncio.run(check())


async def set_due(stored: Database, due: float) -> None:
    async with stored.write() as connection:
        await connection.execute(update(schema.tables).values(due=due))


class Line:
    """Passes bytes on to PostgreSQL, until it freezes: neither end is told."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.socket = str(parsed.query.get("host", ""))
        self.host, self.port = parsed.host, parsed.port or 5432
        self.frozen = False
        self.connections = 0
        self.writers: list[asyncio.StreamWriter] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        if self.socket:
            near, far = await asyncio.open_unix_connection(f"{self.socket}/.s.PGSQL.{self.port}")
        else:
            near, far = await asyncio.open_connection(self.host, self.port)
        self.writers += [writer, far]
        frozen_before = self.frozen
        ways = ((reader, far), (near, writer))
        await asyncio.gather(*(self._pass_on(*way, frozen_before) for way in ways))

    async def close(self) -> None:
        for writer in self.writers:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, later: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if not self.frozen or later:
                    writer.write(data)
                    await writer.drain()
            writer.close()


def test_a_line_that_died_without_a_sign_is_found_and_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "HEARTBEAT", 0.2)
    monkeypatch.setattr(database, "ANSWER", 0.5)

    async def check() -> None:
        line = Line(postgres_url)
        server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        here = make_url(postgres_url).set(host="127.0.0.1", port=port, query={})
        stored = Database(here.render_as_string(hide_password=False))
        heard: list[str] = []
        listening = asyncio.create_task(stored.listen(heard.append))
        await until(lambda: heard == [""])
        line.frozen = True
        await until(lambda: line.connections == 2)  # it has called again
        await until(lambda: len(heard) >= 3)  # and looks at everything anew
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await stored.close()
        server.close()
        await line.close()

    asyncio.run(check())


async def until(fits: Any) -> None:
    for _ in range(500):
        if fits():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")
