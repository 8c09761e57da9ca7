"""Blocks: whom the operator does not let in any more, known to every machine of a house."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("blocks")
