"""Lobby: all tables of this server. It creates them, finds them, and forgets those that nobody looks at."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from trianon.table import entries as log_entries
from trianon.table.bot_workers import BotWorkers
from trianon.table.entries import Created, Entry, Rematched
from trianon.table.match import Match
from trianon.table.messages import NewTable, SeatBot, Sit, TableInfo
from trianon.table.problems import TableProblem, unavailable
from trianon.table.seating import Seating, again, created
from trianon.table.storage import StorageError, Store

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID = re.compile(r"[a-z0-9]{4,32}")
LONGEST_LIST = 50
SWEEP_SECONDS = 30.0

log = logging.getLogger(__name__)


class Lobby:
    """The door to every table; a table is read from the store when somebody first asks for it."""

    def __init__(
        self, store: Store, bot_workers: BotWorkers, bot_pause: float = 0.0, idle_seconds: float = 600.0
    ) -> None:
        self._store = store
        self._bot_workers = bot_workers
        self._bot_pause = bot_pause
        self._idle_seconds = idle_seconds
        self._matches: dict[str, Match] = {}
        self._loading: dict[str, asyncio.Task[Match | None]] = {}
        self._rematching = asyncio.Lock()  # two who ask at once get one table

    async def match(self, table: str) -> Match:
        """The table with this id; TableProblem when there is none."""
        match = self._matches.get(table)
        if match is not None and not match.broken:
            return match
        if not ID.fullmatch(table):
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
            match = await Match.load(table, self._store, self._bot_workers, self._bot_pause)
        except (StorageError, ValueError, msgspec.MsgspecError) as error:
            log.error("table %s cannot be read: %s", table, error)
            raise TableProblem("unavailable", "this table cannot be read at the moment") from error
        if match is not None:
            self._matches[table] = match
        return match

    # --- requests -----------------------------------------------------------------------------------------

    async def tables(self, guest: str) -> list[TableInfo]:
        """Public tables that are open or running, newest first."""
        try:
            rows = await self._store.list_tables(("open", "playing"), LONGEST_LIST)
        except StorageError as error:
            raise TableProblem("unavailable", "the list of tables cannot be read at the moment") from error
        infos = []
        for row in rows:
            match = self._matches.get(row.id)
            seating = msgspec.json.decode(row.summary, type=Seating)
            infos.append(match.publisher.info(guest) if match else seating.info(guest))
        return infos

    async def create(self, guest: str, name: str, wish: NewTable) -> TableInfo:
        """A new table; with every chair taken the game starts at once."""
        return await self._open(guest, created(guest, name, wish))

    async def sit(self, table: str, guest: str, name: str, wish: Sit) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.sit(guest, name, wish))

    async def leave(self, table: str, guest: str) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.leave(guest))

    async def seat_bot(self, table: str, guest: str, wish: SeatBot) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.seat_bot(guest, wish))

    async def start(self, table: str, guest: str) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.start(guest))

    async def rematch(self, table: str, guest: str) -> TableInfo:
        """A new table for the same people: the first who asks opens it, the others join by asking too."""
        old = await self.match(table)
        await old.info(guest)  # what is being stored now may be the last move
        seating = old.seating
        if guest not in [chair.guest for chair in seating.chairs if chair.kind == "person"]:
            raise TableProblem("not_your_seat", "only those who played can play again")
        if seating.status != "over":
            raise TableProblem("not_playing", "the game is not over yet")
        async with self._rematching:
            if not seating.rematch:
                fresh = await self._open(guest, again(seating, guest))
                await old.request(guest, lambda seating: (Rematched(fresh.id),))
        return await self._request(old.seating.rematch, guest, lambda seating: seating.come_back(guest))

    # --- keeping house ------------------------------------------------------------------------------------

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle_seconds))
            self.sweep()

    def sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; the store has them."""
        before = time.monotonic() - self._idle_seconds
        for table, match in list(self._matches.items()):
            if match.broken or (match.is_idle and match.touched < before):
                match.close()
                del self._matches[table]

    def close(self) -> None:
        for match in self._matches.values():
            match.close()
        self._matches.clear()

    # --- inside -------------------------------------------------------------------------------------------

    async def _request(
        self, table: str, guest: str, decide: Callable[[Seating], Sequence[Entry]]
    ) -> TableInfo:
        return await (await self.match(table)).request(guest, decide)

    async def _open(self, guest: str, first: Created) -> TableInfo:
        table = "".join(secrets.choice(LETTERS) for _ in range(10))
        seating = Seating.begin(table, first)
        begin: list[Entry] = [first]
        if seating.is_full:
            begin.append(seating.started())
            seating.fold(begin[1])
        try:
            await self._store.create_table(seating.row(), log_entries.write(begin))
        except StorageError as error:
            log.error("a table could not be stored: %s", error)
            raise unavailable() from error
        return await (await self.match(table)).info(guest)
