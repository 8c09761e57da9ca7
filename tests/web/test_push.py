"""Messages to devices: read by their device alone, sent to public addresses, stopped when nobody listens."""

import asyncio
import base64
import json
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.web.support import PATIENCE, Browser, server
from trianon.table.storage import Subscription, TableRow
from trianon.table.storage.memory import MemoryStore
from trianon.web import keys
from trianon.web.push import ByPush, Push, is_public

pytestmark = pytest.mark.anyio

SITE = "https://games.example.org"


class Device:
    """A browser that subscribed, and the service of its maker: a local HTTP server that takes messages."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.heads: list[dict[str, str]] = []
        self.messages: list[dict[str, str]] = []
        self.status = 201
        self.endpoint = ""

    async def listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()[1:-1]
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head)}
        body = await reader.readexactly(int(headers["content-length"]))
        opened = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._secret, version=headers["content-encoding"]
        )
        self.heads.append(headers)
        self.messages.append(json.loads(opened))
        writer.write(f"HTTP/1.1 {self.status} so\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        writer.close()

    def wish(self, language: str = "en") -> dict[str, str]:
        """As the browser's PushSubscription has it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "key": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "secret": base64.urlsafe_b64encode(self._secret).decode().rstrip("="),
            "language": language,
        }

    async def next(self, number: int) -> dict[str, str]:
        """The message with this number, when it is there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.messages) <= number:
                await asyncio.sleep(0.05)
        return self.messages[number]


@pytest.fixture
async def device() -> AsyncIterator[Device]:
    made = Device()
    listening = await asyncio.start_server(made.listen, "127.0.0.1", 0)
    made.endpoint = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/send/ann"
    yield made
    listening.close()


async def begun(ann: Browser, bob: Browser) -> str:
    """A table of Bob where it is Ann's turn, who is not there."""
    table = str((await bob.new_table("me", "open", first=1))["id"])
    await ann.post(f"/api/tables/{table}/sit", {})
    await bob.post(f"/api/tables/{table}/start")
    return table


async def put(browser: Browser, wish: dict[str, Any]) -> tuple[int, str]:
    reply = await browser.http.put("/api/me/push", json=wish)
    return reply.status_code, str(reply.json().get("code", ""))


async def test_a_turn_is_told_to_the_device_of_a_guest(tmp_path: Path, device: Device) -> None:
    """Encrypted for it, and signed with the key it subscribed with, which nobody else can read."""
    options = ("--site", SITE, "--push-anywhere", "--push-seconds", "0.2")
    with server(tmp_path / "data", *options) as house:
        async with Browser(house.address, "Ann") as ann, Browser(house.address, "Bob") as bob:
            public = (await ann.get("/api/me"))["push_key"]
            assert await put(ann, device.wish("nl")) == (200, "")
            table = await begun(ann, bob)
            assert await device.next(0) == {
                "title": "Jij bent aan de beurt in 1 spel",
                "body": "Jij bent aan de beurt: Kabale & Hiebe (Bob)",
                "path": f"/t/{table}",
            }
            signature = device.heads[0]["authorization"]
            assert Vapid02.verify(signature)
            assert public in signature
            assert device.heads[0]["ttl"] == "86400"
            assert subscribed(tmp_path / "data") == [(device.endpoint,)]
            await ann.post("/api/me/revoke")  # signed out everywhere else: this browser would subscribe anew
            assert subscribed(tmp_path / "data") == []
    assert (tmp_path / "data" / "push-key").stat().st_mode & 0o077 == 0


def subscribed(data: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(data / "trianon.sqlite")) as database:
        return database.execute("select endpoint from subscriptions").fetchall()


async def test_a_device_that_is_gone_is_forgotten(device: Device) -> None:
    """The service says so; one that is out of order is tried again another time."""
    store, push = MemoryStore(), Push(keys.of_push(None), SITE, anywhere=True)
    await store.put_subscription(Subscription(guest="ann", since=0, **device.wish()))
    await store.create_table(TableRow("a", "kabale", "open", True, 0, "{}", people=("ann",)), ["x"])
    way = ByPush(store, push, 0)
    for status, left in ((500, 1), (410, 0)):
        device.status = status
        assert await way.addressees() == {"ann"}
        assert await way.tell("ann", [])
        async with asyncio.timeout(PATIENCE):
            while way.is_sending:
                await asyncio.sleep(0.01)
        assert len(await store.list_subscriptions("ann")) == left
    assert len(device.messages) == 2
    await push.close()


async def test_only_browsers_subscribe(tmp_path: Path, device: Device) -> None:
    """Addresses without TLS, keys that are none, and a server that cannot push."""
    with server(tmp_path, "--site", SITE) as house:
        async with Browser(house.address) as ann:
            good = {**device.wish(), "endpoint": "https://push.example.org/1"}
            assert await put(ann, good) == (200, "")
            for wrong in (
                {"endpoint": device.endpoint},
                {"endpoint": "https://ann@push.example.org/1"},
                {"endpoint": "https://push.example.org"},
                {"endpoint": "https://push.example.org:22/1"},
                {"endpoint": "https://push.example.org:99999/1"},
                {"endpoint": "https://push..example.org/1"},
                {"endpoint": f"https://{'a' * 64}.example.org/1"},
                {"key": good["key"][:-4]},
                {"key": "!"},
                {"secret": "abc"},
            ):
                assert await put(ann, {**good, **wrong}) == (400, "malformed"), wrong
            await ann.post("/api/me/push/end", {"endpoint": good["endpoint"]})


async def test_a_server_without_a_site_sends_nothing(ann: Browser, device: Device) -> None:
    assert (await ann.get("/api/me"))["push_key"] == ""
    assert await put(ann, device.wish()) == (404, "not_found")


async def test_known_browsers_are_not_counted_and_new_ones_are(tmp_path: Path, device: Device) -> None:
    """A browser says at each visit that it is there; strangers cannot fill the list of devices."""
    with server(tmp_path, "--site", SITE, "--codes-per-minute-by-address", "2") as house:
        async with Browser(house.address) as ann:
            wishes = [{**device.wish(), "endpoint": f"https://push.example.org/{n}"} for n in (1, 1, 1, 2, 3)]
            assert [(await put(ann, wish))[0] for wish in wishes] == [200, 200, 200, 200, 429]
            ann.http.cookies.clear()
            assert await put(ann, wishes[-1]) == (429, "too_many")
            told = (await ann.http.put("/api/me/push", json=wishes[-1])).json()["message"]
            assert told == "so many devices! wait a little"


async def test_neighbours_of_the_server_are_not_called(device: Device) -> None:
    """Whatever a name means: a private address is not connected to."""
    push = Push(keys.of_push(None), SITE)
    port = device.endpoint.rsplit(":", 1)[1].partition("/")[0]
    wish = device.wish()
    subscription = Subscription(f"https://localhost:{port}/", "ann", wish["key"], wish["secret"], "en", 0)
    assert await push.send(subscription, b"hello"), "perhaps another time"
    assert device.heads == []
    await push.close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("9.9.9.9", True),
        ("2620:fe::9", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("::1", False),
        ("fe80::1", False),
        ("::ffff:192.168.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::10.0.0.1", False),
        ("64:ff9b::9.9.9.9", True),
        ("2001:0:7f00:1::", False),
        ("224.0.0.1", False),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) is public
