"""Engines: how a database is reached, for the one writer and for readers, and made ready."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from trianon.table.storage import StorageError, integrity
from trianon.table.storage.migrate import migrate, version_of

EXAMPLE = "postgresql+psycopg://user:password@host/name"
IDLE_SECONDS = 5  # for which PostgreSQL lets a transaction of a silent process keep its locks


def prepare(url: str | URL) -> None:
    """Look at a database and bring it to the newest schema; StorageError when trianon cannot work with it."""
    try:
        engine = writer_engine(address(url))
        damage = integrity.quick_check(engine)
        if damage:
            raise StorageError(
                f"it is damaged ({damage}); 'trianon check --salvage FILE' saves what can be read"
            )
        migrate(engine)
        engine.dispose()
    except (CommandError, SQLAlchemyError) as error:
        why = integrity.reason(error)
        raise StorageError(f"it is damaged, out of reach, or of a newer trianon ({why})") from error


def must_hold_games(url: URL) -> None:
    """StorageError when a database is out of reach or holds nothing of trianon; damage is no matter here."""
    engine = reader(url)
    try:
        with engine.connect() as connection:
            version = version_of(connection)
    except OperationalError as error:
        raise StorageError(f"the database is out of reach: {integrity.reason(error)}") from error
    except SQLAlchemyError:
        return
    finally:
        engine.dispose()
    if version is None:
        raise StorageError("there is nothing of trianon in this database")


def address(url: str | URL) -> URL:
    """Where a database is; StorageError, without its password, when that cannot be read."""
    try:
        found = make_url(url)
        found.get_dialect()
    except (ArgumentError, ValueError) as error:
        raise StorageError(f"the address of the database cannot be read; it looks like {EXAMPLE}") from error
    return found


def without_password(url: str) -> str:
    """The address of a database as it may be shown."""
    return make_url(url).render_as_string(hide_password=True)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Say StorageError instead of the database's own words."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StorageError(f"could not read: {integrity.reason(error)}") from error


def file_url(path: Path) -> URL:
    """The address of a SQLite database in this file."""
    return URL.create("sqlite", database=str(path))


def open_engine(url: URL, **options: Any) -> Engine:
    """A database as its address says; StorageError when its driver is not installed."""
    try:
        return create_engine(url, hide_parameters=True, **options)  # they hold hidden actions and draws
    except ModuleNotFoundError as error:
        driver = f"the driver {error.name} is not installed; for PostgreSQL: pip install 'trianon[postgres]'"
        raise StorageError(driver) from error


def writer_engine(url: URL) -> Engine:
    """The database as the one writer uses it."""
    # With names for parameters the driver takes the same rows as that of PostgreSQL.
    engine = open_engine(url, **({"paramstyle": "named"} if url.get_backend_name() == "sqlite" else {}))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    elif engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _impatient)
    return engine


def reader(url: URL) -> Engine:
    """The same database, unable to write."""
    if url.get_backend_name() == "sqlite":
        file = f"file:{quote(url.database or '')}"
        return open_engine(url.set(database=file, query={"mode": "ro", "uri": "true"}))
    return open_engine(url, execution_options={"postgresql_readonly": True})


def _durable(connection: Any, record: object) -> None:
    """A commit returns when the disk has it.

    The WAL is folded back every 8 MB. Less often would be fewer waits, but a WAL that is written over syncs
    much faster than one that still grows. Few pages are kept, in a quarter of the room SQLite would take: of
    many tables those written next are seldom among them in any case, and the system has them too.
    """
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "wal_autocheckpoint=2000",
        "cache_size=-512",  # kB
    ):
        connection.execute(f"PRAGMA {pragma}")


def _impatient(connection: Any, record: object) -> None:
    """A process that stands still in the middle of a commit must not keep its tables from the others."""
    connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
    connection.commit()
