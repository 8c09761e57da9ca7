"""The data directory: database, secret key, and the lock that keeps a second server out."""

import os
import secrets
import sys
from pathlib import Path
from typing import IO

KEPT_FILES = ("secret", "revoked", "blocked", "push-key")  # beside the database


class DirectoryInUse(Exception):
    """Another server works in this data directory."""


class DataDirectory:
    """One directory owned by one running server."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[str] | None = None

    @property
    def database(self) -> Path:
        return self.path / "trianon.sqlite"

    @property
    def blocked(self) -> Path:
        """Who is not let in any more."""
        return self.path / "blocked"

    def take(self) -> None:
        """Create the directory if need be and lock it until `release`; the lock dies with the process."""
        self.path.mkdir(parents=True, exist_ok=True)
        lock = (self.path / "lock").open("a+")
        try:
            _lock(lock)
        except OSError as error:
            lock.close()
            raise DirectoryInUse(
                f"another trianon server is using the data directory {self.path}; "
                "stop it, or choose another directory with --data"
            ) from error
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def secret(self) -> str:
        """The key that signs cookies, made once, readable by its owner only."""
        path = self.path / "secret"
        if not path.exists():
            write_private(path, secrets.token_urlsafe(48))
        return path.read_text()


def write_private(path: Path, text: str) -> None:
    """A file in the place of the old one, whole at any moment, and readable by its owner only."""
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
