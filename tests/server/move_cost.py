"""What a move costs the server in processor time, without the network.

    python -m tests.server.move_cost --tables 20 --moves 1000 [--database URL]

Three people watch each table; all games in turn; any legal moves, at all tables at the same time.
Storing is included, choosing a move is not. One table alone shows what a move costs that has
a transaction for itself.
"""

import asyncio
import gc
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from megavolt.core.registry import game_ids
from megavolt.engine import is_compiled
from megavolt.server.live.hub import Hub, Subscriber
from megavolt.server.operations.load_worker import random_word
from megavolt.server.operations.serve import GARBAGE
from megavolt.server.tables.room import Room
from tests.server.nodes import Node


class Costs:
    """Tables that are played, and what it took."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.hub = Hub(node.rooms.now)
        node.rooms.listeners.append(self.hub.changed)
        self.rng = Random(1)
        self.moves = 0
        self.choosing = 0.0  # seconds

    async def table(self, game: str) -> tuple[str, list[Any], list[Subscriber]]:
        room, people = await self.node.table(game)
        watching = [Subscriber(person) for person in people]
        for subscriber in watching:
            self.hub.join(room, subscriber, None)
        return room.origin.id, people, watching

    async def play(
        self, table: str, people: Sequence[Any], watching: Sequence[Subscriber], moves: int
    ) -> None:
        room = await self.node.rooms.get(table)
        for _ in range(moves):
            if room.to_move is None:
                return
            word = self._chosen(room)
            person = people[room.to_move]
            room = await self.node.playing.play(table, person, room.length, word)
            self.moves += 1
            for subscriber in watching:
                while not subscriber.queue.empty():
                    subscriber.queue.get_nowait()

    def _chosen(self, room: Room) -> str:
        start = time.thread_time()
        decision = room.decision()
        assert decision is not None
        word = random_word(decision, self.rng)
        self.choosing += time.thread_time() - start
        return word


async def measure(url: str, tables: int, moves: int) -> float:
    """Milliseconds per move."""
    node = Node(url)
    await node.database.open()
    costs = Costs(node)
    made = [await costs.table(game_ids()[n % len(game_ids())]) for n in range(tables)]
    each = moves // tables
    await asyncio.gather(*(costs.play(*table, each // 3) for table in made))  # to warm up
    costs.moves, costs.choosing = 0, 0.0
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    start = time.process_time()
    await asyncio.gather(*(costs.play(*table, each) for table in made))
    used = time.process_time() - start - costs.choosing
    await node.database.close()
    return used / max(1, costs.moves) * 1000


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=1_000)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        url = chosen.database or f"sqlite:///{Path(folder) / 'cost.db'}"
        cost = asyncio.run(measure(url, chosen.tables, chosen.moves))
    engine = "compiled" if is_compiled() else "plain"
    print(f"{cost:.2f} ms per move, {chosen.tables} tables, {engine} engine")


if __name__ == "__main__":
    main()
