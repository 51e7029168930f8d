"""A client that is cut off while its move is stored leaves a table that everybody sees alike."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from megavolt.core.decision import words_of
from megavolt.server.storage.journal import Addition
from tests.server.asgi import Client, Live, running, site_of, started


def test_a_stored_move_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            rooms = site_of(app).rooms
            journal = rooms.database.journal
            store, stored, gone = journal.store, asyncio.Event(), asyncio.Event()

            async def slow(addition: Addition) -> bool:
                done = await store(addition)
                stored.set()
                await gone.wait()
                return done

            monkeypatch.setattr(journal, "store", slow)
            first = (await rooms.get(table)).to_move
            mover, other = (ana, bob) if first == 0 else (bob, ana)
            async with other.live(table) as watching:
                async with mover.live(table) as live:
                    number, word = live.position["number"], words_of(live.position["decision"])[0]
                    live.send({"type": "play", "number": number, "word": word})
                    await asyncio.wait_for(stored.wait(), 10)
                    for subscriber in site_of(app).hub._at[table].here:
                        if subscriber.seat == first:
                            subscriber.cut_off()  # as if it could not keep up
                    assert (await live.next("closed"))["type"] == "closed"
                gone.set()
                known = await watching.until(lambda known: known["number"] > number)
                assert known["moves"] == 1

    asyncio.run(play())


class HangsUp(Live):
    """A client that is gone before it has heard a word."""

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            raise OSError("nobody there")
        await super()._sent(message)


def test_nobody_there_to_hear_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            live = HangsUp(ana)
            scope = ana._scope("websocket", f"/api/tables/{table}/live", {})
            task = asyncio.create_task(live.run(scope))
            await live.begin()
            await asyncio.wait_for(task, 10)
            assert live.accepted
            assert site_of(app).hub.connections() == 0

    asyncio.run(play())
    assert "failed" not in [record.getMessage() for record in caplog.records]


def test_no_part_of_it_is_left_when_the_server_stops(tmp_path: Path) -> None:
    """A second server on the same database knows every move the first one has answered."""

    async def play() -> tuple[str, int, Client]:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob)
            first = (await site_of(app).rooms.get(table)).to_move
            mover = ana if first == 0 else bob
            async with mover.live(table) as live:
                word = words_of(live.position["decision"])[0]
                live.send({"type": "play", "number": live.position["number"], "word": word})
                answered = await live.next("answer")
            return table, int(answered["number"]), ana

    async def look(table: str, ana: Client) -> int:
        async with running(tmp_path) as app:
            again = Client(app, cookie=ana.cookie)
            return int((await again.get(f"/api/tables/{table}")).json()["number"])

    table, number, ana = asyncio.run(play())
    assert asyncio.run(look(table, ana)) == number
