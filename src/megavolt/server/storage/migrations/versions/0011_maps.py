"""Maps that people have made, and what players think of maps."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "maps",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_maps_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_maps"),
    )
    op.create_index("ix_maps_owner", "maps", ["owner"])
    op.create_index("ix_maps_public", "maps", ["public"])
    op.create_table(
        "map_versions",
        sa.Column("map_id", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["map_id"], ["maps.id"], name="fk_map_versions_map_id"),
        sa.PrimaryKeyConstraint("map_id", "hash", name="pk_map_versions"),
    )
    op.create_index("ix_map_versions_hash", "map_versions", ["hash"])
    op.create_table(
        "map_ratings",
        sa.Column("map_id", sa.String(60), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_map_ratings_person"),
        sa.PrimaryKeyConstraint("map_id", "person", name="pk_map_ratings"),
    )
    op.create_index("ix_map_ratings_person", "map_ratings", ["person"])


def downgrade() -> None:
    op.drop_table("map_ratings")
    op.drop_table("map_versions")
    op.drop_table("maps")
