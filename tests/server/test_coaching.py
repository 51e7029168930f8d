"""Chances and warnings: from one's own view, where hints are allowed, after all bots."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from megavolt.server.bots.coaching import Spare
from megavolt.server.bots.lanes import Rank
from megavolt.server.bots.workers import Workers
from tests.server.asgi import Client, new_table, running, site_of, started


def slow(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, pause: Callable[[], Awaitable[object]]
) -> list[str]:
    """Every process answers after a pause; gives the questions it was asked."""
    asked: list[str] = []

    async def answer(question: Mapping[str, Any], limit: float) -> dict[str, Any]:
        asked.append(question["name"])
        await pause()
        return {"name": question["name"]}

    for worker in workers._all:
        monkeypatch.setattr(worker, "ask", answer)
    return asked


def named(name: str, level: str = "gauge") -> dict[str, str]:
    return {"name": name, "level": level}


def test_they_wait_for_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        workers = Workers(1, 1.0)
        asked = slow(workers, monkeypatch, lambda: asyncio.sleep(0.01))
        spare = Spare(workers)
        gauges = [asyncio.create_task(spare.ask(named("gauge"), n, 1.0)) for n in range(6)]
        await asyncio.sleep(0)
        for rank in (Rank.BOTS, Rank.PEOPLE, Rank.BOTS):
            gauges.append(asyncio.create_task(workers.ask(named(rank.name, "search"), 9, rank)))
        await asyncio.gather(*gauges)
        assert asked[:4] == ["gauge", "PEOPLE", "BOTS", "BOTS"]
        assert asked[4:] == ["gauge"] * 5

    asyncio.run(check())


def test_a_seat_has_one_at_a_time_and_the_newest_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        workers, free = Workers(4, 60.0), asyncio.Event()
        asked = slow(workers, monkeypatch, free.wait)
        spare = Spare(workers)
        tasks = []
        for name in ("first", "second", "third"):
            tasks.append(asyncio.create_task(spare.ask(named(name), "seat", 60.0)))
            await asyncio.sleep(0.001)
        assert asked == ["first"]
        free.set()
        assert await asyncio.gather(*tasks) == [{"name": "first"}, {}, {"name": "third"}]
        assert asked == ["first", "third"]
        assert not spare._newest

    asyncio.run(check())


def test_nobody_waits_beyond_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        workers = Workers(1, 1.0)
        asked = slow(workers, monkeypatch, lambda: asyncio.sleep(0.1))
        spare = Spare(workers)
        late = [spare.ask(named("late"), n, 0.02) for n in range(3)]
        assert await asyncio.gather(*late) == [{}, {}, {}]
        await asyncio.sleep(0.2)
        assert asked == ["late"]  # the others were not wanted any more when their turn came

    asyncio.run(check())


def test_only_players_ask_and_only_where_hints_are_allowed(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            strict = await started(ana, bob, hints=False)
            body = {"number": 1, "moves": ["pass"]}
            for path, sent in (("chances", None), ("warning", body)):
                url = f"/api/tables/{strict}/{path}"
                assert (await ana.post(url, sent)).code == "no_hints"
            public = (await new_table(ana, ["me", "open"], public=True))["table"]
            assert (await bob.post(f"/api/tables/{public}/chances")).code == "not_seated"
            assert (await ana.post(f"/api/tables/{public}/chances")).code == "not_playing"

    asyncio.run(check())


def test_too_many_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path, coach=1) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            url = f"/api/tables/{await started(ana, bob, hints=False)}/chances"
            assert (await ana.post(url)).code == "no_hints"
            refused = await ana.post(url)
            assert refused.status == 429
            assert refused.json()["error"]["facts"]["seconds"] >= 1

    asyncio.run(check())


@pytest.mark.slow
def test_chances_and_a_warning_of_a_real_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("megavolt.server.bots.coaching.CHANCES_WAIT", 30.0)
    monkeypatch.setattr("megavolt.server.bots.coaching.WARNING_WAIT", 30.0)
    # How much all of one's money for the first plant costs depends on the deal: here 0.4.
    monkeypatch.setattr("megavolt.server.tables.lobby._new_seed", lambda: 2)

    async def check() -> None:
        async with running(tmp_path) as app:
            ana, bob = await Client(app).guest("Ana"), await Client(app).guest("Bob")
            table = await started(ana, bob, game="cards")
            told = (await bob.post(f"/api/tables/{table}/chances")).json()
            room = await site_of(app).rooms.get(table)
            assert told["number"] == room.length
            assert sum(told["chances"]) == pytest.approx(1, abs=0.01)
            mover = ana if room.to_move == 0 else bob
            dear = max(room.legal(), key=lambda word: int([*word.split(), "0", "0"][2]))
            body = {"number": room.length, "moves": [dear]}
            answer = await mover.post(f"/api/tables/{table}/warning", body)
            assert answer.json()["warning"]["lost"] > 0.15
            assert answer.json()["warning"]["better"] in room.legal()
            again = {**body, "moves": ["nonsense"]}
            assert (await mover.post(f"/api/tables/{table}/warning", again)).status == 400
            stale = {**body, "number": 0}
            assert (await mover.post(f"/api/tables/{table}/warning", stale)).json() == {
                "warning": None
            }

    asyncio.run(check())
