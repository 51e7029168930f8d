"""How long a bot has thought: CPU time, since a slow or busy machine is not the bot's fault.

A bot that hardly uses any is not thinking but waiting: asleep, or for another process. For it the
time on the clock counts, as it does where CPU time is not known.
"""

import time
from collections.abc import Callable
from typing import Final

IDLE: Final = 0.01  # of the time that passes: who uses less waits
LOOK: Final = 1.0  # seconds, at least, over which that is judged if the limit is not shorter


class ThinkingTime:
    """The time of one decision, from the moment it is made."""

    def __init__(self, limit: float, used: Callable[[], float]) -> None:
        self.limit = limit
        self._used = used  # seconds of CPU time so far
        self._begun = self._looked = time.perf_counter()
        self._before = self._seen = used()
        self._next = self._begun + limit  # not sooner can a bot have waited too long

    def is_up(self) -> bool:
        now, used = time.perf_counter(), self._used()
        left = self.limit - (used - self._before)
        if left <= 0:
            return True
        if now < self._next:
            return False
        waits = used - self._seen < IDLE * (now - self._looked)
        self._looked, self._seen = now, used
        self._next = now + max(left, min(self.limit, LOOK))
        return waits
