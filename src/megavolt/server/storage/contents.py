"""Maps and decks of people's own: stored once by their hash, and named by it everywhere else.

A table's options, its position and lists hold `{"content": HASH, "name": …}` in their place.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.core.errors import OptionError
from megavolt.server.errors import NotFound
from megavolt.server.storage import schema
from megavolt.server.storage.database import insert_unless_there

KEY = "content"
Options = Mapping[str, object]


def content_hash(data: Mapping[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def referred(options: Options) -> tuple[dict[str, object], dict[str, Mapping[str, Any]]]:
    """The options with a reference in place of each content, and the contents by hash."""
    shown, contents = dict(options), {}
    for name, value in options.items():
        if isinstance(value, Mapping) and KEY not in value:
            found = content_hash(value)
            contents[found] = value
            shown[name] = {KEY: found, "name": str(value.get("name", ""))}
    return shown, contents


async def filled(connection: AsyncConnection, options: Options) -> dict[str, object]:
    """The options with each content in place of its reference; raises OptionError."""
    found = dict(options)
    for name, value in options.items():
        if isinstance(value, Mapping) and KEY in value:
            try:
                found[name] = await load(connection, str(value[KEY]))
            except NotFound:
                raise OptionError("unknown_content", option=name) from None
    return found


async def load(connection: AsyncConnection, content: str) -> dict[str, Any]:
    c = schema.contents.c
    query = select(c.data).where(c.hash == content)
    data: dict[str, Any] | None = (await connection.execute(query)).scalar_one_or_none()
    if data is None:
        raise NotFound("no_such_content")
    return data


async def store(
    connection: AsyncConnection, table_id: str, contents: Mapping[str, Mapping[str, Any]]
) -> None:
    """Keep contents as long as the table is kept; its row must be there."""
    for found, data in contents.items():
        row = {"hash": found, "data": data}
        await connection.execute(insert_unless_there(connection, schema.contents), row)
        link = {"table_id": table_id, "hash": found}
        await connection.execute(insert(schema.table_contents), link)


async def delete_unused(connection: AsyncConnection) -> None:
    """Delete what no table is played with any more."""
    used = select(schema.table_contents.c.hash)
    await connection.execute(delete(schema.contents).where(schema.contents.c.hash.not_in(used)))
