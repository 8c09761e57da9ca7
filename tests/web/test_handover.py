"""A connection goes from one process to another: here both are in one, with real sockets between them."""

import asyncio
import os
import socket
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from tests.web.support import PATIENCE
from tests.web.test_short_way import HANDSHAKE, masked
from trianon.web import handover
from trianon.web.frames import Mailbag
from trianon.web.handover import YES, Handover, meeting_place
from trianon.web.limits import Door
from trianon.web.protocol import LARGEST_HEAD, BoundedHttp, BoundedWebSocket

pytestmark = pytest.mark.anyio

BACK = "back"


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    if request.param:
        pytest.importorskip("uvloop")
    return "asyncio", {"use_uvloop": request.param}


class Process:
    """What a process has of a server: a door, a port, a handover; its app says to sockets whose it is."""

    def __init__(self, folder: Path, name: str, per_address: float = 0) -> None:
        self.name = name
        self.door = Door(in_all=100, per_address=per_address, patience=PATIENCE)
        self.state = ServerState()
        self.may_give = asyncio.Event()
        self.may_give.set()
        self.handover = Handover(folder)
        self.handover.protocol = self._protocol
        # uvicorn only calls it: whatever makes a protocol will do.
        http: Any = partial(BoundedHttp, door=self.door, mailbag=Mailbag())
        self._config = uvicorn.Config(
            self._answer,
            interface="asgi3",
            http=http,
            ws=BoundedWebSocket,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self._config.load()

    async def open(self) -> int:
        """Its port."""
        self.handover.open(self.name)
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._protocol, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self._server.close()
        await self.handover.close()
        for connection in list(self.state.connections):
            connection.shutdown()

    def _protocol(self, head: bytes = b"") -> asyncio.Protocol:
        make: Any = self._config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=self._config, server_state=self.state, app_state={}, head=head
        )
        return protocol

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.may_give.wait()
        if self.name != BACK and await self.handover.give(BACK, scope):
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] != "websocket.disconnect":
            await send(_said(event, f"{self.name} {scope['client'][0]} {scope['query_string'].decode()}"))

    @property
    def guests(self) -> int:
        """How many connections are counted at the door."""
        return self.door._crowd._present["127.0.0.1"]


def _said(event: Message, by: str) -> Message:
    return {"type": "websocket.send", "text": f"{by} {event['bytes'].decode()}"}


@pytest.fixture
def folder() -> Iterator[Path]:
    with meeting_place() as found:
        assert found is not None
        yield found


@asynccontextmanager
async def running(folder: Path, name: str, per_address: float = 0) -> AsyncIterator[tuple[Process, int]]:
    process = Process(folder, name, per_address)
    port = await process.open()
    try:
        yield process, port
    finally:
        await process.close()


def visit(port: int) -> connect:
    # Whoever stands still with a connection in hand keeps the system from telling the browser of its end.
    return connect(f"ws://127.0.0.1:{port}/a?b=c", compression=None, close_timeout=0.5)


async def says(socket: ClientConnection, word: str) -> str:
    await socket.send(word)
    async with asyncio.timeout(PATIENCE):
        return str(await socket.recv())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_socket_is_answered_where_it_was_given_to(folder: Path) -> None:
    """With its address and its words; where it came in nothing of it is left."""
    async with running(folder, "front") as (front, port), running(folder, BACK) as (back, _):
        for _ in range(3):
            async with visit(port) as window:
                assert await says(window, "hello") == "back 127.0.0.1 b=c hello"
                assert await says(window, "x" * 100_000) == "back 127.0.0.1 b=c " + "x" * 100_000
                await until(lambda: not front.state.connections)
                assert (front.guests, back.guests) == (0, 1)
            await until(lambda: back.guests == 0)
        assert not front.handover._tasks | back.handover._tasks


async def test_many_go_at_once(folder: Path) -> None:
    async with running(folder, "front") as (front, port), running(folder, BACK) as (back, _):
        windows = await asyncio.gather(*(visit(port) for _ in range(60)))
        assert {await says(window, "x") for window in windows} == {"back 127.0.0.1 b=c x"}
        assert (front.guests, back.guests) == (0, 60)
        for window in windows:
            await window.close()


async def test_the_limit_of_an_address_holds_where_it_goes(folder: Path) -> None:
    async with running(folder, "front") as (_, port), running(folder, BACK, per_address=2) as (back, other):
        async with visit(port) as one, visit(other) as two:
            assert {await says(one, "x"), await says(two, "x")} == {"back 127.0.0.1 b=c x"}
            with pytest.raises(InvalidStatus) as refused:
                await visit(port)
            assert refused.value.response.status_code == 503
        await until(lambda: back.guests == 0)
        async with visit(port) as three:
            assert (await says(three, "x")).startswith(BACK)


# --- when it does not come to that --------------------------------------------------------------------------


async def stays(port: int) -> None:
    """The socket is answered where it came in, as if nothing had happened."""
    async with visit(port) as window:
        assert await says(window, "hello") == "front 127.0.0.1 b=c hello"


