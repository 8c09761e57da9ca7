"""Where an account gets letters, and in which language."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("mail", sa.String(254), nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("language", sa.String(8), nullable=False, server_default="en"))


def downgrade() -> None:
    op.drop_column("accounts", "language")
    op.drop_column("accounts", "mail")
