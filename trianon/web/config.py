"""What a server can be told."""

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trianon.bots import outside
from trianon.kernel.errors import InvalidOption
from trianon.table.attendance import Patience
from trianon.table.bot_tables import BotTableLimits
from trianon.table.storage.leases import LEASE_SECONDS
from trianon.web.broker import BrokerSettings
from trianon.web.limits import Networks
from trianon.web.metrics import place_of
from trianon.web.post import MailServer

CLIENT = Path(__file__).parent / "static"
HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")


class InvalidSetting(Exception):
    """A setting that cannot be meant so, and why."""


def _limit(default: float, meaning: str) -> Any:
    return field(default=default, metadata={"help": meaning})


@dataclass(frozen=True)
class Limits:
    """How much anybody may do; 0 always means no limit."""

    messages_per_second: float = _limit(30, "messages over one socket")
    requests_per_second: float = _limit(50, "requests to the API from one address, dear ones counted more")
    tables_per_minute: float = _limit(20, "new tables by one browser")
    tables_per_minute_by_address: float = _limit(60, "new tables from one address")
    tables_per_minute_in_all: float = _limit(600, "new tables by everybody")
    chairs_per_minute: float = _limit(40, "times that one browser sits down, gets up, seats a bot")
    chairs_per_minute_by_address: float = _limit(160, "the same from one address")
    chat_per_minute: float = _limit(30, "lines of chat by one browser, over all its windows")
    chat_per_minute_by_address: float = _limit(120, "lines of chat from one address")
    sign_ins_per_minute: float = _limit(30, "passwords tried for one name")
    sign_ins_per_minute_by_address: float = _limit(12, "passwords tried or set from one address")
    codes_per_minute: float = _limit(6, "device codes that one browser makes or tries")
    codes_per_minute_by_address: float = _limit(20, "the same from one address")
    letters_per_minute: float = _limit(1, "confirmations to one e-mail address")
    letters_per_minute_by_address: float = _limit(3, "confirmations asked for from one address")
    sockets_per_table: float = _limit(10, "windows of one browser at one table")
    sockets_per_guest: float = _limit(40, "windows of one browser")
    sockets_per_address: float = _limit(200, "windows from one address")
    connections_per_address: float = _limit(400, "connections from one address")
    bot_tables_per_guest: float = _limit(BotTableLimits.per_guest, "running games among bots of one browser")
    bot_tables_per_address: float = _limit(BotTableLimits.per_address, "the same from one address")
    bot_tables_in_all: float = _limit(BotTableLimits.in_all, "the same in the whole house")
    arrivals_per_second: float = _limit(40, "requests of any kind from one address; faster ones wait")

    @property
    def bot_tables(self) -> BotTableLimits:
        """Games that bots play among themselves."""
        return BotTableLimits(self.bot_tables_per_guest, self.bot_tables_per_address, self.bot_tables_in_all)

    @classmethod
    def none(cls) -> "Limits":
        """Everything as often as wanted: for measurements and tests."""
        return cls(**{one.name: 0 for one in dataclasses.fields(cls)})

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> "Limits":
        """TRIANON_TABLES_PER_MINUTE and the like; InvalidSetting for what is no number."""
        given = {}
        for one in dataclasses.fields(cls):
            name = f"TRIANON_{one.name.upper()}"
            if name in environment:
                given[one.name] = _number(name, environment[name])
        return cls(**given)


