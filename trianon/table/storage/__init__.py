"""Where matches are kept: one small interface, in memory or in SQL."""

from asyncio import Future
from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["open", "playing", "over"]


class TableRow(msgspec.Struct, frozen=True):
    """What a list of tables needs without reading a log; the log stays the truth."""

    id: str
    game: str
    status: Status
    listed: bool
    created: int  # milliseconds since 1970
    summary: str  # JSON, made and read by the table, opaque to the store


class StorageError(Exception):
    """The store could not do it; nothing of the request was kept, as far as anybody knows."""


class Conflict(StorageError):
    """This (table, seq) exists already: somebody else wrote to the same log."""


class Store(Protocol):
    """Logs of entries, one per table. An awaited write is on disk when the await returns.

    Writes are queued at the call, in call order; only their result is awaited.
    """

    def create_table(self, row: TableRow, entries: Sequence[str]) -> Future[None]:
        """A new table whose log begins with these entries."""
        ...

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> Future[None]:
        """Entries number `seq` and following, and the new row of the table, all or nothing."""
        ...

    async def load(self, table: str) -> list[str] | None:
        """The whole log in order, None for an unknown table."""
        ...

    async def list_tables(self, statuses: Sequence[Status], limit: int) -> list[TableRow]:
        """Listed tables with one of these statuses, newest first."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the files."""
        ...
