"""What the server does by itself at a table: bots, sealed limits, clocks at zero."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from sqlalchemy import select, update

from megavolt.server.bots.lanes import Rank
from megavolt.server.bots.questions import move_question
from megavolt.server.bots.workers import Workers
from megavolt.server.errors import Conflict, NotFound, OtherRules
from megavolt.server.live.hub import Hub
from megavolt.server.operations.logs import log_event
from megavolt.server.storage import schema
from megavolt.server.tables import log
from megavolt.server.tables.room import PLAYING, Room
from megavolt.server.tables.rooms import Draft, Rooms
from megavolt.server.tables.standing_orders import ordered_word

SWEEP = 2.0  # seconds between looks at what is due anywhere
LATE = 5.0  # what is due for longer was left by a node that is gone


class Automatic:
    """Acts at the tables this node has changed at once, and at any that is overdue."""

    def __init__(self, rooms: Rooms, workers: Workers, hub: Hub, pace: float) -> None:
        self.rooms = rooms
        self.workers = workers
        self.hub = hub
        self.pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._unplayable: set[str] = set()  # begun under rules that this server does not know
        self._random = Random()
        self._closed = asyncio.Event()

    def changed(self, before: Room, after: Room, new: Sequence[log.Entry]) -> None:
        """A table has changed: is it the server's turn there?"""
        if self._due(after) is not None:
            self.look_after(after.origin.id)

    def arrived(self, room: Room) -> None:
        """Somebody looks at a table: bots that waited for that go on."""
        if room.only_bots_play:
            self.look_after(room.origin.id)

    def look_after(self, table_id: str) -> None:
        known = self._tasks.get(table_id)
        if known is None or known.done():
            task = asyncio.get_running_loop().create_task(self._act_while_due(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._forget(table_id, task))

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    def _due(self, room: Room) -> float | None:
        return room.due(self.rooms.now(), self.hub.is_watched(room.origin.id))

    async def sweep(self) -> None:
        """Until closed, look for tables where something is overdue."""
        while not self._closed.is_set():
            try:
                await self._look_for_late()
            except Exception as problem:  # a database that is away comes back
                log_event("looking for late tables failed", logging.ERROR, problem)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), SWEEP)

    async def _look_for_late(self) -> None:
        c = schema.tables.c
        database = self.rooms.database
        await self._renew()
        late = self.rooms.now() - (0 if database.is_sqlite else LATE)  # SQLite has one node
        chosen = (c.status == PLAYING, c.due < late, c.id.not_in(self._unplayable))
        query = select(c.id, c.due).where(*chosen).order_by(c.due).limit(100)
        async with database.read() as connection:
            found = (await connection.execute(query)).all()
        for table_id, due in found:
            if table_id not in self._tasks and await self._claim(table_id, due):
                await self._take_over(table_id)

    async def _claim(self, table_id: str, due: float) -> bool:
        """Is it for this node to look after the table? Another may have been faster."""
        if self.rooms.database.is_sqlite:
            return True
        c = schema.tables.c
        mine = update(schema.tables).where(c.id == table_id, c.due == due)
        async with self.rooms.database.write() as connection:
            return (await connection.execute(mine.values(due=self.rooms.now()))).rowcount == 1

    async def _renew(self) -> None:
        """Show other nodes that this one is still at work where it takes long."""
        if self.rooms.database.is_sqlite or not self._tasks:
            return
        c, now = schema.tables.c, self.rooms.now()
        slow = (c.id.in_(list(self._tasks)), c.status == PLAYING, c.due < now - SWEEP)
        async with self.rooms.database.write() as connection:
            await connection.execute(update(schema.tables).where(*slow).values(due=now))

    async def _take_over(self, table_id: str) -> None:
        try:
            room = await self.rooms.catch_up(table_id)
        except OtherRules:
            log_event("table of other rules", logging.WARNING, table=table_id)
            self._unplayable.add(table_id)  # other tables must not wait for it
            return
        if room.only_bots_play:  # a server before this one let them play by themselves
            await self.rooms.set_due(room)
        self.look_after(table_id)

    def stop(self) -> None:
        """Look for nothing any more."""
        self._closed.set()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- acting

    async def _act_while_due(self, table_id: str) -> None:
        try:
            while await self._act(table_id):
                pass
        except NotFound:
            return
        except Exception as problem:
            log_event("automatic play stopped", logging.ERROR, problem, table=table_id)

    async def _act(self, table_id: str) -> bool:
        """Do what is due; False when there is nothing (more) to do."""
        room = await self.rooms.get(table_id)
        due = self._due(room)
        if due is None:
            return False
        wait = due - self.rooms.now()
        if wait > 0:  # a clock runs
            return await self._wait(room, wait)
        seat = room.to_move
        assert seat is not None
        try:
            if room.seats[seat].level:
                await self._bot_moves(room, seat)
            elif ordered_word(room, seat):
                await self._standing_order_moves(room, seat)
            else:
                await self._time_is_over(room, seat)
        except Conflict:
            return True
        return True

    async def _wait(self, room: Room, seconds: float) -> bool:
        """Sleep until the clock is at zero; a change at the table ends it at once."""
        seen = room.length
        while seconds > 0:
            await asyncio.sleep(min(seconds, 0.5))
            seconds -= 0.5
            current = self.rooms.known(room.origin.id)
            if current is None or current.length != seen:
                return current is not None
        return True

    async def _bot_moves(self, room: Room, seat: int) -> None:
        question = move_question(room, seat, self.workers.think)
        rank = Rank.BOTS if room.only_bots_play else Rank.PEOPLE
        answer = await self.workers.ask(question, room.origin.host, rank)
        if "fault" in answer:
            facts = {"level": room.seats[seat].level, "fault": str(answer["fault"])}
            log_event("bot fault", logging.WARNING, table=room.origin.id, seat=seat, **facts)
        await self._move(room, seat, str(answer["word"]), "bot")

    async def _standing_order_moves(self, room: Room, seat: int) -> None:
        """Answer after a while that says nothing about the limit."""
        await asyncio.sleep(self.pace * self._random.uniform(0.5, 1.5))
        word = ordered_word(await self.rooms.get(room.origin.id), seat)
        if word is not None:
            await self._move(room, seat, word, log.BY_ORDER)

    async def _time_is_over(self, room: Room, seat: int) -> None:
        async with self.rooms.writing(room.origin.id) as current:
            if current.length != room.length:
                return
            level = current.times.clock.level
            await self.rooms.append(current, [Draft(log.FLAGGED, seat, {"level": level})])

    async def _move(self, room: Room, seat: int, word: str, by: str) -> None:
        """Make the move unless the table has changed meanwhile."""
        async with self.rooms.writing(room.origin.id) as current:
            if current.length != room.length or current.why(word, seat) is not None:
                return
            await self.rooms.append(current, [Draft(log.MOVE, seat, {"word": word, "by": by})])
