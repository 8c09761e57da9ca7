"""Lines: an HTTP request or a socket that came in here is answered by the process that has its table.

The one asks the other to run its ASGI app; from then on `receive` and `send` of that call travel as numbered
events. Nothing of the app knows. When an event is missing or an end is gone, the line is over: the browser is
told to come again, and repeats what was not answered.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeAlias

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trianon.web.answers import refusal

TAKEN_SECONDS = 2.0  # for the other process to say that it takes a call
WINDOW = 32  # events of a browser that may be under way
TAKEN_AT_ONCE = 8  # after so many the other end is told that there is room again
LONGEST_QUEUE = 256  # events that may wait for one browser
LARGEST_QUEUE = 2 * 1024 * 1024  # bytes of them
LARGEST_PIECE = 256 * 1024  # of a body; a broker carries a megabyte at once
TRY_AGAIN = 1013
RESTART = 1012  # as uvicorn says to its own sockets before it stops
GONE = 1006  # without a word
SCOPE = (
    "type", "asgi", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path",
    "headers", "client", "server", "subprotocols", "extensions",
)  # fmt: skip

log = logging.getLogger(__name__)


class Open(msgspec.Struct, tag="open", array_like=True):
    """Please answer this call; `key` says why it is yours."""

    line: str
    sender: str
    key: str
    scope: dict[str, Any]


class Taken(msgspec.Struct, tag="taken", array_like=True):
    """The call is answered here, or not."""

    line: str
    ours: bool


class Event(msgspec.Struct, tag="event", array_like=True):
    """What one end received or sends."""

    line: str
    number: int
    event: dict[str, Any]


class Room(msgspec.Struct, tag="room", array_like=True):
    """So many events more may come."""

    line: str
    events: int


class End(msgspec.Struct, tag="end", array_like=True):
    """This end is gone; `leaving`: its process ends in order, and another one takes over."""

    line: str
    leaving: bool = False


LineParcel: TypeAlias = Open | Taken | Event | Room | End
SendTo: TypeAlias = Callable[[str, LineParcel], Awaitable[None]]


class Line:
    """One end of a call."""

    def __init__(self, id: str, peer: str, send_to: SendTo) -> None:
        self.id = id
        self.peer = peer
        self.taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._send_to = send_to
        self._sent = 0
        self._heard = 0
        self._size = 0
        self._room = asyncio.Semaphore(WINDOW)
        self._events: deque[tuple[Message, int]] = deque()
        self._news = asyncio.Event()
        self.over = False
        self.code = TRY_AGAIN  # with which its browser is to come again

    async def put(self, event: Message) -> None:
        """To the other end, a large body in pieces."""
        body = event.get("body", b"")
        while len(body) > LARGEST_PIECE:
            piece, body = body[:LARGEST_PIECE], body[LARGEST_PIECE:]
            await self._put({**event, "body": piece, "more_body": True})
            event = {**event, "body": body}
        await self._put(event)

    async def _put(self, event: Message) -> None:
        self._sent += 1
        await self._send_to(self.peer, Event(self.id, self._sent, dict(event)))

    async def put_when_there_is_room(self, event: Message) -> None:
        """The same for a browser, which may send faster than a table answers."""
        await self._room.acquire()
        await self.put(event)

    async def get(self) -> Message | None:
        """The next event of the other end, None when the line is over."""
        while not self._events:
            if self.over:
                return None
            self._news.clear()
            await self._news.wait()
        event, size = self._events.popleft()
        self._size -= size
        return event

    def hear(self, parcel: Event, size: int) -> None:
        """An event came; a gap, or more than can wait, is the end."""
        self._heard += 1
        self._size += size
        if parcel.number != self._heard or len(self._events) >= LONGEST_QUEUE or self._size > LARGEST_QUEUE:
            self.end()
        elif not self.over:
            self._events.append((parcel.event, size))
            self._news.set()

    def make_room(self, events: int) -> None:
        for _ in range(events):
            self._room.release()

    def end(self, leaving: bool = False) -> None:
        """Nothing more comes."""
        self.over = True
        if leaving:
            self.code = RESTART
        self._news.set()
        if not self.taken.done():
            self.taken.set_result(False)


class Lines:
    """All calls that this process has passed on, and those that it answers for others."""

    def __init__(self, name: str, send: Callable[[str, bytes], Awaitable[None]], app: ASGIApp) -> None:
        self._name = name
        self._send = send
        self._app = app
        self._lines: dict[str, Line] = {}
        self._sockets: dict[str, Line] = {}  # those that are answered here
        self._count = 0
        self._encode = msgspec.msgpack.Encoder().encode

    def __len__(self) -> int:
        return len(self._lines)

    async def _send_to(self, peer: str, parcel: LineParcel) -> None:
        await self._send(peer, self._encode(parcel))

    def hear(self, parcel: Taken | Event | Room | End, size: int) -> None:
        """What came from another process."""
        line = self._lines.get(parcel.line)
        if line is None:
            return
        if isinstance(parcel, Event):
            line.hear(parcel, size)
        elif isinstance(parcel, Room):
            line.make_room(parcel.events)
        elif isinstance(parcel, End):
            line.end(parcel.leaving)
        elif not line.taken.done():
            line.taken.set_result(parcel.ours)

    def end_all(self) -> None:
        """Parcels may have been lost: every browser is to come again."""
        for line in self._lines.values():
            line.end()

    async def leave(self) -> None:
        """This process ends in order: players whose sockets came from others hear what those here hear."""
        for line in list(self._sockets.values()):
            await self._send_to(line.peer, End(line.id, leaving=True))
            line.end()

    def end_without(self, present: Iterable[str]) -> None:
        """The same for lines to processes that are gone."""
        for line in self._lines.values():
            if line.peer not in present:
                line.end()

    # --- the process where the browser is -----------------------------------------------------------------

    async def call(self, peer: str, key: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let another process answer; False when it does not, and nothing has happened."""
        self._count += 1
        line = Line(f"{self._name}-{self._count}", peer, self._send_to)
        self._lines[line.id] = line
        try:
            sent = {part: scope[part] for part in SCOPE if part in scope}
            await self._send_to(peer, Open(line.id, self._name, key, sent))
            try:
                async with asyncio.timeout(TAKEN_SECONDS):
                    if not await line.taken:
                        return False
            except TimeoutError:
                return False
            await _pass_on(line, scope, receive, send)
            return True
        finally:
            del self._lines[line.id]
            await self._send_to(peer, End(line.id))

    # --- the process that has the table -------------------------------------------------------------------

    async def answer(self, call: Open, is_ours: Callable[[str], Awaitable[bool]]) -> None:
        """Run the app for a browser that is somewhere else, if what it wants is here."""
        line = self._lines[call.line] = Line(call.line, call.sender, self._send_to)
        try:
            ours = await is_ours(call.key)
            await self._send_to(call.sender, Taken(call.line, ours))
            if ours:
                if call.scope["type"] == "websocket":
                    self._sockets[line.id] = line
                await self._app(_scope(call.scope), self._receive(line, call.scope["type"]), line.put)
        except Exception:
            log.exception("a call for another process failed")
        finally:
            del self._lines[call.line]
            self._sockets.pop(call.line, None)
            await self._send_to(call.sender, End(call.line))

    def _receive(self, line: Line, kind: str) -> Receive:
        taken = 0

        async def receive() -> Message:
            nonlocal taken
            event = await line.get()
            if event is None:
                return {"type": f"{kind}.disconnect", "code": GONE}
            taken += 1
            if taken % TAKEN_AT_ONCE == 0:
                await self._send_to(line.peer, Room(line.id, TAKEN_AT_ONCE))
            return event

        return receive


