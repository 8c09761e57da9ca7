"""Limits and settings: whom they mean, what they let pass, and what is refused at the start."""

import asyncio
import socket
import subprocess
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.types import Message

from tests.table.support import begun, people
from tests.web.support import PATIENCE, ROOT
from tests.web.test_server import command
from trianon.table.rate_limit import RateLimit
from trianon.web import sockets
from trianon.web.app import create_app
from trianon.web.config import Config, InvalidSetting, Limits
from trianon.web.hosts import Hosts
from trianon.web.limits import IN_ALL, MOST_KEPT, Allowance, Crowd, Door, Networks, network
from trianon.web.protocol import drop_stalled
from trianon.web.sessions import Guest

pytestmark = pytest.mark.anyio


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::7") != network("2001:db8:1:2::7")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("*") != IN_ALL


def test_a_door_counts_in_all_and_by_address() -> None:
    door = Door(in_all=3, per_address=2, patience=1)
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [door.enter("192.0.2.2") for _ in range(2)] == [True, False]
    door.leave("192.0.2.1")
    assert door.enter("192.0.2.2")


def test_a_trusted_proxy_brings_many_people() -> None:
    door = Door(in_all=100, per_address=1, patience=1, proxies=Networks(("10.0.0.0/8",)))
    assert all(door.enter("10.1.2.3") for _ in range(50))
    assert [door.enter("192.0.2.1") for _ in range(2)] == [True, False]


def test_whoever_asks_too_fast_waits_for_the_turn() -> None:
    proxies = Networks(("10.0.0.0/8",))
    door = Door(in_all=100, per_address=100, patience=1, proxies=proxies, arrivals_per_second=0.01)
    assert [round(door.wait("192.0.2.1"), -1) for _ in range(4)] == [0, 100, 200, 300]
    assert door.wait("192.0.2.2") == 0
    assert [door.wait("10.1.2.3") for _ in range(4)] == [0, 0, 0, 0]
    assert Door(in_all=100, per_address=100, patience=1).wait("192.0.2.1") == 0


class Sending(asyncio.Protocol):
    """A connection that has much to say to whoever comes."""

    unsent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(b"x" * 8_000_000)


async def test_a_peer_that_reads_nothing_between_two_looks_is_given_up() -> None:
    """One that reads a little each time is waited for."""
    made: list[Sending] = []

    def make() -> Sending:
        made.append(Sending())
        return made[-1]

    loop = asyncio.get_running_loop()
    async with await loop.create_server(make, "127.0.0.1") as house:
        address = house.sockets[0].getsockname()
        with socket.create_connection(address), socket.create_connection(address) as slow:
            slow.setblocking(False)
            while len(made) < 2:
                await asyncio.sleep(0.01)
            for _ in range(3):
                drop_stalled(made)
                for _ in range(20):
                    await loop.sock_recv(slow, 100_000)
                await asyncio.sleep(0.05)
            is_given_up = [connection.transport.is_closing() for connection in made]
            for connection in made:
                connection.transport.abort()
    assert is_given_up == [True, False]


def test_nobody_is_counted_who_was_not_let_in() -> None:
    crowd = Crowd()
    assert crowd.enter({"guest": 1, "address": 10})
    assert not crowd.enter({"guest": 1, "address": 10})
    crowd.leave({"guest": 1, "address": 10})
    assert [crowd.enter({"address": 1}) for _ in range(2)] == [True, False]


def test_a_refused_wish_costs_nobody_anything() -> None:
    allowance = Allowance(burst_seconds=1)
    assert allowance.allows({"guest": 1.0, "": 2.0})
    assert not allowance.allows({"guest": 1.0, "": 2.0})
    assert allowance.allows({"other": 1.0, "": 2.0})
    assert not allowance.allows({"third": 1.0, "": 2.0})
    assert Allowance(1).allows({"guest": 0.0}, cost=1e9)


