"""A session that has ended ends its live connections, on every node."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy import delete

from megavolt.server import site
from megavolt.server.operations.admin import Admin
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database
from tests.server.asgi import Client, Live, new_table, running, site_of, started

PASSWORD = "correct horse"
CUT_OFF = {"type": "closed", "code": 1012}


async def account(app: FastAPI, login: str) -> Client:
    client = await Client(app).guest("Ana")
    body = {"login": login, "password": PASSWORD}
    assert (await client.post("/api/me/account", body)).status == 201
    return client


async def signed_in(app: FastAPI, login: str) -> Client:
    client = Client(app)
    body = {"login": login, "password": PASSWORD}
    assert (await client.post("/api/sessions", body)).status == 204
    return client


@asynccontextmanager
async def seated(client: Client) -> AsyncIterator[Live]:
    """The person at a private table, live."""
    table = (await new_table(client, ["me", "open"]))["table"]
    async with client.live(table) as live:
        assert (await live.next("position"))["type"] == "position"
        yield live


def test_signing_out_ends_the_connections_of_that_session_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            home, work = await account(app, "ana"), await signed_in(app, "ana")
            async with seated(home) as at_home, seated(work) as at_work:
                assert (await work.ask("DELETE", "/api/sessions")).status == 204
                assert await at_work.next("closed") == CUT_OFF
                at_home.send({"type": "ping", "id": 1})
                assert (await at_home.next("pong"))["id"] == 1

    asyncio.run(play())


def test_a_change_of_password_ends_all_of_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            home, thief = await account(app, "ana"), await signed_in(app, "ana")
            async with seated(home) as at_home, seated(thief) as elsewhere:
                body = {"old": PASSWORD, "new": "another horse"}
                assert (await home.post("/api/me/password", body)).status == 204
                assert await elsewhere.next("closed") == CUT_OFF
                assert await at_home.next("closed") == CUT_OFF  # and comes back by the new cookie
                async with home.live(at_home.position["table"]) as again:
                    assert (await again.next("position"))["position"]["seat"] == 0

    asyncio.run(play())


def test_a_session_that_ends_by_another_program_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "CHECK_ELSEWHERE", 0.1)

    async def play() -> None:
        async with running(tmp_path) as app, seated(await Client(app).guest("Ana")) as live:
            async with site_of(app).database.write() as connection:
                await connection.execute(delete(schema.sessions))
            assert await live.next("closed") == CUT_OFF

    asyncio.run(play())


def test_a_game_that_is_closed_by_another_program_is_over_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "CHECK_ELSEWHERE", 0.1)

    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            async with ana.live(table) as live:
                await live.next("position")
                other = Database(site_of(app).settings.database)
                await Admin(other, time.time).close(table)
                await other.close()
                await live.next("update")
            assert (await bob.get(f"/api/tables/{table}")).json()["status"] == "over"

    asyncio.run(play())


def test_a_session_that_ends_at_one_node_ends_at_the_other(
    tmp_path: Path, postgres_url: str
) -> None:
    async def play() -> None:
        async with (
            running(tmp_path, database=postgres_url) as one,
            running(tmp_path, database=postgres_url) as two,
        ):
            home, thief = await account(one, "ana"), await signed_in(two, "ana")
            bob = await Client(one).guest("Bob")
            table = await started(home, bob)
            async with thief.live(table) as elsewhere:
                assert (await elsewhere.next("position"))["position"]["seat"] == 0
                await asyncio.sleep(0.5)  # until both nodes listen
                body = {"old": PASSWORD, "new": "another horse"}
                assert (await home.post("/api/me/password", body)).status == 204
                assert await elsewhere.next("closed") == CUT_OFF
            assert not site_of(two).hub.is_watched(table)

    asyncio.run(play())
