"""Tables begun under an older version of the rules go on by it."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from megavolt.cli import app as command_line
from megavolt.core.rng import MAX_PLAIN_STATE
from megavolt.locale.translator import LEFT
from megavolt.server.bots.bot_worker import answer
from megavolt.server.bots.questions import advice_question, move_question
from megavolt.server.errors import OtherRules
from megavolt.server.operations.admin import Admin
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database
from megavolt.server.tables.rooms import Rooms
from tests.server.asgi import Client, new_table, running, site_of, started
from tests.server.nodes import Node

NOBODY_KNOWS = 99


async def begun_under(node: Node, rules: int) -> str:
    """A table for three whose row names this version."""
    await node.database.open()
    room, _ = await node.table()
    async with node.database.write() as connection:
        await connection.execute(update(schema.tables).values(rules=rules))
    return room.origin.id


def test_a_table_goes_on_by_the_version_it_was_begun_with(sqlite_url: str) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        table = await begun_under(node, 1)
        rooms = Rooms(node.database)
        room = await rooms.get(table)
        assert room.game.rules == 1
        seat = room.to_move
        assert seat is not None
        for question in (move_question(room, seat, 0.01), advice_question(room, seat, 0.01)):
            assert question["rules"] == 1
        room.seats[seat].level = "greedy"
        assert answer(move_question(room, seat, 0.01))["word"] in room.legal()
        await node.database.close()

    asyncio.run(check())


@pytest.mark.parametrize("rules", [0, 4])
def test_a_table_of_a_version_that_nobody_knows_is_refused(sqlite_url: str, rules: int) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        table = await begun_under(node, rules)
        with pytest.raises(OtherRules) as refused:
            await Rooms(node.database).get(table)
        assert refused.value.facts == {"rules": rules, "known": "1–3"}
        await node.database.close()

    asyncio.run(check())


async def forget_rules(database: Database, *tables: str) -> None:
    """These tables were begun under rules that nobody knows any more."""
    chosen = update(schema.tables).where(schema.tables.c.id.in_(tables))
    async with database.write() as connection:
        await connection.execute(chosen.values(rules=NOBODY_KNOWS))


def test_a_player_reads_why_it_cannot_be_played_and_a_host_can_close_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"

    async def begin() -> tuple[str, str]:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            await forget_rules(site_of(app).database, table)
            return ana.cookie, table

    async def look(cookie: str, table: str) -> tuple[str, str]:
        async with running(tmp_path) as app:
            ana = Client(app, cookie=cookie)
            (listed,) = (await ana.get("/api/me/tables")).json()
            shown = await ana.get(f"/api/tables/{table}")
            assert shown.status == 403
            return listed["status"], shown.json()["error"]["text"]

    cookie, table = asyncio.run(begin())
    status, text = asyncio.run(look(cookie, table))
    assert status == "playing"
    assert "version 99 of the rules" in text
    assert "close the table" in text
    closing = ["admin", "close", table, "--database", url, "--lang", "en"]
    assert CliRunner().invoke(command_line, closing).exit_code == 0
    status, text = asyncio.run(look(cookie, table))
    assert status == "over"
    assert "This game is over and can no longer be shown" in text


def test_closing_writes_the_end_of_the_log(database_url: str) -> None:
    async def check() -> None:
        node = Node(database_url)
        await node.database.open()
        room, _ = await node.table()
        await Rooms(node.database).close_unopened(room.origin.id)
        again = await Rooms(node.database).get(room.origin.id)
        assert (again.length, again.closed, again.to_move) == (room.length + 1, True, None)
        assert await node.lobby.public_tables() == []
        await node.database.close()

    asyncio.run(check())


def test_a_table_can_be_closed_before_it_is_started(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana = await Client(app).guest("Ana")
            table = (await new_table(ana, ["me", "open"]))["table"]
            rooms = site_of(app).rooms
            await rooms.close_unopened(table)
            await rooms.catch_up(table)
            shown = (await ana.get(f"/api/tables/{table}")).json()
            assert (shown["status"], shown["closed"], shown["view"]) == ("over", True, None)
            assert shown["outcome"] is None

    asyncio.run(check())


def test_other_tables_do_not_wait_for_one_that_cannot_be_played(tmp_path: Path) -> None:
    """Clocks have run out at both; the one that is due for longer is of unknown rules."""

    async def check() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            clock = {"kind": "move", "seconds": 30, "level": "random"}
            tables = [await started(ana, bob, clock=clock) for _ in "ab"]
            await forget_rules(site_of(app).database, tables[0])
            tables_row = update(schema.tables)
            async with site_of(app).database.write() as connection:
                for due, table in enumerate(tables, start=1):
                    chosen = tables_row.where(schema.tables.c.id == table)
                    await connection.execute(chosen.values(due=float(due)))
        async with running(tmp_path) as app:
            rooms = site_of(app).rooms
            for _ in range(200):
                if tables[1] in rooms.in_memory():
                    break
                await asyncio.sleep(0.05)
            assert rooms.in_memory() == [tables[1]]

    asyncio.run(check())


def test_a_server_that_sends_notices_starts_with_such_a_table(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            await forget_rules(site_of(app).database, await started(ana, bob))
        async with running(tmp_path, webhooks=True) as app:
            assert (await Client(app).get("/health")).status == 200

    asyncio.run(check())


def test_an_account_can_be_deleted_that_sits_at_such_a_table(sqlite_url: str) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        await node.database.open()
        room, people = await node.table()
        await forget_rules(node.database, room.origin.id)
        admin = Admin(node.database, node.rooms.now)
        assert await admin.delete(people[0].id) == 1
        assert (await admin.find(str(people[0].id)))["name"] == LEFT
        await node.database.close()

    asyncio.run(check())


def test_a_new_table_has_a_secret_of_128_bits(sqlite_url: str) -> None:
    async def check() -> None:
        node = Node(sqlite_url)
        await node.database.open()
        seeds = []
        for _ in range(8):
            room, _ = await node.table()
            seeds.append(room.origin.seed)
            assert room.state.rng > MAX_PLAIN_STATE
        assert max(seeds) >= 2**120
        await node.database.close()

    asyncio.run(check())
