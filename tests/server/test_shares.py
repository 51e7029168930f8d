"""Finished games by a public link."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from megavolt.server import app as application
from megavolt.server.tables import log
from megavolt.server.tables.room import OVER
from megavolt.server.tables.rooms import Draft
from tests.server.asgi import Client, running, site_of

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "pages.json"


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that is only a first page."""
    folder = tmp_path / "static"
    folder.mkdir()
    page = "<html><head><title>Megavolt</title></head></html>"
    (folder / "index.html").write_text(page)
    (folder / "pages.json").write_text(PAGES.read_text(encoding="utf-8"))
    monkeypatch.setattr(application, "STATIC", folder)


async def started(*people: Client, game: str = "blackout") -> str:
    """A private table where these people sit."""
    seats = ["me", *("open" for _ in people[1:])]
    made = (await people[0].post("/api/tables", {"game": game, "seats": seats})).json()
    for person in people[1:]:
        await person.post(f"/api/tables/{made['table']}/join", {"link": made["join"]})
    await people[0].post(f"/api/tables/{made['table']}/start")
    return str(made["table"])


async def played(app: FastAPI, table: str) -> None:
    """To the end, by the most modest moves, stored at once."""
    rooms = site_of(app).rooms
    async with rooms.writing(table) as room:
        ahead, drafts = room.fork(), []
        while ahead.status != OVER:
            word, seat = ahead.legal()[-1], ahead.to_move
            data: dict[str, object] = {"word": word, "by": "person"}
            ahead.apply(log.Entry(ahead.length + 1, log.MOVE, seat, rooms.now(), data))
            drafts.append(Draft(log.MOVE, seat, data))
        await rooms.append(room, drafts)


