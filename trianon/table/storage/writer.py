"""The writer: one thread with group commit.

There is no timer: what one turn of the loop brings is committed at once, and while one commit waits for the
disk the next group gathers by itself.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from trianon.table.storage import Conflict, LeaseLost, StorageError, TableRow, writes
from trianon.table.storage.schema import leases

LARGE_GROUP = 512  # jobs; to so many no others are added
MOST_IN_A_STATEMENT = 32  # entries; the driver keeps as many kinds of statements ready, the largest in 16 kB
log = logging.getLogger(__name__)


class Job:
    """One request to the writer, and the future of whoever waits for it."""

    __slots__ = (
        "bodies", "future", "is_plain", "loop", "new", "other", "process", "result", "row", "seq", "table",
    )  # fmt: skip

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
        self.is_plain = row is None and other is None and process is None  # entries and nothing else
        self.result: Any = None  # of `other`
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class Writer:
    """The one thread that writes: it takes whatever is queued, commits it in one transaction, and repeats."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._gathered: list[Job] = []  # in this turn of the loop
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._submitted = 0
        self._taken = 0  # counted by the thread
        self._closing = False
        self._connection: Connection | None = None  # the thread's own
        self._work = threading.Thread(target=self._write, name="trianon-writer", daemon=True)
        self._work.start()

    @property
    def waiting(self) -> int:
        """Jobs that it has not taken yet."""
        return self._submitted - self._taken

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """The future of the job, which is part of the next commit."""
        if self._closing:
            job.future.set_exception(StorageError("the store is closed"))
        else:
            # Waking the thread costs more than an entry: all that this turn of the loop brings goes together.
            if not self._gathered:
                job.loop.call_soon(self._hand_over)
            self._gathered.append(job)
            self._submitted += 1
        return job.future

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._queue.put(gathered)

    def take_no_more(self) -> None:
        """What was submitted so far is written; what comes now is refused."""
        self._closing = True

    async def close(self) -> None:
        """When everything is written."""
        self.take_no_more()
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._work.join)

    # --- the thread ---------------------------------------------------------------------------------------

    def _write(self) -> None:
        while True:
            group, last = self._next_group()
            self._taken += len(group)
            if group:
                self._commit(group)
            if last:
                self._let_go()
                return

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for jobs, then take all the others that are there; True when it is time to stop."""
        jobs = self._queue.get()
        group: list[Job] = []
        while jobs is not None:
            group += jobs
            if len(group) >= LARGE_GROUP:
                return group, False
            try:
                jobs = self._queue.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _commit(self, group: list[Job]) -> None:
        error = self.attempt(group)
        if error is None or len(group) == 1:
            _answer(group, error)
            return
        # One refused job must not take its neighbours along: each alone now.
        for job in group:
            _answer([job], self.attempt([job]))

    def attempt(self, group: list[Job]) -> StorageError | None:
        """Commit a group; why it could not be done, else None."""
        try:
            # One connection for the writer's life: taking it from the pool costs as much as a commit.
            if self._connection is None:
                self._connection = self._engine.connect()
            if all(job.is_plain for job in group):
                _add_entries(self._connection, group)
            else:
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


def _add_entries(connection: Connection, group: list[Job]) -> None:
    """Commit steps past SQLAlchemy: its books cost several times what the driver does."""
    driver, errors = connection.connection, connection.dialect.loaded_dbapi
    try:
        if connection.dialect.name == "sqlite":
            _add_at_once(driver.driver_connection, group)
        else:
            driver.cursor().executemany(writes.add_entries(connection.dialect), _entries(group))
            driver.commit()
    except errors.IntegrityError as error:
        driver.rollback()
        raise IntegrityError(None, None, error) from error
    except errors.Error as error:
        raise DBAPIError(None, None, error) from error


def _add_at_once(driver: Any, group: list[Job]) -> None:
    """In as few statements as may be; a single one is a transaction of its own.

    The driver gives the interpreter away at each step of a statement, and to get it back from a busy loop
    costs more than the step.
    """
    rows = [(job.table, seq, body) for job in group for seq, body in enumerate(job.bodies, job.seq)]
    parts = [rows[first : first + MOST_IN_A_STATEMENT] for first in range(0, len(rows), MOST_IN_A_STATEMENT)]
    level = driver.isolation_level
    driver.isolation_level = None  # it begins no transaction by itself
    try:
        if len(parts) > 1:
            driver.execute("BEGIN")
        for part in parts:
            driver.execute(writes.add_entries_at_once(len(part)), [*chain.from_iterable(part)])
        if len(parts) > 1:
            driver.execute("COMMIT")
    finally:
        driver.isolation_level = level


def _entries(group: list[Job]) -> list[dict[str, Any]]:
    return [
        {"table_id": job.table, "seq": job.seq + place, "body": body}
        for job in group
        for place, body in enumerate(job.bodies)
    ]


def _put(connection: Connection, group: list[Job]) -> None:
    writes.hold_leases(connection, {(job.table, job.process) for job in group if job.process and not job.new})
    rows = _entries(group)
    if rows:
        connection.exec_driver_sql(writes.add_entries(connection.dialect), rows)
    writes.put_rows(connection, [(job.row, job.new) for job in group if job.row is not None])
    taken = [{"table_id": job.table, "process": job.process} for job in group if job.process and job.new]
    if taken:
        connection.execute(insert(leases), taken)
    for job in group:
        if job.other is not None:
            job.result = job.other(connection)


def _answer(group: list[Job], error: StorageError | None) -> None:
    """Wake the waiting tables, all with one call into their loop."""
    loop = group[0].loop
    if not loop.is_closed():
        loop.call_soon_threadsafe(_settle, group, error)


def _settle(group: list[Job], error: StorageError | None) -> None:
    for job in group:
        if job.future.done():  # whoever waited has gone
            continue
        if error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(error)
