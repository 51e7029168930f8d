"""Who gets a bot process next: people take turns, tables without people wait for those with, and
what can be done without waits for all of them.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from typing import Generic, TypeVar

W = TypeVar("W")


class Rank(Enum):
    """Who goes first."""

    PEOPLE = 0
    BOTS = 1  # tables at which no person plays
    SPARE = 2  # what nobody waits for


class Turns(Generic[W]):
    """Those who wait, by owner: the owner served longest ago is next, whoever asks how often."""

    def __init__(self) -> None:
        self._of: OrderedDict[object, deque[asyncio.Future[W]]] = OrderedDict()

    def add(self, owner: object, turn: "asyncio.Future[W]") -> None:
        self._of.setdefault(owner, deque()).append(turn)

    def next(self) -> "asyncio.Future[W] | None":
        """The next that still waits."""
        while self._of:
            owner, waiting = self._of.popitem(last=False)
            turn = waiting.popleft()
            if waiting:
                self._of[owner] = waiting
            if not turn.done():
                return turn
        return None


class Lane(Generic[W]):
    """Some workers, shared fairly."""

    def __init__(self, workers: Sequence[W]) -> None:
        self._free = list(workers)
        self._count = len(workers)
        self._turns: dict[Rank, Turns[W]] = {rank: Turns() for rank in Rank}

    @asynccontextmanager
    async def worker(self, owner: object, rank: Rank) -> AsyncIterator[W]:
        """One worker, as soon as it is this owner's turn."""
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._turns[rank].add(owner, turn)
        self._hand_out()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came too late
                self._give_back(turn.result())
            raise
        try:
            yield worker
        finally:
            self._give_back(worker)

    def _give_back(self, worker: W) -> None:
        self._free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free:
            turn = self._next()
            if turn is None:
                return
            turn.set_result(self._free.pop())

    def _next(self) -> "asyncio.Future[W] | None":
        turn = self._turns[Rank.PEOPLE].next()
        # One worker is kept for people where there are several.
        if turn is None and (len(self._free) > 1 or self._count == 1):
            turn = self._turns[Rank.BOTS].next() or self._turns[Rank.SPARE].next()
        return turn
