"""Making and measuring maps for people: one after the other, in a process of its own."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from megavolt.core.errors import MegavoltError, OptionError
from megavolt.server.bots.worker_process import WorkerProcess
from megavolt.server.errors import TooMany, Unready
from megavolt.server.front.limits import OneEach
from megavolt.server.operations.logs import log_event

LONGEST = 40.0  # seconds that one question may take on a busy machine
Data = dict[str, Any]


class MapMaking:
    def __init__(self, most: int) -> None:
        self.most = most  # that wait at once; 0: none are made
        self.waiting = 0
        self._turn = asyncio.Lock()
        self._each = OneEach()
        self._worker = WorkerProcess("megavolt.server.bots.map_worker")

    async def ask(self, question: Mapping[str, Any], asker: object) -> Data:
        """What map_worker.py answers. Raises what it refuses, TooMany or Unready."""
        if self.waiting >= self.most:
            raise TooMany("maps_full")
        with self._each.hold((question["do"], asker), TooMany("map_running")):
            self.waiting += 1
            try:
                async with self._turn:
                    found = await self._answer(question)
            finally:
                self.waiting -= 1
        if "error" in found:
            raise _refusal(found["error"])
        return found

    async def close(self) -> None:
        await self._worker.stop()

    async def _answer(self, question: Mapping[str, Any]) -> Data:
        try:
            async with asyncio.timeout(LONGEST):
                return await self._worker.ask(question)
        except asyncio.CancelledError:
            await self._worker.stop()  # its answer would be taken for that to the next question
            raise
        except Exception as problem:
            await self._worker.stop()
            log_event("making a map failed", logging.ERROR, problem)
            raise Unready("map_failed") from None


def _refusal(error: Mapping[str, Any]) -> MegavoltError:
    return OptionError(str(error["code"]), **error["facts"])
