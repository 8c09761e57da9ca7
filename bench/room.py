"""Room on disk: what a finished game of each kind takes in the database, in rows and packed.

    python -m bench.room                                  30 games of each between greedy bots, four seats
    python -m bench.room --postgres                       in PostgreSQL, from its wheel, instead of SQLite
    PYTHONPATH=build/compiled python -P -m bench.room     the same with compiled rules: much sooner

Sizes are taken after VACUUM (FULL in PostgreSQL); `entries` is the log alone, without what is added to it.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.engine import make_url

import trianon
from trianon.table.bot_workers import BotsInline
from trianon.table.lobby import Lobby
from trianon.table.packing import Packer
from trianon.table.requests import NewChair, NewTable
from trianon.table.storage.engines import file_url, open_engine
from trianon.table.storage.sql import SqlStore


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    print(f"{'':8} {'moves':>6} {'entries':>9} {'in rows':>9} {'packed':>9}   bytes a game")
    for game in trianon.games():
        with postgres() if given.postgres else sqlite() as database:
            asyncio.run(measure(database, game, given.games, given.seats, given.bot))


@contextmanager
def sqlite() -> Iterator[URL]:
    with tempfile.TemporaryDirectory() as folder:
        yield file_url(Path(folder) / "trianon.sqlite")


@contextmanager
def postgres() -> Iterator[URL]:
    from tests.table.postgres import running_postgres

    with running_postgres() as url:
        yield make_url(url)


async def measure(database: URL, game: str, games: int, seats: int, bot: str) -> None:
    store = SqlStore(database)
    empty = size(database)
    house = Lobby(store, BotsInline())
    moves = written = 0
    for _ in range(games):
        table = await house.create("", "", NewTable(game, [NewChair("bot", bot=bot)] * seats))
        match = await house.match(table.id)
        while match.seating.status != "over":
            await asyncio.sleep(0.002)
        moves += match.table.version
        written += sum(map(len, await store.load(table.id) or ()))
    house.close()
    rows = size(database)
    async for _ in Packer(store, days=-1).pack():
        pass
    packed = size(database)
    await store.close()
    each = [round(total / games) for total in (moves, written, rows - empty, packed - empty)]
    print(f"{game:8} {each[0]:6,} {each[1]:9,} {each[2]:9,} {each[3]:9,}", flush=True)


def size(database: URL) -> int:
    """Of the database without free pages."""
    engine = open_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("vacuum")
            connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
            found = Path(str(database.database)).stat().st_size
        else:
            connection.exec_driver_sql("vacuum full")
            found = connection.execute(text("select pg_database_size(current_database())")).scalar_one()
    engine.dispose()
    return int(found)


if __name__ == "__main__":
    main()
