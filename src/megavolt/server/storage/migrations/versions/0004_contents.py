"""Maps and decks are stored once by their hash; a row to try whether the database takes writes."""

import sqlalchemy as sa
from alembic import op

from megavolt.server.storage.contents import referred

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    contents = op.create_table(
        "contents",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    links = op.create_table(
        "table_contents",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hash", sa.String(64), sa.ForeignKey("contents.hash"), primary_key=True),
    )
    op.create_index("ix_table_contents_hash", "table_contents", ["hash"])
    _move(contents, links)
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.get_bind().execute(pulse.insert(), {"id": 1, "at": 0.0})


def _move(contents: sa.Table, links: sa.Table) -> None:
    """Take the contents out of the options of all tables there are."""
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("options", sa.JSON))
    stored: set[str] = set()
    for table_id, options in connection.execute(sa.select(tables.c.id, tables.c.options)).all():
        shown, found = referred(options)
        for content, data in found.items():
            if content not in stored:
                connection.execute(contents.insert(), {"hash": content, "data": data})
                stored.add(content)
            connection.execute(links.insert(), {"table_id": table_id, "hash": content})
        if found:
            moved = tables.update().where(tables.c.id == table_id).values(options=shown)
            connection.execute(moved)


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("table_contents")
    op.drop_table("contents")
