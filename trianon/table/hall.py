"""Hall: the tables in memory. It reads them from the store, calls them, and forgets those nobody looks at."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

import msgspec

from trianon.table import entries as log_entries
from trianon.table.alarms import Alarms
from trianon.table.attendance import Patience
from trianon.table.bot_workers import BotWorkers
from trianon.table.entries import Entry
from trianon.table.house_time import HouseTime
from trianon.table.match import Match
from trianon.table.problems import TableProblem, unavailable
from trianon.table.row_notes import BEHIND_SECONDS
from trianon.table.seating import Seating
from trianon.table.storage import StorageError, Store
from trianon.table.table_state import TableState

ID = re.compile(r"[a-z0-9]{4,32}")
SWEEP_SECONDS = 30.0
DAY = 24 * 3600 * 1000  # milliseconds
AT_ONCE = 200  # tables that expire at once
RESUME_SECONDS = 0.02  # between two tables whose bots go on after a restart: people come first
ATTEMPTS = 5  # to read such a table

log = logging.getLogger(__name__)


class Elsewhere(TableProblem):
    """Another process has this table."""

    def __init__(self) -> None:
        super().__init__("unavailable", "this table is looked after elsewhere at the moment")


class Tenure(Protocol):
    """Which tables this process has, where several share a store."""

    async def take(self, table: str) -> None:
        """Have this table from now on; Elsewhere when another process has it."""
        ...

    async def summon(self, table: str) -> None:
        """The same, and a process that has it lets go of it first."""
        ...

    def release(self, table: str) -> None:
        """Whoever wants this table may have it."""
        ...


class Hall:
    """The one place where a table is found; it is read from the store when somebody first asks for it."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        bot_pause: float = 0.0,
        idle_seconds: float = 600.0,
        open_days: float = 7.0,
        time: HouseTime | None = None,
        patience: Patience | None = None,
        tenure: Tenure | None = None,
    ) -> None:
        self._store = store
        self._tenure = tenure  # None: all tables are ours
        self._bot_workers = bot_workers
        self._bot_pause = bot_pause
        self._idle_seconds = idle_seconds
        self._open_days = open_days
        self._time = time or HouseTime()
        self._patience = patience or Patience()
        self._ringing: set[asyncio.Task[None]] = set()
        self.alarms = Alarms(self._time.now, self._ring)
        self._unreadable: Counter[str] = Counter()
        self._expiring: set[str] = set()
        self._matches: dict[str, Match] = {}
        self._loading: dict[str, asyncio.Task[Match | None]] = {}

    @property
    def in_memory(self) -> int:
        """How many tables are."""
        return len(self._matches)

    async def match(self, table: str) -> Match:
        """The table with this id; TableProblem when there is none."""
        match = self._matches.get(table)
        if match is not None and not match.broken:
            return match
        if not ID.fullmatch(table) or table in self._expiring:
            raise TableProblem("not_found", "there is no such table")
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            task.add_done_callback(lambda done: self._loading.pop(table, None))
        found = await asyncio.shield(task)
        if found is None:
            raise TableProblem("not_found", "there is no such table")
        return found

    async def _load(self, table: str) -> Match | None:
        try:
            if self._tenure is not None:
                await self._tenure.take(table)
            state = await TableState.read(table, self._store)
        except (StorageError, ValueError, msgspec.MsgspecError) as error:
            log.error("table %s cannot be read: %s", table, error, extra={"table": table})
            raise TableProblem("unavailable", "this table cannot be read at the moment") from error
        if state is None:
            return None
        match = self._matches[table] = Match(
            state,
            self._store,
            self._bot_workers,
            self._bot_pause,
            self._time,
            self._patience,
            self.alarms.set,
            is_read_elsewhere=self._tenure is not None,
        )
        return match

    # --- several processes --------------------------------------------------------------------------------

    def has(self, table: str) -> bool:
        """Whether this table is in memory, or about to be."""
        match = self._matches.get(table)
        return table in self._loading or (match is not None and not match.broken)

    async def let_go(self, table: str) -> None:
        """Leave this table to another process, after what has begun there."""
        match = self._matches.get(table)
        if match is not None:
            await match.let_go()
            self._forget(table, match)

    async def let_all_go(self) -> None:
        """The same for every table, also those that are about to be in memory; none is called any more."""
        self._call_nobody()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(self.let_go(table) for table in list(self._matches)))

    def abandon_all(self) -> None:
        """The others have given this process up, and take its tables."""
        for table, match in list(self._matches.items()):
            match.abandon()
            self._forget(table, match)

    def _forget(self, table: str, match: Match) -> None:
        if self._matches.get(table) is match:
            del self._matches[table]

    async def adopt(self, table: str) -> None:
        """A table whose process is dead goes on here, unless another was faster."""
        await self._visit(table, Match.note_who_is_asked)

    async def _summon(self, table: str) -> Match:
        """The match, also when another process has had it until now."""
        if self._tenure is not None and not self.has(table):
            await self._tenure.summon(table)
        return await self.match(table)

    # --- leaving for good -----------------------------------------------------------------------------------

    async def erase(self, table: str) -> None:
        """Remove a table with all that was played there; whoever looks at it is sent away."""
        match = await self.match(table)

        def give_up(seating: Seating) -> Sequence[Entry]:
            match.broken = True  # whatever waits in line is refused from now on
            return ()

        self._expiring.add(table)
        try:
            await match.request("", give_up)
            match.close()
            for client in list(match.publisher.clients):
                client.close()
            await self._store.remove_tables([table], begun=True)
        except StorageError as error:
            raise unavailable() from error
        finally:
            self._expiring.discard(table)

    def send_away(self, guest: str) -> None:
        """Close all windows of this guest; whoever has a cookie that is still good comes back."""
        for match in self._matches.values():
            match.send_away(guest)

    # --- keeping house ------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """For ever: let bots go on that wait to be asked, call tables, forget what nobody needs.

        First all those are called that were in memory when the last server ended: if it did not end in order,
        their rows do not say who is asked.
        """
        ahead = BEHIND_SECONDS
        while True:
            try:
                await self.note_life()
                await self.resume_bots()
                await self.call_tables(ahead)
                await self.expire()
                ahead = SWEEP_SECONDS
            except StorageError as error:
                log.error("the list of tables cannot be read: %s", error)
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle_seconds))
            await self.sweep()

    async def note_life(self) -> None:
        """Write down that this server is still there: the time of those who are asked passes."""
        await self._store.note_life(self._time.began, self._time.now())

    async def resume_bots(self) -> None:
        """Load the tables that wait for a bot, as after a restart: bots play on though nobody looks."""
        for table in await self._store.list_bot_asked():
            if table not in self._matches:
                await self._visit(table, Match.note_who_is_asked)

    async def call_tables(self, ahead: float = SWEEP_SECONDS) -> None:
        """Call the tables where something happens by itself until the next round, though nobody looks."""
        soon = self._time.now() + int(ahead * 1000)
        for table in await self._store.list_due(soon, AT_ONCE):
            await self._visit(table, Match.ring)

    async def _visit(self, table: str, do: Callable[[Match], Awaitable[None]]) -> None:
        if self._unreadable[table] >= ATTEMPTS:
            return
        try:
            await do(await self.match(table))
            del self._unreadable[table]
        except Elsewhere:
            log.debug("table %s is looked after elsewhere", table)
        except (TableProblem, StorageError):
            self._unreadable[table] += 1
        await asyncio.sleep(RESUME_SECONDS)

    def _ring(self, table: str) -> None:
        task = asyncio.get_running_loop().create_task(self._visit(table, Match.ring))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def expire(self) -> None:
        """Remove tables whose game did not begin in all the days that an open table may wait."""
        before = log_entries.now() - int(self._open_days * DAY)
        old = await self._store.list_never_begun(before, AT_ONCE)
        idle = [table for table in old if table not in self._matches and table not in self._loading]
        if not idle:
            return
        self._expiring.update(idle)
        try:
            await self._store.remove_tables(idle)
        finally:
            self._expiring.difference_update(idle)

    async def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; the store has them, and their rows say all."""
        before = time.monotonic() - self._idle_seconds
        idle = [match for match in self._matches.values() if match.is_idle and match.touched < before]
        await self._write_rows(idle)
        for table, match in list(self._matches.items()):
            if match.broken or (match.is_idle and match.touched < before and not match.is_behind):
                match.close()
                del self._matches[table]
                if self._tenure is not None:
                    self._tenure.release(table)

    async def settle(self) -> None:
        """Before the end: who is asked where stands in every row."""
        await self._write_rows(self._matches.values())

    async def _write_rows(self, matches: Iterable[Match]) -> None:
        """All in one commit."""
        writing = [match.note_who_is_asked() for match in matches if match.is_behind and not match.broken]
        for error in await asyncio.gather(*writing, return_exceptions=True):
            if error is not None:
                log.error("the row of a table could not be stored: %s", error)

    def close(self) -> None:
        """At once, whatever is under way."""
        self._call_nobody()
        for match in self._matches.values():
            match.close()
        self._matches.clear()

    def _call_nobody(self) -> None:
        self.alarms.close()
        for task in self._ringing:
            task.cancel()
