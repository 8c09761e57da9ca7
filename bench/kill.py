"""Nothing acknowledged is lost: a server under load is killed with SIGKILL, again and again.

    python -m bench.kill                  1,000 kills at 10 tables, about half an hour
    python -m bench.kill --kills 50       fewer

Every acknowledged move must be there after each restart, once, and with the position its players saw;
the first that is not ends the run with its table. The `trianon check` of the database comes last.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.web.kills import kill_under_load
from trianon.table.check import check
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.sql import file_url


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    given = parser.parse_args()
    console = Console()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        with Progress(console=console) as progress:
            bar = progress.add_task("kills", total=given.kills)
            moves = asyncio.run(
                kill_under_load(
                    Path(folder),
                    given.tables,
                    given.kills,
                    lambda kill, moves: progress.update(bar, completed=kill),
                )
            )
        report = asyncio.run(check(file_url(DataDirectory(Path(folder)).database)))
    seconds = time.monotonic() - begun
    console.print(f"{given.kills} kills, {moves} acknowledged moves, none lost, in {seconds:.0f} s")
    console.print(
        f"{report.tables} tables, {report.entries} entries: {'all fine' if report.is_fine else report}"
    )


if __name__ == "__main__":
    main()
