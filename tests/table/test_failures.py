"""When the disk fails nothing is acknowledged, and memory goes back to what the disk has."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.table.support import (
    FailingStore,
    Window,
    begun,
    of,
    options,
    people,
    problem,
    read,
    settle,
    version_of,
)
from trianon.table.match import Match
from trianon.table.messages import Move, Say
from trianon.table.storage import TableRow
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_a_move_that_cannot_be_stored_did_not_happen() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    assert match.game is not None
    before = match.game.state.fingerprint()
    store.failures = 1
    text = options(match)[0]
    assert problem(await ann.move(0, text, id="x")) == "unavailable"
    assert bob.all("update") == []
    assert version_of(match) == 0
    assert match.game.state.fingerprint() == before
    replies = await ann.move(0, text, id="x")
    assert of(replies, "accepted")["version"] == 1
    assert bob.all("update")[-1]["version"] == 1


async def test_a_move_whose_answer_was_lost_is_found_again() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    store.failures, store.after = 1, True
    text = options(match)[0]
    assert problem(await ann.move(0, text, id="x")) == "unavailable"
    assert bob.all("welcome")[-1]["version"] == 1
    assert of(await ann.move(0, text, version=0, id="x"), "accepted")["version"] == 1
    assert version_of(match) == 1


async def test_chat_that_cannot_be_stored_is_not_heard() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    store.failures = 1
    assert problem(await ann.say("hello?")) == "unavailable"
    assert bob.all("chat") == []
    assert (await bob.hello())["chat"] == []


async def test_a_log_that_cannot_be_read_closes_the_table() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    ann = Window(match, "ann")
    await ann.hello()
    store.failures, store.blind = 1, True
    assert problem(await ann.move(0, options(match)[0])) == "unavailable"
    assert match.broken
    assert ann.closed
    assert problem(await ann.move(0, "bow")) == "unavailable"


async def test_a_log_continued_elsewhere_is_read_again() -> None:
    store = FailingStore()
    match = await begun(people("ann", "bob"), store=store)
    other = await begun_elsewhere(store)
    ann = Window(match, "ann")
    await ann.hello()
    text = options(match)[0]
    there = Window(other, "ann")
    await there.hello()
    await there.move(0, text, id="there")
    assert problem(await ann.move(0, text, id="here")) == "unavailable"
    assert version_of(match) == 1


async def test_a_move_lasts_when_its_sender_goes_away_meanwhile() -> None:
    """The socket may break while the disk writes; the table carries the move to its end all the same."""
    store = SlowStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    store.disk.clear()
    listening = asyncio.create_task(match.receive(ann.client, Move("x", 0, 0, options(match)[0])))
    waiting = asyncio.create_task(match.info("bob"))
    await settle()
    listening.cancel()
    await settle()
    assert not waiting.done()
    assert bob.all("update") == []
    store.disk.set()
    await waiting
    assert listening.cancelled()  # it heard of it, but afterwards
    assert bob.all("update")[-1]["version"] == 1
    assert of(await ann.move(0, "any", version=0, id="x"), "accepted")["version"] == 1


async def test_whoever_comes_first_is_served_first() -> None:
    """While the disk writes, everybody waits in the order of coming."""
    store = SlowStore()
    match = await begun(people("ann", "bob"), store=store)
    ann, bob = Window(match, "ann"), Window(match, "bob")
    await ann.hello()
    await bob.hello()
    store.disk.clear()
    said = [
        asyncio.create_task(match.receive(window.client, Say(str(number), str(number))))
        for number, window in enumerate([ann, bob, bob, ann, bob])
    ]
    await settle()
    assert bob.all("chat") == []
    store.disk.set()
    await asyncio.gather(*said)
    assert [message["line"]["text"] for message in ann.all("chat")] == ["0", "1", "2", "3", "4"]


class SlowStore(MemoryStore):
    """Has everything at once, and says so only while its disk is quick."""

    def __init__(self) -> None:
        super().__init__()
        self.disk = asyncio.Event()
        self.disk.set()

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        stored = super().append(table, seq, entries, row)
        return asyncio.ensure_future(self._when_quick(stored))

    async def _when_quick(self, stored: asyncio.Future[None]) -> None:
        await self.disk.wait()
        await stored


async def begun_elsewhere(store: FailingStore) -> Match:
    match = await read(store)
    return match
