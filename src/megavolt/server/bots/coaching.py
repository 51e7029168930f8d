"""What people may see while they play: everybody's chances, and a warning before a costly move.

Nobody has to have either: they are worked out when no bot and no hint waits, and what is not ready
soon is left out.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

from megavolt.server.bots.lanes import Rank
from megavolt.server.bots.questions import Question, chances_question, warning_question
from megavolt.server.bots.workers import Workers
from megavolt.server.errors import NotAllowed
from megavolt.server.people.people import Person
from megavolt.server.tables.lobby import seat_of
from megavolt.server.tables.room import PLAYING, Room

CHANCES: Final = 0.15  # seconds of thinking
CHANCES_WAIT: Final = 3.0  # until nobody waits any more
WARNING: Final = 0.25
WARNING_WAIT: Final = 0.4  # a move must not be delayed for longer
Answer = dict[str, Any]


class Coaching:
    def __init__(self, workers: Workers) -> None:
        self._spare = Spare(workers)

    async def chances(self, room: Room, person: Person) -> list[float]:
        """By seat, as the person's seat may judge them; none if they are not ready."""
        seat = _seat(room, person)
        if room.status != PLAYING:
            raise NotAllowed("not_playing")
        question = chances_question(room, seat, CHANCES)
        answer = await self._spare.ask(question, (room.origin.id, seat), CHANCES_WAIT)
        found: list[float] = answer.get("chances", [])
        return found

    async def warning(
        self, room: Room, person: Person, number: int, words: Sequence[str]
    ) -> Answer | None:
        """What these moves give up, if it is much and that is known in time."""
        seat = _seat(room, person)
        if seat != room.to_move or number != room.length:  # the move will be refused anyway
            return None
        refusal = room.why(words[0], seat)
        if refusal is not None:
            raise refusal
        question = warning_question(room, seat, [_plain(room, word) for word in words], WARNING)
        answer = await self._spare.ask(question, (room.origin.id, seat, "warning"), WARNING_WAIT)
        return answer if "lost" in answer else None


def _seat(room: Room, person: Person) -> int:
    """The person's seat, where hints are allowed; raises NotAllowed."""
    seat = seat_of(room, person)
    if seat is None:
        raise NotAllowed("not_seated")
    if not room.origin.hints:
        raise NotAllowed("no_hints")
    return seat


def _plain(room: Room, word: str) -> str:
    """The word as the notation writes it; raises Illegal."""
    return room.game.word(room.game.action(word))


class Spare:
    """Questions that may stay unanswered: one at a time for each asker, and the newest wins."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._newest: dict[object, object] = {}
        self._locks: WeakValueDictionary[object, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Answer]] = set()

    async def ask(self, question: Question, asker: object, patience: float) -> Answer:
        """The answer; empty if it was not ready in time or a newer question came."""
        until = time.monotonic() + patience
        task = asyncio.get_running_loop().create_task(self._ask(question, asker, until))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # A process that thinks cannot be interrupted: it finishes, and nobody listens.
        done, _ = await asyncio.wait({task}, timeout=patience)
        return task.result() if done else {}

    async def _ask(self, question: Question, asker: object, until: float) -> Answer:
        this = self._newest[asker] = object()
        lock = self._locks.setdefault(asker, asyncio.Lock())

        def is_wanted() -> bool:
            return self._newest.get(asker) is this and time.monotonic() < until

        try:
            async with lock:
                if not is_wanted():
                    return {}
                return await self.workers.ask(question, asker, Rank.SPARE, is_wanted)
        finally:
            if self._newest.get(asker) is this:
                del self._newest[asker]