def told(tmp_path: Path, story: Callable[..., Awaitable[None]], **settings: Any) -> None:
    """A story of Ana and Bob, who have played a game, and Eve, who has no account."""

    async def run() -> None:
        async with running(tmp_path, **settings) as app:
            ana, bob = await Client(app).guest("Ana", "pl"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            await played(app, table)
            await story(app, table, ana, bob, Client(app))

    asyncio.run(run())


async def shared(person: Client, table: str) -> str:
    answer = await person.post(f"/api/tables/{table}/share")
    assert answer.status == 200, answer.body
    return str(answer.json()["token"])


def test_whoever_has_the_link_sees_the_whole_game_without_an_account(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        assert (await eve.get(f"/api/tables/{table}")).status == 403
        token = await shared(ana, table)
        found = (await eve.get(f"/api/shared/{token}")).json()
        position = found["position"]
        assert [seat["name"] for seat in position["seats"]] == ["Ana", "Bob"]
        assert (position["status"], position["seat"], position["table"]) == ("over", None, "")
        assert position["outcome"]["ranks"]
        path = f"/api/shared/{token}/positions?first=2&last=4&seat=1"
        past = (await eve.get(path)).json()
        assert [one["moves"] for one in past] == [2, 3, 4]
        assert past[0]["view"]["seat"] == 1
        beyond = f"/api/shared/{token}/positions?first=0&last={position['moves'] + 1}"
        assert (await eve.get(beyond)).code == "no_such_position"
        record = await eve.get(f"/api/shared/{token}/record")
        assert record.body.startswith(b"megavolt record")
        assert (await eve.get(f"/api/tables/{table}")).status == 403

    told(tmp_path, story)


def test_everybody_who_sat_there_has_the_same_link_and_can_take_it_back(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        path = f"/api/tables/{table}/share"
        assert (await bob.get(path)).json() == {"allowed": True, "token": None}
        token = await shared(ana, table)
        assert len(token) >= 32
        assert await shared(bob, table) == token
        assert (await bob.get(path)).json()["token"] == token
        assert (await bob.ask("DELETE", path)).status == 204
        assert (await eve.get(f"/api/shared/{token}")).code == "no_shared_game"
        assert await shared(ana, table) != token

    told(tmp_path, story)


def test_nobody_else_can_share_a_game(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        path = f"/api/tables/{table}/share"
        for method in ("GET", "POST", "DELETE"):
            assert (await eve.ask(method, path)).status == 401
        await eve.guest("Eve")
        for method in ("GET", "POST", "DELETE"):
            assert (await eve.ask(method, path)).code == "not_your_game"
        assert (await eve.get(f"/api/shared/{token}")).status == 200

    told(tmp_path, story)


def test_a_game_that_is_not_played_to_its_end_has_no_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            path = f"/api/tables/{table}/share"
            assert (await ana.post(path)).code == "share_before_end"
            for person in (ana, bob):
                await person.post(f"/api/tables/{table}/resign", {"level": "random"})
            assert (await ana.post(f"/api/tables/{table}/close")).status == 200
            assert (await ana.post(path)).code == "share_before_end"

    asyncio.run(story())


def test_the_host_of_the_server_can_turn_links_off(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        site_of(app).shares.allowed = False
        path = f"/api/tables/{table}/share"
        assert (await ana.get(path)).json() == {"allowed": False, "token": None}
        assert (await ana.post(path)).code == "sharing_is_off"
        for part in ("", "/record", "/picture.png", "/positions?first=0&last=0"):
            assert (await eve.get(f"/api/shared/{token}{part}")).status == 404

    told(tmp_path, story)


def test_a_link_goes_with_whoever_leaves_the_server(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        assert (await bob.post("/api/me/leave", {"password": ""})).status == 204
        assert (await eve.get(f"/api/shared/{token}")).status == 404
        again = (await eve.get(f"/api/shared/{await shared(ana, table)}")).json()
        assert "Bob" not in str(again["position"]["seats"])

    told(tmp_path, story)


def test_pictures_are_drawn_once_and_not_too_often(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        site_of(app).rate_limits.pictures.rate = 0  # however slow the machine is
        for kind, start in (("png", b"\x89PNG"), ("svg", b"<svg")):
            first = await eve.get(f"/api/shared/{token}/picture.{kind}")
            assert first.body.startswith(start)
            assert first.headers["cross-origin-resource-policy"] == "cross-origin"
            assert "max-age" in first.headers["cache-control"]
            again = await eve.get(f"/api/shared/{token}/picture.{kind}")
            assert again.body == first.body
        assert "Blackout" in first.body.decode()
        assert "Punkty" in first.body.decode()  # in the language of whoever made the link
        site_of(app).pictures._kept.clear()
        assert (await eve.get(f"/api/shared/{token}/picture.svg")).status == 429

    told(tmp_path, story, pictures=2)


@pytest.mark.usefixtures("static")
def test_the_page_of_a_link_tells_what_previews_ask_for(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        answer = await eve.get(f"/shared/{token}")
        assert answer.status == 200
        page = answer.body.decode()
        tags = dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page))
        assert "<title>Blackout · Megavolt</title>" in page
        assert tags["og:title"] == "Blackout"
        assert re.fullmatch(r"Wygrywa\w*:? .*", tags["og:description"])
        assert tags["og:image"] == f"http://table.example/api/shared/{token}/picture.png"
        assert tags["twitter:card"] == "summary_large_image"
        assert tags["robots"] == "noindex"
        for path in ("/shared/unknown", "/embed/unknown", "/shared/"):
            missing = await eve.get(path)
            assert missing.status == 404
            assert b"og:title" not in missing.body

    told(tmp_path, story)


@pytest.mark.usefixtures("static")
def test_only_a_shared_game_may_be_shown_in_a_frame(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        framed = await eve.get(f"/embed/{token}")
        assert framed.status == 200
        assert "frame-ancestors *" in framed.headers["content-security-policy"]
        assert "x-frame-options" not in framed.headers
        for path in (
            f"/shared/{token}",
            "/",
            "/embed",
            f"/embed/{token}/more",
            f"/api/shared/{token}",
        ):
            other = await eve.get(path)
            assert "frame-ancestors 'none'" in other.headers["content-security-policy"], path
            assert other.headers["x-frame-options"] == "DENY", path

    told(tmp_path, story)


def test_an_old_finished_game_goes_with_its_link(tmp_path: Path) -> None:
    async def story(app: FastAPI, table: str, ana: Client, bob: Client, eve: Client) -> None:
        token = await shared(ana, table)
        site = site_of(app)
        now = site.rooms.now
        site.rooms.now = lambda: now() + 800 * 24 * 3600.0
        await site.expiry.expire()
        assert (await eve.get(f"/api/shared/{token}")).status == 404

    told(tmp_path, story)
