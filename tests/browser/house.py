"""A real server: its own process, port and data directory, and tables that were laid out beforehand."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

from itsdangerous import URLSafeSerializer
from msgspec.structs import replace

import trianon
from trianon.table import entries
from trianon.table.entries import ChairState, Created, Entry, Started
from trianon.table.seating import Seating, palette
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.sql import SqlStore
from trianon.web.config import Config
from trianon.web.sessions import COOKIE

CLIENT = "TRIANON_CLIENT"  # a folder with another build of the client, when set
SEED = "5e" * 32
PATIENCE = 30


class House:
    """One server. `prepare` puts a table with a chosen position into its store."""

    def __init__(
        self,
        folder: Path,
        bot_pause: float = 0.0,
        client: str = "",
        away_seconds: float = Config.away_seconds,
        options: Sequence[str] = (),
    ) -> None:
        self.data = DataDirectory(folder)
        self.url = "http://127.0.0.1:0"  # any free port, the same again after a restart
        self._bot_pause = bot_pause
        self._away_seconds = away_seconds
        self._options = options
        self._client = client or os.environ.get(CLIENT, "")
        self._lives = 0
        self._process: subprocess.Popen[str] | None = None

    # --- the process --------------------------------------------------------------------------------------

    def open(self) -> None:
        """Start the server and wait until people can come in."""
        port = self.url.rpartition(":")[2]
        command = [sys.executable, "-m", "trianon.web", "--port", port, "--data", str(self.data.path)]
        command += ["--bot-pause", str(self._bot_pause), "--unlimited"]
        command += ["--away-seconds", str(self._away_seconds)]
        command += self._options
        if self._client:
            command += ["--client", self._client]
        self._lives += 1
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError(f"the server did not start: {self._log.read_text()}")

    @property
    def _log(self) -> Path:
        """What the present process complains about; after a kill Python itself complains in the old one."""
        return self.data.path.with_suffix(f".{self._lives}.log")

    @property
    def is_open(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End the server at once, without a chance to tidy up."""
        assert self._process is not None
        self._end(self._process.kill)

    def close(self) -> None:
        """Stop the server as an operator does; what it complained about is a failure."""
        assert self._process is not None
        if self.is_open:
            self._end(partial(self._process.send_signal, signal.SIGINT))
        complaints = self._log.read_text()
        assert not complaints, complaints

    def _end(self, stop: Callable[[], object]) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        stop()
        self._process.wait(PATIENCE)
        self._process.stdout.close()

    # --- what lies in it ----------------------------------------------------------------------------------

    def cookie(self, guest: str, name: str) -> str:
        """The cookie of a guest who has been here before."""
        return str(URLSafeSerializer(self.data.secret(), salt="guest").dumps([guest, name]))

    def prepare(
        self,
        places: Sequence[ChairState],
        position: dict[str, Any] | None = None,
        seed: str = SEED,
        options: dict[str, Any] | None = None,
        moves: Sequence[Entry] = (),
        game: str = "kabale",
        rated: bool = False,
        tempo: str = "",
    ) -> str:
        """A running table with these people, dealt from the seed or laid out as `position` says; its id.

        A rated one is open to all.
        """
        table = uuid4().hex[:10]
        coloured = [
            replace(place, colour=colour)
            for place, colour in zip(places, palette(trianon.game(game)), strict=False)
        ]
        settled = options or {"first": 0}
        first = Created(
            game, settled, rated, coloured[0].guest, coloured, entries.now(), tempo=tempo, rated=rated
        )
        start = Started(seed, trianon.game(game).rules_version, entries.now(), position)
        seating = Seating.begin(table, first)
        seating.fold(start)
        _run(self._store(seating, entries.write([first, start, *moves])))
        return table

    async def _store(self, seating: Seating, log: list[str]) -> None:
        store = SqlStore.in_file(self.data.database)
        await store.create_table(seating.row(), log)
        await store.close()


def person(guest: str, name: str, hotseat: bool = False) -> ChairState:
    return ChairState(kind="person", guest=guest, name=name, hotseat=hotseat)


def bot(kind: str = "random") -> ChairState:
    return ChairState(kind="bot", bot=kind, name=kind)


def cookies(house: House, guest: str, name: str) -> list[Any]:
    """For a browser context."""
    return [{"name": COOKIE, "value": house.cookie(guest, name), "url": house.url}]


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Playwright already runs a loop in this thread, so another thread does it."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
