"""The short way of a message: past the library's parser and past tasks, with the same outcome."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextvars import ContextVar, copy_context
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode

from tests.table.support import begun, people
from trianon.table.client import Client
from trianon.table.errand import Errand
from trianon.table.match import Match
from trianon.table.messages import FromBrowser
from trianon.table.rate_limit import RateLimit
from trianon.web import protocol, sockets
from trianon.web.frames import Mailbag, whole_text
from trianon.web.protocol import BITE, BoundedWebSocket, hear_at_once
from trianon.web.sessions import Guest

pytestmark = pytest.mark.anyio

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


# --- frames -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 127, BITE - 8])
def test_a_whole_text_frame_is_read_as_the_library_reads_it(size: int) -> None:
    text = random.Random(size).randbytes(size)
    frame = masked(Opcode.TEXT, text)
    assert whole_text(frame) == text
    assert whole_text(frame[:-1]) is None
    assert whole_text(frame + b"\x81") is None
    assert whole_text(frame + frame) is None


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\x81\x80",
        masked(Opcode.TEXT, b"a piece", fin=False),
        masked(Opcode.CONT, b"a piece"),
        masked(Opcode.BINARY, b"bytes"),
        masked(Opcode.PING, b"ping"),
        masked(Opcode.CLOSE, Close(1000, "").serialize()),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + masked(Opcode.TEXT, b"a reserved bit")[1:],
        b"\x81\xff" + bytes(7) + b"\x77" + bytes(4 + 119),  # a short one with a length of eight bytes
    ],
    ids=str.split("empty head first-piece last-piece binary ping close unmasked reserved-bit long-length"),
)
def test_whatever_else_is_left_to_the_library(frame: bytes) -> None:
    assert whole_text(frame) is None


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_paused = False
        self._closing = False

    def write(self, data: Any) -> None:
        if not self._closing:
            self.written += bytes(data)

    def close(self) -> None:
        self._closing = True

    abort = close

    def is_closing(self) -> bool:
        return self._closing

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


Outcome = tuple[list[Any], bytes, bool]  # what the app heard, what was answered, whether it was closed


async def outcome(pieces: Sequence[bytes], listens: Callable[[], bool] | None = None) -> Outcome:
    """What comes of these bytes; `listens` says whether the app takes the next message at once."""
    heard: list[Any] = []

    def at_once(message: bytes) -> bool:
        if listens is None or not listens():
            return False
        heard.append(message)
        return True

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        hear = hear_at_once(scope)
        assert hear is not None
        hear(at_once)
        while (event := await receive())["type"] != "websocket.disconnect":
            heard.append(event["bytes"])
        heard.append(event["code"])

    config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None, ws_ping_interval=None)
    config.load()
    wire = Wire()
    socket = BoundedWebSocket(config, ServerState(), {}, leave=lambda: None, mailbag=Mailbag())
    socket.connection_made(wire)
    socket.data_received(HANDSHAKE)
    await _let_others_go()
    opening = len(wire.written)
    for piece in pieces:
        if wire.is_closing():
            break
        socket.data_received(piece)
        await _let_others_go()
        assert not wire.is_paused
    closed = wire.is_closing()
    socket.connection_lost(None)
    await _let_others_go()
    return heard, wire.written[opening:], closed


async def _let_others_go() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


texts = st.binary(max_size=200).map(lambda text: masked(Opcode.TEXT, text))
others = st.one_of(
    st.binary(max_size=40).map(lambda data: masked(Opcode.BINARY, data)),
    st.binary(max_size=40).map(lambda data: masked(Opcode.PING, data)),
    st.tuples(st.binary(max_size=40), st.binary(max_size=40)).map(
        lambda two: masked(Opcode.TEXT, two[0], fin=False) + masked(Opcode.CONT, two[1])
    ),
    st.binary(min_size=600, max_size=1500).map(lambda data: masked(Opcode.TEXT, data)),
)
faults = st.sampled_from(
    [
        b"",
        masked(Opcode.TEXT, b"never ends", fin=False) + masked(Opcode.TEXT, b"another"),
        masked(Opcode.CONT, b"of nothing"),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        masked(Opcode.CLOSE, Close(1000, "").serialize()) + masked(Opcode.TEXT, b"too late"),
        b"\xc1\x80\0\0\0\0",
    ]
)


@st.composite
def streams(draw: st.DrawFn) -> list[bytes]:
    """What a browser says, in pieces as a network may deliver them: often, not always, frame by frame."""
    frames = draw(st.lists(st.one_of(texts, texts, others), max_size=10))
    frames.append(draw(faults))
    stream = b"".join(frames)
    ends, at = set(), 0
    for frame in frames:
        at += len(frame)
        if draw(st.integers(0, 4)):
            ends.add(at)
    ends |= draw(st.sets(st.integers(0, len(stream)), max_size=4))
    cuts = sorted({0, len(stream), *ends})
    return [stream[begin:end] for begin, end in pairwise(cuts)]


@settings(deadline=None, max_examples=150)
@given(streams())
def test_both_ways_lead_to_the_same(pieces: list[bytes]) -> None:
    """However the bytes are cut, the app hears the same messages and the browser the same answers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(protocol, "whole_text", lambda data: None)
        library = asyncio.run(outcome(pieces))
    assert asyncio.run(outcome(pieces)) == library
    luck = random.Random(len(pieces))
    assert asyncio.run(outcome(pieces, lambda: luck.random() < 0.7)) == library


