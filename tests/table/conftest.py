"""What the tests of the table share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine

from tests.table.postgres import running_postgres
from trianon.table.storage.engines import file_url


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; whoever uses it empties it first."""
    with running_postgres() as url:
        yield url


@pytest.fixture
def empty_postgres(postgres: str) -> Iterator[URL]:
    """A database without any table, for one test."""
    server = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql("create database fresh")
        yield server.url.set(database="fresh")
        connection.exec_driver_sql("drop database fresh")
    server.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The same on each engine."""
    if request.param == "sqlite":
        return file_url(tmp_path / "test.sqlite")
    found: URL = request.getfixturevalue("empty_postgres")
    return found
