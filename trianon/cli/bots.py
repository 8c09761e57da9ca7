"""`trianon bots`: this machine thinks for the bots of servers elsewhere."""

import asyncio
import logging
import os

import typer

import trianon
from trianon.kernel.errors import TrianonError
from trianon.web.bot_machine import BotMachine
from trianon.web.broker import BrokerError, BrokerSettings, reach
from trianon.web.logs import write_json


def think(broker: str, workers: int) -> None:
    """Until stopped; TrianonError when the broker cannot be used."""
    settings = BrokerSettings(
        broker,
        os.environ.get("TRIANON_BROKER_AUTHORITY", ""),
        os.environ.get("TRIANON_BROKER_CREDENTIALS", ""),
    )
    if not broker:
        raise TrianonError("name the broker of the servers: --broker nats://host:4222, or TRIANON_BROKER")
    try:
        settings.check()
        asyncio.run(reach(settings))
    except (BrokerError, OSError, ValueError) as error:
        # Its address may hold a password.
        raise TrianonError(f"cannot use the broker: {error}") from None
    for game in trianon.games():
        trianon.game(game)  # corrected figures are read now, or refused
    if os.environ.get("TRIANON_LOG") == "json":
        write_json()
    else:
        logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    count = workers or os.cpu_count() or 1
    asyncio.run(_think(settings, count))
    typer.echo("\nGoodbye. What was not answered is asked elsewhere.")


async def _think(settings: BrokerSettings, workers: int) -> None:
    bots = "1 bot thinks" if workers == 1 else f"{workers} bots at a time think"
    await BotMachine(settings, workers).run(lambda: typer.echo(f"{bots} here; stop with Ctrl+C"))
