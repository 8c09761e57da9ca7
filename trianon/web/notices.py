"""Notices: who is told what, and when. Letters and messages to devices are the ways out."""

import asyncio
import logging
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence, Set
from typing import Protocol

from trianon.table.lobby import Lobby
from trianon.table.messages import TableInfo
from trianon.table.problems import TableProblem
from trianon.table.storage import Account, StorageError, Store
from trianon.web.letters import Letters
from trianon.web.news import News, news
from trianon.web.post import Post

MOST_AT_ONCE = 1000  # people of one look: tables have the first call on the store
LETTER_PAUSE = 3600.0  # seconds between two letters to one person

Key = tuple[str, str, int | None]  # kind of news, table, line of chat

log = logging.getLogger(__name__)


class Way(Protocol):
    """One way in which people are told what is new while they are away."""

    patience: float  # seconds for which news wait, so that whoever is about to come gets none
    pause: float  # seconds between two messages to one person

    async def addressees(self) -> Collection[str]:
        """The guests who are told in this way; only they are, until it is asked again."""
        ...

    async def tell(self, guest: str, told: Sequence[News]) -> bool:
        """All of it in one message; whether it is on its way."""
        ...


class ByLetter:
    """To accounts that confirmed an address."""

    pause = LETTER_PAUSE

    def __init__(self, store: Store, letters: Letters, post: Post, patience: float) -> None:
        self.patience = patience
        self._store = store
        self._letters = letters
        self._post = post
        self._accounts: dict[str, Account] = {}

    async def addressees(self) -> Collection[str]:
        self._accounts = {account.guest: account for account in await self._store.list_mailed()}
        return self._accounts.keys()

    async def tell(self, guest: str, told: Sequence[News]) -> bool:
        return await self._post.send(self._letters.digest(self._accounts[guest], told))


class _Reader:
    """Somebody who is told in one way: what is new, since when, and what was told already."""

    def __init__(self) -> None:
        self.since: dict[Key, float] = {}
        self.told: set[Key] | None = None  # None: this one was not looked at yet
        self.next = 0.0


class Notices:
    """Looks at the games of those who want to be told; what is new stays so for a while before it is sent.

    Everything is read from the tables, so a restart forgets only which turns were told: at most one message
    comes twice.
    """

    def __init__(
        self,
        lobby: Lobby,
        ways: Iterable[Way],
        clock: Callable[[], float] = time.monotonic,
        has_desk: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """`has_desk`: of several processes one tells the news; another takes over when it is gone."""
        self._lobby = lobby
        self._ways = tuple(ways)
        self._clock = clock
        self._has_desk = has_desk
        self._last = ""  # whom the last look ended with
        self._readers: dict[tuple[Way, str], _Reader] = {}

    async def watch(self, every: float) -> None:
        """For ever."""
        while True:
            try:
                if self._has_desk is None or await self._has_desk():
                    await self.look()
            except (StorageError, TableProblem) as error:
                log.error("nobody can be told what is new: %s", error)
            await asyncio.sleep(every)

    async def look(self) -> None:
        """Find what is new for everybody who wants to be told, and send what is due."""
        wanted = [(way, guest) for way in self._ways for guest in await way.addressees()]
        self._readers = {one: self._readers.get(one) or _Reader() for one in wanted}
        for guest in self._next({guest for _, guest in wanted}):
            current = await self._current(guest)
            for way in self._ways:
                reader = self._readers.get((way, guest))
                if reader is not None:
                    await self._tell(way, guest, reader, current)

    def _next(self, guests: Set[str]) -> list[str]:
        """Whose turn it is: all of them, or as many as one look takes; the others come next time."""
        ordered = sorted(guests)
        first = bisect_right(ordered, self._last)
        chosen = [*ordered[first:], *ordered[:first]][:MOST_AT_ONCE]
        self._last = chosen[-1] if chosen else ""
        return chosen

    async def _current(self, guest: str) -> dict[Key, TableInfo]:
        running, finished = await self._lobby.running(guest), await self._lobby.finished(guest)
        return {
            (kind, table.id, table.mention if kind == "mention" else None): table
            for kind, table in news(running, finished)
        }

    async def _tell(self, way: Way, guest: str, reader: _Reader, current: Mapping[Key, TableInfo]) -> None:
        if reader.told is None:  # what happened before is no news; a turn that waits is
            reader.told = {key for key in current if not _waits(key)}
        reader.told &= current.keys()
        now = self._clock()
        seen = {key for key, table in current.items() if _is_there(table)}
        reader.told |= {key for key in seen if not _waits(key)}
        fresh = current.keys() - reader.told
        reader.since = {key: now if key in seen else reader.since.get(key, now) for key in fresh}
        due = any(since + way.patience <= now for since in reader.since.values())
        if not due or now < reader.next:
            return
        waiting = {table for kind, table, _ in fresh if kind in ("turn", "reminded")}
        told = [
            (key[0], current[key])
            for key in sorted(fresh - seen, key=lambda key: key[:2])
            if key[0] != "begun" or key[1] not in waiting  # a turn says by itself that its game began
        ]
        if await way.tell(guest, told):
            reader.told |= fresh - seen
            reader.next = now + way.pause


def _waits(key: Key) -> bool:
    """Somebody waits for the reader: it stays news until the answer, also when it was seen."""
    return key[0] in ("turn", "reminded")


def _is_there(table: TableInfo) -> bool:
    """The table is open in front of its player."""
    return any(chair.yours and chair.online for chair in table.chairs)
