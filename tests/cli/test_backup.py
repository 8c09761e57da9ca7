"""`trianon backup` and `trianon restore`: what they say, and what they refuse."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.support import run, trianon
from tests.table.test_check import damage, played
from trianon.cli.backup import read_backup, write_backup
from trianon.kernel.errors import TrianonError
from trianon.table.storage.directory import DataDirectory


def test_a_backup_is_written_and_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(tmp_path / "trianon.sqlite"))
    saved, there = tmp_path / "saved", tmp_path / "new"
    assert "7 games were replayed, all fine" in trianon(
        "backup", str(saved), "--data", str(tmp_path), "--sample", "7"
    )
    with pytest.raises(TrianonError, match="exists already"):
        write_backup(tmp_path, "", saved, 1, force=False)
    read_backup(saved, there, "", 3, force=False)
    assert "3 games were replayed, all fine" in capsys.readouterr().out
    with pytest.raises(TrianonError, match="already; --force"):
        read_backup(saved, there, "", 1, force=False)
    running = DataDirectory(there)
    running.take()
    with pytest.raises(TrianonError, match="another trianon server"):
        read_backup(saved, there, "", 1, force=True)
    running.release()
    damage(saved, 3)
    with pytest.raises(TrianonError, match="saved is not good") as refused:
        read_backup(saved, there, "", 0, force=True)
    command = str(refused.value).split("trianon ")[-1]
    assert "damaged: " in run(*command.split()).stdout
