"""One suite for every store: what is awaited is there, what is refused leaves no trace."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.table.postgres import running_postgres
from trianon.table.storage import Conflict, Status, StorageError, Store, TableRow
from trianon.table.storage.memory import MemoryStore
from trianon.table.storage.sql import SqlStore, _Job

pytestmark = pytest.mark.anyio


def row(table: str, created: int = 1, listed: bool = True, status: Status = "open") -> TableRow:
    return TableRow(id=table, game="kabale", status=status, listed=listed, created=created, summary="{}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    if request.param == "memory":
        made = MemoryStore()
    elif request.param == "sqlite":
        made = SqlStore.in_file(tmp_path / "test.sqlite")
    else:
        made = SqlStore(request.getfixturevalue("postgres"))
        with made._writing.begin() as connection:
            connection.exec_driver_sql("truncate entries, tables")
    yield made
    await made.close()


async def test_a_log_comes_back_in_order(store: Store) -> None:
    await store.create_table(row("a"), ["zero", "one"])
    await store.append("a", 2, ["two", "three"])
    await store.append("a", 4, ["four"])
    assert await store.load("a") == ["zero", "one", "two", "three", "four"]


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.load("nothing") is None


async def test_tables_do_not_mix(store: Store) -> None:
    await store.create_table(row("a"), ["of a"])
    await store.create_table(row("b"), ["of b"])
    await store.append("a", 1, ["more of a"])
    assert await store.load("b") == ["of b"]


async def test_a_table_is_created_once(store: Store) -> None:
    await store.create_table(row("a"), ["first"])
    with pytest.raises(Conflict):
        await store.create_table(row("a"), ["second"])
    assert await store.load("a") == ["first"]


async def test_a_sequence_number_is_written_once(store: Store) -> None:
    await store.create_table(row("a"), ["zero"])
    await store.append("a", 1, ["mine"])
    with pytest.raises(Conflict):
        await store.append("a", 1, ["theirs"])
    assert await store.load("a") == ["zero", "mine"]


async def test_entries_and_row_are_stored_all_or_nothing(store: Store) -> None:
    await store.create_table(row("a"), ["zero", "one"])
    with pytest.raises(Conflict):
        await store.append("a", 1, ["x", "y"], row("a", status="over"))
    assert await store.load("a") == ["zero", "one"]
    assert [found.status for found in await store.list_tables(["open", "over"], 9)] == ["open"]


async def test_many_writes_at_once_all_arrive(store: Store) -> None:
    await asyncio.gather(*(store.create_table(row(f"t{n}"), ["zero"]) for n in range(40)))
    await asyncio.gather(*(store.append(f"t{n}", seq, [str(seq)]) for seq in range(1, 30) for n in range(40)))
    for n in range(40):
        assert await store.load(f"t{n}") == ["zero", *(str(seq) for seq in range(1, 30))]


async def test_one_refused_write_does_not_harm_its_neighbours(store: Store) -> None:
    await store.create_table(row("a"), ["zero"])
    await store.create_table(row("b"), ["zero"])
    writes = [store.append("a", 1, ["a1"]), store.append("a", 0, ["bad"]), store.append("b", 1, ["b1"])]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await store.load("a") == ["zero", "a1"]
    assert await store.load("b") == ["zero", "b1"]


async def test_lists_show_listed_tables_newest_first(store: Store) -> None:
    await store.create_table(row("old", created=1), ["x"])
    await store.create_table(row("new", created=9), ["x"])
    await store.create_table(row("private", created=5, listed=False), ["x"])
    await store.create_table(row("over", created=7, status="over"), ["x"])
    assert [found.id for found in await store.list_tables(["open", "playing"], 10)] == ["new", "old"]
    assert [found.id for found in await store.list_tables(["open", "playing", "over"], 2)] == ["new", "over"]


async def test_a_row_follows_its_table(store: Store) -> None:
    await store.create_table(row("a"), ["zero"])
    await store.append("a", 1, ["one"], row("a", status="playing"))
    [found] = await store.list_tables(["playing"], 10)
    assert found == row("a", status="playing")


async def test_words_of_every_language_survive(store: Store) -> None:
    text = 'čarodějnice "mág" \\ 🂡 \n\x7f'
    await store.create_table(row("a"), [text])
    assert await store.load("a") == [text]


async def test_a_reopened_database_has_everything(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    first = SqlStore.in_file(path)
    await first.create_table(row("a"), ["zero"])
    await first.append("a", 1, ["one"])
    await first.close()
    second = SqlStore.in_file(path)
    assert await second.load("a") == ["zero", "one"]
    await second.append("a", 2, ["two"])
    await second.close()


@pytest.mark.parametrize("name", ["with space", "50%", "a?b=c&d#e", "žluťoučký"])
async def test_a_data_directory_may_have_any_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    store = SqlStore.in_file(tmp_path / name / "test.sqlite")
    await store.create_table(row("a"), ["zero"])
    assert await store.load("a") == ["zero"]
    await store.close()
    assert (tmp_path / name / "test.sqlite").exists()


async def test_an_awaited_write_is_on_disk_for_another_process(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite"
    store = SqlStore.in_file(path)
    await store.create_table(row("a"), ["zero"])
    await store.append("a", 1, ["one"])
    other = sqlite3.connect(path)
    assert other.execute("select count(*) from entries").fetchall() == [(2,)]
    other.close()
    await store.close()


async def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = SqlStore.in_file(tmp_path / "test.sqlite")
    await store.close()
    with pytest.raises(StorageError):
        await store.append("a", 0, ["late"])


async def test_a_failing_database_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What it should have stored holds hidden actions and draws; neither error nor log may show them."""
    file = tmp_path / "test.sqlite"
    store = SqlStore.in_file(file)
    await store.create_table(row("a"), ["zero"])
    with sqlite3.connect(file) as database:
        database.execute("drop table entries")
    database.close()
    with pytest.raises(StorageError) as failed:
        await store.append("a", 1, ["the hidden king"])
    await store.close()
    assert "hidden king" not in str(failed.value) + caplog.text
    assert "no such table" in caplog.text


async def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    """WAL, synchronous FULL (2), and a reader that cannot write."""
    store = SqlStore.in_file(tmp_path / "test.sqlite")
    with store._writing.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    with store._reading.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.exec_driver_sql("insert into entries values ('a', 0, 'x')")
    await store.close()


async def test_writes_are_grouped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred writes at once need far fewer commits."""
    store = SqlStore.in_file(tmp_path / "test.sqlite")
    sizes: list[int] = []
    attempt = store._try

    def watched(group: list[_Job]) -> StorageError | None:
        sizes.append(len(group))
        return attempt(group)

    monkeypatch.setattr(store, "_try", watched)
    await asyncio.gather(*(store.create_table(row(f"t{n}"), ["zero"]) for n in range(100)))
    assert sum(sizes) == 100
    assert len(sizes) < 50
    await store.close()
