"""Several processes keep one house, on a real PostgreSQL and a real NATS: any of them takes any socket."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.house import House, running_house
from tests.web.kills import FAULTS, befall
from tests.web.support import Browser, answer, hello, receive

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("household")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(Path(tmp_path_factory.mktemp("house")), 3) as house:
        yield house


async def test_any_process_takes_any_socket_and_any_question(house: House) -> None:
    """Chairs, chat, moves and presence reach everybody, wherever they came in."""
    first, second, third = house.addresses
    async with Browser(first, "Ann") as ann, Browser(second, "Bob") as bob, Browser(third) as eve:
        table = (await ann.new_table("me", "open", first=0))["id"]
        await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [chair["name"] for chair in (await eve.get(f"/api/tables/{table}"))["chairs"]] == [
            "Ann",
            "Bob",
        ]
        await ann.post(f"/api/tables/{table}/start")
        async with ann.socket(table) as a, bob.socket(table) as b, eve.socket(table) as e:
            message = await hello(a)
            for other in (b, e):
                await hello(other)
            await answer(a, message)
            assert (await receive(a, "accepted"))["version"] == 1
            for other in (b, e):
                assert (await receive(other, "update"))["version"] == 1


async def test_nothing_acknowledged_is_lost_whatever_befalls_a_house(house: House) -> None:
    """One fault of each kind under load; `bench/kill.py` does hundreds."""
    assert await befall(house, 6, FAULTS) > 0