@asynccontextmanager
async def listening(folder: Path, answer: Callable[[socket.socket], None] | None) -> AsyncIterator[None]:
    """Somebody under that name, who does this with whoever comes; None: nothing."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX) as found:
        found.setblocking(False)
        found.bind(str(folder / BACK))
        found.listen()

        def came() -> None:
            way, _ = found.accept()
            with way:
                assert answer is not None
                answer(way)

        if answer is not None:
            loop.add_reader(found, came)
        try:
            yield
        finally:
            if answer is not None:
                loop.remove_reader(found)


async def test_it_stays_when_there_is_nobody(folder: Path) -> None:
    """No such process on this machine, or only what one left behind that was killed."""
    async with running(folder, "front") as (_, port):
        await stays(port)
        async with listening(folder, None):
            pass
        assert (folder / BACK).exists()
        await stays(port)


@pytest.mark.parametrize("answer", [None, lambda way: None, lambda way: way.send(b"n")])
async def test_it_stays_when_nobody_confirms(
    folder: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[[socket.socket], None] | None
) -> None:
    """The other one stands still, or dies, or says something else."""
    monkeypatch.setattr(handover, "TAKEN_SECONDS", 0.2)
    async with running(folder, "front") as (_, port), listening(folder, answer):
        await stays(port)


EARLY = masked(Opcode.TEXT, b"early")


@pytest.mark.parametrize("size", [4, len(EARLY)])
async def test_it_stays_when_it_has_spoken_too_early(folder: Path, size: int) -> None:
    """Before its handshake was answered: what was read here cannot be read there."""
    async with running(folder, "front") as (front, port), running(folder, BACK) as (back, _):
        front.may_give.clear()
        async with raw(port) as (reader, writer):
            writer.write(HANDSHAKE)
            await until(lambda: bool(front.state.tasks))
            writer.write(EARLY[:size])
            await asyncio.sleep(0.1)
            front.may_give.set()
            await reader.readuntil(b"\r\n\r\n")
            writer.write(EARLY[size:])
            await reader.readuntil(b"front 127.0.0.1  early")
            assert (front.guests, back.guests) == (1, 0)


@asynccontextmanager
async def raw(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
    finally:
        writer.close()
        await writer.wait_closed()


async def test_it_stays_when_its_head_is_as_long_as_can_be(folder: Path) -> None:
    """Written anew it may be too long."""
    lines = b"".join(b"%c:%b\r\n" % (name, b"x" * 5000) for name in b"ABC")
    head = HANDSHAKE.removesuffix(b"\r\n") + lines
    head += b"D:" + b"x" * (LARGEST_HEAD - len(head) - 7) + b"\r\n\r\n"
    async with running(folder, "front") as (_, port), running(folder, BACK), raw(port) as (reader, writer):
        writer.write(head)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(masked(Opcode.TEXT, b"hello"))
        await reader.readuntil(b"front 127.0.0.1  hello")


async def test_whoever_took_it_waits_until_it_is_given(folder: Path) -> None:
    """The other one may have thought better of it meanwhile, and answers itself."""
    async with running(folder, BACK) as (back, _):
        loop = asyncio.get_running_loop()
        for is_given in (False, True):
            browser, here = socket.socketpair()
            browser.setblocking(False)
            with browser, here, socket.socket(socket.AF_UNIX) as way:
                way.setblocking(False)
                way.connect(str(folder / BACK))
                socket.send_fds(way, [HANDSHAKE[:50]], [here.fileno()])
                await asyncio.sleep(0.05)
                await loop.sock_sendall(way, HANDSHAKE[50:])
                assert await loop.sock_recv(way, 1) == YES
                assert not back.state.connections
                if is_given:
                    await loop.sock_sendall(way, YES)
                    assert (await loop.sock_recv(browser, 1000)).startswith(b"HTTP/1.1 101")
                    continue
                way.shutdown(socket.SHUT_WR)
                assert await loop.sock_recv(way, 1) == b""
                assert not back.handover._tasks
                with pytest.raises(BlockingIOError):
                    browser.recv(1)


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\n"])
async def test_who_says_nothing_whole_is_not_answered(folder: Path, words: bytes) -> None:
    async with running(folder, BACK) as (back, _):
        loop = asyncio.get_running_loop()
        browser, here = socket.socketpair()
        with browser, here, socket.socket(socket.AF_UNIX) as way:
            way.setblocking(False)
            way.connect(str(folder / BACK))
            if words:
                socket.send_fds(way, [words], [here.fileno()])
            way.shutdown(socket.SHUT_WR)
            assert await loop.sock_recv(way, 1) == b""
        assert not back.state.connections


async def test_whoever_leaves_takes_none(folder: Path) -> None:
    async with running(folder, "front") as (_, port):
        async with running(folder, BACK):
            window = await visit(port)
            assert (await says(window, "x")).startswith(BACK)
        with pytest.raises(ConnectionClosed) as closed:
            await window.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert [path.name for path in folder.iterdir()] == ["front"]
        await stays(port)


# --- where they meet ----------------------------------------------------------------------------------------


def test_only_the_processes_of_a_server_can_meet() -> None:
    with meeting_place() as found:
        assert found is not None
        assert stat.S_IMODE(found.stat().st_mode) == 0o700
        assert found.stat().st_uid == os.getuid()
        (found / "left behind").touch()
    assert not found.exists()


async def test_a_place_that_cannot_be_leaves_the_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "send_fds")
    with meeting_place() as found:
        assert found is None
    one = Handover(tmp_path / ("far" * 50))
    one.open("name")
    await one.close()
