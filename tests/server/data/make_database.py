"""Writes a small database as SQL: people, and tables of every family in every state.

    python -m tests.server.data.make_database > tests/server/data/schema_NUMBER.sql

Run it once for each schema, before the migration to the next one is written. Such a file is never
made again: it stands for the databases that are in use.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from megavolt.server.bots.bot_worker import answer
from megavolt.server.bots.questions import move_question
from megavolt.server.live.hub import Hub
from megavolt.server.people.leaving import leave
from megavolt.server.people.people import Person
from megavolt.server.tables.chat import Chat
from megavolt.server.tables.clock import Clock
from megavolt.server.tables.lobby import NewTable
from megavolt.server.tables.room import OVER
from tests.server.nodes import NO_CLOCK, Node

LOGIN, PASSWORD = "ana", "only for this test"
GAMES = ("recharged", "cards", "blackout")
BEGUN = 97  # moves of a game in play: with the other entries enough for a snapshot
CLOCK = Clock("game", 3600, "greedy")


async def main(file: Path) -> None:
    node = Node(f"sqlite:///{file}")
    await node.database.open()
    ana, _ = await node.people.new_guest("Ana", "es")
    await node.people.register(ana, LOGIN, PASSWORD)
    bob, _ = await node.people.new_guest("Bob", "en")
    cid, _ = await node.people.new_guest("Cid", "pl")
    dora, _ = await node.people.new_guest("Dora", "pl")
    for game in GAMES:
        wanted = NewTable(game, {}, ["me", "open", "greedy"], True, NO_CLOCK)
        await node.lobby.create(ana, wanted)
        await _in_play(node, game, [ana, bob, cid])
        await _play(node, await _begun(node, game, [ana, dora], NO_CLOCK), [ana, dora], 5_000)
    async with node.database.write() as connection:
        await leave(connection, dora.id)
    await node.database.close()


async def _begun(node: Node, game: str, people: list[Person], clock: Clock) -> str:
    wanted = NewTable(game, {}, ["me", *("open" for _ in people[1:])], False, clock)
    links = await node.lobby.create(people[0], wanted)
    for person in people[1:]:
        await node.lobby.join(links.table, person, None, links.join)
    await node.lobby.start(links.table, people[0])
    return links.table


async def _in_play(node: Node, game: str, people: list[Person]) -> None:
    """A game with all that can be stored of one: chat, clock, resigning, standing orders."""
    table = await _begun(node, game, people, CLOCK)
    # The greedy bot ends a game of Blackout sooner than that, a random one half of the time.
    await _play(node, table, people, BEGUN, "random" if game == "blackout" else "greedy")
    room = await node.rooms.get(table)
    chat = Chat(node.rooms, Hub(node.rooms.now), 500)
    await chat.say(room, people[0], "¿Quién empieza?")
    await node.playing.resign(table, people[1], "greedy")
    await node.playing.come_back(table, people[1])
    await node.playing.pass_phase(table, people[1])
    if game != "blackout":
        await node.playing.bid_up_to(table, people[0], "13", 20, "ask")


async def _play(
    node: Node, table: str, people: list[Person], moves: int, level: str = "greedy"
) -> None:
    """So many moves, as a bot would make them, or until the end."""
    room = await node.rooms.get(table)
    for _ in range(moves):
        if room.status == OVER:
            return
        seat = room.to_move
        assert seat is not None
        asked = room.fork()
        asked.seats[seat].level = level
        word = str(answer(move_question(asked, seat, 0.1))["word"])
        room = await node.playing.play(table, people[seat], room.length, word)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.db"
        asyncio.run(main(made))
        with sqlite3.connect(made) as connection:
            sys.stdout.writelines(f"{line}\n" for line in connection.iterdump())
