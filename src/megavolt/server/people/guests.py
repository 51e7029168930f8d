"""Guests of whom nothing is left but a name: they came, looked, and never came back to play."""

from sqlalchemy import delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.server.storage import schema

AT_ONCE = 1_000  # guests in one look
# Where somebody may be named; who is anywhere here stays.
_NAMED = (
    schema.tables.c.host, schema.seats.c.person, schema.chats.c.person,
    schema.reports.c.reporter, schema.reports.c.person,
    schema.blocks.c.person, schema.blocks.c.blocked, schema.maps.c.owner,
    schema.map_ratings.c.person,
)  # fmt: skip


async def delete_unneeded(connection: AsyncConnection, before: float) -> int:
    """Delete guests who came before that moment and have nothing here; gives how many.

    The newest person stays, whoever it is: SQLite would give the number to the next one, and logs
    of tables name by number who once sat there.
    """
    c = schema.people.c
    newest = select(func.max(c.id)).scalar_subquery()
    nowhere = (~exists().where(column == c.id) for column in _NAMED)
    query = select(c.id).where(c.login.is_(None), c.created < before, c.id < newest, *nowhere)
    found = list((await connection.execute(query.limit(AT_ONCE).with_for_update())).scalars())
    for table in (schema.sessions, schema.one_time_links):
        await connection.execute(delete(table).where(table.c.person.in_(found)))
    await connection.execute(delete(schema.people).where(c.id.in_(found)))
    return len(found)
