"""Killing a server in the middle of play, again and again, and holding it to what it acknowledged."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.web.house import LEASE_SECONDS, House
from tests.web.support import (
    PATIENCE,
    QUICK,
    Browser,
    Doc,
    ServerProcess,
    answer,
    hello,
    move,
    play_on,
    receive,
    send,
)

MOVES = 60  # acknowledged between two kills
LOSSES = (WebSocketException, OSError, httpx.HTTPError)

Start = Callable[..., ServerProcess]  # as ServerProcess itself: the data directory, options, port
Told = Callable[[int, int], None]  # which fault, and how many moves so far
Fault = Callable[[House, random.Random], Awaitable[None]]


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
        except LOSSES:
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
        assert seen is None or seen == columns, (self.table, version, seen, columns)

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


class Wanderer(Player):
    """A player of a house of several processes: every loss of connection leads to another of them.

    What was not answered is said again under the same id, and has happened once in the end.
    """

    def __init__(self, addresses: Callable[[], list[str]], luck: random.Random) -> None:
        self._addresses = addresses
        self._luck = luck
        super().__init__(luck.choice(addresses()))
        self._unanswered: Doc | None = None

    async def wander(self, until: asyncio.Event) -> None:
        """Play until told to stop, whatever happens; AssertionError for a broken promise."""
        while not until.is_set():
            try:
                if not self.table:
                    await self.sit_down()
                await self._play()
                self.table = ""
            except LOSSES:
                self.browser.address = self._luck.choice(self._addresses())
                await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        chairs = [{"kind": "me"}, {"kind": "hotseat"}]
        wish = {"game": "kabale", "chairs": chairs, "options": {}}
        reply = await self.browser.http.post(f"{self.browser.address}/api/tables", json=wish)
        if reply.status_code != 201:
            assert reply.status_code == 503, reply.text
            raise ConnectionError
        self.table, self.acknowledged, self.positions = reply.json()["id"], 0, {}

    async def _play(self) -> None:
        async with self.browser.socket(self.table) as socket:
            message = await hello(socket, have=self.acknowledged)
            self.check(message["version"], message["view"]["columns"])
            while self._unanswered is not None or message["waiting"] is not None:
                if self._unanswered is None:
                    self._unanswered = move(message, choice=message["version"])
                await send(socket, **self._unanswered)
                reply = await receive(socket, "accepted", "problem")
                if reply["type"] == "problem":
                    assert reply["code"] == "unavailable", (self.table, reply)
                    raise ConnectionError
                self.acknowledged += 1
                assert reply["version"] == self.acknowledged, (self.table, reply, self.acknowledged)
                self._unanswered = None
                self.moves += 1
                while message["version"] < self.acknowledged:
                    message = await receive(socket, "update", "welcome")
                self.positions[message["version"]] = message["view"].get("columns")


async def befall(house: House, tables: int, faults: Sequence[Fault], told: Told | None = None) -> int:
    """Play at so many tables of a house while one fault after the other befalls it; how many moves were made.

    AssertionError when an acknowledged move is lost, doubled or another, or a table does not go on.
    """
    luck = random.Random(len(faults))
    stop = asyncio.Event()
    players = [Wanderer(lambda: house.addresses, luck) for _ in range(tables)]
    async with AsyncExitStack() as stack:
        for player in players:
            await stack.enter_async_context(player.browser)
        playing = [asyncio.create_task(player.wander(stop)) for player in players]
        try:
            for number, fault in enumerate(faults, 1):
                await _each_moves(players, playing)
                await fault(house, luck)
                if told is not None:
                    told(number, sum(player.moves for player in players))
            await _each_moves(players, playing)
        finally:
            stop.set()
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for result in ended:
            if isinstance(result, Exception):
                raise result
    return sum(player.moves for player in players)


async def _each_moves(players: Sequence[Player], playing: "Sequence[asyncio.Task[None]]") -> None:
    """Every table goes on, whichever process has it now."""
    before = [player.moves for player in players]
    async with asyncio.timeout(PATIENCE):
        while any(player.moves <= moves for player, moves in zip(players, before, strict=True)):
            await asyncio.sleep(0.01)
            for task in playing:
                if task.done():
                    task.result()


async def kill_one(house: House, luck: random.Random) -> None:
    """And start it again, when the others have taken over or before."""
    place = luck.randrange(len(house.processes))
    await asyncio.to_thread(house.kill, place)
    await asyncio.to_thread(house.start_again, place)


async def pause_one(house: House, luck: random.Random) -> None:
    """For longer than its lease; then it goes on as if nothing had happened."""
    place = luck.randrange(len(house.processes))
    house.pause(place)
    await asyncio.sleep(LEASE_SECONDS * 1.5)
    house.wake(place)


async def restart_broker(house: House, luck: random.Random) -> None:
    await asyncio.to_thread(house.restart_broker)


async def cut_database(house: House, luck: random.Random) -> None:
    await asyncio.to_thread(house.cut_database)


FAULTS: Sequence[Fault] = (kill_one, pause_one, restart_broker, cut_database)


async def kill_under_load(
    data: Path, tables: int, kills: int, told: Told | None = None, start: Start = ServerProcess
) -> int:
    """Play at so many tables and kill the server so many times; how many moves were acknowledged.

    AssertionError when one of them is lost, doubled or another; `told` hears of every kill.
    """
    running = start(data, *QUICK)
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
            running = start(data, *QUICK, port=port)
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
                assert running.is_running, "the server left before it was killed"
                # Patience ends on a busy machine; as a browser would, the player comes again.
                playing[place] = asyncio.create_task(players[place].play_until_it_breaks())
