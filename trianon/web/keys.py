"""Keys that sign the cookies: the last line of the file `secret`; the lines before it are still believed."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from trianon.table.storage.directory import DataDirectory


def read(directory: DataDirectory | None) -> Sequence[str]:
    """The keys of a server, oldest first; without a data directory one that is forgotten at the end."""
    return [secrets.token_urlsafe(48)] if directory is None else directory.secret().split()


def renew(directory: DataDirectory, forget_old: bool) -> None:
    """Sign with a new key from the next start on; cookies signed with forgotten keys are void."""
    keys = [] if forget_old else directory.secret().split()
    path = directory.path / "secret"
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    _write(fresh, "\n".join((*keys, secrets.token_urlsafe(48))))
    fresh.replace(path)


def _write(path: Path, text: str) -> None:
    """On disk, and readable by its owner only."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
