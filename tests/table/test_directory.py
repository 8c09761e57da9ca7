"""The data directory: one server at a time, one secret."""

import stat
from pathlib import Path

import pytest

from trianon.table.storage.directory import DataDirectory, DirectoryInUse


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    first = DataDirectory(tmp_path / "data")
    first.take()
    with pytest.raises(DirectoryInUse, match="--data"):
        DataDirectory(tmp_path / "data").take()
    first.release()
    again = DataDirectory(tmp_path / "data")
    again.take()
    again.release()


def test_the_secret_is_kept_and_private(tmp_path: Path) -> None:
    directory = DataDirectory(tmp_path)
    secret = directory.secret()
    assert len(secret) > 40
    assert DataDirectory(tmp_path).secret() == secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
