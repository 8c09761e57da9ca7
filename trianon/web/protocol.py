"""HTTP and WebSocket as uvicorn speaks them, with bounds to what one connection can make the server do."""

import asyncio
from collections.abc import Callable, Generator, Iterable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, TypeAlias

from httptools import HttpParserError
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from trianon.table.codec import dump
from trianon.table.messages import MAX_MESSAGE_BYTES, MAX_RECORD_BYTES, ErrorCode
from trianon.table.rate_limit import RateLimit
from trianon.web.frames import Mail, Mailbag, whole_text
from trianon.web.guard import HEADERS
from trianon.web.limits import Door
from trianon.web.outbox import WriteAtOnce

LONGEST_URL = 4096
LONGEST_HEADER = 8000
MOST_HEADERS = 100
LARGEST_HEAD = 16 * 1024  # request line and headers
LARGEST_REQUEST = LARGEST_HEAD + 2 * MAX_RECORD_BYTES  # somewhat too long bodies are refused in words

BITE = 1024  # bytes; even of the smallest frames these hold no more than 170
FRAMES_PER_SECOND, FRAMES_BURST = 5.0, 20.0  # that bring no message: pings, pongs, fragments
LARGEST_BACKLOG = 256 * 1024  # bytes that one socket may leave unread
CONNECTION = "trianon.connection"  # where a socket's scope has it
WRITE = "trianon.write_at_once"  # the same
HEAR = "trianon.hear_at_once"  # the same

Listener: TypeAlias = Callable[[bytes], bool]  # a message; False: not now, it is to wait as ASGI has it
HearAtOnce: TypeAlias = Callable[[Listener], None]  # from now on messages are offered to this one first


