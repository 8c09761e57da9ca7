"""Outbox: frames on their way to one client."""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.types import Send

LONGEST_QUEUE = 256  # frames that may wait for one client
LARGEST_QUEUE = 1024 * 1024  # bytes of them; a single larger frame may wait alone

WriteAtOnce = Callable[[bytes], bool]  # a text frame; False: not now, send it as ASGI has it


class Outbox:
    """Frames are written at once if that is possible, else one after another."""

    __slots__ = ("_frames", "_overflow", "_send", "_size", "_waiting", "_write")

    def __init__(self, send: Send, write: WriteAtOnce | None, overflow: Callable[[], None]) -> None:
        """`write` is given where the browser is connected to this very process."""
        self._send = send
        self._write = write
        self._overflow = overflow
        self._frames: deque[bytes] = deque()
        self._size = 0
        self._waiting = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Send or queue a frame; a client that does not keep up is given up."""
        waiting = len(self._frames)
        if not waiting and self._write is not None and self._write(frame):
            return
        if waiting and (waiting >= LONGEST_QUEUE or self._size + len(frame) > LARGEST_QUEUE):
            self._overflow()
            return
        self._frames.append(frame)
        self._size += len(frame)
        self._waiting.set()

    async def pump(self) -> None:
        """Send what is queued, for ever."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            while self._frames:
                frame = self._frames[0]  # until it is sent, the next ones wait behind it
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._frames.popleft()
                self._size -= len(frame)
