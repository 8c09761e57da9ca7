"""Databases that a command cannot work with: one clear line, and never "all fine"."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.cli.support import trianon
from tests.table.test_check import played
from trianon.cli.admin import (
    block_guest,
    change_table,
    show_blocked,
    show_mutes,
    show_table,
    show_tables,
    unblock_guest,
)
from trianon.cli.backup import pack_games, read_backup, write_backup
from trianon.cli.check import check_database, show_reports
from trianon.kernel.errors import TrianonError
from trianon.table.storage.engines import file_url, prepare

Command = Callable[[Path, str], Any]
COMMANDS: list[Command] = [
    lambda data, url: check_database(data, url, None),
    lambda data, url: show_reports(data, url, 9),
    lambda data, url: write_backup(data, url, data / "saved", 1, force=False),
    lambda data, url: pack_games(data, url, 30),
    lambda data, url: show_tables(data, url, "", "", 9),
    lambda data, url: show_table(data, url, "abcd"),
    lambda data, url: block_guest(data, url, "eve", ""),
    lambda data, url: unblock_guest(data, url, "eve"),
    show_blocked,
    lambda data, url: show_mutes(data, url, 9),
]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "address of the database cannot be read"),
        ("postgresql+psycopg://ann:hidden@localhost:door/games", "address of the database cannot be read"),
        ("postgres://ann:hidden@localhost/games", "address of the database cannot be read"),
        ("postgresql+psycopg://ann:hidden@127.0.0.1:9/games", "connection to server at"),
        ("sqlite:////nowhere/games.sqlite", "there is no database /nowhere/games.sqlite"),
    ],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_database_that_cannot_be_reached_is_one_clear_line(
    tmp_path: Path, command: Command, url: str, reason: str
) -> None:
    with pytest.raises(TrianonError, match=reason) as refused:
        command(tmp_path, url)
    told = str(refused.value)
    assert "hidden" not in told
    assert len(told.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_data_directory_without_games_is_one_clear_line(tmp_path: Path, command: Command) -> None:
    """Who names the wrong one must not believe that a guest is blocked."""
    with pytest.raises(TrianonError, match="there is no database in"):
        command(tmp_path / "elsewhere", "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "address of the database cannot be read"),
        ("postgresql+psycopg://ann:hidden@127.0.0.1:9/games", "connection to server at"),
    ],
)
def test_a_backup_is_not_restored_into_nowhere(tmp_path: Path, url: str, reason: str) -> None:
    prepare(file_url(tmp_path / "trianon.sqlite"))
    write_backup(tmp_path, "", tmp_path / "saved", 1, force=False)
    with pytest.raises(TrianonError, match=reason):
        read_backup(tmp_path / "saved", tmp_path / "new", url, 1, force=False)


def test_a_database_of_something_else_is_not_fine(tmp_path: Path) -> None:
    (tmp_path / "trianon.sqlite").touch()
    with pytest.raises(TrianonError, match="nothing of trianon"):
        check_database(tmp_path, "", None)


def test_a_list_that_cannot_be_read_is_not_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also where pages are whole, and as PostgreSQL would do when it goes away meanwhile."""
    file = tmp_path / "trianon.sqlite"
    prepare(file_url(file))
    with closing(sqlite3.connect(file)) as database:
        database.execute("drop table entries")
    with pytest.raises(typer.Exit):
        check_database(tmp_path, "", None)
    assert "damaged: no such table: entries" in capsys.readouterr().out


def test_what_is_saved_is_as_private_as_the_database(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path / "trianon.sqlite", 1))
    check_database(tmp_path, "", tmp_path / "saved")
    assert (tmp_path / "saved").stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileNotFoundError):
        check_database(tmp_path, "", tmp_path / "nowhere" / "saved")


def test_a_damaged_database_is_one_clear_line_when_a_table_is_to_be_changed(tmp_path: Path) -> None:
    (tmp_path / "trianon.sqlite").write_text("these are the notes of somebody else" * 20)
    with pytest.raises(TrianonError, match="damaged"):
        change_table(tmp_path, "", "", "abcd", "end")


def test_only_a_known_status_is_looked_for(tmp_path: Path) -> None:
    prepare(file_url(tmp_path / "trianon.sqlite"))
    with pytest.raises(TrianonError, match="--status dancing: choose one of open, playing, closed, over"):
        show_tables(tmp_path, "", "dancing", "", 9)


def test_the_id_of_a_guest_may_begin_with_a_dash(tmp_path: Path) -> None:
    """As one in 64 does."""
    prepare(file_url(tmp_path / "trianon.sqlite"))
    for command, told in (("block", "is blocked"), ("unblock", "may play again")):
        assert f"guest -x7Yq {told}" in trianon("admin", command, "-x7Yq", "--data", str(tmp_path))
