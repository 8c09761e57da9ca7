"""Nothing acknowledged is lost: a server under load is killed with SIGKILL, again and again.

    python -m bench.kill                  1,000 kills at 10 tables, about half an hour
    python -m bench.kill --kills 50       fewer
    python -m bench.kill --processes 3    a house of three on PostgreSQL and NATS: one of them is killed, or
                                          stands still for longer than its lease, or the broker is killed,
                                          or all connections to the database are

Every acknowledged move must be there after each restart, once, and with the position its players saw;
the first that is not ends the run with its table. The `trianon check` of the database comes last.
"""

import argparse
import asyncio
import tempfile
import time
from functools import partial
from itertools import cycle
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from sqlalchemy.engine import make_url

from tests.web.forked import ForkedServer
from tests.web.house import running_house
from tests.web.kills import FAULTS, Told, befall, kill_under_load
from trianon.table.check import Report, check
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.engines import file_url


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    console = Console()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Progress(console=console) as progress:
        bar = progress.add_task("kills", total=given.kills)

        def told(kill: int, moves: int) -> None:
            progress.update(bar, completed=kill)
            if not console.is_terminal and kill % 50 == 0:
                print(f"{kill} kills, {moves} acknowledged moves so far", flush=True)

        run = one_process if given.processes == 1 else partial(several, given.processes)
        moves, report = run(Path(folder), given.tables, given.kills, told)
    seconds = time.monotonic() - begun
    console.print(f"{given.kills} kills, {moves} acknowledged moves, none lost, in {seconds:.0f} s")
    console.print(
        f"{report.tables} tables, {report.entries} entries: {'all fine' if report.is_fine else report}"
    )
    if not report.is_fine:
        raise SystemExit(1)


def one_process(folder: Path, tables: int, kills: int, told: Told) -> tuple[int, Report]:
    """Killed and started again on its SQLite file; forked, so that most of the time is play."""
    moves = asyncio.run(kill_under_load(folder, tables, kills, told, ForkedServer))
    return moves, asyncio.run(check(file_url(DataDirectory(folder).database)))


def several(processes: int, folder: Path, tables: int, kills: int, told: Told) -> tuple[int, Report]:
    """A fault of one kind after the other."""
    faults = [fault for _, fault in zip(range(kills), cycle(FAULTS), strict=False)]
    with running_house(folder, processes) as house:
        moves = asyncio.run(befall(house, tables, faults, told))
        return moves, asyncio.run(check(make_url(house.database)))


if __name__ == "__main__":
    main()
