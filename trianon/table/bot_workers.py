"""Bot workers: bots at work in processes of their own. Every question to a bot comes to an answer."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

import trianon
from trianon.bots import is_from_elsewhere
from trianon.bots.crew import agreed
from trianon.bots.levels import searches_of
from trianon.table.bot_process import BotFailed, BotProcess, BotStuck, WorkerLost, WorldDoc, think
from trianon.table.fair_line import FairLine, Ticket

PATIENCE = 20.0  # seconds of thinking for one answer
ATTEMPTS = 3  # of a request whose worker is lost

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class BotWorkers(Protocol):
    """Whoever answers for the bots."""

    def prepare(self) -> None:
        """Bots will be asked soon."""

    async def choose(
        self, bot: str, world: WorldDoc, options: int, guest: str = "", ticket: Ticket | None = None
    ) -> int:
        """The index of the option that a bot chooses in a world, where it has so many options.

        `guest` is the one for whom it thinks: when many bots are asked at once, guests take turns, and the
        ticket tells how many come before.
        """
        ...

    def close(self) -> None: ...


def at_random(bot: str, what: str, seed: int, options: int) -> int:
    """For this turn, so that the table goes on; the operator is told why."""
    log.error("bot %s %s; playing at random", bot, what)
    return int(trianon.Rng(seed).below(options))


class BotProcesses:
    """A few worker processes, started for the first table with bots. Questions wait in a fair line.

    A bot from elsewhere has a worker and a line of its own, so that nobody else waits for its thoughts.
    """

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self.size = workers
        self._workers = [BotProcess() for _ in range(workers)]
        self._line = FairLine(self._workers)
        self._outside: dict[str, tuple[BotProcess, FairLine[BotProcess]]] = {}
        self._patience = patience
        self._asking: set[asyncio.Task[Any]] = set()

    def prepare(self) -> None:
        """Start the workers now: they are ready by the time the first bot is asked."""
        for worker in self._workers:
            if worker.process is None:
                with suppress(WorkerLost):  # the server stops: nobody is asked any more
                    worker.start()

    async def choose(
        self, bot: str, world: WorldDoc, options: int, guest: str = "", ticket: Ticket | None = None
    ) -> int:
        """A bot that fails or answers nonsense is replaced by `random` for this turn: the table goes on."""
        seed = secrets.randbits(63)
        try:
            choice = await self._ask(bot, world, seed, guest, ticket)
            if 0 <= choice < options:
                return choice
            return at_random(bot, f"answered {choice} to {options} options", seed, options)
        except (BotFailed, BotStuck, WorkerLost, OSError) as error:
            return at_random(bot, f"failed ({error})", seed, options)

    async def _ask(self, bot: str, world: WorldDoc, seed: int, guest: str, ticket: Ticket | None) -> int:
        """Ask, and ask again when the worker was lost, which need not be the bot's fault."""
        for _ in range(1, ATTEMPTS):
            try:
                return await self._ask_once(bot, world, seed, guest, ticket)
            except WorkerLost as lost:
                log.info("bot %s is asked again: %s", bot, lost)
        return await self._ask_once(bot, world, seed, guest, ticket)

    async def _ask_once(self, bot: str, world: WorldDoc, seed: int, guest: str, ticket: Ticket | None) -> int:
        line = self._line_of(bot, str(world["game"]))
        worker = await line.take(guest, ticket)
        helpers = line.take_idle(searches_of(bot) - 1) if line is self._line else []
        # The table may lose interest; a worker is free for others only when it has answered.
        if not helpers:
            return await asyncio.shield(
                self._begin(line, worker, worker.ask(bot, world, seed, self._patience))
            )
        parts = [
            self._begin(line, one, one.explore(bot, world, seed, self._patience, part))
            for part, one in enumerate([worker, *helpers])
        ]
        return agreed(await asyncio.shield(asyncio.gather(*parts)))

    def _begin(
        self, line: FairLine[BotProcess], worker: BotProcess, work: Coroutine[Any, Any, Answer]
    ) -> "asyncio.Task[Answer]":
        """Set a worker to work; when it has answered, it goes back to its line."""
        asking = asyncio.get_running_loop().create_task(work)
        self._asking.add(asking)
        asking.add_done_callback(lambda done: self._answered(worker, line, done))
        return asking

    def _line_of(self, bot: str, game: str) -> FairLine[BotProcess]:
        """Where questions to a bot wait."""
        if not is_from_elsewhere(game, bot):
            return self._line
        if bot not in self._outside:
            own = BotProcess(is_quiet=True)
            self._outside[bot] = own, FairLine([own])
        return self._outside[bot][1]

    def _answered(self, worker: BotProcess, line: FairLine[BotProcess], asking: "asyncio.Task[Any]") -> None:
        self._asking.discard(asking)
        # Looked at, also when nobody waits for it any more.
        failed = not asking.cancelled() and asking.exception() is not None
        if failed and line is not self._line:
            worker.end()  # with whatever it started
        line.give_back(worker)

    def _all(self) -> list[BotProcess]:
        return [*self._workers, *(own for own, _ in self._outside.values())]

    @property
    def waiting(self) -> int:
        """Questions for which no worker is free."""
        return self._line.length

    def processes(self) -> list[BaseProcess]:
        """The workers at present."""
        return [worker.process for worker in self._all() if worker.process is not None]

    def close(self) -> None:
        for worker in self._all():
            worker.close()


class BotsInline:
    """The same without processes: for tests."""

    def __init__(self, choose: Callable[[str, WorldDoc, int], int] | None = None) -> None:
        self._choose = choose or think

    def prepare(self) -> None:
        """Always ready."""

    async def choose(
        self, bot: str, world: WorldDoc, options: int, guest: str = "", ticket: Ticket | None = None
    ) -> int:
        return self._choose(bot, world, secrets.randbits(63))

    def close(self) -> None:
        """Nothing runs."""
