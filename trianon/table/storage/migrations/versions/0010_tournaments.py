"""Tournaments, and who takes part in them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("tournament", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("entrants_by_tournament", "entrants", ["tournament"])


def downgrade() -> None:
    op.drop_table("entrants")
    op.drop_table("tournaments")
