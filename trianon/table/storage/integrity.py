"""Integrity: whether a database is whole, and reading what can be read of one that is not."""

import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, Select, Table, func, insert, literal_column, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement

from trianon.table.storage.packed import unpack
from trianon.table.storage.schema import (
    OF_THE_MOMENT,
    entries,
    metadata,
    people,
    tables,
)

QUICK_SECONDS = 5.0  # a start waits no longer for a large database
MOST_PROBLEMS = 20


def quick_check(engine: Engine, seconds: float = QUICK_SECONDS) -> str:
    """What is wrong with the pages of a SQLite file, as far as a short look tells; "" for nothing."""
    if engine.dialect.name != "sqlite":
        return ""
    until = time.monotonic() + seconds
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.set_progress_handler(lambda: time.monotonic() > until, 100_000)
        try:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        except SQLAlchemyError:
            if time.monotonic() > until:
                return ""  # whole so far
            raise
        finally:
            driver.set_progress_handler(None, 0)
    return "" if found == "ok" else str(found).splitlines()[-1]


class Remains:
    """A database that may be damaged: every question is answered as far as it can be."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stopped: list[str] = []  # why lists ended before their end

    def problems(self) -> list[str]:
        """What is wrong with its pages, after looking at all of them, or with lists that were read so far."""
        return self._damaged_pages() or self._stopped

    def _damaged_pages(self) -> list[str]:
        if self._engine.dialect.name != "sqlite":
            return []
        try:
            with self._engine.connect() as connection:
                found = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_PROBLEMS})").scalars()
                return [str(line) for line in found if line != "ok"]
        except SQLAlchemyError as error:
            return [reason(error)]

    def ids(self) -> list[str]:
        """Every table that its list or its logs name, from both ends as far as they can be read."""
        found: set[str] = set()
        for column in (tables.c.id, entries.c.table_id):
            found.update(self._walk(column, func.min, lambda column, last: column > last))
            found.update(self._walk(column, func.max, lambda column, last: column < last))
        return sorted(found)

    def log(self, table: str) -> tuple[list[str], str]:
        """The entries of a table up to the first that is missing or cannot be read, and why there it ends."""
        own = entries.c.table_id == table
        bodies: list[str] = []
        try:
            for seq, body in self._execute(
                select(entries.c.seq, entries.c.body).where(own).order_by(entries.c.seq)
            ):
                if seq != len(bodies):
                    return bodies, f"entry {len(bodies)} is missing"
                bodies += unpack([body])
        except ValueError as error:
            return bodies, str(error)
        except SQLAlchemyError as error:
            return self._log_one_by_one(table), reason(error)
        return bodies, "" if bodies else "its log is missing"

    def summary(self, table: str) -> str:
        """What the list says of a table; "" when that cannot be read."""
        try:
            [[found]] = self._execute(select(func.max(tables.c.summary)).where(tables.c.id == table))
        except SQLAlchemyError:
            return ""
        return found or ""

    def rows(self, table: Table) -> list[dict[str, Any]]:
        """The rows of one of the other tables, from both ends as far as they can be read."""
        try:
            return [row._asdict() for row in self._execute(select(table))]
        except SQLAlchemyError:
            ascending = self._row_by_row(table, func.min, lambda column, last: column > last)
            descending = self._row_by_row(table, func.max, lambda column, last: column < last)
            return list((ascending | descending).values())

    def _row_by_row(self, table: Table, end: Any, beyond: Any) -> dict[str, dict[str, Any]]:
        number: ColumnElement[str] = literal_column("rowid")
        found: dict[str, dict[str, Any]] = {}
        try:
            for one in self._walk(number, end, beyond, table):
                for row in self._execute(select(table).where(number == one)):
                    found[one] = row._asdict()
        except SQLAlchemyError:
            return found
        return found

    # --- inside -------------------------------------------------------------------------------------------

    def _log_one_by_one(self, table: str) -> list[str]:
        bodies: list[str] = []
        own = select(entries.c.body).where(entries.c.table_id == table)
        try:
            while found := self._execute(own.where(entries.c.seq == len(bodies))):
                bodies += unpack([found[0][0]])
        except (SQLAlchemyError, ValueError):
            return bodies
        return bodies

    def _walk(
        self, column: ColumnElement[str], end: Any, beyond: Any, table: Table | None = None
    ) -> Iterator[str]:
        """The values of a column in order; it stops where a page is damaged."""
        query = select(end(column)) if table is None else select(end(column)).select_from(table)
        try:
            [[last]] = self._execute(query)
            while last is not None:
                yield last
                [[last]] = self._execute(query.where(beyond(column, last)))
        except SQLAlchemyError as error:
            why = reason(error)
            if why not in self._stopped:
                self._stopped.append(why)

    def _execute(self, query: Select[Any]) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(query))


def save_people(remains: Remains, into: Connection) -> int:
    """Accounts, and all else that is not of a game, as far as it can be read; how many accounts."""
    beside = [
        table for table in metadata.sorted_tables if table not in (tables, entries, people, *OF_THE_MOMENT)
    ]
    accounts = 0
    for table in beside:
        found = remains.rows(table)
        if found:
            into.execute(insert(table), found)
        accounts += len(found) if table.name == "accounts" else 0
    return accounts


def reason(error: Exception) -> str:
    """In one line, and without what was asked for."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
