"""Who may do what: passwords, sessions, private tables, private links."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from megavolt.server.people.people import SESSION
from megavolt.server.people.tokens import hashed
from megavolt.server.storage import schema
from tests.server.asgi import Client, new_table, running, site_of, started

pytestmark = pytest.mark.slow  # left out of script/test --fast

LOGIN = {"login": "ana", "password": "correct horse"}


async def account(client: Client) -> None:
    assert (await client.post("/api/me/account", LOGIN)).status == 201


class TestPasswords:
    def test_are_stored_as_argon2id_only(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                await account(await Client(app).guest("Ana"))
                async with site_of(app).database.read() as connection:
                    query = select(schema.people.c.password)
                    stored = (await connection.execute(query)).scalar_one()
                kind, _, costs = stored.split("$")[1:4]
                assert kind == "argon2id"
                cost = dict(part.split("=") for part in costs.split(","))
                assert int(cost["m"]) >= 19_456  # KiB; the least that is recommended
                assert int(cost["t"]) >= 2
                assert LOGIN["password"] not in stored

        asyncio.run(play())

    def test_a_wrong_login_is_told_like_a_wrong_password(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                await account(await Client(app).guest("Ana"))
                wrong = [{**LOGIN, "password": "something else"}, {**LOGIN, "login": "bob"}]
                answers = [await Client(app).post("/api/sessions", body) for body in wrong]
                assert answers[0].body == answers[1].body
                assert [answer.status for answer in answers] == [403, 403]

        asyncio.run(play())

    def test_a_login_there_is_not_is_hashed_all_the_same(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                people = site_of(app).people
                tried: list[str | None] = []
                fits = people._fits

                def noted(secret: str | None, password: str) -> bool:
                    tried.append(secret)
                    return fits(secret, password)

                monkeypatch.setattr(people, "_fits", noted)
                assert (await Client(app).post("/api/sessions", LOGIN)).status == 403
                assert tried == [None]

        asyncio.run(play())

    def test_cannot_be_tried_without_end(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, sign_ins=3) as app:
                ana = await Client(app).guest("Ana")
                tries = [await ana.post("/api/sessions", LOGIN) for _ in range(4)]
                assert [answer.status for answer in tries] == [403, 403, 403, 429]
                assert int(tries[3].headers["retry-after"]) > 0
                elsewhere = Client(app, "203.0.113.9")
                assert (await elsewhere.post("/api/sessions", LOGIN)).status == 403

        asyncio.run(play())

    def test_one_login_cannot_be_tried_from_everywhere(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path, sign_ins=1) as app:
                statuses = []
                for n in range(7):
                    client = Client(app, f"203.0.113.{n}")
                    statuses.append((await client.post("/api/sessions", LOGIN)).status)
                assert statuses == [403] * 5 + [429] * 2

        asyncio.run(play())

    def test_change_ends_every_other_session(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, thief = await Client(app).guest("Ana"), Client(app)
                await account(ana)
                assert (await thief.post("/api/sessions", LOGIN)).status == 204
                before = ana.cookie
                new = {"old": LOGIN["password"], "new": "battery staple"}
                wrong = await ana.post("/api/me/password", {**new, "old": "a guess, no more"})
                assert wrong.status == 403
                assert (await thief.get("/api/me")).status == 200
                assert (await ana.post("/api/me/password", new)).status == 204
                assert (await ana.get("/api/me")).status == 200
                assert (await thief.get("/api/me")).status == 401
                assert (await Client(app, cookie=before).get("/api/me")).status == 401
                assert (await Client(app).post("/api/sessions", LOGIN)).status == 403

        asyncio.run(play())

    def test_a_guest_has_none_to_change(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                body = {"old": "x", "new": "battery staple"}
                assert (await ana.post("/api/me/password", body)).status == 403

        asyncio.run(play())


class TestSessions:
    def test_cookie(self, tmp_path: Path) -> None:
        async def play() -> None:
            for secure in (False, True):
                folder = tmp_path / str(secure)
                folder.mkdir()
                async with running(folder, secure_cookies=secure) as app:
                    answer = await Client(app).post("/api/guests", {"name": "Ana"})
                    flags = answer.headers["set-cookie"].lower()
                    assert "httponly" in flags
                    assert "samesite=lax" in flags
                    assert "path=/" in flags
                    assert "domain" not in flags
                    assert ("secure" in flags) == secure

        asyncio.run(play())

    def test_only_the_hash_is_stored(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                async with site_of(app).database.read() as connection:
                    query = select(schema.sessions.c.token)
                    stored = list((await connection.execute(query)).scalars())
                assert stored == [hashed(ana.cookie)]
                assert len(ana.cookie) >= 32

        asyncio.run(play())

    def test_an_account_gets_another_token_than_its_guest(self, tmp_path: Path) -> None:
        """Who had put a known cookie into somebody's browser has nothing of the account."""

        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                planted = Client(app, cookie=ana.cookie)
                await account(ana)
                assert (await planted.get("/api/me")).status == 401
                assert (await ana.get("/api/me")).json()["login"] == "ana"

        asyncio.run(play())

    def test_signing_in_ends_the_one_before(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                await account(await Client(app).guest("Ana"))
                bob = await Client(app).guest("Bob")
                before = Client(app, cookie=bob.cookie)
                assert (await bob.post("/api/sessions", LOGIN)).status == 204
                assert (await bob.get("/api/me")).json()["name"] == "Ana"
                assert (await before.get("/api/me")).status == 401

        asyncio.run(play())

    def test_signing_out(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                kept = Client(app, cookie=ana.cookie)
                assert (await ana.ask("DELETE", "/api/sessions")).status == 204
                assert (await kept.get("/api/me")).status == 401

        asyncio.run(play())

    def test_end_after_a_year(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana = await Client(app).guest("Ana")
                async with site_of(app).database.write() as connection:
                    long_ago = schema.sessions.c.created - SESSION - 1
                    await connection.execute(update(schema.sessions).values(created=long_ago))
                assert (await ana.get("/api/me")).status == 401

        asyncio.run(play())

    @pytest.mark.parametrize("cookie", ["x", "' or 1=1 --", "a" * 4000, '"', "%00"])
    def test_nonsense_is_nobody(self, tmp_path: Path, cookie: str) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                assert (await Client(app, cookie=cookie).get("/api/me")).status == 401

        asyncio.run(play())


# Every way to touch a table: method, path, body. A stranger may not use one of them.
WAYS: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/updates", None),
    ("GET", "/chat", None),
    ("GET", "/record", None),
    ("GET", "/positions/0", None),
    ("GET", "/static_data", None),
    ("POST", "/hint", None),
    ("POST", "/chances", None),
    ("POST", "/warning", {"number": 3, "moves": ["pass"]}),
    ("POST", "/try", {"words": ["pass"]}),
    ("POST", "/review", {"start": True}),
    ("POST", "/chat", {"text": "hello"}),
    ("POST", "/reports", {"seat": 0, "reason": "rude"}),
    ("POST", "/blocks", {"seat": 0}),
    ("POST", "/join", {}),
    ("POST", "/leave", None),
    ("POST", "/link", None),
    ("POST", "/invitation", None),
    ("POST", "/seats/1", {"level": "greedy"}),
    ("POST", "/start", None),
    ("POST", "/play", {"number": 3, "word": "pass"}),
    ("POST", "/why", {"word": "pass"}),
    ("POST", "/undo", None),
    ("POST", "/undo/answer", {"yes": True}),
    ("POST", "/resign", {"level": "greedy"}),
    ("POST", "/close", None),
    ("POST", "/return", None),
    ("POST", "/limit", {"plant": "3", "most": 9}),
    ("POST", "/pass", None),
    ("DELETE", "/standing_orders/limit", None),
    ("GET", "/share", None),
    ("POST", "/share", None),
    ("DELETE", "/share", None),
]


class TestPrivateTables:
    @pytest.mark.parametrize("begun", [False, True])
    def test_are_closed_to_strangers(self, tmp_path: Path, begun: bool) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                eve, nobody = await Client(app).guest("Eve"), Client(app)
                other = (await new_table(eve, ["me", "open"]))["join"]
                if begun:
                    table = await started(ana, bob)
                else:
                    table = (await new_table(ana, ["me", "open"]))["table"]
                before = await site_of(app).rooms.get(table)
                for method, path, body in WAYS:
                    url = f"/api/tables/{table}{path}"
                    assert (await eve.ask(method, url, body)).status == 403, path
                    assert (await eve.ask(method, f"{url}?link={other}", body)).status == 403
                    assert (await nobody.ask(method, url, body)).status in (401, 403), path
                for query in ("", f"link={other}", "link=x"):
                    async with eve.live(table, query) as live:
                        assert not live.accepted
                for listing in ("/api/tables", "/api/me/tables"):
                    assert table.encode() not in (await eve.get(listing)).body
                assert await site_of(app).rooms.get(table) is before

        asyncio.run(play())

    def test_every_route_of_a_table_is_tried(self, tmp_path: Path) -> None:
        """A new route has to be added above."""

        async def play() -> set[tuple[str, str]]:
            async with running(tmp_path) as app:
                paths = app.openapi()["paths"]
            start = "/api/tables/{table}"
            found = set()
            for path, methods in paths.items():
                if path.startswith(start):
                    found |= {(method.upper(), path.removeprefix(start)) for method in methods}
            return found

        patterns = {"/positions/0": "/positions/{moves}", "/seats/1": "/seats/{seat}"}
        patterns["/standing_orders/limit"] = "/standing_orders/{kind}"
        tried = {(method, patterns.get(path, path)) for method, path, _ in WAYS}
        assert asyncio.run(play()) == tried

    def test_open_by_their_link(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, eve = await Client(app).guest("Ana"), Client(app)
                links = await new_table(ana, ["me", "open"])
                look = f"/api/tables/{links['table']}?link={links['join']}"
                assert (await eve.get(look)).status == 200
                async with eve.live(links["table"], f"link={links['join']}") as live:
                    assert live.accepted
                    assert live.position["seat"] is None

        asyncio.run(play())

    def test_who_leaves_is_sent_away(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                links = await new_table(ana, ["me", "open"])
                table = links["table"]
                await bob.post(f"/api/tables/{table}/join", {"link": links["join"]})
                async with bob.live(table) as live:
                    assert (await bob.post(f"/api/tables/{table}/leave")).status == 200
                    assert (await live.next("closed"))["type"] == "closed"
                async with bob.live(table) as again:
                    assert not again.accepted

        asyncio.run(play())


class TestLinks:
    def test_are_stored_as_hashes(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                links = await new_table(await Client(app).guest("Ana"), ["me", "open"])
                async with site_of(app).database.read() as connection:
                    table = (await connection.execute(select(schema.tables.c.link))).scalar_one()
                    by_seat = select(schema.seats.c.link).order_by(schema.seats.c.seat)
                    seats = (await connection.execute(by_seat)).scalars()
                    assert [table, *seats] == [hashed(x) for x in (links["join"], *links["seats"])]

        asyncio.run(play())

    @pytest.mark.parametrize("by", ["join", "seat"])
    @pytest.mark.parametrize("started", [False, True])
    def test_an_invitation_is_used_up_on_joining(
        self, tmp_path: Path, by: str, started: bool
    ) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                links = await new_table(ana, ["me", "open"])
                table, of_seat = links["table"], links["seats"][1]
                link = of_seat if by == "seat" else links["join"]
                sat = await bob.post("/api/links/take", {"link": link})
                assert (sat.status, sat.json()["seat"]) == (200, 1)
                if started:
                    assert (await ana.post(f"/api/tables/{table}/start")).status == 200
                eve = await Client(app).guest("Eve")  # Ana under another name
                assert (await eve.post("/api/links/take", {"link": of_seat})).status == 404
                refused = await eve.post("/api/links/take", {"link": links["join"]})
                assert refused.code == ("already_started" if started else "table_full")
                body = {"seat": 1, "link": links["join"]}
                assert (await eve.post(f"/api/tables/{table}/join", body)).status == 403
                assert (await eve.post(f"/api/tables/{table}/link")).status == 403
                assert (await bob.get(f"/api/tables/{table}")).json()["seat"] == 1

        asyncio.run(play())

    @pytest.mark.parametrize("started", [False, True])
    def test_ones_own_link_leads_back_until_it_is_replaced(
        self, tmp_path: Path, started: bool
    ) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                links = await new_table(ana, ["me", "open"])
                table = links["table"]
                await bob.post(f"/api/tables/{table}/join", {"link": links["join"]})
                own = (await bob.post(f"/api/tables/{table}/link")).json()["link"]
                if started:
                    await ana.post(f"/api/tables/{table}/start")
                for name in ("Bob's phone", "Bob's tablet"):
                    device = await Client(app).guest(name)
                    moved = await device.post("/api/links/take", {"link": own})
                    assert (moved.status, moved.json()["seat"]) == (200, 1)
                    assert moved.json()["seats"][1]["name"] == "Bob"
                assert (await bob.post(f"/api/tables/{table}/undo")).status == 403
                assert (await bob.post(f"/api/tables/{table}/link")).status == 403
                new = (await device.post(f"/api/tables/{table}/link")).json()["link"]
                assert (await bob.post("/api/links/take", {"link": own})).status == 404
                assert (await bob.post("/api/links/take", {"link": new})).status == 200

        asyncio.run(play())

    def test_ones_own_link_ends_when_another_has_the_seat(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                links = await new_table(ana, ["me", "open"])
                table, body = links["table"], {"link": links["join"]}
                await bob.post(f"/api/tables/{table}/join", body)
                own = (await bob.post(f"/api/tables/{table}/link")).json()["link"]
                await bob.post(f"/api/tables/{table}/leave")
                eva = await Client(app).guest("Eva")
                assert (await eva.post(f"/api/tables/{table}/join", body)).status == 200
                assert (await bob.post("/api/links/take", {"link": own})).status == 404

        asyncio.run(play())

    def test_only_the_hash_of_ones_own_link_is_stored(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
                links = await new_table(ana, ["me", "open"])
                table = links["table"]
                await bob.post(f"/api/tables/{table}/join", {"link": links["join"]})
                own = (await bob.post(f"/api/tables/{table}/link")).json()["link"]
                async with site_of(app).database.read() as connection:
                    of_bob = select(schema.seats.c.link).where(schema.seats.c.seat == 1)
                    assert (await connection.execute(of_bob)).scalar_one() == hashed(own)

        asyncio.run(play())

    def test_a_link_opens_its_own_table_only(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with running(tmp_path) as app:
                ana, eve = await Client(app).guest("Ana"), await Client(app).guest("Eve")
                one, two = [await new_table(ana, ["me", "open"]) for _ in range(2)]
                answer = await eve.get(f"/api/tables/{one['table']}?link={two['join']}")
                assert (answer.status, answer.code) == (403, "private_table")
                body = {"link": two["join"]}
                assert (await eve.post(f"/api/tables/{one['table']}/join", body)).status == 403

        asyncio.run(play())


def test_tables_of_one_person_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, tables_per_person=2, tables_in_all=3) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            body = {"game": "recharged", "seats": ["me", "open"]}
            mine = [await ana.post("/api/tables", body) for _ in range(3)]
            assert [answer.status for answer in mine] == [201, 201, 429]
            his = [await bob.post("/api/tables", body) for _ in range(2)]
            assert [answer.status for answer in his] == [201, 429]
            async with site_of(app).database.read() as connection:
                count = select(func.count()).select_from(schema.tables)
                assert (await connection.execute(count)).scalar_one() == 3

    asyncio.run(play())
