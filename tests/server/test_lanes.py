"""Bot processes are shared fairly: nobody waits for all tables of somebody else."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from megavolt.server.bots.lanes import Lane, Rank
from megavolt.server.bots.workers import Workers


def served(workers: int, story: Callable[[Lane[int], list[str]], Awaitable[None]]) -> list[str]:
    """The owners in the order in which they got a worker."""

    async def run() -> list[str]:
        found: list[str] = []
        await story(Lane(list(range(workers))), found)
        return found

    return asyncio.run(run())


def ask(
    lane: Lane[int], found: list[str], owner: str, rank: Rank = Rank.PEOPLE
) -> "asyncio.Task[None]":
    async def work() -> None:
        async with lane.worker(owner, rank):
            found.append(owner)
            await asyncio.sleep(0.01)

    return asyncio.create_task(work())


def test_people_take_turns() -> None:
    async def story(lane: Lane[int], found: list[str]) -> None:
        tasks = [ask(lane, found, "ana") for _ in range(6)]
        await asyncio.sleep(0)
        tasks += [ask(lane, found, "bob") for _ in range(2)]
        await asyncio.gather(*tasks)

    assert served(1, story)[:4] == ["ana", "ana", "bob", "ana"]
    assert served(1, story).index("bob") == 2


def test_tables_without_people_wait() -> None:
    async def story(lane: Lane[int], found: list[str]) -> None:
        tasks = [ask(lane, found, "bots", rank=Rank.BOTS) for _ in range(5)]
        await asyncio.sleep(0)
        tasks += [ask(lane, found, "ana") for _ in range(3)]
        await asyncio.gather(*tasks)

    assert served(1, story) == ["bots", "ana", "ana", "ana", *["bots"] * 4]


def test_one_worker_is_left_for_people() -> None:
    async def story(lane: Lane[int], found: list[str]) -> None:
        tasks = [ask(lane, found, "bots", rank=Rank.BOTS) for _ in range(4)]
        await asyncio.sleep(0)
        tasks.append(ask(lane, found, "ana"))
        await asyncio.gather(*tasks)

    assert served(2, story)[:2] == ["bots", "ana"]


def test_who_gives_up_waiting_keeps_no_worker() -> None:
    async def story(lane: Lane[int], found: list[str]) -> None:
        first, second, third = (ask(lane, found, name) for name in ("ana", "bob", "cid"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)
        with pytest.raises(asyncio.CancelledError):
            await second

    assert served(1, story) == ["ana", "cid"]


def test_the_processes_ask_in_that_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person's tables of bots, and the search bot of somebody who plays."""

    async def check() -> None:
        workers = Workers(1, 1.0)
        found = []

        async def answer(question: dict[str, str], limit: float) -> dict[str, str]:
            found.append(question["name"])
            await asyncio.sleep(0.01)
            return {"word": "pass"}

        for worker in workers._all:
            monkeypatch.setattr(worker, "ask", answer)
        bots = [workers.ask({"level": "search", "name": "bots"}, 1, Rank.BOTS) for _ in range(10)]
        tasks = [asyncio.create_task(asking) for asking in bots]
        await asyncio.sleep(0)
        await workers.ask({"level": "search", "name": "ana"}, 2)
        assert found == ["bots", "ana"]
        await asyncio.gather(*tasks)
        assert workers.waiting == 0

    asyncio.run(check())
