"""What somebody has learnt: results by lesson and puzzle, kept with the account."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.server.errors import NotAllowed
from megavolt.server.people.people import Person
from megavolt.server.storage import schema
from megavolt.server.storage.database import Database

KINDS: Final = ("lessons", "puzzles")
MOST: Final = 3_000  # results of a kind
Results = dict[str, int]  # the best of each; a higher one is better
Progress = dict[str, Results]  # by kind


class ProgressStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, person: Person) -> Progress:
        _check_account(person)
        async with self.database.read() as connection:
            return await _stored(connection, person)

    async def merge(self, person: Person, more: Mapping[str, Results]) -> Progress:
        """Add results to those stored; of two for the same thing the better one stays."""
        _check_account(person)
        async with self.database.write() as connection:
            stored = await _stored(connection, person, locked=True)
            merged = {kind: _best(stored[kind], more.get(kind, {})) for kind in KINDS}
            if merged != stored:
                row = update(schema.people).where(schema.people.c.id == person.id)
                await connection.execute(row.values(progress=merged))
        return merged


def _check_account(person: Person) -> None:
    if person.login is None:
        raise NotAllowed("progress_of_guest")


async def _stored(connection: AsyncConnection, person: Person, locked: bool = False) -> Progress:
    c = schema.people.c
    query = select(c.progress).where(c.id == person.id)
    row = await connection.execute(query.with_for_update() if locked else query)
    found: Progress = row.scalar_one() or {}
    return {kind: found.get(kind, {}) for kind in KINDS}


def _best(stored: Results, more: Results) -> Results:
    """Both together; what is stored stays when there are too many."""
    merged = dict(stored)
    for name, result in more.items():
        if name in merged or len(merged) < MOST:
            merged[name] = max(result, merged.get(name, 0))
    return merged
