"""Positions kept beside the log, so that a long game needs no replay when it is opened again.

A snapshot is only a shortcut: one that cannot be read, or of another rules version, is ignored,
and the log alone gives the position.
"""

import io
import pickle
import zlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from megavolt.server.storage import schema
from megavolt.server.tables import log
from megavolt.server.tables.room import Room

Saved = tuple[int, bytes]  # after which entry, and the state
# What a state is made of; a snapshot that names anything else is not one of ours.
_HOMES = ("megavolt.games.", "megavolt.parts.")


class _States(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if module.startswith(_HOMES) or (module, name) == ("copyreg", "_reconstructor"):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a state")


def row(room: Room) -> dict[str, object]:
    """This position, to be kept; older ones are not needed any more."""
    return {
        "table_id": room.origin.id,
        "number": room.length,
        "rules": room.game.rules,
        "state": packed(room.state),
    }


def packed(state: Any) -> bytes:
    return zlib.compress(pickle.dumps(state))


async def latest(connection: AsyncConnection, table_id: str, rules: int) -> Saved | None:
    c = schema.snapshots.c
    query = select(c.number, c.state).where(c.table_id == table_id, c.rules == rules)
    found = (await connection.execute(query.order_by(c.number.desc()).limit(1))).one_or_none()
    return None if found is None else (found[0], found[1])


def rebuild(room: Room, entries: Sequence[log.Entry], saved: Saved | None) -> None:
    """Bring a new room to the end of its log, from the snapshot on if there is a good one."""
    state = None if saved is None else _read(saved[1])
    start = 0 if saved is None or state is None else saved[0]
    for entry in entries[:start]:
        room.note(entry)
    if start:
        room.resume(state)
    for entry in entries[start:]:
        room.apply(entry)


def _read(data: bytes) -> Any:
    try:
        return _States(io.BytesIO(zlib.decompress(data))).load()
    except (pickle.UnpicklingError, zlib.error, AttributeError, EOFError, ImportError, TypeError):
        return None
