"""The processes in which bots think. A bot that hangs is killed with its process, and no other."""

import asyncio
import json
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any

from megavolt.server.bots.lanes import Lane, Rank

QUICK = ("random", "greedy", "planner")  # answer at once: they never wait for those that think
GRACE = 5.0  # seconds beyond its limit before a process counts as hanging
Thought = Callable[[str, float, str], None]  # the level, how long it took, what went wrong
LINE_LIMIT = 4 * 1024 * 1024


class Worker:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, question: Mapping[str, Any], limit: float) -> dict[str, Any]:
        try:
            return await asyncio.wait_for(self._ask(question), limit + GRACE)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as problem:
            await self.stop()
            word = Random(question["seed"]).choice(question["legal"])
            return {"word": word, "fault": f"{type(problem).__name__}: {problem}"}

    async def _ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "megavolt.server.bots.bot_worker",
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE_LIMIT, start_new_session=True,
            )  # fmt: skip
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readuntil(b"\n")
        found: dict[str, Any] = json.loads(line)
        return found

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


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
