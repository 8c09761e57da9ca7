"""Killing a server in the middle of play, again and again, and holding it to what it acknowledged."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.web.support import QUICK, Browser, ServerProcess, answer, hello, play_on, receive

MOVES = 60  # acknowledged between two kills


class Player:
    """All seats of one table, playing as fast as the server answers, and what it was promised."""

    def __init__(self, address: str) -> None:
        self.browser = Browser(address)
        self.table = ""
        self.acknowledged = 0  # the version of this table
        self.moves = 0  # at all tables
        self.positions: dict[int, object] = {}

    async def sit_down(self) -> None:
        """At a new table."""
        self.table = (await self.browser.new_table("me", "hotseat", "hotseat"))["id"]
        self.acknowledged = 0
        self.positions = {}

    async def play_until_it_breaks(self) -> None:
        try:
            while True:
                if not self.table:
                    await self.sit_down()
                await self._play()
                self.table = ""  # that game is over
        except (WebSocketException, OSError, httpx.HTTPError):
            return

    async def _play(self) -> None:
        async with self.browser.socket(self.table) as socket:
            message = await hello(socket, have=self.acknowledged)
            self.check(message["version"], message["view"]["columns"])
            while message["waiting"] is not None:
                await answer(socket, message, choice=message["version"])
                self.acknowledged = (await receive(socket, "accepted"))["version"]
                self.moves += 1
                message = await receive(socket, "update")
                self.positions[message["version"]] = message["view"].get("columns")

    def check(self, version: int, columns: object) -> None:
        """What was acknowledged is there; at most the one move that was under way may have been added."""
        assert version in (self.acknowledged, self.acknowledged + 1), (self.table, version, self.acknowledged)
        seen = self.positions.get(version)
        assert seen is None or seen == columns, (self.table, version)

    async def play_on(self, to_the_end: bool) -> None:
        """The table stands where it was last seen, and the game goes on."""
        if not self.table:
            return
        async with self.browser.socket(self.table) as socket:
            message = await hello(socket, have=self.acknowledged)
            self.check(message["version"], message["view"]["columns"])
            to = None if to_the_end else message["version"] + 1
            last = await play_on(socket, message, until=to)
            assert not to_the_end or last["view"]["over"]


async def kill_under_load(
    data: Path, tables: int, kills: int, told: Callable[[int, int], None] | None = None
) -> int:
    """Play at so many tables and kill the server so many times; how many moves were acknowledged.

    AssertionError when one of them is lost, doubled or another; `told` hears of every kill.
    """
    running = ServerProcess(data, *QUICK)
    port = running.port
    players = [Player(running.address) for _ in range(tables)]
    async with AsyncExitStack() as stack:
        stack.callback(lambda: running.stop())
        for player in players:
            await stack.enter_async_context(player.browser)
        for kill in range(1, kills + 1):
            playing = [asyncio.create_task(player.play_until_it_breaks()) for player in players]
            await _until(players, MOVES * kill, playing, running)
            running.kill()
            await asyncio.gather(*playing)
            running = ServerProcess(data, *QUICK, port=port)
            if told is not None:
                told(kill, sum(player.moves for player in players))
        for player in players:
            await player.play_on(to_the_end=player is players[0])
    return sum(player.moves for player in players)


async def _until(
    players: list[Player], moves: int, playing: "list[asyncio.Task[None]]", running: ServerProcess
) -> None:
    """The server is in the middle of something when this many moves are acknowledged."""
    while sum(player.moves for player in players) < moves:
        await asyncio.sleep(0.003)
        for place, task in enumerate(playing):
            if task.done():
                task.result()  # raises when a promise was broken
                assert running.process.poll() is None, "the server left before it was killed"
                # Patience ends on a busy machine; as a browser would, the player comes again.
                playing[place] = asyncio.create_task(players[place].play_until_it_breaks())
