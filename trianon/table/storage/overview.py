"""Overview: the list of tables as an operator wants it, beside a server that runs."""

from collections.abc import Sequence

from sqlalchemy import URL, select
from sqlalchemy.exc import SQLAlchemyError

from trianon.table.storage import StorageError, TableRow
from trianon.table.storage.engines import address, reader
from trianon.table.storage.integrity import reason
from trianon.table.storage.schema import people, tables


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
    engine = reader(address(url))
    try:
        with engine.connect() as connection:
            return [TableRow(**row) for row in connection.execute(wanted).mappings()]
    except SQLAlchemyError as error:
        raise StorageError(f"the list of tables cannot be read: {reason(error)}") from error
    finally:
        engine.dispose()
