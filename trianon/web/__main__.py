"""`python -m trianon.web`: the server with every setting, for operating, tests and measurements."""

import argparse
import sys
from pathlib import Path

from trianon.web.config import Config
from trianon.web.server import bind, lan_address, run, url


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trianon.web", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--data", type=Path, help="without it everything is forgotten at the end")
    parser.add_argument(
        "--database", default="", help="a SQLAlchemy URL instead of SQLite in the data directory"
    )
    parser.add_argument("--client", type=Path, default=Config.client, help="folder of the built client")
    parser.add_argument("--bot-pause", type=float, default=Config.bot_pause, help="seconds")
    parser.add_argument("--bot-workers", type=int, default=Config.bot_workers)
    parser.add_argument("--bot-patience", type=float, default=Config.bot_patience, help="seconds")
    parser.add_argument("--open-days", type=float, default=Config.open_days, help="a table waits to begin")
    parser.add_argument("--messages-per-second", type=float, default=Config.messages_per_second)
    parser.add_argument("--tables-per-minute", type=float, default=Config.tables_per_minute)
    parser.add_argument("--idle-seconds", type=float, default=Config.idle_seconds)
    parser.add_argument(
        "--origin", action="append", default=[], help="a further site that may use this server"
    )
    given = vars(parser.parse_args())
    listening = bind(given.pop("host"), given.pop("port"))
    host, port = listening.getsockname()[:2]
    origins = tuple(given.pop("origin"))
    config = Config(**given, origins=origins, lan_address=lan_address(host, port))

    def ready() -> None:
        sys.stdout.write(url(host, port) + "\n")
        sys.stdout.flush()

    run(config, listening, ready)


if __name__ == "__main__":
    main()
