"""Tables that are forgotten leave the memory at once, without waiting for the collector of cycles."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tests.table.support import Window, asked, options, settle, wish
from trianon.table.bot_workers import BotsInline
from trianon.table.lobby import Lobby
from trianon.table.match import Match
from trianon.table.problems import TableProblem
from trianon.table.requests import Sit
from trianon.table.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def visited(house: Lobby, *chairs: str) -> "weakref.ref[Match]":
    """A table that was created, looked at, played at, misused, and left again."""
    table = await house.create("ann", "Ann", wish(*chairs))
    match = await house.match(table.id)
    ann, eve = Window(match, "ann"), Window(match, "eve")
    await ann.hello()
    await eve.hello()
    for _ in range(3):
        if match.seating.status == "playing" and asked(match) in ann.client.seats:
            await ann.move(asked(match), options(match)[0])
            await ann.move(asked(match), "nonsense")
            await ann.undo(asked(match))
        await settle()
    await eve.say("hello")
    for request in (house.sit(table.id, "eve", "Ann", Sit()), house.start(table.id, "eve")):
        try:
            await request
        except TableProblem:
            continue
    await match.part(ann.client)
    await match.part(eve.client)
    await settle()
    for window in (ann, eve):
        vars(window).clear()  # it holds on to itself, as no socket does
    return weakref.ref(match)


@pytest.mark.parametrize(
    "chairs", [("me", "open"), ("me", "hotseat"), ("me", "random"), ("random", "random")]
)
async def test_a_forgotten_table_is_gone(chairs: tuple[str, ...]) -> None:
    house = Lobby(MemoryStore(), BotsInline(), idle_seconds=0)
    seen = await visited(house, *chairs)
    for _ in range(200):
        await asyncio.sleep(0)
    await house.sweep()
    await settle()
    assert seen() is None


async def test_memory_stays_flat_however_many_tables_come_and_go() -> None:
    """The store in memory keeps logs as strings, which the collector does not count."""
    house = Lobby(MemoryStore(), BotsInline(), idle_seconds=0)
    counts = []
    for _ in range(6):
        for _ in range(10):
            await visited(house, "me", "random", "open")
            await visited(house, "me", "random", "hotseat")
        await house.sweep()
        await settle()
        counts.append(len(gc.get_objects()))
    assert counts[-1] - counts[1] < 10 * 40
