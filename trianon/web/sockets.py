"""Sockets: one WebSocket per client. Reading and writing are apart: a slow client never holds up a table."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextvars import copy_context
from functools import partial
from time import perf_counter

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from trianon.table.client import Client
from trianon.table.codec import decode, encode
from trianon.table.errand import Errand
from trianon.table.match import Match
from trianon.table.messages import ErrorCode, FromBrowser, Move, Problem
from trianon.table.meter import METER
from trianon.table.problems import TableProblem
from trianon.table.rate_limit import RateLimit
from trianon.web.answers import refusal
from trianon.web.guard import UNKNOWN_HOST, is_foreign
from trianon.web.logs import begin_request
from trianon.web.outbox import Outbox, WriteAtOnce
from trianon.web.protocol import HearAtOnce, hear_at_once, write_at_once
from trianon.web.services import Services
from trianon.web.sessions import Guest

BYTES_PER_TOKEN = 8192  # an answer of so many bytes costs as much as a message
PAUSE = 0.1  # seconds before the next message of somebody who sends too fast is read
PATH = "/ws/tables/"
FINAL: dict[ErrorCode, int] = {"blocked": 4403, "not_found": 4404}  # there is no use in coming again
TRY_AGAIN = 1013
GOODBYE_SECONDS = 1.0
NOBODY: frozenset[str] = frozenset()  # the same one for all: even empty sets take their room

log = logging.getLogger(__name__)


class TableSocket:
    """The ASGI app behind /ws/tables/{id}."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin_request()
        socket = WebSocket(scope, receive, send)
        services, table = self._services, scope["path"].removeprefix(PATH)
        guest = services.sessions.guest(socket)
        limits = services.socket_limits(socket, guest.id, table)
        try:
            if not services.hosts.is_ours(socket.headers):
                await socket.send_denial_response(refusal("forbidden", UNKNOWN_HOST, 421))
            elif is_foreign(socket.headers, services.config.origins):
                await socket.send_denial_response(refusal("forbidden", "this page is of another site"))
            elif not services.sockets.enter(limits):
                await socket.send_denial_response(refusal("too_many", "too many windows are open already"))
            else:
                METER.sockets += 1
                try:
                    await self._serve(socket, receive, send, guest, table)
                finally:
                    METER.sockets -= 1
                    services.sockets.leave(limits)
        except WebSocketDisconnect:
            log.debug("a browser went away during the handshake")

    async def _serve(self, socket: WebSocket, receive: Receive, send: Send, guest: Guest, table: str) -> None:
        services = self._services
        await socket.accept()
        try:
            services.blocked.must_be_welcome(guest.id)
            match = await services.lobby.match(table)
            ties = await services.lobby.ties(guest.id)
        except TableProblem as problem:
            await socket.send_text(encode(Problem(problem.code, problem.message)).decode())
            await socket.close(FINAL.get(problem.code, TRY_AGAIN))
            return
        # Past Starlette's socket: its checks would cost on every frame.
        connection = _Connection(
            receive,
            send,
            write_at_once(socket.scope),
            services.config.limits.messages_per_second,
            services.config.request_seconds,
            hear_at_once(socket.scope),
        )
        blocked = frozenset(other for other, kind in ties.items() if kind == "block") or NOBODY
        await connection.serve(match, guest, services.chat_limit(socket, guest.id), blocked)


