"""Handover: a socket that came in here is given to the process of this machine that has its table.

Not what is said over it travels, as on a line, but the connection itself: its descriptor and the head of the
request go through a Unix socket, and the other process answers as if the browser had come to it. Until that
one has promised to, and hears that it may, the connection stays here untouched: whatever goes wrong before, a
line is still possible.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.types import Scope

from trianon.web.protocol import LARGEST_HEAD, BoundedWebSocket, connection_of

YES = b"y"  # "I would take it", and then "it is yours"
TAKEN_SECONDS = 2.0  # for the other process to say so
PAUSE_SECONDS = 0.1  # when no descriptor is free
CLOSE_SECONDS = 1.0  # for what has begun to end
MOST_WAITING = 1024  # connections that one process has not looked at yet; further ones take a line
END = b"\r\n\r\n"

log = logging.getLogger(__name__)


@contextmanager
def meeting_place() -> Iterator[Path | None]:
    """A folder for the length of a server, in which only its own processes meet; None where they cannot."""
    if not hasattr(socket, "send_fds"):
        yield None
        return
    try:
        folder = TemporaryDirectory(prefix="trianon-", ignore_cleanup_errors=True)
    except OSError as error:
        log.warning("workers cannot hand sockets to each other: %s", error.strerror)
        yield None
        return
    with folder as path:
        yield Path(path)


class Handover:
    """The connections that this process gives to others, and those that it takes."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where each process of this machine has a Unix socket under its name."""
        self.protocol: Callable[[bytes], asyncio.Protocol]  # for a connection whose head was read
        self._folder = folder
        self._path: Path | None = None
        self._listening: socket.socket
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, name: str) -> None:
        """From now on the others can give connections to this process."""
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.setblocking(False)
        path = self._folder / name
        try:
            self._listening.bind(str(path))
            self._listening.listen(MOST_WAITING)
        except OSError as error:  # such as a path that is too long: then there are lines
            self._listening.close()
            log.warning("sockets cannot be handed to this process: %s", error)
            return
        self._path = path
        self._accepting = asyncio.get_running_loop().create_task(self._accept())

    async def close(self) -> None:
        """Take no more; what has begun comes to its end."""
        if self._path is None:
            return
        self._path.unlink(missing_ok=True)
        self._path = None
        self._accepting.cancel()
        await asyncio.wait((self._accepting,))
        self._listening.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in list(self._tasks):
            task.cancel()

    # --- the process where the browser came in ------------------------------------------------------------

    async def give(self, owner: str, scope: Scope) -> bool:
        """Whether the other process has the connection of this call now; if not, nothing has happened."""
        connection = connection_of(scope)
        if connection is None or not (self._folder / owner).exists():
            return False
        head = _head(scope)
        if len(head) >= LARGEST_HEAD or not connection.rest():
            return False
        try:
            async with asyncio.timeout(TAKEN_SECONDS):
                if await self._offer(owner, head, connection):
                    connection.let_go()
                    return True
        except (OSError, TimeoutError) as error:
            log.debug("a socket takes a line: %s", type(error).__name__)
        connection.go_on()
        return False

    async def _offer(self, owner: str, head: bytes, connection: BoundedWebSocket) -> bool:
        with socket.socket(socket.AF_UNIX) as way:
            way.setblocking(False)
            way.connect(str(self._folder / owner))
            if socket.send_fds(way, [head], [connection.descriptor]) < len(head):
                return False
            answer = await asyncio.get_running_loop().sock_recv(way, 1)
            # Nothing is awaited from here to `let_go`: never do both processes use the connection.
            return answer == YES and connection.is_there and way.send(YES) == 1

    # --- the process that has the table -------------------------------------------------------------------

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                way, _ = await loop.sock_accept(self._listening)
            except OSError:  # no descriptor is free
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            task = loop.create_task(self._take(way))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _take(self, way: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with way, suppress(OSError):
            head, connection = await _receive(way)
            if connection is None:
                return
            with connection:
                while not head.endswith(END):
                    piece = await loop.sock_recv(way, LARGEST_HEAD)
                    if not piece:
                        return
                    head += piece
                await loop.sock_sendall(way, YES)
                # Otherwise the other one has thought better of it, or is gone.
                if await loop.sock_recv(way, 1) == YES:
                    await loop.connect_accepted_socket(partial(self.protocol, head), connection.dup())


async def _receive(way: socket.socket) -> tuple[bytes, socket.socket | None]:
    """What is there to be read, and the connection that comes with it."""
    loop = asyncio.get_running_loop()
    is_ready = asyncio.Event()
    loop.add_reader(way, is_ready.set)
    try:
        await is_ready.wait()
    finally:
        loop.remove_reader(way)
    head, descriptors, _, _ = socket.recv_fds(way, LARGEST_HEAD, 1)
    return head, socket.socket(fileno=descriptors[0]) if descriptors else None


def _head(scope: Scope) -> bytes:
    """The head of this request, as the browser sent it."""
    query = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    headers = [name + b": " + value for name, value in scope["headers"]]
    return b"\r\n".join((b"GET " + target + b" HTTP/1.1", *headers)) + END
