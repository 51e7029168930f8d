"""What a host needs: bans, one-time links, a second factor, where sessions are, who said what."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


ADDED = (
    ("people", "banned", sa.Float()),
    ("people", "verified", sa.String(254)),
    ("people", "totp", sa.String(64)),
    ("sessions", "agent", sa.String(200)),
    ("chats", "person", sa.Integer()),
)


def upgrade() -> None:
    for table, column, kind in ADDED:
        op.add_column(table, sa.Column(column, kind, nullable=True))
    op.create_index("ix_chats_person", "chats", ["person"])
    op.create_table(
        "one_time_links",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("about", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_one_time_links_person"),
        sa.PrimaryKeyConstraint("token", name="pk_one_time_links"),
    )
    op.create_index("ix_one_time_links_person", "one_time_links", ["person"])


def downgrade() -> None:
    op.drop_table("one_time_links")
    op.drop_index("ix_chats_person", "chats")
    for table, column, _ in reversed(ADDED):
        op.drop_column(table, column)
