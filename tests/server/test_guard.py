"""What stands before every route: sizes, rates, connections, foreign pages, headers."""

import asyncio
from pathlib import Path

import httpx
import pytest

from megavolt.core.errors import OptionError
from megavolt.server.front.clients import check_proxies
from megavolt.server.front.limits import KEPT, Limiter
from megavolt.server.operations.settings import Settings
from tests.server.asgi import HOST, Client, new_table, running, started
from tests.server.served import served

pytestmark = pytest.mark.slow  # left out of script/test --fast


class TestBuckets:
    def test_refills_at_its_rate(self) -> None:
        now = [0.0]
        limiter = Limiter(2.0, 3, lambda: now[0])
        assert [limiter.take("a") for _ in range(3)] == [0.0, 0.0, 0.0]
        assert limiter.take("a") == 0.5
        now[0] = 0.5
        assert limiter.take("a") == 0.0
        assert limiter.take("a") > 0

    def test_keys_do_not_share(self) -> None:
        limiter = Limiter(1.0, 1, lambda: 0.0)
        assert [limiter.take(key) for key in ("a", "b")] == [0.0, 0.0]
        assert limiter.take("a") > 0

    def test_none_is_no_limit(self) -> None:
        limiter = Limiter(0.0, 0)
        assert not any(limiter.take("a") for _ in range(1000))

    def test_forgets_the_oldest(self) -> None:
        limiter = Limiter(0.0, 1, lambda: 0.0)
        for key in range(KEPT + 1):
            limiter.take(key)
        assert limiter.take(KEPT) > 0
        assert limiter.take(0) == 0.0


class TestSizes:
    def test_announced(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, body_limit=100) as app:
                answer = await Client(app).post("/api/guests", {"name": "x" * 200})
                assert (answer.status, answer.code) == (413, "too_large")

        asyncio.run(play())

    def test_in_pieces(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, body_limit=100) as app:
                pieces = [b'{"name": "', *[b"x" * 30] * 5, b'"}']
                answer = await Client(app).send("POST", "/api/guests", pieces, {})
                assert (answer.status, answer.code) == (413, "too_large")

        asyncio.run(play())

    @pytest.mark.parametrize("length", ["-1", "x", "9" * 30])
    def test_nonsense(self, tmp_path: Path, length: str) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                answer = await Client(app).send(
                    "POST", "/api/guests", [b"{}"], {"content-length": length}
                )
                assert answer.status == 413

        asyncio.run(play())


class TestRates:
    def test_of_an_address(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, address_rate=0.001, address_burst=3) as app:
                answers = [await Client(app).get("/api/bots") for _ in range(4)]
                assert [answer.status for answer in answers] == [200, 200, 200, 429]
                assert int(answers[3].headers["retry-after"]) > 0
                assert (await Client(app, "203.0.113.9").get("/api/bots")).status == 200
                assert (await Client(app).get("/health")).status == 200

        asyncio.run(play())

    def test_of_a_session_from_anywhere(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, rate=0.001, burst=3) as app:
                ana = await Client(app).guest("Ana")
                elsewhere = Client(app, "203.0.113.9", ana.cookie)
                statuses = [(await who.get("/api/me")).status for who in (ana, elsewhere) * 2]
                assert statuses == [200, 200, 200, 429]

        asyncio.run(play())

    def test_one_subscriber_of_ipv6_is_one_client(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, address_rate=0.001, address_burst=1) as app:
                first, second = Client(app, "2001:db8::1"), Client(app, "2001:db8::2")
                assert (await first.get("/api/bots")).status == 200
                assert (await second.get("/api/bots")).status == 429

        asyncio.run(play())

    def test_of_guests(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, guests=2) as app:
                new = [await Client(app).post("/api/guests", {"name": "A"}) for _ in range(3)]
                assert [answer.status for answer in new] == [201, 201, 429]

        asyncio.run(play())

    def test_of_chat(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, chat_burst=2) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]
                said = [await ana.post(f"/api/tables/{table}/chat", {"text": "hi"}) for _ in "123"]
                assert [answer.status for answer in said] == [201, 201, 429]
                assert len((await ana.get(f"/api/tables/{table}/chat")).json()) == 2

        asyncio.run(play())

    def test_of_live_messages(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, rate=0.001, burst=10) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]
                async with ana.live(table) as live:
                    for number in range(200):
                        live.send({"type": "ping", "id": number})
                    kinds = []
                    while (frame := await live.next())["type"] != "closed":
                        kinds.append(frame["type"])
                    assert kinds.count("pong") == 10
                    assert kinds.count("refused") > 10
                    assert frame["code"] == 4429

        asyncio.run(play())

    def test_connections(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, connections=1) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]
                async with ana.live(table) as first:
                    assert first.accepted
                    async with ana.live(table) as second:
                        assert (second.accepted, second.closed) == (False, 4429)
                async with ana.live(table) as third:
                    assert third.accepted

        asyncio.run(play())


