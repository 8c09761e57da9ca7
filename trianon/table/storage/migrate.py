"""Bring a database to the newest schema; runs whenever a store is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine


def migrate(engine: Engine, version: str = "head") -> None:
    """To the newest version, or to that one."""
    with engine.begin() as connection:
        migrate_within(connection, version)


def migrate_within(connection: Connection, version: str = "head") -> None:
    """The same as part of a transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def version_of(connection: Connection) -> str | None:
    """The version of its schema, None for a database without one."""
    return MigrationContext.configure(connection).get_current_revision()
