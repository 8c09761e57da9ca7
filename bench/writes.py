"""What a database takes: moves appended to logs as soon as the one before is on disk, fenced by leases.

    python -m bench.writes                            PostgreSQL from the wheel; 1, 2 and 4 processes write
    python -m bench.writes --tables 400 --seconds 20
    python -m bench.writes --database postgresql+psycopg://user:password@host/scratch
    python -m bench.writes --sqlite                   one process on a SQLite file

Every process has so many tables, and each of them writes its next move when the one before is durable. In a
database that is named the rows stay.
"""

import argparse
import asyncio
import os
import secrets
import tempfile
import time
from contextlib import ExitStack, suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec
from sqlalchemy import text
from sqlalchemy.engine import make_url

from tests.table.postgres import running_postgres
from trianon.table.storage import TableRow
from trianon.table.storage.engines import file_url, open_engine, prepare
from trianon.table.storage.leases import Leases
from trianon.table.storage.sql import SqlStore

LEASE_SECONDS = 600.0
WARM_UP = 1.0  # seconds
# A move of Kabale & Hiebe as the log keeps it, with what chance brought.
MOVE = (
    '{"type":"played","at":1750000000000,"by":"9mT1xk0aXv5dC7hQ2s8wZA",'
    '"seat":2,"action":"king > 2","chance":[31]}'
)


class Written(msgspec.Struct):
    """What one process has done."""

    moves: int
    seconds: float
    cpu: float
    latencies: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--database", default="", help="a SQLAlchemy URL; else a PostgreSQL of its own")
    parser.add_argument("--sqlite", action="store_true", help="one process on a SQLite file")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=200, help="of each process")
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    with ExitStack() as stack:
        url = given.database
        if given.sqlite:
            given.processes = [1]
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = file_url(Path(folder) / "trianon.sqlite").render_as_string()
        elif not url:
            url = stack.enter_context(running_postgres())
        prepare(url)
        tell_promises(url)
        print("processes  moves/s  p50 ms  p99 ms  us/move  database us/move")
        for count in given.processes:
            measure(url, count, given.tables, given.seconds)


def tell_promises(url: str) -> None:
    """A figure is worth something only when a commit waits for the disk."""
    if url.startswith("postgresql"):
        engine = open_engine(make_url(url))
        with engine.connect() as connection:
            for setting in ("server_version", "fsync", "synchronous_commit"):
                print(setting, connection.execute(text(f"show {setting}")).scalar_one())
        engine.dispose()
    with tempfile.TemporaryFile() as file:
        began = time.perf_counter()
        for _ in range(20):
            file.write(b"x")
            file.flush()
            os.fsync(file.fileno())
        print(f"one fsync in the folder for temporary files: {(time.perf_counter() - began) * 50:.2f} ms")


def measure(url: str, processes: int, tables: int, seconds: float) -> None:
    before = database_cpu(url)
    with get_context("spawn").Pool(processes) as pool:
        done = pool.map(partial(write, url, tables), [seconds] * processes, chunksize=1)
    after = database_cpu(url)
    latencies = sorted(latency for one in done for latency in one.latencies)
    moves = sum(one.moves for one in done)
    rate = sum(one.moves / one.seconds for one in done)
    p50, p99 = (latencies[int(len(latencies) * share)] * 1000 for share in (0.5, 0.99))
    own = sum(one.cpu for one in done) / moves * 1e6
    # Warming up is in it, on both sides of the fraction.
    its = "-" if before is None or after is None else f"{(after - before) / moves * 1e6 * _share(done):.0f}"
    print(f"{processes:>9}  {rate:>7,.0f}  {p50:>6.1f}  {p99:>6.1f}  {own:>7.0f}  {its:>16}", flush=True)


def _share(done: list[Written]) -> float:
    """Of the time that the database was busy, what was measured."""
    return done[0].seconds / (done[0].seconds + WARM_UP)


def write(url: str, tables: int, seconds: float) -> Written:
    return asyncio.run(_write(url, tables, seconds))


async def _write(url: str, tables: int, seconds: float) -> Written:
    store = SqlStore(url)
    leases = Leases(store, LEASE_SECONDS)
    if url.startswith("postgresql"):
        await leases.join(secrets.token_hex(8))
    ids = [secrets.token_hex(8) for _ in range(tables)]
    now = int(time.time() * 1000)
    await asyncio.gather(
        *(store.create_table(TableRow(id, "kabale", "playing", True, now, "{}"), [MOVE]) for id in ids)
    )
    latencies: list[float] = []
    stop = asyncio.Event()

    async def play(id: str) -> None:
        seq = 1
        while not stop.is_set():
            began = time.perf_counter()
            await store.append(id, seq, [MOVE])
            latencies.append(time.perf_counter() - began)
            seq += 1

    playing = [asyncio.create_task(play(id)) for id in ids]
    await asyncio.sleep(WARM_UP)
    latencies.clear()
    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    done = Written(len(latencies), time.perf_counter() - began, time.process_time() - cpu, list(latencies))
    stop.set()
    await asyncio.gather(*playing)
    await store.close()
    return done


def database_cpu(url: str) -> float | None:
    """Processor seconds of all processes of a PostgreSQL on this machine so far, also of those that ended."""
    if not url.startswith("postgresql"):
        return None
    engine = open_engine(make_url(url))
    with engine.connect() as connection:
        folder = Path(str(connection.execute(text("show data_directory")).scalar_one()))
    engine.dispose()
    with suppress(OSError):
        first = (folder / "postmaster.pid").read_text().splitlines()[0]
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rsplit(")", 1)[1].split()
                if stat.parent.name == first:
                    ticks += sum(map(int, fields[11:15]))  # with its children that ended
                elif fields[1] == first:
                    ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")
    return None


if __name__ == "__main__":
    main()
