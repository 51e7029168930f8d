"""Requests no honest client sends: they get a sentence, never a 5xx, and change nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.asgi import Client, new_table, running, site_of, started
from tests.sweeps import swept

pytestmark = pytest.mark.slow  # left out of script/test --fast

DEEP: Any = []
for _ in range(400):
    DEEP = [DEEP]
OPTIONS: list[Any] = [
    {"map": float("nan")},
    {"map": float("inf")},
    {"map": "\ud800"},
    {"\ud800": 1},
    {"map": 10**400},
    {"map": DEEP},
    {"map": {"regions": DEEP, "cities": 7}},
    {"map": {"name": "\0", "cities": [], "regions": []}},
    {"map": "../../../etc/passwd"},
    {"map": "germany.toml"},
    {"map": ["germany"]},
    {"regions": ["x"] * 50},
    {"regions": {"a": None}},
    {"hidden_money": "yes"},
    {"hidden_money": 2},
    {"nothing": None},
    {"": ""},
]


class TestOptions:
    @pytest.mark.parametrize("number", swept(range(len(OPTIONS)), 3))
    @pytest.mark.parametrize("game", ["recharged", "cards", "blackout"])
    def test_are_refused(self, tmp_path: Path, number: int, game: str) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                body = {"game": game, "seats": ["me", "greedy"], "options": OPTIONS[number]}
                answer = await ana.post("/api/tables", body)
                assert 400 <= answer.status < 500, answer.body
                assert answer.json()["error"]["text"]
                assert b"Traceback" not in answer.body
                assert (await ana.get("/api/me/tables")).json() == []

        asyncio.run(play())


BODIES = [
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name": 5}', b'{"name": "a", "admin": true}',
    b'{"name": "\\ud800"}', b'{"name": "\\u0000"}', b'{"name": "  "}', b'{"name": "a\\nb\\u202e"}',
    b"[" * 100_000, b'{"name": 1' + b"0" * 5_000 + b"}", b'{"name": NaN}', b'{"name": ["a"]}',
]  # fmt: skip


class TestBodies:
    @pytest.mark.parametrize("number", range(len(BODIES)))
    def test_are_refused(self, tmp_path: Path, number: int) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                answer = await Client(app).ask("POST", "/api/guests", BODIES[number])
                assert answer.status in (400, 422), answer.body
                assert answer.json()["error"]["text"]
                assert "set-cookie" not in answer.headers

        asyncio.run(play())

    def test_controls_are_kept_out_of_chat(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]
                said = await ana.post(f"/api/tables/{table}/chat", {"text": " a\0\x1b[2J\tb "})
                assert said.json()["text"] == "a[2J b"
                nothing = await ana.post(f"/api/tables/{table}/chat", {"text": "\0\x01"})
                assert nothing.status == 400

        asyncio.run(play())


GOOD = "done"
PLAYS: list[dict[str, Any]] = [
    {},
    {"words": []},
    {"words": [], "back": 0},
    {"word": None},
    {"word": ""},
    {"word": GOOD, "words": [GOOD]},
    {"words": [GOOD] * 41},
    {"words": [GOOD, ""]},
    {"words": [GOOD, "x" * 201]},
    {"words": [GOOD, None]},
    {"words": [GOOD, 7]},
    {"words": [GOOD, "\ud800"]},
    {"words": [DEEP]},
    {"words": GOOD},
    {"words": {"0": GOOD}},
    {"words": None},
    {"words": [GOOD], "back": -1},
    {"words": [GOOD], "back": 41},
    {"words": [GOOD], "back": 10**400},
    {"words": [GOOD], "back": 1.0},
    {"words": [GOOD], "back": True},
    {"words": [GOOD], "back": "1"},
    {"words": [GOOD], "back": None},
    {"words": [GOOD], "seat": 1},
]
ODD_WORDS = ["\0", "open 3 3 3", "9" * 200, "\N{PILE OF POO}", "open " + "9" * 190]


class TestPlays:
    """Over HTTP and over the live connection alike."""

    def test_of_another_form_are_refused(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                table = await started(ana, bob)
                before = site_of(app).rooms.known(table)
                assert before is not None
                async with ana.live(table) as live:
                    for body in PLAYS:
                        full = {"number": before.length, **body}
                        answer = await ana.post(f"/api/tables/{table}/play", full)
                        assert (answer.status, answer.code) == (422, "bad_request"), body
                        if "seat" in body:  # a frame may hold what is not for the server
                            continue
                        live.send({"type": "play", "id": 1, **full})
                        refused = await live.next("refused", "answer")
                        assert refused["error"]["code"] == "bad_frame", body
                assert site_of(app).rooms.known(table) is before

        asyncio.run(play())

    @pytest.mark.parametrize("word", ODD_WORDS)
    def test_of_odd_words_change_nothing(self, tmp_path: Path, word: str) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                table = await started(ana, bob)
                before = site_of(app).rooms.known(table)
                assert before is not None
                mover = (ana, bob)[before.to_move or 0]
                for number, status in ((before.length, 400), (before.length - 1, 409)):
                    body = {"number": number, "words": [word, word]}
                    answer = await mover.post(f"/api/tables/{table}/play", body)
                    assert answer.status == status, answer.body
                    body["back"] = 1
                    assert (await mover.post(f"/api/tables/{table}/play", body)).status < 500
                assert site_of(app).rooms.known(table) is before

        asyncio.run(play())


class TestPaths:
    @pytest.mark.parametrize(
        ("path", "status"),
        [
            ("/api/tables/abc", 404),
            ("/api/tables/ABC", 422),
            ("/api/tables/%00", 422),
            ("/api/tables/" + "a" * 5_000, 422),
            ("/api/nothing", 404),
            ("/api/links", 405),
            ("/api/tables/abc/updates?since=99999999999999999999", 422),
            ("/api/tables/abc/updates?since=x", 422),
            ("/api/tables/abc/positions/-1", 422),
            ("/api/tables/abc/chat?link=" + "x" * 200, 422),
        ],
    )
    def test_lead_nowhere(self, tmp_path: Path, path: str, status: int) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                answer = await Client(app).get(path)
                assert answer.status == status, answer.body
                assert len(answer.json()["error"]["text"]) < 500

        asyncio.run(play())


class TestFailures:
    """Something unexpected: the client gets a sentence, the log what is needed to mend it."""

    def test_tell_nothing_but_that(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")

                async def broken(person: object) -> None:
                    raise RuntimeError("the password is swordfish")

                monkeypatch.setattr(site_of(app).lobby, "tables_of", broken)
                answer = await ana.get("/api/me/tables")
                assert (answer.status, answer.code) == (500, "failed")
                assert b"swordfish" not in answer.body
                assert "content-security-policy" in answer.headers

        asyncio.run(play())
        assert "failed" in [record.getMessage() for record in caplog.records]

    def test_end_a_live_connection(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]

                def broken(*given: object) -> None:
                    raise RuntimeError("the password is swordfish")

                monkeypatch.setattr(site_of(app).hub, "join", broken)
                async with ana.live(table) as live:
                    assert (await live.next())["type"] == "closed"
                    assert live.closed == 1011
                assert not any(b"swordfish" in heard for heard in ana.heard[-1:])

        asyncio.run(play())

    def test_of_one_frame_end_only_that(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]

                async def broken(*given: object) -> None:
                    raise RuntimeError("the password is swordfish")

                monkeypatch.setattr(site_of(app).playing, "play", broken)
                async with ana.live(table) as live:
                    live.send({"type": "play", "id": 1, "number": 0, "word": "pass"})
                    refused = await live.next("refused")
                    assert refused["error"]["code"] == "failed"
                    assert "swordfish" not in json.dumps(refused)
                    live.send({"type": "ping", "id": 2})
                    assert (await live.next("pong"))["id"] == 2

        asyncio.run(play())
