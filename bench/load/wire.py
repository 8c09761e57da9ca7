"""A WebSocket client as small as possible, so that the measurement is of the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from functools import partial
from typing import cast

Heard = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """One open socket; `heard` gets every text frame."""

    def __init__(self, path: str, cookie: str, heard: Heard) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.ready = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
            if not self.ready.done():  # whoever waited may be gone
                self.ready.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame from the buffer, if there is one. Frames of servers are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        self._buffer = buffer[start + size :]
        kind, payload = buffer[0] & 15, buffer[start : start + size]
        if kind == 1:
            self._heard(self, payload)
        elif kind == 9:
            self._write(10, payload)
        return True

    def send(self, payload: bytes) -> None:
        self._write(1, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((128 | kind, 128 | size))
            if size < 126
            else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with zeros


async def connect(address: str, path: str, cookie: str, heard: Heard) -> Socket:
    """An open socket at `address` (http://host:port)."""
    host, port = address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(partial(Socket, path, cookie, heard), host, int(port))
    await socket.ready
    return socket
