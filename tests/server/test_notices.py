"""One message a turn for whoever is away, by webhook and e-mail; off unless the host says so."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from megavolt.core.decision import words_of
from megavolt.core.errors import OptionError
from megavolt.server.errors import NotAllowed, ServerError
from megavolt.server.people import mail, webhooks
from megavolt.server.people.notices import turn_of
from tests.server.asgi import Client, running, site_of, started
from tests.server.post_office import post_office, text_of, token_in

pytestmark = pytest.mark.slow  # left out of script/test --fast

SOON = 0.2


@asynccontextmanager
async def listener(answer: bytes) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A small web server: its address, and the requests it got."""
    got: list[bytes] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        got.append(head + await reader.readexactly(length))
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", got


OK = b"HTTP/1.1 204 No Content\r\n\r\n"
ON: dict[str, Any] = {
    "webhooks": True,
    "private_webhooks": True,
    "notice_after": SOON,
    "address": "https://volt.example",
}


async def two_people(app: FastAPI, **contact: str) -> tuple[Client, Client, str]:
    """Who is to move, the other one with these ways to be reached, and their table."""
    ana, bob = await Client(app).guest("Ana", "pl"), await Client(app).guest("Bob", "pl")
    table = await started(ana, bob)
    first = (await site_of(app).rooms.get(table)).to_move
    mover, other = (ana, bob) if first == 0 else (bob, ana)
    assert (await other.ask("PATCH", "/api/me", contact)).status == 200
    return mover, other, table


async def play_first(client: Client, table: str) -> None:
    known = (await client.get(f"/api/tables/{table}")).json()
    body = {"number": known["number"], "word": words_of(known["decision"])[0]}
    assert (await client.post(f"/api/tables/{table}/play", body)).status == 200


async def until(fits: Any) -> None:
    for _ in range(400):
        if fits():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")


