"""Reviews of finished games, kept by the fingerprint of the game.

A review holds no names and no sentences: it is the same for everybody who looks at it, at a table,
in an uploaded record, or by a link. It can always be made again.
"""

import json
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.bots.review_data import VERSION
from megavolt.core import record
from megavolt.server.storage import schema

Data = dict[str, Any]


def fingerprint(text: str) -> str:
    """Of the game that a record tells; who played it does not count."""
    found = record.parse(text)
    head = found.header
    told = {
        "game": head.game,
        "rules": head.rules,
        "players": len(head.seats),
        "options": head.options,
        "seed": head.seed,
        "setup": head.setup,
        "reveals": head.reveals,
        "moves": [word for _, word in found.moves],
    }
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


async def review_of(connection: AsyncConnection, key: str) -> Data | None:
    """The review of the game with this fingerprint, if there is one."""
    c = schema.reviews.c
    query = select(c.data).where(c.fingerprint == key, c.version == VERSION)
    found: Data | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def store(connection: AsyncConnection, key: str, data: Data, now: float) -> None:
    """Another process may have made the same one: either will do."""
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"version": VERSION, "data": data, "at": now}
    insert = add(schema.reviews).values(fingerprint=key, **row)
    await connection.execute(insert.on_conflict_do_update(index_elements=["fingerprint"], set_=row))


async def delete_old(connection: AsyncConnection, before: float) -> None:
    await connection.execute(delete(schema.reviews).where(schema.reviews.c.at < before))
