"""The store that forgets: for tests and for trying things out."""

import asyncio
from collections.abc import Sequence

from trianon.table.storage import Conflict, Status, StorageError, TableRow


class MemoryStore:
    """Everything in two dicts."""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._logs: dict[str, list[str]] = {}

    def create_table(self, row: TableRow, entries: Sequence[str]) -> asyncio.Future[None]:
        if row.id in self._rows:
            return _failed(Conflict(f"table {row.id} exists already"))
        self._rows[row.id] = row
        self._logs[row.id] = list(entries)
        return _done()

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        log = self._logs.get(table)
        if log is None:
            return _failed(StorageError(f"there is no table {table}"))
        if seq != len(log):
            return _failed(Conflict(f"table {table} has {len(log)} entries, not {seq}"))
        log.extend(entries)
        if row is not None:
            self._rows[table] = row
        return _done()

    async def load(self, table: str) -> list[str] | None:
        log = self._logs.get(table)
        return None if log is None else list(log)

    async def list_tables(self, statuses: Sequence[Status], limit: int) -> list[TableRow]:
        rows = [row for row in self._rows.values() if row.listed and row.status in statuses]
        rows.sort(key=lambda row: (row.created, row.id), reverse=True)
        return rows[:limit]

    async def close(self) -> None:
        """Nothing to let go of."""


def _done() -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_result(None)
    return future


def _failed(error: StorageError) -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_exception(error)
    return future
