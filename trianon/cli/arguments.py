"""Arguments and options that several commands share."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer


def _games(incomplete: str) -> list[str]:
    from trianon.games.registry import games

    return [id for id in games() if id.startswith(incomplete)]


def complete_bots(context: typer.Context, incomplete: str) -> list[str]:
    from trianon import bots
    from trianon.games.registry import games

    game = context.params.get("game")
    known = bots.names(game) if game in games() else ("random", "greedy")
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known if name.startswith(last)]


def _languages(incomplete: str) -> list[str]:
    return [language for language in ("en", "cs", "nl") if language.startswith(incomplete)]


Game = Annotated[str, typer.Argument(help="Id of a game, see: trianon games.", autocompletion=_games)]
Lang = Annotated[
    str, typer.Option("--lang", help="en, cs or nl; else your system's language.", autocompletion=_languages)
]
Ledger = Annotated[
    Path | None, typer.Option("--file", help="Keep every result here; run again to go on where it stopped.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one for each core.")]
Ray = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster; local: start one here for this run."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Option of the game, see: trianon games."),
]
Figures = Annotated[
    list[str] | None,
    typer.Option(
        "--figures",
        metavar="GAME=FILE",
        help="Play this game with corrected figures, see: trianon figures. Of several, the last counts.",
    ),
]


def data_directory() -> Path:
    """Where games are kept unless --data says otherwise: where this platform keeps the data of programs."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "trianon"


Data = Annotated[Path | None, typer.Option(help="Directory that keeps all games.")]
Database = Annotated[
    str, typer.Option(envvar="TRIANON_DATABASE", help="A SQLAlchemy URL instead of the data directory.")
]
