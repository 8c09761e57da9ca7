"""Several processes on one database: which of them are there, and which of them has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.Integer, nullable=False),
    )
    op.create_index("leases_of_a_process", "leases", ["process"])
    op.create_table(
        "revoked",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("before", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("revoked")
    op.drop_table("leases")
    op.drop_table("processes")
