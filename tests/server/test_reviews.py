"""Reviews of finished games: who may ask, how they wait, and that they are kept."""

import asyncio
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from megavolt import Match
from megavolt.bots.review_data import Data
from megavolt.server.bots import review_worker
from megavolt.server.bots.reviews import Job, Reviews
from megavolt.server.errors import TooMany, Unready
from megavolt.server.site import Site
from megavolt.server.storage import reviews as stored
from megavolt.server.storage.reviews import fingerprint
from tests.server.client import Browser, browser
from tests.server.tables import guests, play_on, table_of, until, with_site


@cache
def ending(seed: int = 3) -> str:
    """A record that begins a few moves before the end of a game."""
    match = Match.new("blackout", ["Ana", "Bob"], seed=seed)
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    before = match.at(len(match.actions) - 12)
    short = Match.new("blackout", ["Ana", "Bob"], seed=seed, setup=before.position())
    while not short.over:
        short.play(rng.choice(short.legal()))
    return short.record()


@cache
def review() -> Data:
    found: Data = list(review_worker.answers(ending()))[-1]["review"]
    return found


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Browser]:
    with browser(tmp_path) as found:
        yield found


def _until_done(ana: Browser, path: str, **body: object) -> Data:
    for _ in range(600):
        status, found = ana.post(path, **body)
        assert status == 200, found
        if found["state"] == "done":
            return dict(found["review"])
        time.sleep(0.05)
    raise AssertionError("the review did not come")


@pytest.mark.slow
def test_a_record_is_reviewed_once_and_kept(ana: Browser) -> None:
    text = ending()
    assert ana.post("/api/records/review", text=text, start=False)[1]["state"] == "none"
    first = _until_done(ana, "/api/records/review", text=text)
    assert (first["game"], first["seats"]) == ("blackout", ["Ana", "Bob"])
    assert first["stages"][-1]["phase"] == "over"
    others = text.replace('"Ana", "Bob"', '"Eva", "Leo"')
    status, again = ana.post("/api/records/review", text=others, start=False)
    assert (status, again["state"]) == (200, "done")
    assert again["review"]["seats"] == ["Eva", "Leo"]
    assert again["review"]["stages"] == first["stages"]


def test_progress_is_told_and_the_review_comes_last() -> None:
    told = list(review_worker.answers(ending()))
    percents = [answer["percent"] for answer in told[:-1]]
    assert percents == sorted(set(percents))
    assert "seats" not in told[-1]["review"]


def test_the_fingerprint_is_that_of_the_game_not_of_its_players() -> None:
    text = ending()
    assert fingerprint(text) == fingerprint(text.replace('"Ana"', '"Eva"'))
    assert fingerprint(text) != fingerprint(ending(4))


def test_only_finished_games_are_reviewed(ana: Browser) -> None:
    match = Match.new("cards", ["Ana", "Bob"], seed=1)
    status, found = ana.post("/api/records/review", text=match.record())
    assert (status, found["error"]["code"]) == (403, "review_unfinished")
    made = ana.named("Ana").table("cards", "me", "greedy", start=True)
    status, found = ana.post(f"/api/tables/{made['table']}/review")
    assert (status, found["error"]["code"]) == (403, "review_unfinished")
    status, found = ana.another().post(f"/api/tables/{made['table']}/review")
    assert (status, found["error"]["code"]) == (403, "private_table")


class Slow(Reviews):
    """Reviews that are made when the test wants it."""

    def begin(self) -> None:
        self.gate = asyncio.Event()

    async def _review(self, job: Job) -> Data:
        await self.gate.wait()
        if job.record == "broken":
            raise OSError("the process is gone")
        return review()


async def _slow(site: Site, most: int = 20) -> Slow:
    slow = Slow(site.database, site.rooms.now, most)
    slow.begin()
    return slow


def test_one_each_at_a_time_and_not_too_many(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        slow = await _slow(site, most=2)
        assert (await slow.ask("a", "", 1)).state in ("waiting", "running")
        with pytest.raises(TooMany, match="still under way"):
            await slow.ask("b", "", 1)
        waiting = await slow.ask("b", "", 2)
        assert (waiting.state, waiting.ahead) == ("waiting", 1)
        with pytest.raises(TooMany, match="Too many games"):
            await slow.ask("c", "", 3)
        assert (await slow.ask("a", "", 3)).state == "running"  # somebody else's, to be shared
        slow.gate.set()
        await until(lambda: not slow.waiting)
        assert [(await slow.look(key)).state for key in "abc"] == ["done", "done", "none"]
        await slow.close()

    with_site(tmp_path, story)


def test_one_that_fails_is_told_once_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        slow = await _slow(site)
        slow.gate.set()
        await slow.ask("a", "broken", 1)
        await until(lambda: not slow.waiting)
        with pytest.raises(Unready, match="could not be completed"):
            await slow.look("a")
        assert (await slow.look("a")).state == "none"
        await slow.ask("a", "", 1)
        await until(lambda: not slow.waiting)
        assert (await slow.look("a")).state == "done"
        await slow.close()

    with_site(tmp_path, story)


def test_what_a_server_that_stops_has_begun_can_be_asked_for_again(tmp_path: Path) -> None:
    async def stopped(site: Site) -> None:
        slow = await _slow(site)
        await slow.ask("a", "", 1)
        await slow.close()

    async def again(site: Site) -> str:
        return (await site.reviews.look("a")).state

    with_site(tmp_path, stopped)
    assert with_site(tmp_path, again) == "none"


def test_old_reviews_go_with_old_games(tmp_path: Path) -> None:
    async def story(site: Site) -> Any:
        now = site.rooms.now()
        async with site.database.write() as connection:
            await stored.store(connection, "old", review(), now - 3 * 24 * 3600)
            await stored.store(connection, "new", review(), now)
        await site.expiry.expire()
        return [(await site.reviews.look(key)).state for key in ("old", "new")]

    assert with_site(tmp_path, story, expire_finished=2.0) == ["none", "done"]


@pytest.mark.slow
def test_the_players_of_a_table_see_its_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: Reviews, job: Job) -> Data:
        return {**review(), "findings": []}  # its moves are those of another game

    monkeypatch.setattr(Reviews, "_review", at_once)

    async def played(site: Site) -> str:
        people = await guests(site, "Ana", "Bob")
        links = await table_of(site, people, "cards")
        room = await play_on(site, links.table, people, 5_000)
        assert room.outcome() is not None
        return links.table

    table = with_site(tmp_path, played)
    with browser(tmp_path) as cid:
        path = f"/api/tables/{table}/review"
        assert cid.post(path, start=False)[1]["state"] == "none"
        assert _until_done(cid, path)["seats"] == ["Ana", "Bob"]
