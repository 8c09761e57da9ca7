"""Bot workers: bots at work in processes of their own, so that a slow bot cannot slow a table."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Protocol, TypeVar

import trianon
from trianon.bots import get as get_bot
from trianon.table import compiled_rules

WorldDoc = dict[str, object]  # a possible world as a position document
T = TypeVar("T")
PATIENCE = 20.0  # seconds for one answer

log = logging.getLogger(__name__)


class BotWorkers(Protocol):
    """Whoever answers for the bots."""

    def prepare(self) -> None:
        """Bots will be asked soon."""

    async def choose(self, bot: str, world: WorldDoc, options: int) -> int:
        """The index of the option that a bot chooses in a world, where it has so many options."""
        ...

    def close(self) -> None: ...


class BotProcesses:
    """A small pool of worker processes, started for the first table with bots, renewed when it breaks."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._rules: str | None = None

    def prepare(self) -> None:
        """Start the workers now: they are ready by the time the first bot is asked."""
        if self._pool is None:
            self._submit(os.getpid)

    async def choose(self, bot: str, world: WorldDoc, options: int) -> int:
        """A bot that fails or answers nonsense is replaced by `random` for this turn: the table goes on."""
        seed = secrets.randbits(63)
        try:
            choice = await self._ask(bot, world, seed)
            if type(choice) is int and 0 <= choice < options:
                return choice
            log.error("bot %s answered %r to %d options; playing at random", bot, choice, options)
        except Exception as error:  # whatever a bot's code raises
            log.error("bot %s failed (%r); playing at random", bot, error)
            log.debug("the failure of bot %s", bot, exc_info=True)
        return int(trianon.Rng(seed).below(options))

    async def _ask(self, bot: str, world: WorldDoc, seed: int) -> int:
        try:
            answer = asyncio.wrap_future(self._submit(think, bot, world, seed))
            return await asyncio.wait_for(answer, PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self._drop()
            raise

    def _submit(self, work: Callable[..., T], *arguments: object) -> "Future[T]":
        """Work for a worker. As soon as compiled rules are ready, new workers with them take over."""
        rules = compiled_rules.ready()
        if rules != self._rules:
            self._rules = rules
            self._retire()
        with compiled_rules.imported_from(rules):
            return self._running().submit(work, *arguments)

    def _retire(self) -> None:
        """Let the workers finish what they were asked, and go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not fork: the server has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin_work)
        return self._pool

    def processes(self) -> list[BaseProcess]:
        """The workers at present. The pool keeps them to itself, but a stuck one must be ended by hand."""
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def _drop(self) -> None:
        """Forget a pool that is broken or stuck; the next turn gets a fresh one."""
        for process in self.processes():
            process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        self._drop()


class BotsInline:
    """The same without processes: for tests."""

    def __init__(self, choose: Callable[[str, WorldDoc, int], int] | None = None) -> None:
        self._choose = choose or think

    def prepare(self) -> None:
        """Always ready."""

    async def choose(self, bot: str, world: WorldDoc, options: int) -> int:
        return self._choose(bot, world, secrets.randbits(63))

    def close(self) -> None:
        """Nothing runs."""


# --- in the worker ----------------------------------------------------------------------------------------


def begin_work() -> None:
    """Runs first in a new worker: the rules are loaded before the first bot is asked."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # they reach the whole group; the server ends its workers itself
    _leave_with_the_server()
    for id in trianon.games():
        trianon.game(id)


def think(bot: str, world: WorldDoc, seed: int) -> int:
    """All a bot gets is a world that its seat cannot tell from the real one, and luck."""
    state = trianon.game(str(world["game"])).from_json(world)
    return get_bot(state.game.id, bot).choose(state, trianon.Rng(seed))


def _leave_with_the_server() -> None:
    """When the server is killed, nobody is left to end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_wait_and_leave, args=(server,), daemon=True).start()


def _wait_and_leave(server: BaseProcess) -> None:
    server.join()
    os._exit(0)
