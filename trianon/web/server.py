"""Run the server: one data directory, one address, one process or several."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import NoReturn

import uvicorn

import trianon
from trianon.table.messages import MAX_MESSAGE_BYTES
from trianon.table.storage import StorageError
from trianon.table.storage.blocks import UnreadableBlocks, gather_blocks
from trianon.table.storage.directory import DataDirectory, DirectoryInUse
from trianon.table.storage.engines import file_url, prepare, without_password
from trianon.table.storage.leases import share_revoked
from trianon.web import keys
from trianon.web.app import create_app
from trianon.web.broker import BrokerError, BrokerSettings, reach
from trianon.web.config import Config, InvalidSetting, Limits, words
from trianon.web.descriptors import raise_limit
from trianon.web.frames import Mailbag
from trianon.web.handover import Handover, meeting_place
from trianon.web.limits import Door, Networks
from trianon.web.logs import write_json
from trianon.web.metrics import MetricsError, must_be_ours
from trianon.web.protocol import BoundedHttp, BoundedWebSocket, drop_stalled
from trianon.web.revocations import Revocations
from trianon.web.workers import Workers

# Longer messages are refused in words; only absurdly long ones end the connection.
LONGEST_FRAME = MAX_MESSAGE_BYTES * 64
SHUTDOWN_SECONDS = 3
SELDOM = (10_000, 10, 10)
SWITCH_SECONDS = 0.0005  # Python's own is ten times as long
EVERYWHERE = ("0.0.0.0", "::")
TICKS = 100  # of a tenth of a second, between two looks for connections that nobody reads


def serve(
    host: str, port: int, data: Path, bot_pause: float = 0.6, open_browser: bool = False, workers: int = 1
) -> None:
    """Serve until stopped; SystemExit(1) with one clear line when that is impossible."""
    try:
        limits = Limits.from_environment(os.environ)
    except InvalidSetting as error:
        _give_up(str(error))
    listening = bind(host, port)
    port = listening.getsockname()[1]
    config = Config(
        data=data,
        database=os.environ.get("TRIANON_DATABASE", ""),
        broker=os.environ.get("TRIANON_BROKER", ""),
        broker_authority=os.environ.get("TRIANON_BROKER_AUTHORITY", ""),
        broker_credentials=os.environ.get("TRIANON_BROKER_CREDENTIALS", ""),
        workers=workers,
        bot_pause=bot_pause,
        hosts=words(os.environ.get("TRIANON_HOSTS", "")),
        trusted_proxies=words(os.environ.get("TRIANON_TRUSTED_PROXIES", "")),
        lan_address=lan_address(host, port),
        site=os.environ.get("TRIANON_SITE", ""),
        mail_server=os.environ.get("TRIANON_MAIL_SERVER", ""),
        mail_from=os.environ.get("TRIANON_MAIL_FROM", ""),
        metrics=os.environ.get("TRIANON_METRICS", ""),
        log=os.environ.get("TRIANON_LOG", ""),
        limits=limits,
    )
    run(config, listening, lambda: _announce(host, port, config, open_browser))


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on an open socket; `ready` is called when people can come in."""
    try:
        config.check()
        for game in trianon.games():
            trianon.game(game)  # corrected figures are read now, or refused
    except (InvalidSetting, trianon.InvalidFigures) as error:
        _give_up(str(error))
    if config.data is not None:
        _check(config.data, config)
    if config.broker:
        _check_broker(config.broker_settings)
    if config.metrics:
        _check_metrics(config.metrics)
    if config.workers > 1:
        with meeting_place() as folder:
            Workers(config.workers, partial(_work, replace(config, handover=folder), listening)).run(ready)
    else:
        _work(config, listening, ready)
    sys.stdout.write("\nGoodbye. Every game is kept.\n")


