"""A process of this program that takes questions and answers as lines of JSON."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

LINE_LIMIT = 4 * 1024 * 1024


class WorkerProcess:
    """Started when it is first asked, and again after it has ended."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._process: Process | None = None

    async def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The first line of its answer."""
        if self._process is None or self._process.returncode is not None:
            self._process = await self._started()
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(question).encode() + b"\n")
        await self._process.stdin.drain()
        return await self.next_line()

    async def next_line(self) -> dict[str, Any]:
        """One more line of the answer to what was asked last."""
        assert self._process is not None
        assert self._process.stdout is not None
        found: dict[str, Any] = json.loads(await self._process.stdout.readuntil(b"\n"))
        return found

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _started(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module,
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE_LIMIT, start_new_session=True,
        )  # fmt: skip
