"""Push: messages to devices through the services of their makers (RFC 8030), encrypted and signed."""

import asyncio
import base64
import ipaddress
import logging
import re
import socket
import time
from collections.abc import Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import httpcore
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from trianon.table.storage import StorageError, Store, Subscription
from trianon.web.news import News, headline, in_order, line

PAUSE = 60.0  # seconds between two messages to one person
LIFE = 24 * 3600  # seconds for which a service keeps a message for a device that is switched off
SIGNED = 12 * 3600  # seconds for which a signature is good
PATIENCE = 10.0  # seconds for a service
AT_ONCE = 50  # messages on their way; others wait
GONE = (404, 410)  # the browser does not want to be told any more
FAILURES = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError)
CURVE = ec.SECP256R1()
LOOKUPS = 2  # names that are looked up at once, in threads that nothing else needs
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ENDPOINT = re.compile(rf"(https?)://{LABEL}(?:\.{LABEL})*(?::([0-9]{{1,5}}))?/[\x21-\x7e]*")
TLS = 443
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # addresses of IPv4 for those who have IPv6 only

log = logging.getLogger(__name__)


class InvalidSubscription(ValueError):
    """No browser gives such a thing."""


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only: nobody lets this server talk to its neighbours."""

    def __init__(self) -> None:
        self._network = httpcore.AnyIOBackend()
        self._lookups = ThreadPoolExecutor(LOOKUPS, "trianon-names")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._lookups, _addresses, host, port)
        except OSError as error:
            raise httpcore.ConnectError("there is no such host") from error
        # The address that was looked at is the one that is called: its name may mean another one next time.
        for address in found:
            if is_public(address):
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
        raise httpcore.ConnectError("this host has no public address")

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


def _addresses(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address) for *_, (address, *_) in found]


def is_public(address: str) -> bool:
    """Whether everybody can reach this address, also in its disguises."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inside = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF) if found in NAT64 else None
        found = found.ipv4_mapped or found.sixtofour or inside or found
    return found.is_global and not found.is_multicast


class Push:
    """Sends messages that only their device can read."""

    def __init__(self, key: Vapid02, contact: str, anywhere: bool = False) -> None:
        """`contact`: where services find who is behind it. `anywhere`: for tests, also to this machine."""
        self._key = key
        self._contact = contact
        self._anywhere = anywhere
        self._schemes = ("https", "http") if anywhere else ("https",)
        network = None if anywhere else PublicNetwork()
        self._services = httpcore.AsyncConnectionPool(network_backend=network, max_connections=AT_ONCE)

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def check(self, subscription: Subscription) -> None:
        """InvalidSubscription when nothing can be sent there."""
        try:
            found = ENDPOINT.fullmatch(subscription.endpoint)
            if found is None or found[1] not in self._schemes:
                raise InvalidSubscription("messages are sent to https addresses")
            if not self._anywhere and int(found[2] or TLS) != TLS:
                raise InvalidSubscription("services of browsers have no other port than that of https")
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(subscription.key))
            if len(_bytes(subscription.secret)) != 16:
                raise InvalidSubscription("the secret has 16 bytes")
        except ValueError as error:
            raise InvalidSubscription(str(error)) from error

    async def send(self, subscription: Subscription, text: bytes) -> bool:
        """Whether there is still somebody to send to.

        Strangers choose the address, so what does not work there is nothing for the operator's log.
        """
        body = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(CURVE),
            dh=_bytes(subscription.key),
            auth_secret=_bytes(subscription.secret),
            version="aes128gcm",
        )
        parts = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED,
        }
        headers = {
            "Host": parts.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Length": str(len(body)),
            "TTL": str(LIFE),
            "Urgency": "normal",
            **self._key.sign(claims),
        }
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self._services.stream(
                    "POST", subscription.endpoint, headers=list(headers.items()), content=body
                ) as answer,
            ):
                if answer.status >= 400:
                    log.info("a message to a device was refused: %d", answer.status)
                return answer.status not in GONE
        except FAILURES as error:
            log.info("a message to a device could not be sent: %s", type(error).__name__)
        return True

    async def close(self) -> None:
        await self._services.aclose()


class ByPush:
    """To every browser that subscribed. Nobody waits for a slow service."""

    pause = PAUSE

    def __init__(self, store: Store, push: Push, patience: float) -> None:
        self.patience = patience
        self._store = store
        self._push = push
        self._devices: dict[str, list[Subscription]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def is_sending(self) -> bool:
        """Messages are on their way."""
        return bool(self._under_way)

    async def addressees(self) -> Collection[str]:
        self._devices = {}
        for subscription in await self._store.list_subscriptions():
            self._devices.setdefault(subscription.guest, []).append(subscription)
        return self._devices.keys()

    async def tell(self, guest: str, told: Sequence[News]) -> bool:
        for device in self._devices[guest]:
            task = asyncio.get_running_loop().create_task(self._send(device, message(device.language, told)))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return True

    async def _send(self, device: Subscription, text: bytes) -> None:
        if not await self._push.send(device, text):
            try:
                await self._store.remove_subscriptions([device.endpoint])
            except StorageError as error:
                log.error("a device that is gone could not be forgotten: %s", error)


def message(language: str, told: Sequence[News]) -> bytes:
    """What the service worker shows, and where a click leads."""
    ordered = in_order(told)
    places = {table.id for _, table in told}
    shown = {
        "title": headline(language, told),
        "body": "\n".join(line(language, kind, table) for kind, table in ordered),
        "path": f"/t/{places.pop()}" if len(places) == 1 else "/",
    }
    return msgspec.json.encode(shown)


def _bytes(text: str) -> bytes:
    """Of base64url, with or without its padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