class TestSending:
    def test_webhook(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with listener(OK) as (url, got), running(tmp_path, **ON) as app:
                ana, _, table = await two_people(app, webhook=url)
                await play_first(ana, table)
                await until(lambda: got)
                head, _, body = got[0].partition(b"\r\n\r\n")
                told = json.loads(body)
                assert head.startswith(b"POST /hook HTTP/1.1")
                assert told["link"] == f"https://volt.example/table/{table}"
                assert "twoja kolej" in told["text"]
                room = await site_of(app).rooms.get(table)
                assert (told["table"], told["seat"]) == (table, room.to_move)
                assert all(name in told["text"] for name in ("Ana", "Bob"))
                await asyncio.sleep(3 * SOON)
                assert len(got) == 1
                assert b'result="sent",way="webhook"} 1.0' in site_of(app).metrics.text()

        asyncio.run(play())

    def test_mail(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with post_office() as (smtp, got):
                settings = {"smtp": smtp, "mail_from": "volt@example.org", "notice_after": SOON}
                async with running(tmp_path, **settings) as app:
                    ana, bob, table = await two_people(app, email="bob@example.org")
                    await until(lambda: got)  # the address must be proved first
                    await bob.post("/api/email-proofs", {"token": token_in(got[0], "verify")})
                    await play_first(ana, table)
                    await until(lambda: len(got) > 1)
                    assert (got[1]["To"], got[1]["From"]) == ("bob@example.org", "volt@example.org")
                    assert f"/table/{table}" in text_of(got[1])

        asyncio.run(play())

    def test_what_fails_disturbs_nobody(self, tmp_path: Path) -> None:
        async def play() -> None:
            refused = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n"
            async with listener(refused) as (url, got), running(tmp_path, **ON) as app:
                ana, bob, table = await two_people(app, webhook=url)
                await play_first(ana, table)
                await until(lambda: b'result="failed"' in site_of(app).metrics.text())
                assert len(got) == 1
                await play_first(bob, table)

        asyncio.run(play())


class TestNotSending:
    async def quiet(self, app: FastAPI, got: list[bytes]) -> None:
        await asyncio.sleep(4 * SOON)
        assert got == []

    def test_off_by_default(self, tmp_path: Path) -> None:
        async def play() -> None:
            quick = {"notice_after": SOON}
            async with listener(OK) as (url, got), running(tmp_path, **quick) as app:
                ana, _, table = await two_people(app, webhook=url)
                await play_first(ana, table)
                await self.quiet(app, got)

        asyncio.run(play())

    def test_to_somebody_who_looks_on(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with listener(OK) as (url, got), running(tmp_path, **ON) as app:
                ana, bob, table = await two_people(app, webhook=url)
                async with bob.live(table):
                    await play_first(ana, table)
                    await self.quiet(app, got)

        asyncio.run(play())

    def test_into_a_private_network(self, tmp_path: Path) -> None:
        async def play() -> None:
            safe = {**ON, "private_webhooks": False}
            async with listener(OK) as (url, got), running(tmp_path, **safe) as app:
                ana, _, table = await two_people(app, webhook=url)
                await play_first(ana, table)
                await until(lambda: b'result="failed"' in site_of(app).metrics.text())
                assert got == []

        asyncio.run(play())

    def test_twice_across_servers(self, tmp_path: Path) -> None:
        """A second server on the same database finds the turn, and that it was told already."""

        async def play() -> None:
            async with listener(OK) as (url, got), running(tmp_path, **ON) as app:
                ana, _, table = await two_people(app, webhook=url)
                await play_first(ana, table)
                async with running(tmp_path, **ON) as other:
                    await until(lambda: got)
                    await asyncio.sleep(4 * SOON)
                    room = await site_of(other).rooms.get(table)
                    assert turn_of(room) is not None
                assert len(got) == 1

        asyncio.run(play())


class TestWebhookAddresses:
    @pytest.mark.parametrize(
        "url",
        [
            "ftp://example.org/", "file:///etc/passwd", "http://", "http://me:pw@example.org/",
            "http://example.org/a b", "http://example.org:99999/", "http://example.org\r\nX: y/",
            "javascript:alert(1)", "http://exämple.org/", "http://[::1",
        ],
    )  # fmt: skip
    def test_that_are_none(self, url: str) -> None:
        with pytest.raises(ServerError):
            webhooks.checked(url)

    @pytest.mark.parametrize(
        "address",
        [
            "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.5.4", "169.254.169.254", "0.0.0.0",
            "100.64.0.1", "224.0.0.1", "::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1",
            "64:ff9b::7f00:1", "2002:7f00:1::", "::", "255.255.255.255",
        ],
    )  # fmt: skip
    def test_that_are_private(self, address: str) -> None:
        assert not webhooks.is_public(address)

    @pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1"])
    def test_that_are_public(self, address: str) -> None:
        assert webhooks.is_public(address)

    @pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.1", "[::1]"])
    def test_names_of_this_machine(self, host: str) -> None:
        with pytest.raises((NotAllowed, OSError)):
            asyncio.run(webhooks.post(f"http://{host}:9/", {}, private=False))


class TestMailAddresses:
    @pytest.mark.parametrize(
        "text",
        ["", "ana", "a@b@c", "a@b\r\nBcc: c@d", "a@b, c@d", "<a@b>", "a b@c", "a@b\0", "ż@b.pl"],
    )
    def test_that_are_none(self, tmp_path: Path, text: str) -> None:
        assert not mail.is_address(text)

    def test_are_checked_before_they_are_kept(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                for change in ({"email": "a@b\r\nBcc: c@d"}, {"webhook": "file:///etc"}):
                    answer = await ana.ask("PATCH", "/api/me", change)
                    assert answer.status == 400
                me = (await ana.get("/api/me")).json()
                assert (me["email"], me["webhook"]) == (None, None)

        asyncio.run(play())

    @pytest.mark.parametrize("url", ["http://x", "smtp://", "smtp://h:x", "mail"])
    def test_of_a_server(self, url: str) -> None:
        with pytest.raises(OptionError):
            mail.check_server(url)

    def test_a_password_is_not_repeated(self) -> None:
        with pytest.raises(OptionError) as refused:
            mail.check_server("smpt://me:secret@mail.example")
        assert "secret" not in str(refused.value)
