"""People over the network who play any legal move and remember what was acknowledged."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

from megavolt.core.decision import words_of
from megavolt.core.match import Match
from megavolt.server.client import Client, Refused, Seat
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database
from megavolt.server.tables import log
from megavolt.server.tables.room import OVER, Room
from megavolt.server.tables.rooms import Rooms

LONGEST = 900.0  # seconds; a test that takes longer hangs, on any machine


def finish(test: Coroutine[Any, Any, None]) -> None:
    """Run a test, but not for ever."""
    asyncio.run(asyncio.wait_for(test, LONGEST))


@dataclass(frozen=True)
class Acknowledged:
    """A move the server said it has."""

    number: int
    seat: int
    word: str


@dataclass
class Game:
    """One table, its people, and what they were told."""

    urls: Sequence[Sequence[str]]  # by seat, the nodes to talk to, the preferred one first
    table: str
    tokens: Sequence[str]
    rng: Random
    acknowledged: list[Acknowledged] = field(default_factory=list)
    connections: list[int] = field(default_factory=list)

    async def play(self) -> None:
        """Until the game is over."""
        await asyncio.gather(*(self._play(seat) for seat in range(len(self.tokens))))

    async def _play(self, seat: int) -> None:
        async with Seat(self.urls[seat], self.table, self.tokens[seat]) as line:
            while (position := await line.my_turn()) is not None:
                word, number = self.rng.choice(words_of(position["decision"])), position["number"]
                await line.play(word)
                self.acknowledged.append(Acknowledged(number + 1, seat, word))
            self.connections.append(line.connections)


async def new_game(
    urls: Sequence[Sequence[str]], game: str, rng: Random, bots: Sequence[str] = ()
) -> Game:
    """A table with a person for each of `urls`, who talks to these nodes, and bots."""
    async with Client(urls[0][0]) as client:
        tokens = [await _insist(partial(client.guest, f"Player {n + 1}")) for n in range(len(urls))]
        seats = ["me", *["open"] * (len(urls) - 1), *bots]
        made = await _insist(partial(client.create, tokens[0], game, seats))
        for token in tokens[1:]:
            await _insist(partial(client.join, token, made["table"], made["join"]))
        with suppress(Refused):  # it was started, but the answer was lost
            await _insist(partial(client.start, tokens[0], made["table"]))
    return Game(urls, made["table"], tokens, rng)


async def _insist(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask a server that may be away until it answers."""
    while True:
        try:
            return await ask()
        except httpx.HTTPError:
            await asyncio.sleep(0.05)


async def check_stored(url: str, games: Sequence[Game]) -> list[Room]:
    """Every acknowledged move is in its log once, in order; every table can be read back."""
    database = Database(url)
    try:
        return [await _check_table(database, game) for game in games]
    finally:
        await database.close()


async def _check_table(database: Database, game: Game) -> Room:
    e, t = schema.entries.c, schema.tables.c
    async with database.read() as connection:
        query = select(e.number, e.kind, e.seat, e.data).where(e.table_id == game.table)
        rows = (await connection.execute(query.order_by(e.number))).all()
        wanted = select(t.length).where(t.id == game.table)
        length = (await connection.execute(wanted)).scalar_one()
    assert [row.number for row in rows] == list(range(1, length + 1)), "numbers without gaps"
    stored = {row.number: (row.seat, row.data["word"]) for row in rows if row.kind == log.MOVE}
    for move in game.acknowledged:
        assert stored.get(move.number) == (move.seat, move.word), "an acknowledged move is there"
    numbers = [move.number for move in game.acknowledged]
    assert len(set(numbers)) == len(numbers), "each once"
    room = await Rooms(database).get(game.table)
    _check_replays(room)
    return room


def _check_replays(room: Room) -> None:
    """The log alone gives the position; a finished one gives a record that verifies."""
    replayed = room.state_after(len(room.moves))
    for seat in range(len(room.seats)):
        assert room.game.view(replayed, seat) == room.view(seat)
    if room.status == OVER:
        outcome = Match.from_record(room.record()).outcome()
        assert outcome == room.outcome()
