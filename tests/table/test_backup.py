"""A backup is the state of one moment, and goes from either engine into either."""

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, text

from tests.table.test_check import played
from trianon.table.check import check
from trianon.table.storage import Account, Report, StorageError
from trianon.table.storage.backup import back_up, restore
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.engines import file_url
from trianon.table.storage.migrate import migrate
from trianon.table.storage.sql import SqlStore, read_reports

pytestmark = pytest.mark.anyio


def unseen(done: int, total: int) -> None:
    assert 0 < done <= total


async def full(path: Path) -> dict[str, list[str]]:
    """A data directory with a bit of everything; the logs by table."""
    directory = DataDirectory(path)
    directory.path.mkdir()
    directory.secret()
    logs = await played(directory.database, 3)
    store = SqlStore.in_file(directory.database)
    await store.add_account(Account("ann", "Ann", "ann", "hash", 1))
    await store.add_report(Report("a", 1, "ann", "eve", "Eve", "žluťoučký"))
    await store.close()
    return logs


async def holds(store: SqlStore, logs: dict[str, list[str]]) -> bool:
    same = [await store.load(table) == log for table, log in logs.items()]
    return all(same) and await store.account("ann") == Account("ann", "Ann", "ann", "hash", 1)


async def test_from_sqlite_to_postgres_and_back(tmp_path: Path, empty_postgres: URL) -> None:
    logs = await full(tmp_path / "one")
    one, two, three = (DataDirectory(tmp_path / name) for name in ("one", "two", "three"))
    two.path.mkdir()
    three.path.mkdir()
    first, second = tmp_path / "first", tmp_path / "second"
    rows = back_up(file_url(one.database), one, first, unseen)
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert restore(first, empty_postgres, two, False, unseen) == rows
    assert two.secret() == one.secret()
    moved = SqlStore(empty_postgres)
    assert await holds(moved, logs)
    await moved.add_report(Report("a", 2, "ann", "eve", "Eve", "after the move"))  # its number is free
    assert back_up(empty_postgres, two, second, unseen) == rows + 1
    await moved.close()
    restore(second, None, three, False, unseen)
    again = SqlStore.in_file(three.database)
    assert await holds(again, logs)
    assert [found.at for found in read_reports(file_url(three.database), 9)] == [2, 1]
    await again.close()
    with pytest.raises(StorageError, match="--force"):
        restore(first, empty_postgres, two, False, unseen)
    engine = create_engine(empty_postgres)
    with engine.begin() as connection:
        connection.execute(text("create table of_somebody_else (x int)"))
    assert restore(first, empty_postgres, two, True, unseen) == rows
    with engine.begin() as connection:
        assert connection.execute(text("select count(*) from of_somebody_else")).scalar() == 0
    engine.dispose()


async def test_it_is_one_moment_of_a_server_that_goes_on(tmp_path: Path, empty_database: URL) -> None:
    """What arrives while it is written is in it completely or not at all, on either engine."""
    store = SqlStore(empty_database)
    await store.add_account(Account("ann", "Ann", "ann", "hash", 1))
    await store.add_report(Report("a", 1, "ann", "eve", "Eve", "rude"))
    loop = asyncio.get_running_loop()

    def busy(done: int, total: int) -> None:
        """At every step of the copying the server writes an account and a report about it."""
        asyncio.run_coroutine_threadsafe(write(f"guest {done}"), loop).result()

    async def write(guest: str) -> None:
        await store.add_account(Account(guest, "x", f"key of {guest}", "hash", 1))
        await store.add_report(Report("a", 3, "b", guest, "x", "y"))

    await asyncio.to_thread(back_up, empty_database, DataDirectory(tmp_path), tmp_path / "saved", busy)
    await store.close()
    assert len(read_reports(empty_database, 99)) > 1
    assert len(read_reports(file_url(tmp_path / "saved"), 99)) == 1


async def test_a_failed_restore_leaves_everything_as_it_was(tmp_path: Path) -> None:
    logs = await full(tmp_path / "one")
    directory = DataDirectory(tmp_path / "one")
    back_up(file_url(directory.database), directory, tmp_path / "saved", unseen)
    with pytest.raises(StorageError, match="already; --force"):
        restore(tmp_path / "saved", None, directory, False, unseen)
    with pytest.raises(StorageError, match="is not a backup"):
        restore(directory.database, None, directory, True, unseen)

    def fails(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "saved", None, directory, True, fails)
    store = SqlStore.in_file(directory.database)
    assert await holds(store, logs)
    await store.close()
    assert not list(tmp_path.rglob("*.new"))


async def test_a_backup_of_an_older_version_is_brought_along(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path / "old")
    directory.path.mkdir()
    engine = create_engine(file_url(directory.database))
    migrate(engine, "0003")
    engine.dispose()
    back_up(file_url(directory.database), directory, tmp_path / "saved", unseen)
    restore(tmp_path / "saved", None, directory, True, unseen)
    store = SqlStore.in_file(directory.database)
    assert await store.account("ann") is None
    await store.close()
    assert (await check(file_url(directory.database))).is_fine
