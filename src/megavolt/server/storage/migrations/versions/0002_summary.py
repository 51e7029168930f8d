"""What lists of tables tell of a game: who is to move, the round, the ranks at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "summary")
