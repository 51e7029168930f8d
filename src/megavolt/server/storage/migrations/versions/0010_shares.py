"""Public links to finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shares_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_shares"),
        sa.UniqueConstraint("token", name="uq_shares_token"),
    )


def downgrade() -> None:
    op.drop_table("shares")
