"""Frames: whole texts to and from browsers, past ASGI and the WebSocket library, whose ways cost far more."""

import asyncio
import logging
from struct import Struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built everywhere
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a whole text frame
MASKED = 0x80

log = logging.getLogger(__name__)

_long_head = Struct("!BBH").pack
_longest_head = Struct("!BBQ").pack


class Mailbag:
    """The sockets of a server that have something to send: all of it leaves in one turn of the loop."""

    def __init__(self) -> None:
        self._mail: list[Mail] = []

    def add(self, mail: "Mail") -> None:
        if not self._mail:
            asyncio.get_running_loop().call_soon(self._empty)
        self._mail.append(mail)

    def _empty(self) -> None:
        all_mail, self._mail = self._mail, []
        for mail in all_mail:
            try:
                mail.flush()
            except Exception:  # one that cannot be written to must not hold up the others
                log.exception("a socket cannot be written to")
                mail.socket.transport.abort()


class Mail:
    """What one socket is about to send."""

    def __init__(self, socket: WebSocketsSansIOProtocol, mailbag: Mailbag) -> None:
        self.socket = socket
        self._mailbag = mailbag
        self._frames: list[bytes] = []

    def write(self, text: bytes) -> bool:
        """Send a text soon; False: not now.

        What is said to one browser in one go, an answer and the news that follow, leaves together.
        """
        if not self._frames:
            socket = self.socket
            if socket.close_sent or not socket.writable.is_set() or socket.transport.is_closing():
                return False
            self._mailbag.add(self)
        self._frames.append(head(len(text)))
        self._frames.append(text)
        return True

    def flush(self) -> None:
        """Send what was gathered."""
        frames, self._frames = self._frames, []
        socket = self.socket
        if frames and not (socket.close_sent or socket.transport.is_closing()):
            socket.transport.write(b"".join(frames))


def head(size: int) -> bytes:
    """What stands before a text of this size in its frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return _long_head(TEXT, 126, size)
    return _longest_head(TEXT, 127, size)


def whole_text(data: bytes) -> bytes | None:
    """The text in these bytes, if they are one whole frame with a whole message; else the library reads them.

    Nearly everything that a browser says comes so.
    """
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, begin = data[1] - MASKED, 6
    if size == 126:
        size, begin = data[2] << 8 | data[3], 8
    elif size == 127:  # far longer than a bite, or it says so
        return None
    if size != len(data) - begin:  # a piece, or more than one frame, or not masked
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin])