class TestProxies:
    """Real requests, which all come from the loopback address."""

    @pytest.mark.parametrize(
        ("proxies", "lines", "same"),
        [
            ("", ["203.0.113.1"], True),  # nobody is believed by default
            ("192.0.2.1", ["203.0.113.1"], True),
            ("127.0.0.1", ["203.0.113.1"], False),
            ("127.0.0.0/8", ["203.0.113.1"], False),
            ("127.0.0.1, 10.0.0.0/8", ["203.0.113.1, 10.0.0.9"], False),
            ("127.0.0.1, 10.0.0.0/8", ["203.0.113.1", "10.0.0.9"], False),
            ("::1, 127.0.0.1", ["2001:db8::1"], False),
        ],
    )
    def test_forwarded(self, tmp_path: Path, proxies: str, lines: list[str], same: bool) -> None:
        """The first request spends all of its address; is the forwarded one of the same?"""
        assert _statuses(tmp_path, proxies, [], lines) == [200, 429 if same else 200]

    @pytest.mark.parametrize("spoofed", [["10.9.9.9, 203.0.113.5"], ["10.9.9.9", "203.0.113.5"]])
    def test_what_the_client_wrote_itself_is_not_believed(
        self, tmp_path: Path, spoofed: list[str]
    ) -> None:
        others = [["10.8.8.8, 203.0.113.5"], ["203.0.113.5"]]
        assert _statuses(tmp_path, "127.0.0.1", spoofed, *others) == [200, 429, 429]

    @pytest.mark.parametrize("proxies", ["everybody", "10.0.0.1/8"])
    def test_nonsense(self, proxies: str) -> None:
        with pytest.raises(OptionError):
            check_proxies(proxies)


def _statuses(folder: Path, proxies: str, *requests: list[str]) -> list[int]:
    """What requests with these X-Forwarded-For lines are answered, if an address may send one."""
    settings = Settings(
        database=f"sqlite:///{folder / 'test.db'}",
        proxies=proxies,
        address_rate=0.001,
        address_burst=1,
    )
    with served(settings) as base, httpx.Client(base_url=base) as client:
        headers = [[("x-forwarded-for", line) for line in lines] for lines in requests]
        return [client.get("/api/bots", headers=sent).status_code for sent in headers]


class TestForeignPages:
    FOREIGN = ("https://evil.example", "null", f"https://{HOST}.evil.example", f"ftp://{HOST}", "")

    @pytest.mark.parametrize("origin", FOREIGN)
    def test_cannot_change_anything(self, tmp_path: Path, origin: str) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                answer = await ana.ask("PATCH", "/api/me", {"name": "Eve"}, {"origin": origin})
                assert (answer.status, answer.code) == (403, "foreign_page")
                assert (await ana.get("/api/me")).json()["name"] == "Ana"

        asyncio.run(play())

    @pytest.mark.parametrize("origin", FOREIGN)
    def test_cannot_listen(self, tmp_path: Path, origin: str) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                table = (await new_table(ana, ["me", "open"]))["table"]
                async with ana.live(table, origin=origin) as live:
                    assert (live.accepted, live.closed) == (False, 4403)

        asyncio.run(play())

    @pytest.mark.parametrize(
        "origin",
        [f"http://{HOST}", f"https://{HOST}", "https://friend.example", "https://own.example"],
    )
    def test_own_pages_can(self, tmp_path: Path, origin: str) -> None:
        async def play() -> None:
            also = {"origins": "https://friend.example", "address": "https://own.example/"}
            async with running(tmp_path, **also) as app:
                ana = await Client(app).guest("Ana")
                answer = await ana.ask("PATCH", "/api/me", {"name": "Eva"}, {"origin": origin})
                assert answer.status == 200
                table = (await new_table(ana, ["me", "open"]))["table"]
                async with ana.live(table, origin=origin) as live:
                    assert live.accepted

        asyncio.run(play())


class TestHeaders:
    def test_on_every_answer(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                for path in ("/api/games", "/api/nothing", "/health", "/api/docs", "/api/me"):
                    headers = (await Client(app).get(path)).headers
                    policy = headers["content-security-policy"]
                    assert "default-src 'self'" in policy
                    assert f"wss://{HOST}" in policy
                    assert "frame-ancestors 'none'" in policy
                    assert headers["x-content-type-options"] == "nosniff"
                    assert headers["referrer-policy"] == "no-referrer"
                    assert "strict-transport-security" not in headers
                    if path.startswith("/api"):
                        assert headers["cache-control"] == "no-store"

        asyncio.run(play())

    def test_https_only_where_the_host_says_so(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, secure_cookies=True) as app:
                answer = await Client(app).get("/api/games")
                assert "strict-transport-security" in answer.headers

        asyncio.run(play())

    def test_a_strange_host_is_not_repeated(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                answer = await Client(app).get("/api/games", host="x; script-src *")
                assert "script-src" not in answer.headers["content-security-policy"]

        asyncio.run(play())

    def test_pages_load_nothing_from_elsewhere(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                page = (await Client(app).get("/api/docs")).body.decode()
                assert "/api/tables/{table}/play" in page
                assert "http" not in page
                assert "<script" not in page

        asyncio.run(play())


def test_a_whole_table_can_be_started(tmp_path: Path) -> None:
    """The limits of the default settings are wide enough for two people to begin a game."""

    async def play() -> None:
        defaults = {"burst": 100, "address_burst": 500, "guests": 60, "connections": 50}
        async with running(tmp_path, **defaults) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            assert (await bob.get(f"/api/tables/{table}")).json()["status"] == "playing"

    asyncio.run(play())
