"""Services: what the endpoints work with, put together when the server starts."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from email.message import EmailMessage
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp

import trianon
from trianon.table.attendance import Patience
from trianon.table.bot_workers import BotProcesses
from trianon.table.house_time import HouseTime
from trianon.table.lobby import Lobby
from trianon.table.packing import Packer
from trianon.table.problems import TableProblem
from trianon.table.storage import StorageError, Store
from trianon.table.storage.blocks import blocks_of
from trianon.table.storage.directory import DataDirectory
from trianon.table.storage.memory import MemoryStore
from trianon.table.storage.sql import SqlStore
from trianon.table.tournaments import Tournaments
from trianon.web import keys
from trianon.web.accounts import Accounts
from trianon.web.answers import answer
from trianon.web.blocked import Blocked
from trianon.web.config import Config
from trianon.web.device_codes import DeviceCodes
from trianon.web.far_bots import FarBots
from trianon.web.handover import Handover
from trianon.web.hosts import Hosts
from trianon.web.household import Household
from trianon.web.letters import Letters
from trianon.web.limits import IN_ALL, Allowance, Crowd, address
from trianon.web.metrics import Gauges, expose, watch_loop
from trianon.web.notices import ByLetter, Notices, Way
from trianon.web.passkeys import Passkeys
from trianon.web.post import MailServer, Post
from trianon.web.profiles import Profiles
from trianon.web.push import ByPush, Push
from trianon.web.replays import Replays
from trianon.web.sessions import Guest, Sessions
from trianon.web.subscriptions import Subscriptions

LOOK_SECONDS = 60.0  # at most, between two looks for what people are to be told
HEALTH_PATIENCE = 3.0  # seconds for the store to answer
HEALTH_KEPT = 1.0  # seconds for which an answer about health is good enough


class Services:
    """The lobby with everything below it; usable while `running`."""

    def __init__(self, config: Config, handover: Handover | None = None) -> None:
        self.config = config
        self._handover = handover
        self.app: ASGIApp  # answers what other processes pass on
        self.household: Household | None = None  # None: this process is alone
        self.hosts = Hosts(config.hosts)
        self.replays = Replays()
        self.sockets = Crowd()
        self.device_codes = DeviceCodes()
        self.lobby: Lobby
        self.accounts: Accounts
        self.profiles: Profiles
        self.tournaments: Tournaments
        self.sessions: Sessions
        self.passkeys: Passkeys
        self.subscriptions: Subscriptions
        self.push: Push | None = None  # without a site of its own a server sends no messages to devices
        self.blocked: Blocked
        self.keys: Sequence[str]
        self.letters: Letters | None = None  # without a mail server there are none
        self._post: Post | None = None
        self._sending: set[asyncio.Task[bool]] = set()
        self._store: Store
        self._bots: BotProcesses | FarBots
        self._requests = Allowance(burst_seconds=10)
        self._tables = Allowance(burst_seconds=30)
        self._chairs = Allowance(burst_seconds=60)
        self._chat = Allowance(burst_seconds=12)
        self._codes = Allowance(burst_seconds=60)
        self._sign_ins = Allowance(burst_seconds=60)
        self._letters_sent = Allowance(burst_seconds=60)
        self._health = (0.0, {"ok": True})

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the data directory, serve, put everything back."""
        directory = None if self.config.data is None else DataDirectory(self.config.data)
        if directory is not None and not self.config.broker:  # else it holds nothing but the key
            directory.take()
        self._store = store = _store(self.config, directory)
        household = self.household = self._household(store)
        self._bots = bot_workers = await self._bot_workers()
        for id in trianon.games():
            trianon.game(id)  # loaded now, nobody waits for it at a table
        self.keys = signing = keys.read(directory)
        self.blocked = Blocked(None if directory is None else blocks_of(directory, self.config.database))
        if household is None:
            self.sessions = Sessions(signing, None if directory is None else directory.path / "revoked")
        else:
            self.sessions = Sessions(signing, tell=household.revoke)
        self.accounts = Accounts(store)
        self.passkeys = Passkeys(store)
        self.subscriptions = Subscriptions(store)
        self.profiles = Profiles(store, self.accounts)
        house_time = HouseTime(earlier=await store.list_lives())
        self.lobby = Lobby(
            store,
            bot_workers,
            self.config.bot_pause,
            self.config.idle_seconds,
            self.config.open_days,
            self.config.limits.bot_tables,
            house_time,
            Patience(self.config.away_seconds, self.config.abandoned_days),
            household,
        )
        self.tournaments = Tournaments(store, self.lobby, house_time, self.config.open_days)
        duties = []
        has_desk = None
        if household is not None:
            await household.open(self.lobby, self.sessions)
            has_desk = household.has_desk
            duties.append(asyncio.create_task(household.keep()))
        duties.append(asyncio.create_task(self.lobby.keep_house()))
        duties.append(asyncio.create_task(self.tournaments.watch(has_desk)))
        duties.append(asyncio.create_task(self.blocked.watch(self.lobby.send_away)))
        if self.config.pack_days:
            duties.append(asyncio.create_task(Packer(store, self.config.pack_days).watch()))
        if ways := self._ways(store, signing, directory):
            often = min(LOOK_SECONDS, *(max(way.patience, 0.1) for way in ways))
            notices = Notices(self.lobby, ways, has_desk=has_desk)
            duties.append(asyncio.create_task(notices.watch(often)))
        stop_metrics = None
        if self.config.metrics:
            stop_metrics = expose(self.config.metrics, self._gauges())
            duties.append(asyncio.create_task(watch_loop()))
        try:
            yield
        finally:
            if stop_metrics is not None:
                stop_metrics()
            for duty in (*duties, *self._sending):
                duty.cancel()
            await asyncio.gather(*duties, *self._sending, return_exceptions=True)
            with suppress(StorageError):
                await self.lobby.note_life()
            await self.lobby.settle()
            if household is not None:
                await household.close()
            await self.lobby.let_all_go()  # a bot that is woken by the last step would find nobody to ask
            if self.push is not None:
                await self.push.close()
            bot_workers.close()
            if isinstance(bot_workers, FarBots):
                await bot_workers.leave()
            await store.close()
            self.blocked.close()
            if directory is not None:
                directory.release()

    def _ways(self, store: Store, signing: Sequence[str], directory: DataDirectory | None) -> list[Way]:
        """How people are told what is new, as far as the operator has set it up."""
        config = self.config
        ways: list[Way] = []
        if config.mail_server:
            self.letters = Letters(signing, config.site, config.mail_from)
            self._post = Post(MailServer.at(config.mail_server))
            ways.append(ByLetter(store, self.letters, self._post, config.mail_minutes * 60))
        if config.can_push:
            self.push = Push(keys.of_push(directory), config.site, config.push_anywhere)
            ways.append(ByPush(store, self.push, config.push_seconds))
        return ways

    async def _bot_workers(self) -> BotProcesses | FarBots:
        near = BotProcesses(self.config.bot_workers, self.config.bot_patience)
        if not self.config.broker:
            return near
        far = FarBots(near, self.config.broker_settings, self.config.bot_patience)
        await far.open()
        return far

    def _household(self, store: Store) -> Household | None:
        if not self.config.broker or not isinstance(store, SqlStore):
            return None
        config = self.config
        return Household(store, config.broker_settings, self.app, config.lease_seconds, self._handover)

    # --- limits -------------------------------------------------------------------------------------------

    def charge(self, request: Request, cost: float = 1.0) -> None:
        """Refuse an address that asks more of this server than its people can need."""
        rate = self.config.limits.requests_per_second
        if not self._requests.allows({address(request): rate}, cost):
            raise TableProblem("too_many", "so many questions! wait a little before the next one")

    def limit_tables(self, request: Request, guest: str) -> None:
        """Refuse whoever creates tables faster than anybody can play at them."""
        limits = self.config.limits
        rates = {
            guest: limits.tables_per_minute / 60,
            address(request): limits.tables_per_minute_by_address / 60,
            IN_ALL: limits.tables_per_minute_in_all / 60,
        }
        if not self._tables.allows(rates):
            raise TableProblem("too_many", "so many tables! wait a little before the next one")

    def limit_chairs(self, request: Request, guest: str) -> None:
        """Refuse whoever sits down and gets up without end."""
        limits = self.config.limits
        rates = {
            guest: limits.chairs_per_minute / 60,
            address(request): limits.chairs_per_minute_by_address / 60,
        }
        if not self._chairs.allows(rates):
            raise TableProblem("too_many", "so much coming and going! wait a little")

    def chat_limit(self, connection: HTTPConnection, guest: str) -> Callable[[], bool]:
        """Whether this guest may say one more line, in whichever window."""
        limits = self.config.limits
        rates = {
            guest: limits.chat_per_minute / 60,
            address(connection): limits.chat_per_minute_by_address / 60,
        }
        return lambda: self._chat.allows(rates)

    def socket_limits(self, connection: HTTPConnection, guest: str, table: str) -> dict[str, float]:
        """Under which keys a socket counts, and how many there may be under each."""
        limits = self.config.limits
        return {
            f"{guest} at {table}": limits.sockets_per_table,
            guest: limits.sockets_per_guest,
            address(connection): limits.sockets_per_address,
        }

    def limit_codes(self, request: Request, guest: str, what: str = "codes") -> None:
        """Refuse whoever makes or tries device codes, or adds browsers for news, as nobody needs to."""
        limits = self.config.limits
        rates = {
            guest: limits.codes_per_minute / 60,
            address(request): limits.codes_per_minute_by_address / 60,
        }
        if not self._codes.allows(rates):
            raise TableProblem("too_many", f"so many {what}! wait a little")

    def limit_sign_ins(self, request: Request, name: str, what: str = "passwords") -> None:
        """Refuse whoever guesses passwords; one address is refused long before it keeps others out."""
        limits = self.config.limits
        rates = {
            f"name {name}": limits.sign_ins_per_minute / 60,
            address(request): limits.sign_ins_per_minute_by_address / 60,
        }
        if not self._sign_ins.allows(rates):
            raise TableProblem("too_many", f"so many {what}! wait a little before the next one")

    def limit_letters(self, request: Request, mail: str) -> None:
        """Refuse whoever fills somebody's letter-box with confirmations."""
        limits = self.config.limits
        rates = {
            f"mail {mail.lower()}": limits.letters_per_minute / 60,
            address(request): limits.letters_per_minute_by_address / 60,
        }
        if not self._letters_sent.allows(rates):
            raise TableProblem("too_many", "so many letters! wait a little before the next one")

    async def send(self, letter: EmailMessage) -> bool:
        """Whether a letter is on its way."""
        return self._post is not None and await self._post.send(letter)

    def send_later(self, letter: EmailMessage) -> None:
        """Send a letter without waiting: how long that takes would tell whether there was one to send."""
        task = asyncio.get_running_loop().create_task(self.send(letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # --- answers ------------------------------------------------------------------------------------------

    def reply(self, request: Request, guest: Guest, value: Any, status: int = 200) -> Response:
        """Answer, and give a new browser its cookie."""
        response = answer(value, status)
        if guest.fresh:
            self.sessions.remember(request, response, guest)
        return response

    # --- health -------------------------------------------------------------------------------------------

    async def health(self) -> dict[str, bool]:
        """Whether the store answers and the bot workers live; found out at most once a second."""
        since, health = self._health
        if time.monotonic() - since > HEALTH_KEPT:
            store, bots = await self._store_answers(), self._bots_live()
            health = {"ok": store and bots, "store": store, "bots": bots}
            if self.household is not None:
                health["broker"] = self.household.is_reachable
                health["ok"] = health["ok"] and health["broker"]
            self._health = (time.monotonic(), health)
        return health

    async def readiness(self) -> dict[str, bool]:
        """Whether people can be sent here: bots that come back in a moment do not matter."""
        health = await self.health()
        store = health.get("store", True)
        return {"ok": store, "store": store}

    def _gauges(self) -> Gauges:
        store = self._store
        household = self.household
        writes = (lambda: store.waiting) if isinstance(store, SqlStore) else (lambda: 0)
        lines = (lambda: household.lines) if household is not None else (lambda: 0)
        return {
            "tables": ("Tables in memory.", lambda: self.lobby.in_memory),
            "bot_queue": ("Questions to bots that wait for a worker.", lambda: self._bots.waiting),
            "store_queue": ("Writes that wait for the disk.", writes),
            "lines": ("Requests and sockets passed on over the broker, at both of their ends.", lines),
        }

    async def _store_answers(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_PATIENCE):
                await self._store.list_tables(("open",), 1)
        except (StorageError, TimeoutError):
            return False
        return True

    def _bots_live(self) -> bool:
        return all(process.is_alive() for process in self._bots.processes())


def _store(config: Config, directory: DataDirectory | None) -> Store:
    if config.database:
        return SqlStore(config.database)
    return MemoryStore() if directory is None else SqlStore.in_file(directory.database)
