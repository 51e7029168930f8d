"""Maps and decks of people's own: sent once by their hash, in no position and no list."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from megavolt.server.storage.contents import content_hash
from tests.server.asgi import Client, new_table, running, site_of
from tests.server.floods import big_map
from tests.server.nodes import Node

SMALL = 20_000  # bytes of a position or a list with a table or two; the map has six times as many


async def own_map(client: Client, **more: Any) -> Any:
    return await new_table(client, ["me", "open"], options={"map": big_map()}, public=True, **more)


def test_no_position_and_no_list_holds_a_map(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            made = await own_map(ana)
            table = made["table"]
            position = (await bob.post(f"/api/tables/{table}/join", {})).json()
            assert position["options"]["map"] == {
                "content": content_hash(big_map()),
                "name": big_map()["name"],
            }
            await ana.post(f"/api/tables/{table}/start")
            async with ana.live(table) as live:
                live.send({"type": "play", "id": 1, "number": 99, "word": "pass"})
                assert (await live.next("refused"))["error"]["code"] == "position_changed"
            for path in ("/api/tables", "/api/me/tables", f"/api/tables/{table}"):
                assert len((await ana.get(path)).body) < SMALL
            link = await ana.post("/api/links", {"link": made["join"]})
            assert len(link.body) < SMALL
            assert max(len(heard) for heard in ana.heard) < SMALL

    asyncio.run(play())


def test_a_map_is_sent_by_its_hash_and_may_be_kept_for_ever(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana = await Client(app).guest("Ana")
            await own_map(ana)
            (listed,) = (await ana.get("/api/tables")).json()
            content = listed["options"]["map"]["content"]
            answer = await Client(app).get(f"/api/contents/{content}")
            assert answer.json() == big_map()
            assert "immutable" in answer.headers["cache-control"]
            drawn = await ana.get(f"/api/tables/{listed['id']}/static_data")
            assert len(drawn.json()["map"]["cities"]) == 150
            assert drawn.headers["cache-control"] == "private, max-age=3600"
            assert drawn.headers["vary"] == "accept-language"
            other = await Client(app).get(f"/api/contents/{'0' * 64}")
            assert (other.status, other.code) == (404, "no_such_content")
            assert other.headers["cache-control"] == "no-store"

    asyncio.run(play())


def test_the_next_table_is_made_with_the_hash(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana = await Client(app).guest("Ana")
            first = (await own_map(ana))["table"]
            options = (await ana.get(f"/api/tables/{first}")).json()["options"]
            again = (await new_table(ana, ["me", "open"], options=options))["table"]
            rooms = site_of(app).rooms
            assert (await rooms.get(again)).game is (await rooms.get(first)).game
            body = {"game": "recharged", "seats": ["me", "open"]}
            unknown = {**options, "map": {"content": "0" * 64}}
            refused = await ana.post("/api/tables", {**body, "options": unknown})
            assert (refused.status, refused.code) == (400, "unknown_content")

    asyncio.run(play())


def test_maps_in_the_options_of_an_old_database_are_moved(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    old = Path(__file__).parent / "data" / "schema_0001.sql"
    with sqlite3.connect(file) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
        query = "select id, options from tables where game = 'recharged' and status = 'open'"
        table, text = connection.execute(query).fetchone()
        options = {**json.loads(text), "map": big_map()}
        connection.execute(
            "update tables set options = ? where id = ?", (json.dumps(options), table)
        )
    connection.close()

    async def check() -> None:
        node = Node(f"sqlite:///{file}")
        await node.database.open()
        assert (await node.rooms.get(table)).game.options["map"] == big_map()
        (listed,) = [one for one in await node.lobby.public_tables() if one["id"] == table]
        assert listed["options"]["map"]["content"] == content_hash(big_map())
        await node.database.close()

    asyncio.run(check())
