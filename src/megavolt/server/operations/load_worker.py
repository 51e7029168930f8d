"""A process full of clients: people who think a while, then make any legal move.

On stdin a plan as one line of JSON; "ready" on stdout when everybody sits; after a line on stdin
they play; at the end what was measured, as one line of JSON.
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from random import Random

import httpx

from megavolt.core.decision import words_of
from megavolt.server.client import Body, Client, Refused, Seat

WARM_UP = 2.0  # seconds of play before measuring
AT_ONCE = 8  # tables being made at a time


@dataclass(frozen=True)
class LoadPlan:
    url: str
    games: Sequence[str]
    tables: int
    seats: int
    seconds: float
    think: float  # mean seconds before a move; 0: as quick as possible
    seed: int


@dataclass
class Measured:
    """Seconds from sending a move to its answer, and until each other seat knew of it."""

    answers: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    games_over: int = 0
    reconnects: int = 0
    errors: dict[str, int] = field(default_factory=dict)

    def note_error(self, name: str) -> None:
        self.errors[name] = self.errors.get(name, 0) + 1


class LoadTable:
    """The people of one table, and when each move was sent."""

    def __init__(self, load: "Load", table_id: str, tokens: Sequence[str]) -> None:
        self.load = load
        self.seats = [
            Seat([load.plan.url], table_id, token, lambda message, n=n: self._heard(n, message))  # type: ignore[misc]
            for n, token in enumerate(tokens)
        ]
        self._sent: tuple[int, int, float] = (0, 0, 0.0)  # the number a move will have, who, when

    def _heard(self, seat: int, message: Body) -> None:
        number, by, at = self._sent
        if message["type"] == "update" and message["number"] == number and seat != by:
            self.load.note(self.load.measured.updates, at)

    async def open(self) -> None:
        for seat in self.seats:
            await seat.open()

    async def play(self) -> None:
        """A whole game; everybody leaves at the end."""
        try:
            await asyncio.gather(*(self._play(n) for n in range(len(self.seats))))
        finally:
            self.load.measured.reconnects += sum(seat.connections - 1 for seat in self.seats)
            await asyncio.gather(*(seat.close() for seat in self.seats))

    async def _play(self, n: int) -> None:
        seat, load = self.seats[n], self.load
        while (position := await seat.my_turn()) is not None:
            if load.plan.think:
                await asyncio.sleep(load.rng.expovariate(1 / load.plan.think))
            at = time.monotonic()
            self._sent = position["number"] + 1, n, at
            try:
                await seat.play(load.rng.choice(words_of(position["decision"])))
                load.note(load.measured.answers, at)
            except Refused as refusal:
                load.measured.note_error(refusal.code)


class Load:
    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.measured = Measured()
        self.rng = Random(plan.seed)
        self._from = self._to = float("inf")

    def note(self, where: list[float], start: float) -> None:
        if self._from <= start < self._to:
            where.append(time.monotonic() - start)

    async def run(self) -> Measured:
        async with Client(self.plan.url) as client:
            making = asyncio.Semaphore(AT_ONCE)

            async def one(n: int) -> LoadTable:
                async with making:
                    return await self._new_table(client, n)

            tables = await asyncio.gather(*(one(n) for n in range(self.plan.tables)))
            gc.freeze()  # pauses of the measuring process would count as the server's
            gc.disable()
            print("ready", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
            self._from = time.monotonic() + WARM_UP
            self._to = self._from + self.plan.seconds
            keeping = [self._keep_playing(client, n, table) for n, table in enumerate(tables)]
            tasks = [asyncio.create_task(coroutine) for coroutine in keeping]
            await asyncio.sleep(WARM_UP + self.plan.seconds)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.measured

    async def _new_table(self, client: Client, n: int) -> LoadTable:
        tokens = [await client.guest(f"Player {seat + 1}") for seat in range(self.plan.seats)]
        game = self.plan.games[n % len(self.plan.games)]
        seats = ["me"] + ["open"] * (self.plan.seats - 1)
        made = await client.create(tokens[0], game, seats)
        for token in tokens[1:]:
            await client.join(token, made["table"], made["join"])
        await client.start(tokens[0], made["table"])
        table = LoadTable(self, made["table"], tokens)
        await table.open()
        return table

    async def _keep_playing(self, client: Client, n: int, table: LoadTable) -> None:
        """One live table: when a game is over, the next one begins."""
        while True:
            try:
                await table.play()
                self.measured.games_over += 1
                table = await self._new_table(client, n)
            except (Refused, httpx.HTTPError, OSError) as problem:
                self.measured.note_error(type(problem).__name__)
                await asyncio.sleep(1)


def main() -> None:
    plan = LoadPlan(**json.loads(sys.stdin.readline()))
    print(json.dumps(asdict(asyncio.run(Load(plan).run()))), flush=True)


if __name__ == "__main__":
    main()
