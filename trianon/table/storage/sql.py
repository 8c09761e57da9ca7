"""The store on disk: SQLite (WAL) or PostgreSQL, one writer thread (`writer.py`), readers beside it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, ColumnElement, Connection, Select, exists, func, or_, select, true

from trianon.table.storage import (
    Account,
    Passkey,
    Rating,
    Report,
    Result,
    Status,
    StorageError,
    Subscription,
    TableRow,
    TieKind,
    TournamentRow,
    integrity,
    writes,
)
from trianon.table.storage.engines import address, clear_errors, file_url, reader, writer_engine
from trianon.table.storage.migrate import migrate
from trianon.table.storage.packed import unpack
from trianon.table.storage.schema import (
    accounts,
    entrants,
    leases,
    lives,
    passkeys,
    people,
    ratings,
    reports,
    results,
    subscriptions,
    tables,
    ties,
    tournaments,
)
from trianon.table.storage.schema import entries as entries_table
from trianon.table.storage.writer import Job, Writer

T = TypeVar("T")
RESULTS = select(results).order_by(results.c.at, results.c.guest)
NEWEST = (tables.c.created.desc(), tables.c.id.desc())


def read_reports(url: str | URL, limit: int) -> list[Report]:
    """The newest reports first; a server may work with the database meanwhile."""
    engine = reader(address(url))
    newest = select(reports.c.body).order_by(reports.c.id.desc()).limit(limit)
    with clear_errors(), engine.connect() as connection:
        bodies = list(connection.execute(newest).scalars())
    engine.dispose()
    return [msgspec.json.decode(body, type=Report) for body in bodies]


class SqlStore:
    """Tables and logs behind a SQLAlchemy URL; migrates the database when opened."""

    def __init__(self, url: str | URL) -> None:
        url = address(url)
        self._writing = writer_engine(url)
        migrate(self._writing)
        self._reading = reader(url)
        self.process: int | None = None  # its number among several on this database; see leases.py
        self._writer = Writer(self._writing)

    @classmethod
    def in_file(cls, path: Path) -> "SqlStore":
        """A SQLite database in this file."""
        return cls(file_url(path))

    @property
    def waiting(self) -> int:
        """Writes that the writer has not taken yet."""
        return self._writer.waiting

    # --- the loop's side ----------------------------------------------------------------------------------

    def create_table(self, row: TableRow, entries: Sequence[str]) -> asyncio.Future[None]:
        return self._submit(Job(row.id, 0, entries, row, new=True, process=self.process))

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        return self._submit(Job(table, seq, entries, row, process=self.process))

    def remove_tables(self, tables: Sequence[str], begun: bool = False) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.remove, tables, begun)))

    def add_report(self, report: Report) -> asyncio.Future[None]:
        body = msgspec.json.encode(report).decode()
        return self._submit(Job(other=partial(writes.add_report, body)))

    def note_life(self, began: int, until: int) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.note_life, began, until)))

    def rewrite(self, table: str, entries: Mapping[int, str]) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.rewrite, table, dict(entries))))

    def pack(self, table: str) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.pack_log, table)))

    def add_account(self, account: Account) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.add_account, account)))

    def change_account(self, guest: str, changes: Mapping[str, str]) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.change_account, guest, changes)))

    def forget_guest(self, guest: str) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.forget_guest, guest)))

    def put_passkey(self, passkey: Passkey) -> asyncio.Future[None]:
        return self._submit(
            Job(other=partial(writes.replace_row, passkeys, passkeys.c.id == passkey.id, passkey))
        )

    def remove_passkeys(self, guest: str) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.delete_rows, passkeys, passkeys.c.guest == guest)))

    def put_subscription(self, subscription: Subscription) -> asyncio.Future[None]:
        same = subscriptions.c.endpoint == subscription.endpoint
        return self._submit(Job(other=partial(writes.replace_row, subscriptions, same, subscription)))

    def remove_subscriptions(self, endpoints: Sequence[str]) -> asyncio.Future[None]:
        gone = subscriptions.c.endpoint.in_(endpoints)
        return self._submit(Job(other=partial(writes.delete_rows, subscriptions, gone)))

    def run(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What this gives, as part of the next commit."""
        return self._submit(Job(other=job))

    def _submit(self, job: Job) -> asyncio.Future[Any]:
        return self._writer.submit(job)

    async def load(self, table: str) -> list[str] | None:
        return await asyncio.to_thread(self._load, table)

    async def list_tables(
        self, statuses: Sequence[Status], limit: int, game: str = "", before: str = ""
    ) -> list[TableRow]:
        return await asyncio.to_thread(self._list, statuses, limit, game, before)

    async def list_own(
        self,
        guest: str,
        statuses: Sequence[Status],
        limit: int,
        before: str = "",
        listed: bool = False,
    ) -> list[TableRow]:
        own = (
            select(tables)
            .join(people, people.c.table_id == tables.c.id)
            .where(people.c.guest == guest, tables.c.status.in_(statuses))
            .order_by(*NEWEST)
            .limit(limit)
        )
        if listed:
            own = own.where(tables.c.listed)
        return await asyncio.to_thread(self._rows, _older(own, before))

    def take_in(self, remains: integrity.Remains) -> asyncio.Future[int]:
        """All that is not of a game, from a database that may be damaged; how many accounts came."""
        return self._submit(Job(other=partial(integrity.save_people, remains)))

    async def list_bot_asked(self) -> list[str]:
        asked = select(tables.c.id).where(tables.c.bot_asked, self._is_free())
        return await asyncio.to_thread(self._strings, asked)

    async def list_due(self, before: int, limit: int) -> list[str]:
        due = select(tables.c.id).where(tables.c.wake_at < before, self._is_free())
        return await asyncio.to_thread(self._strings, due.order_by(tables.c.wake_at).limit(limit))

    async def list_lives(self) -> list[tuple[int, int]]:
        return await asyncio.to_thread(self._lives)

    async def list_never_begun(self, before: int, limit: int) -> list[str]:
        either = tables.c.listed.in_((True, False))  # so that the index serves
        old = (
            select(tables.c.id)
            .where(tables.c.status == "open", either, tables.c.created < before, self._is_free())
            .order_by(tables.c.created)
            .limit(limit)
        )
        return await asyncio.to_thread(self._strings, old)

    async def list_unpacked(self, after: int, before: int, limit: int) -> list[tuple[str, int]]:
        return await asyncio.to_thread(self._unpacked, after, before, limit)

    async def list_naming(self, guest: str) -> list[str]:
        named = entries_table.c.body.contains(writes.quoted(guest), autoescape=True)
        return await asyncio.to_thread(
            self._strings, select(entries_table.c.table_id).where(named).distinct()
        )

    async def account(self, guest: str) -> Account | None:
        return _first(await asyncio.to_thread(self._accounts, accounts.c.guest == guest))

    async def account_called(self, key: str) -> Account | None:
        return _first(await asyncio.to_thread(self._accounts, accounts.c.key == key))

    async def list_mailed(self, mail: str = "") -> list[Account]:
        which = func.lower(accounts.c.mail) == mail.lower() if mail else accounts.c.mail != ""
        return await asyncio.to_thread(self._accounts, which)

    async def passkey(self, id: str) -> Passkey | None:
        found = await self._structs(Passkey, select(passkeys).where(passkeys.c.id == id))
        return found[0] if found else None

    async def list_passkeys(self, guest: str) -> list[Passkey]:
        own = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
        return await self._structs(Passkey, own)

    async def list_subscriptions(self, guest: str = "") -> list[Subscription]:
        wanted = select(subscriptions).order_by(subscriptions.c.since)
        sits = select(people.c.guest).where(people.c.guest == subscriptions.c.guest)
        wanted = wanted.where(subscriptions.c.guest == guest if guest else sits.exists())
        return await self._structs(Subscription, wanted)

    async def _structs(self, kind: type[T], query: Select[Any]) -> list[T]:
        return await asyncio.to_thread(self._read, kind, query)

    def tie(self, guest: str, other: str, kind: TieKind | None) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.tie, guest, other, kind)))

    async def ties_of(self, guest: str) -> dict[str, TieKind]:
        return await asyncio.to_thread(self._ties, guest)

    async def blockers_of(self, guest: str) -> set[str]:
        blocking = select(ties.c.guest).where(ties.c.other == guest, ties.c.kind == "block")
        return set(await asyncio.to_thread(self._strings, blocking))

    async def leaders(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        return await asyncio.to_thread(self._leaders, game, limit)

    async def ratings_of(self, guest: str) -> list[Rating]:
        return await self._structs(
            Rating, select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game)
        )

    async def results_of(self, guest: str) -> list[Result]:
        return await self._structs(Result, RESULTS.where(results.c.guest == guest))

    async def results_at(self, table: str) -> list[Result]:
        return await self._structs(Result, RESULTS.where(results.c.table == table))

    def put_tournament(
        self, row: TournamentRow, tables: Sequence[tuple[TableRow, Sequence[str]]] = ()
    ) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.put_tournament, row, tables, self.process)))

    def remove_tournaments(self, ids: Sequence[str]) -> asyncio.Future[None]:
        return self._submit(Job(other=partial(writes.remove_tournaments, ids)))

    async def tournament(self, id: str) -> TournamentRow | None:
        found = await self._structs(TournamentRow, select(tournaments).where(tournaments.c.id == id))
        return found[0] if found else None

    async def list_tournaments(
        self, status: str, limit: int, before: int | None = None
    ) -> list[TournamentRow]:
        found = select(tournaments).where(tournaments.c.status == status)
        if before is not None:
            found = found.where(tournaments.c.created < before)
        oldest = found.order_by(tournaments.c.created, tournaments.c.id).limit(limit)
        return await self._structs(TournamentRow, oldest)

    async def tournaments_of(self, guest: str, limit: int) -> list[TournamentRow]:
        own = (
            select(tournaments)
            .join(entrants, entrants.c.tournament == tournaments.c.id)
            .where(entrants.c.guest == guest)
            .order_by(tournaments.c.created.desc(), tournaments.c.id.desc())
            .limit(limit)
        )
        return await self._structs(TournamentRow, own)

    async def rows(self, ids: Sequence[str]) -> list[TableRow]:
        return await asyncio.to_thread(self._rows, select(tables).where(tables.c.id.in_(ids)))

    async def close(self) -> None:
        self._writer.take_no_more()
        self._reading.dispose()  # first: the last to leave folds the WAL back, which only a writer can
        await self._writer.close()
        self._writing.dispose()

    def _is_free(self) -> ColumnElement[bool]:
        """No process of several has the table; whoever has one looks after it."""
        return true() if self.process is None else ~exists().where(leases.c.table_id == tables.c.id)

    # --- reading threads ----------------------------------------------------------------------------------

    def _load(self, table: str) -> list[str] | None:
        log = (
            select(entries_table.c.body)
            .where(entries_table.c.table_id == table)
            .order_by(entries_table.c.seq)
        )
        try:
            return unpack(self._strings(log)) or None
        except ValueError as error:
            raise StorageError(str(error)) from error

    def _unpacked(self, after: int, before: int, limit: int) -> list[tuple[str, int]]:
        second = (entries_table.c.table_id == tables.c.id) & (entries_table.c.seq == 1)
        either = tables.c.listed.in_((True, False))  # so that the index serves
        old = (
            select(tables.c.id, tables.c.created)
            .where(tables.c.status == "over", either, tables.c.created >= after, tables.c.created < before)
            .where(select(entries_table.c.seq).where(second).exists())
            .order_by(tables.c.created)
            .limit(limit)
        )
        with clear_errors(), self._reading.connect() as connection:
            return [(id, created) for id, created in connection.execute(old)]

    def _list(self, statuses: Sequence[Status], limit: int, game: str, before: str) -> list[TableRow]:
        """One status after the other: of each the index gives the newest without looking at the rest."""
        wanted = select(tables).where(tables.c.listed).order_by(*NEWEST).limit(limit)
        if game:
            wanted = wanted.where(tables.c.game == game)
        wanted = _older(wanted, before)
        rows = [row for status in statuses for row in self._rows(wanted.where(tables.c.status == status))]
        return sorted(rows, key=lambda row: (row.created, row.id), reverse=True)[:limit]

    def _rows(self, query: Select[Any]) -> list[TableRow]:
        with clear_errors(), self._reading.connect() as connection:
            return [TableRow(**row) for row in connection.execute(query).mappings()]

    def _lives(self) -> list[tuple[int, int]]:
        with clear_errors(), self._reading.connect() as connection:
            found = connection.execute(select(lives).order_by(lives.c.began))
            return [(began, until) for began, until in found]

    def _accounts(self, which: ColumnElement[bool]) -> list[Account]:
        with clear_errors(), self._reading.connect() as connection:
            found = connection.execute(select(accounts).where(which)).mappings()
            return [Account(**one) for one in found]

    def _read(self, kind: type[T], query: Select[Any]) -> list[T]:
        with clear_errors(), self._reading.connect() as connection:
            return [kind(**one) for one in connection.execute(query).mappings()]

    def _ties(self, guest: str) -> dict[str, TieKind]:
        own = select(ties.c.other, ties.c.kind).where(ties.c.guest == guest).order_by(ties.c.other)
        with clear_errors(), self._reading.connect() as connection:
            return {row.other: row.kind for row in connection.execute(own)}

    def _leaders(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        best = (
            select(accounts.c.name, ratings)
            .join(accounts, accounts.c.guest == ratings.c.guest)
            .where(ratings.c.game == game)
            .order_by(ratings.c.points.desc(), ratings.c.guest)
            .limit(limit)
        )
        with clear_errors(), self._reading.connect() as connection:
            return [(name, Rating(*rating)) for name, *rating in connection.execute(best)]

    def _strings(self, query: Select[Any]) -> list[str]:
        with clear_errors(), self._reading.connect() as connection:
            return list(connection.execute(query).scalars())


def _first(found: list[Account]) -> Account | None:
    return found[0] if found else None


def _older(query: Select[Any], before: str) -> Select[Any]:
    """Only tables created before that one; without one, all."""
    if not before:
        return query
    last = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
    return query.where(tables.c.created <= last, or_(tables.c.created < last, tables.c.id < before))
