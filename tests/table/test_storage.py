"""One suite for every store: what is awaited is there, what is refused leaves no trace."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, create_engine, event, text

from trianon.table.ratings import START
from trianon.table.storage import (
    Account,
    Conflict,
    Ending,
    Finish,
    Passkey,
    Report,
    Status,
    StorageError,
    Store,
    Subscription,
    TableRow,
)
from trianon.table.storage.engines import file_url
from trianon.table.storage.memory import MemoryStore
from trianon.table.storage.migrate import migrate
from trianon.table.storage.schema import metadata
from trianon.table.storage.sql import SqlStore, read_reports
from trianon.table.storage.writer import MOST_IN_A_STATEMENT, Job

pytestmark = pytest.mark.anyio


def row(table: str, created: int = 1, listed: bool = True, status: Status = "open") -> TableRow:
    return TableRow(id=table, game="kabale", status=status, listed=listed, created=created, summary="{}")


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
            connection.exec_driver_sql(
                "truncate entries, tables, people, reports, lives, accounts, subscriptions, passkeys, "
                "processes, leases, ratings, results, ties, tournaments, entrants"
            )
    yield made
    await made.close()


async def test_a_log_comes_back_in_order(store: Store) -> None:
    await store.create_table(row("a"), ["zero", "one"])
    await store.append("a", 2, ["two", "three"])
    await store.append("a", 4, ["four"])
    assert await store.load("a") == ["zero", "one", "two", "three", "four"]


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.load("nothing") is None


async def test_tables_to_be_looked_at_come_in_their_order(store: Store) -> None:
    for table, wake_at in (("a", 30), ("b", None), ("c", 10), ("d", 20)):
        await store.create_table(msgspec.structs.replace(row(table), wake_at=wake_at), ["zero"])
    assert await store.list_due(before=30, limit=9) == ["c", "d"]
    assert await store.list_due(before=31, limit=2) == ["c", "d"]
    await store.append("c", 1, [], msgspec.structs.replace(row("c"), wake_at=None))
    assert await store.list_due(before=99, limit=9) == ["d", "a"]


async def test_the_lives_of_servers_are_remembered(store: Store) -> None:
    assert await store.list_lives() == []
    for began, until in ((5, 5), (5, 9), (20, 21)):
        await store.note_life(began, until)
    assert await store.list_lives() == [(5, 9), (20, 21)]


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


async def test_steps_are_stored_all_or_nothing_however_many(store: Store) -> None:
    """A few steps are one statement, many are a transaction; a refused one leaves nothing of either."""
    await store.create_table(row("a"), ["zero"])
    await store.append("a", 1, ["one"])
    many = [str(n) for n in range(MOST_IN_A_STATEMENT)]
    for steps in (["x", "y", "z"], [*many, "z"]):
        with pytest.raises(Conflict):
            await store.append("a", 1, steps)
        with pytest.raises(Conflict):  # and what follows is no statement of its own
            await store.append("a", 1, steps, row("a", status="over"))
    assert await store.load("a") == ["zero", "one"]
    assert [found.status for found in await store.list_tables(["open", "over"], 9)] == ["open"]
    await store.append("a", 2, many)
    await store.append("a", 2 + len(many), [*many, "z"])
    assert await store.load("a") == ["zero", "one", *many, *many, "z"]


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


async def test_lists_go_on_after_a_table_and_keep_to_a_game(store: Store) -> None:
    for number in range(5):
        game = "kabale" if number % 2 else "louis"
        made = TableRow(id=f"t{number}", game=game, status="open", listed=True, created=7, summary="{}")
        await store.create_table(made, ["x"])
    assert [found.id for found in await store.list_tables(["open"], 2)] == ["t4", "t3"]
    assert [found.id for found in await store.list_tables(["open"], 2, before="t3")] == ["t2", "t1"]
    assert [found.id for found in await store.list_tables(["open"], 9, "kabale")] == ["t3", "t1"]
    assert [found.id for found in await store.list_tables(["open"], 9, "louis", "t4")] == ["t2", "t0"]
    assert await store.list_tables(["open"], 9, before="nothing") == []


async def test_people_find_their_tables(store: Store) -> None:
    await store.create_table(sat("a", "ann", "bob"), ["x"])
    await store.create_table(sat("b", "ann"), ["x"])
    await store.append("a", 1, ["y"], sat("a", "bob", "eve"))
    assert [found.id for found in await store.list_own("ann", ["open"], 9)] == ["b"]
    assert [found.id for found in await store.list_own("bob", ["open"], 9)] == ["a"]
    assert [found.id for found in await store.list_own("eve", ["open"], 9)] == ["a"]
    assert await store.list_own("eve", ["over"], 9) == []


async def test_people_keep_their_chairs_while_a_row_says_nothing_of_them(store: Store) -> None:
    await store.create_table(sat("a", "ann", "bob"), ["x"])
    await store.append("a", 1, ["y"], row("a", status="playing"))
    assert [found.id for found in await store.list_own("ann", ["playing"], 9)] == ["a"]
    moved = msgspec.structs.replace(row("a", status="playing"), people=("eve", "bob"))
    await store.append("a", 2, ["z"], moved)
    assert await store.list_own("ann", ["playing"], 9) == []
    assert [found.id for found in await store.list_own("eve", ["playing"], 9)] == ["a"]


async def test_own_tables_go_on_after_a_table(store: Store) -> None:
    for number in range(4):
        await store.create_table(sat(f"t{number}", "ann"), ["x"])
    assert [found.id for found in await store.list_own("ann", ["open"], 2)] == ["t3", "t2"]
    assert [found.id for found in await store.list_own("ann", ["open"], 9, "t2")] == ["t1", "t0"]
    assert await store.list_own("ann", ["open"], 9, "nothing") == []


async def test_an_account_is_found_by_guest_and_by_name(store: Store) -> None:
    ann, bob = Account("ann", "Ann", "ann", "hash", 1), Account("bob", "Bob", "bob", "hash", 1)
    await store.add_account(ann)
    await store.add_account(bob)
    for taken in (msgspec.structs.replace(ann, key="other"), msgspec.structs.replace(ann, guest="eve")):
        with pytest.raises(Conflict):
            await store.add_account(taken)
    with pytest.raises(Conflict):
        await store.change_account("bob", {"name": "ANN", "key": "ann"})
    await store.change_account("bob", {"settings": '{"a":1}'})
    assert await store.account("ann") == await store.account_called("ann") == ann
    assert await store.account_called("bob") == msgspec.structs.replace(bob, settings='{"a":1}')
    await store.forget_guest("ann")
    assert await store.account("ann") is None
    assert await store.account_called("nobody") is None


async def test_passkeys_belong_to_a_guest(store: Store) -> None:
    old, new, other = (
        Passkey(f"id{n}", guest, "key", 0, n) for n, guest in ((1, "ann"), (2, "ann"), (3, "bob"))
    )
    for one in (new, old, other):
        await store.put_passkey(one)
    used = msgspec.structs.replace(new, count=7)
    await store.put_passkey(used)
    assert await store.list_passkeys("ann") == [old, used]
    assert await store.passkey("id3") == other
    await store.remove_passkeys("bob")
    await store.forget_guest("ann")
    assert [await store.passkey(one.id) for one in (old, new, other)] == [None, None, None]


async def test_a_browser_shows_the_news_of_one_guest(store: Store) -> None:
    old, new, other = (
        Subscription(f"https://push.example.org/{n}", guest, "key", "secret", "en", n)
        for n, guest in ((1, "ann"), (2, "ann"), (3, "bob"))
    )
    for one in (new, old, other):
        await store.put_subscription(one)
    assert await store.list_subscriptions("ann") == [old, new]
    moved = msgspec.structs.replace(old, guest="bob")
    await store.put_subscription(moved)
    assert await store.list_subscriptions() == [], "nobody has anything to be told"
    await store.create_table(sat("a", "ann", "bob", "zoe"), ["x"])
    assert await store.list_subscriptions() == [moved, new, other]
    await store.remove_subscriptions([moved.endpoint, "https://nowhere.example.org"])
    await store.forget_guest("ann")
    assert await store.list_subscriptions() == [other]


async def test_a_log_that_names_a_guest_is_found_and_rewritten(store: Store) -> None:
    await store.create_table(row("a"), ['{"guest":"a_b"}', "x", '{"guest":"a_b","text":"hello"}'])
    await store.create_table(row("b"), ['{"guest":"axb"}', '{"guest":"a_bc"}'])
    assert await store.list_naming("a_b") == ["a"]
    await store.rewrite("a", {0: "y", 2: "z"})
    assert await store.load("a") == ["y", "x", "z"]
    assert await store.list_naming("a_b") == []


def sat(table: str, *people: str) -> TableRow:
    return msgspec.structs.replace(row(table), people=people, listed=False)


async def test_tables_that_wait_for_a_bot_are_found(store: Store) -> None:
    await store.create_table(msgspec.structs.replace(row("a"), bot_asked=True), ["x"])
    await store.create_table(row("b"), ["x"])
    assert await store.list_bot_asked() == ["a"]
    await store.append("a", 1, [], row("a"))
    await store.append("b", 1, ["y"], msgspec.structs.replace(row("b"), bot_asked=True))
    assert await store.list_bot_asked() == ["b"]


async def test_tables_never_begun_are_removed_with_all_that_is_theirs(store: Store) -> None:
    await store.create_table(sat("old", "ann"), ["x"])
    await store.create_table(row("new", created=9), ["x"])
    await store.create_table(row("begun", status="playing"), ["x", "y"])
    assert await store.list_never_begun(5, 9) == ["old"]
    await store.remove_tables(["old", "begun", "nothing"])
    assert await store.load("old") is None
    assert await store.list_own("ann", ["open"], 9) == []
    assert await store.load("begun") == ["x", "y"]
    assert await store.load("new") == ["x"]
    await store.create_table(sat("old", "ann"), ["again"])


async def test_reports_are_kept_for_the_operator(tmp_path: Path) -> None:
    store = SqlStore.in_file(tmp_path / "test.sqlite")
    reports = [Report("a", at, "ann", "eve", "Eve", f"line {at}") for at in range(3)]
    for report in reports:
        await store.add_report(report)
    assert read_reports(file_url(tmp_path / "test.sqlite"), 2) == [reports[2], reports[1]]
    await store.close()


async def test_lists_are_read_by_index_however_many_tables_there_are(tmp_path: Path) -> None:
    """Nothing is sorted, and no table is looked at that is not shown."""
    store = SqlStore.in_file(tmp_path / "test.sqlite")
    plans: list[str] = []

    def explain(connection: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> None:
        if statement.lstrip().startswith("SELECT"):
            plan = cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.extend(str(line[3]) for line in plan)

    event.listen(store._reading, "before_cursor_execute", explain)
    await store.list_tables(["open", "playing"], 50)
    await store.list_tables(["open", "playing"], 50, "kabale", "a")
    await store.list_bot_asked()
    assert len(plans) >= 5
    assert [plan for plan in plans if "INDEX" not in plan and not plan.startswith("SCALAR")] == []
    assert not any("TEMP B-TREE" in plan for plan in plans)
    plans.clear()
    await store.list_own("ann", ["open", "playing"], 50)
    await store.list_never_begun(5, 50)
    assert not any(plan.startswith("SCAN") for plan in plans)
    await store.close()


async def test_a_database_of_the_first_version_is_brought_along(empty_database: URL) -> None:
    """People find their tables, and running tables with bots are looked at after the next start."""
    engine = create_engine(empty_database)
    migrate(engine, "0001")
    chairs = {
        "person": {"kind": "person", "guest": "ann", "name": "Ann"},
        "bot": {"kind": "bot", "bot": "random"},
    }
    rows = [
        ("a", "playing", "person", "bot"),
        ("b", "open", "person", "bot"),
        ("c", "playing", "person", "person"),
    ]
    with engine.begin() as connection:
        for id, status, *kinds in rows:
            summary = json.dumps({"places": [chairs[kind] for kind in kinds]})
            connection.execute(
                text("insert into tables values (:id, 'kabale', :status, :listed, 1, :summary)"),
                {"id": id, "status": status, "listed": True, "summary": summary},
            )
    store = SqlStore(empty_database)
    assert await store.list_bot_asked() == ["a"]
    assert [found.id for found in await store.list_own("ann", ["open", "playing"], 9)] == ["c", "b", "a"]
    await store.close()
    with engine.connect() as connection:
        found = MigrationContext.configure(connection)
        assert compare_metadata(found, metadata) == []  # as the code says, and nothing else
    engine.dispose()


async def test_a_row_follows_its_table(store: Store) -> None:
    await store.create_table(row("a"), ["zero"])
    await store.append("a", 1, ["one"], row("a", status="playing"))
    [found] = await store.list_tables(["playing"], 10)
    assert found == row("a", status="playing")


async def test_words_of_every_language_survive(store: Store) -> None:
    text = 'čarodějnice "mág" \\ 🂡 \n\x7f'
    await store.create_table(row("a"), [text])
    assert await store.load("a") == [text]


async def test_a_finished_game_counts_once(store: Store) -> None:
    """However often its row is written; two that end in one commit count one after the other."""
    await store.add_account(Account("ann", "Ann", "ann", "hash", 1))
    finishes = (Finish("ann", place=1, points=9), Finish("bob", place=2, points=5))
    over = [
        msgspec.structs.replace(row(table, status="over"), ending=Ending(at, True, finishes))
        for at, table in enumerate("ab")
    ]
    for table in "ab":
        await store.create_table(row(table, status="playing"), ["zero"])
    await asyncio.gather(*(store.append(one.id, 1, ["last"], one) for one in over))
    await store.append("a", 2, ["more"], over[0])
    [rating] = await store.ratings_of("ann")
    first, second = await store.results_of("ann")
    assert (first.table, first.place, first.points, first.seats, first.before) == ("a", 1, 9, 2, START)
    assert (second.before, second.after, rating.games) == (first.after, rating.points, 2)
    assert [result.guest for result in await store.results_at("a")] == ["ann", "bob"]
    assert await store.leaders("kabale", 9) == [("Ann", rating)], "who has no account is not shown"
    await store.forget_guest("ann")
    assert await store.leaders("kabale", 9) == []
    assert await store.ratings_of("ann") == [rating], "those whom she plays at the moment need it"


async def test_games_that_end_together_in_two_processes_count_both(postgres: str) -> None:
    """Each waits for the ratings that the other changes, and goes on from there."""
    stores = [SqlStore(postgres), SqlStore(postgres)]
    finishes = (Finish("una", place=1), Finish("vic", place=2))
    rows = [row(f"end{number}", status="over") for number in range(9)]
    over = [msgspec.structs.replace(one, ending=Ending(1, True, finishes)) for one in rows]
    for one in rows:
        await stores[0].create_table(row(one.id, status="playing"), ["zero"])
    await stores[0].append("end0", 1, ["last"], over[0])
    await asyncio.gather(
        *(stores[at % 2].append(one.id, 1, ["last"], one) for at, one in enumerate(over[1:]))
    )
    for guest in ("una", "vic"):
        [rating] = await stores[0].ratings_of(guest)
        assert rating.games == 9
        results = await stores[1].results_of(guest)
        assert len({result.before for result in results}) == 9, "none begins where another one began"
    for store in stores:
        await store.close()


async def test_whom_somebody_follows_or_blocks(store: Store) -> None:
    for other in ("bob", "eve"):
        await store.tie("ann", other, "follow")
    for other in ("eve", "dan"):
        await store.tie("ann", other, "block")
    await store.tie("ann", "dan", None)
    assert await store.ties_of("ann") == {"bob": "follow", "eve": "block"}
    assert (await store.blockers_of("eve"), await store.blockers_of("bob")) == ({"ann"}, set())
    await store.forget_guest("ann")
    assert (await store.ties_of("ann"), await store.blockers_of("eve")) == ({}, set())


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
    """A hundred writes in one turn of the loop are one commit."""
    store = SqlStore.in_file(tmp_path / "test.sqlite")
    sizes: list[int] = []
    attempt = store._writer.attempt

    def watched(group: list[Job]) -> StorageError | None:
        sizes.append(len(group))
        return attempt(group)

    monkeypatch.setattr(store._writer, "attempt", watched)
    await asyncio.gather(*(store.create_table(row(f"t{n}"), ["zero"]) for n in range(100)))
    assert sizes == [100]
    assert store.waiting == 0
    await store.close()
