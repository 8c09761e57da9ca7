"""What the tests of the table share."""

from collections.abc import Iterator

import pytest

from tests.table.postgres import running_postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; whoever uses it empties it first."""
    with running_postgres() as url:
        yield url
