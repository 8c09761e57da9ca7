"""Tables of trianon: a server process of its own, and scripted players at random tables."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.load.play import Play
from bench.load.wire import Socket, connect


class Message(msgspec.Struct):
    """As much of a server message as a scripted player needs."""

    type: str
    version: int = -1
    id: str = ""
    code: str = ""
    question: dict[str, Any] | None = None
    waiting: int | None = None


_decoder = msgspec.json.Decoder(Message)


class HouseTable:
    """One table with a socket for every seat, and for everybody who looks on."""

    def __init__(self, house: "House", play: Play, game: str, id: str) -> None:
        self._house = house
        self._play = play
        self._game = game
        self.id = id
        self._sockets: list[Socket] = []
        self._sent: dict[str, float] = {}
        self._due: tuple[Socket, Message] | None = None

    @property
    def sockets(self) -> int:
        return len(self._sockets)

    async def connect(self, cookies: Sequence[str]) -> None:
        path = f"/ws/tables/{self.id}"
        new = await asyncio.gather(
            *(connect(self._house.address, path, cookie, self._heard) for cookie in cookies)
        )
        self._sockets += new
        for socket in new:
            socket.send(b'{"type":"hello"}')

    def _heard(self, socket: Socket, frame: bytes) -> None:
        message = _decoder.decode(frame)
        if message.type == "accepted":
            due = self._sent.pop(message.id, None)
            if due is not None:
                self._play.accepted(due)
        elif message.type == "problem":
            self._play.problem(message.code)
        elif message.question is not None:
            self._due = (socket, message)
            self._play.asked(self)
        elif message.type == "update" and message.waiting is None and socket is self._sockets[0]:
            self._play.over(self)

    def answer(self, due: float) -> None:
        """A random one."""
        assert self._due is not None
        socket, message = self._due
        self._due = None
        assert message.question is not None
        id = f"{self.id}{message.version}"
        self._sent[id] = due
        move = {
            "type": "move",
            "id": id,
            "version": message.version,
            "seat": message.question["seat"],
            "action": random.choice(message.question["options"])["text"],
        }
        socket.send(msgspec.json.encode(move))

    async def again(self) -> None:
        """At another table."""
        self.close()
        self._house.tables.remove(self)
        await self._house.open(self._play, self._game)

    def close(self) -> None:
        for socket in self._sockets:
            socket.transport.close()


class House:
    """People and their tables on one server."""

    def __init__(self, address: str, seats: int, spectators: int, tempo: str = "") -> None:
        self.address = address
        self._tempo = tempo
        self._spectators = spectators
        self.people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(seats + 1)]
        self.cookies: list[str] = []
        self.tables: list[HouseTable] = []

    async def open(self, play: Play, game: str) -> None:
        """A table where everybody sits and the game begins; the last of the people looks on."""
        if not self.cookies:
            self.cookies = [await self._come_in(person) for person in self.people]
        host, *others = self.people[:-1]
        chairs = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        wish = {"game": game, "chairs": chairs, "tempo": self._tempo}
        made = (await host.post("/api/tables", json=wish)).raise_for_status().json()
        for other in others:
            (await other.post(f"/api/tables/{made['id']}/sit", json={})).raise_for_status()
        if others:
            (await host.post(f"/api/tables/{made['id']}/start")).raise_for_status()
        table = HouseTable(self, play, game, made["id"])
        self.tables.append(table)
        await table.connect(self.cookies[:-1] + self.cookies[-1:] * self._spectators)

    async def seat_masters(self, tables: int, game: str) -> None:
        """Tables where nobody else plays: somebody thinks there all the time."""
        chairs = [{"kind": "bot", "bot": "master"}] * 2
        for _ in range(tables):
            reply = await self.people[0].post("/api/tables", json={"game": game, "chairs": chairs})
            reply.raise_for_status()

    @property
    def sockets(self) -> int:
        return sum(table.sockets for table in self.tables)

    async def look_on(self, spectators: int) -> None:
        """So many more at every table."""
        for table in self.tables:
            await table.connect(self.cookies[-1:] * spectators)

    def leave(self) -> None:
        """All tables."""
        for table in self.tables:
            table.close()
        self.tables = []

    async def close(self) -> None:
        self.leave()
        for person in self.people:
            await person.aclose()

    @staticmethod
    async def _come_in(person: httpx.AsyncClient) -> str:
        await person.get("/api/me")
        return "; ".join(f"{name}={value}" for name, value in person.cookies.items())


@contextmanager
def house_server(*options: str) -> Iterator[tuple[int, str]]:
    """A server's process and address. It runs in another folder: PYTHONPATH says which trianon it finds."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "trianon.web", "--port", "0", "--data", data, "--bot-pause", "0"]
        command += ["--unlimited", *options]
        process = subprocess.Popen(command, cwd=data, env=environment(), stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield process.pid, process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def environment() -> dict[str, str]:
    """Ours, with the entries of PYTHONPATH readable from any folder."""
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in entries if entry),
    }


def rules() -> str:
    """Which rules such a server finds."""
    command = [sys.executable, "-c", "import trianon.kernel.state as state; print(state.__file__)"]
    with tempfile.TemporaryDirectory() as folder:
        found = subprocess.run(
            command, cwd=folder, env=environment(), capture_output=True, text=True, check=True
        )
    return "interpreted" if found.stdout.strip().endswith(".py") else "compiled"
