"""Several processes on one PostgreSQL database: a log has one writer at a time, whoever thinks otherwise."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from tests.table.test_storage import row
from trianon.table.storage import LeaseLost
from trianon.table.storage.leases import Leases
from trianon.table.storage.sql import SqlStore

pytestmark = pytest.mark.anyio


class Process:
    """A store on the common database, and what it has there."""

    def __init__(self, url: str, seconds: float) -> None:
        self.store = SqlStore(url)
        self.leases = Leases(self.store, seconds)


@pytest.fixture
async def three(postgres: str) -> AsyncIterator[tuple[Process, Process, Process]]:
    """One that is soon given up, and two that stay."""
    processes = (Process(postgres, 0.5), Process(postgres, 600), Process(postgres, 600))
    with processes[0].store._writing.begin() as connection:
        connection.exec_driver_sql("truncate entries, tables, processes, leases")
    for name, process in zip(("ann", "bob", "eve"), processes, strict=True):
        await process.leases.join(name)
    yield processes
    for process in processes:
        await process.store.close()


async def given_up(process: Process, by: Process) -> None:
    """Until the others see that it does not renew."""
    async with asyncio.timeout(30):
        while process.leases.name in (await by.leases.renew()).present:
            await asyncio.sleep(0.05)


async def test_whoever_makes_a_table_has_it_and_the_others_learn_who(
    three: tuple[Process, Process, Process],
) -> None:
    _, bob, eve = three
    await bob.store.create_table(row("a"), ["zero"])
    assert await eve.leases.claim("a") == "bob"
    assert await bob.leases.claim("a") == "bob"
    with pytest.raises(LeaseLost):
        await eve.store.append("a", 1, ["not mine"])
    await bob.store.append("a", 1, ["one"])
    await bob.leases.release("a")
    assert await eve.leases.claim("a") == "eve"
    await eve.store.append("a", 2, ["two"])
    with pytest.raises(LeaseLost):
        await bob.store.append("a", 3, ["no longer mine"])
    assert await bob.store.load("a") == ["zero", "one", "two"]
    assert await eve.leases.claim("nothing") == ""


async def test_who_comes_back_late_is_refused_and_takes_no_neighbour_along(
    three: tuple[Process, Process, Process],
) -> None:
    ann, bob, eve = three
    for table in ("a", "b"):
        await ann.store.create_table(row(table), ["zero"])
    await given_up(ann, bob)
    assert set((await bob.leases.renew()).orphans) == {"a", "b"}
    await asyncio.gather(bob.leases.claim("a"), eve.leases.claim("a"))
    name = await bob.leases.claim("a")
    assert name == await eve.leases.claim("a") != "ann"  # one of the two, and both know which
    heir = bob if name == "bob" else eve
    late = [ann.store.append("a", 1, ["late"]), ann.store.append("b", 1, ["in time"])]
    refused = await asyncio.gather(*late, return_exceptions=True)
    assert isinstance(refused[0], LeaseLost)
    assert refused[1] is None  # nobody has taken that one
    await heir.store.append("a", 1, ["one"])
    assert await ann.store.load("a") == ["zero", "one"]
    with pytest.raises(LeaseLost):
        await ann.leases.renew()
    await ann.leases.join("ann again")
    with pytest.raises(LeaseLost):  # a new number has nothing of the old one
        await ann.store.append("b", 2, ["under another number"])


async def test_what_somebody_has_need_not_be_looked_after_by_others(
    three: tuple[Process, Process, Process],
) -> None:
    _, bob, eve = three
    for table in ("a", "b"):
        await bob.store.create_table(msgspec.structs.replace(row(table), bot_asked=True, wake_at=1), ["zero"])
    await bob.leases.release("b")
    for process in (bob, eve):
        assert await process.store.list_bot_asked() == ["b"]
        assert await process.store.list_due(before=2, limit=9) == ["b"]
        assert await process.store.list_never_begun(before=2, limit=9) == ["b"]
    assert await eve.leases.claim_duty("letters") == await bob.leases.claim_duty("letters") == "eve"
    await eve.leases.leave()
    assert await bob.leases.claim_duty("letters") == "bob"
