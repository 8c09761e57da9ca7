"""Several server processes on one PostgreSQL and one NATS, and what can befall them.

The first two are on one machine, as far as they know, and hand each other sockets; what concerns the others
goes over the broker.
"""

import os
import shutil
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text

from tests.table.postgres import running_postgres
from tests.web.nats import NatsProcess, running_nats
from tests.web.support import QUICK, ServerProcess
from trianon.table.storage.directory import DataDirectory
from trianon.web.handover import meeting_place

LEASE_SECONDS = 3.0
NEAR = 2  # processes on one machine


class House:
    """Processes with an address and a data directory each; the key of the first was copied to the others."""

    def __init__(
        self, folder: Path, count: int, database: str, broker: NatsProcess, handover: Path | None
    ) -> None:
        self.broker = broker
        self._handover = handover
        self.database = database
        self._folders = [folder / f"machine{number}" for number in range(count)]
        for own in self._folders:
            own.mkdir()
        DataDirectory(self._folders[0]).secret()
        for other in self._folders[1:]:
            shutil.copy(self._folders[0] / "secret", other)
        with ThreadPoolExecutor() as together:
            self.processes = list(together.map(self._start, range(count)))
        self._engine = create_engine(database)

    def _start(self, place: int, port: int = 0, *more: str) -> ServerProcess:
        options = ("--database", self.database, "--broker", self.broker.address)
        lease = ("--lease-seconds", str(LEASE_SECONDS))
        near = ("--handover", str(self._handover)) if self._handover is not None and place < NEAR else ()
        return ServerProcess(self._folders[place], *QUICK, *options, *lease, *near, *more, port=port)

    @property
    def folder(self) -> Path:
        """The data directory of the first."""
        return self._folders[0]

    @property
    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]

    def stop(self) -> None:
        for process in self.processes:
            process.stop()
        self._engine.dispose()

    @contextmanager
    def workers(self, count: int, *options: str) -> Iterator[ServerProcess]:
        """Further processes, which share an address."""
        server = self._start(0, 0, "--workers", str(count), *options)
        try:
            yield server
        finally:
            server.stop()

    def leases(self) -> list[tuple[str, int]]:
        """Which table is whose, as the database says."""
        with self._engine.connect() as connection:
            found = connection.execute(text("select table_id, process from leases order by table_id"))
            return [(table, process) for table, process in found]

    def present(self) -> set[int]:
        """The numbers of the processes that are there, as the database says."""
        with self._engine.connect() as connection:
            return set(connection.execute(text("select number from processes where until > now()")).scalars())

    # --- what can befall it -------------------------------------------------------------------------------

    def kill(self, place: int) -> None:
        self.processes[place].kill()

    def start_again(self, place: int) -> None:
        """At the address where it was."""
        self.processes[place] = self._start(place, self.processes[place].port)

    def pause(self, place: int) -> None:
        """It stands still, as a machine that swaps or is cut off, and will not know."""
        os.kill(self.processes[place].process.pid, signal.SIGSTOP)

    def wake(self, place: int) -> None:
        os.kill(self.processes[place].process.pid, signal.SIGCONT)

    def restart_broker(self) -> None:
        self.broker.kill()
        self.broker.start()

    def cut_database(self) -> None:
        """Every connection to the database breaks."""
        others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        with self._engine.connect() as connection:
            connection.execute(text(others + " and backend_type = 'client backend'"))


@contextmanager
def running_house(folder: Path, count: int) -> Iterator[House]:
    """A house for the length of a test."""
    with ExitStack() as stack:
        database = stack.enter_context(running_postgres())
        broker = stack.enter_context(running_nats())
        house = House(folder, count, database, broker, stack.enter_context(meeting_place()))
        stack.callback(house.stop)
        yield house
