"""Attacks on one server process while innocent people play there.

    python -m bench.attack                          every attack for ten seconds
    python -m bench.attack pings "new tables"       these
    python -m bench.attack --seconds 120 --limits --messages-per-second 0

Innocent people make a move every 50 ms at each of two tables, from an address of their own; latency is from
sending a move to its acknowledgement, when it is on disk. Attackers have four addresses
and a process of their own.
"""

import argparse
import asyncio
import multiprocessing
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from bench.attack.attacks import ATTACKS, CREATE, Target, carry_out
from bench.load import Socket, percentile

INNOCENT = "127.0.1.1"
PACE = 0.05  # seconds between two moves
TABLES = 2


class Innocent:
    """Two people at one device, who play one game after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        transport = httpx.AsyncHTTPTransport(local_address=INNOCENT)
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        self._sent: dict[str, float] = {}
        self.table = ""
        self.latencies: list[float] = []
        self.problems = 0

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
            socket.send({"type": "hello"})
            await over
            socket.transport.close()

    def _heard(self, over: "asyncio.Future[None]", socket: Socket, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "accepted":
            self.latencies.append(time.perf_counter() - self._sent.pop(message["id"]))
        elif message["type"] == "problem":
            self.problems += 1
        elif message.get("question"):
            asyncio.get_running_loop().call_later(PACE, self._answer, socket, message)
        elif message["type"] in ("update", "welcome") and message["waiting"] is None and not over.done():
            over.set_result(None)

    def _answer(self, socket: Socket, message: dict[str, Any]) -> None:
        question, version = message["question"], message["version"]
        id, action = f"{self.table}{version}", question["options"][0]["text"]
        self._sent[id] = time.perf_counter()
        socket.send(
            {"type": "move", "id": id, "version": version, "seat": question["seat"], "action": action}
        )

    @property
    def waits(self) -> float:
        """Seconds that the oldest unanswered move waits by now."""
        return max((time.perf_counter() - sent for sent in self._sent.values()), default=0.0)


async def measure(
    name: str,
    people: list[Innocent],
    attackers: ProcessPoolExecutor,
    server: "subprocess.Popen[str]",
    seconds: float,
) -> tuple[str, ...]:
    """One line of the report; without a name, of peace."""
    before = memory(server)
    for person in people:
        person.latencies.clear()
    tried = refused = 0
    if name:
        target = Target(people[0].port, people[0].table, seconds)
        tried, refused = await asyncio.get_running_loop().run_in_executor(attackers, carry_out, name, target)
    else:
        await asyncio.sleep(seconds)
    latencies = [latency for person in people for latency in (*person.latencies, person.waits)]
    return (
        name or "(peace)",
        f"{tried:,}",
        f"{refused:,}",
        f"{len(latencies):,}",
        f"{percentile(latencies, 0.5):.1f}",
        f"{percentile(latencies, 0.99):.1f}",
        f"{max(latencies) * 1000:.0f}",
        f"{before:.0f}",
        f"{memory(server):.0f}",
    )


def memory(server: "subprocess.Popen[str]") -> float:
    """Megabytes of the server process; 0 where /proc does not tell."""
    status = Path(f"/proc/{server.pid}/status")
    if not status.exists():
        return 0.0
    [line] = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1000


async def run(names: list[str], seconds: float, server: "subprocess.Popen[str]", port: int) -> Sheet:
    sheet = Sheet(title=f"innocent tables under attack, {seconds:.0f} s each")
    for column in ("attack", "tried", "refused", "moves", "p50 ms", "p99 ms", "max ms", "MB before", "after"):
        sheet.add_column(column, justify="left" if column == "attack" else "right")
    people = [Innocent(port) for _ in range(TABLES)]
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(2)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as attackers:
        for name in ("", *names):
            sheet.add_row(*await measure(name, people, attackers, server, seconds))
            for task in playing:
                if task.done():
                    task.result()  # raises: somebody innocent could not play
    for task in playing:
        task.cancel()
    sheet.caption = f"{sum(person.problems for person in people)} moves of innocent people were refused"
    return sheet


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--limits", nargs=argparse.REMAINDER, default=[], help="of trianon.web, all that follows"
    )
    given = parser.parse_args()
    names = given.attacks or list(ATTACKS)
    unknown = set(names) - set(ATTACKS)
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "log"
        command = [sys.executable, "-m", "trianon.web", "--port", "0", "--data", data, *given.limits]
        with log.open("w") as errors:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rpartition(":")[2])
            sheet = uvloop.run(run(names, given.seconds, server, port))
        finally:
            server.terminate()
            server.wait()
        Console(width=120).print(sheet)
        complaints = log.read_text()
        print(
            f"{complaints.count('Traceback')} tracebacks in {len(complaints.splitlines())} lines of the log"
        )
        if complaints:
            print(complaints[:4000])
    return 1 if "Traceback" in complaints else 0


if __name__ == "__main__":
    sys.exit(main())
