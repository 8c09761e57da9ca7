"""Bring a database to the newest schema; runs whenever a store is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, func, select

ONE_AT_A_TIME = 0x7472_6961  # any number that means nothing else in this database


def migrate(engine: Engine, version: str = "head") -> None:
    """To the newest version, or to that one."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # servers that start together do it one after the other
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