class _Connection:
    """One accepted socket at one table. It takes one message after the other."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        write: WriteAtOnce | None,
        rate: float,
        patience: float,
        hear: HearAtOnce | None = None,
    ) -> None:
        """`write` and `hear` are given where the browser is connected to this very process."""
        self._receive = receive
        self._send = send
        self._write = write
        self._hear = hear
        self._limit = RateLimit(rate, rate * 2)
        self._patience = patience  # seconds until it must have said hello
        self._dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_busy = False  # with a message
        self._idle: asyncio.Future[None] | None = None  # of a message that waits until it is not
        self._context = copy_context()

    async def serve(
        self, match: Match, guest: Guest, may_chat: Callable[[], bool], blocked: Collection[str]
    ) -> None:
        """Until the browser goes, the table closes its door, or the client is too slow."""
        outbox = Outbox(self._send, self._write, self._drop)
        client = Client(guest.id, guest.name, outbox.put, self._drop, may_chat, blocked)
        match.join(client)
        tasks = (
            asyncio.ensure_future(self._listen(match, client)),
            asyncio.ensure_future(outbox.pump()),
        )
        silence = asyncio.get_running_loop().call_later(self._patience, self._drop_silent, client)
        if self._hear is not None:
            self._hear(partial(self._heard, match, client))
        try:
            await asyncio.wait((*tasks, self._dropped), return_when=asyncio.FIRST_COMPLETED)
        finally:
            silence.cancel()
            if self._hear is not None:
                self._hear(_deaf)
            for task in tasks:
                task.cancel()
            await match.part(client)
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            # The peer may vanish in the middle of a frame; anything else is our fault and is to be seen.
            if isinstance(result, Exception) and not isinstance(result, OSError):
                raise result
        if self._dropped.done():
            self._dropped.result()
            await self._say_goodbye()

    def _drop(self, fault: BaseException | None = None) -> None:
        """End it; with a fault of ours, that is to be seen."""
        if self._dropped.done():
            return
        if fault is None:
            self._dropped.set_result(None)
        else:
            self._dropped.set_exception(fault)

    def _drop_silent(self, client: Client) -> None:
        if not client.greeted:
            self._drop()

    async def _say_goodbye(self) -> None:
        """Ask the browser to come again, if it still listens."""
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._send({"type": "websocket.close", "code": TRY_AGAIN})
        except (OSError, TimeoutError):
            log.info("a client was given up: it did not keep up with its table")

    # --- messages -----------------------------------------------------------------------------------------

    async def _listen(self, match: Match, client: Client) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            if self._is_busy:  # with one that came by the short way
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
                self._idle = None
            self._is_busy = True
            told = client.told
            try:
                if not self._limit.allows():
                    raise TableProblem("too_many", "not so fast: nobody can play that quickly")
                text = event.get("text")
                await self._take(match, client, decode(event["bytes"] if text is None else text))
            except TableProblem as problem:
                client.tell(Problem(problem.code, problem.message))
                if problem.code == "too_many":
                    await asyncio.sleep(PAUSE)  # meanwhile nothing is read: the flood stays at its source
            self._limit.spend((client.told - told) / BYTES_PER_TOKEN)
            self._is_busy = False

    def _heard(self, match: Match, client: Client, body: bytes) -> bool:
        """Take a move without a task or a queue in between, if nothing is in its way.

        False: it has to wait, or is something else, or nothing that can be read.
        """
        if self._is_busy or not match.is_free or not self._limit.has():
            return False
        try:
            message = decode(body)
        except TableProblem:
            return False
        if not isinstance(message, Move):
            return False
        self._is_busy = True
        self._limit.spend(1.0)
        Errand(self._take(match, client, message), partial(self._taken, client, client.told), self._context)
        return True

    def _taken(self, client: Client, told: int, fault: BaseException | None) -> None:
        """The move that came by the short way is answered; what waits behind it comes now."""
        self._limit.spend((client.told - told) / BYTES_PER_TOKEN)
        if self._idle is None:
            self._is_busy = False
        elif not self._idle.done():  # it stays busy: nothing overtakes the one that waits
            self._idle.set_result(None)
        if isinstance(fault, TableProblem):
            client.tell(Problem(fault.code, fault.message))
        elif fault is not None:
            self._drop(fault)

    @staticmethod
    async def _take(match: Match, client: Client, message: FromBrowser) -> None:
        came = perf_counter()
        await match.receive(client, message)
        if isinstance(message, Move) and not message.draft:
            METER.durable.add(perf_counter() - came)


def _deaf(message: bytes) -> bool:
    """Whoever has gone hears nothing more."""
    return False
