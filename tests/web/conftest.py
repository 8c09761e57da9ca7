"""What the tests of the web share."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.web.support import Browser, ServerProcess, server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a file."""
    with server(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
async def ann(house: ServerProcess) -> AsyncIterator[Browser]:
    async with Browser(house.address, "Ann") as browser:
        yield browser


@pytest.fixture
async def bob(house: ServerProcess) -> AsyncIterator[Browser]:
    async with Browser(house.address, "Bob") as browser:
        yield browser
