"""Load on one server: many tables of scripted socket players, paced and closed-loop.

    python bench/load.py                                  200 tables of 4 seats, paced, then closed-loop
    python bench/load.py --tempo 10+15                    the same with clocks running
    PYTHONPATH=build/compiled python bench/load.py        the same with compiled rules
    python -m bench.load --workers 2                      two processes on PostgreSQL and NATS
    python -m bench.load --tables 20 --seats 2 --rate 50 --masters 20      people's moves while bots think

A move counts when the server has acknowledged it, that is, when it is on disk. Paced: latency from the moment
the move was due to its acknowledgement. Closed-loop: every table answers a question as soon as it gets it.
With --masters it is paced twice: first alone, then while at so many further tables masters play each other.
"""

import argparse
import asyncio
import base64
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

WARM_UP = 1.5  # seconds of play before counting


class Message(msgspec.Struct):
    """As much of a server message as a scripted player needs."""

    type: str
    version: int = -1
    id: str = ""
    code: str = ""
    question: dict[str, Any] | None = None
    waiting: int | None = None


_decoder = msgspec.json.Decoder(Message)


class Socket(asyncio.Protocol):
    """A WebSocket client as small as possible, so that the measurement is of the server."""

    def __init__(self, path: str, cookie: str, heard: Callable[["Socket", bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {cookie}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.ready = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
            self.ready.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame from the buffer, if there is one. Frames of servers are not masked."""
        buffer = self._buffer
        if len(buffer) < 4:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        self._buffer = buffer[start + size :]
        kind, payload = buffer[0] & 15, buffer[start : start + size]
        if kind == 1:
            self._heard(self, payload)
        elif kind == 9:
            self._write(10, payload)
        return True

    def send(self, message: Any) -> None:
        self._write(1, msgspec.json.encode(message))

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = (
            bytes((128 | kind, 128 | size))
            if size < 126
            else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with zeros


class Tally:
    """What happened since the last look."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.latencies: list[float] = []
        self.cpu = 0.0
        self.problems: dict[str, int] = {}
        self.games = 0


class TableRun:
    """One table with a socket for every seat."""

    def __init__(self, load: "Load", id: str) -> None:
        self._load = load
        self.id = id
        self._sockets: list[Socket] = []
        self._sent: dict[str, float] = {}
        self._due: tuple[Socket, Message] | None = None

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for cookie in self._load.cookies:
            _, socket = await loop.create_connection(
                partial(Socket, f"/ws/tables/{self.id}", cookie, self._heard),
                self._load.host,
                self._load.port,
            )
            self._sockets.append(socket)
        await asyncio.gather(*(socket.ready for socket in self._sockets))
        for socket in self._sockets:
            socket.send({"type": "hello"})

    def _heard(self, socket: Socket, frame: bytes) -> None:
        message = _decoder.decode(frame)
        if message.type == "accepted":
            began = self._sent.pop(message.id, None)
            if began is not None:
                self._load.tally.latencies.append(time.perf_counter() - began)
        elif message.type == "problem":
            problems = self._load.tally.problems
            problems[message.code] = problems.get(message.code, 0) + 1
        elif message.question is not None:
            self._due = (socket, message)
            self._load.asked(self)
        elif message.type == "update" and message.waiting is None and socket is self._sockets[0]:
            self._load.over(self)

    def answer(self, due: float) -> None:
        """Send the waiting answer; its latency counts from `due`."""
        assert self._due is not None
        socket, message = self._due
        self._due = None
        assert message.question is not None
        id = f"{self.id}{message.version}"
        self._sent[id] = due
        socket.send(
            {
                "type": "move",
                "id": id,
                "version": message.version,
                "seat": message.question["seat"],
                "action": random.choice(message.question["options"])["text"],
            }
        )

    def close(self) -> None:
        for socket in self._sockets:
            socket.transport.close()


class Load:
    """All tables against one server."""

    def __init__(self, address: str, seats: int, tempo: str, server_cpu: Callable[[], float]) -> None:
        self.server_cpu = server_cpu
        self._tempo = tempo
        self.host, port = address.removeprefix("http://").split(":")
        self.port = int(port)
        self.cookies: list[str] = []
        self.tally = Tally()
        self._seats = seats
        self._waiting: deque[TableRun] = deque()
        self._closed_loop = False
        self._people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(seats)]
        self._tables: set[TableRun] = set()
        self._renewing: set[asyncio.Task[None]] = set()

    async def open(self, tables: int, progress: Progress) -> None:
        for person in self._people:
            await person.get("/api/me")
            self.cookies.append("; ".join(f"{name}={value}" for name, value in person.cookies.items()))
        bar = progress.add_task("seating", total=tables)
        for _ in range(tables):
            await self._new_table()
            progress.advance(bar)

    async def _new_table(self) -> None:
        host, *others = self._people
        chairs = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        wish = {"game": "kabale", "chairs": chairs, "tempo": self._tempo}
        made = (await host.post("/api/tables", json=wish)).json()
        for other in others:
            await other.post(f"/api/tables/{made['id']}/sit", json={})
        await host.post(f"/api/tables/{made['id']}/start")
        await self._connect(made["id"])

    async def seat_masters(self, tables: int) -> None:
        """Tables where nobody else plays: somebody thinks there all the time."""
        for _ in range(tables):
            chairs = [{"kind": "bot", "bot": "master"}] * 2
            reply = await self._people[0].post("/api/tables", json={"game": "kabale", "chairs": chairs})
            reply.raise_for_status()

    async def _connect(self, id: str) -> None:
        run = TableRun(self, id)
        self._tables.add(run)
        await run.connect()

    # --- what tables report -------------------------------------------------------------------------------

    def asked(self, run: TableRun) -> None:
        if self._closed_loop:
            run.answer(time.perf_counter())
        else:
            self._waiting.append(run)

    def over(self, run: TableRun) -> None:
        """The same people play again at once."""
        self.tally.games += 1
        self._tables.discard(run)
        run.close()
        task = asyncio.get_running_loop().create_task(self._again(run.id))
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def _again(self, id: str) -> None:
        reply = await self._people[0].post(f"/api/tables/{id}/rematch")
        await self._connect(reply.json()["id"])

    # --- two ways to play ---------------------------------------------------------------------------------

    async def paced(self, rate: float, seconds: float, progress: Progress) -> float:
        """`rate` moves a second spread over all tables, whatever the server does."""
        bar = progress.add_task(f"paced {rate:.0f}/s", total=seconds)
        begin = time.perf_counter() + 0.1
        count, counted_from, cpu = 0, 0.0, 0.0
        while (due := begin + count / rate) < begin + WARM_UP + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not counted_from and due > begin + WARM_UP:
                self.tally.clear()
                counted_from, cpu = time.perf_counter(), self.server_cpu()
            if self._waiting:
                self._waiting.popleft().answer(due)
            count += 1
            progress.update(bar, completed=due - begin - WARM_UP)
        await asyncio.sleep(0.3)
        self.tally.cpu = self.server_cpu() - cpu
        return time.perf_counter() - counted_from - 0.3

    async def closed(self, seconds: float, progress: Progress) -> float:
        """Every table answers as soon as it is asked."""
        bar = progress.add_task("closed-loop", total=seconds)
        self._closed_loop = True
        while self._waiting:
            self._waiting.popleft().answer(time.perf_counter())
        await asyncio.sleep(WARM_UP)
        self.tally.clear()
        begin, cpu = time.perf_counter(), self.server_cpu()
        while (passed := time.perf_counter() - begin) < seconds:
            progress.update(bar, completed=passed)
            await asyncio.sleep(0.2)
        self._closed_loop = False
        self.tally.cpu = self.server_cpu() - cpu
        return passed

    async def close(self) -> None:
        for task in self._renewing:
            task.cancel()
        for run in self._tables:
            run.close()
        for person in self._people:
            await person.aclose()


def start_server(data: str, *options: str) -> tuple["subprocess.Popen[str]", str]:
    """A server of its own. It runs in another folder, so that PYTHONPATH says which trianon it finds."""
    command = [sys.executable, "-m", "trianon.web", "--port", "0", "--data", data, "--bot-pause", "0"]
    command += ["--unlimited", *options]
    process = subprocess.Popen(command, cwd=data, env=environment(), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def shared_by(workers: int, stack: ExitStack) -> tuple[str, ...]:
    """A database and a broker for so many processes, as settings of the server."""
    if not workers:
        return ()
    from tests.table.postgres import running_postgres
    from tests.web.nats import running_nats

    database = stack.enter_context(running_postgres())
    broker = stack.enter_context(running_nats())
    return ("--workers", str(workers), "--database", database, "--broker", broker.address)


def environment() -> dict[str, str]:
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in entries if entry),
    }


def rules(data: str) -> str:
    """Which rules the server has found."""
    command = [sys.executable, "-c", "import trianon.kernel.state as state; print(state.__file__)"]
    found = subprocess.run(command, cwd=data, env=environment(), capture_output=True, text=True, check=True)
    return "interpreted" if found.stdout.strip().endswith(".py") else "compiled"


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


def row(sheet: Sheet, name: str, tally: Tally, seconds: float) -> None:
    latencies = tally.latencies
    sheet.add_row(
        name,
        f"{len(latencies) / seconds:,.0f}",
        f"{percentile(latencies, 0.5):.2f}",
        f"{percentile(latencies, 0.99):.2f}",
        f"{max(latencies, default=0) * 1000:.1f}",
        f"{tally.cpu / seconds:.0%}",
        f"{tally.cpu / max(1, len(latencies)) * 1e6:.0f}",
        str(tally.games),
        ", ".join(f"{code} {count}" for code, count in tally.problems.items()) or "none",
    )


def cpu_seconds(process: "subprocess.Popen[str]") -> float:
    """Processor time of the server and its workers so far; 0 where /proc does not tell."""
    ticks, waiting = 0, [str(process.pid)]
    while waiting:
        folder = Path("/proc", waiting.pop())
        with suppress(OSError):  # there is none, or it is gone
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
            for thread in (folder / "task").iterdir():
                waiting += (thread / "children").read_text().split()
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(arguments: argparse.Namespace, process: "subprocess.Popen[str]", address: str) -> Sheet:
    load = Load(address, arguments.seats, arguments.tempo, lambda: cpu_seconds(process))
    clock = f"clock {arguments.tempo}" if arguments.tempo else "no clock"
    where = f"{arguments.workers} processes on PostgreSQL" if arguments.workers else "SQLite"
    title = (
        f"{arguments.tables} tables, {arguments.seats} seats each, {arguments.rules} rules, {clock}, {where}"
    )
    sheet = Sheet(title=title)
    for column in ("", "moves/s", "p50 ms", "p99 ms", "max ms", "server cpu", "us/move", "games", "problems"):
        sheet.add_column(column, justify="left" if column in ("", "problems") else "right")
    with Progress(transient=True) as progress:
        await load.open(arguments.tables, progress)
        if arguments.mode in ("paced", "both"):
            seconds = await load.paced(arguments.rate, arguments.seconds, progress)
            row(sheet, f"paced {arguments.rate:.0f}/s", load.tally, seconds)
        if arguments.masters:
            await load.seat_masters(arguments.masters)
            seconds = await load.paced(arguments.rate, arguments.seconds, progress)
            row(sheet, f"+ {arguments.masters} of masters", load.tally, seconds)
        elif arguments.mode in ("closed", "both"):
            seconds = await load.closed(arguments.seconds, progress)
            row(sheet, "closed-loop", load.tally, seconds)
    await load.close()
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=150, help="moves a second in paced mode")
    parser.add_argument("--tempo", default="", help="the clock of every table, for example 10+15")
    parser.add_argument("--workers", type=int, default=0, help="so many on PostgreSQL and NATS; 0: SQLite")
    parser.add_argument("--masters", type=int, default=0, help="tables where masters play each other")
    parser.add_argument("--mode", choices=("paced", "closed", "both"), default="both")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        arguments.rules = rules(data)
        process, address = start_server(data, *shared_by(arguments.workers, stack))
        try:
            sheet = uvloop.run(measure(arguments, process, address))
        finally:
            process.terminate()
            process.wait()
    Console(width=110).print(sheet)


if __name__ == "__main__":
    main()
