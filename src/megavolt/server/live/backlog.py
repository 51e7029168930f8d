"""What waits to be sent on live connections, in bytes: bounded for each, for each person, in all.

A client that does not read what it is sent is cut off before it fills the memory. If everybody
together is too far behind, whoever is furthest behind goes first.
"""

from collections import Counter, defaultdict
from typing import Protocol

CONNECTION = 1024 * 1024  # bytes that may wait on one connection
PERSON = 4 * CONNECTION  # on all of one person, or of one address without a session
IN_ALL = 64 * CONNECTION


class Waiting(Protocol):
    """A connection with messages that wait."""

    owner: object
    waiting: int  # bytes
    first: int  # bytes of its first message, which may be longer than any limit

    def cut_off(self) -> None: ...


class Backlog:
    def __init__(
        self, connection: int = CONNECTION, person: int = PERSON, in_all: int = IN_ALL
    ) -> None:
        self.connection, self.person, self.in_all = connection, person, in_all
        self.total = 0
        self._of: Counter[object] = Counter()
        self._lines: defaultdict[object, set[Waiting]] = defaultdict(set)

    def add(self, line: Waiting, size: int) -> bool:
        """Count a message; False if the connection must be cut off instead."""
        size_besides = size - line.first
        if line.waiting + size_besides > self.connection:
            return False
        if self._of[line.owner] + size_besides > self.person:
            return False
        self._count(line, size)
        if self.total > self.in_all:
            self._cut_off_slowest()
        return True

    def remove(self, line: Waiting, size: int) -> None:
        self._count(line, -size)

    def _count(self, line: Waiting, size: int) -> None:
        line.waiting += size
        self.total += size
        self._of[line.owner] += size
        self._lines[line.owner].add(line)
        if not line.waiting:
            self._lines[line.owner].discard(line)
        if not self._of[line.owner]:
            del self._of[line.owner], self._lines[line.owner]

    def _cut_off_slowest(self) -> None:
        ((owner, _),) = self._of.most_common(1)
        for line in list(self._lines[owner]):
            line.cut_off()
