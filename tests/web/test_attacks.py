"""Whatever a stranger sends, an innocent table goes on: floods and malformed input against a real server."""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bench.attack.attacks import carry_out
from bench.attack.wire import Wire, frame, request
from tests.web.support import QUICK, Browser, ServerProcess, answer, hello, receive, send, server
from trianon.web.config import Limits
from trianon.web.protocol import LARGEST_HEAD

pytestmark = pytest.mark.anyio

PATIENCE = 1.0  # seconds that this server gives a request
ELSEWHERE = "127.0.0.2"
LIMITS = Limits()
SITE = ("--site", "https://games.example.org")  # so that it sends news to devices


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits that it has by itself, only less patient; it complains about nothing."""
    folder = tmp_path_factory.mktemp("guarded")
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<!doctype html>trianon")
    options = ("--bot-pause", "0", "--request-seconds", str(PATIENCE), "--client", str(client), *SITE)
    running = ServerProcess(folder, *options)
    yield running
    running.stop()
    assert running.log.read_text() == "", "a client's fault was written down as ours"


def status(got: bytes) -> int:
    """The status of an answer; all of them keep the page to itself."""
    head = got.split(b"\r\n\r\n")[0]
    assert b"content-security-policy: default-src 'self'" in head.lower(), got
    return int(head.split(b" ", 2)[1])


def memory(house: ServerProcess) -> float:
    """Megabytes of the server process."""
    pages = int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def table_of(browser: Browser) -> str:
    return str((await browser.new_table("me", "hotseat"))["id"])


async def can_play(house: ServerProcess) -> None:
    """Somebody elsewhere finds everything as usual."""
    began = time.monotonic()
    async with Browser(house.address, source=ELSEWHERE) as ann:
        table = await table_of(ann)
        async with ann.socket(table) as socket:
            await answer(socket, await hello(socket))
            assert (await receive(socket, "accepted", "problem"))["type"] == "accepted"
        assert time.monotonic() - began < 5


# --- size -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGEST_HEAD, 8_000_000])
async def test_a_huge_header_is_refused_before_it_is_there(guarded: ServerProcess, size: int) -> None:
    with Wire(guarded.port) as wire:
        wire.send(request("GET / HTTP/1.1")[:-2] + b"X-Large: " + b"x" * size)
        assert status(wire.read()) == 431
    await can_play(guarded)


async def test_many_headers_are_refused(guarded: ServerProcess) -> None:
    with Wire(guarded.port) as wire:
        wire.send(request("GET / HTTP/1.1", *("a: b" for _ in range(1000))))
        assert status(wire.read()) == 431


async def test_a_huge_url_is_refused_before_it_is_there(guarded: ServerProcess) -> None:
    with Wire(guarded.port) as wire:
        wire.send(b"GET /" + b"x" * 1_000_000)
        assert status(wire.read()) == 414


async def test_a_body_without_end_is_refused(guarded: ServerProcess) -> None:
    with Wire(guarded.port) as wire:
        wire.send(request("POST /api/tables HTTP/1.1", "Content-Length: 1000000000000"))
        while wire.send(b"x" * 65536):
            pass
        assert status(wire.read()) == 413


async def test_requests_are_not_piled_up(guarded: ServerProcess) -> None:
    with Wire(guarded.port) as wire:
        wire.send(request("GET /api/me HTTP/1.1", "Connection: keep-alive") * 200)
        assert status(wire.read()) == 400


# --- time -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: loc",
        request("POST /api/tables HTTP/1.1", "Content-Length: 20") + b"{",
        request("GET /api/me HTTP/1.1", "Connection: keep-alive"),
    ],
    ids=["silent", "head", "body", "after an answer"],
)
async def test_a_connection_must_come_to_its_point(guarded: ServerProcess, beginning: bytes) -> None:
    with Wire(guarded.port) as wire:
        wire.send(beginning)
        began = time.monotonic()
        wire.read()
        assert time.monotonic() - began < PATIENCE + 8


async def test_a_request_byte_by_byte_is_not_waited_for(guarded: ServerProcess) -> None:
    """Each byte comes soon enough, the whole does not; nor do empty lines count as a request."""
    for drop in (b"x", b"\r\n"):
        with Wire(guarded.port) as wire:
            wire.send(b"GET /" if drop == b"x" else request("GET / HTTP/1.1", "Connection: keep-alive"))
            began = time.monotonic()
            while wire.send(drop) and time.monotonic() - began < 30:
                await asyncio.sleep(0.1)
            assert time.monotonic() - began < 15


async def test_a_socket_must_say_hello(guarded: ServerProcess) -> None:
    async with Browser(guarded.address) as eve:
        table = await table_of(eve)
        async with asyncio.timeout(30), eve.socket(table) as socket:
            await socket.ping()  # which is not a word
            await socket.wait_closed()
            assert socket.close_code == 1013


# --- number -----------------------------------------------------------------------------------------------


async def test_one_address_cannot_take_all_connections(guarded: ServerProcess) -> None:
    with ExitStack() as stack:
        most = int(LIMITS.connections_per_address)
        wires = [stack.enter_context(Wire(guarded.port)) for _ in range(most + 50)]
        assert status(wires[-1].read()) == 503
        await can_play(guarded)


async def test_descriptors_are_left_for_playing_when_all_connections_are_taken(tmp_path: Path) -> None:
    """Whoever comes too late hears so at once; who is there plays on, with bots and a store."""
    house = ServerProcess(tmp_path, *QUICK, descriptors=200)
    try:
        async with Browser(house.address) as ann:
            table = await table_of(ann)
            async with ann.socket(table) as socket:
                asked = await hello(socket)
                with ExitStack() as stack:
                    wires = [stack.enter_context(Wire(house.port)) for _ in range(250)]
                    assert status(wires[-1].read()) == 503
                    await answer(socket, asked)
                    assert (await receive(socket, "accepted", "problem"))["type"] == "accepted"
                    assert (await ann.new_table("me", "random"))["id"] != table
        await can_play(house)
    finally:
        house.stop()
    assert house.log.read_text() == ""


async def test_one_guest_cannot_take_all_places_at_a_table(guarded: ServerProcess) -> None:
    async with Browser(guarded.address) as eve:
        table = await table_of(eve)
        most = int(LIMITS.sockets_per_table)
        cookie = eve.http.cookies["trianon"]
        with ExitStack() as stack:
            wires = [stack.enter_context(Wire(guarded.port)) for _ in range(most + 1)]
            statuses = [wire.upgrade(table, cookie) for wire in wires]
        assert statuses == ["101"] * most + ["429"]
        await asyncio.sleep(0.5)
        async with eve.socket(table) as socket:  # when they have gone there is room again
            assert (await hello(socket))["version"] == 0


async def test_a_flood_of_requests_waits_its_turn(tmp_path: Path) -> None:
    """Whoever comes from elsewhere meanwhile is answered at once."""
    ask = request("GET /healthz HTTP/1.1")
    with server(tmp_path, "--arrivals-per-second", "0.001") as house, ExitStack() as stack:
        first, second = (stack.enter_context(Wire(house.port)) for _ in range(2))
        first.send(ask)
        assert status(first.read()) == 200
        second.send(ask)
        with Wire(house.port, ELSEWHERE) as elsewhere:
            elsewhere.send(ask)
            assert status(elsewhere.read()) == 200
        second.socket.settimeout(1)
        with pytest.raises(TimeoutError):
            second.read()


async def test_a_fresh_cookie_each_time_makes_no_more_tables(guarded: ServerProcess) -> None:
    body = {"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    async with Browser(guarded.address, source="127.0.0.5") as eve:
        codes = []
        for _ in range(60):
            codes.append((await eve.http.post("/api/tables", json=body)).status_code)
            eve.http.cookies.clear()
    assert codes.count(201) < 50
    assert codes[-1] == 429
    await can_play(guarded)


async def test_sitting_down_and_getting_up_has_an_end(guarded: ServerProcess) -> None:
    async with Browser(guarded.address) as ann, Browser(guarded.address, source="127.0.0.3") as eve:
        table = (await ann.new_table("me", "open"))["id"]
        codes = []
        for _ in range(30):
            codes.append((await eve.http.post(f"/api/tables/{table}/sit", json={})).status_code)
            codes.append((await eve.http.post(f"/api/tables/{table}/leave")).status_code)
    assert codes[:40] == [200] * 40
    assert 429 in codes


async def test_more_windows_are_no_more_chat(guarded: ServerProcess) -> None:
    async with Browser(guarded.address) as eve:
        table = await table_of(eve)
        heard = 0
        async with eve.socket(table) as first, eve.socket(table) as second:
            for number, socket in enumerate((first, second)):
                await hello(socket)
                for line in range(10):
                    await send(socket, type="say", id=f"{number} {line}", text="spam")
                    heard += (await receive(socket, "accepted", "problem"))["type"] == "accepted"
    assert heard <= 8


async def test_dear_questions_are_counted(guarded: ServerProcess) -> None:
    """All answers are the same, but a replay takes more of the server than a name."""
    async with Browser(guarded.address, source="127.0.0.4") as eve:
        table = await table_of(eve)
        codes = [(await eve.http.get(f"/api/tables/{table}/replay")).status_code for _ in range(60)]
        assert codes[0] == 409
        assert 429 in codes
        assert (await eve.http.get("/healthz")).status_code == 200


# --- never reading ----------------------------------------------------------------------------------------


async def test_pings_without_end_end_the_socket(guarded: ServerProcess) -> None:
    async with Browser(guarded.address) as eve:
        table = await table_of(eve)
        before = memory(guarded)
        with Wire(guarded.port) as wire:
            wire.upgrade(table)
            flood = frame(b"x" * 100, opcode=9) * 1000
            assert not all(wire.send(flood) for _ in range(200))
        assert memory(guarded) - before < 20
    await can_play(guarded)


@pytest.mark.parametrize(
    "flood",
    [
        frame(b"", opcode=10) * 1000,
        frame(b"", opcode=1, fin=False) + frame(b"", opcode=0, fin=False) * 1000,
        frame(b"x") * 1000,
    ],
    ids=["pongs", "fragments", "messages"],
)
async def test_frames_without_end_cost_one_bite(guarded: ServerProcess, flood: bytes) -> None:
    async with Browser(guarded.address) as eve:
        table = await table_of(eve)
        with Wire(guarded.port) as wire:
            wire.upgrade(table)
            wire.socket.settimeout(0.5)
            try:
                for _ in range(200):
                    wire.send(flood)
            except TimeoutError:
                pass  # it is not read any more
            await can_play(guarded)


async def test_answers_that_nobody_reads_are_bounded(house: ServerProcess) -> None:
    """Even without any limit on messages: a window that asks and never reads is given up."""
    async with Browser(house.address) as eve:
        table = await table_of(eve)
        before = memory(house)
        with Wire(house.port) as wire:
            wire.upgrade(table)
            wire.socket.settimeout(5)
            ask = frame(json.dumps({"type": "hello", "have": -1}).encode()) * 100
            assert not all(wire.send(ask) for _ in range(5000))
        assert memory(house) - before < 30


# --- the house itself -------------------------------------------------------------------------------------


async def test_behind_a_trusted_proxy_people_are_told_apart(tmp_path: Path) -> None:
    """Also health, in the same visit: it is of the store, not of the door."""
    options = ["--trusted-proxy", "127.0.0.1", "--host-name", "games.example.org"]
    options += ["--tables-per-minute-by-address", "2"]
    house = ServerProcess(tmp_path / "house", *options)
    body = {"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    try:
        async with Browser(house.address) as proxy:
            codes = []
            for person in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
                headers = {
                    "Host": "games.example.org",
                    "X-Forwarded-For": person,
                    "X-Forwarded-Proto": "https",
                }
                reply = await proxy.http.post("/api/tables", json=body, headers=headers)
                codes.append(reply.status_code)
                proxy.http.cookies.clear()
            assert codes == [201, 429, 429, 201]
            assert "Secure" in reply.headers["set-cookie"]
            assert "max-age" in reply.headers["strict-transport-security"]
            with sqlite3.connect(tmp_path / "house" / "trianon.sqlite") as database:
                database.execute("alter table tables rename to lost")
            database.close()
            await asyncio.sleep(1.1)
            health = await proxy.http.get("/healthz")
            assert (health.status_code, health.json()["store"]) == (503, False)
    finally:
        house.stop()


async def test_ordinary_goodbyes_are_no_faults(guarded: ServerProcess) -> None:
    """Whenever a peer vanishes or breaks the protocol; the log of this server must stay empty."""
    async with Browser(guarded.address, source="127.0.0.6") as eve:
        table = await table_of(eve)
        for last in (
            b"",
            frame(b'{"type": "hello"}'),
            frame(b"\xff\xfe"),
            frame(b"", opcode=3),
            frame(b"", opcode=0),
            frame(b"\x00", opcode=8),
            b"\x81\x05hello",
        ):
            for patient in (True, False):
                with Wire(guarded.port) as wire:
                    assert wire.upgrade(table) == "101"
                    wire.send(frame(b'{"type": "hello"}') + last)
                    if patient:
                        wire.read_some()
        for cut in (request("POST /api/tables HTTP/1.1", "Content-Length: 50") + b"{", b"GET / HT"):
            with Wire(guarded.port) as wire:
                wire.send(cut)
                time.sleep(0.1)
    await can_play(guarded)


# --- malformed --------------------------------------------------------------------------------------------

CREATE = b'{"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": %s}'
NESTED = CREATE % (b'{"first": ' + b"[" * 1000 + b"]" * 1000 + b"}")


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (request("POST /api/tables HTTP/1.1", "Origin: http://[", body=CREATE % b"{}"), 403),
        (request(f"GET /{'a' * 300} HTTP/1.1"), 200),
        (request(f"GET /{'a' * 300}.js HTTP/1.1"), 404),
        (request(f"GET /api/tables/{'a' * 300} HTTP/1.1"), 422),
        (request("GET /api/tables/abcdefgh/qr.svg HTTP/1.1", host="a" * 3500), 421),
        (request("POST /api/tables HTTP/1.1", body=NESTED), 400),
        (request("POST /api/tables HTTP/1.1", host="rebound.example", body=CREATE % b"{}"), 421),
        (request("GET / HTTP/1.1", host="localhost:99999999"), 421),
        (b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 421),
        (b"GET / HTTP/1.1\r\nHost\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),
        (request("OPTIONS * HTTP/1.1"), 405),
        (request("GET /ws/tables/abcdefgh HTTP/1.1", "Upgrade: websocket", "Connection: upgrade"), 400),
        (
            request(
                "POST /ws/tables/abcdefgh HTTP/1.1", "Upgrade: websocket", "Connection: upgrade", body=b"{}"
            ),
            400,
        ),
    ],
)
async def test_malformed_requests_are_the_senders_fault(
    guarded: ServerProcess, sent: bytes, expected: int
) -> None:
    with Wire(guarded.port) as wire:
        wire.send(sent)
        assert status(wire.read()) == expected


@pytest.mark.parametrize(
    "name", ["bot tables", "passwords", "fresh guests", "hostile records", "strange answers"]
)
async def test_what_the_long_run_does_is_borne_for_a_moment(guarded: ServerProcess, name: str) -> None:
    """Attacks of `python -m bench.attack` on what a stranger can ask of the house; its log stays empty."""
    tried, refused = await asyncio.to_thread(carry_out, name, guarded.port, "", 30.0, 24)
    assert tried == 24
    assert refused > 0
    await can_play(guarded)


async def test_a_table_plays_on_after_all_that(guarded: ServerProcess) -> None:
    await can_play(guarded)
