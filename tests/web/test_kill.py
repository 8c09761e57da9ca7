"""Nothing acknowledged is lost: the server process is killed in the middle of play and started again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.kills import MOVES, kill_under_load
from tests.web.support import (
    PATIENCE,
    QUICK,
    Browser,
    ServerProcess,
    answer,
    hello,
    play_on,
    receive,
    server,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = 10
KILLS = 5  # `bench/kill.py` does it a thousand times


async def test_sigkill_in_the_middle_of_play_loses_nothing(tmp_path: Path) -> None:
    assert await kill_under_load(tmp_path, TABLES, KILLS) >= MOVES * KILLS


async def test_a_restart_resumes_the_bots(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path, *QUICK, "--bot-pause", "30")
    async with Browser(running.address) as ann:
        table = (await ann.new_table("me", "random", "random", first=0))["id"]
        async with ann.socket(table) as socket:
            await answer(socket, await hello(socket))
            assert (await receive(socket, "accepted"))["version"] == 1
        running.kill()  # the bot was about to answer
        with server(tmp_path, port=running.port):
            async with ann.socket(table) as socket:
                message = await hello(socket, have=1)
                while message["question"] is None:
                    message = await receive(socket, "update")
                assert message["version"] >= 3
                assert (await play_on(socket, message))["view"]["over"]


async def test_bots_among_themselves_play_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path, *QUICK, "--bot-pause", "30")
    async with Browser(running.address) as ann:
        table = (await ann.new_table("random", "random"))["id"]
        running.kill()
    with server(tmp_path):
        async with asyncio.timeout(PATIENCE):
            while _status(tmp_path, table) != "over":
                await asyncio.sleep(0.1)


def _status(data: Path, table: str) -> str:
    """What the database says, so that nobody opens the table."""
    with closing(sqlite3.connect(f"file:{data}/trianon.sqlite?mode=ro", uri=True)) as database:
        return str(database.execute("select status from tables where id = ?", (table,)).fetchone()[0])


async def test_a_chair_belongs_to_its_browser_after_a_restart(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path, *QUICK)
    async with Browser(running.address, "Ann") as ann:
        table = (await ann.new_table("me", "open"))["id"]
        running.kill()
        with server(tmp_path, port=running.port):
            info = await ann.get(f"/api/tables/{table}")
            assert info["you_host"]
            assert [chair["name"] for chair in info["chairs"]] == ["Ann", ""]
            assert [found["id"] for found in await ann.get("/api/tables")] == [table]
