"""Reviews of finished games: one after the other, in a process of its own, kept in the database."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from megavolt.server.bots.worker_process import WorkerProcess
from megavolt.server.errors import TooMany, Unready
from megavolt.server.operations.logs import log_event
from megavolt.server.storage import reviews
from megavolt.server.storage.database import Database

SILENCE = 120.0  # seconds without a sign of life after which a review is given up
LONGEST = 1800.0  # seconds that one may take on a busy machine
Data = dict[str, Any]


@dataclass
class Job:
    """A review that somebody has asked for and that is not there yet."""

    key: str  # the fingerprint of the game
    record: str
    asker: object
    percent: int | None = None  # none before it begins


@dataclass(frozen=True)
class Progress:
    """How far a review is: none asked for, some to be made before it, under way, or there."""

    state: Literal["none", "waiting", "running", "done"]
    ahead: int = 0
    percent: int = 0
    data: Data | None = None


class Reviews:
    """Those that are under way here; any other process may have some of its own."""

    def __init__(self, database: Database, now: Callable[[], float], most: int) -> None:
        self.database = database
        self.now = now
        self.most = most  # that wait at once; 0: none are made
        self._jobs: dict[str, Job] = {}  # in the order in which they are made
        self._failed: set[str] = set()  # and nobody has been told yet
        self._working: asyncio.Task[None] | None = None
        self._worker = WorkerProcess("megavolt.server.bots.review_worker")

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    async def look(self, key: str) -> Progress:
        """How far it is. Raises Unready if it could not be made."""
        job = self._jobs.get(key)
        if job is not None:
            if job.percent is not None:
                return Progress("running", percent=job.percent)
            return Progress("waiting", ahead=list(self._jobs).index(key))
        if key in self._failed:
            self._failed.discard(key)
            raise Unready("review_failed")
        async with self.database.read() as connection:
            data = await reviews.review_of(connection, key)
        return Progress("none") if data is None else Progress("done", percent=100, data=data)

    async def ask(self, key: str, record: str, asker: object) -> Progress:
        """The same; what nobody has asked for yet is begun, or waits for its turn."""
        found = await self.look(key)
        if key in self._jobs:  # somebody else was faster
            return await self.look(key)
        if found.state != "none":
            return found
        if any(job.asker == asker for job in self._jobs.values()):
            raise TooMany("review_running")
        if len(self._jobs) >= self.most:
            raise TooMany("reviews_full")
        self._jobs[key] = Job(key, record, asker)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return await self.look(key)

    async def close(self) -> None:
        """Stop; what is not done can be asked for again."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    # ---- the work

    async def _work(self) -> None:
        """Make one after the other until there is none left; then the process goes."""
        try:
            while self._jobs:
                await self._make(next(iter(self._jobs.values())))
        finally:
            await self._worker.stop()

    async def _make(self, job: Job) -> None:
        job.percent = 0
        began = self.now()
        try:
            async with asyncio.timeout(LONGEST):
                data = await self._review(job)
            async with self.database.write() as connection:
                await reviews.store(connection, job.key, data, self.now())
            log_event("review", seconds=round(self.now() - began, 1), game=data["game"])
        except Exception as problem:  # the next one must have its turn
            self._failed.add(job.key)
            await self._worker.stop()
            log_event("review failed", logging.ERROR, problem)
        finally:
            self._jobs.pop(job.key, None)

    async def _review(self, job: Job) -> Data:
        async with asyncio.timeout(SILENCE):
            told = await self._worker.ask({"record": job.record})
        while "review" not in told:
            job.percent = told["percent"]
            async with asyncio.timeout(SILENCE):
                told = await self._worker.next_line()
        review: Data = told["review"]
        return review
