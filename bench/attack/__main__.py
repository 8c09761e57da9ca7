"""Attacks on one server process while innocent people play there.

    python -m bench.attack                          every attack for ten seconds
    python -m bench.attack pings "new tables"       these
    python -m bench.attack --seconds 120 --limits --messages-per-second 0
    python -m bench.attack --seconds 7200 --tries 1000000 "forged messages" --limits --messages-per-second 0

Innocent people make a move every 50 ms at each of two tables, from an address of their own; latency is from
sending a move to its acknowledgement, when it is on disk. Attackers have four addresses
and a process of their own, of lower priority: elsewhere they would have a machine of their own.

On a busy machine latency tells more about the other programs there. `server p99` is the processor time that
the server spent, on whatever, between a move and its acknowledgement: of the latency, at most its own doing.
"""

import argparse
import asyncio
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from bench.attack.attacks import ATTACKS, CREATE, carry_out
from bench.load.house import environment
from bench.load.play import percentile
from bench.load.wire import Socket

INNOCENT = "127.0.1.1"
PACE = 0.05  # seconds between two moves
TABLES = 2
SITE = "https://games.example.org"  # so that it sends news to devices
PEACE = 30.0  # seconds of it are enough to compare with
LOWER = 5  # priority of the attackers
COLUMNS = (
    "attack",
    "tried",
    "refused",
    "moves",
    "p50 ms",
    "p99 ms",
    "max ms",
    "server p99",
    "busy",
    "MB before",
    "after",
)


class Server:
    """One server process, and what it takes of the machine."""

    def __init__(self, data: str, limits: Sequence[str]) -> None:
        """It runs in another folder, so that PYTHONPATH says which trianon it finds."""
        self._log = Path(data) / "log"
        command = [
            sys.executable,
            "-m",
            "trianon.web",
            "--port",
            "0",
            "--data",
            data,
            "--site",
            SITE,
            *limits,
        ]
        with self._log.open("w") as errors:
            self._process = subprocess.Popen(
                command, cwd=data, env=environment(), stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().rpartition(":")[2])

    def stop(self) -> str:
        """What it has to complain of."""
        self._process.terminate()
        self._process.wait()
        return self._log.read_text()

    def cpu(self) -> float:
        """Seconds of processor time of all its threads so far; 0 where the system does not tell."""
        if sys.platform != "linux":
            return 0.0
        return time.clock_gettime(~self._process.pid << 3 | 2)  # as clock_getcpuclockid(3) finds it

    def memory(self) -> float:
        """Megabytes; 0 where /proc does not tell."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0.0
        [line] = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) / 1000


@dataclass(frozen=True)
class Sent:
    """A move under way, with the clock and the server's own time when it was sent."""

    version: int
    at: float
    cpu: float


