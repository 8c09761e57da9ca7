"""Room on disk: what a finished game of each kind takes in the database, in rows and packed.

    python -m bench.room                                  30 games of each between greedy bots, four seats
    PYTHONPATH=build/compiled python -m bench.room        the same with compiled rules: much sooner

The database is a SQLite file, its size taken after VACUUM; `entries` is the log alone, without what the
database adds.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

import trianon
from trianon.table.bot_workers import BotsInline
from trianon.table.lobby import Lobby
from trianon.table.messages import NewChair, NewTable
from trianon.table.packing import Packer
from trianon.table.storage.sql import SqlStore, file_url, open_engine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    print(f"{'':8} {'moves':>6} {'entries':>9} {'in rows':>9} {'packed':>9}   bytes a game")
    for game in trianon.games():
        asyncio.run(measure(game, given.games, given.seats, given.bot))


async def measure(game: str, games: int, seats: int, bot: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trianon.sqlite"
        store = SqlStore.in_file(file)
        empty = size(file)
        house = Lobby(store, BotsInline())
        moves = written = 0
        for _ in range(games):
            table = await house.create("", "", NewTable(game, [NewChair("bot", bot=bot)] * seats))
            match = await house.match(table.id)
            while match.seating.status != "over":
                await asyncio.sleep(0)
            moves += match.table.version
            written += sum(map(len, await store.load(table.id) or ()))
        house.close()
        rows = size(file)
        async for _ in Packer(store, days=-1).pack():
            pass
        packed = size(file)
        await store.close()
    each = [round(total / games) for total in (moves, written, rows - empty, packed - empty)]
    print(f"{game:8} {each[0]:6,} {each[1]:9,} {each[2]:9,} {each[3]:9,}", flush=True)


def size(file: Path) -> int:
    """Of the database without free pages."""
    engine = open_engine(file_url(file), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("vacuum")
        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
    engine.dispose()
    return file.stat().st_size


if __name__ == "__main__":
    main()
