"""Packing: games that ended long ago take a small part of their room, and are otherwise as before."""

import asyncio
import logging
from collections.abc import AsyncIterator

from trianon.table import entries
from trianon.table.storage import StorageError, Store

DAY = 24 * 3600 * 1000  # milliseconds
AT_ONCE = 100  # tables that are looked for
PAUSE_SECONDS = 0.05  # between two of them: people come first
LOOK_SECONDS = 600.0

log = logging.getLogger(__name__)


class Packer:
    """Packs every game that is over and whose table was opened so many days ago."""

    def __init__(self, store: Store, days: float) -> None:
        self._store = store
        self._days = days
        self._after = 0  # tables that were created before this moment are done

    async def pack(self) -> AsyncIterator[str]:
        """One table after the other, until there is none left."""
        before = entries.now() - int(self._days * DAY)
        while found := await self._store.list_unpacked(self._after, before, AT_ONCE):
            for table, _ in found:
                await self._store.pack(table)
                yield table
            self._after = found[-1][1]

    async def watch(self) -> None:
        """For ever, quietly."""
        while True:
            try:
                async for _ in self.pack():
                    await asyncio.sleep(PAUSE_SECONDS)
            except StorageError as error:
                log.error("old games could not be packed: %s", error)
            await asyncio.sleep(LOOK_SECONDS)
