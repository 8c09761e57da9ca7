"""The attacks. Each tries the same again and again, and says of each try whether it was refused."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import httpx

from bench.attack.wire import Wire, frame, request

SOURCES = tuple(f"127.0.2.{number}" for number in range(1, 5))  # the addresses of the attackers
HELLO = frame(b'{"type": "hello", "have": -1}')
CREATE = {"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "hotseat"}]}
FORGED = (
    {"type": "move", "id": "x", "version": 0, "seat": 0, "action": "king > 1"},
    {"type": "move", "id": "", "version": -7, "seat": 99, "action": "x" * 300},
    {"type": "undo", "id": "x", "version": 2**31 - 1, "seat": 0},
    {"type": "order", "id": "x", "seat": 0, "order": {"a": [[[[[]]]]]}},
    {"type": "say", "id": "x"},
    {"type": "dance"},
    ["hello"],
    None,
)
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**63,
    1e308,
    "",
    "\u202e\u0000",
    "hello",
    [],
    [[[[[[]]]]]],
    {},
    {"type": "move"},
)


@dataclass
class Target:
    """A server, the table of innocent people on it, and for how long it is attacked from now on."""

    port: int
    table: str
    seconds: float
    luck: random.Random = field(default_factory=lambda: random.Random(7))

    def __post_init__(self) -> None:
        self._until = time.monotonic() + self.seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def wire(self) -> Wire:
        return Wire(self.port, self.luck.choice(SOURCES))

    def http(self) -> httpx.Client:
        """A browser of an attacker."""
        transport = httpx.HTTPTransport(local_address=self.luck.choice(SOURCES))
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", transport=transport)


Attack = Callable[[Target], Iterator[bool]]


def _is_refused(answer: bytes) -> bool:
    """Closed without a word, or with a status that blames the sender or asks to wait."""
    return answer[9:10] in (b"", b"4") or answer[9:12] == b"503"


def huge_headers(target: Target) -> Iterator[bool]:
    while target.goes_on():
        with target.wire() as wire:
            wire.send(request("GET / HTTP/1.1")[:-2] + b"X: " + b"x" * 2_000_000)
            yield _is_refused(wire.read_some())


def huge_urls(target: Target) -> Iterator[bool]:
    while target.goes_on():
        with target.wire() as wire:
            wire.send(b"GET /" + b"x" * 2_000_000)
            yield _is_refused(wire.read_some())


def endless_bodies(target: Target) -> Iterator[bool]:
    head = request("POST /api/tables HTTP/1.1", "Content-Length: 1000000000000")
    while target.goes_on():
        with target.wire() as wire:
            yield not (wire.send(head) and all(wire.send(b"x" * 65536) for _ in range(100)))


def slow_requests(target: Target) -> Iterator[bool]:
    """Many connections that send a letter now and then."""
    yield from _many_connections(target, b"GET /api/me HTTP/1.1\r\nX: ", b"x")


def silent_connections(target: Target) -> Iterator[bool]:
    yield from _many_connections(target, b"", b"")


def _many_connections(target: Target, first: bytes, then: bytes) -> Iterator[bool]:
    with ExitStack() as stack:
        wires: list[Wire] = []
        while target.goes_on():
            if len(wires) < 900:
                wires.append(stack.enter_context(target.wire()))
                wires[-1].send(first)
                yield False
            elif not wires[target.luck.randrange(len(wires))].send(then):
                yield True
            else:
                time.sleep(0.001)


def pings(target: Target) -> Iterator[bool]:
    """Pings whose answers are never read."""
    yield from _flood(target, frame(b"x" * 100, opcode=9) * 500)


def fragments(target: Target) -> Iterator[bool]:
    yield from _flood(target, frame(b"", fin=False) + frame(b"", opcode=0, fin=False) * 10_000)


def tiny_messages(target: Target) -> Iterator[bool]:
    yield from _flood(target, frame(b"") * 10_000)


def unread_answers(target: Target) -> Iterator[bool]:
    yield from _flood(target, HELLO * 500)


def _flood(target: Target, data: bytes) -> Iterator[bool]:
    """Send as fast as anything is taken, read nothing; a connection that takes nothing more is given up."""
    while target.goes_on():
        with target.wire() as wire:
            if wire.upgrade(target.table) != "101":
                yield True
                continue
            wire.socket.settimeout(0.5)
            try:
                while target.goes_on() and wire.send(data):
                    yield False
            except TimeoutError:
                pass
            yield True


def many_windows(target: Target) -> Iterator[bool]:
    """One guest comes to the innocent table in as many windows as possible, again and again."""
    with target.http() as http:
        http.get("/api/me")
        cookie = http.cookies["trianon"]
    while target.goes_on():
        with ExitStack() as stack:
            for _ in range(100):
                wire = stack.enter_context(target.wire())
                is_open = wire.upgrade(target.table, cookie) == "101"
                if is_open:
                    wire.send(HELLO)
                yield not is_open


def _forge(luck: random.Random) -> bytes:
    """A message of somebody who has no seat; now and then with a strange value, or broken off."""
    message = luck.choice(FORGED)
    if isinstance(message, dict) and luck.random() < 0.5:
        message = {**message, luck.choice(list(message)): luck.choice(STRANGE)}
    text = json.dumps(message).encode()
    return text[: luck.randrange(len(text))] if luck.random() < 0.1 else text


def forged_messages(target: Target) -> Iterator[bool]:
    """Messages that are none, or of somebody who has no seat, at tables in play; those that are answered."""
    with target.http() as http:
        while target.goes_on():
            table = http.get("/api/tables").json()[0]["id"]
            with target.wire() as wire:
                if wire.upgrade(table) != "101":
                    continue
                wire.send(HELLO)
                wire.socket.settimeout(2)
                for _ in range(100):
                    answers = _answers(wire, b"".join(frame(_forge(target.luck)) for _ in range(10)))
                    yield from (answer != b"accepted" for answer in answers)
                    if not answers:
                        break


def _answers(wire: Wire, messages: bytes) -> list[bytes]:
    """What ten messages are answered with, as far as they are."""
    wire.send(messages)
    got, answers = b"", list[bytes]()
    try:
        while len(answers) < 10 and (some := wire.read_some()):
            got += some
            answers = re.findall(rb'{"type":"(problem|accepted|welcome)"', got)
    except TimeoutError:
        pass
    return answers


def malformed_requests(target: Target) -> Iterator[bool]:
    nested = b'{"game": "kabale", "options": ' + b"[" * 1000
    tries = (
        request("POST /api/tables HTTP/1.1", "Origin: http://[", body=b"{}"),
        request(f"GET /{'a' * 300}.js HTTP/1.1"),
        request("GET /api/tables/abcdefgh/qr.svg HTTP/1.1", host="a" * 3500),
        request("POST /api/tables HTTP/1.1", body=nested),
        request("POST /api/tables HTTP/1.1", host="rebound.example", body=json.dumps(CREATE).encode()),
        request("GET /ws/tables/x HTTP/1.1", "Upgrade: websocket", "Connection: upgrade"),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
    )
    while target.goes_on():
        with target.wire() as wire:
            wire.send(target.luck.choice(tries))
            yield _is_refused(wire.read_some())


def new_tables(target: Target) -> Iterator[bool]:
    """Tables with a fresh cookie each time."""
    with target.http() as http:
        while target.goes_on():
            http.cookies.clear()
            yield http.post("/api/tables", json=CREATE).status_code == 429


def dear_questions(target: Target) -> Iterator[bool]:
    paths = ["/api/openapi.json", "/api/games", "/api/tables"]
    paths += [f"/api/tables/{target.table}/{what}" for what in ("qr.svg", "replay", "record")]
    with target.http() as http:
        while target.goes_on():
            yield http.get(target.luck.choice(paths)).status_code >= 400


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        huge_headers,
        huge_urls,
        endless_bodies,
        slow_requests,
        silent_connections,
        pings,
        fragments,
        tiny_messages,
        unread_answers,
        many_windows,
        forged_messages,
        malformed_requests,
        new_tables,
        dear_questions,
    )
}


def carry_out(name: str, port: int, table: str, seconds: float, most: int) -> tuple[int, int]:
    """How often it was tried, at most so often, and how often refused; for a process of its own."""
    results = list(islice(ATTACKS[name](Target(port, table, seconds)), most))
    return len(results), sum(results)