class BoundedHttp(HttpToolsProtocol):
    """A connection that must send whole requests, of reasonable size, in reasonable time."""

    def __init__(
        self, *arguments: Any, door: Door, mailbag: Mailbag, head: bytes = b"", **named: Any
    ) -> None:
        """`head`: what another process has read of this connection before it handed it over."""
        super().__init__(*arguments, **named)
        self._door = door
        self._mailbag = mailbag
        self._head = head
        self._leave: Callable[[], None] = lambda: None  # gives back the place at the door
        self._host = ""
        self._deadline: asyncio.TimerHandle | None = None  # for the peer, or for us to read on
        self._received = 0  # bytes of the present request
        self._in_head = True
        self._status = 400  # of a request that is refused while it is read
        self.unsent = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        if self._door.enter(self._host):
            self._leave = partial(self._door.leave, self._host)
            self._expect_request()
            if self._head:
                self._take(self._head)  # its turn came where it arrived
        else:
            self._refuse(503, "too_many", "too many connections, try again in a while")

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self._leave()
        super().connection_lost(exc)

    # --- time ---------------------------------------------------------------------------------------------

    def _expect_request(self) -> None:
        """A whole request must be here in time; dripping it byte by byte keeps nobody busy."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._door.patience, self._too_slow)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _hold(self, data: bytes, seconds: float) -> None:
        """Somebody there asks too fast. Meanwhile nothing is read: the flood stays at its source."""
        self._expect_nothing()
        self._unset_keepalive_if_required()
        self.flow.pause_reading()
        self._deadline = self.loop.call_later(seconds, self._go_on, data)

    def _go_on(self, data: bytes) -> None:
        self._deadline = None
        self.flow.resume_reading()
        self._take(data)

    def _too_slow(self) -> None:
        self._deadline = None
        if self._received == 0 or not self._in_head:
            self.transport.close()
        else:
            self._refuse(408, "malformed", "the request did not come to its end in time")

    @property
    def _is_idle(self) -> bool:
        """Whether every request that came has its answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    # --- size ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take a request when it is the turn of its address."""
        wait = self._door.wait(self._host) if self._received == 0 and self._is_idle else 0.0
        if wait > 0:
            self._hold(data, wait)
        else:
            self._take(data)

    def _take(self, data: bytes) -> None:
        """Feed the parser so that it never sees more of a head than one may have."""
        if self._is_idle:
            self._expect_request()
        while data and not self.transport.is_closing():
            piece = data[: LARGEST_HEAD - self._received] if self._in_head else data
            data = data[len(piece) :]
            self._received += len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return
            if self._in_head and self._received >= LARGEST_HEAD:
                self._refuse(431, "too_large", f"the head of a request may have {LARGEST_HEAD} bytes")
            elif self._received > LARGEST_REQUEST:
                self._refuse(413, "too_large", f"a request may have {MAX_MESSAGE_BYTES} bytes")

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            self._status = 414
            raise HttpParserError("URL too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > LONGEST_HEADER or len(self.headers) > MOST_HEADERS:
            self._status = 431
            raise HttpParserError("headers too large")

    def on_headers_complete(self) -> None:
        if not self._is_idle:
            raise HttpParserError("a request before the answer to the last one")  # no browser does that
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        self._received = 0
        self._in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the WebSocket has the connection, and its place at the door."""
        self._expect_nothing()
        if self.url.isascii():
            self.ws_protocol_class = partial(  # type: ignore[assignment]
                BoundedWebSocket, leave=self._leave, mailbag=self._mailbag
            )
            super().handle_websocket_upgrade()
            del self.parser  # it and this protocol hold each other: without it they are gone at once
        else:
            self.send_400_response("")

    # --- refusing -----------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        code: ErrorCode = "malformed" if self._status == 400 else "too_large"
        self._refuse(self._status, code, "this is not a request that can be read")

    def _refuse(self, status: int, code: ErrorCode, message: str) -> None:
        if not self.transport.is_closing():
            self.transport.write(plain_refusal(status, code, message))
            self.transport.close()


class _Reader(StreamReader):
    """Bytes that wait for the library's parser; it knows whether the next one begins a frame."""

    def __init__(self) -> None:
        super().__init__()
        self.is_between_frames = False

    def at_eof(self) -> Generator[None, None, bool]:
        """The parser asks before every frame, and never inside of one."""
        self.is_between_frames = True
        ended = yield from super().at_eof()
        self.is_between_frames = False
        return ended


class _Handshake(ServerProtocol):
    """WebSocket as the library speaks it; a refused handshake carries the headers of all answers."""

    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self.reader: _Reader = _Reader()
        self.parser = self.parse()
        next(self.parser)  # the one before has the reader before

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(HEADERS)
        super().send_response(response)


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A socket that takes frames in small bites, and gives up a peer that floods it or does not read."""

    def __init__(self, *arguments: Any, leave: Callable[[], None], mailbag: Mailbag, **named: Any) -> None:
        """`leave` gives back the connection's place at the door."""
        super().__init__(*arguments, **named)
        self.conn: _Handshake = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._leave = leave
        self.mail = Mail(self, mailbag)
        self._unread = bytearray()
        self._listener: Listener | None = None
        self.unsent = 0
        self._limit = RateLimit(FRAMES_PER_SECOND, FRAMES_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._unread.clear()  # at once: a closed socket may lie about in reference cycles for a while
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][CONNECTION] = self
            self.scope["state"][WRITE] = self.mail.write
            self.scope["state"][HEAR] = self._hear_at_once

    def _hear_at_once(self, listener: Listener) -> None:
        self._listener = listener

    def shutdown(self) -> None:
        self.mail.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if len(data) <= BITE and not self._unread:
            conn = self.conn
            # Between two frames, and not between the pieces of a message.
            is_next = conn.reader.is_between_frames and conn.current_size is None
            message = whole_text(data) if is_next else None
            if message is not None:
                self._take(message)
                return
            super().data_received(data)
        else:
            self._unread += data
            self._digest()
        if not self.handshake_initiated:  # it comes in one piece, from HTTP
            self.transport.write(plain_refusal(400, "malformed", "this is not a handshake"))
            self.transport.close()

    def _digest(self) -> None:
        """Parse until there is a message for the app. A flood ends at the limit of frames without one."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            bite = bytes(self._unread[:BITE])
            del self._unread[:BITE]
            super().data_received(bite)

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unread:
            self._digest()
        return message

    async def send(self, message: Any) -> None:
        """Whoever sends to a socket that was closed for its peer's fault hears that the peer is gone."""
        await self.writable.wait()
        self.mail.flush()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        if self.initial_response is not None:
            self.handshake_complete = True  # a refusal completes it too

    # --- handing over to another process ------------------------------------------------------------------

    def rest(self) -> bool:
        """Read no more, so that another process can; False when more than the handshake was read already."""
        has_more = self.queue.qsize() > 1 or self.frames or self._unread or self.conn.reader.buffer
        if has_more or not self.is_there:
            return False
        self.transport.pause_reading()
        return True

    def go_on(self) -> None:
        """Nobody wants it: the connection stays here."""
        if self.is_there:
            self.transport.resume_reading()

    def let_go(self) -> None:
        """Another process has the connection; here it ends without a word to the browser."""
        self.handshake_complete = True
        self.transport.abort()  # closes our descriptor, not what it stands for

    @property
    def descriptor(self) -> int:
        return int(self.transport.get_extra_info("socket").fileno())

    @property
    def is_there(self) -> bool:
        return not self.transport.is_closing()

    # --- frames that bring no message ---------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """As bytes: whoever decodes the message checks its letters too."""
        self.handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._is_bearable():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        message = b"".join(self.frames)
        self.frames = []
        self._take(message)

    def _take(self, message: bytes) -> None:
        """One message may wait; with a second one nothing more is read until the app has taken them."""
        if self.close_sent:
            return
        if self._listener is not None and self.queue.empty() and self._listener(message):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_bearable(self) -> bool:
        """Count a frame; beyond the limit, or when nothing is read at the other end, this is the end."""
        if self._limit.allows() and self.transport.get_write_buffer_size() < LARGEST_BACKLOG:
            return True
        self.transport.abort()
        return False


def connection_of(scope: Scope) -> BoundedWebSocket | None:
    """The connection of a socket; None when it is connected to another process."""
    found: BoundedWebSocket | None = scope.get("state", {}).get(CONNECTION)
    return found


def write_at_once(scope: Scope) -> WriteAtOnce | None:
    """The short way to the browser of a socket; None when it is connected to another process."""
    found: WriteAtOnce | None = scope.get("state", {}).get(WRITE)
    return found


def hear_at_once(scope: Scope) -> HearAtOnce | None:
    """The short way from the browser of a socket; None when it is connected to another process."""
    found: HearAtOnce | None = scope.get("state", {}).get(HEAR)
    return found


def drop_stalled(connections: Iterable[Any]) -> None:
    """End every connection whose peer has read nothing of what waits for it since the last look."""
    for connection in list(connections):
        unsent = connection.transport.get_write_buffer_size()
        if unsent and unsent == connection.unsent:
            connection.transport.abort()
        connection.unsent = unsent


@cache
def plain_refusal(status: int, code: ErrorCode, message: str) -> bytes:
    """A refusal as it goes over the wire, for requests that never reach the app."""
    body = dump({"code": code, "message": message})
    headers = {
        **HEADERS,
        "Cache-Control": "no-store",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[status] + lines.encode() + b"\r\n" + body
