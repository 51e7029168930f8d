"""What is stored of a person: all of it for them to read, and its end when they leave."""

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.locale.translator import LEFT
from megavolt.server.errors import OtherRules
from megavolt.server.people.people import Person
from megavolt.server.storage import schema
from megavolt.server.tables import log
from megavolt.server.tables.lobby import Lobby
from megavolt.server.tables.playing import Playing
from megavolt.server.tables.room import OPEN, PLAYING

LEVEL: Final = "greedy"  # of the bot that plays on
_NOT_TOLD: Final = ("password", "totp", "token")  # secrets that open something


async def export(connection: AsyncConnection, person: int) -> dict[str, Any]:
    """Everything that is stored of a person, as plain data."""
    people, sessions, tables = schema.people, schema.sessions, schema.tables
    seats, chats, blocks = schema.seats, schema.chats, schema.blocks
    at = select(seats.c.table_id).where(seats.c.person == person)
    orders = schema.standing_orders
    own_orders = (
        select(orders)
        .join(seats, (seats.c.table_id == orders.c.table_id) & (seats.c.seat == orders.c.seat))
        .where(seats.c.person == person)
    )
    parts: dict[str, Select[Any]] = {
        "person": select(people).where(people.c.id == person),
        "sessions": select(sessions.c.created, sessions.c.agent).where(sessions.c.person == person),
        "seats": select(seats).where(seats.c.person == person),
        "tables": select(
            tables.c.id, tables.c.game, tables.c.options, tables.c.status, tables.c.created
        ).where((tables.c.host == person) | tables.c.id.in_(at)),
        "standing_orders": own_orders,
        "chats": select(chats).where(chats.c.person == person),
        "reports": select(
            *(schema.reports.c[k] for k in ("name", "table_id", "chat", "reason", "at"))
        ).where(schema.reports.c.reporter == person),
        "maps": select(schema.maps).where(schema.maps.c.owner == person),
        "map_ratings": select(schema.map_ratings).where(schema.map_ratings.c.person == person),
        "blocks": select(people.c.name, blocks.c.at)
        .join(people, people.c.id == blocks.c.blocked)
        .where(blocks.c.person == person),
    }
    return {name: await _plain(connection, query) for name, query in parts.items()}


async def _plain(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    rows = (await connection.execute(query)).mappings()
    return [{k: v for k, v in row.items() if k not in (*_NOT_TOLD, "link")} for row in rows]


async def leave_seats(lobby: Lobby, playing: Playing, person: Person) -> None:
    """Get up from every table: a bot plays on, and before the game the seat is open again."""
    for table in await lobby.tables_of(person):
        if table["seat"] is None:
            continue
        if table["status"] == OPEN:
            await lobby.leave(table["id"], person)
        elif table["status"] == PLAYING:
            with suppress(OtherRules):  # nobody can play on there
                await playing.resign(table["id"], person, LEVEL)


async def leave(connection: AsyncConnection, person: int) -> list[str]:
    """Delete what is known of a person; their games stay, nameless.

    The person has left their seats and has no session any more. Gives the tables that changed.
    """
    s, c = schema.seats.c, schema.chats.c
    tables = list(
        (await connection.execute(select(s.table_id).where(s.person == person))).scalars()
    )
    links, shares = schema.one_time_links, schema.shares
    await connection.execute(delete(links).where(links.c.person == person))
    # The others may share these games again; nobody else could take the link back for this person.
    await connection.execute(delete(shares).where(shares.c.table_id.in_(tables)))
    await connection.execute(update(schema.seats).where(s.person == person).values(name=LEFT))
    gone = {"name": LEFT, "text": "…"}
    await connection.execute(update(schema.chats).where(c.person == person).values(gone))
    await _leave_moderation(connection, person)
    await _leave_maps(connection, person)
    await _forget_name(connection, person, tables)
    nothing: dict[str, object] = dict.fromkeys(
        ("login", "password", "email", "webhook", "verified", "totp", "progress")
    )
    row = update(schema.people).where(schema.people.c.id == person)
    await connection.execute(row.values(name=LEFT, **nothing))
    return tables


async def _leave_moderation(connection: AsyncConnection, person: int) -> None:
    """Reports stay for the host, without the words and names of who left; blocks are over."""
    r, b = schema.reports.c, schema.blocks.c
    reports = update(schema.reports)
    await connection.execute(reports.where(r.reporter == person).values(reason="…"))
    await connection.execute(reports.where(r.person == person).values(name=LEFT))
    own = or_(b.person == person, b.blocked == person)
    await connection.execute(delete(schema.blocks).where(own))


async def _leave_maps(connection: AsyncConnection, person: int) -> None:
    """Maps go with who made them; tables keep what they are played with."""
    maps, ratings, versions = schema.maps, schema.map_ratings, schema.map_versions
    own = select(maps.c.id).where(maps.c.owner == person)
    gone = or_(ratings.c.person == person, ratings.c.map_id.in_(own))
    await connection.execute(delete(ratings).where(gone))
    await connection.execute(delete(versions).where(versions.c.map_id.in_(own)))
    await connection.execute(delete(maps).where(maps.c.owner == person))


async def _forget_name(connection: AsyncConnection, person: int, tables: list[str]) -> None:
    """The log says who sat down under which name."""
    c = schema.entries.c
    query = select(c.table_id, c.number, c.data)
    named = query.where(c.table_id.in_(tables), c.kind.in_((log.SAT, log.TAKEN)))
    for table_id, number, data in (await connection.execute(named)).all():
        if data.get("person") == person:
            row = update(schema.entries).where(c.table_id == table_id, c.number == number)
            await connection.execute(row.values(data={**data, "name": LEFT}))
