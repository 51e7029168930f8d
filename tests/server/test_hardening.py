"""Small doors: names that look alike, foreign hosts, files others could read, early leavers."""

import asyncio
import logging
import os
import socket
import stat
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from uvicorn.protocols.utils import ClientDisconnected

from megavolt.core.errors import OptionError
from megavolt.core.registry import make_game
from megavolt.server.errors import ServerError
from megavolt.server.people.people import checked_name
from megavolt.server.people.webhooks import is_public
from megavolt.server.storage import database
from megavolt.server.storage.sqlite_file import used_alone
from megavolt.server.tables import games
from tests.server.asgi import Client, new_table, running, site_of
from tests.server.floods import big_map
from tests.server.test_connections import SLOW_BODY, patient

INVISIBLE = ["\u202e", "\u2066", "\u200b", "\u200d", "\u3164", "\u2800", "\u034f", "\ufeff"]
PRIVATE = [
    "::127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "64:ff9b:1::1", "0.1.2.3",
    "100.64.0.1", "192.88.99.1", "fec0::1", "2001::1", "2001:db8::1", "198.18.0.1", "240.0.0.1",
    "5f00::1", "ff02::1",
]  # fmt: skip


FULL_DISK = """
    create trigger full before update on pulse begin select raise(abort, 'disk full'); end
"""


class TestNames:
    @pytest.mark.parametrize("character", INVISIBLE)
    def test_hold_nothing_invisible(self, character: str) -> None:
        with pytest.raises(ServerError):
            checked_name(f"An{character}a")

    def test_keep_what_people_write(self) -> None:
        for name in ("Zoë", "Łukasz", "Ana María", "李雷", "عمر", "Ana \N{ELECTRIC PLUG}"):
            assert checked_name(name) == name

    def test_of_emoji_lose_what_cannot_be_seen(self) -> None:
        assert checked_name("Ana\ufe0f") == "Ana"


def test_chat_is_not_turned_round(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana = await Client(app).guest("Ana")
            table = (await new_table(ana, ["me", "open"]))["table"]
            family = "\N{MAN}\u200d\N{WOMAN}"
            said = await ana.post(f"/api/tables/{table}/chat", {"text": f"a\u202eb\u3164 {family}"})
            assert said.json()["text"] == f"ab {family}"
            nothing = await ana.post(f"/api/tables/{table}/chat", {"text": "\u200d\u2066 \u3164"})
            assert (nothing.status, nothing.code) == (400, "bad_chat")

    asyncio.run(play())


@pytest.mark.parametrize("address", PRIVATE)
def test_webhooks_do_not_lead_to_disguised_addresses(address: str) -> None:
    assert not is_public(address)


def test_registration_does_not_tell_which_logins_exist(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, registrations=4) as app:
            body = {"password": "correct horse"}
            found = []
            for login in ("ana", "ana", "\u202e", "x" * 60, "bob"):
                client = await Client(app).guest("Ana")
                answer = await client.post("/api/me/account", {"login": login, **body})
                found.append((answer.status, answer.code if answer.status != 201 else ""))
            refused = (403, "login_unusable")  # taken or not allowed: one answer
            assert found == [(201, ""), refused, refused, refused, (429, "too_fast")]

    asyncio.run(play())


def test_only_named_hosts_are_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, hosts="games.example.org, table.example") as app:
            client = Client(app)
            assert (await client.get("/api/bots", host="games.example.org:8000")).status == 200
            for host in ("evil.example", "", "games.example.org.evil.example", "[::1"):
                answer = await client.get("/api/bots", host=host)
                assert (answer.status, answer.code) == (421, "foreign_host")
            assert (await client.get("/health", host="10.0.0.1")).status == 200
            ana = await Client(app).guest("Ana")
            table = (await new_table(ana, ["me", "open"]))["table"]
            async with ana.live(table, host="evil.example") as live:
                assert live.closed == 4403

    asyncio.run(play())


class TestDatabaseFile:
    def test_is_its_owners_alone(self, tmp_path: Path) -> None:
        file = tmp_path / "test.db"
        file.touch(0o644)

        async def play() -> None:
            async with running(tmp_path):
                found = {
                    path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()
                }
                assert set(found.values()) == {0o600}

        old = os.umask(0o022)
        try:
            asyncio.run(play())
        finally:
            os.umask(old)

    def test_is_used_by_one_server(self, tmp_path: Path) -> None:
        file = tmp_path / "deep" / "test.db"
        with used_alone(file), pytest.raises(OptionError) as problem, used_alone(file):
            pass
        assert problem.value.code == "database_in_use"
        with used_alone(file):  # free again
            pass


class TestHealth:
    def test_means_that_the_database_can_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(database, "TRY_EVERY", 0.0)

        async def play() -> None:
            async with running(tmp_path) as app:
                assert (await Client(app).get("/health")).status == 200
                async with site_of(app).database.write() as connection:
                    await connection.execute(text(FULL_DISK))
                answer = await Client(app).get("/health")
                assert (answer.status, answer.code) == (503, "not_ready")

        asyncio.run(play())

    def test_is_tried_once_for_all_who_ask(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                tried = []
                original = site_of(app).database._try

                async def counting() -> bool:
                    tried.append(1)
                    return await original()

                monkeypatch.setattr(site_of(app).database, "_try", counting)
                answers = await asyncio.gather(*(Client(app).get("/health") for _ in range(20)))
                assert {answer.status for answer in answers} == {200}
                assert len(tried) == 1

        asyncio.run(play())


class TestBuilding:
    """A game with a big map takes long to build."""

    @pytest.fixture
    def threads(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        found: list[str] = []
        original = make_game

        def noting(*given: Any) -> Any:
            found.append(threading.current_thread().name)
            return original(*given)

        games._game.cache_clear()
        monkeypatch.setattr(games, "make_game", noting)
        return found

    def test_does_not_stop_other_tables(self, tmp_path: Path, threads: list[str]) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                await new_table(ana, ["me", "open"], options={"map": big_map(7)})

        asyncio.run(play())
        assert threads
        assert all(name.startswith("building") for name in threads)

    def test_comes_after_the_limits(self, tmp_path: Path, threads: list[str]) -> None:
        async def play() -> None:
            async with running(tmp_path, tables_per_person=0) as app:
                ana = await Client(app).guest("Ana")
                body = {"game": "recharged", "seats": ["me", "open"], "options": {"map": big_map()}}
                assert (await ana.post("/api/tables", body)).status == 429

        asyncio.run(play())
        assert not threads


def test_who_leaves_early_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with patient(tmp_path) as base:
        address = httpx.URL(base)
        place = (address.host, address.port or 80)
        for sent in (SLOW_BODY, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"):
            with socket.create_connection(place) as line:
                line.sendall(sent)
        upgrade = (
            "GET /api/tables/abc/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        for _ in range(5):
            with socket.create_connection(place) as line:
                line.sendall(upgrade.encode())
        time.sleep(0.5)
    problems = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in problems] == []


def test_who_leaves_before_a_live_connection_begins_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana = await Client(app).guest("Ana")
            table = (await new_table(ana, ["me", "open"]))["table"]

            async def receive() -> dict[str, Any]:
                return {"type": "websocket.connect"}

            async def send(message: Any) -> None:
                raise ClientDisconnected

            scope = ana._scope("websocket", f"/api/tables/{table}/live", {})
            await app(scope, receive, send)

    asyncio.run(play())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