def test_a_whole_frame_goes_past_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[int] = []
    library = WebSocketsSansIOProtocol.data_received

    def data_received(socket: WebSocketsSansIOProtocol, data: bytes) -> None:
        fed.append(len(data))
        library(socket, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)
    text = masked(Opcode.TEXT, b"one")
    pieces = [
        text,
        text[:3],
        text[3:],
        text,
        masked(Opcode.TEXT, b"two", fin=False),
        masked(Opcode.CONT, b""),
    ]
    assert asyncio.run(outcome(pieces))[0] == [b"one", b"one", b"one", b"two", 1005]
    assert len(fed) == 5  # the handshake, two pieces, two fragments


async def test_a_socket_that_cannot_be_written_to_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Wire):
        def write(self, data: Any) -> None:
            raise OSError("no")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()

    mailbag, wires = Mailbag(), [Broken(), Wire()]
    config = uvicorn.Config(app, ws_per_message_deflate=False, log_config=None)
    config.load()
    for wire in wires:
        socket = BoundedWebSocket(config, ServerState(), {}, leave=lambda: None, mailbag=mailbag)
        socket.connection_made(wire)
        assert socket.mail.write(b"news")
        assert socket.mail.write(b"more")
    await _let_others_go()
    assert [wire.is_closing() for wire in wires] == [True, False]
    assert wires[1].written == b"\x81\x04news\x81\x04more"
    assert "a socket cannot be written to" in caplog.text


# --- errands ------------------------------------------------------------------------------------------------

REQUEST: ContextVar[str] = ContextVar("request", default="")


async def test_an_errand_begins_at_once_and_goes_on_with_what_it_waits_for() -> None:
    gone: list[Any] = []
    signal: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        gone.append("began")
        gone.append(await signal)
        await asyncio.sleep(0)
        gone.append(REQUEST.get())

    context = copy_context()
    context.run(REQUEST.set, "of a socket")
    Errand(work(), gone.append, context)
    assert gone == ["began"]
    signal.set_result("went on")
    await _let_others_go()
    assert gone == ["began", "went on", "of a socket", None]


