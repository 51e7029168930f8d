"""For whoever runs the server: health, metrics, logs."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from megavolt.core.decision import words_of
from megavolt.core.errors import OptionError
from megavolt.server.operations.logs import JsonFormatter, log_event, start_logs
from tests.server.asgi import Client, new_table, running, site_of, started


class TestHealth:
    def test_well(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                answer = await Client(app).get("/health")
                assert (answer.status, answer.json()["status"]) == (200, "ok")

        asyncio.run(play())

    def test_without_its_database(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                async with site_of(app).database.write() as connection:
                    await connection.execute(text("alter table notices rename to gone"))
                answer = await Client(app).get("/health")
                assert (answer.status, answer.code) == (503, "not_ready")

        asyncio.run(play())


class TestMetrics:
    @pytest.mark.parametrize("header", ["", "Bearer", "Bearer wrong", "Bearer ż"])
    def test_need_the_token(self, tmp_path: Path, header: str) -> None:
        async def play() -> None:
            async with running(tmp_path, metrics_token="right") as app:
                sent = {"authorization": header.encode().decode("latin-1")} if header else {}
                assert (await Client(app).get("/metrics", **sent)).status == 404

        asyncio.run(play())

    def test_are_not_there_without_one(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                assert (await Client(app).get("/metrics", authorization="Bearer ")).status == 404

        asyncio.run(play())

    def test_count(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, metrics_token="right") as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                table = await started(ana, bob)
                async with ana.live(table) as mine, bob.live(table) as his:
                    mover = mine if mine.position["decision"] else his
                    word = words_of(mover.position["decision"])[0]
                    number = mover.position["number"]
                    mover.send({"type": "play", "number": number, "word": word})
                    await mover.next("answer")
                    await ana.get("/no/such/page")
                    answer = await ana.get("/metrics", authorization="Bearer right")
                lines = answer.body.decode().splitlines()
                assert 'megavolt_moves_total{by="person",game="recharged"} 1.0' in lines
                assert "megavolt_live_connections 2.0" in lines
                assert "megavolt_tables_in_memory 1.0" in lines
                assert "megavolt_bot_queue 0.0" in lines
                labels = 'method="POST",route="/api/guests",status="201"'
                assert f"megavolt_http_requests_total{{{labels}}} 2.0" in lines
                assert table not in answer.body.decode()  # no end of values

        asyncio.run(play())

    def test_of_bots(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                links = await new_table(ana, ["random", "random"], "blackout")
                table = links["table"]
                async with ana.live(table) as live:
                    assert (await ana.post(f"/api/tables/{table}/start")).status == 200
                    await live.until(lambda known: known["moves"] > 3)
                found = site_of(app).metrics.text().decode()
                assert 'megavolt_bot_seconds_count{level="random"}' in found
                assert 'megavolt_moves_total{by="bot",game="blackout"}' in found

        asyncio.run(play())


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged while a test runs, everything included."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter("north"))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


class TestLogs:
    def test_are_json_without_secrets(self, tmp_path: Path, lines: io.StringIO) -> None:
        async def play() -> list[str]:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                links = await new_table(ana, ["me", "open"])
                table = links["table"]
                await bob.post(f"/api/tables/{table}/join", {"link": links["join"]})
                await bob.get(f"/api/tables/{table}?link={links['join']}")
                await ana.ask("PATCH", "/api/me", {"email": "ana@example.org"})
                await ana.post("/api/me/account", {"login": "ana77", "password": "long secret"})
                await ana.post("/api/sessions", {"login": "ana77", "password": "wrong secret"})
                await ana.post(f"/api/tables/{table}/start")
                await ana.post(f"/api/tables/{table}/limit", {"plant": "3", "most": 7919})
                async with bob.live(table, f"link={links['join']}") as live:
                    known = live.position
                room = await site_of(app).rooms.get(table)
                mover = bob if known["decision"] else ana
                word = room.legal()[0]
                played = {"number": room.length, "word": word}
                assert (await mover.post(f"/api/tables/{table}/play", played)).status == 200
                secrets = [ana.cookie, bob.cookie, links["join"], *links["seats"]]
                return [*secrets, str(room.origin.seed), "ana@example.org", "secret", "7919", word]

        secrets = asyncio.run(play())
        found = [json.loads(line) for line in lines.getvalue().splitlines()]
        events = {line["event"] for line in found}
        assert {"started", "request", "move", "stopped"} <= events
        move = next(line for line in found if line["event"] == "move")
        assert {"table", "number", "seat", "ms"} <= move.keys()
        for secret in secrets:
            assert secret not in lines.getvalue()

    def test_tell_where_something_broke_but_not_with_what(self, lines: io.StringIO) -> None:
        try:
            int("my secret")
        except ValueError as problem:
            log_event("failed", logging.ERROR, problem, route="x")
        line = json.loads(lines.getvalue())
        assert "test_running.py" in line["traceback"]
        assert "ValueError" in line["traceback"]
        assert "my secret" not in lines.getvalue()

    def test_line_breaks_cannot_forge_a_line(self, lines: io.StringIO) -> None:
        log_event("request", route='x"}\n{"event": "forged')
        assert len(lines.getvalue().splitlines()) == 1

    def test_level(self) -> None:
        with pytest.raises(OptionError):
            start_logs("loud", "north")

    def test_every_line_names_its_node(self, lines: io.StringIO) -> None:
        log_event("started")
        assert json.loads(lines.getvalue())["node"] == "north"
