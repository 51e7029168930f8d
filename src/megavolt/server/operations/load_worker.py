"""A process full of clients: people who make any legal move when its time has come.

On stdin a plan as one line of JSON; "ready" on stdout when everybody sits; after a line on stdin
they play; at the end what was measured, as one line of JSON.

The moves of a table come by a timetable that does not wait for the server: when an answer is
late, the next move is late too, and its time counts from when it should have been made.
"""

import asyncio
import gc
import json
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from math import prod
from random import Random
from typing import Any

import httpx

from megavolt.core.decision_types import Decision
from megavolt.server.client import Client, Refused
from megavolt.server.live.patch import patched
from megavolt.server.operations.load_line import LoadLine, Message

WARM_UP = 2.0  # seconds of play before measuring
PATIENCE = 5.0  # seconds after the end in which answers still count as late ones
AT_ONCE = 8  # tables being made at a time
ONE_IN = 10  # tables with a spectator; likewise with a bot on the last seat
LOBBY = 1.0  # seconds between looks at the list of tables


@dataclass(frozen=True)
class LoadPlan:
    url: str
    games: Sequence[str]
    tables: int
    seats: int
    seconds: float
    think: float  # mean seconds between two moves of a table; 0: as quick as possible
    seed: int
    ahead: int = 0  # up to so many entries of each table's log are made before the start


@dataclass
class Measured:
    """Seconds from when a move was due to its answer, and until each other seat knew of it."""

    answers: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    unanswered: int = 0  # moves that were due, but had no answer when the test was over
    games_over: int = 0
    reconnects: int = 0
    cpu: float = 0.0  # seconds of processor time of this process while measuring
    errors: dict[str, int] = field(default_factory=dict)

    def note_error(self, name: str) -> None:
        self.errors[name] = self.errors.get(name, 0) + 1


class LoadSeat:
    """What one connection knows: what it is asked, and after which entry."""

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.known: dict[str, Any] = {}
        self.line: LoadLine | None = None

    async def open(self, token: str) -> None:
        url, table = self.table.load.plan.url, self.table.id
        self.line = await LoadLine.open(url, table, token, self._heard, self._lost)

    def _lost(self) -> None:
        self.table.load.measured.reconnects += 1
        self.table.over.set()

    def _heard(self, message: Message) -> None:
        if message.type == "update":
            patched(self.known, [item for item in message.patch if item[0][0] in _READ])
            self.table.updated(self, message.number)
        elif message.type == "position" and message.position is not None:
            self.known = {key: message.position[key] for key in _READ}
            self.table.updated(self, message.position["number"])
        elif message.type == "answer":
            self.table.answered()
        elif message.type == "refused":
            self.table.load.measured.note_error(str((message.error or {}).get("code")))
            self.table.over.set()


_READ = ("decision", "status")


class LoadTable:
    """A table with its people. It plays until the game is over."""

    def __init__(self, load: "Load", table: str, ahead: int) -> None:
        self.load = load
        self.id = table
        self.seats: list[LoadSeat] = []
        self.over = asyncio.Event()
        self.ready = asyncio.Event()  # as many moves are made as were wanted before the start
        self._ahead = ahead
        self._number = 0  # of the newest entry that was heard of
        self._own = 0  # of the last move that was made from here
        self._own_due = 0.0  # when it should have been made
        self._mover: LoadSeat | None = None  # whose move has no answer yet
        self._due = 0.0  # when the next move should be made
        self._waiting = False  # for that time

    async def open(self, tokens: Sequence[str]) -> None:
        self._due = time.monotonic()
        for number, token in enumerate(tokens):
            self.seats.append(LoadSeat(self, number))
            await self.seats[-1].open(token)

    def close(self) -> None:
        self.over.set()
        for seat in self.seats:
            if seat.line is not None:
                seat.line.close()

    def updated(self, seat: LoadSeat, number: int) -> None:
        self._number = max(self._number, number)
        if number == self._own and seat is not self._mover:
            self.load.note(self.load.measured.updates, self._own_due)
        if seat.known["status"] == "over":
            self._finish()
        elif seat.known["decision"] is not None:
            self._turn(seat)

    def _finish(self) -> None:
        if not self.over.is_set():
            self.load.measured.games_over += self.load.is_measuring
            self.over.set()

    def answered(self) -> None:
        self.load.note(self.load.measured.answers, self._own_due)
        self._mover = None
        think = self.load.plan.think
        if not self.ready.is_set() or not think:
            self._due = time.monotonic()
        else:
            self._due += self.load.rng.uniform(0.5, 1.5) * think
        for seat in self.seats:
            if seat.known.get("decision") is not None:
                self._turn(seat)

    def begin(self) -> None:
        """From now on by the timetable."""
        self.ready.set()
        self._due = time.monotonic() + self.load.rng.uniform(0, self.load.plan.think)
        for seat in self.seats:
            if seat.known.get("decision") is not None:
                self._turn(seat)

    def _turn(self, seat: LoadSeat) -> None:
        """It is this seat's turn, and its move goes when it is due."""
        if self._mover is not None or self._waiting or self.over.is_set():
            return
        if not self.ready.is_set() and self._number >= self._ahead:
            self.ready.set()
            return
        if self._number > self._own > 0 and self.ready.is_set():  # a bot has moved: think again
            now = time.monotonic()
            self._due = max(self._due, now + self.load.rng.uniform(0.5, 1.5) * self.load.plan.think)
        self._waiting = True
        wait = max(0.0, self._due - time.monotonic())
        asyncio.get_running_loop().call_later(wait, self._play, seat)

    def _play(self, seat: LoadSeat) -> None:
        self._waiting = False
        if self.over.is_set() or seat.line is None:
            return
        self._mover, self._own, self._own_due = seat, self._number + 1, self._due
        word = random_word(seat.known["decision"], self.load.rng)
        frame = {"type": "play", "id": self._own, "number": self._number, "word": word}
        seat.line.send(json.dumps(frame).encode())

    def behind(self, end: float) -> int:
        """How many moves were due before the end and have no answer."""
        if not self.seats or self._due >= end or not (self._waiting or self._mover):
            return 0
        return 1 + int((end - self._due) / self.load.plan.think) if self.load.plan.think else 0


