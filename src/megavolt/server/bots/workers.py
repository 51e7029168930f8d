"""The processes in which bots think. A bot that hangs is killed with its process, and no other."""

import asyncio
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from megavolt.server.bots.lanes import Lane, Rank
from megavolt.server.bots.worker_process import WorkerProcess

# These answer at once: they never wait for those that think.
QUICK = ("random", "greedy", "planner", "neural:easy", "neural:club", "neural:master")
GRACE = 5.0  # seconds beyond its limit before a process counts as hanging
Thought = Callable[[str, float, str], None]  # the level, how long it took, what went wrong


class Worker:
    """One process in which bots think."""

    def __init__(self) -> None:
        self._process = WorkerProcess("megavolt.server.bots.bot_worker")

    async def stop(self) -> None:
        await self._process.stop()

    async def ask(self, question: Mapping[str, Any], limit: float) -> dict[str, Any]:
        try:
            return await asyncio.wait_for(self._process.ask(question), limit + GRACE)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as problem:
            await self.stop()
            word = Random(question["seed"]).choice(question["legal"])
            return {"word": word, "fault": f"{type(problem).__name__}: {problem}"}


class Workers:
    """Quick bots have their own processes, so that a slow one does not delay them."""

    def __init__(self, count: int, think: float) -> None:
        self.think = think
        self._all = [Worker() for _ in range(max(2, count + 1))]
        self._quick, self._slow = Lane(self._all[:1]), Lane(self._all[1:])
        self.waiting = 0
        self.thought: list[Thought] = []

    async def ask(
        self,
        question: Mapping[str, Any],
        owner: object = None,
        rank: Rank = Rank.PEOPLE,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> dict[str, Any]:
        """A bot's answer: `word`, and `fault` if something went wrong with the bot.

        Owners of a rank take turns. What is no longer wanted when its turn comes is not asked.
        """
        lane = self._quick if question["level"] in QUICK else self._slow
        start = time.monotonic()
        self.waiting += 1
        waits = True
        try:
            async with lane.worker(owner, rank) as worker:
                self.waiting -= 1
                waits = False
                if not is_wanted():
                    return {}
                answer = await worker.ask(question, self.think)
        finally:
            self.waiting -= waits
        for listener in self.thought:
            listener(question["level"], time.monotonic() - start, str(answer.get("fault", "")))
        return answer

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))
