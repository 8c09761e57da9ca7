"""Browsers that show news also while none of our pages is open there."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])


def downgrade() -> None:
    op.drop_table("subscriptions")
