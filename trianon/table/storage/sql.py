"""The store on disk: SQLite (WAL) or PostgreSQL, one writer thread, group commit.

The writer takes whatever is queued, commits it in one transaction and repeats. There is no timer: a lone move
is committed at once, and while one commit waits for the disk the next group gathers by itself.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Dialect,
    Engine,
    Select,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    tuple_,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from trianon.table.ratings import counted
from trianon.table.storage import (
    Account,
    Conflict,
    Ending,
    LeaseLost,
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
)
from trianon.table.storage.migrate import migrate
from trianon.table.storage.packed import is_packed, pack, unpack
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

T = TypeVar("T")

LARGEST_GROUP = 512
IDLE_SECONDS = 5  # for which PostgreSQL lets a transaction of a silent process keep its locks
COLUMNS = tuple(column.name for column in tables.c)
CHANGE_ROW = update(tables).where(tables.c.id == bindparam("own"))
RESULTS = select(results).order_by(results.c.at, results.c.guest)
NEWEST = (tables.c.created.desc(), tables.c.id.desc())

log = logging.getLogger(__name__)


def prepare(url: str | URL) -> None:
    """Look at a database and bring it to the newest schema; StorageError when trianon cannot work with it."""
    try:
        engine = _engine(make_url(url))
        damage = integrity.quick_check(engine)
        if damage:
            raise StorageError(
                f"it is damaged ({damage}); 'trianon check --salvage FILE' saves what can be read"
            )
        migrate(engine)
        engine.dispose()
    except (CommandError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        raise StorageError(f"it is damaged, out of reach, or of a newer trianon ({reason})") from error


def without_password(url: str) -> str:
    """The address of a database as it may be shown."""
    return make_url(url).render_as_string(hide_password=True)


def read_reports(url: str | URL, limit: int) -> list[Report]:
    """The newest reports first; a server may work with the database meanwhile."""
    engine = reader(make_url(url))
    newest = select(reports.c.body).order_by(reports.c.id.desc()).limit(limit)
    with clear_errors(), engine.connect() as connection:
        bodies = list(connection.execute(newest).scalars())
    engine.dispose()
    return [msgspec.json.decode(body, type=Report) for body in bodies]


class _Job:
    """One request to the writer, and the future of whoever waits for it."""

    __slots__ = ("bodies", "future", "loop", "new", "other", "process", "result", "row", "seq", "table")

    def __init__(
        self,
        table: str = "",
        seq: int = 0,
        bodies: Sequence[str] = (),
        row: TableRow | None = None,
        new: bool = False,
        other: Callable[[Connection], Any] | None = None,
        process: int | None = None,
    ) -> None:
        self.table = table
        self.seq = seq
        self.bodies = bodies
        self.row = row
        self.new = new
        self.other = other  # anything but entries and a row
        self.process = process  # which must have the table, where there are several
        self.result: Any = None  # of `other`
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class SqlStore:
    """Tables and logs behind a SQLAlchemy URL; migrates the database when opened."""

    def __init__(self, url: str | URL) -> None:
        url = make_url(url)
        self._writing = _engine(url)
        migrate(self._writing)
        self._reading = reader(url)
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = False
        self.process: int | None = None  # its number among several on this database; see leases.py
        self._connection: Connection | None = None  # the writer thread's own
        self._writer = threading.Thread(target=self._write, name="trianon-writer", daemon=True)
        self._writer.start()

    @classmethod
    def in_file(cls, path: Path) -> "SqlStore":
        """A SQLite database in this file."""
        return cls(file_url(path))

    @property
    def waiting(self) -> int:
        """Writes that the writer has not taken yet."""
        return self._queue.qsize()

    # --- the loop's side ----------------------------------------------------------------------------------

    def create_table(self, row: TableRow, entries: Sequence[str]) -> asyncio.Future[None]:
        return self._submit(_Job(row.id, 0, entries, row, new=True, process=self.process))

    def append(
        self, table: str, seq: int, entries: Sequence[str], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        return self._submit(_Job(table, seq, entries, row, process=self.process))

    def remove_tables(self, tables: Sequence[str], begun: bool = False) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_remove, tables, begun)))

    def add_report(self, report: Report) -> asyncio.Future[None]:
        body = msgspec.json.encode(report).decode()
        return self._submit(_Job(other=partial(_add_report, body)))

    def note_life(self, began: int, until: int) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_note_life, began, until)))

    def rewrite(self, table: str, entries: Mapping[int, str]) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_rewrite, table, dict(entries))))

    def pack(self, table: str) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_pack, table)))

    def add_account(self, account: Account) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_add_account, account)))

    def change_account(self, guest: str, changes: Mapping[str, str]) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_change_account, guest, changes)))

    def forget_guest(self, guest: str) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_forget_guest, guest)))

    def put_passkey(self, passkey: Passkey) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_replace, passkeys, passkeys.c.id == passkey.id, passkey)))

    def remove_passkeys(self, guest: str) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_delete, passkeys, passkeys.c.guest == guest)))

    def put_subscription(self, subscription: Subscription) -> asyncio.Future[None]:
        same = subscriptions.c.endpoint == subscription.endpoint
        return self._submit(_Job(other=partial(_replace, subscriptions, same, subscription)))

    def remove_subscriptions(self, endpoints: Sequence[str]) -> asyncio.Future[None]:
        gone = subscriptions.c.endpoint.in_(endpoints)
        return self._submit(_Job(other=partial(_delete, subscriptions, gone)))

    def run(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What this gives, as part of the next commit."""
        return self._submit(_Job(other=job))

    def _submit(self, job: _Job) -> asyncio.Future[Any]:
        if self._closing:
            job.future.set_exception(StorageError("the store is closed"))
        else:
            self._queue.put(job)
        return job.future

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
        return self._submit(_Job(other=partial(integrity.save_people, remains)))

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
        named = entries_table.c.body.contains(_quoted(guest), autoescape=True)
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
        return self._submit(_Job(other=partial(_tie, guest, other, kind)))

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
        return self._submit(_Job(other=partial(_put_tournament, row, tables, self.process)))

    def remove_tournaments(self, ids: Sequence[str]) -> asyncio.Future[None]:
        return self._submit(_Job(other=partial(_remove_tournaments, ids)))

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
        self._closing = True
        self._reading.dispose()  # first: the last to leave folds the WAL back, which only a writer can
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
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

    # --- the writer thread --------------------------------------------------------------------------------

    def _write(self) -> None:
        while True:
            group, last = self._next_group()
            if group:
                self._commit(group)
            if last:
                self._let_go()
                return

    def _next_group(self) -> tuple[list[_Job], bool]:
        """Wait for one job, then take all the others that are there; True when it is time to stop."""
        job = self._queue.get()
        group: list[_Job] = []
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                job = self._queue.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _commit(self, group: list[_Job]) -> None:
        error = self._try(group)
        if error is None or len(group) == 1:
            _answer(group, error)
            return
        # One refused job must not take its neighbours along: each alone now.
        for job in group:
            _answer([job], self._try([job]))

    def _try(self, group: list[_Job]) -> StorageError | None:
        try:
            # One connection for the writer's life: taking it from the pool costs as much as a commit.
            if self._connection is None:
                self._connection = self._writing.connect()
            with self._connection.begin():
                _put(self._connection, group)
        except (Conflict, LeaseLost) as refused:
            return refused
        except IntegrityError as error:
            return Conflict(f"the log was continued elsewhere: {error.orig}")
        except SQLAlchemyError as error:
            log.error("could not store %d requests: %s", len(group), error)
            self._let_go()
            return StorageError(f"could not store: {error}")
        return None

    def _let_go(self) -> None:
        """After a fault the connection is not to be relied on; the next group gets a fresh one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _first(found: list[Account]) -> Account | None:
    return found[0] if found else None


def _older(query: Select[Any], before: str) -> Select[Any]:
    """Only tables created before that one; without one, all."""
    if not before:
        return query
    last = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
    return query.where(tables.c.created <= last, or_(tables.c.created < last, tables.c.id < before))


def _put_tournament(
    row: TournamentRow,
    new: Sequence[tuple[TableRow, Sequence[str]]],
    process: int | None,
    connection: Connection,
) -> None:
    values = {column.name: getattr(row, column.name) for column in tournaments.c}
    if row.version == 1:
        connection.execute(insert(tournaments), values)
    else:
        same = (tournaments.c.id == row.id) & (tournaments.c.version == row.version - 1)
        if not connection.execute(update(tournaments).where(same).values(**values)).rowcount:
            raise Conflict(f"tournament {row.id} was changed elsewhere")
    _delete(entrants, entrants.c.tournament == row.id, connection)
    if row.people:
        connection.execute(insert(entrants), [{"guest": one, "tournament": row.id} for one in row.people])
    for table, bodies in new:
        logged = [{"table_id": table.id, "seq": seq, "body": body} for seq, body in enumerate(bodies)]
        connection.execute(insert(entries_table), logged)
        _put_rows(connection, [(table, True)])
        if process is not None:
            connection.execute(insert(leases), {"table_id": table.id, "process": process})


def _remove_tournaments(ids: Sequence[str], connection: Connection) -> None:
    _delete(entrants, entrants.c.tournament.in_(ids), connection)
    _delete(tournaments, tournaments.c.id.in_(ids), connection)


def _put(connection: Connection, group: list[_Job]) -> None:
    _hold_leases(connection, {(job.table, job.process) for job in group if job.process and not job.new})
    rows = [
        {"table_id": job.table, "seq": job.seq + place, "body": body}
        for job in group
        for place, body in enumerate(job.bodies)
    ]
    if rows:
        connection.exec_driver_sql(_add_entries(connection.dialect), rows)
    _put_rows(connection, [(job.row, job.new) for job in group if job.row is not None])
    taken = [{"table_id": job.table, "process": job.process} for job in group if job.process and job.new]
    if taken:
        connection.execute(insert(leases), taken)
    for job in group:
        if job.other is not None:
            job.result = job.other(connection)


@cache
def _add_entries(dialect: Dialect) -> str:
    """What every commit does, as the driver reads it: composing it anew costs as much as carrying it out."""
    return str(insert(entries_table).compile(dialect=dialect))


def _hold_leases(connection: Connection, own: set[tuple[str, int]]) -> None:
    """LeaseLost unless these processes have their tables; until the commit nobody can take one from them."""
    if not own:
        return
    key = tuple_(leases.c.table_id, leases.c.process)
    held = select(leases.c.table_id).where(key.in_(sorted(own))).order_by(leases.c.table_id)
    found = set(connection.execute(held.with_for_update(read=True)).scalars())
    if lost := {table for table, _ in own} - found:
        raise LeaseLost(f"another process has taken {', '.join(sorted(lost))}")


def _put_rows(connection: Connection, rows: Sequence[tuple[TableRow, bool]]) -> None:
    """New rows, then what others say now: one statement for all of them, a turn changes nearly every row."""
    added = [_values(row) for row, new in rows if new]
    changed = {row.id: {**_values(row), "own": row.id} for row, new in rows if not new}
    if added:
        connection.execute(insert(tables), added)
    if changed:
        connection.execute(CHANGE_ROW, list(changed.values()))
    for row, new in rows:
        if row.people is not None:
            _put_people(connection, row.id, row.people, new)
        if row.ending is not None:
            _count(connection, row, row.ending)


def _values(row: TableRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in COLUMNS}


def _put_people(connection: Connection, table: str, guests: Sequence[str], new: bool) -> None:
    if not new:
        connection.execute(delete(people).where(people.c.table_id == table))
    if guests:
        connection.execute(insert(people), [{"guest": guest, "table_id": table} for guest in guests])


def _count(connection: Connection, row: TableRow, ending: Ending) -> None:
    """Results and ratings of a finished game, in the transaction of its last step, and never again.

    Two games of one person that end together count one after the other: a process has one writer, and
    processes wait for each other's rows.
    """
    if connection.execute(select(results.c.guest).where(results.c.table == row.id).limit(1)).first():
        return
    guests = [finish.guest for finish in ending.finishes if finish.guest]
    own = (ratings.c.game == row.game) & ratings.c.guest.in_(guests)
    # In one order, so that nobody waits in a circle. The rows stay the same ones: whoever waits gets them.
    locked = select(ratings).where(own).order_by(ratings.c.guest).with_for_update()
    known = {one["guest"]: Rating(**one) for one in connection.execute(locked).mappings()}
    made, rated = counted(row, ending, known)
    if made:
        connection.execute(insert(results), [msgspec.structs.asdict(one) for one in made])
    for rating in rated:
        values = msgspec.structs.asdict(rating)
        if rating.guest in known:
            same = (ratings.c.guest == rating.guest) & (ratings.c.game == rating.game)
            connection.execute(update(ratings).where(same).values(**values))
        else:
            connection.execute(insert(ratings), values)


def _remove(ids: Sequence[str], begun: bool, connection: Connection) -> None:
    wanted = select(tables.c.id).where(tables.c.id.in_(ids))
    removed = list(connection.execute(wanted if begun else wanted.where(tables.c.status == "open")).scalars())
    connection.execute(delete(entries_table).where(entries_table.c.table_id.in_(removed)))
    connection.execute(delete(people).where(people.c.table_id.in_(removed)))
    connection.execute(delete(results).where(results.c.table.in_(removed)))
    connection.execute(delete(tables).where(tables.c.id.in_(removed)))


def _note_life(began: int, until: int, connection: Connection) -> None:
    known = connection.execute(update(lives).where(lives.c.began == began).values(until=until))
    if not known.rowcount:
        connection.execute(insert(lives), {"began": began, "until": until})


def _add_report(body: str, connection: Connection) -> None:
    connection.execute(insert(reports), {"body": body})


def _pack(table: str, connection: Connection) -> None:
    own = entries_table.c.table_id == table
    # Locked: another process may be rewriting it for somebody who wants to be forgotten.
    log = select(entries_table.c.body).where(own).order_by(entries_table.c.seq).with_for_update()
    bodies = list(connection.execute(log).scalars())
    if len(bodies) > 1 and not is_packed(bodies[0]):
        first, others = own & (entries_table.c.seq == 0), entries_table.c.seq.between(1, len(bodies) - 1)
        connection.execute(update(entries_table).where(first).values(body=pack(bodies)))
        connection.execute(delete(entries_table).where(own & others))


def _rewrite(table: str, bodies: Mapping[int, str], connection: Connection) -> None:
    first = select(entries_table.c.body).where(entries_table.c.table_id == table, entries_table.c.seq == 0)
    begin = connection.execute(first.with_for_update()).scalar()
    if begin is not None and is_packed(begin):
        whole = unpack([begin])
        changed = [bodies.get(seq, body) for seq, body in enumerate(whole)]
        bodies = {seq: body for seq, body in bodies.items() if seq >= len(whole)} | {0: pack(changed)}
    for seq, body in bodies.items():
        entry = (entries_table.c.table_id == table) & (entries_table.c.seq == seq)
        connection.execute(update(entries_table).where(entry).values(body=body))


def _add_account(account: Account, connection: Connection) -> None:
    connection.execute(insert(accounts), msgspec.structs.asdict(account))


def _change_account(guest: str, changes: Mapping[str, str], connection: Connection) -> None:
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(**changes))


def _forget_guest(guest: str, connection: Connection) -> None:
    said = reports.c.body.contains(f'"author":{_quoted(guest)}', autoescape=True)
    connection.execute(delete(reports).where(said))
    connection.execute(delete(accounts).where(accounts.c.guest == guest))
    _delete(subscriptions, subscriptions.c.guest == guest, connection)
    _delete(passkeys, passkeys.c.guest == guest, connection)
    _delete(ties, or_(ties.c.guest == guest, ties.c.other == guest), connection)


def _tie(guest: str, other: str, kind: TieKind | None, connection: Connection) -> None:
    _delete(ties, (ties.c.guest == guest) & (ties.c.other == other), connection)
    if kind is not None:
        connection.execute(insert(ties), {"guest": guest, "other": other, "kind": kind})


def _replace(table: Table, same: ColumnElement[bool], row: msgspec.Struct, connection: Connection) -> None:
    _delete(table, same, connection)
    connection.execute(insert(table), msgspec.structs.asdict(row))


def _delete(table: Table, which: ColumnElement[bool], connection: Connection) -> None:
    connection.execute(delete(table).where(which))


def _quoted(guest: str) -> str:
    """As it stands in a stored entry or report."""
    return msgspec.json.encode(guest).decode()


def _answer(group: list[_Job], error: StorageError | None) -> None:
    """Wake the waiting tables, all with one call into their loop."""
    loop = group[0].loop
    if not loop.is_closed():
        loop.call_soon_threadsafe(_settle, group, error)


def _settle(group: list[_Job], error: StorageError | None) -> None:
    for job in group:
        if job.future.done():  # whoever waited has gone
            continue
        if error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(error)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Say StorageError instead of the database's own words."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StorageError(f"could not read: {error}") from error


def file_url(path: Path) -> URL:
    """The address of a SQLite database in this file."""
    return URL.create("sqlite", database=str(path))


def open_engine(url: URL, **options: Any) -> Engine:
    """A database as its address says; StorageError when its driver is not installed."""
    try:
        return create_engine(url, hide_parameters=True, **options)  # they hold hidden actions and draws
    except ModuleNotFoundError as error:
        driver = f"the driver {error.name} is not installed; for PostgreSQL: pip install 'trianon[postgres]'"
        raise StorageError(driver) from error


def _engine(url: URL) -> Engine:
    # With names for parameters the driver takes the same rows as that of PostgreSQL.
    engine = open_engine(url, **({"paramstyle": "named"} if url.get_backend_name() == "sqlite" else {}))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    elif engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _impatient)
    return engine


def reader(url: URL) -> Engine:
    """The same database, unable to write."""
    if url.get_backend_name() == "sqlite":
        file = f"file:{quote(url.database or '')}"
        return open_engine(url.set(database=file, query={"mode": "ro", "uri": "true"}))
    return open_engine(url, execution_options={"postgresql_readonly": True})


def _durable(connection: Any, record: object) -> None:
    """A commit returns when the disk has it.

    The WAL is folded back every 8 MB. Less often would be fewer waits, but a WAL that is written over syncs
    much faster than one that still grows.
    """
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "wal_autocheckpoint=2000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _impatient(connection: Any, record: object) -> None:
    """A process that stands still in the middle of a commit must not keep its tables from the others."""
    connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
    connection.commit()
