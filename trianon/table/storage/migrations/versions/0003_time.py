"""When a table is to be looked at though nobody comes, and when servers ran."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wake_at", sa.BigInteger))
    op.create_index("tables_by_alarm", "tables", ["wake_at"])
    op.create_table(
        "lives",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    # Since when a running table waits stands in its log: each of them is looked at once.
    tables = sa.table("tables", sa.column("status"), sa.column("wake_at"))
    op.execute(sa.update(tables).where(tables.c.status == "playing").values(wake_at=0))


def downgrade() -> None:
    op.drop_table("lives")
    op.drop_index("tables_by_alarm", "tables")
    op.drop_column("tables", "wake_at")
