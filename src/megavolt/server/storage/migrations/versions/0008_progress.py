"""What people have learnt."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("progress", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "progress")
