"""Far bots: bots think on other machines (`trianon bots`), and here when nobody is free there."""

import asyncio
import logging
import secrets
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any

from trianon.bots import is_from_elsewhere
from trianon.table.bot_process import PATIENCE_AT_START, BotFailed, BotStuck, WorkerLost, WorldDoc
from trianon.table.bot_workers import ATTEMPTS, BotProcesses, at_random
from trianon.table.fair_line import FairLine, Ticket
from trianon.web.bot_parcels import (
    ANSWERS,
    FREE,
    QUESTIONS,
    Chosen,
    Failed,
    Lost,
    Question,
    Reply,
    Stuck,
    Thinking,
    encode,
    read_reply,
)
from trianon.web.broker import BrokerSettings, connect

TAKEN_SECONDS = 2.0  # until whoever got a question says so
SILENT_SECONDS = 5.0  # of a machine that thinks: then it is gone
NOBODY = "503"  # as the broker says that nobody listens

log = logging.getLogger(__name__)


class _NobodyFree(Exception):
    pass


class FarBots:
    """Bot workers near and far. Guests take turns; who is next gets what is free first, far before near."""

    def __init__(self, near: BotProcesses, settings: BrokerSettings, patience: float) -> None:
        self._near = near
        self._settings = settings
        self._patience = patience
        self._turns = FairLine((None,))  # whoever has the turn looks for a worker
        self._near_asked = 0
        self.may_be_free = False  # somebody far away
        self._news = asyncio.Event()  # somebody, near or far, is free now
        self._heard: dict[str, asyncio.Queue[Reply | None]] = {}  # by question
        self._answers = f"{ANSWERS}.{secrets.token_hex(8)}"
        self._nats: Any = None

    async def open(self) -> None:
        self._nats = await connect(self._settings, "trianon asks bots", self._cut)
        await self._nats.subscribe(f"{self._answers}.*", cb=self._hear)
        await self._nats.subscribe(FREE, cb=self._hear_free)
        await self._nats.flush()

    async def leave(self) -> None:
        await self._nats.close()

    # --- as of all bot workers ----------------------------------------------------------------------------

    def prepare(self) -> None:
        self._near.prepare()

    async def choose(
        self, bot: str, world: WorldDoc, options: int, guest: str = "", ticket: Ticket | None = None
    ) -> int:
        """Programs and installed bots belong to this server and think here; what fails far away does too."""
        if is_from_elsewhere(str(world["game"]), bot):
            return await self._near.choose(bot, world, options, guest, ticket)
        question = Question(bot, world, secrets.randbits(63), self._patience)
        try:
            choice = await self._ask(question, guest, ticket or Ticket())
        except (BotFailed, WorkerLost) as error:
            log.info("bot %s is asked here: %s", bot, error)
            choice = None
        except BotStuck as error:
            return at_random(bot, f"failed ({error})", question.seed, options)
        if choice is not None and 0 <= choice < options:
            return choice
        return await self._choose_here(bot, world, options, guest)

    def processes(self) -> list[BaseProcess]:
        return self._near.processes()

    @property
    def waiting(self) -> int:
        """Questions for which no worker is free."""
        return self._turns.length + self._near.waiting

    def close(self) -> None:
        self._near.close()

    # --- near ---------------------------------------------------------------------------------------------

    async def _choose_here(self, bot: str, world: WorldDoc, options: int, guest: str) -> int:
        self._near_asked += 1
        try:
            return await self._near.choose(bot, world, options, guest)
        finally:
            self._near_asked -= 1
            self._news.set()

    # --- far ----------------------------------------------------------------------------------------------

    async def _ask(self, question: Question, guest: str, ticket: Ticket) -> int | None:
        """What was chosen far away; None when somebody here is free first. A lost question is asked again."""
        for _ in range(1, ATTEMPTS):
            try:
                return await self._ask_once(question, guest, ticket)
            except WorkerLost as lost:
                log.info("bot %s is asked again: %s", question.bot, lost)
        return await self._ask_once(question, guest, ticket)

    async def _ask_once(self, question: Question, guest: str, ticket: Ticket) -> int | None:
        id = secrets.token_hex(8)
        self._heard[id] = asyncio.Queue()
        try:
            await self._turns.take(guest, ticket)
            ticket.waits(lambda: 1)  # the next one
            try:
                is_taken = await self._find_somebody(id, question)
            finally:
                ticket.is_served()
                self._turns.give_back(None)
            return await self._answer(id) if is_taken else None
        finally:
            del self._heard[id]

    async def _find_somebody(self, id: str, question: Question) -> bool:
        """Whether somebody far away thinks about it now; else there is room here."""
        while True:
            self._news.clear()
            if self.may_be_free and self._nats.is_connected:
                with suppress(_NobodyFree):
                    await self._begin(id, question)
                    return True
                self.may_be_free = self._news.is_set()  # somebody became free while we asked
            if self._near_asked < self._near.size:
                return False
            await self._news.wait()

    async def _begin(self, id: str, question: Question) -> None:
        try:
            await self._nats.publish(QUESTIONS, encode(question), reply=f"{self._answers}.{id}")
        except Exception as error:  # closed, or the world is larger than a parcel may be
            raise BotFailed(f"it cannot be sent: {type(error).__name__}") from error
        reply = await self._next(id, TAKEN_SECONDS)
        if not isinstance(reply, Thinking):
            self._heard[id].put_nowait(reply)  # it was quick

    async def _answer(self, id: str) -> int:
        try:
            async with asyncio.timeout(PATIENCE_AT_START + self._patience + SILENT_SECONDS):
                while isinstance(reply := await self._next(id, SILENT_SECONDS), Thinking):
                    pass
        except TimeoutError:
            raise BotStuck("its machine has no end") from None
        if isinstance(reply, Chosen):
            return reply.option
        if isinstance(reply, Failed):
            raise BotFailed(reply.why)
        if isinstance(reply, Stuck):
            raise BotStuck(reply.why)
        raise WorkerLost(reply.why)

    async def _next(self, id: str, patience: float) -> Reply:
        try:
            async with asyncio.timeout(patience):
                reply = await self._heard[id].get()
        except TimeoutError:
            raise WorkerLost("its machine fell silent") from None
        if reply is None:
            raise _NobodyFree
        return reply

    # --- what the broker brings ---------------------------------------------------------------------------

    async def _hear(self, message: Any) -> None:
        heard = self._heard.get(message.subject.rsplit(".", 1)[1])
        if heard is not None:
            is_nobody = not message.data and (message.headers or {}).get("Status") == NOBODY
            heard.put_nowait(None if is_nobody else read_reply(message.data))

    async def _hear_free(self, message: Any) -> None:
        self.may_be_free = True
        self._news.set()

    async def _cut(self) -> None:
        """Answers may have been lost."""
        self.may_be_free = False
        for heard in self._heard.values():
            heard.put_nowait(Lost("the broker is out of reach"))