def _work(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """One process of a server, until it is told to end."""
    if config.log:
        write_json()
    door = Door(
        in_all=raise_limit(),
        per_address=config.limits.connections_per_address,
        patience=config.request_seconds,
        proxies=Networks(config.trusted_proxies),
        arrivals_per_second=config.limits.arrivals_per_second,
    )
    handover = None if config.handover is None else Handover(config.handover)
    server = _Server(
        uvicorn.Config(
            create_app(config, handover),
            # uvicorn only calls it: whatever makes a protocol will do.
            http=partial(BoundedHttp, door=door, mailbag=Mailbag()),  # type: ignore[arg-type]
            ws=BoundedWebSocket,
            ws_per_message_deflate=False,
            ws_max_size=LONGEST_FRAME,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            log_config=None if config.log else uvicorn.config.LOGGING_CONFIG,
            log_level="error",  # below that it tells of faulty requests, and anybody can send those
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ),
        ready,
        handover,
    )
    signal.signal(signal.SIGTERM, _leave)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise SystemExit(1)


def _leave(number: int, frame: FrameType | None) -> None:
    """A server that is told to end leaves as one that is interrupted: in order, after everybody was told."""
    raise KeyboardInterrupt


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], handover: Handover | None) -> None:
        super().__init__(config)
        self._ready = ready
        self._handover = handover
        if handover is not None:
            handover.protocol = self._protocol

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # A move makes and drops about a thousand small dicts, none of them in cycles, and a table that is
        # forgotten goes by itself (tests/table/test_memory.py). Closed connections are cycles of some hundred
        # objects: look for them seldom, and never in what was there from the start.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        # The writer gives the interpreter away at each of its calls into the database, some ten times a move;
        # to get it back from a busy loop it waits for this long each time.
        sys.setswitchinterval(SWITCH_SECONDS)
        if self.started:
            self._ready()

    def _protocol(self, head: bytes) -> asyncio.Protocol:
        """For a connection of which another process has read the head of a request."""
        return self.config.http_protocol_class(
            config=self.config,  # type: ignore[call-arg]  # it is the one that `_work` named
            server_state=self.server_state,
            app_state=self.lifespan.state,
            head=head,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handover is not None:
            await self._handover.close()  # who came in later would not hear the goodbye
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            drop_stalled(self.server_state.connections)
        return await super().on_tick(counter)


def bind(host: str, port: int) -> socket.socket:
    """An open socket on this address; SystemExit(1) when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        _give_up(
            f"cannot listen on {host} port {port}: {error.strerror or error}. "
            f"Choose another port, for example: trianon serve --port {port + 1 if port < 65535 else 8000}"
        )
    return listening


def _check(data: Path, config: Config) -> None:
    """What is wrong with directory or database is said in one line, before anything else happens."""
    directory = DataDirectory(data)
    database = config.database
    try:
        directory.take()
        prepare(database or file_url(directory.database))
        gather_blocks(directory, database)
        if config.broker:  # before several processes look for the keys
            directory.secret()
            keys.of_push(directory)
            share_revoked(database, Revocations(directory.path / "revoked", int(time.time() * 1000)).known)
    except (DirectoryInUse, UnreadableBlocks) as error:
        _give_up(str(error))
    except OSError as error:
        _give_up(f"cannot use the data directory {data}: {error.strerror or error}")
    except StorageError as error:
        # The address of a database may hold a password.
        name = "that TRIANON_DATABASE names" if database else directory.database
        _give_up(f"cannot use the database {name}: {error}")
    directory.release()


def _check_broker(settings: BrokerSettings) -> None:
    try:
        asyncio.run(reach(settings))
    except (BrokerError, OSError) as error:
        # Its address may hold a password.
        _give_up(f"cannot use the broker that TRIANON_BROKER names: {error}")


def _check_metrics(address: str) -> None:
    try:
        must_be_ours(address)
    except MetricsError as error:
        _give_up(f"TRIANON_METRICS: {error}")


def _announce(host: str, port: int, config: Config, open_browser: bool) -> None:
    address = url("localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host, port)
    lines = [f"trianon is open at {address}"]
    if config.lan_address:
        lines.append(f"others in this network: {config.lan_address}")
    lines.append(f"games are kept in {_place_of_games(config)}; stop with Ctrl+C")
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _place_of_games(config: Config) -> str:
    """The database, without its password, or the data directory."""
    return without_password(config.database) if config.database else str(config.data)


def url(host: str, port: int) -> str:
    """The address to type into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address(host: str, port: int) -> str:
    """Where other devices in the network reach a server, empty when they cannot."""
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith("127.") else f"http://{found}:{port}"


def _give_up(message: str) -> NoReturn:
    sys.stderr.write(f"trianon: {message}\n")
    raise SystemExit(1)
