"""A mark instead of English words for somebody who left: everybody reads it in their language."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WORDS, MARK = "a player who left", "<left>"
_NAMED = ("people", "seats", "chats", "reports")  # tables with a column `name`


def upgrade() -> None:
    _rename(WORDS, MARK)


def downgrade() -> None:
    _rename(MARK, WORDS)


def _rename(old: str, new: str) -> None:
    """Logs first: which of them name somebody who left, the seats tell."""
    connection = op.get_bind()
    seats = sa.table("seats", sa.column("table_id"), sa.column("name"))
    entries = sa.table(
        "entries",
        sa.column("table_id"),
        sa.column("number"),
        sa.column("kind"),
        sa.column("data", sa.JSON()),
    )
    c = entries.c
    tables = sa.select(seats.c.table_id).where(seats.c.name == old)
    sat = sa.select(c.table_id, c.number, c.data).where(
        c.table_id.in_(tables), c.kind.in_(("sat", "taken"))
    )
    for table_id, number, data in connection.execute(sat).all():
        if data.get("name") == old:
            row = sa.update(entries).where(c.table_id == table_id, c.number == number)
            connection.execute(row.values(data={**data, "name": new}))
    for name in _NAMED:
        _rename_in(connection, name, old, new)


def _rename_in(connection: Any, name: str, old: str, new: str) -> None:
    table = sa.table(name, sa.column("name"))
    connection.execute(sa.update(table).where(table.c.name == old).values(name=new))
