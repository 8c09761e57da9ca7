"""A clock and a server that was down: only the time in which a server ran is charged."""

import asyncio
from pathlib import Path

import pytest

from tests.web.support import PATIENCE, Browser, server
from trianon.table import entries
from trianon.table.entries import ChairState, Created, Started
from trianon.table.seating import Seating
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.sql import SqlStore
from trianon.table.tempo import DAY, MINUTE

pytestmark = pytest.mark.anyio

PEOPLE = [
    ChairState(kind="person", guest=name, name=name.title(), colour=colour)
    for name, colour in (("ann", "blue"), ("bob", "white"))
]


async def lay_out(store: SqlStore, table: str, tempo: str, asked_at: int) -> None:
    """A game in which Ann has been asked since that moment; the store has it looked at."""
    first = Created("kabale", {"first": 0}, True, "ann", PEOPLE, asked_at, tempo)
    start = Started("5e" * 32, 2, asked_at)
    seating = Seating.begin(table, first)
    seating.fold(start)
    await store.create_table(seating.row(wake_at=asked_at), entries.write([first, start]))


async def test_a_clock_runs_out_over_a_restart_and_time_without_a_server_is_free(tmp_path: Path) -> None:
    """Nobody opens these tables: the store knows that they are to be looked at."""
    data = DataDirectory(tmp_path / "data")
    data.path.mkdir()
    store = SqlStore.in_file(data.database)
    now = entries.now()
    await store.note_life(now - 3 * DAY, now - 2 * DAY)
    await lay_out(store, "spent", "10+15", asked_at=now - 2 * DAY - 11 * MINUTE)  # a server was there
    await lay_out(store, "free", "10+15", asked_at=now - 2 * DAY - 9 * MINUTE)  # and then was not
    await lay_out(store, "days", "1d", asked_at=now - 3 * DAY)
    await store.close()

    with server(data.path) as running:
        async with Browser(running.address) as zoe:

            async def stand_in(table: str) -> str:
                return str((await zoe.get(f"/api/tables/{table}"))["chairs"][0]["stand_in"])

            async with asyncio.timeout(PATIENCE):
                while [await stand_in("spent"), await stand_in("days")] != ["greedy", "greedy"]:
                    await asyncio.sleep(0.05)
            assert await stand_in("free") == ""