def test_buckets_are_forgotten_in_the_order_of_use() -> None:
    allowance = Allowance(burst_seconds=1)
    assert allowance.allows({"busy": 1e-6})
    for number in range(MOST_KEPT - 1):
        allowance.allows({f"{number}": 1.0})
    assert not allowance.allows({"busy": 1e-6})
    allowance.allows({"one more": 1.0})
    assert not allowance.allows({"busy": 1e-6})


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org.:443", True),
        ("rebound.example", False),
        ("localhost.example", False),
        ("[::1", False),
        ("", False),
        ("games.example.org@rebound.example", False),
    ],
)
def test_a_server_answers_to_its_names(host: str, ours: bool) -> None:
    assert Hosts(("games.example.org",)).is_ours(Headers({"host": host})) == ours


@pytest.mark.parametrize(
    ("config", "words"),
    [
        (Config(hosts=("https://games.example.org",)), "without scheme"),
        (Config(hosts=("games.example.org",), trusted_proxies=("nginx",)), "nginx"),
        (Config(trusted_proxies=("127.0.0.1",)), "TRIANON_HOSTS"),
    ],
)
def test_settings_that_cannot_work_are_refused(config: Config, words: str) -> None:
    with pytest.raises(InvalidSetting, match=words):
        config.check()


def test_limits_are_read_from_the_environment() -> None:
    assert Limits.from_environment({"TRIANON_BOT_TABLES_PER_GUEST": "9"}).bot_tables.per_guest == 9
    assert Limits.from_environment({"TRIANON_TABLES_PER_MINUTE": "7"}).tables_per_minute == 7
    for nonsense in ("many", "-1", "nan", "inf"):
        with pytest.raises(InvalidSetting, match="TRIANON_TABLES_PER_MINUTE"):
            Limits.from_environment({"TRIANON_TABLES_PER_MINUTE": nonsense})


def test_a_wrong_setting_is_one_clear_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIANON_TRUSTED_PROXIES", "127.0.0.1")
    result = subprocess.run(command(tmp_path, 0), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1
    assert "TRIANON_HOSTS" in result.stderr


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    (tmp_path / "index.html").write_text("<!doctype html>trianon")
    transport = httpx.ASGITransport(create_app(Config(client=tmp_path)))
    async with httpx.AsyncClient(transport=transport, base_url="https://localhost") as made:
        yield made


async def test_behind_tls_browsers_stay_with_tls(client: httpx.AsyncClient) -> None:
    assert "max-age" in (await client.get("/")).headers["strict-transport-security"]
    assert "strict-transport-security" not in (await client.get("http://localhost/")).headers


async def test_a_proxy_that_is_not_set_up_is_named_once(
    client: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        await client.get("/", headers={"X-Forwarded-For": "192.0.2.1"})
    assert caplog.text.count("TRIANON_TRUSTED_PROXIES") == 1


async def test_large_answers_count_as_several_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that stands still: whoever asks for everything again and again is soon told to wait."""
    monkeypatch.setattr(sockets, "RateLimit", partial(RateLimit, clock=lambda: 0.0))
    monkeypatch.setattr(sockets, "PAUSE", 0.0)
    match = await begun(people("ann", "ann"))
    most = 60  # messages at once, at a rate of 30 a second
    heard: list[str] = []
    asking = iter([*(b'{"type": "hello", "have": -1}' for _ in range(most)), None])

    async def receive() -> Message:
        await asyncio.sleep(0)
        text = next(asking)
        if text is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "bytes": text}

    async def send(message: Message) -> None:
        heard.append(message["text"])

    connection = sockets._Connection(receive, send, None, rate=most / 2, patience=60)
    await connection.serve(match, Guest("eve", "Eve"), lambda: True, ())
    size = max(map(len, heard))
    answered = sum('"welcome"' in text[:30] for text in heard)
    assert answered == pytest.approx(most / (1 + size / sockets.BYTES_PER_TOKEN), abs=2)
    assert any('"too_many"' in text for text in heard)
