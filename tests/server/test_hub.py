"""Who looks at a table is told what is true now."""

import asyncio
import json
from typing import Any

from megavolt.server.live.hub import Hub, Subscriber
from megavolt.server.tables.lobby import NewTable
from tests.server.nodes import NO_CLOCK, Node


def told(subscriber: Subscriber) -> list[dict[str, Any]]:
    found = []
    while not subscriber.queue.empty():
        text = subscriber.queue.get_nowait()
        assert text is not None
        found.append(json.loads(text))
    return found


def test_who_comes_after_a_spectator_sat_down_sees_the_present_position(sqlite_url: str) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        await node.database.open()
        hub = Hub(node.rooms.now)
        node.rooms.listeners.append(hub.changed)
        people = [(await node.people.new_guest(name, "en"))[0] for name in ("Ana", "Ben", "Cleo")]
        wanted = NewTable("cards", {}, ["me", "open", "open"], True, NO_CLOCK)
        table = (await node.lobby.create(people[0], wanted)).table
        watching = Subscriber(people[1])
        hub.join(await node.rooms.get(table), watching, None)
        await node.lobby.join(table, people[1], None, "")  # nobody watches any more
        room = await node.lobby.join(table, people[2], None, "")
        late = Subscriber(None)
        hub.join(room, late, None)
        assert told(late)[0]["position"]["number"] == room.length
        assert told(watching)[-2]["number"] == room.length
        await node.database.close()

    asyncio.run(check())
