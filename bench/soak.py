"""Memory under churn: tables are created, played at over real sockets, left and forgotten, again and again.

    python -m bench.soak                  30 rounds of 40 tables, a few minutes
    python -m bench.soak --rounds 500     hours

A server with a data directory of its own forgets tables after a second. Its resident memory goes up while
caches fill, and must then stay where it is: the report compares the second half of the rounds.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median

from rich.console import Console

from tests.web.support import Browser, answer, hello, receive, server

MOVES = 5
FORGOTTEN_SECONDS = 2.5


async def visit(address: str) -> None:
    """A new guest, a table with a bot and a friend on the device, some moves, a line of chat, gone."""
    async with Browser(address) as guest:
        table = (await guest.new_table("me", "hotseat", "random"))["id"]
        async with guest.socket(table) as socket:
            message = await hello(socket)
            for _ in range(MOVES):
                while message["question"] is None:
                    message = await receive(socket, "update")
                await answer(socket, message)
                message = await receive(socket, "update")


async def churn(address: str, process: int, rounds: int, tables: int, console: Console) -> list[int]:
    """The resident memory in kB after each round."""
    sizes: list[int] = []
    for number in range(rounds):
        await asyncio.gather(*(visit(address) for _ in range(tables)))
        await asyncio.sleep(FORGOTTEN_SECONDS)
        sizes.append(resident(process))
        console.print(f"round {number + 1}: {tables * (number + 1)} tables, {sizes[-1]} kB")
    return sizes


def resident(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ProcessLookupError(process)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    given = parser.parse_args()
    if not Path("/proc/self/status").exists():
        sys.exit("resident memory is read from /proc, which this system does not have")
    console = Console()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), "--idle-seconds", "1") as running:
        sizes = asyncio.run(churn(running.address, running.process.pid, given.rounds, given.tables, console))
    half = sizes[len(sizes) // 2 :]
    middle = len(half) // 2
    grown = median(half[middle:]) - median(half[:middle] or half)
    console.print(f"grown by {grown:.0f} kB over {len(half) // 2 * given.tables} tables of the second half")


if __name__ == "__main__":
    main()
