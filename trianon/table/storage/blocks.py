"""Blocks: the guests whom the operator does not let in any more.

With PostgreSQL they are a table there, so that a block said once counts on every machine. A SQLite database
has one writer, the server: there they are a file in the data directory.
"""

from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy import delete, insert, select

from trianon.table.storage import StorageError
from trianon.table.storage.directory import DataDirectory, write_private
from trianon.table.storage.engines import address, clear_errors, file_url, open_engine
from trianon.table.storage.schema import blocks as table


class UnreadableBlocks(StorageError):
    """The file is not as it was written here; the message names it."""


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
        try:
            lines = self._file.read_bytes().splitlines()
            found = [msgspec.json.decode(line, type=Block) for line in lines]
        except (OSError, ValueError) as error:
            raise UnreadableBlocks(f"who is blocked cannot be read from {self._file}: {error}") from error
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
        self._engine = open_engine(address(url))

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
    try:
        known = target.read()
        for guest, one in source.read().items():
            if guest not in known:
                target.add(one)
            source.remove(guest)
    finally:
        rows.close()
