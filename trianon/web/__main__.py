"""`python -m trianon.web`: the server with every setting, for operating, tests and measurements."""

import argparse
import dataclasses
import sys
from pathlib import Path
from typing import Any

from trianon.web.config import Config, Limits
from trianon.web.server import bind, lan_address, run, url


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trianon.web", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--data", type=Path, help="without it everything is forgotten at the end")
    parser.add_argument(
        "--database", default="", help="a SQLAlchemy URL instead of SQLite in the data directory"
    )
    parser.add_argument("--broker", default="", help="nats://host:4222: one process of several")
    parser.add_argument("--broker-authority", default="", help="a file: who signed the broker's certificate")
    parser.add_argument("--broker-credentials", default="", help="a file of NATS credentials")
    parser.add_argument("--workers", type=int, default=Config.workers, help="processes on this address")
    parser.add_argument("--handover", type=Path, help="folder where processes hand each other sockets")
    parser.add_argument("--lease-seconds", type=float, default=Config.lease_seconds)
    parser.add_argument("--client", type=Path, default=Config.client, help="folder of the built client")
    parser.add_argument("--bot-pause", type=float, default=Config.bot_pause, help="seconds")
    parser.add_argument("--bot-workers", type=int, default=Config.bot_workers)
    parser.add_argument(
        "--bot-patience", type=float, default=Config.bot_patience, help="seconds, for every bot"
    )
    parser.add_argument("--open-days", type=float, default=Config.open_days, help="a table waits to begin")
    parser.add_argument("--pack-days", type=float, default=Config.pack_days, help="old games are packed")
    parser.add_argument(
        "--away-seconds", type=float, default=Config.away_seconds, help="until others decide about somebody"
    )
    parser.add_argument(
        "--abandoned-days", type=float, default=Config.abandoned_days, help="until a game closes"
    )
    parser.add_argument("--idle-seconds", type=float, default=Config.idle_seconds)
    parser.add_argument("--request-seconds", type=float, default=Config.request_seconds)
    parser.add_argument("--site", default="", help="the address in the links of letters")
    parser.add_argument("--mail-server", default="", help="smtp://user:password@host:port")
    parser.add_argument("--mail-from", default="", help="the sender of letters")
    parser.add_argument("--mail-minutes", type=float, default=Config.mail_minutes, help="news wait so long")
    parser.add_argument("--push-seconds", type=float, default=Config.push_seconds, help="news wait so long")
    parser.add_argument("--push-anywhere", action="store_true", help="for tests: also to this machine")
    parser.add_argument("--metrics", default="", help="host:port where Prometheus reads")
    parser.add_argument("--log", default="", help="json: every line an object")
    for option, meaning in (
        ("origin", "a further site that may use this server"),
        ("host-name", "a name of this site"),
        ("trusted-proxy", "an address or network whose X-Forwarded headers are believed"),
    ):
        parser.add_argument(f"--{option}", action="append", default=[], help=meaning)
    _add_limits(parser)
    given = vars(parser.parse_args())
    listening = bind(given.pop("host"), given.pop("port"))
    host, port = listening.getsockname()[:2]
    config = Config(
        origins=tuple(given.pop("origin")),
        hosts=tuple(given.pop("host_name")),
        trusted_proxies=tuple(given.pop("trusted_proxy")),
        lan_address=lan_address(host, port),
        limits=_limits(given),
        **given,
    )

    def ready() -> None:
        sys.stdout.write(url(host, port) + "\n")
        sys.stdout.flush()

    run(config, listening, ready)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("limits", "0: none")
    group.add_argument("--unlimited", action="store_true", help="none of these, unless it is given")
    for one in dataclasses.fields(Limits):
        meaning = f"{one.metadata['help']} ({one.default})"
        group.add_argument(f"--{one.name.replace('_', '-')}", type=float, help=meaning)


def _limits(given: dict[str, Any]) -> Limits:
    """Take the limits out of what was given."""
    base = Limits.none() if given.pop("unlimited") else Limits()
    changed = {one.name: given.pop(one.name) for one in dataclasses.fields(Limits)}
    return dataclasses.replace(base, **{name: value for name, value in changed.items() if value is not None})


if __name__ == "__main__":
    main()