async def test_an_errand_tells_what_went_wrong() -> None:
    told: list[BaseException | None] = []
    signal: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await signal

    Errand(work(), told.append, copy_context())
    signal.set_exception(fault := OSError("the disk"))
    await _let_others_go()
    assert told == [fault]
    signal = asyncio.get_running_loop().create_future()
    Errand(work(), told.append, copy_context())
    signal.cancel()
    await _let_others_go()
    assert isinstance(told[1], asyncio.CancelledError)


# --- messages of one socket ---------------------------------------------------------------------------------

MOVE = '{"type":"move","id":"%s","version":0,"seat":0,"action":"x"}'


class _SlowMatch:
    """Takes messages and ends them when told to."""

    is_free = True

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Future[None]] = {}

    def join(self, client: Client) -> None:
        client.greeted = True

    async def part(self, client: Client) -> None:
        """Nobody hears of it."""

    async def receive(self, client: Client, message: FromBrowser) -> None:
        id = getattr(message, "id", "hello")
        self.begun.append(id)
        end = self.ends[id] = asyncio.get_running_loop().create_future()
        await end


async def test_messages_of_one_socket_stay_in_order_whichever_way_they_come() -> None:
    match = _SlowMatch()
    queue: asyncio.Queue[Message] = asyncio.Queue()
    listener: list[Callable[[bytes], bool]] = []

    async def send(message: Message) -> None:
        """It is not looked at."""

    connection = sockets._Connection(queue.get, send, None, 0.0, 60.0, listener.append)
    match_of_table: Any = match
    serving = asyncio.ensure_future(connection.serve(match_of_table, Guest("ann", "Ann"), bool, ()))
    await _let_others_go()

    def arrive(id: str) -> bool:
        body = (MOVE % id).encode()
        if queue.empty() and listener[-1](body):
            return True
        queue.put_nowait({"type": "websocket.receive", "bytes": body})
        return False

    assert arrive("a")  # begins at once
    assert match.begun == ["a"]
    assert not arrive("b")
    await _let_others_go()  # b has left the queue and waits for a
    match.ends["a"].set_result(None)
    assert not arrive("c")
    await asyncio.sleep(0)
    assert not arrive("d")
    await _let_others_go()
    assert match.begun == ["a", "b"]
    for id in "bcd":
        match.ends[id].set_result(None)
        await _let_others_go()
    assert match.begun == ["a", "b", "c", "d"]
    assert arrive("e")
    match.ends["e"].set_result(None)
    queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await serving
    assert not arrive("f")


async def test_a_fault_on_the_short_way_ends_the_socket_and_is_seen() -> None:
    match = _SlowMatch()
    listener: list[Callable[[bytes], bool]] = []

    async def never() -> Message:
        await asyncio.sleep(3600)
        raise AssertionError

    async def send(message: Message) -> None:
        """It is not looked at."""

    connection = sockets._Connection(never, send, None, 0.0, 60.0, listener.append)
    match_of_table: Any = match
    serving = asyncio.ensure_future(connection.serve(match_of_table, Guest("ann", "Ann"), bool, ()))
    await _let_others_go()
    assert listener[-1]((MOVE % "a").encode())
    match.ends["a"].set_exception(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        await serving


async def test_only_moves_that_can_be_read_take_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "RateLimit", partial(RateLimit, clock=lambda: 0.0))
    match: Match = await begun(people("ann", "bob"))
    listener: list[Callable[[bytes], bool]] = []

    async def never() -> Message:
        await asyncio.sleep(3600)
        raise AssertionError

    async def send(message: Message) -> None:
        """It is not looked at."""

    connection = sockets._Connection(never, send, None, 1.0, 60.0, listener.append)
    serving = asyncio.ensure_future(connection.serve(match, Guest("ann", "Ann"), bool, ()))
    await _let_others_go()
    hear = listener[-1]
    assert not hear(b'{"type":"hello"}')
    assert not hear(b"{")
    # Of two tokens the first takes one, and its answer a small part of the other.
    assert [hear((MOVE % "a").encode()) for _ in range(2)] == [True, False]
    serving.cancel()
