"""Leases: which of several processes on one PostgreSQL database has which table.

A process is there as long as it renews its row, and gets a number that is never given again. That number is
the fence: an append holds the lease of its table under this number until its commit (`sql._hold_leases`), so
whoever was given up and comes back late writes nothing. All times are those of the database.
"""

from asyncio import Future
from collections.abc import Mapping
from datetime import timedelta
from functools import partial

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_unless

from trianon.table.storage import LeaseLost
from trianon.table.storage.engines import address, open_engine
from trianon.table.storage.schema import leases, processes, revoked, tables
from trianon.table.storage.sql import SqlStore

LEASE_SECONDS = 5.0
FORGET_AFTER = timedelta(hours=1)  # a process that left nothing behind
LATE = 60_000  # milliseconds by which the clocks of two machines may differ
ADOPTED_AT_ONCE = 20  # tables of a dead process, so that its heirs share them


class Roll(msgspec.Struct, frozen=True):
    """The processes that are there, by name, and some tables whose process is not."""

    present: frozenset[str]
    orphans: tuple[str, ...]
    revoked: tuple[tuple[str, int], ...]  # guests, and from before when their cookies are void; what is new


class Leases:
    """What one process has. Everything passes through the writer of its store, in the order of the calls."""

    def __init__(self, store: SqlStore, seconds: float = LEASE_SECONDS) -> None:
        self.name = ""
        self._store = store
        self._span = timedelta(seconds=seconds)
        self._number = 0
        self._revoked_since = 0

    async def join(self, name: str) -> None:
        """Be there under this name and a new number, without any table."""
        self._number = await self._store.run(partial(_join, name, self._span))
        self._store.process = self._number
        self.name = name

    async def renew(self) -> Roll:
        """Be there for another while; LeaseLost when it is too late for that."""
        roll = await self._store.run(partial(_renew, self._number, self._span, self._revoked_since))
        # Clocks of machines differ a little; to hear of one twice does no harm.
        self._revoked_since = max((before - LATE for _, before in roll.revoked), default=self._revoked_since)
        return roll

    async def claim(self, table: str) -> str:
        """Take a table unless another process has it; the name of the one that has it, empty for no table."""
        known = select(tables.c.id, literal(self._number)).where(tables.c.id == table)
        return await self._store.run(partial(_claim, self._number, table, known))

    async def claim_duty(self, duty: str) -> str:
        """The same for what one process does for the house; no table has such a name."""
        return await self._store.run(
            partial(_claim, self._number, duty, select(literal(duty), literal(self._number)))
        )

    def release(self, table: str) -> Future[None]:
        """Whoever wants this table may have it, as soon as what was written before is on disk."""
        return self._store.run(partial(_release, self._number, table))

    async def revoke(self, guest: str, before: int) -> None:
        """Let all processes know that older cookies of this guest are void."""
        await self._store.run(partial(_revoke, guest, before))

    async def leave(self) -> None:
        """Give everything back at once."""
        await self._store.run(partial(_leave, self._number))


def share_revoked(url: str, known: Mapping[str, int]) -> None:
    """What a single process has kept in a file is known to all from now on."""
    engine = open_engine(address(url))
    with engine.begin() as connection:
        for guest, before in known.items():
            _revoke(guest, before, connection)
    engine.dispose()


def _join(name: str, span: timedelta, connection: Connection) -> int:
    row = insert(processes).values(name=name, until=func.now() + span)
    return int(connection.execute(row.returning(processes.c.number)).scalar_one())


def _renew(number: int, span: timedelta, since: int, connection: Connection) -> Roll:
    own = (processes.c.number == number) & (processes.c.until > func.now())
    if not connection.execute(update(processes).where(own).values(until=func.now() + span)).rowcount:
        raise LeaseLost("this process was given up by the others")
    present = connection.execute(select(processes.c.name).where(processes.c.until > func.now())).scalars()
    orphans = connection.execute(
        select(leases.c.table_id)
        .where(~_has_an_owner(), exists().where(tables.c.id == leases.c.table_id))
        .order_by(func.random())
        .limit(ADOPTED_AT_ONCE)
    ).scalars()
    void = connection.execute(select(revoked.c.guest, revoked.c.before).where(revoked.c.before > since))
    roll = Roll(frozenset(present), tuple(orphans), tuple((guest, before) for guest, before in void))
    left = ~exists().where(leases.c.process == processes.c.number)
    connection.execute(delete(processes).where(processes.c.until < func.now() - FORGET_AFTER, left))
    return roll


def _has_an_owner() -> ColumnElement[bool]:
    return exists().where(processes.c.number == leases.c.process, processes.c.until > func.now())


def _claim(number: int, table: str, known: Select[str, int], connection: Connection) -> str:
    connection.execute(
        insert_unless(leases).from_select(["table_id", "process"], known).on_conflict_do_nothing()
    )
    # The dead may still hold a lock, in a commit that has not ended: then it is too early.
    orphan = select(leases.c.table_id).where(leases.c.table_id == table, ~_has_an_owner())
    if connection.execute(orphan.with_for_update(of=leases, skip_locked=True)).first() is not None:
        connection.execute(update(leases).where(leases.c.table_id == table).values(process=number))
    owner = select(processes.c.name).join(leases, leases.c.process == processes.c.number)
    return connection.execute(owner.where(leases.c.table_id == table)).scalar() or ""


def _release(number: int, table: str, connection: Connection) -> None:
    own = (leases.c.process == number) & (leases.c.table_id == table)
    connection.execute(delete(leases).where(own))


def _revoke(guest: str, before: int, connection: Connection) -> None:
    row = insert_unless(revoked).values(guest=guest, before=before)
    connection.execute(
        row.on_conflict_do_update(
            index_elements=["guest"], set_={"before": func.greatest(revoked.c.before, before)}
        )
    )


def _leave(number: int, connection: Connection) -> None:
    connection.execute(delete(leases).where(leases.c.process == number))
    connection.execute(delete(processes).where(processes.c.number == number))
