"""Lobby: what people want of tables: a new one, a chair, a list, a rematch, their own games."""

import asyncio
import logging
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from trianon.table import entries as log_entries
from trianon.table.attendance import Patience
from trianon.table.bot_tables import BotTableLimits, BotTables
from trianon.table.bot_workers import BotWorkers
from trianon.table.entries import Created, Entry, Rematched
from trianon.table.hall import ID, Hall, Tenure
from trianon.table.house_time import HouseTime
from trianon.table.messages import TableInfo
from trianon.table.new_tables import again, anybody, created, opened
from trianon.table.problems import TableProblem, unavailable
from trianon.table.requests import LockWish, NewTable, ReportWish, SeatBot, SeatWish, Sit, VoteWish
from trianon.table.seating import Seating
from trianon.table.storage import Report, Status, StorageError, Store, TableRow, TieKind
from trianon.table.table_state import TableState

WORD = re.compile(r"[a-z0-9_]*")
LONGEST_LIST = 50
PAGE = 20  # finished games
MOST_OF_ONE_HOST = 3  # tables in a list, those of the reader not counted
GOING_ON: tuple[Status, ...] = ("open", "playing")
ONES_OWN: tuple[Status, ...] = (*GOING_ON, "closed")
EVERY: tuple[Status, ...] = (*ONES_OWN, "over")
MOST_BROUGHT = 200  # tables that a guest takes along into another name, the newest first
FRESH = 60_000  # milliseconds for which whoever made a table is on the way to it

log = logging.getLogger(__name__)