class Innocent:
    """Two people at one device, who play one game after the other."""

    def __init__(self, server: "Server") -> None:
        self.port = server.port
        self._server = server
        transport = httpx.AsyncHTTPTransport(local_address=INNOCENT)
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60
        )
        self._sent: dict[str, Sent] = {}
        self.table = ""
        self.latencies: list[float] = []
        self.server_times: list[float] = []
        self.problems = 0
        self.surprises = 0  # moves that were followed by another version than theirs

    async def play(self) -> None:
        """For ever."""
        while True:
            self.table = (await self._http.post("/api/tables", json=CREATE)).json()["id"]
            over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            cookie = f"trianon={self._http.cookies['trianon']}"
            make = partial(Socket, f"/ws/tables/{self.table}", cookie, partial(self._heard, over))
            _, socket = await asyncio.get_running_loop().create_connection(
                make, "127.0.0.1", self.port, local_addr=(INNOCENT, 0)
            )
            await socket.ready
            socket.send(b'{"type":"hello"}')
            await over
            socket.transport.close()

    def _heard(self, over: "asyncio.Future[None]", socket: Socket, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "accepted":
            sent = self._sent.pop(message["id"])
            self.latencies.append(time.perf_counter() - sent.at)
            self.server_times.append(self._server.cpu() - sent.cpu)
            self.surprises += message["version"] != sent.version + 1
        elif message["type"] == "problem":
            self.problems += 1
        elif message.get("question"):
            asyncio.get_running_loop().call_later(PACE, self._answer, socket, message)
        elif message["type"] in ("update", "welcome") and message["waiting"] is None and not over.done():
            over.set_result(None)

    def _answer(self, socket: Socket, message: dict[str, Any]) -> None:
        question, version = message["question"], message["version"]
        id, action = f"{self.table}{version}", question["options"][0]["text"]
        self._sent[id] = Sent(version, time.perf_counter(), self._server.cpu())
        move = {"type": "move", "id": id, "version": version, "seat": question["seat"], "action": action}
        socket.send(msgspec.json.encode(move))

    @property
    def waits(self) -> float:
        """Seconds that the oldest unanswered move waits by now."""
        return max((time.perf_counter() - sent.at for sent in self._sent.values()), default=0.0)


async def measure(
    name: str,
    people: list[Innocent],
    attackers: ProcessPoolExecutor,
    server: Server,
    seconds: float,
    tries: int,
) -> tuple[str, ...]:
    """One line of the report; without a name, of peace."""
    before = server.memory()
    for person in people:
        person.latencies.clear()
        person.server_times.clear()
    begun, cpu = time.perf_counter(), server.cpu()
    tried = refused = 0
    if name:
        tried, refused = await asyncio.get_running_loop().run_in_executor(
            attackers, carry_out, name, server.port, people[0].table, seconds, tries
        )
    else:
        await asyncio.sleep(min(seconds, PEACE))
    busy = (server.cpu() - cpu) / (time.perf_counter() - begun)
    latencies = [latency for person in people for latency in (*person.latencies, person.waits)]
    server_times = [time for person in people for time in person.server_times]
    return (
        name or "(peace)",
        f"{tried:,}",
        f"{refused:,}",
        f"{len(latencies):,}",
        f"{percentile(latencies, 0.5):.1f}",
        f"{percentile(latencies, 0.99):.1f}",
        f"{max(latencies) * 1000:.0f}",
        f"{percentile(server_times, 0.99):.1f}",
        f"{busy:.0%}",
        f"{before:.0f}",
        f"{server.memory():.0f}",
    )


async def run(names: list[str], seconds: float, tries: int, server: Server) -> Sheet:
    sheet = Sheet(title=f"innocent tables under attack, {seconds:.0f} s each")
    for column in COLUMNS:
        sheet.add_column(column, justify="left" if column == "attack" else "right")
    people = [Innocent(server) for _ in range(TABLES)]
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(2)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), os.nice, (LOWER,)) as attackers:
        for name in ("", *names):
            sheet.add_row(*await measure(name, people, attackers, server, seconds, tries))
            for task in playing:
                if task.done():
                    task.result()  # raises: somebody innocent could not play
    for task in playing:
        task.cancel()
    sheet.caption = (
        f"{sum(person.problems for person in people)} moves of innocent people were refused, "
        f"{sum(person.surprises for person in people)} times somebody else changed their table"
    )
    return sheet


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tries", type=int, default=sys.maxsize, help="an attack ends after so many")
    parser.add_argument(
        "--limits", nargs=argparse.REMAINDER, default=[], help="of trianon.web, all that follows"
    )
    given = parser.parse_args()
    names = given.attacks or list(ATTACKS)
    unknown = set(names) - set(ATTACKS)
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, given.limits)
        try:
            sheet = uvloop.run(run(names, given.seconds, given.tries, server))
        finally:
            complaints = server.stop()
    Console(width=130).print(sheet)
    print(f"{complaints.count('Traceback')} tracebacks in {len(complaints.splitlines())} lines of the log")
    if complaints:
        print(complaints[:4000])
    return 1 if "Traceback" in complaints else 0


if __name__ == "__main__":
    sys.exit(main())
