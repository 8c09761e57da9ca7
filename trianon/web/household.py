"""Household: this process among several that keep one house together.

Each table, and each duty of the house, has one process at a time. Here is decided which; browsers of other
processes' tables are passed on, and tables of the dead are taken over.
"""

import asyncio
import logging
import re
import secrets
from asyncio import Future
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from trianon.table.hall import Elsewhere, Hall
from trianon.table.storage import LeaseLost, StorageError
from trianon.table.storage.leases import LEASE_SECONDS, Leases
from trianon.table.storage.sql import SqlStore
from trianon.web.broker import Broker, BrokerSettings
from trianon.web.handover import Handover
from trianon.web.lines import End, Event, Lines, Open, Room, Taken, come_again
from trianon.web.sessions import Sessions

TABLE = re.compile(r"/(?:ws|api)/tables/([a-z0-9]{4,32})(?:/.*)?")
DESK = "-desk"  # no table has such an id
# Two who look for anybody meet there, and a tournament is changed by one process.
DESK_PATHS = ("/api/me", "/api/mail", "/api/quick-match", "/api/tournaments")
PATIENCE_SECONDS = 10.0  # to reach whoever has a table: longer than a lease
CLOSE_SECONDS = 3.0  # for calls of others to end
PAUSE_SECONDS = 0.15  # between two attempts
RENEWALS = 5  # within the span of a lease

log = logging.getLogger(__name__)


class LetGo(msgspec.Struct, tag="let go", array_like=True):
    """Another process needs this table for something that only its owner can do."""

    table: str


class SendAway(msgspec.Struct, tag="send away", array_like=True):
    """The windows of this guest are to be closed, and cookies from before that time are void."""

    guest: str
    before: int


Parcel: TypeAlias = Open | Taken | Event | Room | End | LetGo | SendAway