@dataclass(frozen=True)
class Config:
    """Settings of one server; without a data directory it forgets everything when it stops."""

    data: Path | None = None
    database: str = ""  # a SQLAlchemy URL instead of the SQLite file in the data directory
    broker: str = ""  # nats://host:4222: this is one process of several on that database
    broker_authority: str = ""  # a file: who signed the broker's certificate
    broker_credentials: str = ""  # a file of NATS credentials
    workers: int = 1  # processes on this address
    handover: Path | None = None  # where processes of one machine with the same settings hand over sockets
    lease_seconds: float = LEASE_SECONDS  # until the tables of a process that fell silent go to the others
    client: Path = CLIENT
    bot_pause: float = 0.6  # seconds before a bot answers, so that people can follow
    bot_workers: int = 1
    bot_patience: float = 20.0  # seconds that any bot may think about one answer
    idle_seconds: float = 600.0  # until a table that nobody looks at leaves the memory
    open_days: float = 7.0  # until a table whose game never began is removed
    pack_days: float = 30.0  # until the log of a game that is over is packed; 0: never
    away_seconds: float = Patience().away_seconds  # until others may decide about somebody who is away
    abandoned_days: float = Patience().abandoned_days  # until a game that waits for nobody who comes closes
    request_seconds: float = 10.0  # for a whole request, and for the first message over a socket
    origins: tuple[str, ...] = ()  # further sites whose pages may talk to this server
    hosts: tuple[str, ...] = ()  # names of this site, besides localhost, the machine's own and addresses
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded headers are believed
    lan_address: str = ""
    site: str = ""  # where people find this server, for the links in letters
    mail_server: str = ""  # smtp://user:password@host:587; without it no letters are sent
    mail_from: str = ""  # their sender
    mail_minutes: float = 10.0  # for which news wait for their reader before they are sent
    push_seconds: float = 30.0  # for which news wait before they are sent to devices
    push_anywhere: bool = False  # for tests: also to this machine, and without TLS
    metrics: str = ""  # where Prometheus reads, host:port; without it nobody does
    log: str = ""  # "json": every line of the log is an object
    limits: Limits = Limits()

    @property
    def can_push(self) -> bool:
        """Services take messages only from a site that says where its operator is found."""
        return self.site.startswith("https://") or self.push_anywhere

    def check(self) -> None:
        """InvalidSetting when names, addresses or bots cannot be what they should be."""
        try:
            outside.check()
        except InvalidOption as error:
            raise InvalidSetting(str(error)) from None
        for host in self.hosts:
            if not HOST_NAME.fullmatch(host.lower()):
                raise InvalidSetting(f"{host!r} is not the name of a host; give it without scheme and port")
        try:
            Networks(self.trusted_proxies)
        except ValueError as error:
            raise InvalidSetting(f"the trusted proxies are not addresses or networks: {error}") from error
        self._check_household()
        if self.mail_server:
            self._check_mail()
        if self.metrics:
            self._check_metrics()
        if self.log not in ("", "json"):
            raise InvalidSetting(f"TRIANON_LOG must be json or nothing, not {self.log!r}")
        if self.trusted_proxies and not self.hosts:
            raise InvalidSetting(
                "behind a proxy the site has a name of its own: give it too, for example "
                "TRIANON_HOSTS=games.example.org"
            )

    def _check_metrics(self) -> None:
        try:
            place_of(self.metrics)
        except ValueError as error:
            raise InvalidSetting(f"TRIANON_METRICS: {error}") from None
        if find_spec("prometheus_client") is None:
            raise InvalidSetting("TRIANON_METRICS needs a package: pip install 'trianon[metrics]'")

    def _check_household(self) -> None:
        if self.workers > 1 and not (self.broker and self.database):
            raise InvalidSetting(
                "several workers share a PostgreSQL database and a NATS broker (SQLite is for one): name "
                "them in TRIANON_DATABASE and TRIANON_BROKER, or serve with --workers 1"
            )
        if not self.broker:
            return
        if not self.database.startswith("postgresql"):
            raise InvalidSetting(
                "with TRIANON_BROKER the games must be in PostgreSQL: name it in TRIANON_DATABASE"
            )
        try:
            self.broker_settings.check()
        except ValueError as error:
            raise InvalidSetting(f"TRIANON_BROKER: {error}") from None

    @property
    def broker_settings(self) -> BrokerSettings:
        return BrokerSettings(self.broker, self.broker_authority, self.broker_credentials)

    def _check_mail(self) -> None:
        try:
            MailServer.at(self.mail_server)
        except ValueError as error:
            raise InvalidSetting(f"TRIANON_MAIL_SERVER: {error}") from None
        if "@" not in self.mail_from or not self.site.startswith(("http://", "https://")):
            raise InvalidSetting(
                "to send letters, name their sender and the site their links lead to, for example "
                "TRIANON_MAIL_FROM=games@example.org TRIANON_SITE=https://games.example.org"
            )


def words(text: str) -> tuple[str, ...]:
    """The parts of a setting that is a list, separated by commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise InvalidSetting(f"{name} must be a number, not {text!r}") from None
    if not 0 <= number < float("inf"):
        raise InvalidSetting(f"{name} must not be {text}; 0 means no limit")
    return number