class Lobby(Hall):
    """A hall with a desk: whoever wants something of a table asks here."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        bot_pause: float = 0.0,
        idle_seconds: float = 600.0,
        open_days: float = 7.0,
        bot_tables: BotTableLimits | None = None,
        time: HouseTime | None = None,
        patience: Patience | None = None,
        tenure: Tenure | None = None,
    ) -> None:
        super().__init__(store, bot_workers, bot_pause, idle_seconds, open_days, time, patience, tenure)
        self._bot_tables = BotTables(bot_tables or BotTableLimits())
        self._rematching = asyncio.Lock()  # two who ask at once get one table
        self._matching = asyncio.Lock()  # and so do two who look for anybody

    # --- requests -----------------------------------------------------------------------------------------

    async def tables(self, guest: str, game: str = "", before: str = "") -> list[TableInfo]:
        """Public tables that are open or running. `before` a table: those that are older, newest first.

        Else a choice of them: one's own, then those where somebody waits, then the newest; so that nobody
        can push a table out of the list by opening many.
        """
        if not WORD.fullmatch(game) or (before and not ID.fullmatch(before)):
            return []
        try:
            rows = await self._store.list_tables(GOING_ON, LONGEST_LIST, game, before)
            own = [] if before else await self._store.list_own(guest, ONES_OWN, LONGEST_LIST)
        except StorageError as error:
            raise TableProblem("unavailable", "the list of tables cannot be read at the moment") from error
        found = [self._listed(row) for row in rows]
        if not before:
            mine = [self._listed(row) for row in own if row.listed and game in ("", row.game)]
            found = choose_tables(mine, self._attended(game), found)
        return [self._info(seating, guest) for seating in found]

    def _listed(self, row: TableRow) -> Seating:
        match = self._matches.get(row.id)
        return match.seating if match else msgspec.json.decode(row.summary, type=Seating)

    def _attended(self, game: str) -> list[Seating]:
        return [
            match.seating
            for match in self._matches.values()
            if match.is_attended
            and match.seating.public
            and match.seating.status != "over"
            and game in ("", match.seating.game)
        ]

    def _info(self, seating: Seating, guest: str) -> TableInfo:
        match = self._matches.get(seating.id)
        return match.publisher.info(guest) if match else seating.info(guest)

    async def create(
        self,
        guest: str,
        name: str,
        wish: NewTable,
        address: str = "",
        position: dict[str, Any] | None = None,
    ) -> TableInfo:
        """A new table; with every chair taken the game starts at once, dealt or from a position."""
        first = created(guest, name, wish, await self.account_of(guest))
        among_bots = all(chair.kind == "bot" for chair in first.chairs)
        if among_bots:
            self._bot_tables.admit(guest, address, self._matches.values())
        table = await self._open(guest, first, position)
        if among_bots:
            self._bot_tables.opened(table.id, address)
        return table

    async def sit(self, table: str, guest: str, name: str, wish: Sit) -> TableInfo:
        account, blockers = await self.account_of(guest), await self.blockers_of(guest)

        def decide(seating: Seating) -> Sequence[Entry]:
            if not seating.seats_of(guest) and not blockers.isdisjoint(seating.players()):
                raise TableProblem("not_welcome", "somebody at this table does not want to play with you")
            return seating.completed(seating.sit(guest, name, wish, account), self._time.now())

        return await self._request(table, guest, decide)

    async def quick_match(self, guest: str, name: str, game: str) -> TableInfo:
        """A chair at a casual table of this game where somebody waits, or a new table to wait at.

        One after the other, so that two who ask at once meet.
        """
        blocked = {other for other, kind in (await self.ties(guest)).items() if kind == "block"}
        async with self._matching:
            for seating in await self._waiting(guest, game):
                if not blocked.isdisjoint(seating.players()):
                    continue
                try:
                    match = await self._summon(seating.id)
                    if seating.seats_of(guest):
                        return await match.info(guest)
                    return await self.sit(seating.id, guest, name, Sit())
                except TableProblem as problem:
                    log.debug("no chair at table %s: %s", seating.id, problem)
            first = created(guest, name, anybody(game), await self.account_of(guest))
            return await self._open(guest, msgspec.structs.replace(first, quick=True))

    async def _waiting(self, guest: str, game: str) -> list[Seating]:
        """Where this guest could sit down and somebody is there; own tables first, then the fullest."""
        if not WORD.fullmatch(game):
            return []
        try:
            rows = await self._store.list_tables(("open",), LONGEST_LIST, game)
        except StorageError as error:
            raise TableProblem("unavailable", "the list of tables cannot be read at the moment") from error
        fresh = log_entries.now() - FRESH
        open_to_all = {seating.id: seating for seating in (*map(self._listed, rows), *self._attended(game))}
        found = [
            seating
            for seating in open_to_all.values()
            if seating.has_room_for(guest) and (seating.created > fresh or self._is_attended(seating.id))
        ]
        return sorted(found, key=lambda seating: (not seating.seats_of(guest), seating.free, seating.created))

    def _is_attended(self, table: str) -> bool:
        match = self._matches.get(table)
        return match is not None and match.is_attended

    async def leave(self, table: str, guest: str) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.leave(guest, self._time.now()))

    async def take_over(self, table: str, guest: str) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.take_over(guest, self._time.now()))

    async def vote(self, table: str, guest: str, wish: VoteWish) -> TableInfo:
        return await (await self.match(table)).vote(guest, wish)

    async def remind(self, table: str, guest: str) -> TableInfo:
        return await (await self.match(table)).remind(guest)

    async def remove(self, table: str, guest: str, wish: SeatWish) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.remove(guest, wish))

    async def lock(self, table: str, guest: str, wish: LockWish) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.lock(guest, wish))

    async def report(self, table: str, guest: str, wish: ReportWish) -> None:
        """Keep a line of chat for the operator; the same line once is enough."""
        match = await self.match(table)
        said = match.table.line(wish.number)
        if said is None:
            raise TableProblem("not_found", "that line is not kept any more")
        if wish.number in match.reported:
            return
        report = Report(table, log_entries.now(), guest, said.guest, said.name, said.text)
        try:
            await self._store.add_report(report)
        except StorageError as error:
            log.error("a report could not be stored: %s", error)
            raise unavailable() from error
        match.reported.add(wish.number)

    async def seat_bot(self, table: str, guest: str, wish: SeatBot) -> TableInfo:
        return await self._request(table, guest, lambda seating: seating.seat_bot(guest, wish))

    async def start(self, table: str, guest: str, address: str = "") -> TableInfo:
        def decide(seating: Seating) -> Sequence[Entry]:
            started = seating.start(guest, self._time.now())
            if seating.is_bots_only:
                self._bot_tables.admit(guest, address, self._matches.values())
                self._bot_tables.opened(table, address)
            return started

        return await self._request(table, guest, decide)

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
        joined = await self._summon(old.seating.rematch)
        return await joined.request(guest, lambda seating: seating.come_back(guest))

    # --- people -------------------------------------------------------------------------------------------

    async def running(self, guest: str) -> list[TableInfo]:
        """Tables where this guest has a chair: the own turn first, then what is played, then what waits."""
        tables = await self._own(guest, ONES_OWN, LONGEST_LIST)
        return sorted(tables, key=_urgency)

    async def finished(self, guest: str, before: str = "") -> list[TableInfo]:
        """The games that this guest has played to their end, newest first; older ones than that table."""
        if before and not ID.fullmatch(before):
            return []
        return await self._own(guest, ("over",), PAGE, before)

    async def ties(self, guest: str) -> dict[str, TieKind]:
        """Whom this guest follows or blocks."""
        try:
            return await self._store.ties_of(guest)
        except StorageError as error:
            raise unavailable() from error

    async def blockers_of(self, guest: str) -> set[str]:
        """Who blocks this guest."""
        try:
            return await self._store.blockers_of(guest)
        except StorageError as error:
            raise unavailable() from error

    async def account_of(self, guest: str) -> str:
        """The name of this guest's account, if there is one."""
        try:
            account = await self._store.account(guest)
        except StorageError as error:
            raise unavailable() from error
        return "" if account is None else account.name

    async def whereabouts(self, guest: str) -> TableRow | None:
        """The newest public table where this guest plays or waits."""
        rows = await self._rows(guest, GOING_ON, 1, listed=True)
        return rows[0] if rows else None

    async def history(self, guest: str, reader: str, before: str = "") -> list[TableInfo]:
        """What of it was open to all, as a reader sees it."""
        if before and not ID.fullmatch(before):
            return []
        rows = await self._rows(guest, ("over",), PAGE, before, listed=True)
        return [self._info(await self._told(row), reader) for row in rows]

    async def _own(
        self, guest: str, statuses: Sequence[Status], limit: int, before: str = ""
    ) -> list[TableInfo]:
        rows = await self._rows(guest, statuses, limit, before)
        return [self._info(await self._told(row), guest) for row in rows]

    async def _rows(
        self, guest: str, statuses: Sequence[Status], limit: int, before: str = "", listed: bool = False
    ) -> list[TableRow]:
        try:
            return await self._store.list_own(guest, statuses, limit, before, listed)
        except StorageError as error:
            raise TableProblem("unavailable", "these games cannot be read at the moment") from error

    async def _told(self, row: TableRow) -> Seating:
        """With who is asked, or how it ended; rows of older versions of trianon do not say it."""
        seating = self._listed(row)
        if seating.status != "open" and seating.asked is None and not (seating.ranking or seating.ended):
            try:
                return (await self.match(row.id)).seating
            except TableProblem as problem:
                log.error(
                    "table %s is listed without its state: %s", row.id, problem, extra={"table": row.id}
                )
        return seating

    async def hand_over(self, guest: str, heir: str) -> None:
        """All chairs of one guest become those of another, who is the same person on another device.

        A table that cannot be read stays as it is: nobody can play there anyway.
        """
        for row in await self._rows(guest, EVERY, MOST_BROUGHT):
            try:
                match = await self._summon(row.id)
                await match.request(heir, lambda seating: seating.hand_over(guest, heir))
            except TableProblem as problem:
                log.error("table %s could not be handed over: %s", row.id, problem, extra={"table": row.id})
            else:
                match.send_away(guest, heir)

    async def forget(self, guest: str) -> None:
        """Take the names and the chat of a guest out of every log; the games stay."""
        try:
            for table in await self._store.list_naming(guest):
                await self._rewrite(table, partial(log_entries.without, guest))
        except StorageError as error:
            raise unavailable() from error

    async def _rewrite(self, table: str, change: Callable[[Entry], Entry]) -> None:
        """Entries that are stored change in no other way, so nobody has to wait meanwhile."""
        changed = {}
        for seq, body in enumerate(await self._store.load(table) or ()):
            [again] = log_entries.write([change(log_entries.read(body))])
            if again != body:
                changed[seq] = again
        await self._store.rewrite(table, changed)
        try:
            await (await self._summon(table)).read_anew()
        except TableProblem as problem:
            log.error("table %s cannot be shown without a name: %s", table, problem, extra={"table": table})

    async def records(self, guest: str) -> AsyncIterator[tuple[TableRow, dict[str, Any]]]:
        """The records of all games that this guest has finished, newest first."""
        before = ""
        while rows := await self._store.list_own(guest, ("over",), LONGEST_LIST, before):
            before = rows[-1].id
            for row in rows:
                table = await TableState.read(row.id, self._store)
                if table is not None and table.game is not None:
                    yield row, table.game.state.record.to_json()

    # --- the operator -------------------------------------------------------------------------------------

    async def end(self, table: str) -> None:
        """End a game before its end, without a result."""
        await self._request(table, "", lambda seating: seating.end(self._time.now()))

    # --- inside -------------------------------------------------------------------------------------------

    async def _request(
        self, table: str, guest: str, decide: Callable[[Seating], Sequence[Entry]]
    ) -> TableInfo:
        return await (await self.match(table)).request(guest, decide)

    async def _open(self, guest: str, first: Created, position: dict[str, Any] | None = None) -> TableInfo:
        row, entries = opened(first, self._time.now(), position)
        try:
            await self._store.create_table(row, entries)
        except StorageError as error:
            log.error("a table could not be stored: %s", error)
            raise unavailable() from error
        return await (await self.match(row.id)).info(guest)


def _urgency(table: TableInfo) -> int:
    if is_my_turn(table):
        return 0
    return 1 if table.status == "playing" else 2


def is_my_turn(table: TableInfo) -> bool:
    """Whether it waits for its reader, and for no bot that plays meanwhile."""
    asked = None if table.waiting is None else table.chairs[table.waiting]
    return table.status == "playing" and asked is not None and asked.yours and not asked.stand_in


def choose_tables(
    mine: Sequence[Seating], attended: Sequence[Seating], newest: Sequence[Seating]
) -> list[Seating]:
    """What a list shows, each table once: where more people wait than it has room for, lots are drawn."""
    chosen = {seating.id: seating for seating in mine}
    hosts: Counter[str] = Counter()
    for seating in (*random.sample(attended, len(attended)), *newest):
        if len(chosen) == LONGEST_LIST:
            break
        if seating.id not in chosen and hosts[seating.host] < MOST_OF_ONE_HOST:
            chosen[seating.id] = seating
            hosts[seating.host] += 1
    others = list(chosen.values())[len(mine) :]
    return [*mine, *sorted(others, key=lambda seating: (seating.created, seating.id), reverse=True)]
