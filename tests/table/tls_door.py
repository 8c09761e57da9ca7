"""A door with TLS in front of PostgreSQL, whose wheel was built without: what libpq checks is real.

It speaks the one sentence of the protocol that comes before TLS, then passes everything on.
"""

import asyncio
import ssl
import struct
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

WISH = struct.pack("!II", 8, 80877103)  # "I would like to speak TLS"


@contextmanager
def tls_door(inside: str, certificate: Path, key: Path) -> Iterator[int]:
    """The port of a door to the Unix socket `inside`; nobody comes in without TLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)

    visitors: set[asyncio.Task[None]] = set()

    async def let_in(reader: StreamReader, writer: StreamWriter) -> None:
        visitor = asyncio.current_task()
        assert visitor is not None
        visitors.add(visitor)
        visitor.add_done_callback(visitors.discard)
        try:
            with suppress(OSError, EOFError):  # they leave, or do not believe the certificate
                if await reader.readexactly(len(WISH)) == WISH:
                    writer.write(b"S")
                    await writer.start_tls(context)
                    answers, questions = await asyncio.open_unix_connection(inside)
                    await asyncio.gather(_pass_on(reader, questions), _pass_on(answers, writer))
        finally:
            writer.close()

    async def stand(opened: "asyncio.Future[int]", closed: asyncio.Event) -> None:
        async with await asyncio.start_server(let_in, "127.0.0.1", 0) as door:
            opened.set_result(door.sockets[0].getsockname()[1])
            await closed.wait()
            for visitor in visitors:
                visitor.cancel()
            await asyncio.gather(*visitors, return_exceptions=True)
            await asyncio.sleep(0)  # the last of them hang up

    loop = asyncio.new_event_loop()
    opened, closed = loop.create_future(), asyncio.Event()
    standing = loop.create_task(stand(opened, closed))
    port = loop.run_until_complete(opened)
    thread = threading.Thread(target=loop.run_until_complete, args=(standing,))
    thread.start()
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(closed.set)
        thread.join()
        loop.close()


async def _pass_on(source: StreamReader, target: StreamWriter) -> None:
    try:
        with suppress(OSError):
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
    finally:
        target.close()
