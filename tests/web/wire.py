"""What no browser sends: bytes straight onto a connection."""

import base64
import os
import socket
import struct
import time
from pathlib import Path

from tests.web.support import ServerProcess

MOMENT = 20.0  # seconds, for what should happen at once


class Wire:
    """One TCP connection to a server, from any address of the loopback network."""

    def __init__(self, house: ServerProcess, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(
            ("127.0.0.1", house.port), timeout=MOMENT, source_address=(source, 0)
        )

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Whether all of it was taken."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def read(self) -> bytes:
        """Everything until the other side closes; AssertionError when it does not."""
        got = b""
        try:
            while chunk := self.socket.recv(65536):
                got += chunk
        except ConnectionResetError:
            return got
        except TimeoutError:
            raise AssertionError(f"the connection stays open; so far: {got!r}") from None
        return got

    def read_some(self) -> bytes:
        return self.socket.recv(65536)

    # --- WebSocket ----------------------------------------------------------------------------------------

    def upgrade(self, table: str, cookie: str = "") -> str:
        """Ask for a socket; the status line of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            request(
                f"GET /ws/tables/{table} HTTP/1.1",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {key}",
                f"Cookie: trianon={cookie}",
            )
        )
        return self.read_some().split(b"\r\n", 1)[0].decode()


def request(line: str, *headers: str, host: str = "localhost", body: bytes = b"") -> bytes:
    """A request as it goes over the wire."""
    lines = [line, f"Host: {host}", *headers]
    if not any(header.startswith("Connection") for header in headers):
        lines.append("Connection: close")
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join((*lines, "", "")).encode("latin-1") + body


def frame(payload: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A masked WebSocket frame; masked with zeros, which leaves the payload readable."""
    size = len(payload)
    head = bytes(((128 if fin else 0) | opcode,))
    if size < 126:
        head += bytes((128 | size,))
    else:
        head += bytes((128 | 126,)) + struct.pack("!H", size)
    return head + bytes(4) + payload


def memory(house: ServerProcess) -> float:
    """Megabytes of the server process."""
    pages = int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def seconds_until_closed(wire: Wire) -> float:
    began = time.monotonic()
    wire.read()
    return time.monotonic() - began
