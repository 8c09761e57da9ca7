"""Notices: tells people who are away what happened at their tables, in one letter now and then."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from trianon.table.lobby import Lobby, is_my_turn
from trianon.table.messages import TableInfo
from trianon.table.problems import TableProblem
from trianon.table.storage import Account, StorageError, Store
from trianon.web.letters import Letters, News
from trianon.web.post import Post

PAUSE = 3600.0  # seconds between two letters to one person

Key = tuple[str, str]  # kind of news, table

log = logging.getLogger(__name__)


class _Reader:
    """Somebody who gets letters: what is new, since when, and what was told already."""

    def __init__(self) -> None:
        self.since: dict[Key, float] = {}
        self.told: set[Key] | None = None  # None: this one was not looked at yet
        self.next_letter = 0.0


class Notices:
    """Looks at the games of those who want letters; what is new stays so for a while before it is sent.

    Everything is read from the tables, so a restart forgets only which turns were told: at most one letter
    comes twice.
    """

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        letters: Letters,
        post: Post,
        patience: float,
        clock: Callable[[], float] = time.monotonic,
        has_desk: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """`patience`: seconds for which news wait, so that whoever is about to come gets none.

        `has_desk`: of several processes one sends letters; another takes over when it is gone.
        """
        self._store = store
        self._lobby = lobby
        self._letters = letters
        self._post = post
        self._patience = patience
        self._clock = clock
        self._has_desk = has_desk
        self._readers: dict[str, _Reader] = {}

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
        """Find what is new for everybody who gets letters, and send what is due."""
        accounts = await self._store.list_mailed()
        self._readers = {one.guest: self._readers.get(one.guest) or _Reader() for one in accounts}
        for account in accounts:
            await self._look_for(account, self._readers[account.guest])

    async def _look_for(self, account: Account, reader: _Reader) -> None:
        running = await self._lobby.running(account.guest)
        finished = await self._lobby.finished(account.guest)
        current = {(kind, table.id): table for kind, table in _news(running, finished)}
        if reader.told is None:  # what began or ended before is no news; a turn that waits is
            reader.told = {key for key in current if key[0] != "turn"}
        reader.told &= current.keys()
        now = self._clock()
        seen = {key for key, table in current.items() if _is_there(table)}
        reader.told |= {key for key in seen if key[0] != "turn"}
        fresh = current.keys() - reader.told
        reader.since = {key: now if key in seen else reader.since.get(key, now) for key in fresh}
        due = any(since + self._patience <= now for since in reader.since.values())
        if not due or now < reader.next_letter:
            return
        # A turn says by itself that its game began.
        wanted = [
            (kind, current[kind, table])
            for kind, table in sorted(fresh - seen)
            if kind != "begun" or ("turn", table) not in fresh
        ]
        if await self._post.send(self._letters.digest(account, wanted)):
            reader.told |= fresh - seen
            reader.next_letter = now + PAUSE


def _news(running: Iterable[TableInfo], finished: Iterable[TableInfo]) -> Iterable[News]:
    """All that can be told of somebody's tables as they are; whoever hosts one knows that it began."""
    for table in running:
        if table.status == "playing" and not table.you_host:
            yield "begun", table
        if is_my_turn(table):
            yield "turn", table
    for table in finished:
        yield "over", table


def _is_there(table: TableInfo) -> bool:
    """The table is open in front of its player."""
    return any(chair.yours and chair.online for chair in table.chairs)
