"""Broker: how the processes of one house reach each other, over NATS. What is lost is not repeated."""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

log = logging.getLogger(__name__)

SCHEMES = ("nats", "tls")
CONNECT_SECONDS = 3
REACH_SECONDS = 15  # a handshake that fails can leave the driver waiting for ever
RETRY_SECONDS = 0.2
PING_SECONDS = 2  # a connection that does not answer two of them is cut
LARGEST_BUNDLE = 256 * 1024  # bytes; a parcel that is larger travels alone, and a broker carries a megabyte
MOST_WAITING = 1024 * 1024  # bytes that may wait to be sent before senders have to


class BrokerError(Exception):
    """The broker cannot be used, and why; without its address, which may hold a password."""


@dataclass(frozen=True)
class BrokerSettings:
    """Where the broker is, and how to prove who we are."""

    address: str  # nats://user:password@host:4222 or tls://...; several are separated by commas
    authority: str = ""  # a file with the certificate that signed the broker's, unless the system knows it
    credentials: str = ""  # a file of NATS credentials

    def check(self) -> None:
        """ValueError when this cannot be an address, or a file is not there."""
        for server in self.servers():
            parts = urlsplit(server)
            if parts.scheme not in SCHEMES or not parts.hostname:
                raise ValueError("it must look like nats://host:4222, or tls://user:password@host:4222")
        for file in (self.authority, self.credentials):
            if file and not Path(file).is_file():
                raise ValueError(f"there is no file {file}")

    def servers(self) -> list[str]:
        return self.address.split(",")

    def options(self) -> dict[str, Any]:
        given: dict[str, Any] = {"servers": self.servers(), "connect_timeout": CONNECT_SECONDS}
        if self.authority or any(server.startswith("tls:") for server in self.servers()):
            given["tls"] = ssl.create_default_context(cafile=self.authority or None)
        if self.credentials:
            given["user_credentials"] = self.credentials
        return given


class Broker:
    """A connection that comes back by itself; `cut` is told of every loss."""

    def __init__(
        self,
        settings: BrokerSettings,
        heard: Callable[[bytes], Awaitable[None]],
        cut: Callable[[], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._heard = heard
        self._cut = cut
        self._nats: Any = _client()
        self._closing = False
        self._waiting: dict[str, list[bytes]] = {}
        self._size = 0
        self._sending: asyncio.Task[None] | None = None
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(list[bytes]).decode

    @property
    def is_connected(self) -> bool:
        return bool(self._nats.is_connected)

    async def connect(self, name: str) -> None:
        """Be reachable under this name; waits for a broker that is not there yet."""
        self._nats = await connect(self._settings, f"trianon {name}", self._lost)
        await self._nats.subscribe(_subject(name), cb=self._take)
        await self._nats.flush()  # else the others may know of us before the broker does

    async def send(self, name: str, parcel: bytes) -> None:
        """To the process of this name, if it is there; while the connection is cut it waits, or is lost.

        What is sent in one turn of the loop travels together: a message over the broker costs more than what
        is in it, and a commit lets many tables speak at once.
        """
        self._waiting.setdefault(name, []).append(parcel)
        self._size += len(parcel)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send_waiting())
        if self._size > MOST_WAITING:
            await asyncio.wait((self._sending,))

    async def _send_waiting(self) -> None:
        while self._waiting:
            name = next(iter(self._waiting))
            parcels = self._waiting.pop(name)
            self._size -= sum(map(len, parcels))
            for bundle in _bundles(parcels):
                await self._publish(name, self._encode(bundle))

    async def _publish(self, name: str, bundle: bytes) -> None:
        try:
            await self._nats.publish(_subject(name), bundle)
        except Exception as error:  # no room to wait in, or closed: a loss like any other
            log.debug("a parcel could not be sent: %s", type(error).__name__)

    async def close(self) -> None:
        """After what was sent is on its way."""
        self._closing = True
        if self._sending is not None:
            await asyncio.wait((self._sending,))
        if self.is_connected:
            await self._nats.flush()
        await self._nats.close()

    async def _take(self, message: Any) -> None:
        for parcel in self._decode(message.data):
            await self._heard(parcel)

    async def _lost(self) -> None:
        if not self._closing:
            log.warning("the broker is out of reach")
            await self._cut()


def _bundles(parcels: list[bytes]) -> Iterator[list[bytes]]:
    """In order, none of them too large."""
    bundle: list[bytes] = []
    size = 0
    for parcel in parcels:
        if bundle and size + len(parcel) > LARGEST_BUNDLE:
            yield bundle
            bundle, size = [], 0
        bundle.append(parcel)
        size += len(parcel)
    yield bundle


async def connect(settings: BrokerSettings, name: str, cut: Callable[[], Awaitable[None]]) -> Any:
    """Waits for a broker that is not there yet, and comes back by itself; `cut`: parcels may be lost."""
    nats = _client()

    async def failed(error: Exception) -> None:
        """Parcels may have come faster than they were read: nobody knows then which are missing."""
        if nats.is_connected:  # else it is one more attempt to come back
            log.warning("the broker: %s", type(error).__name__)
            await cut()

    await nats.connect(
        **settings.options(),
        name=name,
        max_reconnect_attempts=-1,
        reconnect_time_wait=RETRY_SECONDS,
        ping_interval=PING_SECONDS,
        disconnected_cb=cut,
        error_cb=failed,
    )
    return nats


async def reach(settings: BrokerSettings) -> None:
    """BrokerError unless the broker answers and lets us in."""
    nats = _client()
    failures: list[Exception] = []

    async def failed(error: Exception) -> None:
        failures.append(error)

    try:
        async with asyncio.timeout(REACH_SECONDS):
            await nats.connect(
                **settings.options(),
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=RETRY_SECONDS,
                error_cb=failed,
            )
    except Exception as error:
        # The first failure says more than that there is no other server to try.
        cause = failures[0] if failures else error
        raise BrokerError(str(cause) or type(cause).__name__) from error
    finally:
        with suppress(Exception):
            async with asyncio.timeout(RETRY_SECONDS):
                await nats.close()


def _client() -> Any:
    try:
        from nats.aio.client import Client
    except ModuleNotFoundError as error:
        raise BrokerError("its driver is not installed: pip install 'trianon[cluster]'") from error
    return Client()


def _subject(name: str) -> str:
    return f"trianon.{name}"
