"""Bring a database to the newest schema; runs whenever a store is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, select

ONE_AT_A_TIME = 0x7472_6961  # any number that means nothing else in this database


def migrate(engine: Engine, version: str = "head") -> None:
    """To the newest version, or to that one."""
    with engine.begin() as connection:
        migrate_within(connection, version)


def migrate_within(connection: Connection, version: str = "head") -> None:
    """The same as part of a transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if connection.dialect.name == "postgresql":  # servers that start together do it one after the other
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def version_of(connection: Connection) -> str | None:
    """The version of its schema, None for a database without one."""
    return MigrationContext.configure(connection).get_current_revision()
