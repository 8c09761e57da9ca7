"""`trianon check` and `trianon reports`, on the database of a stopped server."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.support import run, trianon
from tests.table.test_check import damage, finished, played
from trianon.cli.admin import show_mutes
from trianon.table.storage import Account, Report
from trianon.table.storage.sql import SqlStore


def test_a_whole_database_is_fine(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path / "trianon.sqlite", 2))
    assert trianon("check", "--data", str(tmp_path)) == "2 tables, 12 entries; all fine\n"


def test_it_is_told_how_many_games_have_a_fingerprint(tmp_path: Path) -> None:
    asyncio.run(finished(tmp_path / "trianon.sqlite"))
    told = trianon("check", "--data", str(tmp_path))
    assert "; 1 of 1 finished games have a fingerprint and replay to it; all fine" in told


def test_damage_is_told_and_the_rest_saved(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path / "trianon.sqlite"))
    with closing(sqlite3.connect(tmp_path / "trianon.sqlite")) as database:
        accounts = [
            (f"guest {n}", f"Ann {n}", f"ann{n}", "hash", n, "{}" * 400, "", "en") for n in range(200)
        ]
        database.executemany("insert into accounts values (?, ?, ?, ?, ?, ?, ?, ?)", accounts)
        database.commit()
    damage(tmp_path / "trianon.sqlite", 3)
    refused = trianon("serve", "--data", str(tmp_path), "--port", "0", code=1)
    assert "trianon check --salvage" in refused
    saved = tmp_path / "saved" / "trianon.sqlite"
    saved.parent.mkdir()
    done = run("check", "--data", str(tmp_path), "--salvage", str(saved))
    assert done.returncode == 1
    assert "damaged: " in done.stdout
    told = re.search(r"(\d+) tables and (\d+) accounts are saved in (.*)", done.stdout)
    assert told is not None
    assert told[3] == str(saved)
    with closing(sqlite3.connect(saved)) as database:
        kept = set(database.execute("select * from accounts"))
    assert 100 < len(kept) == int(told[2])
    assert kept <= set(accounts)
    assert trianon("check", "--data", str(saved.parent)).endswith("all fine\n")
    assert "exists already" in trianon("check", "--data", str(tmp_path), "--salvage", str(saved), code=1)


def test_reports_are_shown_newest_first(tmp_path: Path) -> None:
    async def reported() -> None:
        store = SqlStore.in_file(tmp_path / "trianon.sqlite")
        for at, text in enumerate(("one", "two")):
            await store.add_report(Report("abcd", at * 60_000, "ann", "eve", "Eve", text))
        await store.close()

    asyncio.run(reported())
    told = trianon("reports", "--data", str(tmp_path))
    assert told == trianon("admin", "reports", "--data", str(tmp_path))
    assert told.splitlines() == [
        "1970-01-01T00:01+00:00  table abcd  Eve  guest eve: two",
        "1970-01-01T00:00+00:00  table abcd  Eve  guest eve: one",
    ]


def test_whom_people_block_is_shown_the_most_blocked_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def tied() -> None:
        store = SqlStore.in_file(tmp_path / "trianon.sqlite")
        await store.add_account(Account("eve", "Eve", "eve", "hash", 1))
        for guest, other in (("ann", "dan"), ("ann", "eve"), ("bob", "eve")):
            await store.tie(guest, other, "block")
        await store.tie("ann", "bob", "follow")
        await store.close()

    asyncio.run(tied())
    show_mutes(tmp_path, "", 9)
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert told == [["2", "people", "Eve", "guest", "eve"], ["1", "person", "guest", "dan"]]
    show_mutes(tmp_path, "", 1)
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_without_a_database_there_is_one_clear_line(tmp_path: Path) -> None:
    for command in ("check", "reports"):
        assert "there is no database in" in trianon(command, "--data", str(tmp_path), code=1)
