"""A real server process and browsers that talk to it over real sockets."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Doc = dict[str, Any]
PATIENCE = 60.0  # seconds; on a quiet machine nothing here takes one
ROOT = Path(__file__).resolve().parents[2]


class ServerProcess:
    """`python -m trianon.web` with a data directory of its own."""

    def __init__(self, data: Path, *options: str, port: int = 0, descriptors: int = 0) -> None:
        """`descriptors` is how many files and connections the system allows it, if not as usual."""
        self.log = data.with_suffix(".log")
        command = [sys.executable, "-m", "trianon.web", "--data", str(data), "--port", str(port), *options]
        if descriptors:
            command = ["sh", "-c", f'ulimit -n {descriptors} && exec "$0" "$@"', *command]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, f"the server did not start: {self.log.read_text()}"

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As if the power went out for this process."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


QUICK = ("--bot-pause", "0", "--unlimited")


@contextmanager
def server(data: Path, *options: str, port: int = 0) -> Iterator[ServerProcess]:
    """A quick server for the length of a test."""
    running = ServerProcess(data, *QUICK, *options, port=port)
    try:
        yield running
    finally:
        running.stop()


class Browser:
    """One guest: a cookie jar, and sockets opened with it."""

    def __init__(self, address: str, name: str = "", source: str = "127.0.0.1") -> None:
        self.address = address
        self.name = name
        self.source = source
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(base_url=address, transport=transport)

    async def __aenter__(self) -> "Browser":
        await self.http.get("/api/me")
        if self.name:
            await self.http.put("/api/me", json={"name": self.name})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Doc:
        reply = await (self.http.post(path) if body is None else self.http.post(path, json=body))
        assert reply.status_code == status, reply.text
        return dict(reply.json())

    async def get(self, path: str, status: int = 200) -> Any:
        reply = await self.http.get(path)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def new_table(self, *chairs: str, **options: Any) -> Doc:
        """Chairs by word: "me", "open", "hotseat", or the name of a bot."""
        made = [
            {"kind": chair} if chair in ("me", "open", "hotseat") else {"kind": "bot", "bot": chair}
            for chair in chairs
        ]
        return await self.post("/api/tables", {"game": "kabale", "chairs": made, "options": options}, 201)

    def socket(self, table: str, **headers: str) -> connect:
        """A socket to a table, with this guest's cookie."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1)
        return connect(
            f"{address}/ws/tables/{table}",
            additional_headers={"Cookie": cookie, **headers},
            compression=None,
            local_addr=(self.source, 0),
        )


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def receive(socket: ClientConnection, *kinds: str) -> Doc:
    """The next message of one of these kinds (any without); others are passed over."""
    passed: list[Doc] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = dict(json.loads(await socket.recv()))
                if not kinds or message["type"] in kinds:
                    return message
                passed.append(message)
    except TimeoutError:
        raise AssertionError(f"waited for {kinds} and got {passed}") from None


async def hello(socket: ClientConnection, have: int = -1) -> Doc:
    await send(socket, type="hello", have=have)
    return await receive(socket, "welcome")


def move(message: Doc, choice: int = 0, id: str = "") -> Doc:
    """An answer to the question in a welcome or update."""
    question = message["question"]
    return {
        "type": "move",
        "id": id or f"v{message['version']}",
        "version": message["version"],
        "seat": question["seat"],
        "action": question["options"][choice % len(question["options"])]["text"],
    }


async def answer(socket: ClientConnection, message: Doc, choice: int = 0, id: str = "") -> None:
    """Answer the question in a welcome or update."""
    await send(socket, **move(message, choice, id))


async def play_on(socket: ClientConnection, message: Doc, until: int | None = None) -> Doc:
    """Answer every question until that version, or the end of the game; returns the last message."""
    while message["waiting"] is not None and (until is None or message["version"] < until):
        if message["question"] is not None:
            await answer(socket, message, choice=message["version"])
        message = await receive(socket, "update", "problem")
        assert message["type"] == "update", message
    return message
