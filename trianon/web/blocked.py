"""Blocked guests: a file in the data directory, written by the operator's command, watched by the server."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec

from trianon.table import entries
from trianon.table.problems import TableProblem
from trianon.table.storage.directory import write_private

LOOK_SECONDS = 1.0  # between two looks whether the file has changed


class Block(msgspec.Struct, frozen=True):
    """Who is not let in any more, since when, and why; the reason is for the operator alone."""

    guest: str
    at: int  # milliseconds since 1970
    why: str = ""


def read_blocks(file: Path) -> dict[str, Block]:
    """All blocks by guest, the oldest first."""
    if not file.exists():
        return {}
    blocks = [msgspec.json.decode(line, type=Block) for line in file.read_bytes().splitlines()]
    return {block.guest: block for block in blocks}


def block(file: Path, guest: str, why: str) -> None:
    """A running server notices within a second."""
    _write(file, {**read_blocks(file), guest: Block(guest, entries.now(), why)})


def unblock(file: Path, guest: str) -> bool:
    """Whether there was such a block."""
    blocks = read_blocks(file)
    found = blocks.pop(guest, None)
    if found is not None:
        _write(file, blocks)
    return found is not None


def _write(file: Path, blocks: dict[str, Block]) -> None:
    write_private(file, "".join(msgspec.json.encode(one).decode() + "\n" for one in blocks.values()))


class Blocked:
    """What a server knows of the file; without one nobody is blocked."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._seen = 0
        self._guests: set[str] = set()
        self.look()

    def must_be_welcome(self, guest: str) -> None:
        """TableProblem for a blocked guest."""
        if guest in self._guests:
            raise TableProblem("blocked", "the operator of this site does not let you play here any more")

    def look(self) -> set[str]:
        """Read the file if it is another than before; who is blocked since then."""
        written = 0 if self._file is None or not self._file.exists() else self._file.stat().st_mtime_ns
        if self._file is None or written == self._seen:
            return set()
        before, self._guests = self._guests, set(read_blocks(self._file))
        self._seen = written
        return self._guests - before

    async def watch(self, send_away: Callable[[str], None]) -> None:
        """For ever: close the windows of those who are blocked."""
        while True:
            for guest in await asyncio.to_thread(self.look):
                send_away(guest)
            await asyncio.sleep(LOOK_SECONDS)
