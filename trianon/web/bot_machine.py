"""Bot machine: `trianon bots`, processes that think for the bots of a house whose servers are elsewhere."""

import asyncio
import logging
import signal
from asyncio import Future
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from trianon.table.bot_process import BotFailed, BotProcess, BotStuck, WorkerLost
from trianon.web.bot_parcels import (
    BEAT_SECONDS,
    FREE,
    QUESTIONS,
    Chosen,
    Failed,
    Lost,
    Reply,
    Stuck,
    Thinking,
    encode,
    read_question,
)
from trianon.web.broker import BrokerSettings, connect

LEAVE_SECONDS = 10.0  # for thoughts that have begun

log = logging.getLogger(__name__)


class BotMachine:
    """So many workers, each with one question at a time. It knows no table, no guest and no hidden card."""

    def __init__(self, settings: BrokerSettings, workers: int) -> None:
        self._settings = settings
        self._workers = [BotProcess() for _ in range(workers)]
        self._listening: set[Future[Any]] = set()
        self._leaving = asyncio.Event()
        self._nats: Any

    async def run(self, ready: Callable[[], None]) -> None:
        """Until told to end: then what is being thought about is answered, or given back."""
        loop = asyncio.get_running_loop()
        for stop in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(stop, self._leaving.set)
        self._nats = await connect(self._settings, "trianon bots", self._tell_cut)
        working = [asyncio.create_task(self._work(worker)) for worker in self._workers]
        beating = asyncio.create_task(self._say_who_is_free())
        ready()
        leaving = asyncio.create_task(self._leaving.wait())
        await asyncio.wait((leaving, *working), return_when=asyncio.FIRST_COMPLETED)
        self._leaving.set()
        for future in self._listening:
            future.cancel()
        await asyncio.wait(working, timeout=LEAVE_SECONDS)
        for task in (leaving, beating, *working):
            task.cancel()
        ended = await asyncio.gather(*working, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        if self._nats.is_connected:
            await self._nats.flush()
        await self._nats.close()
        for result in ended:
            if isinstance(result, Exception):
                raise result

    async def _work(self, worker: BotProcess) -> None:
        worker.start()
        while not self._leaving.is_set():
            with suppress(asyncio.CancelledError):
                message = await self._next_question()
                await self._answer(worker, message)

    async def _next_question(self) -> Any:
        """Listen for exactly one."""
        question: Future[Any] = asyncio.get_running_loop().create_future()
        listening = await self._nats.subscribe(QUESTIONS, queue="workers", future=question, max_msgs=1)
        await listening.unsubscribe(limit=1)
        await self._nats.publish(FREE)
        self._listening.add(question)
        try:
            return await question
        finally:
            self._listening.discard(question)
            if question.cancelled() and not self._nats.is_closed:
                await listening.unsubscribe()

    async def _answer(self, worker: BotProcess, message: Any) -> None:
        beating = asyncio.create_task(self._beat(message.reply))
        try:
            reply = await _think(worker, message.data)
        except asyncio.CancelledError:
            reply = Lost("its machine stops")
        finally:
            beating.cancel()
        await self._say(message.reply, reply)

    async def _beat(self, to: str) -> None:
        while True:
            await self._say(to, Thinking())
            await asyncio.sleep(BEAT_SECONDS)

    async def _say_who_is_free(self) -> None:
        """Again and again: servers come and go."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self._listening and self._nats.is_connected:
                await self._nats.publish(FREE)

    async def _say(self, to: str, reply: Reply) -> None:
        try:
            await self._nats.publish(to, encode(reply))
        except Exception as error:  # no room to wait in, or closed: whoever asked will ask again
            log.debug("an answer could not be sent: %s", type(error).__name__)

    async def _tell_cut(self) -> None:
        """What is being thought about is asked again by its server."""
        if not self._leaving.is_set():
            log.warning("the broker is out of reach")


async def _think(worker: BotProcess, data: bytes) -> Reply:
    try:
        question = read_question(data)
        return Chosen(await worker.ask(question.bot, question.world, question.seed, question.patience))
    except (BotFailed, msgspec.MsgspecError) as error:
        return Failed(str(error))
    except BotStuck as error:
        return Stuck(str(error))
    except (WorkerLost, OSError) as error:
        return Lost(str(error))