class Household:
    """Knows which tables are ours, and reaches the others."""

    def __init__(
        self,
        store: SqlStore,
        settings: BrokerSettings,
        app: ASGIApp,
        lease_seconds: float = LEASE_SECONDS,
        handover: Handover | None = None,
    ) -> None:
        """`handover` is given where others of this house are on the same machine."""
        self._name = secrets.token_hex(8)
        self._leases = Leases(store, lease_seconds)
        self._every = lease_seconds / RENEWALS
        self._broker = Broker(settings, self._hear, self._cut)
        self._lines = Lines(self._name, self._broker.send, app)
        self._handover = handover
        self._decode = msgspec.msgpack.Decoder(Parcel).decode
        self._encode = msgspec.msgpack.Encoder().encode
        self._present: frozenset[str] = frozenset()
        self._tasks: set[asyncio.Task[None]] = set()
        self._adopting: asyncio.Task[None] | None = None
        self._leaving = False
        self._hall: Hall
        self._sessions: Sessions

    async def open(self, hall: Hall, sessions: Sessions) -> None:
        """Be reachable for the others, and one of them: from now on a table can be taken."""
        self._hall, self._sessions = hall, sessions
        if self._handover is not None:
            self._handover.open(self._name)
        await self._broker.connect(self._name)
        await self._leases.join(self._name)
        await self._look_around()

    async def close(self) -> None:
        """Leave in order: what has begun is finished, and every table is free at once."""
        self._leaving = True
        await self._lines.leave()
        await self._hall.let_all_go()
        self._lines.end_all()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in list(self._tasks):
            task.cancel()
        with suppress(StorageError):
            await self._leases.leave()
        await self._broker.close()

    @property
    def is_reachable(self) -> bool:
        return self._broker.is_connected

    @property
    def lines(self) -> int:
        """How many calls are passed on at the moment, either way."""
        return len(self._lines)

    # --- tables and duties --------------------------------------------------------------------------------

    async def take(self, table: str) -> None:
        # Whoever cannot be reached would keep it from all others.
        if not self._broker.is_connected or await self._leases.claim(table) not in ("", self._name):
            raise Elsewhere

    async def summon(self, table: str) -> None:
        until = monotonic() + PATIENCE_SECONDS
        while monotonic() < until:
            owner = await self._leases.claim(table)
            if owner in ("", self._name):
                return
            await self._send(owner, LetGo(table))
            await asyncio.sleep(PAUSE_SECONDS)
        raise Elsewhere

    def release(self, table: str) -> None:
        # When that fails it is free as soon as this process is gone.
        self._leases.release(table).add_done_callback(Future.exception)

    async def has_desk(self) -> bool:
        """Whether this process does what only one may do for the whole house."""
        return await self._leases.claim_duty(DESK) == self._name

    async def revoke(self, guest: str, before: int) -> None:
        """Cookies of this guest from before that moment are void in every process."""
        await self._leases.revoke(guest, before)
        for name in self._present - {self._name}:
            await self._send(name, SendAway(guest, before))

    async def keep(self) -> None:
        """For ever: be there, and see who else is."""
        while True:
            await asyncio.sleep(self._every)
            # Whoever cannot be reached is not there: the others have to take over.
            if self._broker.is_connected:
                try:
                    await self._look_around()
                except StorageError as error:
                    log.error("the other processes cannot be seen: %s", error)

    async def _look_around(self) -> None:
        try:
            roll = await self._leases.renew()
        except LeaseLost:
            log.warning("the other processes have given this one up; it begins anew")
            self._hall.abandon_all()
            self._lines.end_all()
            await self._leases.join(self._name)
            return
        self._present = roll.present
        self._lines.end_without(roll.present)
        for guest, before in roll.revoked:
            self._sessions.learn(guest, before)
        if roll.orphans and (self._adopting is None or self._adopting.done()):
            self._adopting = self._start(self._adopt(roll.orphans))

    async def _adopt(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self._hall.adopt(table)

    # --- browsers -----------------------------------------------------------------------------------------

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let the process answer that has what this is about; False when it is this one."""
        key = _key(scope)
        if not key or self._hall.has(key):
            return False
        until = monotonic() + PATIENCE_SECONDS
        while self._broker.is_connected and monotonic() < until:
            try:
                owner = await self._owner(key)
            except StorageError:
                break
            if owner in ("", self._name):
                return False
            if self._handover is not None and await self._handover.give(owner, scope):
                return True
            if await self._lines.call(owner, key, scope, receive, send):
                return True
            await asyncio.sleep(PAUSE_SECONDS)
        await come_again(scope, receive, send)
        return True

    async def _owner(self, key: str) -> str:
        return await (self._leases.claim_duty(key) if key == DESK else self._leases.claim(key))

    async def _is_ours(self, key: str) -> bool:
        if self._leaving:
            return False
        try:
            return self._hall.has(key) or await self._owner(key) == self._name
        except StorageError:
            return False

    # --- parcels ------------------------------------------------------------------------------------------

    async def _send(self, name: str, parcel: LetGo | SendAway) -> None:
        await self._broker.send(name, self._encode(parcel))

    async def _hear(self, data: bytes) -> None:
        parcel = self._decode(data)
        if isinstance(parcel, Open):
            self._start(self._answer(parcel))
        elif isinstance(parcel, LetGo):
            self._start(self._let_go(parcel.table))
        elif isinstance(parcel, SendAway):
            self._sessions.learn(parcel.guest, parcel.before)
            self._hall.send_away(parcel.guest)
        else:
            self._lines.hear(parcel, len(data))

    async def _answer(self, call: Open) -> None:
        await self._lines.answer(call, self._is_ours)

    async def _let_go(self, table: str) -> None:
        await self._hall.let_go(table)
        self.release(table)

    async def _cut(self) -> None:
        self._lines.end_all()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _key(scope: Scope) -> str:
    """The table that a request or a socket is about, or the desk for what changes a person; else nothing."""
    path = scope["path"]
    if found := TABLE.fullmatch(path):
        return found[1]
    if scope["type"] == "http" and scope["method"] != "GET" and path.startswith(DESK_PATHS):
        return DESK
    return ""
