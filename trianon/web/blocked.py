"""Blocked guests: written by the operator's command, watched by every process of the server.

With PostgreSQL they are a table there, so that a block said once counts on every machine. A SQLite database
has one writer, the server: there they are a file in the data directory.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import make_url

from trianon.table import entries
from trianon.table.problems import TableProblem
from trianon.table.storage import StorageError
from trianon.table.storage.directory import DataDirectory, write_private
from trianon.table.storage.engines import clear_errors, file_url, open_engine
from trianon.table.storage.schema import blocks as table

LOOK_SECONDS = 1.0  # between two looks whether something has changed

log = logging.getLogger(__name__)


class Block(msgspec.Struct, frozen=True):
    """Who is not let in any more, since when, and why; the reason is for the operator alone."""

    guest: str
    at: int  # milliseconds since 1970
    why: str = ""


class Blocks(Protocol):
    """Where blocks are kept."""

    def read(self) -> dict[str, Block]:
        """All blocks by guest, the oldest first."""
        ...

    def add(self, block: Block) -> None: ...

    def remove(self, guest: str) -> bool:
        """Whether there was such a block."""
        ...

    def stamp(self) -> int | None:
        """Another one after every change; None when only reading tells."""
        ...

    def close(self) -> None: ...


class BlockFile:
    """One line for each."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self) -> dict[str, Block]:
        if not self._file.exists():
            return {}
        found = [msgspec.json.decode(line, type=Block) for line in self._file.read_bytes().splitlines()]
        return {block.guest: block for block in found}

    def add(self, block: Block) -> None:
        self._write({**self.read(), block.guest: block})

    def remove(self, guest: str) -> bool:
        found = self.read()
        was_there = found.pop(guest, None) is not None
        if was_there:
            self._write(found)
        return was_there

    def stamp(self) -> int:
        return self._file.stat().st_mtime_ns if self._file.exists() else 0

    def close(self) -> None:
        """Nothing is open."""

    def _write(self, found: dict[str, Block]) -> None:
        write_private(self._file, "".join(msgspec.json.encode(one).decode() + "\n" for one in found.values()))


class BlockTable:
    """One row for each."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(make_url(url))

    def read(self) -> dict[str, Block]:
        with clear_errors(), self._engine.connect() as connection:
            rows = connection.execute(select(table).order_by(table.c.at, table.c.guest)).mappings()
            return {row["guest"]: Block(**row) for row in rows}

    def add(self, block: Block) -> None:
        with clear_errors(), self._engine.begin() as connection:
            connection.execute(delete(table).where(table.c.guest == block.guest))
            connection.execute(insert(table).values(msgspec.to_builtins(block)))

    def remove(self, guest: str) -> bool:
        with clear_errors(), self._engine.begin() as connection:
            return bool(connection.execute(delete(table).where(table.c.guest == guest)).rowcount)

    def stamp(self) -> None:
        """Only reading tells."""

    def close(self) -> None:
        self._engine.dispose()


def blocks_of(directory: DataDirectory, database: str) -> BlockFile | BlockTable:
    """Where a server with this directory and this database keeps them."""
    return BlockTable(database) if database.startswith("postgresql") else BlockFile(directory.blocked)


def gather_blocks(directory: DataDirectory, database: str) -> None:
    """After a change of the database, blocks are found where they are kept from now on."""
    file = BlockFile(directory.blocked)
    rows = BlockTable(database or file_url(directory.database).render_as_string())
    source, target = (file, rows) if database.startswith("postgresql") else (rows, file)
    for guest, one in source.read().items():
        if guest not in target.read():
            target.add(one)
        source.remove(guest)
    rows.close()


def block(blocks: Blocks, guest: str, why: str) -> None:
    """A running server notices within a second."""
    blocks.add(Block(guest, entries.now(), why))


class Blocked:
    """What a process knows of the blocks; without a place for them nobody is blocked."""

    def __init__(self, blocks: Blocks | None) -> None:
        self._blocks = blocks
        self._seen: int | None = None
        self._guests: set[str] = set()
        self.look()

    def must_be_welcome(self, guest: str) -> None:
        """TableProblem for a blocked guest."""
        if guest in self._guests:
            raise TableProblem("blocked", "the operator of this site does not let you play here any more")

    def look(self) -> set[str]:
        """Read them if they may have changed; who is blocked since the last time."""
        if self._blocks is None:
            return set()
        stamp = self._blocks.stamp()
        if stamp is not None and stamp == self._seen:
            return set()
        before, self._guests = self._guests, set(self._blocks.read())
        self._seen = stamp
        return self._guests - before

    def close(self) -> None:
        if self._blocks is not None:
            self._blocks.close()

    async def watch(self, send_away: Callable[[str], None]) -> None:
        """For ever: close the windows of those who are blocked."""
        while True:
            try:
                found = await asyncio.to_thread(self.look)
            except (StorageError, OSError, msgspec.MsgspecError) as error:
                log.error("who is blocked cannot be read: %s", error)
                found = set()
            for guest in found:
                send_away(guest)
            await asyncio.sleep(LOOK_SECONDS)
