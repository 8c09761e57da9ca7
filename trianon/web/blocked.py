"""Blocked guests: written by the operator's command, watched by every process of the server."""

import asyncio
import logging
from collections.abc import Callable

from trianon.table import entries
from trianon.table.problems import TableProblem
from trianon.table.storage import StorageError
from trianon.table.storage.blocks import Block, Blocks

LOOK_SECONDS = 1.0  # between two looks whether something has changed

log = logging.getLogger(__name__)


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
            except (StorageError, OSError) as error:
                log.error("who is blocked cannot be read: %s", error)
                found = set()
            for guest in found:
                send_away(guest)
            await asyncio.sleep(LOOK_SECONDS)