def random_word(decision: Decision, rng: Random) -> str:
    """Any legal word, without making a list of all of them."""
    found = []
    for moves in decision["moves"]:
        for choice in moves.get("choices", [{}]):
            word = str(choice.get("word", moves["word"]))
            values = {**moves, **choice}
            gaps = {key: values[key] for key in values if f"{{{key}}}" in word}
            found.append((word, gaps))
    counts = [prod(_count(value) for value in gaps.values()) for _, gaps in found]
    word, gaps = rng.choices(found, counts)[0]
    return word.format(**{key: _any(value, rng) for key, value in gaps.items()})


def _count(value: object) -> int:
    if not isinstance(value, list):
        return 1
    return value[1] - value[0] + 1 if isinstance(value[0], int) else len(value)


def _any(value: object, rng: Random) -> object:
    if not isinstance(value, list):
        return value
    return rng.randint(*value) if isinstance(value[0], int) else rng.choice(value)


class Load:
    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.measured = Measured()
        self.rng = Random(plan.seed)
        self._from = self._to = float("inf")
        self._tables: dict[int, LoadTable] = {}

    @property
    def is_measuring(self) -> bool:
        return self._from <= time.monotonic() < self._to

    def note(self, where: list[float], due: float) -> None:
        if self._from <= due < self._to:
            where.append(time.monotonic() - due)

    async def run(self) -> Measured:
        async with Client(self.plan.url) as client:
            making = asyncio.Semaphore(AT_ONCE)

            async def one(n: int) -> None:
                async with making:
                    ahead = self.rng.randint(0, self.plan.ahead)
                    table = await self._new_table(client, n, ahead)
                    await _either(table.ready, table.over)

            await asyncio.gather(*(one(n) for n in range(self.plan.tables)))
            gc.freeze()  # pauses of the measuring process would count as the server's
            gc.disable()
            print("ready", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
            await self._measure(client)
        return self.measured

    async def _measure(self, client: Client) -> None:
        self._from = time.monotonic() + WARM_UP
        self._to = self._from + self.plan.seconds
        coroutines = [self._keep_playing(client, n) for n in range(self.plan.tables)]
        tasks = [asyncio.create_task(c) for c in (*coroutines, self._visit_lobby(client))]
        await asyncio.sleep(WARM_UP)
        cpu = time.process_time()
        await asyncio.sleep(self.plan.seconds)
        self.measured.cpu = time.process_time() - cpu
        if self.plan.think:
            await asyncio.sleep(PATIENCE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.measured.unanswered = sum(t.behind(self._to) for t in self._tables.values())

    async def _new_table(self, client: Client, n: int, ahead: int) -> LoadTable:
        bots = 1 if n % ONE_IN == ONE_IN - 1 else 0
        people = self.plan.seats - bots
        tokens = [await client.guest(f"Player {seat + 1}") for seat in range(people)]
        game = self.plan.games[n % len(self.plan.games)]
        seats = ["me"] + ["open"] * (people - 1) + ["greedy"] * bots
        made = await client.create(tokens[0], game, seats, public=True)
        for token in tokens[1:]:
            await client.join(token, made["table"], made["join"])
        await client.start(tokens[0], made["table"])
        table = self._tables[n] = LoadTable(self, made["table"], ahead)
        spectators = [""] if n % ONE_IN == 0 else []
        await table.open([*tokens, *spectators])
        return table

    async def _keep_playing(self, client: Client, n: int) -> None:
        """One live table: when a game is over, the next one begins."""
        while True:
            try:
                table = self._tables[n]
                table.begin()
                await table.over.wait()
                table.close()
                await self._new_table(client, n, 0)
            except (Refused, httpx.HTTPError, OSError) as problem:
                self.measured.note_error(type(problem).__name__)
                await asyncio.sleep(1)

    async def _visit_lobby(self, client: Client) -> None:
        while True:
            try:
                await client.get("/api/tables")
            except (Refused, httpx.HTTPError) as problem:
                self.measured.note_error(type(problem).__name__)
            await asyncio.sleep(LOBBY)


async def _either(one: asyncio.Event, other: asyncio.Event) -> None:
    waiting = [asyncio.create_task(event.wait()) for event in (one, other)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()


def main() -> None:
    with suppress(ImportError):  # it needs less processor time, where there is one
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    plan = LoadPlan(**json.loads(sys.stdin.readline()))
    measured = asyncio.run(Load(plan).run())
    # Where Python does not buffer its output, a long line may be written in part only.
    with open(sys.stdout.fileno(), "w", encoding="utf-8", closefd=False) as out:
        out.write(json.dumps(asdict(measured)) + "\n")


if __name__ == "__main__":
    main()
