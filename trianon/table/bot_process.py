"""Bot process: one worker with one request at a time, over a pipe of its own."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import trianon
from trianon.bots import get as get_bot
from trianon.bots.crew import Findings
from trianon.bots.levels import Thinker
from trianon.table import compiled_rules

WorldDoc = dict[str, object]  # a possible world as a position document
Request = tuple[str, WorldDoc, int, int | None]  # bot, world, luck; of several searches only this one
PATIENCE_AT_START = 60.0  # seconds to import the rules
LOWER = 3  # steps of priority below the server: it is served first, and thinking is not starved


class BotFailed(Exception):
    """The bot raised an error, or did not answer with a number."""


class BotStuck(Exception):
    """The bot thought for too long; its process was ended."""


class WorkerLost(Exception):
    """The process ended before it answered; another one may well answer."""


class BotProcess:
    """A process that thinks for bots. It is started when first needed, and again after it was lost."""

    def __init__(self, is_quiet: bool = False) -> None:
        """`is_quiet`: what is printed there, by whatever runs in it, goes nowhere."""
        self.process: BaseProcess | None = None
        self._is_quiet = is_quiet
        self._pipe: Connection
        self._rules: str | None = None
        self._is_ready = False
        self._is_closed = False
        self._listener = ThreadPoolExecutor(1, "trianon-bots")  # waits for the answer

    def start(self) -> None:
        """Start it unless it runs. As soon as compiled rules are ready, a new one with them takes over."""
        if self._is_closed:
            raise WorkerLost("the server stops")
        rules = compiled_rules.ready()
        if rules != self._rules:
            self.end()
        if self.process is not None:
            return
        # Not fork: the server has threads.
        context = multiprocessing.get_context("spawn")
        self._pipe, its_end = context.Pipe()
        process = context.Process(target=work, args=(its_end, self._is_quiet), daemon=True)
        with compiled_rules.imported_from(rules):
            process.start()
        its_end.close()
        self.process = process
        self._rules = rules
        self._is_ready = False

    async def ask(self, bot: str, world: WorldDoc, seed: int, patience: float) -> int:
        """The bot's answer; BotFailed, BotStuck or WorkerLost when there is none.

        The patience counts from when the process begins to think, not from when it was started.
        """
        answer = await self._request((bot, world, seed, None), patience)
        assert isinstance(answer, int)
        return answer

    async def explore(self, bot: str, world: WorldDoc, seed: int, patience: float, part: int) -> Findings:
        """The same for one of the searches in which the bot thinks over this question."""
        answer = await self._request((bot, world, seed, part), patience)
        assert isinstance(answer, Findings)
        return answer

    async def _request(self, request: Request, patience: float) -> int | Findings:
        self.start()
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._listener, self._talk, request, patience)
        except (BotStuck, WorkerLost):
            self.end()
            raise
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def end(self) -> None:
        """Whatever it does, at once, and whatever it started; a request that it has is lost."""
        if self.process is not None:
            _end_group(self.process)
            self.process.kill()
            self.process.join()  # reaped: it cannot refuse
            self.process = None

    def close(self) -> None:
        """For good."""
        self._is_closed = True
        self.end()
        self._listener.shutdown(wait=False)

    # --- in the listening thread --------------------------------------------------------------------------

    def _talk(self, request: Request, patience: float) -> int | Findings | str:
        pipe = self._pipe
        try:
            if not self._is_ready:
                if not pipe.poll(PATIENCE_AT_START):
                    raise BotStuck("its process did not start")
                pipe.recv()
                self._is_ready = True
            pipe.send(request)
            if not pipe.poll(patience):
                raise BotStuck(f"no answer in {patience:g} seconds")
            answer: int | Findings | str = pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("its process ended") from error
        return answer


def _end_group(leader: BaseProcess) -> None:
    """Of a worker that may have ended before, or be too young to lead one."""
    if sys.platform != "win32" and leader.pid is not None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(leader.pid, signal.SIGKILL)


# --- in the worker ----------------------------------------------------------------------------------------


def work(pipe: Connection, is_quiet: bool = False) -> None:
    """The life of a worker: load the rules, say so, then answer until the server closes the pipe."""
    _lead_a_group()
    _give_way()
    if is_quiet:
        _say_nothing()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # they reach the whole group; the server ends its workers itself
    _leave_with_the_server()
    for id in trianon.games():
        trianon.game(id)
    pipe.send("ready")
    while True:
        try:
            request: Request = pipe.recv()
        except EOFError:
            return
        pipe.send(_answer(request))


def think(bot: str, world: WorldDoc, seed: int) -> int:
    """All a bot gets is a world that its seat cannot tell from the real one, and luck."""
    state = trianon.game(str(world["game"])).from_json(world)
    return get_bot(state.game.id, bot, is_timed=True).choose(state, trianon.Rng(seed))


def think_part(bot: str, world: WorldDoc, seed: int, part: int) -> Findings:
    """One of the searches of a bot that has several."""
    state = trianon.game(str(world["game"])).from_json(world)
    thinker = get_bot(state.game.id, bot, is_timed=True)
    assert isinstance(thinker, Thinker)
    return thinker.part(state, trianon.Rng(seed), part)


def _answer(request: Request) -> int | Findings | str:
    """What the bot chose, or what went wrong, in words: not every error can travel."""
    bot, world, seed, part = request
    try:
        if part is not None:
            return think_part(bot, world, seed, part)
        choice = think(bot, world, seed)
    except Exception as error:  # whatever a bot's code raises
        return repr(error)
    return choice if type(choice) is int else f"it answered {choice!r}"


def _leave_with_the_server() -> None:
    """When the server is killed, nobody is left to end a worker that is stuck."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_wait_and_leave, args=(server,), daemon=True).start()


def _wait_and_leave(server: BaseProcess) -> None:
    server.join()
    if sys.platform != "win32":
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _lead_a_group() -> None:
    """A worker and the programs it starts are ended together."""
    if sys.platform != "win32":
        os.setsid()


def _give_way() -> None:
    """Whoever moves is served first: thinking takes the time that is left."""
    if sys.platform != "win32":
        os.nice(LOWER)


def _say_nothing() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
