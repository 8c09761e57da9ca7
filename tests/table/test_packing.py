"""Packed games: less room, and otherwise as before - replays, checks, continuing, and being forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.table.support import Window, asked, lobby, options, wish
from trianon.table.check import check
from trianon.table.packing import Packer
from trianon.table.replay import record
from trianon.table.storage.engines import file_url
from trianon.table.storage.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_a_packed_game_is_as_before(empty_database: URL) -> None:
    store = SqlStore(empty_database)
    house = lobby(store)
    over = (await house.create("ann", "Ann", wish("me", "hotseat"))).id
    match = await house.match(over)
    ann, eve = Window(match, "ann"), Window(match, "eve")
    await ann.hello()
    await eve.hello()
    await eve.say("I only look on")
    running = (await house.create("ann", "Ann", wish("me", "hotseat"))).id
    while match.seating.status != "over":
        await ann.move(asked(match), options(match)[0])
    house.close()
    before, going_on = await store.load(over), await store.load(running)
    assert before is not None
    assert [table async for table in Packer(store, days=-1).pack()] == [over]
    assert [table async for table in Packer(store, days=-1).pack()] == []
    assert await store.load(over) == before
    assert await store.load(running) == going_on
    assert (await check(empty_database)).is_fine

    again = lobby(store)
    assert (await record(await again.match(over)))["game"] == "template"
    fresh = await again.rematch(over, "ann")  # one more entry after those that are packed
    packed = await store.load(over)
    assert packed is not None
    assert packed[:-1] == before
    assert fresh.id in packed[-1]
    assert over in await store.list_naming("eve")
    await again.forget("eve")
    forgotten = await store.load(over)
    assert forgotten is not None
    assert len(forgotten) == len(packed)
    assert "I only look on" not in str(forgotten)
    assert (await check(empty_database)).is_fine
    again.close()
    await store.close()


async def test_a_damaged_packed_log_is_named(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    store = SqlStore.in_file(path)
    house = lobby(store)
    table = (await house.create("ann", "Ann", wish("random", "random"))).id
    match = await house.match(table)
    while match.seating.status != "over":
        await asyncio.sleep(0)
    house.close()
    await store.pack(table)
    await store.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("update entries set body = replace(body, substr(body, 80, 9), 'aaaaaaaaa')")
        database.commit()
    [found] = (await check(file_url(path))).findings
    assert "packed log is damaged" in found.reason
