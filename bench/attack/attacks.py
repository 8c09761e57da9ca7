"""The attacks. Each tries the same again and again, and says of each try whether it was refused."""

import base64
import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

import httpx

import trianon
from bench.attack.wire import Wire, frame, request
from trianon.testing import play_out

BATCH = 10  # messages that are sent before their answers are read
SOURCES = tuple(f"127.0.2.{number}" for number in range(1, 5))  # the addresses of the attackers
HELLO = frame(b'{"type": "hello", "have": -1}')
CREATE = {"game": "kabale", "chairs": [{"kind": "me"}, {"kind": "hotseat"}]}
# What somebody without a seat says to a table in play; VERSION is that of the table when it is sent.
VERSION = "VERSION"
FORGED: tuple[Any, ...] = (
    {"type": "move", "id": "x", "version": VERSION, "seat": 0, "action": "king > 1"},
    {"type": "move", "id": "y", "version": VERSION, "seat": 1, "action": "queen > 2"},
    {"type": "move", "id": "z", "version": VERSION, "seat": 0, "action": "king > 1", "draft": True},
    {"type": "move", "id": "", "version": -7, "seat": 99, "action": "x" * 300},
    {"type": "undo", "id": "x", "version": VERSION, "seat": 0},
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


def _forge(luck: random.Random, version: int) -> bytes:
    """A message of somebody who has no seat; now and then with a strange value, or broken off."""
    message = luck.choice(FORGED)
    if isinstance(message, dict):
        message = {key: version if value is VERSION else value for key, value in message.items()}
        if luck.random() < 0.5:
            message[luck.choice(list(message))] = luck.choice(STRANGE)
    text = json.dumps(message).encode()
    return text[: luck.randrange(len(text))] if luck.random() < 0.1 else text


def forged_messages(target: Target) -> Iterator[bool]:
    """Messages that are none, or of somebody who has no seat; those count that a running game answers."""
    with target.http() as http:
        while target.goes_on():
            time.sleep(0.05)
            playing = [table for table in http.get("/api/tables").json() if table["status"] == "playing"]
            with target.wire() as wire:
                if not playing or wire.upgrade(target.luck.choice(playing)["id"]) != "101":
                    continue
                wire.send(HELLO)
                wire.socket.settimeout(2)
                heard = _Heard(wire)
                while target.goes_on():
                    answers = heard.answers([_forge(target.luck, heard.version) for _ in range(BATCH)])
                    if heard.is_over or not answers:
                        break
                    yield from (answer != b"accepted" for answer in answers)


class _Heard:
    """What a table says to somebody who looks on."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.version = 0
        self.is_over = False

    def answers(self, messages: list[bytes]) -> list[bytes]:
        """What these are answered with, as far as they are; the table goes on meanwhile."""
        self._wire.send(b"".join(map(frame, messages)))
        got, answers = b"", list[bytes]()
        try:
            while len(answers) < len(messages) and (some := self._wire.read_some()):
                got += some
                answers = re.findall(rb'{"type":"(problem|accepted|welcome)"', got)
        except TimeoutError:
            pass
        versions = re.findall(rb'{"type":"(?:update|welcome)","version":(\d+)', got)
        self.version = int(versions[-1]) if versions else self.version
        self.is_over = self.is_over or b'"not_playing"' in got or b'"status":"over"' in got
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
    paths = ["/api/openapi.json", "/api/games", "/api/tables", "/api/me/friends", "/api/me/games.zip"]
    paths += [f"/api/{what}/{game}" for what in ("ladders", "lessons") for game in trianon.games()]
    paths += [f"/api/tables/{target.table}/{what}" for what in ("qr.svg", "replay", "record")]
    with target.http() as http:
        while target.goes_on():
            yield http.get(target.luck.choice(paths)).status_code >= 400


def bot_tables(target: Target) -> Iterator[bool]:
    """Games that nobody plays but bots, of a new guest each time."""
    among_bots = {**CREATE, "chairs": [{"kind": "bot", "bot": "greedy"}] * 4}
    with target.http() as http:
        while target.goes_on():
            http.cookies.clear()
            yield http.post("/api/tables", json=among_bots).status_code == 429


def passwords(target: Target) -> Iterator[bool]:
    """Each costs the server a hash that is dear on purpose, whether the name exists or not."""
    for path in cycle(("/api/me/sign-in", "/api/me/sign-up", "/api/me/forget")):
        if not target.goes_on():
            return
        name = f"Eve {target.luck.randrange(10**9)}"
        with target.http() as http:
            reply = http.post(path, json={"name": name, "password": "correct horse"}, timeout=60)
        yield reply.status_code >= 400


def fresh_guests(target: Target) -> Iterator[bool]:
    """A new guest each time, who leaves behind whatever a guest can."""
    number = 0
    with target.http() as http:
        while target.goes_on():
            number += 1
            http.cookies.clear()
            http.get("/api/me")
            wish = subscription(f"https://push.example.org/{target.luck.randrange(10**12)}")
            steps = (
                ("PUT", "/api/me/push", wish),
                ("POST", "/api/me/code", None),
                ("POST", "/api/me/passkey/ask", None),
                ("PUT", "/api/people/Eve/tie", {"kind": "block"}),
                ("POST", "/api/me/revoke", None),
                ("POST", "/api/quick-match", {"game": "kabale"}),
            )
            method, path, body = steps[number % len(steps)]
            yield http.request(method, path, json=body).status_code >= 400


def subscription(endpoint: str) -> dict[str, str]:
    """As a browser gives it; the key is a point of the curve, and everybody's."""
    point = bytes.fromhex(
        "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
        "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
    )
    return {
        "endpoint": endpoint,
        "key": base64.urlsafe_b64encode(point).decode(),
        "secret": base64.urlsafe_b64encode(bytes(16)).decode(),
        "language": "en",
    }


def hostile_records(target: Target) -> Iterator[bool]:
    """Whole games to be replayed, each of which ends with a move that cannot be."""
    state = trianon.game("louis").start(seats=4, seed=1)
    play_out(state, trianon.Rng(1), most=150)
    record = {**state.record.to_json(), "log": [*state.record.log, "0: dance"]}
    with target.http() as http:
        while target.goes_on():
            yield http.post("/api/replay", json=record).status_code >= 400


def strange_answers(target: Target) -> Iterator[bool]:
    """To questions about people and devices, what no browser would send."""
    deep = base64.urlsafe_b64encode(b"[" * 8000).decode()
    with target.http() as http:
        while target.goes_on():
            method, path = target.luck.choice(PERSONAL)
            body = target.luck.choice(
                (*STRANGE, {"credential": {"id": "x", "response": {"clientDataJSON": deep}}})
            )
            yield http.request(method, path, json=body).status_code >= 400


PERSONAL = (
    ("PUT", "/api/me"),
    ("POST", "/api/me/join"),
    ("PUT", "/api/me/settings"),
    ("PUT", "/api/me/mail"),
    ("POST", "/api/me/passkeys"),
    ("POST", "/api/me/passkey/sign-in"),
    ("PUT", "/api/me/push"),
    ("POST", "/api/me/push/end"),
    ("PUT", "/api/people/\u202e/tie"),
    ("POST", "/api/quick-match"),
    ("POST", "/api/replay"),
)


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
        bot_tables,
        passwords,
        fresh_guests,
        hostile_records,
        strange_answers,
    )
}


def carry_out(name: str, port: int, table: str, seconds: float, most: int) -> tuple[int, int]:
    """How often it was tried, at most so often, and how often refused; for a process of its own."""
    results = list(islice(ATTACKS[name](Target(port, table, seconds)), most))
    return len(results), sum(results)
