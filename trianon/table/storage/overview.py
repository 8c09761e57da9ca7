"""Overview: tables and guests as an operator wants to see them, beside a server that runs."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, RowMapping, Select, func, select
from sqlalchemy.exc import SQLAlchemyError

from trianon.table.storage import StorageError, TableRow
from trianon.table.storage.engines import address, reader
from trianon.table.storage.integrity import reason
from trianon.table.storage.schema import accounts, people, tables, ties


def read_rows(
    url: str | URL, limit: int, status: str = "", guest: str = "", table: str = ""
) -> Sequence[TableRow]:
    """Tables, the newest first, listed or not: of one status, of one guest, or just this one."""
    wanted = select(tables).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
    if status:
        wanted = wanted.where(tables.c.status == status)
    if guest:
        wanted = wanted.join(people, people.c.table_id == tables.c.id).where(people.c.guest == guest)
    if table:
        wanted = wanted.where(tables.c.id == table)
    return [TableRow(**row) for row in _read(url, wanted)]


def read_mutes(url: str | URL, limit: int) -> Sequence[tuple[str, str, int]]:
    """Whom most people want neither to hear nor to play with: guest, name of the account, and how many."""
    number = func.count().label("number")
    most = (
        select(ties.c.other, func.coalesce(accounts.c.name, "").label("name"), number)
        .outerjoin(accounts, accounts.c.guest == ties.c.other)
        .where(ties.c.kind == "block")
        .group_by(ties.c.other, accounts.c.name)
        .order_by(number.desc(), ties.c.other)
        .limit(limit)
    )
    return [(row["other"], row["name"], row["number"]) for row in _read(url, most)]


def _read(url: str | URL, query: Select[Any]) -> Sequence[RowMapping]:
    engine = reader(address(url))
    try:
        with engine.connect() as connection:
            return connection.execute(query).mappings().all()
    except SQLAlchemyError as error:
        raise StorageError(f"the database cannot be read: {reason(error)}") from error
    finally:
        engine.dispose()
