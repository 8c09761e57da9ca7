"""What no browser sends: bytes straight onto a connection."""

import base64
import os
import socket
import struct

PATIENCE = 20.0  # seconds, for what should happen at once


class Wire:
    """One TCP connection to a server on this machine, from any address of the loopback network."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Whether all of it was taken."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError, TimeoutError):
            return False
        return True

    def read(self) -> bytes:
        """Everything until the other side closes; TimeoutError when it does not."""
        got = b""
        try:
            while chunk := self.socket.recv(65536):
                got += chunk
        except ConnectionResetError:
            pass
        return got

    def read_some(self) -> bytes:
        """What is there, or comes next; nothing when the other side has closed."""
        try:
            return self.socket.recv(65536)
        except ConnectionResetError:
            return b""

    def upgrade(self, table: str, cookie: str = "") -> str:
        """Ask for a WebSocket to a table; the status of the answer."""
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
        return self.read_some()[9:12].decode()


def request(line: str, *headers: str, host: str = "localhost", body: bytes = b"") -> bytes:
    """A request as it goes over the wire, the last one of its connection unless a header says otherwise."""
    lines = [line, f"Host: {host}", *headers]
    if not any(header.startswith("Connection") for header in headers):
        lines.append("Connection: close")
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join((*lines, "", "")).encode("latin-1") + body


def frame(payload: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A WebSocket frame, masked with zeros, which leaves the payload readable."""
    size = len(payload)
    head = bytes(((128 if fin else 0) | opcode,))
    if size < 126:
        head += bytes((128 | size,))
    else:
        head += bytes((128 | 126,)) + struct.pack("!H", size)
    return head + bytes(4) + payload
