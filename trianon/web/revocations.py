"""Revocations: cookies that are void before their time, because their guest said so in another browser."""

import os
from pathlib import Path

import msgspec

LIFE = 365 * 24 * 3600 * 1000  # of a cookie, in milliseconds like all times here


class Revoked(msgspec.Struct, frozen=True):
    """Cookies of this guest from before this time are void."""

    guest: str
    before: int


class Revocations:
    """One line for each in a file, or in memory only."""

    def __init__(self, file: Path | None, now: int) -> None:
        """Read the file; what is older than any cookie can be is left out."""
        self._file = file
        self._before: dict[str, int] = {}
        if file is not None and file.exists():
            for line in file.read_bytes().splitlines():
                revoked = msgspec.json.decode(line, type=Revoked)
                if revoked.before > now - LIFE:
                    self._before[revoked.guest] = revoked.before

    def is_void(self, guest: str, issued: int) -> bool:
        return issued < self._before.get(guest, 0)

    def add(self, guest: str, before: int) -> None:
        """Durable when this returns."""
        self._before[guest] = before
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(Revoked(guest, before)) + b"\n")
                file.flush()
                os.fsync(file.fileno())
