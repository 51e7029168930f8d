"""Making and measuring maps for people: one after the other, in a process of its own."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from megavolt.core.errors import MegavoltError, OptionError
from megavolt.server.errors import TooMany, Unready
from megavolt.server.front.limits import OneEach
from megavolt.server.operations.logs import log_event

LONGEST = 40.0  # seconds that one question may take on a busy machine
LINE_LIMIT = 4 * 1024 * 1024
Data = dict[str, Any]


class MapMaking:
    def __init__(self, most: int) -> None:
        self.most = most  # that wait at once; 0: none are made
        self.waiting = 0
        self._turn = asyncio.Lock()
        self._each = OneEach()
        self._process: Process | None = None

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
        await self._stop()

    async def _answer(self, question: Mapping[str, Any]) -> Data:
        try:
            async with asyncio.timeout(LONGEST):
                return await self._asked(question)
        except asyncio.CancelledError:
            await self._stop()  # its answer would be taken for that to the next question
            raise
        except Exception as problem:
            await self._stop()
            log_event("making a map failed", logging.ERROR, problem)
            raise Unready("map_failed") from None

    async def _asked(self, question: Mapping[str, Any]) -> Data:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "megavolt.server.bots.map_worker",
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE_LIMIT, start_new_session=True,
            )  # fmt: skip
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        found: Data = json.loads(await process.stdout.readuntil(b"\n"))
        return found

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _refusal(error: Mapping[str, Any]) -> MegavoltError:
    return OptionError(str(error["code"]), **error["facts"])
