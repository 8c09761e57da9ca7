"""Services: what the endpoints work with, put together when the server starts."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import trianon
from trianon.table.bot_workers import BotProcesses
from trianon.table.lobby import Lobby
from trianon.table.problems import TableProblem
from trianon.table.rate_limit import RateLimit
from trianon.table.storage import Store
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.memory import MemoryStore
from trianon.table.storage.sql import SqlStore
from trianon.web.config import Config
from trianon.web.sessions import Sessions

TABLES_BURST = 10.0
MOST_LIMITS = 10_000


class Services:
    """The lobby with everything below it; usable while `running`."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.lobby: Lobby
        self.sessions: Sessions
        self._table_limits: dict[str, RateLimit] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the data directory, serve, put everything back."""
        directory = None if self.config.data is None else DataDirectory(self.config.data)
        if directory is not None:
            directory.take()
        store = _store(self.config, directory)
        bot_workers = BotProcesses(self.config.bot_workers, self.config.bot_patience)
        for id in trianon.games():
            trianon.game(id)  # loaded now, nobody waits for it at a table
        self.sessions = Sessions(_secret(directory))
        self.lobby = Lobby(
            store,
            bot_workers,
            self.config.bot_pause,
            self.config.idle_seconds,
            self.config.open_days,
            self.config.bot_tables,
        )
        keeping = asyncio.create_task(self.lobby.keep_house())
        try:
            yield
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            self.lobby.close()
            bot_workers.close()
            await store.close()
            if directory is not None:
                directory.release()

    def limit_new_tables(self, guest: str) -> None:
        """Refuse a browser that creates tables faster than anybody can play at them."""
        rate = self.config.tables_per_minute / 60
        if len(self._table_limits) > MOST_LIMITS:
            self._table_limits.clear()
        if not self._table_limits.setdefault(guest, RateLimit(rate, TABLES_BURST)).allows():
            raise TableProblem("too_many", "so many tables! wait a little before the next one")


def _store(config: Config, directory: DataDirectory | None) -> Store:
    if config.database:
        return SqlStore(config.database)
    return MemoryStore() if directory is None else SqlStore.in_file(directory.database)


def _secret(directory: DataDirectory | None) -> str:
    return secrets.token_urlsafe(48) if directory is None else directory.secret()
