"""Nothing acknowledged is lost: the server process is killed in the middle of play and started again."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.support import QUICK, Browser, ServerProcess, answer, hello, play_on, receive, server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = 10
KILLS = 3


class Player:
    """All seats of one table, playing as fast as the server answers, and what it was promised."""

    def __init__(self, address: str) -> None:
        self.browser = Browser(address)
        self.table = ""
        self.acknowledged = 0
        self.positions: dict[int, object] = {}

    async def sit_down(self) -> None:
        self.table = (await self.browser.new_table("me", "hotseat", "hotseat"))["id"]

    async def play_until_it_breaks(self) -> None:
        try:
            async with self.browser.socket(self.table) as socket:
                message = await hello(socket, have=self.acknowledged)
                self.check(message["version"], message["view"]["columns"])
                while message["waiting"] is not None:
                    await answer(socket, message, choice=message["version"])
                    self.acknowledged = (await receive(socket, "accepted"))["version"]
                    message = await receive(socket, "update")
                    self.positions[message["version"]] = message["view"].get("columns")
        except (ConnectionClosed, OSError):
            return

    def check(self, version: int, columns: object) -> None:
        """What was acknowledged is there; at most the one move that was under way may have been added."""
        assert version in (self.acknowledged, self.acknowledged + 1)
        seen = self.positions.get(version)
        assert seen is None or seen == columns


async def until(players: list[Player], moves: int) -> None:
    """The server is in the middle of something when this many moves are acknowledged."""
    while sum(player.acknowledged for player in players) < moves:
        await asyncio.sleep(0.003)


async def test_sigkill_in_the_middle_of_play_loses_nothing(tmp_path: Path) -> None:
    running = ServerProcess(tmp_path, *QUICK)
    port = running.port
    players = [Player(running.address) for _ in range(TABLES)]
    async with AsyncExitStack() as stack:
        stack.callback(lambda: running.stop())
        for player in players:
            await stack.enter_async_context(player.browser)
            await player.sit_down()
        for kill in range(1, KILLS + 1):
            playing = [asyncio.create_task(player.play_until_it_breaks()) for player in players]
            await until(players, 60 * kill)
            running.kill()
            await asyncio.gather(*playing)
            running = ServerProcess(tmp_path, *QUICK, port=port)
        for player in players:
            async with player.browser.socket(player.table) as socket:
                message = await hello(socket, have=player.acknowledged)
                player.check(message["version"], message["view"]["columns"])
                to = None if player is players[0] else message["version"] + 1
                last = await play_on(socket, message, until=to)
                assert to is not None or last["view"]["over"]


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
