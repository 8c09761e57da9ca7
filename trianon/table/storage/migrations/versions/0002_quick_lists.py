"""Lists by index, who has a chair where, which tables wait for a bot, reports to the operator."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_ONCE = 1000


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_asked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_age", "tables", ["status", "listed", "created", "id"])
    op.create_index("tables_of_a_game", "tables", ["game", "status", "listed", "created", "id"])
    op.create_index(
        "tables_asking_bots",
        "tables",
        ["id"],
        sqlite_where=sa.text("bot_asked = 1"),  # SQLite uses it for these very words
        postgresql_where=sa.text("bot_asked"),
    )
    op.create_table(
        "people",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("people_by_table", "people", ["table_id"])
    op.create_table(
        "reports", sa.Column("id", sa.Integer, primary_key=True), sa.Column("body", sa.Text, nullable=False)
    )
    _fill()


def _fill() -> None:
    """What the new columns say of the tables that are there.

    Which seat is asked stands in the logs only: every running table with bots is looked at once more.
    """
    connection = op.get_bind()
    tables = sa.table(
        "tables", sa.column("id"), sa.column("status"), sa.column("summary"), sa.column("bot_asked")
    )
    people = sa.table("people", sa.column("guest"), sa.column("table_id"))
    rows = sa.select(tables.c.id, tables.c.status, tables.c.summary).order_by(tables.c.id).limit(AT_ONCE)
    last = ""
    while found := connection.execute(rows.where(tables.c.id > last)).all():
        sitting, asking = [], []
        for id, status, summary in found:
            places = json.loads(summary)["places"]
            guests = {place["guest"] for place in places if place.get("kind") == "person"}
            sitting += [{"guest": guest, "table_id": id} for guest in guests]
            if status == "playing" and any(place.get("kind") == "bot" for place in places):
                asking.append(id)
        if sitting:
            connection.execute(sa.insert(people), sitting)
        connection.execute(sa.update(tables).where(tables.c.id.in_(asking)).values(bot_asked=sa.true()))
        last = found[-1][0]


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("people")
    op.drop_index("tables_asking_bots", "tables")
    op.drop_index("tables_of_a_game", "tables")
    op.drop_index("tables_by_age", "tables")
    op.create_index("tables_by_status", "tables", ["listed", "status", "created"])
    op.drop_column("tables", "bot_asked")
