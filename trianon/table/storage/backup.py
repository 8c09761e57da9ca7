"""Backup: everything a server keeps in one SQLite file, from either engine into either.

One transaction reads it all, so that it is the state of one moment while the server goes on: SQLite (WAL) and
PostgreSQL (repeatable read) both promise that, and rows are the same in both, where pages are not.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Column,
    Connection,
    MetaData,
    String,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from trianon.table.storage import StorageError
from trianon.table.storage.directory import KEPT_FILES, DataDirectory, write_private
from trianon.table.storage.engines import address, file_url, open_engine, reader
from trianon.table.storage.integrity import reason
from trianon.table.storage.migrate import migrate_within, version_of
from trianon.table.storage.schema import OF_THE_MOMENT, metadata

AT_ONCE = 1000  # rows
VERSION = "alembic_version"  # the table that a migration writes itself
# In a backup only: the files of the data directory.
FILES = Table(
    "files", MetaData(), Column("name", String(64), primary_key=True), Column("body", Text, nullable=False)
)

Progress = Callable[[int, int], None]  # rows done, rows in all


def back_up(url: str | URL, directory: DataDirectory, file: Path, progress: Progress) -> int:
    """Write the database and the files of the data directory to a new file; how many rows it has.

    The file holds the keys that sign cookies, the hashes of passwords and hidden cards: it is readable by its
    owner only, and whole or not there at all.
    """
    unfinished = file.with_name(f"{file.name}.new")
    unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with _told("the backup failed"), _snapshot(url) as source, _writing(file_url(unfinished)) as target:
            version = version_of(source)
            if version is None:
                raise StorageError("there is nothing of trianon in this database")
            migrate_within(target, version)
            rows = _copy(source, target, progress)
            _keep_files(directory, target)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def restore(
    file: Path, url: str | URL | None, directory: DataDirectory, force: bool, progress: Progress
) -> int:
    """Fill a database and a data directory from a backup; how many rows it had.

    Without `url` it is the SQLite file of the directory. What is there already is replaced only by `force`,
    and only when everything has been read.
    """
    with _told("the backup cannot be restored"), _snapshot(file_url(file)) as source:
        if not inspect(source).has_table(FILES.name):
            raise StorageError(f"{file} is not a backup")
        rows = (
            _into_file(source, directory, force, progress)
            if url is None
            else _into(source, address(url), force, progress)
        )
        for name, body in source.execute(select(FILES.c.name, FILES.c.body)):
            if name in KEPT_FILES:
                write_private(directory.path / name, body)
    return rows


# --- inside -----------------------------------------------------------------------------------------------


def _into_file(source: Connection, directory: DataDirectory, force: bool, progress: Progress) -> int:
    """Beside the old file first, then in its place."""
    database = directory.database
    if database.exists() and not force:
        raise StorageError(f"there are games in {directory.path} already; --force replaces them")
    fresh = database.with_name(f"{database.name}.new")
    fresh.unlink(missing_ok=True)
    try:
        rows = _into(source, file_url(fresh), force, progress)
        for old in (f"{database.name}-wal", f"{database.name}-shm"):
            database.with_name(old).unlink(missing_ok=True)
        fresh.replace(database)
    finally:
        fresh.unlink(missing_ok=True)
    return rows


def _into(source: Connection, url: URL, force: bool, progress: Progress) -> int:
    """All or nothing: the schema of the backup, its rows, then the newest schema."""
    with _writing(url) as target:
        if version_of(target) is not None and not force:
            raise StorageError("there are games in this database already; --force replaces them")
        there = _tables(target)
        own = {*metadata.tables, VERSION}
        there.drop_all(target, [table for table in there.sorted_tables if table.name in own])
        migrate_within(target, version_of(source) or "head")
        rows = _copy(source, target, progress)
        migrate_within(target)
    return rows


def _copy(source: Connection, target: Connection, progress: Progress) -> int:
    """Every row of every table that both have."""
    left_out = {VERSION, *(table.name for table in OF_THE_MOMENT)}
    theirs = {name: table for name, table in _tables(target).tables.items() if name not in left_out}
    tables = [table for table in _tables(source).sorted_tables if table.name in theirs]
    total = sum(source.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    done = 0
    for table in tables:
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(theirs[table.name]), [dict(row) for row in rows])
            done += len(rows)
            progress(done, total)
        _count_on(theirs[table.name], target)
    return done


def _count_on(table: Table, target: Connection) -> None:
    """Numbers that PostgreSQL gives out itself go on after those that were copied."""
    if target.dialect.name != "postgresql":
        return
    for column in table.columns:
        if column.server_default is not None and "nextval" in str(getattr(column.server_default, "arg", "")):
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            target.execute(select(func.setval(sequence, last, False)))


def _keep_files(directory: DataDirectory, target: Connection) -> None:
    FILES.create(target)
    paths = [directory.path / name for name in KEPT_FILES]
    found = [{"name": path.name, "body": path.read_text("utf-8")} for path in paths if path.exists()]
    if found:
        target.execute(insert(FILES), found)


def _tables(connection: Connection) -> MetaData:
    """The tables as they are, of whatever version."""
    found = MetaData()
    found.reflect(connection)
    return found


@contextmanager
def _snapshot(url: str | URL) -> Iterator[Connection]:
    """One moment of a database, whoever writes to it meanwhile."""
    engine = reader(address(url))
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.execute(text("BEGIN"))  # Python's driver begins none for a reader
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _writing(url: str | URL) -> Iterator[Connection]:
    engine = open_engine(address(url))  # no WAL: a backup is one file, readable from anywhere
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _told(what: str) -> Iterator[None]:
    """In one line, and without what stands in the database."""
    try:
        yield
    except (CommandError, SQLAlchemyError) as error:
        raise StorageError(f"{what}: {reason(error)}") from error
