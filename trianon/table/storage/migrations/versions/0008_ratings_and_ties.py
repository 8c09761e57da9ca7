"""Results of finished games, the ratings made of them, and whom people follow or block."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_points", "ratings", ["game", "points"])
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
        sa.Column("deviation", sa.Float),
    )
    op.create_index("results_by_guest", "results", ["guest", "at"])
    op.create_table(
        "ties",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other"])


def downgrade() -> None:
    op.drop_table("ties")
    op.drop_table("results")
    op.drop_table("ratings")
