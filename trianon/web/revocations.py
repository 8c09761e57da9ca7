"""Revocations: cookies that are void before their time, because their guest said so in another browser."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from trianon.table.storage.directory import write_private

LIFE = 365 * 24 * 3600 * 1000  # of a cookie, in milliseconds like all times here


class Revoked(msgspec.Struct, frozen=True):
    """Cookies of this guest from before this time are void."""

    guest: str
    before: int


class Revocations:
    """One line for each in a file, or in memory only."""

    def __init__(self, file: Path | None, now: int) -> None:
        """Read the file; what is older than any cookie can be is left out, and leaves the file too."""
        self._file = file
        self._before: dict[str, int] = {}
        if file is not None and file.exists():
            lines = file.read_bytes().splitlines(keepends=True)
            for line in lines:
                if line.endswith(b"\n"):  # else the server was killed before it promised anything
                    revoked = msgspec.json.decode(line, type=Revoked)
                    if revoked.before > now - LIFE:
                        self._before[revoked.guest] = revoked.before
            if len(self._before) < len(lines):
                kept = (_line(guest, before) for guest, before in self._before.items())
                write_private(file, b"".join(kept).decode())

    @property
    def known(self) -> Mapping[str, int]:
        """Guests, and from before when their cookies are void."""
        return self._before

    def is_void(self, guest: str, issued: int) -> bool:
        return issued < self._before.get(guest, 0)

    def learn(self, guest: str, before: int) -> None:
        """Known, and kept by somebody else."""
        self._before[guest] = max(before, self._before.get(guest, 0))

    def add(self, guest: str, before: int) -> None:
        """Durable when this returns."""
        self._before[guest] = before
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(_line(guest, before))
                file.flush()
                os.fsync(file.fileno())


def _line(guest: str, before: int) -> bytes:
    return msgspec.json.encode(Revoked(guest, before)) + b"\n"