async def _pass_on(line: Line, scope: Scope, receive: Receive, send: Send) -> None:
    """Both ways until the browser has its answer or is gone."""
    listening = asyncio.ensure_future(_listen(line, receive))
    telling = asyncio.ensure_future(_tell(line, scope, receive, send))
    try:
        await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (listening, telling):
            task.cancel()
        results = await asyncio.gather(listening, telling, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, OSError):
            raise result


async def _listen(line: Line, receive: Receive) -> None:
    while True:
        event = await receive()
        await line.put_when_there_is_room(event)
        if event["type"].endswith(".disconnect"):
            return


async def _tell(line: Line, scope: Scope, receive: Receive, send: Send) -> None:
    begun = False
    while (event := await line.get()) is not None:
        begun = True
        await send(event)
        if event["type"] == "websocket.close" or (
            event["type"].endswith("response.body") and not event.get("more_body", False)
        ):
            return
    if not begun:
        await come_again(scope, receive, send)
    elif scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": line.code})


async def come_again(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell a browser that its table cannot be reached at this moment; a socket was not accepted yet."""
    await refusal("unavailable", "this table cannot be reached at the moment; try again")(
        scope, receive, send
    )


def _scope(sent: dict[str, Any]) -> Scope:
    """As ASGI wants it: lists became of tuples on the way."""
    scope = {**sent, "headers": [tuple(header) for header in sent["headers"]], "state": {}}
    for address in ("client", "server"):
        if scope.get(address) is not None:
            scope[address] = tuple(scope[address])
    return scope
